"""The table server: people, tables, clocks, storage and live updates. It knows no rule."""

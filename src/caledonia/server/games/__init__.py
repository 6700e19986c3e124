"""Games as the server stores and replays them: rows, logs, positions, clocks, orders."""

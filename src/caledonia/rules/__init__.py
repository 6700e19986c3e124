"""The rules: one module per action kind and phase, legal() and apply() side by side."""

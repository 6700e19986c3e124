"""The rules: one module per action kind and phase, with legal and apply functions."""

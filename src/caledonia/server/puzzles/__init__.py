"""Puzzles, and exercises from a player's own games."""

"""Exercises: a player's own worst turns, and when each comes back."""

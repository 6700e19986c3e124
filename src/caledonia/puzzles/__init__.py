"""Puzzles: one turn with a clear best, and the judging of answers."""

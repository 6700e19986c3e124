"""Puzzles: one turn from a position with a clear best, and what judges an answer."""

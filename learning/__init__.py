"""Trains the seer's net by self-play; see docs/learning.md."""

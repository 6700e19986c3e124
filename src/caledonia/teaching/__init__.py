"""Aids for learners during a game, from public information only."""

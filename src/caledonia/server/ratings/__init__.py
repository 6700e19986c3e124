"""Ratings by player count, with the effects of clan and seat learnt apart."""

"""Replaying stored games to check them."""

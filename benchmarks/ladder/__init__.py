"""Measuring the levels that people play against."""

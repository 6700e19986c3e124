"""Measures the table server, and kills it: ``python -m benchmarks.server --help``."""

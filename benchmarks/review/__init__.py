"""How far to trust reviews; ``python -m benchmarks.review --help``."""

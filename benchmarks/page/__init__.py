"""Pictures of the page, and its speed in a real browser: ``python -m benchmarks.page --help``."""

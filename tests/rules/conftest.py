"""What holds for these tests."""

from tests.both_engines import both_engines

__all__ = ["both_engines"]

"""Notices: telling people by push, mail or webhook what happens at their tables."""

"""People: guests and members, their sessions and tokens."""

"""What the page needs beyond the tables: insight into positions, printed things, its own files."""

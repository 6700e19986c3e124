"""What a table can show learners while a game goes on, from public information only."""

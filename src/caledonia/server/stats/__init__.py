"""Statistics of finished games, profiles, the archive and the daily challenge's board."""

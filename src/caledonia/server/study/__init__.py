"""Looking back: profiles, statistics, the archive, the board of the daily challenge."""

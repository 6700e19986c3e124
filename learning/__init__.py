"""Learning the seer's net: games against itself, training, gates; see docs/learning.md."""

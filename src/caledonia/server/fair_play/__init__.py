"""Fair play: which aids are allowed, copies that are held, games that do not count."""

"""Clans, port tiles and scoring tiles: small plug-ins on one set of hooks."""

"""Who sends a request: sessions, tokens, and the addresses that people use."""

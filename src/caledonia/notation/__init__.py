"""Text forms: action code, position, game record."""

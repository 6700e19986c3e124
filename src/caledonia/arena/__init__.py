"""Playing many games with computer players and measuring how they end."""

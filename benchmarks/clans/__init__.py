"""How clans do in games of the seer, and what to bid for them."""

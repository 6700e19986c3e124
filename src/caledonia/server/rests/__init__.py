"""Hours of rest: when a person's turn clocks stop, and how people change them."""

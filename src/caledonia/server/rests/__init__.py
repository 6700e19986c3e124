"""Hours of rest: when a person's clocks stand still, and how that may be changed."""

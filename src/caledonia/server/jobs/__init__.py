"""Work beside the requests: bots that play and analyse, clocks that run out."""

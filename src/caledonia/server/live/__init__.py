"""Live updates: sockets, and what goes over them."""

"""Tables to play at: their log, the turn in progress, undo, standing orders and clocks."""

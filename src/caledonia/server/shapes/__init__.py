"""What the server answers, for the API's description: nothing is checked against it while playing.

A test plays a game and holds every answer and every message against these shapes.
"""

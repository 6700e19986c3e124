"""What follows from a position for each viewer: previews, forecasts, and what is printed.

Pages know no rule of the game; everything that needs one is computed here. The forms of all
answers stand in :mod:`caledonia.insight.shapes` and :mod:`caledonia.insight.printed_shapes`.
"""

"""Information derived from a position for each viewer: previews and printed data.

Pages know no rules; everything that needs one is computed here. The shapes of all
answers are in :mod:`caledonia.insight.shapes` and :mod:`caledonia.insight.printed_shapes`.
"""

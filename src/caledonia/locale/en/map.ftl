### The map: what its spaces are, what can be done on them, and its tools.

# Read out when the map gets the focus.
map-keys = Map: arrow keys move from space to space, Enter chooses, plus and minus zoom
map-tools = Map layers

## Spaces

map-loch = loch
map-free = free
map-cost = Land cost
map-border = border space
map-delta = river delta
map-mist = mist
map-mist-out = mist, out of play
# Why nothing can stand on a space.
map-blocked =
    .covered = covered, out of play
    .neutral = occupied by a neutral piece
map-port = port { $port }
map-port-used = used by { $name }
map-owner = { $name }: { $unit }
map-reach-now = in reach
# $name is a shipping level, like "2-loch".
map-reach-later = in reach with { $name } shipping
map-reach-never = out of reach
map-neighbours = New neighbours sell:

## Choices

# A price on the map, and the lowest of several.
map-price = { $money }
    .from = { $money }+
# A choice with its price, like "sheep £11".
map-offer = { $what } { $money }
map-again = { $what }: press again to confirm
map-row = row to { $target }
map-slaughter = slaughter
map-about = About { $space }
map-close = Close
# Before the symbols of units.
map-why-here = Why not here?
# $unit with its article: "a sheep".
map-why = Why not { $unit } here?

## Tools

map-nearer = Zoom in
map-farther = Zoom out
map-whole = Fit map
map-turn = Rotate map
# A tool with its key, as a tooltip.
map-tool-key = { $label } ({ $key })
map-show-reach = My reach
map-show-settlements = Settlements
map-show-neighbours = Neighbours’ goods
map-show-borders = Border spaces
map-show-deltas = River deltas
map-show-costs = Land costs
map-show-names = Coordinates
map-reach-key = shipping level needed
# Below the map, for each player: settlements linked, and victory points for them now.
map-linked = { $count ->
        [one] { $count } settlement
       *[other] { $count } settlements
    } · { $points } VP

## The map in words

map-text = Text version of the map
map-text-open = What you can do on the map
map-text-offer = { $space }: { $offer }
map-text-units = Units on the map
map-text-line = { $units }: { $spaces }
map-text-none = none yet

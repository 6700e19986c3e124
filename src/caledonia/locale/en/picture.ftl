### Pictures of positions.

picture-move = move { $number }
picture-decides = { $name } decides
picture-final = final position
picture-points-now = { $points } VP now
picture-points = { $points } VP
legend-mist-out = out of play

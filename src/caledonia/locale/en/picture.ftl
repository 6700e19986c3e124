### Pictures of positions.

picture-move = move { $number }
picture-decides = { $name } to play
picture-final = final position
picture-points-now = { $points } VP now
picture-points = { $points } VP
legend-mist-out = out of play

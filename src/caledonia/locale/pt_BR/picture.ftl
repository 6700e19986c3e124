### Imagens de posições.

picture-move = jogada { $number }
picture-decides = { $name } decide
picture-final = posição final
picture-points-now = { $points } PV agora
picture-points = { $points } PV
legend-mist-out = fora do jogo

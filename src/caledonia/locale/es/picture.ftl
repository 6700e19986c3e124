### Imágenes de posiciones.

picture-move = jugada { $number }
picture-decides = decide { $name }
picture-final = posición final
picture-points-now = { $points } PV ahora
picture-points = { $points } PV
legend-mist-out = fuera de juego

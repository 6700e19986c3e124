### Immagini di posizioni.

picture-move = mossa { $number }
picture-decides = decide { $name }
picture-final = posizione finale
picture-points-now = { $points } PV ora
picture-points = { $points } PV
legend-mist-out = fuori gioco

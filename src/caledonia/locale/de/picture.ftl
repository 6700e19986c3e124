### Bilder von Stellungen.

picture-move = Schritt { $number }
picture-decides = { $name } entscheidet
picture-final = Endstellung
picture-points-now = jetzt { $points } SP
picture-points = { $points } SP
legend-mist-out = nicht im Spiel

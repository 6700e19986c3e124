### The page: others' moves as captions, and the card at the end of a round.

moves-skip = Saltar
moves-missed = { $count ->
        [one] Una jugada
       *[other] { $count } jugadas
    } desde tu último turno
moves-show = Ver
moves-round = Fin de la ronda { $round }
moves-round-close = Entendido
moves-earned = Ingresos
moves-made = Producido
moves-used = Gastado
moves-glory = Gloria
moves-order = Orden de turno en la ronda { $round }
moves-contracts = Nuevos en el tablero de exportación
moves-prices = Los dados mueven estos precios:

### The page: others' moves as captions, and the card at the end of a round.

moves-skip = Überspringen
moves-missed = { $count ->
        [one] Ein Zug
       *[other] { $count } Züge
    } seit deinem letzten Zug
moves-show = Ansehen
moves-round = Ende von Runde { $round }
moves-round-close = Verstanden
moves-earned = Verdient
moves-made = Produziert
moves-used = Verbraucht
moves-glory = Ruhm
moves-order = Zugreihenfolge in Runde { $round }
moves-contracts = Neu auf dem Exporttableau
moves-prices = Die Würfel bewegen Preise:

### The page: others' moves as captions, and the card at the end of a round.

moves-skip = Salta
moves-missed = { $count ->
        [one] Una mossa
       *[other] { $count } mosse
    } dal tuo ultimo turno
moves-show = Mostra
moves-round = Fine del round { $round }
moves-round-close = Ho capito
moves-earned = Rendita
moves-made = Prodotti
moves-used = Usati
moves-glory = Gloria
moves-order = Ordine di turno nel round { $round }
moves-contracts = Nuovi sulla plancia esportazioni
moves-prices = I dadi muovono i prezzi:

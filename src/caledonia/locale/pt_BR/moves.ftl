### The page: others' moves as captions, and the card at the end of a round.

moves-skip = Pular
moves-missed = { $count ->
        [1] Uma jogada
       *[other] { $count } jogadas
    } desde o seu último turno
moves-show = Ver
moves-round = Fim da rodada { $round }
moves-round-close = Entendi
moves-earned = Renda
moves-made = Produção
moves-used = Usados
moves-glory = Glória
moves-order = Ordem dos turnos na rodada { $round }
moves-contracts = Novos no tabuleiro de exportação
moves-prices = Os dados movem os preços:

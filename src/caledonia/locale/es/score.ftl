### La hoja de puntuación.

score-glory = Gloria
score-basic_goods = Mercancías básicas
score-processed_goods = Mercancías procesadas
score-money = Dinero
score-hops = Lúpulo
score-cotton = Algodón
score-tobacco = Tabaco
score-sugar_cane = Caña de azúcar
score-contracts = Contratos
    .figure = { $points } ({ $count ->
        [one] { $count } cumplido
       *[other] { $count } cumplidos
    })
score-settlements = Explotaciones
    .figure = { $points } ({ $count ->
        [one] { $count } unida
       *[other] { $count } unidas
    })
score-bid = Oferta
score-total = Total
score-money_left = Dinero sobrante
score-final = Puntuación final
score-now = Si la partida acabara ahora
score-place = { $place }. { $name }, { $points } PV
score-winner = { $name } gana con { $points } PV. ¡Sláinte!
score-shared = Victoria compartida: { $names }, con { $points } PV cada uno. ¡Sláinte!
score-solo = Tu rango con { $points } PV: { $rank }

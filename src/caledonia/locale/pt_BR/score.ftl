### A Planilha de Pontuação.

score-glory = Glória
score-basic_goods = Produtos básicos
score-processed_goods = Produtos manufaturados
score-money = Dinheiro
score-hops = Lúpulo
score-cotton = Algodão
score-tobacco = Tabaco
score-sugar_cane = Cana-de-açúcar
score-contracts = Contratos
    .figure = { $points } ({ $count ->
        [1] { $count } cumprido
       *[other] { $count } cumpridos
    })
score-settlements = Povoados
    .figure = { $points } ({ $count ->
        [1] { $count } ligado
       *[other] { $count } ligados
    })
score-bid = Lance
score-total = Total
score-money_left = Dinheiro restante
score-final = Pontuação final
score-now = Se a partida acabasse agora
score-place = { $place }. { $name }, { $points } PV
score-winner = { $name } vence com { $points } PV. Sláinte!
score-shared = Vitória compartilhada: { $names }, com { $points } PV cada. Sláinte!
score-solo = Seu nível com { $points } PV: { $rank }

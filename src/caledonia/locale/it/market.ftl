### Il mercato, la Plancia Esportazioni e il bordo superiore del tavolo.

## Mercato

market-heading = Mercato
# Quanti dei propri mercanti sono liberi.
market-merchants = { $count ->
        [one] { $count } mercante
       *[other] { $count } mercanti
    }
market-merchants-about = I tuoi mercanti: { $left } in riserva, { $away } al mercato fino al prossimo round, { $board } sulla plancia da assoldare.
market-hint = ▲ compra, ▼ vende. Ogni pezzo impegna un mercante e muove il prezzo di uno spazio.
market-price = { $good }: { $price }
market-range = ora { $now }, fra { $low } e { $high }
market-since = Dal tuo ultimo turno: { $old } → { $new }
market-moves = { $count ->
        [0] Il prezzo non si è ancora mosso.
        [one] Il prezzo si è mosso una volta.
       *[other] Il prezzo si è mosso { $count } volte.
    }
market-bought = { $name } ha comprato { $goods }
market-sold = { $name } ha venduto { $goods }
market-stock = Hai { $goods }.
market-buy = { $count ->
        [0] Ora non puoi comprare { $good }
       *[other] Compra { $good }, fino a { $count }
    }
market-sell = { $count ->
        [0] Ora non puoi vendere { $good }
       *[other] Vendi { $good }, fino a { $count }
    }
# Che cosa limita uno scambio.
market-limit-merchants = Per uno scambio più grande servono altri mercanti.
market-limit-money = Per comprare di più serve altro denaro.
market-limit-goods = Non puoi vendere più di quello che hai.
market-limit-other_side = I tuoi mercanti sono sull’altro lato di questo bene.
market-buying = Compra { $goods }
market-selling = Vendi { $goods }
market-fewer = Uno in meno
market-more = Uno in più
market-take-buy = Compra
market-take-sell = Vendi
market-away = Indietro
market-then = Il prezzo è ora { $old } e dopo { $new }.
# Una parte di una somma, come «clan: +£1» e «acquisto, 2 × £6: −£12».
market-part = { $name }: { $money }
market-part-pieces = { $name }, { $count } × { $price }: { $money }
market-total = in tutto: { $money }
market-unknown = Un momento…

## Plancia Esportazioni e Contratti

market-export-heading = Esportazioni
market-contract = Contratto { $number }
market-contract-lacks = Ti manca: { $lacks }.
market-contract-ready = Hai tutto quello che chiede.
market-contract-saved = { $count ->
        [one] Un porto a portata risparmierebbe { $count } degli animali, una volta sola.
       *[other] Porti a portata risparmierebbero { $count } degli animali, una volta sola.
    }
market-contract-buying = { $merchants ->
        [one] Comprare quello che manca: { $money } e { $merchants } mercante.
       *[other] Comprare quello che manca: { $money } e { $merchants } mercanti.
    }
market-contract-unbuyable = Ora non puoi comprare al mercato tutto quello che manca.
market-contract-worth = Soddisfatto ora: { $points } PV. I beni che chiede varrebbero { $paid } PV alla fine.
market-contract-money = Riceveresti { $money }.
# «gratis» accanto a un prezzo: non costa nulla.
market-free = gratis
market-points = { $points } PV
market-export-receive = Prendere un Contratto porta { $money }.
market-export-pay = Prendere un Contratto costa { $money }.
market-export-free = Prendere un Contratto è gratis.
market-export-now = Round { $round }: { $what }
market-export-pile = { $count ->
        [0] La pila di pesca è finita.
        [one] Nella pila di pesca resta { $count } Contratto.
       *[other] Nella pila di pesca restano { $count } Contratti.
    }
market-export-drawn = Pescati per il Bonus di Costruzione
market-export-none = Non tenerne nessuno
market-export-empty = Riquadro vuoto
market-held-heading = I tuoi Contratti
market-held-empty = Non hai nessun Contratto.

## Importazioni

market-import-heading = Importazioni
# $rank è 1 per il bene più importato.
market-import-about = Importati da tutti: { $imports }, posto { $rank }: alla fine { $points } PV ciascuno, per come stanno le cose.
market-import-own = Tuoi: { $count } × { $points } PV = { $sum } PV
market-import-mark = Fino alla prossima £1: ancora { $count }
market-import-value = { $name } { $points } PV
market-import-what-if = Con uno in più diventerebbe: { $values }

## Round e tessere Punteggio

market-round-heading = Round e tessere Punteggio
market-round = Round { $number }
market-round-setup = Setup
market-round-scored = Il punteggio di questo round è già assegnato.
market-round-no-tile = Nessuna tessera Punteggio in questa partita.
market-round-now = Se il punteggio si assegnasse ora:
market-round-glory = { $amount } Gloria

## Ordine di turno

market-order-heading = Ordine di turno
# $place conta da 1 nell’ordine di turno di questo round.
market-order-place = { $name }, posto { $place } nell’ordine di turno
market-order-you = Questo sei tu.
market-order-turn = Ora deve decidere.
market-order-has-passed = ha passato
market-order-passed = Ha passato: posto { $place } nel prossimo round.
market-order-passed-you = Hai passato: posto { $place } nel prossimo round.
market-order-bot = Un bot.
market-order-stand-in = { $bot } gioca al suo posto finché non torna.
market-order-here = È al tavolo.
market-order-away = È assente.
market-order-pass-money = Chi passa ora riceve { $money }.
# Tempo che resta, molto breve.
market-order-days = { $count } g
market-order-hours = { $count } h

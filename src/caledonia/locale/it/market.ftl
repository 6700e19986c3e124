### Il mercato, la plancia esportazioni e il bordo superiore del tavolo.

## Mercato

market-heading = Mercato
# Quanti dei propri mercanti sono liberi.
market-merchants = { $count ->
        [one] { $count } mercante
       *[other] { $count } mercanti
    }
market-merchants-about = I tuoi mercanti: { $left } in riserva, { $away } al mercato fino al prossimo round, { $board } sulla plancia da assoldare.
market-hint = ▲ compri, ▼ vendi. Ogni bene impegna un mercante e sposta il prezzo di uno spazio.
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
market-limit-merchants = Per scambiare di più servono altri mercanti.
market-limit-money = Per comprare di più serve altro denaro.
market-limit-goods = Non puoi vendere più di quello che hai.
market-limit-other_side = Non puoi comprare e vendere lo stesso bene in un round.
market-buying = Compra { $goods }
market-selling = Vendi { $goods }
market-fewer = Uno in meno
market-more = Uno in più
market-take-buy = Compra
market-take-sell = Vendi
market-away = Indietro
market-then = Prezzo: ora { $old }, dopo { $new }.
# Una parte di una somma, come «clan: +£1» e «acquisto, 2 × £6: −£12».
market-part = { $name }: { $money }
market-part-pieces = { $name }, { $count } × { $price }: { $money }
market-total = totale: { $money }
market-unknown = Caricamento…

## Plancia esportazioni e contratti

market-export-heading = Esportazioni
market-contract = Contratto { $number }
market-contract-lacks = Ti manca: { $lacks }.
market-contract-ready = Hai tutto il necessario.
market-contract-saved = { $count ->
        [one] Un porto a portata ti risparmierebbe { $count } animale, una volta sola.
       *[other] I porti a portata ti risparmierebbero { $count } animali, una volta sola.
    }
market-contract-buying = { $merchants ->
        [one] Per comprare quello che manca: { $money } e { $merchants } mercante.
       *[other] Per comprare quello che manca: { $money } e { $merchants } mercanti.
    }
market-contract-unbuyable = Ora al mercato non puoi comprare tutto quello che manca.
market-contract-worth = Soddisfatto ora vale { $points } PV; i beni che chiede, da soli, varrebbero { $paid } PV alla fine.
market-contract-money = Riceveresti { $money }.
# «gratis» accanto a un prezzo: non costa nulla.
market-free = gratis
market-points = { $points } PV
market-export-receive = Se prendi un contratto ricevi { $money }.
market-export-pay = Prendere un contratto costa { $money }.
market-export-free = Prendere un contratto è gratis.
market-export-now = Round { $round }: { $what }
market-export-pile = { $count ->
        [0] La pila di pesca è finita.
        [one] Nella pila di pesca resta { $count } contratto.
       *[other] Nella pila di pesca restano { $count } contratti.
    }
market-export-drawn = Pescati per il bonus di costruzione
market-export-none = Non tenerne nessuno
market-export-empty = Box vuoto
market-held-heading = I tuoi contratti
market-held-empty = Non hai nessun contratto.

## Importazioni

market-import-heading = Importazioni
# $rank è 1 per il bene più importato.
market-import-about = Importati in totale: { $imports } (posizione { $rank }). Al momento varrebbero { $points } PV l’uno.
market-import-own = Tuoi: { $count } × { $points } PV = { $sum } PV
market-import-mark = Ancora { $count } per la prossima £1
market-import-value = { $name } { $points } PV
market-import-what-if = Con uno in più: { $values }

## Round e tessere punteggio

market-round-heading = Round e tessere punteggio
market-round = Round { $number }
market-round-setup = Setup
market-round-scored = Questo round è già stato conteggiato.
market-round-no-tile = Nessuna tessera punteggio in questa partita.
market-round-now = Se si contasse ora:
market-round-glory = { $amount } gloria

## Ordine di turno

market-order-heading = Ordine di turno
# $place conta da 1 nell’ordine di turno di questo round.
market-order-place = { $name }, posizione { $place } nell’ordine di turno
market-order-you = Sei tu.
market-order-turn = È il suo turno.
market-order-has-passed = ha passato
market-order-passed = Ha passato: posizione { $place } nel prossimo round.
market-order-passed-you = Hai passato: posizione { $place } nel prossimo round.
market-order-bot = È un bot.
market-order-stand-in = { $bot } gioca al suo posto finché non torna.
market-order-here = È al tavolo.
market-order-away = Non è al tavolo.
market-order-pass-money = Chi passa ora riceve { $money }.
# Tempo che resta, molto breve.
market-order-days = { $count } g
market-order-hours = { $count } h

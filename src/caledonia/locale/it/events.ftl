### Che cosa è successo. Per lo più segue il nome di un giocatore e si unisce con virgole;
### le forme «you» si rivolgono a chi legge (vedi en/events.ftl).

event-you = { $deeds }.
event-money-changed =
    .gain = { $cause ->
        [no_clans] riceve { $money } per il posto nell’ordine di turno
        [income] guadagna { $money } con i lavoratori
        [import] riceve { $money } dal percorso delle importazioni
        [clan] riceve { $money } grazie al clan
       *[other] riceve { $money }
    }
    .gain-you = { $cause ->
        [no_clans] ricevi { $money } per il tuo posto nell’ordine di turno
        [income] guadagni { $money } con i lavoratori
        [import] ricevi { $money } dal percorso delle importazioni
        [clan] ricevi { $money } grazie al tuo clan
       *[other] ricevi { $money }
    }
    .loss = paga { $money }
    .loss-you = paghi { $money }
event-goods-changed =
    .gain = { $cause ->
        [starting_tile] comincia con { $goods }
        [buy] compra { $goods }
        [production] produce { $goods }
       *[other] riceve { $goods }
    }
    .gain-you = { $cause ->
        [starting_tile] cominci con { $goods }
        [buy] compri { $goods }
        [production] produci { $goods }
       *[other] ricevi { $goods }
    }
    .loss = { $cause ->
        [sell] vende { $goods }
        [export] consegna { $goods }
        [production] consuma { $goods }
       *[other] cede { $goods }
    }
    .loss-you = { $cause ->
        [sell] vendi { $goods }
        [export] consegni { $goods }
        [production] consumi { $goods }
       *[other] cedi { $goods }
    }
event-butter = trasforma { $goods } in burro
    .you = trasformi { $goods } in burro
event-brew = fa birra con { $goods }
    .you = fai birra con { $goods }
event-glory-gained = riceve { $amount } gloria
    .you = ricevi { $amount } gloria
event-unit-placed = { $cause ->
        [start] comincia con { $unit } in { $space }
       *[other] piazza { $unit } in { $space }
    }
    .you = { $cause ->
        [start] cominci con { $unit } in { $space }
       *[other] piazzi { $unit } in { $space }
    }
event-unit-removed = { $cause ->
        [slaughter] macella { $unit } in { $space }
       *[port] toglie { $unit } da { $space }
    }
    .you = { $cause ->
        [slaughter] macelli { $unit } in { $space }
       *[port] togli { $unit } da { $space }
    }
event-unit-moved = rema con { $unit } da { $origin } a { $target }
    .you = remi con { $unit } da { $origin } a { $target }
event-merchants-sent =
    .buy = manda { $count ->
        [one] un mercante
       *[other] { $count } mercanti
    } a comprare { $good }
    .buy-you = mandi { $count ->
        [one] un mercante
       *[other] { $count } mercanti
    } a comprare { $good }
    .sell = manda { $count ->
        [one] un mercante
       *[other] { $count } mercanti
    } a vendere { $good }
    .sell-you = mandi { $count ->
        [one] un mercante
       *[other] { $count } mercanti
    } a vendere { $good }
event-merchant-recalled = richiama un mercante dal mercato ({ $good })
    .you = richiami un mercante dal mercato ({ $good })
event-merchant-hired = assolda un mercante
    .you = assoldi un mercante
event-shipping-upgraded = migliora la navigazione al livello { $level } ({ $name })
    .you = migliori la navigazione al livello { $level } ({ $name })
event-technology-upgraded = migliora la tecnologia dei { $units }
    .you = migliori la tecnologia dei { $units }
event-contract-obtained = prende il contratto { $contract }
    .you = prendi il contratto { $contract }
event-contracts-drawn = pesca i contratti { $contracts }
    .you = peschi i contratti { $contracts }
event-contract-kept = tiene il contratto { $contract }
    .you = tieni il contratto { $contract }
event-contract-fulfilled = soddisfa il contratto { $contract }
    .you = soddisfi il contratto { $contract }
event-clan-chosen = sceglie il { $clan } con la { $tile }
    .you = scegli il { $clan } con la { $tile }
    .tile = sceglie la { $tile }
    .tile-you = scegli la { $tile }
event-bid-made = punta { $points } PV
    .you = punti { $points } PV
    .leave = lascia l’asta
    .leave-you = lasci l’asta
event-auction-won = vince l’asta con { $points } PV: posizione { $place } nell’ordine di turno
    .you = vinci l’asta con { $points } PV: posizione { $place } nell’ordine di turno
event-worker-forgone = non ha spazi adatti a un lavoratore iniziale
    .you = non hai spazi adatti a un lavoratore iniziale
event-port-used = usa il porto { $port }
    .you = usi il porto { $port }
    .borrowed = usa il porto { $port } con l’effetto di { $effect }
    .borrowed-you = usi il porto { $port } con l’effetto di { $effect }
event-bonus-declined = { $bonus ->
        [neighbourhood] non compra altro dai vicini
        [building] non pesca contratti
        [upgrade] rinuncia al miglioramento bonus
       *[export] rinuncia agli altri bonus d’esportazione
    }
    .you = { $bonus ->
        [neighbourhood] non compri altro dai vicini
        [building] non peschi contratti
        [upgrade] rinunci al miglioramento bonus
       *[export] rinunci agli altri bonus d’esportazione
    }
event-barrel-moved =
    .in = mette un whisky in cantina
    .in-you = metti un whisky in cantina
    .out = prende il barile dallo spazio { $place } della cantina
    .out-you = prendi il barile dallo spazio { $place } della cantina
    .on = sposta un barile allo spazio { $place } della cantina
    .on-you = sposti un barile allo spazio { $place } della cantina
event-passed = passa
    .you = passi
event-turn-started = inizia il turno
    .you = inizi il turno
event-production-started = comincia la produzione
    .you = cominci la produzione

## Il tavolo

event-price-moved = { $good }: { $way ->
        [up] sale
       *[down] scende
    } da { $old } a { $new }
    .same = { $good }: { $way ->
        [up] sale
       *[down] scende
    } di uno spazio, resta a { $new }
event-merchants-returned = Tutti i mercanti tornano ai loro proprietari.
event-contracts-returned = Tornano in fondo alla pila di pesca: { $contracts }.
event-contract-revealed = Nuovo sulla plancia esportazioni: { $contract }.
event-contract-removed = Esce dal gioco il contratto { $contract }.
event-dice-rolled = Dadi: { $good }, { $figure }.
event-round-started = Comincia il round { $round }.
event-game-ended = L’ultimo round è stato conteggiato.

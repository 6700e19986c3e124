### Che cosa è successo. Per lo più segue il nome di un giocatore e si unisce con virgole
### (vedi en/events.ftl).

event-money-changed =
    .gain = { $cause ->
        [no_clans] riceve { $money } per il posto nell’ordine di turno
        [income] guadagna { $money } con i lavoratori
        [import] riceve { $money } dal percorso delle importazioni
        [port] riceve { $money } al porto
        [clan] riceve { $money } grazie al clan
       *[other] riceve { $money }
    }
    .loss = { $cause ->
        [port] paga { $money } al porto
       *[other] paga { $money }
    }
event-goods-changed =
    .gain = { $cause ->
        [starting_tile] comincia con { $goods }
        [buy] compra { $goods }
        [production] produce { $goods }
        [port] riceve { $goods } al porto
       *[other] riceve { $goods }
    }
    .loss = { $cause ->
        [sell] vende { $goods }
        [export] consegna { $goods }
        [production] consuma { $goods }
        [port] cede { $goods } al porto
        [butter] trasforma { $goods } in burro
        [beer] fa birra con { $goods }
       *[other] cede { $goods }
    }
event-glory-gained = { $cause ->
        [port] guadagna { $amount } Gloria al porto
       *[scoring_tile] riceve { $amount } Gloria
    }
event-unit-placed = { $cause ->
        [start] comincia con { $unit } in { $space }
       *[other] mette { $unit } in { $space }
    }
event-unit-removed = { $cause ->
        [slaughter] macella { $unit } in { $space }
       *[port] toglie { $unit } da { $space }
    }
event-unit-moved = rema con { $unit } da { $origin } a { $target }
event-merchants-sent =
    .buy = manda { $count ->
        [one] un mercante
       *[other] { $count } mercanti
    } a comprare: { $good }
    .sell = manda { $count ->
        [one] un mercante
       *[other] { $count } mercanti
    } a vendere: { $good }
event-merchant-recalled = richiama un mercante dal mercato ({ $good })
event-merchant-hired = assolda un mercante
event-shipping-upgraded = migliora la Navigazione al livello { $level } ({ $name })
event-technology-upgraded = migliora la Tecnologia: { $units }
event-contract-obtained = ottiene il Contratto { $contract }
event-contracts-drawn = pesca i Contratti { $contracts }
event-contract-kept = tiene il Contratto { $contract }
event-contract-fulfilled = soddisfa il Contratto { $contract }
event-clan-chosen = prende il { $clan } con la { $tile }
    .tile = prende la { $tile }
event-bid-made = punta { $points } PV
    .leave = lascia l’asta
event-auction-won = vince l’asta con { $points } PV: posto { $place } nell’ordine di turno
event-worker-forgone = non trova spazio per un lavoratore iniziale
event-port-used = usa il porto { $port }
    .borrowed = usa il porto { $port } con l’effetto di { $effect }
event-bonus-declined = { $bonus ->
        [neighbourhood] non compra altro dai vicini
        [upgrade] rinuncia al Miglioramento Bonus
       *[export] rinuncia agli altri Bonus d’Esportazione
    }
event-barrel-moved =
    .in = mette un whisky in cantina
    .out = prende il whisky dal posto { $place } della cantina
    .on = sposta un barile al posto { $place } della cantina
event-passed = passa
event-turn-started = è di turno
event-production-started = comincia la produzione

## Il tavolo

event-price-moved = { $good }: { $way ->
        [up] sale
       *[down] scende
    } da { $old } a { $new }
    .same = { $good }: { $way ->
        [up] sale
       *[down] scende
    } di uno spazio, ancora { $new }
event-merchants-returned = Tutti i mercanti tornano ai loro proprietari.
event-contracts-returned = Di nuovo sotto la pila di pesca: { $contracts }.
event-contract-revealed = Nuovo sulla Plancia Esportazioni: { $contract }.
event-contract-removed = Esce dal gioco il Contratto { $contract }.
event-dice-rolled = I dadi: { $good }, { $figure }.
event-round-started = Comincia il round { $round }.
event-game-ended = Il punteggio dell’ultimo round è assegnato.

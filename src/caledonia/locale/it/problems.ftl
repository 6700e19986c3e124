### Le decisioni come domande, e perché un’azione non è possibile.

## Che cosa c’è da decidere

pending-clan-choice = Scegli il tuo clan.
    .tile = Scegli la tua tessera iniziale.
pending-auction = Puntata più alta finora: { $high } PV. Rilanci o lasci?
    .open = Apri tu l’asta: punta 0 PV o più.
pending-worker-placement = Piazza un lavoratore iniziale.
    .of = Piazza un lavoratore iniziale ({ $number } di { $count }).
pending-turn = Scegli un’azione principale.
pending-turn-end = Vuoi fare altro o termini il turno?
pending-mandatory-trade = Hai spostato il prezzo ({ $good }): ora commercia questo bene.
pending-second-contract = Prendi un secondo contratto con la stessa azione?
pending-neighbourhood-bonus = Bonus di adiacenza: compri dai nuovi vicini?
    .draw = Compri dai nuovi vicini e peschi i contratti del bonus di costruzione, nell’ordine che vuoi?
pending-mandatory-purchase = Hai spostato il prezzo ({ $good }): ora compra questo bene dai vicini.
pending-draw-contracts = Bonus di costruzione: peschi i contratti?
pending-building-bonus = Tieni uno dei contratti pescati?
pending-exchanging = { $space ->
        [none] Quale unità scambi per prima?
       *[other] E la seconda?
    }
pending-slaughtering = Quale animale macelli per il contratto { $contract }? Serve ancora: { $meat }.
pending-export-bonuses = Bonus d’esportazione da prendere: { $bonuses }.
pending-second-fulfilment = Soddisfi un secondo contratto con la stessa azione?
pending-upgrade-bonus = Quale miglioramento bonus prendi?
pending-production = Che cosa producono i tuoi stabilimenti?
pending-cellar-choice = Metti in cantina uno dei nuovi whisky?
pending-butter-choice = Quanto latte trasformi in burro?

## Perché no

problem-not_now = Non ora: prima { $name } deve decidere altro. { $decision }
    .own = Prima devi decidere altro. { $decision }
    .done = Hai già fatto la tua azione principale; scrivi end.
problem-game_over = La partita è finita.
problem-money_short = { $amount ->
        [one] Ti manca £{ $amount }.
       *[other] Ti mancano £{ $amount }.
    }
problem-goods_short = Ti manca: { $goods }.
problem-animals_short = Per il { $meat }, sulla mappa ti manca ancora: { $animals }.
problem-no_merchant = { $amount ->
        [one] Ti manca un mercante nella riserva.
       *[other] Ti mancano { $amount } mercanti nella riserva.
    }
problem-other_side = Non puoi comprare e vendere lo stesso bene in un round ({ $good }).
problem-no_amount = Commercia almeno un bene.
problem-no_contract_there = Il contratto { $contract } non è sulla plancia esportazioni.
problem-not_held = Il contratto { $contract } non è nel tuo box esportazioni.
problem-not_drawn = Il contratto { $contract } non è fra quelli pescati.
problem-slots_full = Non hai box esportazioni vuoti.
problem-occupied = { $space } è occupato.
problem-mist = { $space } è nella nebbiolina: fuori gioco con 1 o 2 giocatori.
problem-covered = { $space } è coperto e fuori gioco.
problem-blocked = In { $space } c’è un pezzo neutrale.
problem-wrong_terrain = Non puoi piazzare { $unit } in { $space }: terreno sbagliato.
problem-fishermen_adjacent = { $space } confina con un altro tuo pescatore.
problem-not_border = { $space } non è uno spazio di confine.
problem-not_in_reach = { $space } non è alla tua portata.
problem-needs_shipping = { $space } non è alla tua portata: serve il livello di navigazione { $level } ({ $name }).
problem-no_unit_left = Sulla tua plancia giocatore non restano { $units }.
problem-not_a_starting_worker = All’inizio si piazzano solo lavoratori.
problem-top_level = La tua navigazione è già al livello massimo.
problem-already_upgraded = La tecnologia dei tuoi { $units } è già migliorata.
problem-no_technology = Il tuo clan non ha una tecnologia per i { $units }.
problem-no_merchant_on_board = Sulla tua plancia giocatore non restano mercanti.
problem-no_merchant_there = Non hai mercanti su questo bene: { $good }.
problem-no_free_space = Non hai più spazi gratuiti.
problem-no_upgrade_left = Non hai più miglioramenti bonus.
problem-not_your_animal = In { $space } non hai un animale che serva al contratto.
problem-meat_not_owed = Il contratto non chiede più { $meat }.
problem-would_be_short = Dopo non potresti più soddisfare il contratto.
problem-no_such_port = Il porto { $port } non è in gioco.
problem-port_used = Hai già usato il porto { $port }.
problem-port_not_in_reach = Il porto { $port } non è alla tua portata.
problem-port_no_units = Senza unità sulla mappa non hai porti a portata.
problem-port_window = Ora il porto { $port } non si può usare.
problem-port_choice = Il porto { $port } non si usa così: { $usage }.
problem-price_at_end = Il prezzo non può spostarsi in quella direzione: { $good }.
problem-no_trade_after = Dopo non potresti commerciare questo bene: { $good }.
problem-not_offered = Non è fra le scelte: { $name }.
problem-bid_too_low = Punta più di { $high } PV.
problem-bid_too_high = Punta al massimo { $highest } PV.
problem-must_open = Apri tu l’asta, quindi devi puntare.
problem-not_your_unit = In { $space } non hai un’unità che si possa scambiare.
problem-same_type = Le nuove unità devono essere di tipo diverso da entrambe le vecchie.
problem-cannot_exchange = Campi e pescatori non si possono scambiare.
problem-no_second_exchange = Non sarebbe possibile un secondo scambio.
problem-no_ability = Il tuo clan non può farlo.
problem-already_rowed = In questo turno un pescatore ha già remato.
problem-not_adjacent = { $space } non è un lago confinante.
problem-no_fisherman = In { $space } non hai un pescatore.
problem-no_hops = Non resta luppolo di questo contratto per fare birra.
problem-no_barrel = Nello spazio { $place } della cantina non c’è un barile.
problem-too_many = Al massimo { $amount }.
problem-no_neighbour = Nessun nuovo vicino produce questo bene: { $good }.
problem-bought_already = Hai già comprato questo bene da questi vicini: { $good }.
problem-limit_reached = In questo turno dai vicini puoi comprare ancora al massimo { $goods }.
problem-trade_first = Hai spostato il prezzo ({ $good }): ora commercia questo bene.

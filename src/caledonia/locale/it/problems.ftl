### Le decisioni come domande, e perché un’azione non è possibile.

## Che cosa c’è da decidere

pending-clan-choice = Quale clan guidi?
    .tile = Quale tessera Iniziale prendi?
pending-auction = Puntata più alta finora: { $high } PV. Rilanci o lasci?
    .open = Apri tu l’asta: punta 0 PV o più.
pending-worker-placement = Dove va il tuo lavoratore iniziale?
    .of = Dove va il tuo lavoratore iniziale? ({ $number } di { $count })
pending-turn = Scegli un’azione principale.
pending-turn-end = Ancora qualcosa, o finisci il turno?
pending-promised-trade = Hai mosso il prezzo ({ $good }): ora commercia questo bene.
pending-second-contract = Ottieni un secondo Contratto con la stessa azione?
pending-neighbourhood-bonus = Bonus di Adiacenza: compri dai nuovi vicini?
pending-promised-purchase = Hai mosso il prezzo ({ $good }): ora compra questo bene dai vicini.
pending-building-bonus = Tieni uno dei Contratti pescati?
pending-exchanging = Quale unità scambi per prima?
    .second = E la seconda?
pending-slaughtering = Quale animale macelli per il Contratto { $contract }? Mancano ancora: { $meat }.
pending-export-bonuses = Bonus d’Esportazione Diretti, nell’ordine che vuoi: { $bonuses }.
pending-second-fulfilment = Soddisfi un secondo Contratto con la stessa azione?
pending-upgrade-bonus = Quale Miglioramento Bonus prendi?
pending-production = Che cosa producono i tuoi stabilimenti?
pending-cellar-choice = Metti in cantina uno dei nuovi whisky?
pending-butter-choice = Quanto latte diventa burro?

## Perché no

problem-not_now = Non ora: { $name } deve prima decidere altro. { $decision }
    .own = Hai prima un’altra decisione da prendere: { $decision }
    .done = Hai già fatto la tua azione principale; scrivi end.
problem-game_over = La partita è finita.
problem-money_short = { $amount ->
        [one] Ti manca £{ $amount }.
       *[other] Ti mancano £{ $amount }.
    }
problem-goods_short = Ti manca: { $goods }.
problem-animals_short = Per il { $meat } manca ancora sulla mappa: { $animals }.
problem-no_merchant = { $amount ->
        [one] Ti manca un mercante nella riserva.
       *[other] Ti mancano { $amount } mercanti nella riserva.
    }
problem-other_side = I tuoi mercanti sono già sull’altro lato: { $good }.
problem-no_amount = Commercia almeno un bene.
problem-no_contract_there = Il Contratto { $contract } non è sulla Plancia Esportazioni.
problem-not_held = Il Contratto { $contract } non è nel tuo Box Esportazioni.
problem-not_drawn = Il Contratto { $contract } non è fra quelli pescati.
problem-slots_full = Non hai un Box Esportazioni vuoto.
problem-occupied = { $space } è occupato.
problem-mist = { $space } è nella nebbiolina: fuori gioco con 1 o 2 giocatori.
problem-covered = { $space } è coperto e fuori gioco.
problem-blocked = Su { $space } c’è un pezzo neutrale.
problem-wrong_terrain = { $space } non è terreno per { $unit }.
problem-fishermen_adjacent = { $space } confina con un altro tuo pescatore.
problem-not_border = { $space } non è uno spazio di confine.
problem-not_in_reach = { $space } non è alla tua portata.
problem-needs_shipping = { $space } non è alla tua portata: serve il livello di Navigazione { $level } ({ $name }).
problem-no_unit_left = Sulla tua Plancia Giocatore non restano { $units }.
problem-not_a_starting_worker = All’inizio si mettono solo lavoratori.
problem-top_level = La tua Navigazione è già al livello più alto.
problem-already_upgraded = Questa Tecnologia è già migliorata: { $units }.
problem-no_technology = Il tuo Clan non ha Tecnologia per loro: { $units }.
problem-no_merchant_on_board = Sulla tua Plancia Giocatore non restano mercanti.
problem-no_merchant_there = Lì non hai mercanti: { $good }.
problem-no_free_space = Non resta nessuno spazio gratuito.
problem-no_upgrade_left = Non resta nessun Miglioramento Bonus.
problem-not_your_animal = In { $space } non c’è un tuo animale che il Contratto chieda.
problem-meat_not_owed = Il Contratto non chiede più { $meat }.
problem-would_be_short = Dopo non potresti più pagare il Contratto.
problem-no_such_port = Il porto { $port } non è in gioco.
problem-port_used = Hai già usato il porto { $port }.
problem-port_not_in_reach = Il porto { $port } non è alla tua portata.
problem-port_no_units = Senza unità sulla mappa nessun porto è alla tua portata.
problem-port_window = Il porto { $port } non si può usare in questo momento.
problem-port_choice = Il porto { $port } non si usa così: { $usage }.
problem-price_at_end = Il prezzo non può muoversi da quella parte: { $good }.
problem-no_trade_after = Dopo non potresti commerciare questo bene: { $good }.
problem-not_offered = { $name }: non è fra le scelte.
problem-bid_too_low = Punta più di { $high } PV.
problem-bid_too_high = Punta al massimo { $highest } PV.
problem-must_open = Apri tu l’asta, quindi devi puntare.
problem-not_your_unit = In { $space } non c’è una tua unità che si possa scambiare.
problem-same_type = Le unità nuove devono essere di tipo diverso da tutte e due le vecchie.
problem-cannot_exchange = Campi e pescatori non si possono scambiare.
problem-no_second_exchange = Non ci sarebbe un secondo scambio da fare.
problem-no_ability = Il tuo clan non può farlo.
problem-already_rowed = In questo turno un pescatore ha già remato.
problem-not_adjacent = { $space } non è un lago confinante.
problem-no_fisherman = In { $space } non c’è un tuo pescatore.
problem-no_hops = Di questo Contratto non resta luppolo per la birra.
problem-no_barrel = Nel posto { $place } della cantina non c’è un barile.
problem-too_many = Al massimo { $amount }.
problem-no_neighbour = Nessun nuovo vicino lo produce: { $good }.
problem-bought_already = L’hai già comprato da questi vicini: { $good }.
problem-limit_reached = In questo turno i vicini ti vendono al massimo ancora { $goods }.
problem-trade_first = Hai mosso il prezzo ({ $good }): ora commercia questo bene.

### La pagina: la prima partita con una guida, e le regole da consultare.

learn-title = Impara il gioco
learn-lead = Cinque round alla testa di un clan: metti persone, animali e stabilimenti sulla mappa, commerci in un mercato dai prezzi mobili e spedisci beni oltremare. Alla fine vince chi ha più Punti Vittoria.
learn-start = Gioca la tua prima partita
learn-start-about = Una vera partita contro un Contadino, con una guida che spiega ogni novità quando si presenta. Puoi annullare ogni passo del tuo turno.
learn-rules = Leggi le regole
learn-rules-about = Ogni regola in una o due frasi, con la ricerca.
learn-idea-map = La mappa
    .text = Pecore, mucche, campi e stabilimenti stanno sui pascoli, i taglialegna nelle foreste, i minatori sulle montagne. Una nuova unità va accanto a una delle tue, o fin dove arriva la tua Navigazione.
learn-idea-production = La produzione
    .text = Alla fine di ogni round le tue unità lavorano: le pecore danno lana, le mucche latte, i campi grano, i lavoratori denaro. Gli stabilimenti trasformano il latte in formaggio e il grano in pane o whisky.
learn-idea-market = Il mercato
    .text = I mercanti comprano e vendono beni. Chi compra fa salire il prezzo, chi vende lo fa scendere, sempre dopo lo scambio.
learn-idea-contracts = I Contratti
    .text = Un Contratto chiede beni e carne, e porta importazioni, luppolo e bonus. Da qui viene la maggior parte dei punti.
learn-idea-score = I punti
    .text = Gloria dalle tessere Punteggio, importazioni (più sono rare, più valgono), Contratti, Insediamenti collegati, e qualcosa per beni e denaro.
learn-idea-clan = Il tuo clan
    .text = Ogni clan piega una regola a suo favore. Gioca sul suo punto di forza.

## La guida

guide = Guida
guide-next = Capito
guide-hide = Ora faccio da me
guide-step = { $step } di { $all }
guide-clan = Ti diamo il benvenuto! Per prima cosa scegli un clan. Ognuno sa fare qualcosa che gli altri non sanno. La tessera accanto dice con che cosa cominci. Per una prima partita vanno bene tutti.
guide-worker = Ora metti i tuoi primi due lavoratori. I taglialegna stanno nelle foreste, i minatori sulle montagne; tutti rendono denaro a ogni round. Il numero su uno spazio è il prezzo del terreno, che si aggiunge a quello del lavoratore. Un posto a buon mercato vicino ai pascoli è un buon inizio.
guide-turn = Tocca a te: una sola delle otto azioni qui sotto. Avrai un turno dopo l’altro finché non passi, quindi il tuo vero limite è il denaro. Per cominciare premi «Espandersi».
guide-unit = Scegli un’unità dalla tua plancia. Gli spazi illuminati sono quelli alla tua portata, ciascuno con il prezzo intero. Un campo o una pecora sono una buona prima scelta: i campi danno grano, le pecore lana.
guide-preview = Ancora non è fatto nulla: qui vedi quanto costa e che cosa ne segue. Conferma, o scegli altro. Anche dopo, «Annulla» ti riporta indietro, finché non finisci il turno.
guide-end = La tua azione è fatta. Finisci il turno quando ti va bene così; solo allora gli altri la vedono.
guide-neighbours = Hai costruito accanto a un altro giocatore. Ora puoi comprare i suoi beni, a un prezzo più basso che al mercato; servono i tuoi mercanti.
guide-contract = Dai un’occhiata alla Plancia Esportazioni: un Contratto dice che cosa consegnare e che cosa ricevi in cambio. Nel primo round ti pagano perfino se ne prendi uno. Scegline uno con beni che puoi produrre.
guide-market = Il mercato: un mercante per ogni pezzo. Compri al prezzo mostrato, poi il prezzo sale; vendi, e poi scende. I tuoi mercanti tornano all’inizio del prossimo round.
guide-pass = Quando non ti resta più nulla di utile da fare, passa. Chi passa per primo riceve più denaro e comincia il prossimo round.
guide-production = Produzione! Le unità danno da sole ciò che producono. Gli stabilimenti hanno bisogno di materia da lavorare: di’ quanto devono produrre.
guide-round-2 = Round 2. I mercanti sono tornati, i riquadri vuoti sono di nuovo pieni. In questo round prova a soddisfare un Contratto: compra quello che manca, o producilo.
guide-fulfil = Hai tutto quello che un Contratto chiede: premi «Soddisfare». Carne vuol dire che degli animali lasciano la mappa, e il loro spazio torna libero.
guide-imports = Hai importato qualcosa. Alla fine, dei tre beni importati, il più raro vale di più e il più comune di meno: tieni d’occhio il percorso delle importazioni.
guide-round-3 = Round 3, siamo a metà. La Navigazione ti porta oltre fiumi e laghi: nuove terre e nuovi Insediamenti. La Tecnologia fa rendere di più i tuoi lavoratori.
guide-settlements = I gruppi delle tue unità sono Insediamenti. Contano insieme se la tua Navigazione arriva dall’uno all’altro. La mappa può mostrarli: prova i suoi pulsanti.
guide-round-4 = Round 4. D’ora in poi il denaro vale di più se lo trasformi in Contratti. Nel menu vedi quanti punti farebbe ora ogni giocatore.
guide-round-5 = L’ultimo round. Soddisfa quello che puoi, collega i tuoi Insediamenti, spendi il denaro: alla fine £10 valgono un punto soltanto.
guide-over = Ben fatto! Il Segnapunti mostra da dove viene ogni punto. Ora conosci il gioco. Il prossimo passo è una partita con tutte le tessere.

## Le regole

rules-title = Le regole
rules-lead = Tutte le regole con parole nostre. «Perché no?» al tavolo porta alla riga giusta.
rules-search = Cerca nelle regole
rules-found = { $count ->
        [0] Non si trova nulla. Prova un’altra parola.
        [one] Una regola trovata.
       *[other] { $count } regole trovate.
    }
rules-chapters = Capitoli

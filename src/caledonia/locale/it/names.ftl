### Nomi delle cose. Gli attributi sono le forme che servono alle frasi (vedi en/names.ftl).

money = £{ $amount }
    .gain = +£{ $amount }
    .loss = −£{ $amount }

## Beni

good-wool = lana
    .count = { $count } di lana
good-grain = grano
    .count = { $count } di grano
good-milk = latte
    .count = { $count } di latte
good-bread = pane
    .count = { $count } di pane
good-cheese = formaggio
    .count = { $count } di formaggio
good-whisky = whisky
    .count = { $count } di whisky

meat-beef = manzo
    .count = { $count } di manzo
meat-mutton = montone
    .count = { $count } di montone

import-cotton = cotone
    .count = { $count } di cotone
import-tobacco = tabacco
    .count = { $count } di tabacco
import-sugar_cane = canna da zucchero
    .count = { $count } di canna da zucchero
hops = luppolo
    .count = { $count } di luppolo

## Unità

unit-sheep = pecora
    .count = { $count ->
        [one] { $count } pecora
       *[other] { $count } pecore
    }
    .a = una pecora
    .the = la pecora
    .plural = pecore
    .letter = p
unit-cow = mucca
    .count = { $count ->
        [one] { $count } mucca
       *[other] { $count } mucche
    }
    .a = una mucca
    .the = la mucca
    .plural = mucche
    .letter = m
unit-dairy = caseificio
    .count = { $count ->
        [one] { $count } caseificio
       *[other] { $count } caseifici
    }
    .a = un caseificio
    .the = il caseificio
    .plural = caseifici
    .letter = f
unit-bakery = forno
    .count = { $count ->
        [one] { $count } forno
       *[other] { $count } forni
    }
    .a = un forno
    .the = il forno
    .plural = forni
    .letter = o
unit-field = campo
    .count = { $count ->
        [one] { $count } campo
       *[other] { $count } campi
    }
    .a = un campo
    .the = il campo
    .plural = campi
    .letter = c
unit-distillery = distilleria
    .count = { $count ->
        [one] { $count } distilleria
       *[other] { $count } distillerie
    }
    .a = una distilleria
    .the = la distilleria
    .plural = distillerie
    .letter = d
unit-woodcutter = taglialegna
    .count = { $count } taglialegna
    .a = un taglialegna
    .the = il taglialegna
    .plural = taglialegna
    .letter = t
unit-miner = minatore
    .count = { $count ->
        [one] { $count } minatore
       *[other] { $count } minatori
    }
    .a = un minatore
    .the = il minatore
    .plural = minatori
    .letter = n
unit-fisherman = pescatore
    .count = { $count ->
        [one] { $count } pescatore
       *[other] { $count } pescatori
    }
    .a = un pescatore
    .the = il pescatore
    .plural = pescatori
    .letter = s

## La mappa

terrain-grassland = pascolo
    .letter = p
terrain-forest = foresta
    .letter = f
terrain-mountain = montagna
    .letter = m

shipping-0 = nessuna
shipping-1 = attraversare i fiumi
shipping-2 = 1‑lago
shipping-3 = 2‑laghi
shipping-4 = 3‑laghi
shipping-5 = 4‑laghi

## Contratti

contract-free-space = { $count ->
        [one] spazio gratuito
       *[other] { $count } spazi gratuiti
    }
contract-beer = birra da { $count } di grano al massimo
contract-upgrade = { $count ->
        [one] Miglioramento Bonus
       *[other] { $count } Miglioramenti Bonus
    }

## Clan e tessere Iniziali

clan-none = nessun clan
    .short = nessun clan
    .about = una tessera Iniziale e nessuna abilità
clan-buchanan = Clan Buchanan
    .short = Buchanan
    .about = { $slots } Box Esportazioni; ottiene o soddisfa { $per_action } Contratti con un’azione e paga una volta; il Bonus di Costruzione ne pesca { $draw }
clan-campbell = Clan Campbell
    .short = Campbell
    .about = il 1º/2º/3º/4º caseificio, forno o distilleria costa £{ $discount } in meno
clan-cunningham = Clan Cunningham
    .short = Cunningham
    .about = dopo la produzione trasforma il latte in burro, £{ $butter } l’uno
clan-fergusson = Clan Fergusson
    .short = Fergusson
    .about = comincia con la Navigazione e { $workers } lavoratori, tutti su spazi di confine
clan-macdonald = Clan MacDonald
    .short = MacDonald
    .about = { $workers } lavoratori a £{ $cost } per ogni terreno, anche pescatori sui laghi; rendono £{ $income } e possono remare
clan-macewen = Clan MacEwen
    .short = MacEwen
    .about = fa birra con { $limit } di grano al massimo, £{ $beer } l’uno, quando un Contratto porta luppolo
clan-mackenzie = Clan MacKenzie
    .short = MacKenzie
    .about = £{ $whisky } per ogni whisky prodotto e una cantina dove i barili maturano (£{ $cellar })
clan-robertson = Clan Robertson
    .short = Robertson
    .about = paga meno sui delta di fiume: £{ $discount_large } (£{ $discount_small } con 1–2 giocatori)
clan-stewart = Clan Stewart
    .short = Stewart
    .about = { $merchants } mercanti in più, Navigazione fin dall’inizio e £{ $trade } prima di ogni scambio

starting-tile = tessera Iniziale { $number }

## Tessere Porto

port-p1 = Gregge risparmiato
    .about = pagando un Contratto: { $animals } animale in meno da macellare
    .usage = di’ quale carne risparmi: beef (manzo) o mutton (montone)
port-p2 = Baratto contadino
    .about = dai { $discard } Bene Grezzo, prendi { $gain } Beni Grezzi a scelta
    .usage = di’ il Bene Grezzo che dai, poi i { $gain } che prendi
port-p3 = Baratto di dispensa
    .about = dai { $discard } Bene Lavorato, prendi { $gain } Beni Lavorati a scelta
    .usage = di’ il Bene Lavorato che dai, poi i { $gain } che prendi
port-p4 = Casa della gilda
    .about = { $glory } Gloria e un Miglioramento Bonus
    .usage = nulla segue la tessera
port-p5 = Forziere
    .about = £{ $money }
    .usage = nulla segue la tessera
port-p6 = Voce di mercato
    .about = prima di commerciare un bene: muovi il suo prezzo di { $steps } spazi in su o in giù
    .usage = di’ il bene, poi up (su) o down (giù)
port-p7 = Cambio di mestiere
    .about = scambia gratis { $units } tue unità sulla mappa con altre della tua plancia
    .usage = nulla segue la tessera
port-p8 = Ufficio spedizioni
    .about = £{ $money } e, con un Box Esportazioni vuoto, un Bonus di Costruzione
    .usage = nulla segue la tessera
port-p9 = Traghetto
    .about = paga £{ $cost } e usa l’effetto di un altro porto in gioco, vicino o lontano
    .usage = di’ un altro porto in gioco, poi quello che chiede

## Tessere Punteggio

scoring-t1 = { $glory } Gloria per Bene Grezzo in magazzino
scoring-t2 = { $glory } Gloria ogni { $per } Beni Lavorati in magazzino
scoring-t3 = { $glory } Gloria per animale e stabilimento, { $field } per campo sulla mappa
scoring-t4 = { $glory } Gloria per lavoratore sulla mappa
scoring-t5 = { $glory } Gloria ogni { $per } unità su spazi di confine
scoring-t6 = { $glory } Gloria per cotone, tabacco e canna da zucchero importati
scoring-t7 = { $glory } Gloria per carne esportata
scoring-t8 = { $glory } Gloria per Miglioramento: Navigazione, Tecnologia, mercanti
scoring-t9 = { $glory } Gloria per unità su terreno da £5 o £6

## Gradi della partita in solitario

rank-newbie = Principiante
rank-rookie = Esordiente
rank-average = Nella media
rank-expert = Esperto
rank-genius = Genio!

## Giocatori del computer

bot-random = Viandante
    .about = sceglie un’azione permessa qualsiasi
bot-crofter = Contadino
    .about = costruisce, commercia ed esporta con regole semplici
bot-merchant = Mercante
    .about = pensa un po’ in anticipo: veloce e difficile da battere
bot-chief = Capo
    .about = gioca molte partite a mente prima di ogni turno: è il più forte

## Varianti

variant-kickstarter = con le tessere Kickstarter
variant-static_imports = importazione statica di beni
variant-no_scoring_tiles = senza tessere Punteggio
variant-no_port_tiles = senza tessere Porto
variant-tighter_map = mappa di gioco più piccola
variant-no_clans = senza clan
variant-clan_auction = asta dei clan
variant-errata_2025 = errata 2025

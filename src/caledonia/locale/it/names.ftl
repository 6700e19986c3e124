### Nomi delle cose. Gli attributi sono le forme che servono alle frasi (vedi en/names.ftl).

money = £{ $amount }
    .gain = +£{ $amount }
    .loss = −£{ $amount }

## Beni

good-wool = lana
    .count = { $count } lana
good-grain = grano
    .count = { $count } grano
good-milk = latte
    .count = { $count } latte
good-bread = pane
    .count = { $count } pane
good-cheese = formaggio
    .count = { $count } formaggio
good-whisky = whisky
    .count = { $count } whisky

meat-beef = manzo
    .count = { $count } manzo
meat-mutton = montone
    .count = { $count } montone

import-cotton = cotone
    .count = { $count } cotone
import-tobacco = tabacco
    .count = { $count } tabacco
import-sugar_cane = canna da zucchero
    .count = { $count } canna da zucchero
hops = luppolo
    .count = { $count } luppolo

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
contract-beer = birra con al massimo { $count } grano
contract-upgrade = { $count ->
        [one] miglioramento bonus
       *[other] { $count } miglioramenti bonus
    }

## Clan e tessere Iniziali

clan-none = nessun clan
    .short = nessun clan
    .about = una tessera iniziale e nessuna abilità
clan-buchanan = Clan Buchanan
    .short = Buchanan
    .about = { $slots } box esportazioni; prende o soddisfa { $per_action } contratti con un’azione; paga i contratti una sola volta per turno; il bonus di costruzione ne pesca { $draw }
clan-campbell = Clan Campbell
    .short = Campbell
    .about = £{ $discount } di sconto su 1º/2º/3º/4º caseificio, forno e distilleria
clan-cunningham = Clan Cunningham
    .short = Cunningham
    .about = dopo la produzione vende il latte come burro a £{ $butter } l’uno
clan-fergusson = Clan Fergusson
    .short = Fergusson
    .about = comincia con la navigazione e { $workers } lavoratori, tutti su spazi di confine
clan-macdonald = Clan MacDonald
    .short = MacDonald
    .about = { $workers } lavoratori a £{ $cost } per foreste, montagne e, come pescatori, laghi; rendono £{ $income }, e i pescatori possono remare
clan-macewen = Clan MacEwen
    .short = MacEwen
    .about = vende fino a { $limit } grano come birra a £{ $beer } l’uno quando un contratto dà luppolo
clan-mackenzie = Clan MacKenzie
    .short = MacKenzie
    .about = £{ $whisky } per ogni whisky prodotto e una cantina dove i barili invecchiano (£{ $cellar })
clan-robertson = Clan Robertson
    .short = Robertson
    .about = paga £{ $discount_large } in meno sui delta di fiume (£{ $discount_small } con 1–2 giocatori)
clan-stewart = Clan Stewart
    .short = Stewart
    .about = { $merchants } mercanti in più, navigazione fin dall’inizio e £{ $trade } prima di ogni scambio

starting-tile = tessera iniziale { $number }

## Tessere Porto

port-p1 = Gregge risparmiato
    .about = quando soddisfi un contratto, { $animals ->
        [one] { $animals } animale in meno da macellare
       *[other] { $animals } animali in meno da macellare
    }
    .usage = indica la carne che risparmi: beef (manzo) o mutton (montone)
port-p2 = Baratto contadino
    .about = dai { $discard } bene grezzo, ricevi { $gain } beni grezzi a scelta
    .usage = indica il bene grezzo che dai, poi i { $gain } che ricevi
port-p3 = Baratto di dispensa
    .about = dai { $discard } bene lavorato, ricevi { $gain } beni lavorati a scelta
    .usage = indica il bene lavorato che dai, poi i { $gain } che ricevi
port-p4 = Casa della gilda
    .about = { $glory } gloria e un miglioramento bonus
    .usage = non serve altro
port-p5 = Forziere
    .about = £{ $money }
    .usage = non serve altro
port-p6 = Voce di mercato
    .about = prima di commerciare un bene, sposta il suo prezzo di { $steps } spazi in su o in giù
    .usage = indica il bene, poi up (su) o down (giù)
port-p7 = Cambio di mestiere
    .about = scambia gratis { $units } tue unità sulla mappa con altre della tua plancia
    .usage = non serve altro
port-p8 = Ufficio spedizioni
    .about = £{ $money } e, se hai un box esportazioni vuoto, un bonus di costruzione
    .usage = non serve altro
port-p9 = Traghetto
    .about = paga £{ $cost } e usa qualsiasi altro porto in gioco, a portata o no
    .usage = indica un altro porto in gioco, poi quello che chiede

## Tessere Punteggio

scoring-t1 = { $glory } gloria per ogni bene grezzo in magazzino
scoring-t2 = { $glory } gloria ogni { $per } beni lavorati in magazzino
scoring-t3 = { $glory } gloria per ogni animale e stabilimento, { $field } per ogni campo sulla mappa
scoring-t4 = { $glory } gloria per ogni lavoratore sulla mappa
scoring-t5 = { $glory } gloria ogni { $per } unità su spazi di confine
scoring-t6 = { $glory } gloria per ogni cotone, tabacco o canna da zucchero importati
scoring-t7 = { $glory } gloria per ogni carne esportata
scoring-t8 = { $glory } gloria per ogni miglioramento: navigazione, tecnologia, mercanti
scoring-t9 = { $glory } gloria per ogni unità su terreno da £5 o £6

## Gradi della partita in solitario

rank-newbie = Principiante
rank-rookie = Esordiente
rank-average = Nella media
rank-expert = Esperto
rank-genius = Genio!

## Giocatori del computer

bot-random = Viandante
    .about = fa mosse valide scelte a caso
bot-shepherd = Pastore
    .about = gioca come un principiante: coglie la prima buona occasione e trascura molte cose
bot-baker = Fornaio
    .about = conosce le regole e si lascia sfuggire qualche buona occasione
bot-crofter = Contadino
    .about = costruisce, commercia ed esporta con regole semplici
bot-distiller = Distillatore
    .about = confronta qualche azione prima di ogni turno, ma a volte sbaglia ancora i calcoli
bot-merchant = Mercante
    .about = vede qualche mossa avanti, gioca in fretta ed è difficile da battere
bot-laird = Possidente
    .about = ragiona con un round d’anticipo e sbaglia di rado
bot-chief = Capo
    .about = simula molte partite prima di ogni turno: gioca come un forte giocatore di club
bot-bard = Bardo
    .about = ha imparato come il Veggente, ma non vede altrettanto lontano
bot-seer = Veggente
    .about = ha imparato giocando contro sé stesso ed è il più forte di tutti
bot-figures = Livello { $level } di { $levels }: rating { $rating }, in media { $two } punti in due e { $four } in quattro

## Varianti

variant-kickstarter = con le tessere Kickstarter
variant-static_imports = importazione statica di beni
variant-no_scoring_tiles = senza tessere punteggio
variant-no_port_tiles = senza tessere porto
variant-tighter_map = mappa di gioco più piccola
variant-no_clans = senza clan
variant-clan_auction = asta dei clan
variant-errata_2025 = errata 2025

## Persone e tavoli senza nome proprio

guest-name = Ospite { $number }
table-first = La mia prima partita
table-imported = Partita importata
table-daily = Sfida del giorno

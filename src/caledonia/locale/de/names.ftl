### Namen der Dinge. Attribute sind die Formen, die Sätze brauchen (siehe en/names.ftl);
### .a und .the stehen im Akkusativ.

money = £{ $amount }
    .gain = +£{ $amount }
    .loss = −£{ $amount }

## Waren

good-wool = Wolle
    .count = { $count } Wolle
good-grain = Getreide
    .count = { $count } Getreide
good-milk = Milch
    .count = { $count } Milch
good-bread = Brot
    .count = { $count } Brot
good-cheese = Käse
    .count = { $count } Käse
good-whisky = Whisky
    .count = { $count } Whisky

meat-beef = Rindfleisch
    .count = { $count } Rindfleisch
meat-mutton = Schaffleisch
    .count = { $count } Schaffleisch

import-cotton = Baumwolle
    .count = { $count } Baumwolle
import-tobacco = Tabak
    .count = { $count } Tabak
import-sugar_cane = Zuckerrohr
    .count = { $count } Zuckerrohr
hops = Hopfen
    .count = { $count } Hopfen

## Einheiten

unit-sheep = Schaf
    .count = { $count ->
        [one] { $count } Schaf
       *[other] { $count } Schafe
    }
    .a = ein Schaf
    .the = das Schaf
    .plural = Schafe
    .letter = s
unit-cow = Rind
    .count = { $count ->
        [one] { $count } Rind
       *[other] { $count } Rinder
    }
    .a = ein Rind
    .the = das Rind
    .plural = Rinder
    .letter = r
unit-dairy = Käserei
    .count = { $count ->
        [one] { $count } Käserei
       *[other] { $count } Käsereien
    }
    .a = eine Käserei
    .the = die Käserei
    .plural = Käsereien
    .letter = k
unit-bakery = Bäckerei
    .count = { $count ->
        [one] { $count } Bäckerei
       *[other] { $count } Bäckereien
    }
    .a = eine Bäckerei
    .the = die Bäckerei
    .plural = Bäckereien
    .letter = b
unit-field = Acker
    .count = { $count ->
        [one] { $count } Acker
       *[other] { $count } Äcker
    }
    .a = einen Acker
    .the = den Acker
    .plural = Äcker
    .letter = a
unit-distillery = Destillerie
    .count = { $count ->
        [one] { $count } Destillerie
       *[other] { $count } Destillerien
    }
    .a = eine Destillerie
    .the = die Destillerie
    .plural = Destillerien
    .letter = d
unit-woodcutter = Holzfäller
    .count = { $count } Holzfäller
    .a = einen Holzfäller
    .the = den Holzfäller
    .plural = Holzfäller
    .letter = h
unit-miner = Bergarbeiter
    .count = { $count } Bergarbeiter
    .a = einen Bergarbeiter
    .the = den Bergarbeiter
    .plural = Bergarbeiter
    .letter = g
unit-fisherman = Fischer
    .count = { $count } Fischer
    .a = einen Fischer
    .the = den Fischer
    .plural = Fischer
    .letter = f

## Der Spielplan

terrain-grassland = Grasland
    .letter = g
terrain-forest = Wald
    .letter = w
terrain-mountain = Gebirge
    .letter = b

shipping-0 = keine Schifffahrt
shipping-1 = Flussüberquerung
shipping-2 = 1‑Loch
shipping-3 = 2‑Loch
shipping-4 = 3‑Loch
shipping-5 = 4‑Loch

## Aufträge

contract-free-space = { $count ->
        [one] kostenloses Feld
       *[other] { $count } kostenlose Felder
    }
contract-beer = Bier aus bis zu { $count } Getreide
contract-upgrade = { $count ->
        [one] Bonus-Upgrade
       *[other] { $count } Bonus-Upgrades
    }

## Clans und Starterplättchen

clan-none = kein Clan
    .short = kein Clan
    .about = ein Starterplättchen und keine besondere Fähigkeit
clan-buchanan = Clan Buchanan
    .short = Buchanan
    .about = { $slots } Exportkisten; nimmt oder erfüllt { $per_action } Aufträge je Aktion; zahlt je Zug nur einmal für Aufträge; zieht beim Gebäudebonus { $draw }
clan-campbell = Clan Campbell
    .short = Campbell
    .about = Käsereien, Bäckereien, Destillerien: die 1./2./3./4. ihrer Art kostet £{ $discount } weniger
clan-cunningham = Clan Cunningham
    .short = Cunningham
    .about = verkauft nach der Produktion Milch als Butter für je £{ $butter }
clan-fergusson = Clan Fergusson
    .short = Fergusson
    .about = beginnt mit Schifffahrt und { $workers } Arbeitern, alle auf Randfeldern
clan-macdonald = Clan MacDonald
    .short = MacDonald
    .about = { $workers } Arbeiter zu je £{ $cost } für Wald, Gebirge und, als Fischer, Lochs; sie bringen £{ $income }, und Fischer können rudern
clan-macewen = Clan MacEwen
    .short = MacEwen
    .about = verkauft bis zu { $limit } Getreide als Bier für je £{ $beer }, wenn ein erfüllter Auftrag Hopfen bringt
clan-mackenzie = Clan MacKenzie
    .short = MacKenzie
    .about = £{ $whisky } für jeden gebrannten Whisky und ein Keller, in dem Fässer reifen (£{ $cellar })
clan-robertson = Clan Robertson
    .short = Robertson
    .about = zahlt an Flussmündungen £{ $discount_large } weniger (zu zweit und solo £{ $discount_small })
clan-stewart = Clan Stewart
    .short = Stewart
    .about = { $merchants } Händler mehr, Schifffahrt von Anfang an und £{ $trade } vor jedem Handel

starting-tile = Starterplättchen { $number }

## Hafenplättchen

port-p1 = Verschonte Herde
    .about = beim Erfüllen eines Auftrags: { $animals ->
        [one] { $animals } Tier
       *[other] { $animals } Tiere
    } weniger schlachten
    .usage = nenne das Fleisch, das verschont wird: beef oder mutton
port-p2 = Bauerntausch
    .about = { $discard } Grundware geben, { $gain } Grundwaren nach Wahl nehmen
    .usage = nenne die Grundware, die du gibst, dann die { $gain }, die du nimmst
port-p3 = Vorratstausch
    .about = { $discard } verarbeitete Ware geben, { $gain } verarbeitete Waren nach Wahl nehmen
    .usage = nenne die verarbeitete Ware, die du gibst, dann die { $gain }, die du nimmst
port-p4 = Zunfthaus
    .about = { $glory } Ruhm und ein Bonus-Upgrade
    .usage = nach dem Hafen folgt nichts mehr
port-p5 = Schatztruhe
    .about = £{ $money }
    .usage = nach dem Hafen folgt nichts mehr
port-p6 = Marktgerücht
    .about = vor dem Handel mit einer Ware: ihren Preis um { $steps } Schritte heben oder senken
    .usage = nenne die Ware, dann up (hinauf) oder down (hinunter)
port-p7 = Berufswechsel
    .about = { $units } eigene Einheiten auf dem Plan kostenlos gegen andere vom Tableau tauschen
    .usage = nach dem Hafen folgt nichts mehr
port-p8 = Frachtkontor
    .about = £{ $money }, dazu ein Gebäudebonus, wenn eine Exportkiste frei ist
    .usage = nach dem Hafen folgt nichts mehr
port-p9 = Fähre
    .about = £{ $cost } zahlen und einen beliebigen anderen Hafen im Spiel nutzen, erreichbar oder nicht
    .usage = nenne einen anderen Hafen im Spiel, dann was er verlangt

## Wertungsplättchen

scoring-t1 = { $glory } Ruhm je Grundware im Vorrat
scoring-t2 = { $glory } Ruhm je { $per } verarbeitete Waren im Vorrat
scoring-t3 = { $glory } Ruhm je Tier oder Gebäude, { $field } je Acker auf dem Plan
scoring-t4 = { $glory } Ruhm je Arbeiter auf dem Plan
scoring-t5 = { $glory } Ruhm je { $per } Einheiten auf Randfeldern
scoring-t6 = { $glory } Ruhm je Importgut (Baumwolle, Tabak, Zuckerrohr)
scoring-t7 = { $glory } Ruhm je exportiertes Fleisch
scoring-t8 = { $glory } Ruhm je Upgrade: Schifffahrt, Technologie, Händler
scoring-t9 = { $glory } Ruhm je Einheit auf Feldern mit Terrainkosten £5 oder £6

## Ränge im Solospiel

rank-newbie = Anfänger
rank-rookie = Möchtegern
rank-average = Durchschnitt
rank-expert = Experte
rank-genius = Genie!

## Computerspieler

bot-random = Wanderer
    .about = wählt zufällig unter den erlaubten Aktionen
bot-shepherd = Schäfer
    .about = spielt wie ein Anfänger: nimmt das Erstbeste und übersieht vieles
bot-baker = Bäcker
    .about = kennt die Regeln, lässt aber manche gute Gelegenheit aus
bot-crofter = Bauer
    .about = baut, handelt und exportiert nach einfachen Faustregeln
bot-distiller = Whiskybrenner
    .about = vergleicht vor jedem Zug ein paar Aktionen, verschätzt sich aber noch manchmal
bot-merchant = Händler
    .about = denkt ein wenig voraus, spielt schnell und ist schwer zu schlagen
bot-laird = Laird
    .about = denkt eine Runde voraus und macht selten Fehler
bot-chief = Clanchef
    .about = rechnet vor jedem Zug viele Partien durch und spielt wie ein starker Vereinsspieler
bot-bard = Barde
    .about = hat wie der Seher gelernt, blickt aber nicht so weit voraus
bot-seer = Seher
    .about = hat in Partien gegen sich selbst gelernt und ist am stärksten
bot-figures = Stufe { $level } von { $levels }: Wertungszahl { $rating }, im Schnitt { $two } Punkte zu zweit und { $four } zu viert

## Varianten

variant-kickstarter = mit den Kickstarter-Plättchen
variant-static_imports = statische Importgüter
variant-no_scoring_tiles = ohne Wertungsplättchen
variant-no_port_tiles = ohne Hafenplättchen
variant-tighter_map = dichter Spielplan
variant-no_clans = ohne Clans
variant-clan_auction = Clanauswahl per Auktion
variant-errata_2025 = Errata 2025

## Personen und Tische ohne eigenen Namen

guest-name = Gast { $number }
table-first = Meine erste Partie
table-imported = Importierte Partie
table-daily = Tagesaufgabe

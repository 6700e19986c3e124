### Die Spielregel der Seite: Kapitel, die das Spiel erklären, Beispiele, ein Glossar und eine Suche.
### [Wörter](id) ist ein Wort mit Karte; siehe en/rulebook.ftl.

book-title = Spielregel
book-lead = Lies sie in einer Viertelstunde von oben nach unten, oder such, was du brauchst. Die kleinen Kürzel führen zur genauen Regel.
book-contents = Kapitel
book-exact = Die genauen Regeln
book-rule = Regel { $clause }
book-example = Beispiel
book-picture = Bild zum Beispiel
book-shipping = Schifffahrt
book-failed = Die Zahlen des Spiels konnten nicht geladen werden. Hier stehen die genauen Regeln; lade die Seite neu, um alles zu lesen.

## Suche

book-search = In der Spielregel suchen
book-found = { $count ->
        [one] { $count } Treffer
       *[other] { $count } Treffer
    }
book-none = Nichts gefunden zu „{ $wanted }“. Versuch ein anderes Wort oder wähl ein Kapitel:
# Wörter einer Frage, die nichts darüber sagen, was gefragt ist.
book-ignored = an auf bei bekomme bekommt das dem den der des die ein eine einen einer er es für gibt habe haben hat ich im in ist kann kostet kosten man mein meine mit muss oder pro sie sind so und viel viele vielen von wann warum was welche wer wie wieviel wieviele wo zu zum
book-kind-chapter = Kapitel
book-kind-clan = Clan
book-kind-port = Hafen
book-kind-scoring = Wertungsplättchen
book-kind-unit = Einheit
book-kind-terrain = Terrain
book-kind-term = Begriff
book-kind-clause = Genaue Regel

## Das Ziel

book-aim = Das Ziel
book-aim-idea = Du führst einen Clan in den schottischen Highlands. In { $rounds } Runden breitest du dich auf dem Plan aus, hältst Tiere, baust Gebäude, handelst auf einem gemeinsamen Markt und verschiffst Waren ins Ausland.
book-aim-win = Wer am Ende die meisten Siegpunkte (SP) hat, gewinnt. Es gibt sie für:
book-aim-contracts = [Exportaufträge](contract): für die Importgüter, die sie bringen, und zusätzlich für die meisten erfüllten.
book-aim-settlements = [Siedlungen](settlement), die deine Schifffahrt verbindet.
book-aim-glory = [Ruhm](glory), am Ende jeder Runde.
book-aim-rest = Reste: Waren, [Hopfen](hops) und ein wenig für Geld.
book-aim-money = Geld ist Treibstoff, nicht das Ziel: £{ $money_per_point } sind am Ende nur einen Punkt wert. Gib es aus, solange es noch für dich arbeitet.

## Vor der ersten Runde

book-start = Vor der ersten Runde
book-start-random = Spielplan, Häfen, Wertungsplättchen und die ersten Aufträge sind zufällig: Jede Partie ist ein neues Rätsel. Zu zweit und allein spielst du auf einem kleineren Plan.
book-start-clan = Zuerst wählst du einen [Clan](clan) samt dem Starterplättchen daneben: Waren und Geld für die ersten Züge. Wer in der Zugreihenfolge zuletzt kommt, wählt zuerst.
book-start-board = Alle beginnen mit denselben Einheiten auf dem Tableau, { $merchants_start } [Händlern](merchant), einer leeren [Exportkiste](box) und ohne Schifffahrt.
book-start-workers = Dann setzen alle zwei [Arbeiter](worker) auf beliebige passende Felder: einmal reihum, dann in umgekehrter Reihenfolge. Du bezahlst jeweils die Einheit und das Terrain.
book-start-open = Geheim ist nur die Reihenfolge des Auftragsstapels. Auf einem Feld steht eine Einheit, und Schulden gibt es nicht.

## Ein Zug

book-turn = Ein Zug
book-turn-one = In deinem Zug führst du genau eine Hauptaktion aus – eine der acht aus dem nächsten Kapitel. Dann ist der nächste Spieler dran.
book-turn-free = Davor und danach darfst du [Häfen](port) nutzen, die du [erreichst](reach). Das sind Freie Aktionen; sie kosten keinen Zug.
book-turn-again = So geht es reihum, bis alle gepasst haben. Du darfst jede Aktion beliebig oft ausführen, solange du sie bezahlen kannst.
book-turn-bonus = Einen Bonus kannst du nicht aufheben: Nutze ihn gleich oder verzichte darauf.

## Die acht Aktionen

book-actions = Die acht Aktionen
book-actions-intro = Eine davon ist dein Zug. Alle außer Passen kannst du in späteren Zügen wiederholen.

book-trade = Handeln
book-trade-merchants = Wähle eine der sechs Waren und kaufe oder verkaufe davon, so viel du willst – jedes Stück braucht einen deiner [Händler](merchant). Sie bleiben bis zur nächsten Runde auf dem Markt.
book-trade-price = Jedes Stück hat denselben Preis: den, der vor dem Handel gilt. Danach rückt der Preis je Stück einen Schritt weiter, beim Kaufen hinauf, beim Verkaufen hinunter. Kaufe und verkaufe also vor den anderen.
book-trade-sides = In einer Runde kannst du dieselbe Ware nicht kaufen und verkaufen: Deine Händler stehen nur auf einer Seite.
book-example-trade = Käse kostet £{ $price }. Du kaufst { $count } mit { $count } Händlern und zahlst £{ $paid }. Der Preis steigt um { $count } Schritte auf £{ $after }. Der nächste Spieler verkauft { $sold } Käse zu diesem Preis und bekommt £{ $earned }; danach kostet Käse noch £{ $end }.

book-obtain = Exportauftrag nehmen
book-obtain-take = Nimm einen [Auftrag](contract) vom Exporttableau in deine [Exportkiste](box). In der ersten Runde bekommst du sogar Geld dafür, später kostet er von Runde zu Runde mehr.
book-obtain-keep = Du hast Platz für einen unerfüllten Auftrag. Abwerfen kannst du ihn nicht, aber es gibt auch keine Strafe, wenn er am Ende offen ist.

book-expand = Expandieren
book-expand-place = Setze eine Einheit von deinem Tableau auf ein leeres Feld, das von einer deiner Einheiten [erreichbar](reach) ist. Bezahle die Einheit und das Terrain: die Zahl auf dem Feld.
book-expand-terrain = Tiere, [Äcker](unit-field) und [Gebäude](factory) brauchen [Grasland](terrain-grassland), Holzfäller [Wald](terrain-forest), Bergarbeiter [Gebirge](terrain-mountain). Manche Felder lassen dir die Wahl.
book-expand-reach = Das Nachbarfeld ist immer erreichbar, solange kein [Fluss](river) dazwischenliegt. [Schifffahrt](shipping) bringt dich weiter: zuerst über einen Fluss, dann über ein, zwei, drei oder vier Lochs.
book-example-reach = Wie weit kommst du von diesem Schaf aus? Ohne Schifffahrt sind { $none } der gezeigten Felder erreichbar. Mit der Flussüberquerung sind es { $river }, mit dem ersten Loch { $loch }, mit dem zweiten { $lochs }. Es bleibt bei einem Sprung: Fluss und Loch auf einmal geht nicht.
book-expand-neighbours = Neue Nachbarn verkaufen dir günstig. Gleich nach dem Setzen darfst du kaufen, was ihre Einheiten produzieren: Grundwaren £{ $basic_discount }, verarbeitete Waren £{ $processed_discount } unter dem Marktpreis. Das braucht Händler und bewegt die Preise wie jeder Kauf. Die Grenze sind { $limit } Stück einer Ware je Zug (zu zweit { $limit_two }).
book-example-neighbours = Du setzt ein Schaf für £{ $unit } plus £{ $land } für das Terrain: £{ $cost }. Nebenan stehen ein Rind und eine Bäckerei eines anderen Spielers; also kostet dich Milch £{ $milk_now } statt £{ $milk }, Brot £{ $bread_now } statt £{ $bread }. Du kaufst { $count } Milch für £{ $paid }. Die Käserei jenseits des Flusses ist kein Nachbar: kein Käse.
book-expand-building = Deine vierte Käserei, Bäckerei oder Destillerie auf dem Plan bringt einen Gebäudebonus: Du darfst { $building_draw } Aufträge ziehen und einen behalten, wenn du magst, zum Preis dieser Runde. Bei neuen Nachbarn kaufst du davor oder danach. Dazu brauchst du eine leere Exportkiste.
book-expand-empty = Du hast gar keine Einheit mehr? Dann ist jedes passende Feld erlaubt.

book-ship = Schifffahrt verbessern
book-ship-pay = Zahle £{ $shipping_cost } und rücke eine Stufe vor. Schifffahrt zählt beim Expandieren, für Häfen und am Ende für die Verbindung deiner Siedlungen.
book-tech = Technologie verbessern
book-tech-pay = Für £{ $technology_cost } verbesserst du alle deine Holzfäller oder alle deine Bergarbeiter, ein für alle Mal. Jeder von ihnen verdient in jeder Produktion £{ $technology_income } mehr.
book-hire = Händler anwerben
book-hire-pay = Für £{ $merchant_cost } bekommst du einen weiteren Händler, sofort einsetzbar. Du beginnst mit { $merchants_start } und kannst bis zu { $merchants } haben.

book-fulfil = Exportauftrag erfüllen
book-fulfil-pay = Liefere die Waren des Auftrags in deiner Exportkiste. Für Fleisch schlachtest du Tiere auf dem Plan: ein Rind für Rindfleisch, ein Schaf für Schaffleisch. Sie kommen zurück auf dein Tableau, ihre Felder werden frei.
book-fulfil-gain = Der Auftrag gehört dir bis zum Ende, die Kiste ist wieder leer. Baumwolle, Tabak und Zuckerrohr rücken auf der Importleiste vor; jeder markierte Schritt bringt dir £1.
book-fulfil-bonus = Dann nimmst du seine Boni in beliebiger Reihenfolge. Ein [kostenloses Feld](free) lässt dich sofort expandieren, ohne das Terrain zu bezahlen. Ein [Bonus-Upgrade](upgrade) verbessert etwas für wenig oder gar kein Geld. Was du nicht nutzen kannst, verfällt.
book-example-fulfil = Du lieferst einen Käse und schlachtest dein Schaf. Du bekommst £{ $money } und { $imported } Baumwolle: Ihr Marker rückt von { $from } auf { $to }, über die Marke bei { $mark }; das bringt noch £{ $bonus }. Auf das kostenlose Feld setzt du eine Bäckerei für £{ $bakery }, genau dorthin, wo das Schaf stand, und sparst die £{ $saved } für das Terrain.

book-pass = Passen
book-pass-money = Fertig für diese Runde? Dann passe und nimm den Passbonus: Je früher du passt, desto höher ist er. Die Reihenfolge des Passens ist die Zugreihenfolge der nächsten Runde.

## Eine Runde

book-round = Eine Runde
book-round-phases = Es gibt { $rounds } Runden mit je vier Phasen; in der ersten entfällt die Vorbereitung.
book-round-preparation = Vorbereitung: Die Händler kommen vom Markt zurück, neue Aufträge füllen die Lücken auf dem Exporttableau.
book-round-action = Aktionen: Reihum macht jeder einen Zug, bis alle gepasst haben.
book-round-production = Produktion: Alles, was du auf dem Plan hast, arbeitet für dich.
book-round-scoring = Wertung: Das Wertungsplättchen der Runde bringt Ruhm. Verbraucht wird dabei nichts.
book-round-produce = Zuerst verdienen deine Arbeiter Geld. Dann geben Schafe Wolle, Rinder Milch und Äcker Getreide. Zuletzt machen deine Gebäude aus Milch Käse und aus Getreide Brot oder Whisky – so viel du willst, aus allem, was du im Vorrat hast.
book-example-production = Dein Holzfäller verdient £{ $woodcutter }, dein verbesserter Bergarbeiter £{ $miner }: zusammen £{ $income }. Zwei Rinder geben { $milk } Milch, der Acker { $grain } Getreide. Die Käserei macht { $cheese } Käse, die Bäckerei { $bread } Brot. Übrig bleiben { $milk_left } Milch und { $grain_left } Getreide.
book-round-tiles = Alle fünf Wertungsplättchen kennst du von Anfang an; richte dich danach. Diese gibt es:

## Das Ende

book-end = Das Ende
book-end-score = Nach Runde { $rounds } wird noch einmal alles gezählt:
book-end-glory = Ruhm: je 1 SP.
book-end-goods = Waren im Vorrat: Grundwaren je { $basic } SP, verarbeitete je { $processed } SP.
book-end-money = Geld: 1 SP je volle £{ $money_per_point }.
book-end-hops = Hopfen: je { $hops } SP.
book-end-imports = Importgüter: je seltener, desto wertvoller. Was alle zusammen am meisten importiert haben, ist je { $import_low } SP wert, das nächste { $import_mid }, das seltenste { $import_high }.
book-example-imports = Alle zusammen haben { $cotton_all } Baumwolle, { $tobacco_all } Tabak und { $sugar_all } Zuckerrohr importiert. Also ist Baumwolle { $cotton_worth }, Tabak { $tobacco_worth } und Zuckerrohr { $sugar_worth } SP wert. Du hast { $cotton } Baumwolle, { $tobacco } Tabak und { $sugar } Zuckerrohr importiert: { $points } SP.
book-end-contracts = Die meisten erfüllten Aufträge: { $contract_places } SP für die ersten Plätze (zu zweit { $contract_places_two }).
book-example-places = Du und ein anderer Spieler habt beide { $done } Aufträge erfüllt, mehr als alle anderen. Ihr teilt euch Platz eins und zwei, { $first } und { $second } SP: je { $each }.
book-end-settlements = Die meisten verbundenen Siedlungen: { $settlement_places } SP für die ersten Plätze (zu zweit { $settlement_places_two }). Einheiten nebeneinander bilden eine Siedlung; kleine, verstreute Gruppen in Reichweite zählen also mehr als ein großer Block.
book-example-settlements = { $units } Einheiten, { $settlements } Siedlungen. Ohne Schifffahrt ist keine verbunden, du zählst also { $none }. Die Flussüberquerung verbindet zwei: { $river }. Das erste Loch verbindet alle: { $loch }.
book-end-winner = Wer die meisten SP hat, gewinnt. Bei Gleichstand entscheidet das Geld, das keine vollen £{ $money_per_point } mehr ergibt; ist auch das gleich, teilt ihr euch den Sieg.

## Clans

book-clans = Clans
book-clans-intro = Jeder Clan ändert die Regeln an einer Stelle. Wähle einen, dessen Stärke zum Plan und zu den Wertungsplättchen passt – und spiele sie aus.

## Häfen

book-ports = Häfen
book-ports-intro = Vier Häfen sind im Spiel, einer in jeder Ecke. Ist einer von deinen Einheiten erreichbar, darfst du ihn in deinem Zug nutzen: jeden einmal je Partie, sofort oder später. Andere können ihn danach auch noch nutzen.
book-ports-windows = Zwei Häfen wirken mitten in einer Aktion: der eine, während du einen Auftrag erfüllst, der andere direkt vor einem Handel.

## Varianten

book-variants = Varianten
book-variants-intro = Du wählst sie, wenn du einen Tisch eröffnest. Die meisten lassen sich kombinieren.
book-variant-first = Erste Partie: statische Importgüter, keine Wertungsplättchen, keine Häfen, keine Kickstarter-Plättchen. Der beste Einstieg.
book-variant-static = Statische Importgüter: Jedes Importgut ist { $static_import } SP wert, eine Importleiste gibt es nicht.
book-variant-scoring = Ohne Wertungsplättchen: kein Ruhm am Ende der Runden.
book-variant-ports = Ohne Häfen.
book-variant-tight = Dichter Spielplan (2–3 Spieler): { $covered } Landfelder sind abgedeckt und nicht im Spiel.
book-variant-clans = Ohne Clans: Du wählst nur ein Starterplättchen. Wer später dran ist, bekommt etwas Geld dazu.
book-variant-auction = Clanauswahl per Auktion (2–4 Spieler): Biete bis zu { $highest_bid } SP für einen frühen Platz und die freie Wahl des Clans. Dein Gebot wird am Ende abgezogen.
book-variant-kickstarter = Kickstarter-Plättchen: je ein Clan, ein Hafen und ein Wertungsplättchen mehr zur Auswahl.

## Zu zweit und allein

book-solo = Zu zweit und allein
book-solo-two = Zu zweit liegt ein Teil des Plans im [Nebel](mist): Er ist nicht im Spiel. Von Nachbarn darfst du je Zug bis zu { $limit_two } Stück einer Ware kaufen.
book-solo-alone = Allein spielst du um Punkte und einen Rang. Du wählst einen von zwei Clans; Nachbarn, von denen du kaufen könntest, gibt es nicht, und Passen bringt immer £{ $solo_pass }.
book-solo-map = Neutrale Spielsteine blockieren jedes Landfeld, das £1 kostet.
book-solo-market = Vor jeder neuen Runde bewegen { $price_rolls } Würfe die Preise: hinauf, wenn eine Ware billig ist, hinunter, wenn sie teuer ist, und dazwischen wie gewürfelt. Der letzte Wurf entfernt auch einen Auftrag.
book-solo-score = Importgüter werden nach deinen eigenen Importen bewertet. Aufträge und verbundene Siedlungen zählen ab dieser Anzahl:
book-solo-ranks = Deine Punkte ergeben einen Rang:

## Kleine Tabellen

book-strip-round = Runde { $number }
book-strip-place = { $place ->
        [1] Zuerst gepasst
        [2] Als Zweiter
        [3] Als Dritter
       *[other] Als Vierter
    }
book-strip-contracts = { $least } Aufträge
book-strip-settlements = { $least } Siedlungen
book-strip-points = { $points } SP
book-strip-from = ab { $points } SP

## Glossar

book-glossary = Glossar
book-glossary-intro = Jeder Begriff des Spiels in einer Zeile. Gepunktet unterstrichene Wörter zeigen ihre Karte, wenn du darauf zeigst, sie antippst oder mit der Tabulatortaste ansteuerst.
book-glossary-units = Einheiten
book-glossary-terrain = Terrain
book-glossary-words = Begriffe
book-unit-cost = Kostet £{ $cost } plus Terrain.
book-unit-income = Verdient in der Produktion £{ $income }.
book-unit-makes = Gibt in der Produktion { $goods }.
book-unit-turns = Macht in der Produktion aus { $input } { $goods }.
book-unit-supply = Du hast { $supply }.
book-unit-terrain = Braucht { $terrain }.
book-unit-loch = Nur Clan MacDonald hat sie, auf Lochs.
book-terrain-units = Für { $units }.
book-terrain-loch = Loch
    .text = Ein See oder Meeresarm. Schifffahrt bringt dich hinüber; nur Fischer stehen darauf.
    .also = See, Wasser, Meer, Gewässer
book-also-grassland = Wiese Weide Gras
book-also-forest = Bäume Holz
book-also-mountain = Berg Berge Mine
book-also-dairy = Molkerei
book-also-bakery = Bäcker Brot
book-also-distillery = Brennerei Schnaps
book-also-sheep = Lamm Hammel Wolle
book-also-cow = Kuh Kühe Vieh Milch
book-also-field = Feld Weizen Gerste Korn
book-also-woodcutter = Forstarbeiter Holz
book-also-miner = Bergmann Mine
book-also-fisherman = Boot rudern

book-term-box = Exportkiste
    .text = Dein eigener Platz für einen noch nicht erfüllten Auftrag. Alle haben { $slots }, ein Clan hat mehr.
    .also = Kiste Platz Auftragsplatz
book-term-border = Randfeld
    .text = Ein Feld am Rand des Plans; zu zweit und allein ein Feld neben Nebel. Ein Wertungsplättchen zählt deine Einheiten dort.
    .also = Rand Küste
book-term-basic = Grundwaren
    .text = Wolle, Getreide und Milch. Tiere und Äcker bringen sie hervor.
    .also = Rohstoffe Rohwaren
book-term-processed = Verarbeitete Waren
    .text = Käse, Brot und Whisky. Deine Gebäude machen sie aus Milch und Getreide.
    .also = Produkte veredelt
book-term-building = Gebäudebonus
    .text = Für deine vierte Käserei, Bäckerei oder Destillerie auf dem Plan: Du darfst { $building_draw } Aufträge ziehen und einen behalten, wenn du magst.
    .also = viertes Gebäude Aufträge ziehen
book-term-clan = Clan
    .text = Deine Familie. Jede hat eine besondere Fähigkeit.
    .also = Fähigkeit Fraktion Volk
book-term-contract = Exportauftrag
    .text = Verlangt Waren oder Fleisch und bringt Importgüter, Hopfen, Geld und Boni. Daher kommen die meisten Punkte.
    .also = Auftrag Lieferung Vertrag
book-term-delta = Flussmündung
    .text = Die beiden Landfelder beiderseits eines Flusses, wo er in ein Loch mündet.
    .also = Delta Mündung
book-term-discount = Rabatte
    .text = Waren der Nachbarn kosten £{ $basic_discount } oder £{ $processed_discount } weniger als auf dem Markt. Ein kostenloses Feld spart die Terrainkosten, und manche Clans bauen billiger.
    .also = Nachlass Ermäßigung billiger sparen günstiger
book-term-factory = Gebäude
    .text = Käserei, Bäckerei oder Destillerie.
    .also = Fabrik Betrieb
book-term-free = Kostenloses Feld
    .text = Bonus eines Auftrags: sofort expandieren, ohne das Terrain zu bezahlen.
    .also = gratis umsonst Expansion
book-term-glory = Ruhm
    .text = Punkte, die du während der Partie sammelst, meist durch Wertungsplättchen. Je 1 SP wert.
    .also = Punkte Ehre
book-term-hops = Hopfen
    .text = Kommt mit Aufträgen. Je { $hops } SP wert; auf der Importleiste zählt er nicht.
    .also = Bier
book-term-imports = Importgüter
    .text = Baumwolle, Tabak und Zuckerrohr aus erfüllten Aufträgen, je { $import_low } bis { $import_high } SP wert: das seltenste am meisten.
    .also = Importe Baumwolle Tabak Zucker
book-term-land = Terrainkosten
    .text = Die Zahl auf einem Feld, £1 bis £6. Du bezahlst sie zusätzlich zur Einheit.
    .also = Landkosten Bodenpreis Grundstück
book-term-link = Verbundene Siedlungen
    .text = Zwei Siedlungen sind verbunden, wenn deine Schifffahrt von der einen zur anderen reicht. Nur die größte Gruppe zählt.
    .also = Verbindung Netz Kette
book-term-meat = Fleisch
    .text = Rind- und Schaffleisch für Aufträge. Für jedes Stück schlachtest du ein Tier.
    .also = schlachten Rindfleisch Schaffleisch Tier
book-term-merchant = Händler
    .text = Handelt je Runde mit einem Stück einer Ware. Du beginnst mit { $merchants_start }, wirbst weitere für je £{ $merchant_cost } an und hast höchstens { $merchants }.
    .also = Kaufleute Kaufmann Anzahl Höchstzahl
book-term-mist = Nebel
    .text = Nebelland ist bei 1–2 Spielern nicht im Spiel, bei 3–4 gewöhnliches Land.
    .also = Nebelland Dunst
book-term-neighbour = Nachbar
    .text = Eine Einheit auf einem angrenzenden Feld ohne Fluss dazwischen. Setzt du neben Einheiten anderer, kaufst du deren Waren mit Rabatt.
    .also = Nachbarn Nachbarschaft benachbart angrenzend nebenan
book-term-passing = Passbonus
    .text = Geld fürs Passen: Wer zuerst passt, bekommt am meisten.
    .also = Passen Passgeld
book-term-port = Hafen
    .text = Ein Bonus in einer Ecke des Plans. Nutze jeden einmal, sobald eine deiner Einheiten ihn erreicht.
    .also = Häfen Anleger
book-term-price = Preis
    .text = Der Marker auf der Leiste einer Ware. Jedes gekaufte Stück bewegt ihn einen Schritt hinauf, jedes verkaufte hinunter.
    .also = Markt teuer billig Kosten
book-term-production = Produktion
    .text = Einmal je Runde arbeitet alles auf dem Plan: Arbeiter verdienen Geld, Tiere und Äcker geben Waren, Gebäude verarbeiten sie.
    .also = Einkommen Ernte Ertrag
book-term-reach = Erreichbar
    .text = Wohin du expandieren kannst: auf benachbarte Felder, und mit Schifffahrt über einen Fluss oder über Lochs.
    .also = Reichweite Entfernung weit
book-term-river = Fluss
    .text = Trennt zwei Felder: Über ihn hinweg sind sie nicht benachbart. Zum Überqueren brauchst du Schifffahrt.
    .also = Bach Brücke überqueren
book-term-scoring = Wertungsplättchen
    .text = Eines je Runde: Es sagt, wofür es am Ende der Runde Ruhm gibt.
    .also = Ziel Rundenziel Wertung
book-term-settlement = Siedlung
    .text = Eine Gruppe deiner Einheiten nebeneinander, ohne Fluss dazwischen. Am Ende zählt, wie viele Siedlungen deine Schifffahrt verbindet.
    .also = Dorf Gruppe
book-term-shipping = Schifffahrt
    .text = Fünf Stufen: über Flüsse, dann über ein bis vier Lochs. Jede kostet £{ $shipping_cost }.
    .also = Schiff Boot segeln
book-term-technology = Technologie
    .text = £{ $technology_cost }, um alle deine Holzfäller oder Bergarbeiter zu verbessern: Jeder verdient £{ $technology_income } mehr.
    .also = Technik Werkzeug verbessern
book-term-tie = Gleichstand
    .text = Wer gleichauf liegt, teilt die Punkte der Plätze, abgerundet. Ganz am Ende entscheidet übriges Geld.
    .also = unentschieden gleich viele
book-term-turn = Zugreihenfolge
    .text = Wer zuerst passt, beginnt die nächste Runde.
    .also = Startspieler Reihenfolge
book-term-upgrade = Bonus-Upgrade
    .text = Eines davon: eine Stufe Schifffahrt, ein Händler, einer deiner Händler zurück vom Markt – alles kostenlos – oder eine Technologie für £{ $bonus_technology }.
    .also = Verbesserung gratis
book-term-worker = Arbeiter
    .text = Holzfäller, Bergarbeiter oder ein Fischer von Clan MacDonald. Arbeiter verdienen in jeder Produktion Geld.
    .also = Einkommen Geld

### Der Plan: was seine Felder sind, was man auf ihnen tun kann, und seine Werkzeuge.

# Wird vorgelesen, wenn der Plan den Fokus bekommt.
map-keys = Spielplan: Pfeiltasten gehen von Feld zu Feld, Eingabe wählt, Plus und Minus ändern die Größe
map-tools = Ebenen des Plans

## Felder

map-loch = Loch
map-free = frei
map-cost = Terrainkosten
map-border = Randfeld
map-delta = Flussmündung
map-mist = Nebel
map-mist-out = Nebel, nicht im Spiel
# Warum auf einem Feld nichts stehen kann.
map-blocked =
    .covered = abgedeckt, nicht im Spiel
    .neutral = von einem neutralen Spielstein besetzt
map-port = Hafen { $port }
map-port-used = genutzt von { $name }
map-owner = { $name }: { $unit }
map-reach-now = erreichbar
# $name ist eine Stufe der Schifffahrt, etwa „2-Loch“.
map-reach-later = erreichbar mit Schifffahrt ({ $name })
map-reach-never = nicht erreichbar
map-neighbours = Neue Nachbarn verkaufen:

## Auswahl

# Ein Preis auf dem Plan, und der niedrigste von mehreren.
map-price = { $money }
    .from = { $money }+
# Eine Möglichkeit mit ihrem Preis, etwa „Schaf £11“.
map-offer = { $what } { $money }
map-again = { $what }: zum Bestätigen noch einmal drücken
map-row = nach { $target } rudern
map-slaughter = schlachten
map-about = Über { $space }
map-close = Schließen
# Vor den Symbolen von Einheiten.
map-why-here = Warum nicht hier?
# $unit mit Artikel im Akkusativ: „ein Schaf“, „einen Acker“.
map-why = Warum hier nicht { $unit } setzen?

## Werkzeuge

map-nearer = Vergrößern
map-farther = Verkleinern
map-whole = Ganzer Plan
map-turn = Plan drehen
# Ein Werkzeug mit seiner Taste, als Kurzhinweis.
map-tool-key = { $label } ({ $key })
map-show-reach = Erreichbar
map-show-settlements = Siedlungen
map-show-neighbours = Nachbarwaren
map-show-borders = Randfelder
map-show-deltas = Flussmündungen
map-show-costs = Terrainkosten
map-show-names = Feldnamen
map-reach-key = nötige Schifffahrt
# Unter dem Plan, für jeden Spieler: verbundene Siedlungen, und Siegpunkte dafür jetzt.
map-linked = { $count ->
        [one] { $count } Siedlung
       *[other] { $count } Siedlungen
    } · { $points } SP

## Der Plan in Worten

map-text = Der Plan als Text
map-text-open = Was du auf dem Plan tun kannst
map-text-offer = { $space }: { $offer }
map-text-units = Einheiten auf dem Plan
map-text-line = { $units }: { $spaces }
map-text-none = noch keine

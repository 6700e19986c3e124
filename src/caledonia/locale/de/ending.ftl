### Das Ende einer Partie: Wertungsblock, Kurven, und wie es weitergeht.

ending-points = { $points } SP

## Wie es weitergeht

ending-deeds = Und jetzt?
ending-rematch = Revanche
ending-same = Gleicher Aufbau
ending-look-back = Partie ansehen
ending-share = Bild teilen
ending-record = Mitschrift herunterladen
ending-table = Zurück zum Tisch

## Kurven

ending-course = Wie die Partie lief
# Überschriften von Kurven über die Runden.
ending-chart-points = Punkte
ending-chart-money = Geld
ending-chart-production = Produzierte Waren
ending-chart-rank = Rang
ending-round = Runde { $round }
ending-as-table = Als Tabelle
ending-sources = Woher die Punkte kamen
ending-source-glory = Ruhm
ending-source-goods = Waren
ending-source-money = Geld
ending-source-imports = Hopfen und Importgüter
ending-source-contracts = Aufträge
ending-source-settlements = Siedlungen

## Analyse

ending-analysis = Die teuersten Entscheidungen
ending-analyse = Partie analysieren
ending-analysis-about = Der { $bot } geht die ganze Partie durch und zeigt, wo Punkte liegen geblieben sind.
# $bot ist der Name eines Computerspielers.
ending-analysis-running = Der { $bot } prüft Entscheidung { $done } von { $all } …
ending-analysis-waiting = { $count ->
        [one] In der Warteschlange: Eine andere Analyse ist vorher dran.
       *[other] In der Warteschlange: { $count } andere Analysen sind vorher dran.
    }
ending-analysis-failed = Die Analyse ist fehlgeschlagen. Versuch es noch einmal.
ending-costly = Schritt { $ply }: { $did } (−{ $points } SP).
ending-better = Der { $bot } würde lieber: { $best }.
ending-no-mistakes = Keine Entscheidung hat einen Punkt gekostet. Gut gespielt!
ending-look = Ansehen
ending-others = Entscheidungen der anderen

## Ehrliches Spiel

ending-fair = War alles fair?
ending-verify = Prüfen
ending-fair-about = Der Zufall dieser Partie lag schon vor Beginn fest, belegt durch einen Fingerabdruck. Jetzt kannst du das nachprüfen.
ending-is-fair = Ja: Der Startwert passt zu seinem Fingerabdruck, und alle { $decisions } Entscheidungen ergeben nachgespielt dieses Ergebnis.
ending-not-fair = Etwas passt nicht zusammen.
ending-fingerprint = Fingerabdruck, von Anfang an bekannt (SHA-256)
ending-seed = Startwert, am Ende offengelegt
ending-seed-fits = Er passt zum Fingerabdruck.
ending-salt = Salt der Hashwerte im Verlauf, am Ende offengelegt (HMAC-SHA256)
ending-hashes-fit = Jede Stellung passt zu ihrem Hashwert.

## Wertungszahlen

ending-ratings = Wertungszahlen

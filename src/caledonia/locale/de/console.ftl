### Das Spiel im Terminal: Überschriften, Hilfe, Fragen und Antworten.

## Anfang und Ende

welcome = Caledonia, ein Spiel um Clans, Handel und Whisky
welcome-notice = Eine inoffizielle Ausgabe von Clans of Caledonia, von Fans gemacht.
welcome-help = Tippe einen Aktionscode, um zu spielen, oder help für alles andere. Tab ergänzt die Eingabe.
game-players = { $count ->
        [one] Solospiel
       *[other] { $count } Spieler
    }
game-map = Spielplan { $sides }
game-bot = { $names }: { $bot }, { $about }
keep-where = Die Partie wird automatisch gespeichert: { $file }
keep-failed = Die Partie lässt sich nicht automatisch in { $file } speichern: Speichere selbst, bevor du gehst.
goodbye-kept = Deine Partie liegt in { $file }
goodbye-load = Weiter geht es mit: { $command }
goodbye = Haste ye back! (Komm bald wieder!)
player-name = Spieler { $number }
ask-players = Wie viele spielen, 1 bis 4? Bots zählen mit. [{ $default }]
ask-humans = Wie viele davon sitzen an dieser Tastatur, { $lowest } bis { $highest }? [{ $default }]
ask-again = Bitte eine Zahl von { $lowest } bis { $highest }.
ask-yes-no = Bitte ja oder nein.
ask-first-game = Ist es deine erste Partie? Dann lassen wir ein paar Plättchen weg. (j/n) [n]
ask-level = Wie stark sollen die Bots sein ({ $lowest } bis { $highest })? [{ $default }]
ask-level-bot = { $bot }. { $figures }
answer-yes = j ja
answer-no = n nein

## Der Tisch

table-setup = Vor der ersten Runde
table-round = Runde { $round } von { $rounds }
table-order = Zugreihenfolge
table-passed = (gepasst)
table-pass-money = Nächster Passbonus: { $money }
table-market = Markt
table-medium = | … | mittlere Preise
table-buyers = Kauf
table-sellers = Verkauf
table-contracts = Exportaufträge
table-no-contracts = Kein Auftrag mehr übrig.
table-held = Deine offenen Aufträge
table-held-by = Aufträge von { $name }
table-imports = Importe
table-import-value = je { $points } SP
table-import-next = { $money } bei { $step }
table-ports = Häfen
contracts-paid = du bekommst { $money }, wenn du einen nimmst
contracts-cost = einen zu nehmen kostet { $money }
contracts-free = einen zu nehmen ist kostenlos
legend-cost = Terrainkosten
legend-delta = Flussmündung
legend-river = Fluss
legend-loch = Loch
legend-port = Hafen
legend-mist = Nebel
legend-blocked = neutraler Spielstein
legend-covered = abgedeckt
brief-more = table zeigt alles; map, market, contracts, board und rounds zeigen Teile.

## Spielertableaus

board-heading = Spielertableaus
board-columns = Plan/übrig  Vorrat
board-money = Geld
board-shipping = Schifffahrt
board-merchants = Händler
board-merchants-cell = { $stock } (+{ $board })
board-slots = Exportkiste
board-fulfilled = Erfüllt
board-ports = Genutzte Häfen
board-cellar = Keller
board-income = Nächstes Einkommen

## Aktionen

offer-choose = Wählen
offer-place = Setzen
offer-trade = Handeln
offer-obtain = Aufträge
offer-expand = Expandieren
offer-upgrade = Verbessern
offer-bonus = Bonus-Upgrade
offer-fulfil = Erfüllen
offer-port = Häfen
offer-clan = Clan
offer-produce = Produzieren
offer-end = Abschließen
offer-everything = (alles)
log-heading = Was geschah

code-clan = einen Clan mit seinem Starterplättchen wählen
code-tile = ein Starterplättchen wählen
code-bid = Siegpunkte für einen Clan bieten
code-leave = die Auktion verlassen
code-place = einen Startarbeiter setzen
code-buy = Waren auf dem Markt oder bei Nachbarn kaufen
code-sell = Waren auf dem Markt verkaufen
code-obtain = einen Auftrag vom Exporttableau nehmen
code-expand = eine Einheit auf den Plan setzen
code-ship = die Schifffahrt verbessern
code-tech = die Technologie deiner Arbeiter verbessern
code-hire = einen Händler anwerben
code-bonus-ship = Bonus-Upgrade: Schifffahrt
code-bonus-tech = Bonus-Upgrade: Technologie
code-bonus-hire = Bonus-Upgrade: ein neuer Händler
code-bonus-recall = Bonus-Upgrade: ein Händler zurück vom Markt
code-fulfil = einen Auftrag erfüllen
code-slaughter = ein Tier für den Auftrag schlachten
code-port = einen Hafen nutzen, mit dem, was er verlangt
code-exchange = eine Einheit gegen eine andere tauschen
code-row = mit einem Fischer ins angrenzende Loch rudern
code-withdraw = ein Fass aus dem Keller holen
code-brew = Bier aus Getreide brauen
code-draw = die Aufträge eines Gebäudebonus ziehen
code-keep = einen gezogenen Auftrag behalten oder keinen (none)
code-produce = wählen, was deine Gebäude produzieren
code-butter = Butter aus Milch machen
code-cellar = einen Whisky in den Keller legen oder nicht
code-skip = auf den Rest des Bonus verzichten
code-end = den Zug beenden
code-pass = für diese Runde passen

## Befehle

help-commands = Befehle
help-codes = Aktionscodes an Beispielen
help-words = Wörter in Codes
help-help = diese Liste, oder alle Aktionscodes
    .form = help, help codes
help-table = alles, was auf dem Tisch liegt
    .form = table
help-map = Spielplan und Häfen
    .form = map
help-market = Preise und Händler
    .form = market
help-contracts = Exportaufträge und Importe
    .form = contracts
help-board = alle Spielertableaus
    .form = board
help-rounds = Runden, Wertungsplättchen, Zugreihenfolge
    .form = rounds
help-actions = was du jetzt tun kannst (oder einfach Enter)
    .form = actions
help-log = was zuletzt oder in der ganzen Partie geschah
    .form = log, log all
help-score = der Stand, wenn jetzt Schluss wäre
    .form = score
help-why = warum eine Aktion nicht geht
    .form = why CODE
help-hint = was der stärkste Bot hier tun würde
    .form = hint
help-rules = eine Regel mit ihrer Nummer, oder ein Kapitel
    .form = rules NUMMER
help-undo = deine letzte Entscheidung zurücknehmen
    .form = undo
help-save = die Partie speichern
    .form = save DATEI
help-load = eine gespeicherte Partie fortsetzen
    .form = load DATEI
help-record = die Partie als Mitschrift
    .form = record
help-quit = aufhören
    .form = quit

bad-code = „{ $code }“ kenne ich nicht. Tippe help, um zu sehen, was geht.
bad-near = „{ $code }“ kenne ich nicht. Meintest du { $near }?
bad-form = „{ $code }“ ist nicht vollständig. Schreib es so: { $form }, zum Beispiel { $example }.
bad-word = „{ $word }“ verstehe ich hier nicht. Schreib es so: { $form }, zum Beispiel { $example }.
bad-word-near = „{ $word }“ verstehe ich hier nicht. Meintest du { $near }?
bad-number = „{ $word }“ ist keine Zahl, die hier passt. Schreib es so: { $form }, zum Beispiel { $example }.
bad-extra = „{ $word }“ ist ein Wort zu viel. Schreib es so: { $form }
bad-rest = { $command } kennt kein „{ $rest }“. Schreib: { $form }
why-what = Warum was nicht? Schreib einen Code dahinter: why expand sheep c4
why-possible = Das geht: { $code }
undo-nothing = Es gibt keine Entscheidung von dir, die du zurücknehmen könntest.
undo-done = { $count ->
        [one] Eine Entscheidung ist zurückgenommen.
       *[other] { $count } Entscheidungen sind zurückgenommen.
    }
undo-revealed = Achtung: Inzwischen wurden Aufträge oder Würfel aufgedeckt. Du weißt mehr, als du solltest.
save-what = Wohin speichern? Schreib eine Datei dahinter: save spiel.txt
save-replace = { $file } gibt es schon. Ersetzen? (j/n) [n]
save-not = Nichts gespeichert; { $file } bleibt unverändert.
save-folder = { $file } ist ein Ordner. Schreib den Namen einer Datei.
save-no-folder = Den Ordner { $folder } gibt es nicht: Leg ihn erst an oder speichere woanders.
save-failed = { $file } lässt sich nicht schreiben: { $reason }.
save-done = Gespeichert in { $file }
load-what = Was laden? Schreib eine Datei dahinter: load spiel.txt
load-missing = Es gibt keine Datei { $file }.
load-failed = { $file } lässt sich nicht lesen: { $reason }.
load-not-text = { $file } ist keine Textdatei in UTF-8.
load-line = { $file } lässt sich nicht nachspielen: Zeile { $line }, „{ $text }“: { $reason }.
load-other-content = { $file } gehört zu einem anderen Inhaltspaket (Zeile { $line }, „{ $text }“): Starte die Konsole mit --content und dem Ordner dieses Pakets.
load-not-kept = { $file } wurde nicht geladen, weil sich die laufende Partie nicht in { $kept } speichern lässt: { $reason }. Speichere sie selbst und lade dann noch einmal.
load-done = { $count ->
        [one] { $file } ist geladen, bisher eine Entscheidung.
       *[other] { $file } ist geladen, bisher { $count } Entscheidungen.
    }
rules-clause = Aus den Regeln:
hint-head = Der { $bot } würde wählen: { $code }
hint-row = { $code }: Endstand etwa { $points } ± { $spread }, { $first }
hint-row-plain = { $code }: Endstand etwa { $points }
hint-apart = gegenüber seiner Wahl: { $lines }
hint-nothing = Gerade gibt es nichts zu entscheiden.
rules-what = Welche Regel? Schreib ihre Nummer dahinter, oder ein Kapitel: rules TRD-2, rules TRD
rules-unknown = Eine Regel { $clause } gibt es hier nicht.
quit-save = Vorher unter einem eigenen Namen speichern? Ein Dateiname, oder einfach Enter:
    .unkept = Die Partie vorher speichern? Ein Dateiname, oder einfach Enter:

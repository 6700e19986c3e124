### Die Seite: was alle Bildschirme gemeinsam haben, und Handeln am Tisch.

wait-loading = Wird geladen …
wait-failed = Das ließ sich nicht laden.
wait-again = Erneut versuchen
# A person who deleted the account.
former-player = gelöschtes Konto
close = Schließen

## Wer am Zug ist

turn-yours = Du bist am Zug
turn-of = { $name } ist am Zug
turn-thinking = { $name } denkt nach …
turn-in-line = { $name } wartet auf Rechenzeit: Platz { $place } in der Warteschlange
turn-over = Partie beendet
turn-past = Schritt { $ply }/{ $all }
turn-complete = Deine Aktion ist ausgeführt. Beende den Zug oder mach etwas rückgängig.
turn-confirm = Bestätige oder wähle etwas anderes.
# Both are read out only.
turn-undone = Rückgängig gemacht.
turn-present = Wieder beim aktuellen Stand.
turn-waiting = Sieh dich ruhig um, bis du am Zug bist.
turn-spectator = Du schaust zu.

## Wie es um die Verbindung steht

state-saved = Gespeichert
state-saving = Wird gespeichert …
state-offline = Du bist offline. Nichts ist verloren: Sobald die Verbindung wieder da ist, geht es weiter.
state-back = Wieder verbunden.

## Aktionen, wie sie auf Knöpfen stehen

do-clan = { $clan } wählen
do-tile = { $tile } wählen
do-bid = { $points } SP bieten
do-leave = Auktion verlassen
do-place = Auf { $space } { $unit } setzen
do-expand = Auf { $space } { $unit } setzen
do-exchange = Auf { $space } gegen { $unit } tauschen
do-buy = { $goods } kaufen
do-sell = { $goods } verkaufen
do-obtain = Auftrag { $contract } nehmen
do-fulfil = Auftrag { $contract } erfüllen
do-keep = Auftrag { $contract } behalten
    .none = Keinen behalten
do-draw = Aufträge ziehen
do-ship = Schifffahrt verbessern
do-tech = Deine { $units } verbessern
do-hire = Händler anwerben
do-bonus-ship = Schifffahrt verbessern
do-bonus-tech = Deine { $units } verbessern
do-bonus-hire = Händler anwerben
do-bonus-recall = Händler zurückholen: { $good }
do-slaughter = Tier auf { $space } schlachten
    .animal = { $animal } auf { $space } schlachten
do-row = Von { $space } nach { $target } rudern
do-withdraw = Fass von Kellerplatz { $count } holen
do-brew = Bier aus { $count } Getreide brauen
do-butter = { $count ->
        [0] Keine Butter machen
       *[other] Butter aus { $count } Milch machen
    }
do-produce = { $goods } produzieren
    .nothing = Nichts produzieren
do-cellar = { $word ->
        [yes] Whisky in den Keller legen
       *[no] Nicht einlagern
    }
do-port = { $port } nutzen
    .borrowed = { $port } über { $by } nutzen
do-word-up = hinauf
do-word-down = hinunter
do-skip = Auf den Rest verzichten
    .draw = Nicht ziehen
    .purchases = Nichts mehr kaufen
do-end = Zug beenden
do-pass = Passen

## Die Leiste

bar-actions = Aktionen
bar-trade = Handeln
    .about = Schick Händler los, um eine Ware zu kaufen oder zu verkaufen.
bar-obtain = Auftrag
    .about = Nimm einen Auftrag vom Exporttableau.
bar-expand = Expandieren
    .about = Setz eine Einheit auf ein erreichbares Feld.
bar-ship = Schifffahrt
    .about = Du kommst weiter: über Flüsse, dann über Lochs.
bar-tech = Technologie
    .about = Deine Holzfäller oder Bergarbeiter verdienen mehr.
bar-hire = Händler
    .about = Ein Händler mehr für den Markt.
bar-fulfil = Erfüllen
    .about = Liefere die Waren eines Auftrags.
bar-pass = Passen
    .about = Die Runde ist für dich vorbei; je früher, desto mehr Geld.
bar-port = Freie Aktionen
bar-give = Du gibst:
bar-get = { $left ->
        [one] Du bekommst eine davon:
       *[other] Du bekommst { $left } davon:
    }
bar-clan = Clan
bar-undo = Rückgängig
bar-undo-all = Alles rückgängig
bar-end = Zug beenden
bar-confirm = Bestätigen
# Read out after what is pointed at.
bar-again = Bestätige mit der Eingabetaste oder dem Knopf.
bar-cancel = Abbrechen
bar-hint = Tipp
bar-cost = kostet { $money }
bar-gain = bringt { $money }
bar-free = kostenlos
# On a button, in place of a price.
bar-price-free = gratis
bar-left = dann hast du { $money }
bar-reveals = Das deckt Verborgenes auf und lässt sich nicht rückgängig machen.
bar-choose-unit = Wähle eine Einheit oder ein Feld auf dem Plan.
bar-choose-space = { $unit }: Wähle ein hervorgehobenes Feld.
bar-choose-here = Was kommt auf { $space }?
bar-choose-good = Wähle eine Ware auf dem Markt.
bar-choose-contract = Wähle einen Auftrag.
bar-choose-one = Wähle eine Möglichkeit.
bar-more = Mehr Auswahl
bar-why = Warum nicht?
bar-make = { $good } produzieren
bar-less = Weniger { $good }
bar-more-of = Mehr { $good }

## Teile eines Preises

part-unit = Einheit
part-land = Terrain
part-free_space = kostenloses Feld
part-clan = Clan
part-buy = Kauf
part-sell = Verkauf
part-contract = Auftrag
part-shipping = Schifffahrt
part-technology = Technologie
part-merchant = Händler
part-import = Importleiste
part-export = Export
part-pass = Passbonus
part-income = Einkommen
part-port = Hafen
part-starting_tile = Starterplättchen
part-no_clans = Zugreihenfolge

## Passen

# Before passing, with the names of actions.
pass-open = Noch möglich: { $actions }.
pass-not = Weiterspielen
end-heading = Den Zug trotzdem beenden?
end-lost = Boni, die du jetzt nicht nimmst, verfallen.
end-not = Zurück
leave-heading = Diese Partie verlassen?
leave-about = Ein Bot spielt für dich zu Ende. Um später weiterzuspielen, schließe einfach die Seite: Die Partie wartet auf dich.
leave-rated = Diese Partie ist gewertet: Wenn du nicht zurückkommst, zählt sie für dich als Niederlage.

## Warum nicht

why-turn-done = Du hast deine Hauptaktion schon ausgeführt. Beende deinen Zug.
why-not-yours = Du bist nicht am Zug.

## Der Bildschirm

screen-market = Markt
screen-contracts = Aufträge
screen-players = Spieler
screen-board = Tableau
screen-score = Punkte
screen-log = Verlauf
screen-chat = Chat
screen-map = Plan
screen-menu = Menü
screen-skip = Zu den Aktionen springen
screen-sheet = Bereich auf- oder zuklappen
menu-home = Start
menu-rules = Regeln
menu-settings = Einstellungen
menu-keys = Tastatur
menu-leave = Partie verlassen
menu-ask-undo = Letzten Zug zurücknehmen
menu-guide = Begleiter
menu-layers = Lernhilfen
menu-hint = Was würde ein Bot tun?
# Standing orders for one's next turn.
menu-orders = Vorausplanen
menu-language = Sprache
menu-score = Zwischenstand
menu-record = Mitschrift herunterladen

## Tastatur und Befehlszeile

keys-heading = Tastatur
keys-numbers = die acht Aktionen
keys-enter = die gezeigte Aktion bestätigen
    .key = Eingabe
keys-end = den Zug beenden
    .key = Umschalt + Eingabe
keys-count = mit einem Stück mehr oder weniger handeln
keys-undo = einen Schritt rückgängig machen
keys-escape = abbrechen oder schließen
keys-command = einen Aktionscode eintippen
keys-map = zum Plan; Pfeiltasten bewegen, Eingabe wählt
keys-next = auf dem Plan: zum nächsten hervorgehobenen Feld
keys-zoom = auf dem Plan: vergrößern, verkleinern, ganz zeigen
keys-layers = auf dem Plan: Ebenen ein- und ausblenden
keys-help = diese Liste
keys-switch = Kürzel mit einzelnen Buchstaben und Ziffern kannst du in den Einstellungen ausschalten.
keys-off = Kürzel mit einzelnen Buchstaben und Ziffern sind ausgeschaltet. In den Einstellungen kannst du sie wieder einschalten.
command-label = Aktionscode
command-hint = zum Beispiel: expand sheep c4
command-unknown = Unbekannter Aktionscode. Prüfe die Schreibweise.

## Zurücknehmen über das Ende eines Zugs hinaus, Plätze, Tipps

# What would be taken back follows.
undo-asked = { $name } möchte diesen Zug und alles danach zurücknehmen:
undo-asked-self = Du möchtest diesen Zug und alles danach zurücknehmen. Die anderen müssen zustimmen:
undo-others = Die anderen müssen zustimmen. Auch alles, was seitdem geschehen ist, wird zurückgenommen.
undo-bots = Auch alles, was seitdem geschehen ist, wird zurückgenommen, samt den Zügen der Bots.
undo-practice = Das nimmt etwas zurück, das schon aufgedeckt war: Die Partie wird zur Übung und zählt nicht mehr.
copy-held = Kopie einer Partie, die noch ohne Tipps gespielt wird: Bis sie zu Ende ist, kannst du die Kopie nur ansehen.
practice = Übung
undo-none = Du hast noch keinen Zug beendet, es gibt also nichts zurückzunehmen.
undo-ask = Anfragen
undo-agree = Zustimmen
undo-refuse = Ablehnen
undo-withdraw = Anfrage zurückziehen
offer-left = { $name } hat diese gewertete Partie verlassen. Wenn ihr alle zustimmt, kann jemand anderes den Platz übernehmen.
offer-do = Platz freigeben
offer-asked = { $asker } möchte den Platz von { $name } für jemand anderen freigeben.
offer-asked-self = Du möchtest den Platz von { $name } für jemand anderen freigeben; die anderen müssen zustimmen.
offer-stands = Der Platz von { $name } ist frei: Wer mag, kann weiterspielen.
seat-return = Ein Bot spielt für dich.
seat-return-do = Wieder übernehmen

## Noch einmal spielen

rematch-asked = { $name } möchte eine Revanche.
rematch-sit = Mitspielen
rematch-mine = Du bist bei der Revanche schon dabei.
rematch-go = Zum Tisch

## Zuschauen

# Wer nicht angemeldet ist, kann trotzdem einen Platz haben.
watch-sign-in = Du schaust zu. Gehört einer der Plätze dir?
watch-sign-in-do = Anmelden

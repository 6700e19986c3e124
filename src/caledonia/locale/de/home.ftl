### Die Bildschirme rund um den Tisch: Startseite, neuer Tisch, Lobby, Konto, Einstellungen.

## Alle Bildschirme

# Ein Link für Tastatur und Vorleseprogramme, an der Navigation vorbei.
home-skip = Zum Inhalt
home-nav = Hauptnavigation
home-nav-home = Start
home-nav-lobby = Lobby
home-nav-daily = Täglich
home-nav-learn = Lernen
home-nav-replays = Rückblick
home-nav-rules = Regeln
home-nav-ratings = Rangliste
home-nav-settings = Einstellungen
# Ein Link für Programmierer: die Beschreibung der Schnittstelle des Servers.
home-nav-api = Für Entwickler
home-nav-enter = Login
home-language = Sprache
home-notice = Eine inoffizielle Ausgabe von Clans of Caledonia, von Fans für Fans gemacht. Das Spiel ist von Juma Al-JouJou, erschienen bei Karma Games.
home-more = Mehr anzeigen
home-more-by = und { $count } weitere von { $name }
home-any = Beliebig
home-yes = Ja
home-no = Nein
home-add = Hinzufügen
home-save = Speichern
home-players = Spieler
home-name = Name
home-clan = Clan
home-place = Rang
home-points = SP
home-games = Partien
home-result = Ergebnis
home-today = Heute

## Startseite

home-slogan = Ein Fensterplatz in den Highlands
home-app-about = Das Spiel um Clans, Handel und Whisky. Spiel online mit Freunden oder gegen Bots.
home-app-wide = Der Spielplan einer Partie, umgeben von Markt, Aufträgen und Tableaus
home-app-narrow = Eine Partie auf dem Handy
home-offline = Du bist offline. Deine Partien sind auf dem Server sicher. Sobald du wieder online bist, geht es weiter.
home-play = Jetzt spielen
# Auf dem Knopf, für die Sekunde, bis der Tisch aufgebaut ist.
home-play-dealing = Aufbau …
home-play-against = Gegner
home-play-number = Anzahl der Bots
home-play-bots = { $count ->
        [one] Gegen { $count } Bot
       *[other] Gegen { $count } Bots
    }
home-play-level = Stärke der Bots
home-play-about = Der { $bot } { $about }.
home-level = { $level } · { $bot }
home-suggest = Stufe vorschlagen
home-suggest-after = { $games ->
        [one] Nach deiner letzten Partie gegen Bots
       *[other] Nach deinen letzten { $games } Partien gegen Bots
    } empfehlen wir dir diese Stufe: { $bot }. Damit sind die Chancen etwa ausgeglichen.
home-suggest-first = Für deine ersten Partien empfehlen wir dir diese Stufe: { $bot }.
home-play-game = Regeln
home-play-first = Einstiegsregeln
home-play-full = Alle Regeln
home-waiting = { $count ->
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
home-mine = Deine Tische
home-mine-all = Alle deine Tische
home-learn = Neu hier?
home-learn-about = In deiner ersten Partie lernst du beim Spielen, Schritt für Schritt.
home-learn-open = Spielend lernen
home-people = Mit anderen spielen
home-people-about = Eröffne einen Tisch und schick deinen Freunden den Link, oder spiel an einem offenen Tisch mit.
home-open-tables = Freie Plätze
home-open-none = Gerade ist nirgends ein Platz frei. Eröffne selbst einen Tisch.
home-watch = Zuschauen
home-watch-none = Gerade spielt niemand öffentlich.
home-look-back = Rückblick und Rangliste
home-look-back-about = Spiel jede beendete Partie Zug für Zug nach und sieh, wer am besten spielt.
home-link = Per Link beitreten
home-link-example = https://…/join/…
home-link-open = Öffnen
home-link-wrong = Das ist kein Link zu einem Tisch. Kopiere den ganzen Link, den du bekommen hast.

## Tische in Listen

home-seat-open = freier Platz
# Ein Tisch ohne eigenen Namen, nach dem, der ihn eröffnet hat.
home-table-of = Tisch von { $name }
home-table-your-turn = Du bist dran
home-table-open = { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
home-table-asked = Einladung zur Revanche
home-table-finished = Beendet
home-table-turn-of = { $round ->
        [0] Aufbau: { $name } am Zug
       *[other] Runde { $round }: { $name } am Zug
    }
home-table-round = { $round ->
        [0] Aufbau
       *[other] Runde { $round }
    }
home-tag-rated = gewertet
# Wie schnell an einem Tisch gespielt wird; $time ist etwas wie „30 Minuten“.
home-tag-clock = { $kind ->
        [turn] { $time } je Zug
        [chess] { $time } je Person
       *[none] ohne Uhr
    }
home-tag-variants = { $count ->
        [one] { $count } Variante
       *[other] { $count } Varianten
    }
home-lobby-show = Anzeigen
home-lobby-join = Offene
home-lobby-watch = Laufende
home-lobby-mine = Meine
home-lobby-none = Keine passenden Tische. Eröffne einen, dann finden ihn andere hier.

## Neuer Tisch

home-new = Neuer Tisch
home-presets = Vorlagen
home-preset-first_game = Erste Partie
    .about = Zu zweit, statische Importgüter, ohne Hafen- und Wertungsplättchen.
home-preset-evening = Spieleabend
    .about = Zu viert, je eine halbe Stunde Bedenkzeit.
home-preset-turn_a_day = Ein Zug am Tag
    .about = Zu viert, alle schauen einmal am Tag vorbei.
home-preset-against_chief = Gegen den Clanchef
    .about = Du und ein starker Bot.
home-preset-solo = Solo
    .about = Allein, um den besten Rang im Solospiel.
home-preset-tournament = Turnier
    .about = Zu viert, Clanauswahl per Auktion, gewertet, ohne Tipps.
home-seat-number = Platz { $number }
home-who-me = du
home-who-me-about = Das ist dein Platz.
home-who-open-about = Für alle, die den Link haben oder aus der Lobby kommen.
home-who-bots = Bots
home-map = Spielplan
home-map-random = Zufällig
home-map-random-about = Die Seiten der vier Spielplanmodule werden ausgelost.
home-map-chosen = Selbst wählen
home-map-chosen-about = Du wählst die Seite jedes Moduls.
home-map-module = Modul { $letter }
home-map-picture = Der Spielplan mit den Seiten { $sides }
home-clans = Clans
home-clans-chosen = Der Reihe nach
    .about = Clans und Starterplättchen liegen aus, alle wählen der Reihe nach.
home-clans-auction = Auktion
    .about = Alle bieten Siegpunkte für Clans und Zugreihenfolge (2–4 Spieler).
home-clans-dealt = Zugeteilt
    .about = Du teilst jedem Platz einen Clan zu.
home-clans-none = Ohne Clans
    .about = Nur Starterplättchen, keine Clanfähigkeiten.
home-clans-seat = Clan von Platz { $number }
home-variants = Varianten
home-variant-static_imports = Statische Importgüter
    .about = Alle Importgüter sind am Ende gleich viel wert; leichter zu planen.
home-variant-no_scoring_tiles = Ohne Wertungsplättchen
    .about = Runden bringen keinen Ruhm; gut für eine erste Partie.
home-variant-no_port_tiles = Ohne Hafenplättchen
    .about = Die vier Häfen sind geschlossen; gut für eine erste Partie.
home-variant-tighter_map = Dichter Spielplan
    .about = Vier Landfelder sind abgedeckt, so begegnet ihr euch früher (2–3 Spieler).
home-variant-kickstarter = Kickstarter-Plättchen
    .about = Die zusätzlichen Clan-, Hafen- und Wertungsplättchen werden mit ausgelost.
home-variant-errata_2025 = Errata 2025
    .about = Der Tausch von Einheiten an einem Hafen bringt auch den Nachbarschaftsbonus.
home-clock = Uhr
home-clock-none = Keine Uhr
    .about = Alle nehmen sich die Zeit, die sie brauchen.
home-clock-turn = Je Zug
    .about = Feste Zeit je Zug; danach springt ein Bot ein.
home-clock-chess = Je Partie
    .about = Ein Zeitvorrat für die ganze Partie, wie bei einer Schachuhr.
home-clock-time-turn = Zeit für einen Zug
home-clock-time-chess = Zeit für die Partie
home-clock-more = Zuschlag je Zug
home-clock-nothing = Keiner
home-clock-rest = Nachts und im Urlaub pausieren
    .about = Die Uhr steht still, solange jemand schläft oder im Urlaub ist, wie im Konto eingestellt.
home-around = Tischoptionen
home-table-public = Öffentlich
    .about = Steht in der Lobby; alle können mitspielen.
home-table-spectators = Zuschauer
    .about = Auch wer keinen Platz hat, darf zuschauen.
home-table-rated = Gewertet
    .about = Das Ergebnis verändert die Wertungszahlen. Alle brauchen ein Konto, und wer aussteigt, verliert.
home-table-aids = Tipps
    .about = Während der Partie kann man Bots um Rat fragen. Mit mehreren Menschen am Tisch normalerweise aus, in gewerteten Partien immer.
home-table-layers = Lernhilfen
    .about = Zeigen auf Wunsch, wer vorn liegt, wohin sich die Preise bewegen und wie man Aufträge erfüllt. Nur wenn eine Person gegen Bots spielt.
home-table-shuffle = Plätze auslosen
    .about = Wer wo sitzt, wird zu Beginn der Partie ausgelost.
home-table-name = Name des Tischs
    .about = Leer lassen, dann trägt er deinen Namen.
home-bot-pace = Bedenkzeit der Bots
    .about = Höchstens so lange je Zug.
home-bot-pace-own = Normal
home-content = Inhaltspaket
    .about = Welche Plättchen, Clans, Aufträge und welcher Spielplan im Spiel sind.
home-summary = Der Tisch
home-create = Tisch eröffnen
home-create-play = Partie starten
# Warum eine Wahl nicht zu den anderen passt.
home-wrong-tighter_map = Der dichte Spielplan ist für 2 oder 3 Spieler.
home-wrong-clan_auction = Die Clanauswahl per Auktion braucht 2 bis 4 Spieler.
home-wrong-no_clans = Auktion oder ohne Clans: Beides zusammen geht nicht.
home-wrong-map_sides = Wähle für jedes der vier Module eine Seite.
home-wrong-clans = Gib jedem Platz einen eigenen Clan.
home-wrong-name = Wähle einen kürzeren Namen aus sichtbaren Zeichen.
home-wrong-seats = Nimm selbst einen Platz und lass die anderen offen oder gib sie Bots.
home-wrong-players = Das Spiel ist für 1 bis 4 Spieler.
home-wrong-content = Dieses Inhaltspaket ist nicht auf dem Server. Wähle ein anderes.
home-wrong-clock = Wähle eine andere Zeit für die Uhr.
home-wrong-bot_seconds = Wähle eine andere Zeit für die Bots.

## Ein Tisch in ganzen Sätzen, einer nach dem anderen

home-sum-open = { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
home-sum-solo = Du spielst solo.
# $names: ein oder mehrere Spieler und freie Plätze, aufgezählt.
home-sum-against = Mit dir am Tisch: { $names }.
home-sum-without-me = Am Tisch: { $names }. Du schaust zu.
home-sum-map-random = Der Spielplan wird ausgelost.
home-sum-map = Der Spielplan hat die Seiten { $sides }.
home-sum-full = Es gelten alle Regeln.
# $variants: Namen von Varianten, aufgezählt.
home-sum-variants = Varianten: { $variants }.
home-sum-no-clock = Es läuft keine Uhr.
home-sum-turn = Alle haben { $time } für jeden Zug.
home-sum-chess = Alle haben { $time } für die Partie.
home-sum-chess-more = Alle haben { $time } für die Partie und für jeden Zug { $more } dazu.
home-sum-public = { $rated ->
        [yes] Der Tisch ist öffentlich und gewertet.
       *[no] Der Tisch ist öffentlich und nicht gewertet.
    }
home-sum-private = { $rated ->
        [yes] Wer den Link hat, kann mitspielen; die Partie ist gewertet.
       *[no] Wer den Link hat, kann mitspielen; die Partie ist nicht gewertet.
    }
home-sum-rated = { $rated ->
        [yes] Die Partie ist gewertet.
       *[no] Die Partie ist nicht gewertet.
    }

## Warteraum und Einladungen

home-wait = { $count ->
        [0] Alle Plätze sind besetzt.
        [one] Ein Platz ist noch frei. Schick den Link weiter.
       *[other] { $count } Plätze sind noch frei. Schick den Link weiter.
    }
home-wait-asked = { $count ->
        [one] { $names } ist zur Revanche eingeladen und braucht keinen Link.
       *[other] { $names } sind zur Revanche eingeladen und brauchen keinen Link.
    }
home-wait-bot = Bot für Platz { $number }
home-wait-give = Bot hinzufügen
home-wait-start = Starten
home-wait-start-bots = Mit Bots auffüllen und starten
home-wait-leave = Tisch verlassen
home-wait-later = Später wiederkommen
home-closed = Dieser Tisch wurde geschlossen, weil alle gegangen sind.
home-invite = Einladungslink
home-invite-title = Eine Partie Caledonia
home-invite-copy = Link kopieren
home-invite-copied = Kopiert
home-invite-share = Teilen
home-join = Du bist eingeladen
home-join-hidden = Du bist an einen privaten Tisch eingeladen. Spiel mit, um ihn zu sehen.
home-join-name = Dein Name
home-join-sit = Mitspielen
home-join-here = Diesen Platz nehmen
home-join-take-over = Platz vom Bot übernehmen
# Was mit einem Tisch ist, an den man sich nicht setzen kann; der nächste Schritt ist ein Knopf.
home-join-finished = Diese Partie ist zu Ende.
home-join-closed = Dieser Tisch wurde geschlossen, weil alle gegangen sind.
home-join-full = Alle Plätze sind besetzt.
home-join-playing = Die Partie läuft schon, und alle Plätze sind besetzt.
home-join-private = Dieser Tisch ist privat. Bitte um einen Einladungslink.
home-join-replay = Partie ansehen
home-join-watch = Zuschauen
home-join-other = Anderen Tisch suchen

## Tagesaufgabe

home-daily = Tagesaufgabe
home-daily-about = Ein Solospiel am Tag, dasselbe für alle. Du hast einen Versuch.
home-daily-leader = { $name } führt mit { $points } SP
home-daily-nobody = Noch hat niemand sie zu Ende gespielt.
home-daily-open = Zur Aufgabe
home-puzzles = Rätsel
home-puzzles-about = Ein Zug, eine beste Lösung.
home-puzzles-open = Heutiges Rätsel lösen
# $count is a number of exercises.
home-puzzles-due = { $count ->
        [one] Aus Fehlern lernen: 1 Übung
       *[other] Aus Fehlern lernen: { $count } Übungen
    }
home-daily-play = Heutige Aufgabe spielen
home-daily-continue = Deine Partie fortsetzen
home-daily-see = Deine Partie ansehen
home-daily-before = Vorheriger Tag
home-daily-after = Nächster Tag
home-daily-rules = In die Rangliste kommen Konten, die beim Start mindestens einen Tag alt waren. Hat jemand anderes aus deinem Netzwerk gespielt, bevor du fertig warst, stehst du unter der Rangliste.
# Mark on a score: someone else on the same network played the challenge too.
home-daily-practised = nicht der erste Versuch aus diesem Netzwerk
# The rank your score would have, and why it has none.
home-daily-own = { $why ->
        [guest] Mit { $points } SP wärst du auf Platz { $rank }. Registriere dich, dann zählen deine Ergebnisse einen Tag später für die Rangliste.
        [new_account] Mit { $points } SP wärst du auf Platz { $rank }. Dein Konto war noch keinen Tag alt: Beim nächsten Mal stehst du in der Rangliste.
       *[practised] Mit { $points } SP wärst du auf Platz { $rank }. Aus deinem Netzwerk hat noch jemand diese Aufgabe gespielt, darum stehst du weiter unten.
    }
home-replay-of = Partie von { $name } ansehen

## Rückblick

home-replays-mine = Deine Partien
home-replays-public = Öffentliche Partien
home-replays-none = Noch keine beendeten Partien.
home-import = Partie importieren
home-import-about = Öffne die Mitschrift einer Partie, um sie anzusehen oder weiterzuspielen.
home-import-file = Aus einer Datei
home-import-paste = Oder füg sie hier ein
home-import-open = Partie öffnen

## Menschen und Wertungszahlen

home-profile = Profil
home-since = { $guest ->
        [yes] Gast seit { $date }
       *[no] Mitglied seit { $date }
    }
home-results = Ergebnisse
home-won = Gewonnen
home-lost-games = Verloren
# Column heading, and mark on a result: rated games that a player left, and so lost.
home-left-games = verlassen
# Überschrift einer Spalte: durchschnittliche Siegpunkte einer Partie.
home-mean = Ø SP
home-best = Rekord
home-against = Direkter Vergleich
home-against-line = { $games ->
        [one] Eine gemeinsame Partie:
       *[other] { $games } gemeinsame Partien:
    } { $mine }-mal lagst du vorn, { $theirs }-mal { $name }, { $level }-mal gleichauf.
home-rating = Wertungszahl
home-rating-players = { $count } Spieler
home-rating-games = { $count ->
        [one] nach { $count } Partie
       *[other] nach { $count } Partien
    }
home-provisional = vorläufig
home-provisional-about = Eine Wertungszahl ist vorläufig, bis genug Partien gegen genug verschiedene Gegner gespielt sind.
home-rating-none = Noch keine gewerteten Partien.
home-rating-chart = Wertungszahl über { $count } Partien, zwischen { $low } und { $high }
home-rating-about = Eine vorsichtige Schätzung der Spielstärke. Je mehr Partien sie bestätigen, desto höher steigt sie.
home-leaders = Die stärksten Spieler
home-effects = Was Clans und Startplätze wert sind
home-effects-about = In Wertungspunkten, unabhängig davon, wer sie gespielt hat. Die Linie zeigt, wo der wahre Wert mit 95 % Sicherheit liegt.
home-effects-seats = Zugreihenfolge
home-effects-seat = Startplatz { $number }
home-effect = { $worth }, zwischen { $low } und { $high }

## Konto

home-account = Konto
home-keep-games = Behalte deine Partien
home-sign-in = Anmelden
home-register = Registrieren
home-register-about = Ein Name und ein Passwort genügen. Partien, die du als Gast gespielt hast, gehören weiter dir.
home-sign-in-about = Willkommen zurück.
home-shown-name = Anzeigename
home-login = Benutzername oder E-Mail-Adresse
home-user-name = Benutzername
home-email-optional = E-Mail-Adresse (optional)
home-email-about = Zum Anmelden und für ein neues Passwort, falls du deines vergisst. Zum Bestätigen schicken wir dir einen Link.
home-email = E-Mail-Adresse
home-email-set = Deine Adresse: { $email }
home-email-pending = Wir haben eine Mail an { $email } geschickt. Öffne innerhalb einer Woche den Link darin, um die Adresse zu bestätigen.
home-email-give = Adresse speichern
home-password = Passwort
home-password-about = Mindestens 8 Zeichen und nicht leicht zu erraten.
home-forgot = Passwort vergessen?
home-forgot-done = Wenn dieses Konto eine bestätigte E-Mail-Adresse hat, haben wir dorthin einen Link für ein neues Passwort geschickt.
home-merge = { $count ->
        [one] Die Partie mitnehmen, die ich hier als Gast spiele
       *[other] Die { $count } Partien mitnehmen, die ich hier als Gast spiele
    }
home-you = Du
home-guest-about = Du bist Gast: Deine Partien hängen an diesem Browser. Registriere dich, um auf jedem Gerät zu spielen.
home-signed-in = Du bist als { $login } angemeldet.
home-password-change = Passwort ändern
home-password-old = Aktuelles Passwort
home-password-new = Neues Passwort
home-password-change-about = Damit wirst du überall sonst abgemeldet, und alle API-Token werden gesperrt.
home-password-changed = Passwort geändert. Überall sonst bist du abgemeldet, und alle API-Token sind gesperrt.
home-sessions = Wo du angemeldet bist
home-session-unknown = Unbekanntes Gerät
home-session-here = dieses Gerät
home-session-end = Abmelden
home-sessions-end = Überall sonst abmelden
home-tokens = API-Token
home-tokens-about = Ein Programm mit einem Token kann in deinem Namen spielen. Gib ihn niemandem.
home-token-unused = nie benutzt
home-token-label = Bezeichnung
home-token-make = Token erstellen
home-token-once = Kopiere ihn jetzt: Er wird nicht noch einmal angezeigt.
home-token-end = Sperren
home-leaving = Abmelden oder löschen
home-sign-out = Abmelden
home-sign-out-guest = Wer sich als Gast abmeldet, kommt an die eigenen Partien nicht mehr heran. Registriere dich vorher, um sie zu behalten.
home-delete = Konto löschen
home-delete-about = Das lässt sich nicht rückgängig machen. Deine Adresse wird gelöscht und dein Name von allen Tischen entfernt; deine Partien bleiben, und in laufenden übernimmt ein Bot deinen Platz.
home-delete-yes = Endgültig löschen
home-stay = Abbrechen

## Benachrichtigungen

home-notices = Benachrichtigungen
home-notices-about = Wir sagen dir Bescheid, wenn du am Zug bist, außer du bist ohnehin am Tisch.
home-channel-push = Browser-Benachrichtigung
home-channel-mail = E-Mail
# Ein Webhook ist eine Adresse, an der Programme wie Discord und Slack lauschen.
home-channel-webhook = Webhook (Discord, Slack …)
home-channel-unconfirmed = Öffne den Link in der Mail, die wir an diese Adresse geschickt haben.
home-channel-resting = Nach zu vielen Fehlschlägen pausiert. Ein erfolgreicher Test hebt die Pause auf.
home-channel-events = { $count ->
        [0] Meldet nichts
        [one] Meldet { $count } Ereignis
       *[other] Meldet { $count } Ereignisse
    }
home-channel-test = Testen
home-channel-tested = Abgeschickt. Gleich sollte es ankommen.
home-channel-remove = Entfernen
home-channel-secret = Kopiere den geheimen Schlüssel jetzt: Er wird nicht noch einmal angezeigt.
home-channel-add-push = In diesem Browser benachrichtigen
home-push-unsupported = Dieser Browser kann hier keine Benachrichtigungen anzeigen. Installiere die App auf deinem Gerät oder nutze E-Mail.
home-push-denied = Der Browser erlaubt keine Benachrichtigungen. Erlaube sie in den Browser-Einstellungen für diese Seite.
home-event-your_turn = Ich bin am Zug
home-event-started = Eine Partie beginnt
home-event-finished = Eine Partie ist zu Ende
home-event-chat = Neue Chatnachricht
home-event-undo_asked = Jemand möchte etwas zurücknehmen
home-event-seat = Jemand kommt dazu oder geht
home-event-time_short = Meine Zeit wird knapp
home-rest = Nachtruhe und Urlaub
home-rest-about = An Tischen, die das erlauben, hält deine Zuguhr in dieser Zeit an. Neue Zeiten gelten erst einen Tag später und nie für einen schon begonnenen Zug. Zeitzone: { $zone }.
home-rest-since = Die neuen Zeiten gelten ab { $moment }.
home-rest-zone = Zeitzone
home-sleep = Nachtruhe
home-sleep-from = Von
home-sleep-to = Bis
home-vacations = Urlaub
home-vacation = { $from } bis { $to }
home-vacation-first = Erster Tag
home-vacation-last = Letzter Tag
home-vacation-incomplete = Gib den ersten und den letzten Tag an.
home-vacation-there = Diesen Urlaub hast du schon eingetragen.
home-vacation-left = { $days ->
        [one] Für { $year } hast du noch einen Urlaubstag.
       *[other] Für { $year } hast du noch { $days } Urlaubstage.
    }
home-vacation-earliest = Ein neuer Urlaub kann frühestens am { $day } beginnen.

## Einstellungen

home-theme = Aussehen
home-theme-auto = Automatisch
    .about = Folgt der Einstellung deines Geräts.
home-theme-light = Tageslicht
    .about = Der Tisch am Fenster.
home-theme-dark = Lampenlicht
    .about = Derselbe Tisch am Abend.
home-colours = Farben der Spielsteine
home-colours-plain = Schlicht
    .about = Vier gut unterscheidbare Farben und Formen.
home-colours-bold = Kräftig
    .about = Größere Zeichen und Muster, bei Farbsehschwäche.
home-motion = Animationen
home-motion-full = Normal
home-motion-quick = Schnell
home-motion-none = Keine
home-moves = Züge der anderen
home-moves-calm = Ruhig
    .about = Jeder Zug bleibt kurz stehen, mit einem Satz dazu; jede Runde endet mit einer Übersicht.
home-moves-quick = Schnell
    .about = Dasselbe in der halben Zeit.
home-moves-off = Aus
    .about = Der Plan ändert sich sofort. Was geschehen ist, steht im Verlauf.
home-at-table = Am Tisch
home-set-confirm = Vorschau vor der Aktion
    .about = Einmal tippen zeigt Kosten und Wirkung, noch einmal tippen bestätigt.
home-set-confirmPass = Vor dem Passen nachfragen
    .about = Wenn du noch Geld oder Aktionen übrig hast.
home-set-endAlone = Zug automatisch beenden
    .about = Sobald nichts mehr zu entscheiden ist. Rückgängig machen kannst du dann nichts mehr.
home-set-coordinates = Feldnamen
    .about = Zeigt auf dem Plan Namen wie c4.
home-set-sound = Ton
    .about = Holz auf Holz, eine Münze und eine Glocke, wenn du am Zug bist.
home-set-shortcuts = Tastenkürzel
    .about = Einzelne Buchstaben und Ziffern steuern den Tisch: 1 bis 8 wählen Aktionen, U macht rückgängig. Eingabe und Esc gehen immer.
home-orientation = Plan drehen um
home-orientation-turn = { $degrees }°
home-settings-kept = Die Einstellungen werden in diesem Browser gespeichert.

## Verirrt

home-lost = Du hast dich im Nebel verlaufen
home-lost-about = Unter dieser Adresse ist nichts. Vielleicht fehlt ein Teil des Links.
home-lost-home = Zurück zur Startseite

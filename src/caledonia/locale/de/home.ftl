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
home-nav-ratings = Spielstärke
home-nav-settings = Einstellungen
# Ein Link für Programmierer: die Beschreibung der Schnittstelle des Servers.
home-nav-api = Für Programmierer
home-nav-enter = Anmelden
home-language = Sprache
home-notice = Eine inoffizielle Ausgabe von Clans of Caledonia, von Spielern für Spieler gemacht. Das Spiel ist von Juma Al-JouJou, erschienen bei Karma Games.
home-more = Mehr zeigen
home-more-by = und { $count } weitere von { $name }
home-any = egal
home-yes = ja
home-no = nein
home-add = Hinzufügen
home-save = Speichern
home-players = Spieler
home-name = Name
home-clan = Clan
home-place = Platz
home-points = SP
home-games = Partien
home-result = Ergebnis
home-today = Heute

## Startseite

home-slogan = Ein Tisch am Fenster, in den Highlands
home-app-about = Spiele, erforsche und lehre das Spiel um Clans, Handel und Whisky.
home-app-wide = Die Karte einer Partie, umgeben von Markt, Aufträgen und Tableaus
home-app-narrow = Eine Partie auf dem Handy
home-offline = Du bist offline. Deine Partien sind auf dem Server sicher; sobald die Verbindung da ist, geht hier alles wieder.
home-play = Jetzt spielen
# Auf dem Knopf, für die Sekunde, bis der Tisch aufgebaut ist.
home-play-dealing = Aufbau …
home-play-against = Gegen wen du spielst
home-play-number = Zahl der Bots
home-play-bots = { $count ->
        [one] gegen { $count } Bot
       *[other] gegen { $count } Bots
    }
home-play-level = Stärke der Bots
home-play-about = Der { $bot } { $about }.
home-play-game = Regeln
home-play-first = erste Partie
home-play-full = volles Spiel
home-waiting = { $count ->
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
home-mine = Deine Tische
home-mine-all = Alle deine Tische
home-learn = Neu hier?
home-learn-about = In einer ersten Partie lernst du beim Spielen, in kleinen Schritten.
home-learn-open = Spielend lernen
home-people = Mit Menschen spielen
home-people-about = Eröffne einen Tisch und schick den Link an deine Freunde, oder setz dich an einen offenen.
home-open-tables = Freie Plätze
home-open-none = Gerade hat kein Tisch einen freien Platz. Eröffne selbst einen.
home-watch = Zuschauen
home-watch-none = Gerade spielt niemand öffentlich.
home-look-back = Rückblick
home-look-back-about = Spiel jede beendete Partie Zug für Zug nach, und sieh, wer am besten spielt.
home-link = Mit Link dazusetzen
home-link-example = https://…/join/…
home-link-open = Öffnen
home-link-wrong = Das ist kein Link zu einem Tisch. Kopiere den ganzen Link, den du bekommen hast.

## Tische in Listen

home-seat-open = freier Platz
# Ein Tisch ohne eigenen Namen, nach dem, der ihn eröffnet hat.
home-table-of = Tisch von { $name }
# A table that was made of a record.
home-imported = Importierte Partie
home-table-your-turn = Du bist dran
home-table-open = { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
home-table-asked = Du wirst um eine Revanche gebeten
home-table-finished = beendet
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
home-lobby-show = Zeigen
home-lobby-join = mitspielen
home-lobby-watch = zuschauen
home-lobby-mine = meine
home-lobby-none = Gerade gibt es keinen solchen Tisch. Eröffne einen, dann finden ihn andere hier.

## Neuer Tisch

home-new = Neuer Tisch
home-presets = Beginne mit
home-preset-first_game = Erste Partie
    .about = Zwei Spieler, feste Importwerte, ohne Hafenplättchen und Wertungsplättchen.
home-preset-evening = Spieleabend
    .about = Vier Menschen, jeder mit einer halben Stunde auf der Uhr.
home-preset-turn_a_day = Ein Zug am Tag
    .about = Vier Menschen, die einmal am Tag vorbeischauen.
home-preset-against_chief = Gegen den Häuptling
    .about = Du und der stärkste Bot.
home-preset-solo = Solo
    .about = Allein, um die Ränge des Solospiels.
home-preset-tournament = Turnier
    .about = Vier Menschen, Clanauswahl per Auktion, gewertet, ohne Tipps.
home-seat-number = Platz { $number }
home-who-me = du
home-who-me-about = Das ist dein Platz.
home-who-open-about = Für alle, die den Link haben oder den Tisch in der Lobby finden.
home-who-bots = Bots
home-map = Spielplan
home-map-random = Zufall
home-map-random-about = Die Seiten der vier Spielplanmodule werden ausgelost.
home-map-chosen = Wählen
home-map-chosen-about = Du wählst die Seite jedes Moduls.
home-map-module = Modul { $letter }
home-map-picture = Der Spielplan mit den Seiten { $sides }
home-clans = Clans
home-clans-chosen = Wählen
    .about = Clans und Starterplättchen liegen aus, alle wählen der Reihe nach.
home-clans-auction = Auktion
    .about = Alle bieten Siegpunkte für Clans und Zugreihenfolge; 2 bis 4 Spieler.
home-clans-dealt = Zuteilen
    .about = Du bestimmst, welcher Platz welchen Clan führt.
home-clans-none = Keine
    .about = Nur Starterplättchen, niemand hat eine besondere Fähigkeit.
home-clans-seat = Clan von Platz { $number }
home-variants = Varianten
home-variant-static_imports = Statische Importgüter
    .about = Alle Importgüter sind am Ende gleich viel wert; leichter zu planen.
home-variant-no_scoring_tiles = Ohne Wertungsplättchen
    .about = Runden bringen keinen Ruhm; gut für eine erste Partie.
home-variant-no_port_tiles = Ohne Hafenplättchen
    .about = Die vier Häfen sind geschlossen; gut für eine erste Partie.
home-variant-tighter_map = Dichter Spielplan
    .about = Vier Landfelder sind abgedeckt, so trifft man sich früher; 2 oder 3 Spieler.
home-variant-kickstarter = Kickstarter-Plättchen
    .about = Die zusätzlichen Clan-, Hafen- und Wertungsplättchen werden mit ausgelost.
home-variant-errata_2025 = Errata 2025
    .about = Einheiten an einem Hafen zu tauschen bringt auch den Nachbarschaftsbonus.
home-clock = Uhr
home-clock-none = Keine Uhr
    .about = Alle nehmen sich die Zeit, die sie brauchen.
home-clock-turn = Je Zug
    .about = Dieselbe Zeit für jeden Zug; danach springt ein Bot ein.
home-clock-chess = Je Partie
    .about = Ein Zeitvorrat für die ganze Partie, wie bei einer Schachuhr.
home-clock-time-turn = Zeit für einen Zug
home-clock-time-chess = Zeit für die Partie
home-clock-more = Zuschlag je Zug
home-clock-nothing = nichts
home-clock-rest = Nächte und Urlaub zählen nicht
    .about = Der Zug wartet, solange jemand schläft oder im Urlaub ist, wie im Konto eingestellt.
home-around = Rund um den Tisch
home-table-public = Öffentlich
    .about = Der Tisch steht in der Lobby, und alle dürfen sich dazusetzen.
home-table-spectators = Zuschauer
    .about = Auch wer keinen Platz hat, darf zuschauen.
home-table-rated = Gewertet
    .about = Das Ergebnis verändert die Spielstärke aller. Alle brauchen ein Konto, und wer aussteigt, verliert.
home-table-aids = Tipps
    .about = Während der Partie kann man Bots um Rat fragen. Spielen mehrere Menschen mit, nur wenn du es hier einschaltest; in gewerteten Partien nie.
home-table-shuffle = Plätze auslosen
    .about = Wer wo sitzt, entscheidet das Los, wenn die Partie beginnt.
home-table-name = Name des Tischs
    .about = Ohne eigenen Namen trägt er deinen.
home-bot-pace = Bots überlegen
    .about = Höchste Bedenkzeit eines Bots je Zug.
home-bot-pace-own = in ihrem Tempo
home-content = Inhaltspaket
    .about = Was gedruckt ist: Plättchen, Clans, Aufträge und Spielplan.
home-summary = Der Tisch
home-create = Tisch eröffnen
home-create-play = Partie beginnen
# Warum eine Wahl nicht zu den anderen passt.
home-wrong-tighter_map = Der dichte Spielplan ist für 2 oder 3 Spieler.
home-wrong-clan_auction = Die Clanauswahl per Auktion braucht 2 bis 4 Spieler.
home-wrong-no_clans = Wähle eins: eine Auktion, oder keine Clans.
home-wrong-map_sides = Wähle für jedes der vier Module eine Seite.
home-wrong-clans = Gib jedem Platz einen eigenen Clan.
home-wrong-name = Wähle einen kürzeren Namen aus sichtbaren Zeichen.
home-wrong-seats = Nimm selbst einen Platz, und lass die anderen offen oder gib sie Bots.
home-wrong-players = Es können 1 bis 4 spielen.
home-wrong-content = Dieses Inhaltspaket ist nicht auf dem Server. Wähle ein anderes.
home-wrong-clock = Wähle eine andere Zeit für die Uhr.
home-wrong-bot_seconds = Wähle eine andere Zeit für die Bots.

## Ein Tisch in ganzen Sätzen, einer nach dem anderen

home-sum-open = { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
home-sum-solo = Du spielst ein Solospiel.
# $names: ein oder mehrere Spieler und freie Plätze, aufgezählt.
home-sum-against = Mit dir am Tisch: { $names }.
home-sum-without-me = Am Tisch: { $names }. Du schaust zu.
home-sum-map-random = Der Spielplan wird ausgelost.
home-sum-map = Der Spielplan hat die Seiten { $sides }.
home-sum-full = Es gelten alle Regeln des Spiels.
# $variants: Namen von Varianten, aufgezählt.
home-sum-variants = Varianten: { $variants }.
home-sum-no-clock = Es läuft keine Uhr.
home-sum-turn = Alle haben { $time } für jeden Zug.
home-sum-chess = Alle haben { $time } für die Partie.
home-sum-chess-more = Alle haben { $time } für die Partie, und für jeden Zug { $more } dazu.
home-sum-public = { $rated ->
        [yes] Der Tisch ist öffentlich und gewertet.
       *[no] Der Tisch ist öffentlich und nicht gewertet.
    }
home-sum-private = { $rated ->
        [yes] Wer den Link hat, kann sich dazusetzen; die Partie ist gewertet.
       *[no] Wer den Link hat, kann sich dazusetzen; die Partie ist nicht gewertet.
    }
home-sum-rated = { $rated ->
        [yes] Die Partie ist gewertet.
       *[no] Die Partie ist nicht gewertet.
    }

## Warteraum und Einladungen

home-wait = { $count ->
        [0] Alle Plätze sind besetzt.
        [one] Ein Platz ist noch frei. Schick den Link an einen Freund.
       *[other] { $count } Plätze sind noch frei. Schick den Link an deine Freunde.
    }
home-wait-asked = { $count ->
        [one] { $names } ist um eine Revanche gebeten und braucht keinen Link.
       *[other] { $names } sind um eine Revanche gebeten und brauchen keinen Link.
    }
home-wait-bot = Bot für Platz { $number }
home-wait-give = An einen Bot geben
home-wait-start = Beginnen
home-wait-start-bots = Mit Bots auf freien Plätzen beginnen
home-wait-leave = Aufstehen
home-wait-later = Später wiederkommen
home-closed = Dieser Tisch wurde geschlossen, weil niemand mehr daran saß.
home-invite = Einladungslink
home-invite-title = Eine Partie Caledonia
home-invite-copy = Link kopieren
home-invite-copied = Kopiert
home-invite-share = Teilen
home-join = Du bist eingeladen
home-join-hidden = Du bist an einen privaten Tisch eingeladen. Setz dich, um ihn zu sehen.
home-join-name = Dein Name
home-join-sit = Hinsetzen
home-join-here = Hier sitzen
home-join-take-over = Vom Bot übernehmen
# Was mit einem Tisch ist, an den man sich nicht setzen kann; der nächste Schritt ist ein Knopf.
home-join-finished = Diese Partie ist zu Ende.
home-join-closed = Dieser Tisch wurde geschlossen, weil niemand mehr daran saß.
home-join-full = Alle Plätze sind besetzt.
home-join-playing = Die Partie läuft schon, und alle Plätze sind besetzt.
home-join-private = Dieser Tisch ist privat. Bitte um einen Einladungslink.
home-join-replay = Sieh, wie es lief
home-join-watch = Zuschauen
home-join-other = Anderen Tisch suchen

## Tagesaufgabe

home-daily = Tagesaufgabe
home-daily-about = Ein Solospiel am Tag, dasselbe für alle. Du hast einen Versuch.
home-daily-leader = { $name } führt mit { $points } SP
home-daily-nobody = Noch hat sie niemand zu Ende gespielt.
home-daily-open = Zur Aufgabe
home-daily-play = Heutige Aufgabe spielen
home-daily-continue = Deine Partie fortsetzen
home-daily-see = Deine Partie ansehen
home-daily-before = Der Tag davor
home-daily-after = Der Tag danach
home-daily-rules = In die Rangliste kommen Konten, die beim Start mindestens einen Tag alt waren. Hat jemand anderes aus deinem Netzwerk gespielt, bevor du fertig warst, stehst du darunter.
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
home-import = Bring eine Partie mit
home-import-about = Öffne die Mitschrift einer Partie als Tisch, um sie anzusehen oder weiterzuspielen.
home-import-file = Aus einer Datei
home-import-paste = Oder füg sie hier ein
home-import-open = Partie öffnen

## Menschen und Spielstärke

home-profile = Profil
home-since = { $guest ->
        [yes] Gast seit { $date }
       *[no] Mitglied seit { $date }
    }
home-results = Ergebnisse
home-won = gewonnen
home-lost-games = verloren
# Column heading, and mark on a result: rated games that a player left, and so lost.
home-left-games = verlassen
# Überschrift einer Spalte: durchschnittliche Siegpunkte einer Partie.
home-mean = Ø SP
home-best = Rekord
home-against = Du und dieser Spieler
home-against-line = { $games ->
        [one] Ihr seid euch einmal begegnet:
       *[other] Ihr seid euch { $games }-mal begegnet:
    } { $mine }-mal lagst du vorn, { $theirs }-mal { $name }, { $level }-mal gleichauf.
home-rating = Stärke
home-rating-players = { $count } Spieler
home-rating-games = { $count ->
        [one] nach { $count } Partie
       *[other] nach { $count } Partien
    }
home-provisional = vorläufig
home-provisional-about = Die Spielstärke ist vorläufig, bis genug Partien gegen genug verschiedene Gegner gespielt sind.
home-rating-none = Noch keine gewerteten Partien.
home-rating-chart = Spielstärke über { $count } Partien, zwischen { $low } und { $high }
home-rating-about = Vorsichtig geschätzt: So stark ist ein Spieler fast sicher mindestens. Je mehr Partien, desto genauer.
home-leaders = Die stärksten Spieler
home-effects = Was Clans und Plätze wert sind
home-effects-about = In Punkten der Spielstärke, unabhängig davon, wer sie gespielt hat. Die Linie zeigt, wo der wahre Wert mit 95 % Sicherheit liegt.
home-effects-seats = Zugreihenfolge
home-effects-seat = Platz { $number }
home-effect = { $worth }, zwischen { $low } und { $high }

## Konto

home-account = Konto
home-keep-games = Behalte deine Partien
home-sign-in = Anmelden
home-register = Registrieren
home-register-about = Ein Name und ein Passwort genügen. Partien, die du als Gast gespielt hast, bleiben deine.
home-sign-in-about = Willkommen zurück.
home-shown-name = Der Name, den andere sehen
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
home-guest-about = Du bist Gast: Dieser Browser bewahrt deine Plätze. Registriere dich, um von überall weiterzuspielen.
home-signed-in = Du meldest dich als { $login } an.
home-password-change = Passwort ändern
home-password-old = Bisheriges Passwort
home-password-new = Neues Passwort
home-password-change-about = Damit wirst du überall sonst abgemeldet, und alle Token für Programme werden gesperrt.
home-password-changed = Passwort geändert. Überall sonst bist du abgemeldet, und alle Token sind gesperrt.
home-sessions = Wo du angemeldet bist
home-session-unknown = Unbekanntes Gerät
home-session-here = dieses
home-session-end = Abmelden
home-sessions-end = Überall sonst abmelden
home-tokens = Token für Programme
home-tokens-about = Ein Programm mit einem Token spielt in deinem Namen. Gib es niemandem.
home-token-unused = nie benutzt
home-token-label = Wofür es ist
home-token-make = Token erstellen
home-token-once = Kopiere es jetzt: Es wird nur dieses eine Mal gezeigt.
home-token-end = Sperren
home-leaving = Abschied
home-sign-out = Abmelden
home-sign-out-guest = Gäste, die sich abmelden, finden nicht zu ihren Partien zurück. Registriere dich vorher, um sie zu behalten.
home-delete = Konto löschen
home-delete-about = Das ist endgültig. Deine Adresse wird gelöscht und dein Name von allen Tischen entfernt; deine Partien bleiben, und in laufenden nimmt ein Bot deinen Platz ein.
home-delete-yes = Endgültig löschen
home-stay = Bleiben

## Nachrichten

home-notices = Nachrichten
home-notices-about = Wir sagen dir, wenn du am Zug bist, außer du siehst ohnehin auf den Tisch.
home-channel-push = Dieser oder ein anderer Browser
home-channel-mail = E-Mail
# Ein Webhook ist eine Adresse, an der Programme wie Discord und Slack lauschen.
home-channel-webhook = Webhook, auch von Discord und Slack
home-channel-unconfirmed = Öffne den Link in der Mail, die wir an diese Adresse geschickt haben.
home-channel-resting = Hier ging zu oft etwas schief, deshalb ruht es. Ein Test, der ankommt, weckt es wieder.
home-channel-events = { $count ->
        [0] Meldet nichts
        [one] Meldet eine Art von Neuigkeit
       *[other] Meldet { $count } Arten von Neuigkeiten
    }
home-channel-test = Testen
home-channel-tested = Abgeschickt. Gleich sollte es ankommen.
home-channel-remove = Entfernen
home-channel-secret = Kopiere das Geheimnis jetzt: Es wird nur dieses eine Mal gezeigt.
home-channel-add-push = In diesem Browser melden
home-push-unsupported = Dieser Browser kann hier keine Nachrichten zeigen. Installiere die Seite auf deinem Gerät, oder nutze E-Mail.
home-push-denied = Der Browser erlaubt keine Nachrichten. Erlaube sie in den Einstellungen dieser Seite.
home-event-your_turn = Ich bin am Zug
home-event-started = Die Partie beginnt
home-event-finished = Die Partie ist zu Ende
home-event-chat = Jemand sagt etwas
home-event-undo_asked = Jemand möchte etwas zurücknehmen
home-event-seat = Jemand setzt sich oder steht auf
home-event-time_short = Meine Zeit wird knapp
home-rest = Nächte und Urlaub
home-rest-about = An Tischen, die das erlauben, stehen Uhren mit Zeit je Zug still, während du ruhst. Neue Zeiten gelten erst einen Tag später und nie für einen Zug, der schon begonnen hat. Zeitzone: { $zone }.
home-rest-since = Die neuen Zeiten gelten ab { $moment }.
home-rest-zone = Zeitzone
home-sleep = Jede Nacht schlafen
home-sleep-from = Von
home-sleep-to = Bis
home-vacations = Urlaub
home-vacation = { $from } bis { $to }
home-vacation-first = Erster Tag
home-vacation-last = Letzter Tag
home-vacation-incomplete = Gib den ersten und den letzten Tag an.
home-vacation-there = Dieser Urlaub ist schon eingetragen.
home-vacation-left = { $days ->
        [one] Für { $year } hast du noch einen Urlaubstag.
       *[other] Für { $year } hast du noch { $days } Urlaubstage.
    }
home-vacation-earliest = Ein neuer Urlaub kann frühestens am { $day } beginnen.

## Einstellungen

home-theme = Aussehen
home-theme-auto = Wie das Gerät
    .about = Folgt deinem Gerät bei Tag und Nacht.
home-theme-light = Bei Tag
    .about = Der Tisch am Fenster.
home-theme-dark = Bei Lampenlicht
    .about = Derselbe Tisch am Abend.
home-colours = Farben der Spielsteine
home-colours-plain = Schlicht
    .about = Vier Farben, die fast alle Augen unterscheiden, und vier Formen.
home-colours-bold = Kräftig
    .about = Größere Zeichen und Muster, für Augen, die Farben schlecht unterscheiden.
home-motion = Bewegung
home-motion-full = normal
home-motion-quick = schnell
home-motion-none = keine
home-moves = Züge der anderen
home-moves-calm = ruhig
    .about = Jeder Zug steht einen Moment da, mit einem Satz dazu; jede Runde endet mit einer Übersicht.
home-moves-quick = schnell
    .about = Dasselbe in der halben Zeit.
home-moves-off = aus
    .about = Das Spielfeld ändert sich sofort. Was geschah, steht im Verlauf.
home-at-table = Am Tisch
home-set-confirm = Erst zeigen, dann tun
    .about = Einmal tippen zeigt, was eine Aktion kostet und bewirkt; ein zweites Mal führt sie aus.
home-set-confirmPass = Vor dem Passen erinnern, was noch möglich wäre
    .about = Solange du noch Geld oder Aktionen hast.
home-set-endAlone = Zug von selbst beenden
    .about = Sobald nichts mehr zu entscheiden ist. Zurücknehmen kannst du dann nichts mehr.
home-set-coordinates = Feldnamen
    .about = Zeigt auf dem Plan Feldnamen wie c4.
home-set-sound = Ton
    .about = Holz auf Holz, eine Münze, und eine Glocke, wenn du am Zug bist.
home-set-shortcuts = Kurzbefehle mit einer Taste
    .about = Buchstaben und Ziffern tun etwas am Tisch: 1 bis 8 wählen Aktionen, U nimmt zurück. Eingabe und Esc gehen immer.
home-orientation = Der Plan ist gedreht um
home-orientation-turn = { $degrees }°
home-settings-kept = Diese Einstellungen bleiben in diesem Browser.

## Verirrt

home-lost = Du hast dich im Nebel verlaufen
home-lost-about = Unter dieser Adresse ist nichts. Vielleicht fehlt ein Teil des Links.
home-lost-home = Zurück zur Startseite

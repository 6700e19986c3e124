### Warum der Server etwas ablehnt, genau gesagt: was geschah, dann das eine, was zu tun ist, wo es das gibt.
### Die Kennungen sind die von src/caledonia/server/refusals.py.

## Einen Tisch ansehen

refusal-no_such_table = Diesen Tisch gibt es nicht. Sieh nach, ob der Link vollständig ist.
refusal-no_spectators = An diesem Tisch darf niemand zuschauen: Nur wer mitspielt, sieht ihn.
refusal-challenge_open = Diese Tagesaufgabe läuft noch. Spiel sie selbst zu Ende, oder warte, bis sie abgelaufen ist.
# $played, $present: Nummern von Fassungen.
refusal-other_rules = Diese Partie wurde mit der Regelversion { $played } gespielt; dieser Server nutzt Version { $present }, und damit ginge sie anders aus. Frag den Betreiber des Servers nach der älteren Version.
refusal-other_content = Diese Partie lässt sich mit dem Inhaltspaket „{ $content }“ dieses Servers nicht nachspielen. Frag den Betreiber des Servers.

## Was nicht zum Stand der Partie passt

refusal-game_not_begun = Die Partie hat noch nicht begonnen. Warte, bis alle am Tisch sitzen.
refusal-game_begun = Die Partie hat schon begonnen; das ging nur vorher.
refusal-game_over = Die Partie ist zu Ende. Bitte um Revanche, um weiterzuspielen.
refusal-table_given_up = Dieser Tisch wurde vor Beginn der Partie aufgegeben. Eröffne einen anderen.
refusal-game_not_over = Die Partie ist noch nicht zu Ende. Komm danach wieder.

## Plätze

refusal-private_table = Dieser Tisch ist privat. Bitte um den Einladungslink.
refusal-wrong_invite = Dieser Einladungslink stimmt nicht. Lass ihn dir noch einmal schicken.
refusal-not_creator = Das kann nur, wer den Tisch eröffnet hat.
refusal-no_seat = Du hast keinen Platz an diesem Tisch.
refusal-seated_already = Du sitzt schon an diesem Tisch.
refusal-seat_taken = Dieser Platz ist inzwischen besetzt. Wähle einen anderen.
refusal-all_seats_taken = Alle Plätze sind besetzt. Such dir einen anderen Tisch, oder schau zu.
refusal-no_stand_in_there = Auf diesem Platz springt kein Bot mehr ein. Wähle einen anderen.
refusal-person_sits_there = Hier sitzt inzwischen { $name }. Wähle einen anderen Platz.
refusal-stand_in_plays = Ein Bot spielt für dich. Übernimm zuerst wieder deinen Platz.
refusal-nobody_stands_in = Du spielst deinen Platz schon selbst.
refusal-time_is_up = Die Zeit für diesen Zug ist um, ein Bot spielt ihn. Übernimm den Platz danach.
refusal-rated_needs_account = Für gewertete Partien brauchst du ein Konto. Registriere dich zuerst oder spiele eine Partie ohne Wertung.
refusal-seat_not_offered = Diese Partie ist gewertet: Der Platz bleibt reserviert, bis alle, die noch spielen, ihn für jemand anderen freigeben.
refusal-replacement_too_close = Du hast in letzter Zeit zu viele gewertete Partien mit jemandem an diesem Tisch gespielt. Jemand anderes muss den Platz übernehmen.
refusal-nobody_left_there = Dieser Platz ist nicht mehr verlassen. Lade den Tisch neu.
refusal-replaced_already = Für diesen Platz gab es schon einen Ersatz. Ein Bot spielt ihn zu Ende.
refusal-offered_already = Der Platz ist schon freigegeben. Warte, bis ihn jemand übernimmt.
refusal-nobody_offers = Niemand möchte diesen Platz noch freigeben.
refusal-bots_play_already = { $count ->
        [one] Du hast schon einen Tisch nur mit Bots. Warte, bis dort die Partie zu Ende ist.
       *[other] Du hast schon { $count } Tische nur mit Bots. Warte, bis eine dieser Partien zu Ende ist.
    }

## Zu viel auf einmal

refusal-many_waiting = { $count ->
        [one] Einer deiner Tische wartet schon auf Mitspieler. Starte oder verlasse ihn zuerst.
       *[other] { $count } deiner Tische warten schon auf Mitspieler. Starte oder verlasse zuerst einen davon.
    }
refusal-many_waiting_here = Aus deinem Netzwerk warten zu viele Tische auf Mitspieler. Starte oder verlasse zuerst einen davon.
refusal-many_games = { $count ->
        [one] Du hast schon eine laufende Partie mit Bots. Spiel sie zuerst zu Ende.
       *[other] Du hast schon { $count } laufende Partien mit Bots. Spiel zuerst eine davon zu Ende.
    }
refusal-many_games_here = Aus deinem Netzwerk laufen zu viele Partien mit Bots. Spiel zuerst eine davon zu Ende.
refusal-host_has_many_games = Wer diesen Tisch eröffnet hat, hat zu viele laufende Partien mit Bots. Bitte darum, eine davon zu beenden, oder wähle einen anderen Tisch.
refusal-many_analyses = { $count ->
        [one] Eine deiner Analysen ist noch nicht fertig. Warte, bis sie fertig ist.
       *[other] { $count } deiner Analysen sind noch nicht fertig. Warte, bis eine davon fertig ist.
    }
refusal-many_analyses_here = Aus deinem Netzwerk sind noch zu viele Analysen offen. Warte, bis eine davon fertig ist.

## Züge

refusal-not_your_turn = Du bist nicht am Zug. Warte auf die anderen.
refusal-turn_complete = Deine Aktion ist ausgeführt. Beende den Zug oder mach etwas rückgängig.
refusal-turn_not_begun = Führe zuerst eine Aktion aus, oder passe.
refusal-turn_incomplete = Dein Zug ist noch nicht fertig. Es ist noch etwas zu entscheiden.
refusal-nothing_to_take_back = In diesem Zug gibt es nichts rückgängig zu machen.
refusal-plan_ends = Der Plan endet vorher: Was folgt, hängt von etwas Verdecktem oder von anderen ab. Plane es als eigenen Zug mit einer Bedingung.

## Zurückgehen hinter das Ende eines Zugs

refusal-challenge_keeps_turns = In der Tagesaufgabe lassen sich beendete Züge nicht zurücknehmen.
refusal-undo_reveals = Das würde etwas zurücknehmen, das schon aufgedeckt war. Die Partie würde zur Übung und nicht mehr zählen.
refusal-undo_needs_all = Das würde etwas zurücknehmen, das schon aufgedeckt war, und die gewertete Partie würde nicht mehr zählen. Dem müssen alle zustimmen, aber jemand ist nicht da: Warte, bis alle zurück sind, oder spiel weiter.
refusal-asked_already = Jemand möchte schon etwas zurücknehmen. Antworte zuerst darauf.
refusal-nobody_asks = Niemand möchte mehr etwas zurücknehmen.
refusal-agreed_already = Du hast schon zugestimmt. Warte auf die anderen.

## Tipps, und Partien im Rückblick

refusal-no_aids = An diesem Tisch wird ohne Tipps gespielt.
refusal-no_layers = An diesem Tisch wird ohne Lernhilfen gespielt.
refusal-layers_unfair = Lernhilfen gibt es nur, wenn eine Person ungewertet gegen Bots spielt oder die Bots unter sich sind.
refusal-no_hints_rated = In gewerteten Partien gibt es keine Tipps.
refusal-copy_held = Das ist die Kopie einer Partie, die noch läuft. Du kannst sie ansehen; weiterspielen, Tipps holen und sie auswerten lassen kannst du erst, wenn die Partie zu Ende ist.
refusal-hint_not_due = Tipps gibt es erst, wenn du am Zug bist.
refusal-no_guide = Der Begleiter ist hier nicht dabei. Ruf ihn zuerst über das Menü.
refusal-hint_under_way = Ein Bot arbeitet schon an deinem Tipp. Warte kurz.
refusal-analysis_after_day = Vielleicht spielen andere diese Tagesaufgabe noch. Auswerten kannst du die Partie, sobald die Aufgabe abgelaufen ist.
refusal-no_such_analysis = Diese Analyse gibt es nicht. Bitte noch einmal darum.
refusal-verified_later = Prüfen lässt sich eine Partie, wenn sie für alle zu Ende ist.
refusal-no_such_moment = { $count ->
        [0] In dieser Partie ist noch keine Entscheidung gefallen. Warte auf die erste.
        [one] In dieser Partie ist erst eine Entscheidung gefallen. Wähle einen früheren Moment.
       *[other] In dieser Partie sind erst { $count } Entscheidungen gefallen. Wähle einen früheren Moment.
    }
refusal-over_at_moment = Dort ist die Partie zu Ende. Wähle einen früheren Moment.
refusal-others_play = Andere spielen diese Partie noch. Von hier weiterspielen kannst du, wenn sie zu Ende ist.
refusal-no_aids_yet = An diesem Tisch wird ohne Tipps gespielt. Von hier weiterspielen kannst du, wenn die Partie zu Ende ist.
refusal-record_of_players = Bis zum Ende der Partie können nur ihre Spieler die Mitschrift herunterladen.
refusal-record_after_day = Die Mitschrift würde die Aufgabe verraten. Warte, bis der Tag zu Ende ist.
refusal-no_such_person = Diese Person gibt es hier nicht, oder das Konto wurde gelöscht.

## Neue Tische

refusal-options_do_not_fit = Diese Optionen lassen sich nicht kombinieren. Wähle andere.
# $line: die Nummer einer Zeile.
refusal-record_unreadable = Diese Mitschrift ist ab Zeile { $line } nicht lesbar. Kopiere sie noch einmal, und zwar ganz.
refusal-challenge_played = Du spielst die heutige Aufgabe schon. Setz deine Partie fort.
# $day: ein Datum wie 2026-02-30.
refusal-no_such_day = Einen { $day } gibt es im Kalender nicht.

## Namen, und womit man sich anmeldet

# Eine Bezeichnung sagt, wofür ein Token für Programme ist.
refusal-empty = { $field ->
        [label] Die Bezeichnung ist leer.
       *[name] Der Name ist leer.
    } Gib mindestens ein Zeichen ein.
refusal-too_short = { $field ->
        [label] Die Bezeichnung ist zu kurz.
        [name] Der Name ist zu kurz.
        [login] Der Benutzername ist zu kurz.
        [email] Die E-Mail-Adresse ist zu kurz.
        [password] Das Passwort ist zu kurz.
        [new] Das neue Passwort ist zu kurz.
       *[other] Das ist zu kurz.
    } { $least ->
        [one] Gib mindestens ein Zeichen ein.
       *[other] Gib mindestens { $least } Zeichen ein.
    }
refusal-too_long = { $field ->
        [label] Die Bezeichnung ist zu lang.
        [name] Der Name ist zu lang.
        [login] Der Benutzername ist zu lang.
        [email] Die E-Mail-Adresse ist zu lang.
        [password] Das Passwort ist zu lang.
        [new] Das neue Passwort ist zu lang.
       *[other] Das ist zu lang.
    } Gib höchstens { $most } Zeichen ein.
refusal-unseen = { $field ->
        [label] Die Bezeichnung enthält unsichtbare Zeichen.
       *[name] Der Name enthält unsichtbare Zeichen.
    } Lass sie weg.
refusal-many_accents = { $field ->
        [label] In der Bezeichnung hat ein Buchstabe zu viele Akzente.
       *[name] Im Namen hat ein Buchstabe zu viele Akzente.
    } Nimm weniger.
refusal-no_user_name = Das kann kein Benutzername sein. Nimm { $least } bis { $most } Buchstaben, Ziffern, Punkte, Bindestriche, Unterstriche oder Leerzeichen, und beginne mit einem Buchstaben oder einer Ziffer.
refusal-no_email = Das ist keine E-Mail-Adresse. Gib eine wie name@example.org ein.
refusal-no_name = Gib einen Anzeigenamen ein.
refusal-no_login = Gib einen Benutzernamen oder eine E-Mail-Adresse ein, um dich damit anzumelden.
refusal-no_user_name_given = Gib einen Benutzernamen ein, mit dem du dich anmeldest.
refusal-login_taken = Dieser Benutzername ist vergeben. Melde dich an oder wähle einen anderen.
refusal-email_without_mail = Dieser Server verschickt keine Mails und kann deshalb keine E-Mail-Adresse bestätigen. Registriere dich nur mit einem Benutzernamen.
refusal-weak_password = Dieses Passwort ist leicht zu erraten. Nimm mehrere Wörter, die nichts miteinander zu tun haben, und lass deinen Namen weg.

## Konten

refusal-signed_in = Du bist schon als { $name } angemeldet. Ändere den Namen, oder melde dich zuerst ab.
refusal-registered_already = Du hast dich schon registriert. Melde dich zuerst ab.
refusal-registered_meanwhile = Du hast dich inzwischen registriert, vielleicht in einem anderen Fenster. Melde dich an.
refusal-seated_twice = Du hättest am Tisch „{ $table }“ zwei Plätze. Verlass zuerst einen davon, oder melde dich ohne die Plätze des Gasts an.
refusal-password_wrong = Das Passwort stimmt nicht. Gib dein aktuelles ein.
refusal-password_changed = Das Passwort wurde inzwischen geändert. Melde dich neu an.
refusal-guest_without_password = Ein Gast hat kein Passwort. Registriere dich zuerst.
refusal-account_deleted = Dieses Konto wurde gelöscht. Leg ein neues an.
refusal-session_ended = Deine Sitzung ist beendet. Melde dich wieder an.
refusal-no_such_session = Dort bist du schon abgemeldet.
refusal-no_such_token = Dieser Token ist schon gesperrt.
refusal-many_tokens = { $count ->
        [one] Du hast schon einen Token. Sperre ihn zuerst.
       *[other] Du hast schon { $count } Token. Sperre zuerst einen.
    }
refusal-too_often = Zu viele Versuche. { $seconds ->
        [one] Warte eine Sekunde und versuch es dann noch einmal.
       *[other] Warte { $seconds } Sekunden und versuch es dann noch einmal.
    }
refusal-zone_unknown = Die Zeitzone { $zone } ist hier nicht bekannt. Wähle eine aus der Liste.
refusal-sleep_too_long = { $hours ->
        [one] Die Nachtruhe darf höchstens eine Stunde dauern.
       *[other] Die Nachtruhe darf höchstens { $hours } Stunden dauern.
    } Wähle eine kürzere Zeit.
refusal-vacation_too_soon = Ein neuer Urlaub kann frühestens am { $day } beginnen. Wähle spätere Tage.
refusal-vacation_too_long = { $most ->
        [one] Ein Urlaub darf höchstens einen Tag dauern.
       *[other] Ein Urlaub darf höchstens { $most } Tage am Stück dauern.
    } Wähle weniger Tage.
refusal-vacations_overlap = Zwei Urlaube überschneiden sich am { $day }. Ändere einen davon.
refusal-vacations_used_up = { $left ->
        [0] Für { $year } hast du keine Urlaubstage mehr.
        [one] Für { $year } hast du noch einen Urlaubstag.
       *[other] Für { $year } hast du noch { $left } Urlaubstage.
    } Wähle weniger Tage.

## Benachrichtigungen

refusal-no_such_channel = Dieser Benachrichtigungsweg ist schon entfernt.
refusal-channel_known = Diesen Benachrichtigungsweg gibt es schon. Ändere ihn dort.
refusal-many_channels = Du kannst höchstens { $most } Benachrichtigungswege haben. Entferne zuerst einen.
refusal-no_mail = Dieser Server verschickt keine Mails. Nimm einen Browser oder einen Webhook.
refusal-many_notices = Zu viele Nachrichten in kurzer Zeit. Warte eine Stunde.
refusal-address_unconfirmed = Bestätige zuerst die Adresse: Öffne den Link in der Mail, die wir an sie geschickt haben.
refusal-address_refused = An diese Adresse lässt sich nichts schicken. Gib eine im öffentlichen Internet an, die mit https:// beginnt.

## Der Speicher des Servers

refusal-storage_busy = Ein anderes Programm benutzt gerade die Datenbank des Servers. Es wurde nichts geändert: Versuch es gleich noch einmal.
refusal-storage_full = Die Festplatte des Servers ist voll. Es wurde nichts geändert: Sag dem Betreiber des Servers Bescheid und versuch es noch einmal, sobald wieder Platz ist.
refusal-storage_read_only = Der Server kann nicht in seine Datenbank schreiben. Es wurde nichts geändert: Sag dem Betreiber des Servers Bescheid.
refusal-storage_damaged = Die Datenbank des Servers ist beschädigt. Bitte den Betreiber des Servers, eine Sicherung einzuspielen.
refusal-storage_away = Der Server erreicht seine Datenbank nicht. Versuch es gleich noch einmal; wenn es so bleibt, sag dem Betreiber des Servers Bescheid.

## Puzzles

refusal-no_such_puzzle = Dieses Rätsel gibt es nicht. Nimm das nächste.
refusal-puzzle_withdrawn = Dieses Rätsel wurde zurückgezogen: Ein anderer Zug ist genauso gut. Nimm das nächste.
refusal-no_puzzle_left = Du hast alle Rätsel dieser Art beantwortet. Wähle eine andere Art.
refusal-no_exercise_due = Zurzeit steht keine Übung an. Komm an einem anderen Tag wieder.

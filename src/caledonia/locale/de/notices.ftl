### Benachrichtigungen per Push, Mail und Webhook, und die Seiten hinter den Links in Mails.

## Was geschehen ist

notice-your_turn = Du bist am Zug: „{ $table }“.
    .title = { $table }: Du bist am Zug
notice-started = Die Partie am Tisch „{ $table }“ hat begonnen.
    .title = { $table }: Die Partie hat begonnen
notice-finished = Die Partie am Tisch „{ $table }“ ist zu Ende. Schau, wie sie ausgegangen ist.
    .title = { $table }: Die Partie ist zu Ende
    .result = { $place ->
        [1] Du hast die Partie am Tisch „{ $table }“ mit { $points } SP gewonnen. Sláinte!
       *[other] Die Partie am Tisch „{ $table }“ ist zu Ende: Du bist mit { $points } SP auf Platz { $place }.
    }
notice-chat = { $name }: { $text }
    .title = { $count ->
        [one] { $table }: neue Nachricht
       *[other] { $table }: { $count } neue Nachrichten
    }
notice-undo_asked = { $name } möchte am Tisch „{ $table }“ etwas zurücknehmen. Bist du einverstanden?
    .title = { $table }: { $name } möchte etwas zurücknehmen
notice-seat-joined = { $name } spielt an deinem Tisch „{ $table }“ mit.
    .title = { $table }: { $name } spielt mit
notice-seat-replaced = Am Tisch „{ $table }“ spielt ein Bot für dich. Komm zurück und übernimm wieder, wann immer du magst.
    .title = { $table }: Ein Bot spielt für dich
notice-rematch = { $name } möchte nach „{ $table }“ eine Revanche. Bist du dabei?
    .title = { $table }: { $name } möchte eine Revanche
notice-time_short = Noch { $left } für deinen Zug am Tisch „{ $table }“. Danach spielt ein Bot für dich.
    .title = { $table }: Deine Zeit wird knapp
notice-minutes = { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
notice-hours = { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
notice-test = Es klappt: Hier kommen deine Benachrichtigungen an.
    .title = Ein Test von Caledonia

## Mails

notice-confirm = Jemand, wahrscheinlich du, möchte unter dieser Adresse Benachrichtigungen von Caledonia bekommen. Warst du das nicht, dann ignoriere diese Mail: Es kommt nichts weiter.
    .title = Caledonia: Ist das deine Adresse?
notice-mail-confirm = Adresse bestätigen
notice-mail-open = Zum Tisch
notice-mail-why = Du bekommst diese Mail, weil du Benachrichtigungen von Caledonia eingeschaltet hast.
notice-mail-stop = Mails an diese Adresse abbestellen

## Seiten

notice-page-confirm = Sollen Benachrichtigungen von Caledonia an { $address } gehen?
    .button = Ja, bestätigen
notice-page-confirmed = Danke! Ab jetzt gehen Benachrichtigungen an { $address }.
notice-page-stop = Mails an { $address } abbestellen?
    .button = Abbestellen
notice-page-stopped = Erledigt: Du bekommst keine Mails mehr. Du kannst die Adresse jederzeit wieder eintragen.
notice-page-old = Dieser Link gilt nicht mehr. Trag die Adresse noch einmal ein, dann bekommst du einen neuen.

## Ein neues Passwort

notice-reset = Jemand, wahrscheinlich du, möchte ein neues Passwort für das Konto von { $name } bei Caledonia. Der Link gilt einmal, innerhalb einer Stunde. Warst du das nicht, dann ignoriere diese Mail: Es ändert sich nichts.
    .title = Caledonia: ein neues Passwort
notice-mail-reset = Neues Passwort wählen
notice-page-reset = Wähle ein neues Passwort für { $name }. Damit werden alle Sitzungen beendet und alle API-Token gesperrt.
    .label = Neues Passwort, { $shortest } bis { $longest } Zeichen
    .button = Passwort setzen
notice-page-reset-weak = Dieses Passwort ist leicht zu erraten. Nimm mehrere Wörter, die nichts miteinander zu tun haben, und lass deinen Namen weg.
notice-page-reset-done = Passwort geändert. Alle Sitzungen sind beendet, alle API-Token gesperrt. Melde dich mit dem neuen Passwort an.
notice-page-reset-old = Dieser Link gilt nicht mehr. Fordere einen neuen an.

## Die Adresse eines Kontos

notice-own = Jemand, wahrscheinlich du, hat diese Adresse für das Konto von { $name } bei Caledonia angegeben. Öffne den Link, um sie zu bestätigen: Dann kannst du dich mit ihr anmelden und bekommst ein neues Passwort, falls du deines vergisst. Der Link gilt eine Woche. Warst du das nicht, dann ignoriere diese Mail: Es ändert sich nichts.
    .title = Caledonia: Ist das deine Adresse?
notice-taken = Jemand, vielleicht du, hat diese Adresse für ein anderes Konto bei Caledonia angegeben. Sie gehört schon zu deinem Konto { $name } und bleibt dort. Melde dich an wie bisher; falls du dein Passwort vergessen hast, fordere beim Anmelden ein neues an. Warst du das nicht, brauchst du nichts zu tun.
    .title = Caledonia: Du hast schon ein Konto
notice-moved = Das Konto von { $name } bei Caledonia hat jetzt eine andere E-Mail-Adresse; diese hier wird nicht mehr dafür verwendet. Warst du das nicht, dann ändere sofort dein Passwort oder bitte den Betreiber des Servers um Hilfe.
    .title = Caledonia: Deine Adresse wurde geändert
notice-mail-enter = Zu deinem Konto
notice-page-own = { $address } für das Konto von { $name } verwenden?
    .button = Ja, das ist meine
notice-page-own-done = Danke! { $address } ist jetzt die Adresse deines Kontos.
notice-page-own-old = Dieser Link gilt nicht mehr. Gib die Adresse auf deiner Kontoseite noch einmal ein, dann bekommst du einen neuen.

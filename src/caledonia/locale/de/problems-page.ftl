### Was die Seite sagt, wenn der Server etwas ablehnt: was geschah, dann was zu tun ist.

problem-page-bad_request = Das hat der Server nicht verstanden. Geh zurück und versuch es anders.
problem-page-not_signed_in = Du bist hier nicht mehr angemeldet. Melde dich an, dann geht es weiter.
problem-page-wrong_password = Der Name oder das Passwort stimmt nicht. Versuch es noch einmal.
problem-page-not_allowed = Das steht dir nicht offen. Wer den Tisch eröffnet hat, kann dich einladen.
problem-page-not_found = Unter dieser Adresse ist nichts. Vielleicht ist der Link unvollständig.
problem-page-stale = Die Partie ist inzwischen weitergegangen. Sieh dir den Tisch an, wie er jetzt ist.
problem-page-conflict = Das geht nicht mehr: Inzwischen hat sich etwas geändert. Sieh noch einmal nach.
problem-page-too_large = Das war zu viel auf einmal. Schick weniger.
problem-page-invalid = Etwas daran passt nicht. Ändere es und versuch es noch einmal.
problem-page-illegal_action = Die Regeln erlauben das jetzt nicht. Wähle etwas anderes.
problem-page-too_many = Das war viel in kurzer Zeit. Warte eine Minute und versuch es dann noch einmal.
problem-page-unavailable = Der Server kann gerade nicht antworten. Versuch es gleich noch einmal.
problem-page-offline = Es gibt keine Verbindung. Deine Partie ist auf dem Server sicher; versuch es wieder, wenn du online bist.
problem-page-unknown = Etwas ist schiefgegangen. Versuch es noch einmal.
problem-page-heading = Hier geht es nicht weiter

## Knöpfe unter diesen Sätzen

problem-page-do-home = Zur Startseite
problem-page-do-again = Noch einmal
problem-page-do-reload = Nachsehen
problem-page-do-enter = Anmelden

## Auf dem Server liegt eine neuere Fassung der Seite

problem-page-newer = Eine neuere Fassung von Caledonia ist da.
problem-page-newer-reload = Laden

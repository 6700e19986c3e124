### Was die Seite sagt, wenn der Server etwas ablehnt: was geschah, dann was zu tun ist.

problem-page-bad_request = Damit kann der Server nichts anfangen. Geh zurück und versuch es noch einmal.
problem-page-not_signed_in = Du bist nicht mehr angemeldet. Melde dich an, dann geht es weiter.
problem-page-wrong_password = Name oder Passwort stimmt nicht. Versuch es noch einmal.
problem-page-not_allowed = Darauf hast du keinen Zugriff. Wer den Tisch eröffnet hat, kann dich einladen.
problem-page-not_found = Unter dieser Adresse ist nichts. Vielleicht ist der Link unvollständig.
problem-page-stale = Die Partie ist inzwischen weitergegangen. Lade neu, um den aktuellen Stand zu sehen.
problem-page-conflict = Das geht nicht mehr: Inzwischen hat sich etwas geändert. Lade neu.
problem-page-too_large = Das ist zu groß. Schick weniger.
problem-page-invalid = Eine Angabe ist ungültig. Ändere sie und versuch es noch einmal.
problem-page-illegal_action = Die Regeln erlauben das jetzt nicht. Wähle etwas anderes.
problem-page-too_many = Zu viele Anfragen. Warte eine Minute und versuch es dann noch einmal.
problem-page-unavailable = Der Server kann gerade nicht antworten. Versuch es gleich noch einmal.
problem-page-offline = Keine Verbindung. Deine Partie ist auf dem Server sicher; versuch es noch einmal, wenn du online bist.
problem-page-unknown = Etwas ist schiefgegangen. Versuch es noch einmal.
problem-page-heading = Da ist etwas schiefgegangen

## Knöpfe unter diesen Sätzen

problem-page-do-home = Zur Startseite
problem-page-do-again = Erneut versuchen
problem-page-do-reload = Neu laden
problem-page-do-enter = Anmelden

## Auf dem Server liegt eine neuere Fassung der Seite

problem-page-newer = Es gibt eine neue Version von Caledonia.
problem-page-newer-reload = Aktualisieren

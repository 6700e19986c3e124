### Che cosa dice la pagina quando il server rifiuta qualcosa: che cosa è successo, poi che cosa fare.

problem-page-bad_request = Il server non ha capito la richiesta. Torna indietro e riprova.
problem-page-not_signed_in = La tua sessione è scaduta. Accedi per continuare.
problem-page-wrong_password = Nome o password non corretti. Riprova.
problem-page-not_allowed = Non hai accesso. Chi ha creato il tavolo può invitarti.
problem-page-not_found = Qui non c’è nulla. Forse manca un pezzo del link.
problem-page-stale = Intanto la partita è andata avanti. Ricarica per vedere la situazione attuale.
problem-page-conflict = Non è più possibile: intanto qualcosa è cambiato. Ricarica la pagina.
problem-page-too_large = È troppo grande. Prova con qualcosa di più piccolo.
problem-page-invalid = Qualcosa che hai inserito non è valido. Correggi e riprova.
problem-page-illegal_action = Ora le regole non lo permettono. Scegli altro.
problem-page-too_many = Troppe richieste in poco tempo. Aspetta un minuto, poi riprova.
problem-page-unavailable = Il server non può rispondere in questo momento. Riprova fra poco.
problem-page-offline = Non c’è connessione. La tua partita è al sicuro sul server: riprova quando torna la rete.
problem-page-unknown = Qualcosa è andato storto. Riprova.
problem-page-heading = Qualcosa è andato storto

## Pulsanti sotto queste frasi

problem-page-do-home = Vai alla pagina iniziale
problem-page-do-again = Riprova
problem-page-do-reload = Ricarica
problem-page-do-enter = Accedi

## Sul server c’è una versione più nuova della pagina

problem-page-newer = È disponibile una nuova versione di Caledonia.
problem-page-newer-reload = Aggiorna

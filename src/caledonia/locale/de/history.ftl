### Die Seite: was geschah, Chat und Zurückblicken.

history-log = Verlauf
history-chat = Chat
history-round = Runde { $round }
history-card = Ende von Runde { $round }: Produktion und Wertung
history-undone = zurückgenommen
history-started = Die Partie beginnt.
history-finished = Die Partie ist zu Ende.
history-seat = { $what ->
        [joined] { $name } spielt mit.
        [taken_over] { $name } übernimmt den Platz.
        [bot] { $name } nimmt Platz.
        [left] { $name } ist gegangen; ein Bot übernimmt.
        [timeout] Die Zeit ist um: Ein Bot spielt für { $name }.
        [returned] { $name } ist wieder da.
       *[other] { $name } hat den Namen geändert.
    }
history-undo-asked = { $name } möchte etwas zurücknehmen.
history-undo-agreed = { $name } ist einverstanden.
history-undo-refused = { $name } ist nicht einverstanden.
history-undone-to = Die Partie geht bei Schritt { $to } weiter.
history-offer-asked = { $name } möchte den Platz für jemand anderen freigeben.
history-offer-refused = { $name } möchte keinen Ersatz.
history-seat-offered = Der Platz von { $name } ist für jemand anderen freigegeben.
history-uncounted = { $why ->
        [shared_origin] Diese Partie zählt nicht für die Wertung: Zwei der Spieler nutzen dasselbe Netzwerk oder Gerät und haben in letzter Zeit oft gegeneinander gespielt.
       *[other] Diese Partie zählt nicht für die Wertung: Zwei der Spieler haben heute schon sehr oft gegeneinander gespielt.
    }
history-again = { $name } möchte eine Revanche.
history-clock = { $what ->
        [set_back] Die Uhr des Servers wurde zurückgestellt. { $name } hat noch so viel Zeit wie zuvor.
        [vacation_ended] { $name } hat den Urlaub früher beendet. Die Uhr läuft wieder.
       *[paused] Der Server war { $unit ->
            [days] { $amount } Tage
            [hours] { $amount ->
                [one] eine Stunde
               *[other] { $amount } Stunden
            }
           *[minutes] { $amount ->
                [one] bis zu einer Minute
               *[other] { $amount } Minuten
            }
        } lang nicht erreichbar. { $name } bekommt diese Zeit zurück.
    }
history-order = wie geplant
history-bot = von einem Bot
history-since = Seit deinem letzten Zug
history-since-none = Seit deinem letzten Zug ist nichts geschehen.
history-move = Schritt { $ply } von { $all }
    .round = Schritt { $ply } von { $all }, Runde { $round }
history-first = Zum Anfang
history-back = Einen Schritt zurück
history-forward = Einen Schritt vor
history-last = Aktueller Stand
history-play = Abspielen
history-pause = Pause
history-link = Link zu diesem Moment kopieren
history-linked = Link kopiert.
history-branch = Von hier weiterspielen
history-say = Nachricht schreiben
history-send = Senden
history-said = { $name } sagt: { $text }
history-chat-empty = Noch keine Nachrichten.
history-empty = Noch ist nichts geschehen.

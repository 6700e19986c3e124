### Die Seite: was geschah, Chat und Zurückblicken.

history-log = Verlauf
history-chat = Chat
history-round = Runde { $round }
history-card = Ende von Runde { $round }: Produktion und Wertung
history-undone = zurückgenommen
history-started = Die Partie beginnt.
history-finished = Die Partie ist zu Ende.
history-seat = { $what ->
        [joined] { $name } setzt sich dazu.
        [taken_over] { $name } übernimmt den Platz.
        [bot] { $name } nimmt Platz.
        [left] { $name } ist gegangen; ein Bot spielt weiter.
        [timeout] Die Zeit ist um: Ein Bot spielt für { $name }.
        [returned] { $name } ist wieder da.
       *[other] { $name } hat einen neuen Namen.
    }
history-undo-asked = { $name } möchte zurückgehen.
history-undo-agreed = { $name } ist einverstanden.
history-undo-refused = { $name } möchte lieber nicht zurückgehen.
history-undone-to = Die Partie geht bei Zug { $to } weiter.
history-offer-asked = { $name } möchte den Platz für jemand anderen freigeben.
history-offer-refused = { $name } möchte keinen Ersatz.
history-seat-offered = Der Platz von { $name } ist für jemand anderen freigegeben.
history-uncounted = { $why ->
        [shared_origin] Diese Partie zählt nicht für die Wertung: Zwei der Spieler nutzen dasselbe Netzwerk oder Gerät und haben in letzter Zeit oft gegeneinander gespielt.
       *[other] Diese Partie zählt nicht für die Wertung: Zwei der Spieler haben heute schon sehr oft gegeneinander gespielt.
    }
history-again = { $name } bittet um eine Revanche.
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
history-move = Zug { $ply } von { $all }
    .round = Zug { $ply } von { $all }, Runde { $round }
history-first = Zum Anfang
history-back = Einen Zug zurück
history-forward = Einen Zug vor
history-last = Zur Gegenwart
history-play = Abspielen
history-pause = Pause
history-link = Link zu diesem Moment kopieren
history-linked = Der Link ist kopiert.
history-branch = Von hier weiterspielen
history-say = Sag etwas
history-send = Senden
history-said = { $name } sagt: { $text }
history-chat-empty = Noch hat niemand etwas gesagt.
history-empty = Noch ist nichts geschehen.

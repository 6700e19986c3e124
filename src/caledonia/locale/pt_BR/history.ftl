### A página: o que aconteceu, o chat e rever a partida.

history-log = Histórico
history-chat = Chat
history-round = Rodada { $round }
history-card = Fim da rodada { $round }: produção e pontuação
history-undone = desfeito
history-started = A partida começa.
history-finished = A partida acabou.
history-seat = { $what ->
        [joined] { $name } senta-se à mesa.
        [taken_over] { $name } assume o lugar.
        [bot] { $name } ocupa um lugar.
        [left] { $name } saiu; um bot continua a partida.
        [timeout] O tempo acabou: um bot joga por { $name }.
        [returned] { $name } voltou.
       *[other] { $name } mudou de nome.
    }
history-undo-asked = { $name } pede para voltar atrás.
history-undo-agreed = { $name } concorda.
history-undo-refused = { $name } prefere não voltar atrás.
history-undone-to = A partida continua a partir da jogada { $to }.
history-offer-asked = { $name } quer oferecer o lugar a outra pessoa.
history-offer-refused = { $name } não quer um substituto.
history-seat-offered = O lugar de { $name } está livre para outra pessoa.
history-uncounted = { $why ->
        [shared_origin] Esta partida não conta para o rating: dois dos jogadores usam a mesma rede ou o mesmo aparelho e se enfrentaram muitas vezes nos últimos dias.
       *[other] Esta partida não conta para o rating: dois dos jogadores já se enfrentaram muitas vezes hoje.
    }
history-again = { $name } pede uma revanche.
history-clock = { $what ->
        [set_back] O relógio do servidor foi atrasado. { $name } continua com o mesmo tempo.
        [vacation_ended] { $name } encerrou as férias mais cedo. O relógio volta a correr.
       *[paused] O servidor ficou fora do ar por { $unit ->
            [days] { $amount } dias
            [hours] { $amount ->
                [one] uma hora
               *[other] { $amount } horas
            }
           *[minutes] { $amount ->
                [one] até um minuto
               *[other] { $amount } minutos
            }
        }. { $name } recebe esse tempo de volta.
    }
history-order = conforme planejado
history-bot = por um bot
history-since = Desde o seu último turno
history-since-none = Nada aconteceu desde o seu último turno.
history-move = Jogada { $ply } de { $all }
    .round = Jogada { $ply } de { $all }, rodada { $round }
history-first = Ir para o começo
history-back = Voltar uma jogada
history-forward = Avançar uma jogada
history-last = Ir para o presente
history-play = Reproduzir
history-pause = Pausar
history-link = Copiar um link deste momento
history-linked = O link foi copiado.
history-branch = Jogar a partir daqui
history-say = Diga alguma coisa
history-send = Enviar
history-said = { $name } diz: { $text }
history-chat-empty = Ninguém disse nada ainda.
history-empty = Nada aconteceu ainda.

### A página: o que aconteceu, o chat e rever a partida.

history-log = Histórico
history-chat = Chat
history-round = Rodada { $round }
history-card = Fim da rodada { $round }: produção e pontuação
history-undone = desfeito
history-started = Começa a partida.
history-finished = A partida acabou.
history-seat = { $what ->
        [joined] { $name } entra na mesa.
        [taken_over] { $name } assume o lugar.
        [bot] { $name } ocupa um lugar.
        [left] { $name } sai; um bot continua a partida.
        [timeout] O tempo acabou: um bot joga por { $name }.
        [returned] { $name } volta a jogar.
       *[other] { $name } muda de nome.
    }
history-undo-asked = { $name } pede para desfazer.
history-undo-agreed = { $name } concorda.
history-undo-refused = { $name } recusa.
history-undone-to = A partida continua a partir da jogada { $to }.
history-offer-asked = { $name } quer oferecer o lugar a outra pessoa.
history-offer-refused = { $name } não quer um substituto.
history-seat-offered = O lugar de { $name } está aberto para outra pessoa.
history-uncounted = { $why ->
        [shared_origin] Esta partida não conta para o rating: dois jogadores usam a mesma rede ou o mesmo dispositivo e se enfrentaram muitas vezes nos últimos tempos.
       *[other] Esta partida não conta para o rating: dois jogadores já se enfrentaram muitas vezes hoje.
    }
history-again = { $name } quer uma revanche.
history-clock = { $what ->
        [set_back] O relógio do servidor foi atrasado. { $name } continua com o mesmo tempo.
        [vacation_ended] { $name } encerrou as férias mais cedo. O relógio volta a correr.
       *[paused] O servidor ficou fora do ar por { $unit ->
            [days] { $amount } dias
            [hours] { $amount ->
                [1] uma hora
               *[other] { $amount } horas
            }
           *[minutes] { $amount ->
                [1] até um minuto
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
history-first = Início
history-back = Jogada anterior
history-forward = Próxima jogada
history-last = Posição atual
history-play = Reproduzir
history-pause = Pausar
history-link = Copiar o link deste momento
history-linked = Link copiado.
history-branch = Jogar daqui
history-say = Escreva uma mensagem
history-send = Enviar
history-said = { $name } diz: { $text }
history-chat-empty = Nenhuma mensagem ainda.
history-empty = Nada aconteceu ainda.

### O fim de uma partida: a Planilha de Pontuação, gráficos, e o que fazer depois.

ending-points = { $points } PV

## O que fazer depois

ending-deeds = E agora?
ending-rematch = Revanche
ending-same = Repetir a Preparação
ending-look-back = Rever desde o começo
ending-share = Compartilhar imagem
ending-record = Baixar o registro
ending-table = Ver a mesa

## Gráficos

ending-course = Como foi a partida
# Títulos de gráficos ao longo das rodadas.
ending-chart-points = Pontos
ending-chart-money = Dinheiro
ending-chart-production = Produção
ending-chart-rank = Posição
ending-round = Rodada { $round }
ending-as-table = Como tabela
ending-sources = De onde vieram os pontos
ending-source-glory = Glória
ending-source-goods = Produtos
ending-source-money = Dinheiro
ending-source-imports = Lúpulo e importados
ending-source-contracts = Contratos
ending-source-settlements = Povoados

## Análise

ending-analysis = As decisões mais caras
ending-analyse = Analisar a partida
ending-analysis-about = O { $bot } repassa a partida inteira e mostra onde ficaram pontos pelo caminho.
# $bot é o nome de um jogador do computador.
ending-analysis-running = O { $bot } está pensando na decisão { $done } de { $all }…
ending-analysis-waiting = { $count ->
        [one] Na fila: há outra análise na frente.
       *[other] Na fila: há outras { $count } análises na frente.
    }
ending-analysis-failed = A análise não deu certo. Tente mais uma vez.
ending-costly = Jogada { $ply }: { $did } (−{ $points } PV).
ending-better = O { $bot } prefere: { $best }.
ending-no-mistakes = Nenhuma decisão custou pontos. Muito bem jogado!
ending-look = Ver
ending-others = Decisões dos outros

## Jogo limpo

ending-fair = Foi tudo limpo?
ending-verify = Conferir
ending-fair-about = A impressão digital de todo o acaso foi fixada antes do começo da partida. Agora dá para conferi-la.
ending-is-fair = Sim: a semente corresponde à impressão digital, e todas as { $decisions } decisões levam a este resultado.
ending-not-fair = Alguma coisa não confere.
ending-fingerprint = Impressão digital, conhecida desde o começo (SHA-256)
ending-seed = Semente, revelada no fim
ending-seed-fits = Corresponde à impressão digital.
ending-salt = Sal dos hashes do histórico, revelado no fim (HMAC-SHA256)
ending-hashes-fit = Cada posição corresponde ao seu hash.

## Ratings

ending-ratings = Ratings

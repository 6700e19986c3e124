### O fim de uma partida: a Planilha de Pontuação, gráficos, e o que fazer depois.

ending-points = { $points } PV

## O que fazer depois

ending-deeds = E agora?
ending-rematch = Revanche
ending-same = Mesma preparação
ending-look-back = Ver o replay
ending-share = Compartilhar imagem
ending-record = Baixar a partida
ending-table = Voltar à mesa

## Gráficos

ending-course = Como foi a partida
# Títulos de gráficos ao longo das rodadas.
ending-chart-points = Pontos
ending-chart-money = Dinheiro
ending-chart-production = Produção
ending-chart-rank = Posição
ending-round = Rodada { $round }
ending-as-table = Ver como tabela
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
ending-analysis-about = O { $bot } revê a partida inteira e mostra onde você perdeu pontos.
# $bot é o nome de um jogador do computador.
ending-analysis-running = O { $bot } está analisando a decisão { $done } de { $all }…
ending-analysis-waiting = { $count ->
        [1] Na fila: há outra análise na frente.
       *[other] Na fila: há outras { $count } análises na frente.
    }
ending-analysis-failed = A análise falhou. Tente de novo.
ending-costly = Jogada { $ply }: { $did } (−{ $points } PV).
ending-better = O { $bot } prefere: { $best }.
ending-no-mistakes = Nenhuma decisão custou pontos. Muito bem jogado!
ending-look = Ver
ending-others = Decisões dos outros

## Jogo limpo

ending-fair = A partida foi justa?
ending-verify = Verificar
ending-fair-about = A semente do sorteio foi fixada antes de a partida começar. Agora você pode verificá-la.
ending-is-fair = Sim: a semente corresponde à impressão digital, e refazer as { $decisions } decisões leva a este mesmo resultado.
ending-not-fair = Algo não confere.
ending-fingerprint = Impressão digital, conhecida desde o começo (SHA-256)
ending-seed = Semente, revelada no fim
ending-seed-fits = Corresponde à impressão digital.
ending-salt = Salt dos hashes do histórico, revelado no fim (HMAC-SHA256)
ending-hashes-fit = Cada posição corresponde ao seu hash.

## Ranking

ending-ratings = Rating

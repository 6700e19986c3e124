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

# $bot é o nome de um jogador do computador.
ending-analysis-running = O { $bot } está analisando a decisão { $done } de { $all }…
ending-analysis-waiting = { $count ->
        [1] Na fila: há outra análise na frente.
       *[other] Na fila: há outras { $count } análises na frente.
    }
ending-analysis-failed = A análise falhou. Tente de novo.
ending-no-mistakes = Nenhuma decisão custou pontos. Muito bem jogado!
ending-look = Ver

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

## Review of a finished game

ending-review-heading = Análise
ending-review-ask = Analisar a partida
ending-review-about = O { $bot } repassa a partida inteira: quanto foi sorte, quanto foi habilidade, onde o jogo virou e o que teria sido melhor.
ending-review-method = Avaliação do { $bot }, com { $nodes } posições por decisão. Diferenças pequenas estão dentro da margem de erro.
# An estimate with its standard error, both in whole points.
ending-review-points-about = { $count } ± { $error } pontos
ending-review-you-better = Você jogou melhor que { $name }: { $points } de vantagem.
ending-review-you-worse = Você jogou pior que { $name }: { $points } de desvantagem.
ending-review-you-even = Você e { $name } jogaram mais ou menos no mesmo nível.
ending-review-played-better = { $who } jogou melhor que { $name }: { $points } de vantagem.
ending-review-played-worse = { $who } jogou pior que { $name }: { $points } de desvantagem.
ending-review-played-even = { $who } e { $name } jogaram mais ou menos no mesmo nível.
ending-review-alone = Comparadas com as melhores encontradas, suas decisões custaram { $lost }.
ending-review-alone-even = Suas decisões foram mais ou menos tão boas quanto as melhores encontradas.
# Spectators of a solo game.
ending-review-alone-player = Comparadas com as melhores encontradas, as decisões de { $name } custaram { $lost }.
ending-review-alone-player-even = As decisões de { $name } foram mais ou menos tão boas quanto as melhores encontradas.
ending-review-deal = O início e a sorte deram { $points } a mais a { $name }.
ending-review-deal-you = O início e a sorte deram a você { $points } a mais.
ending-review-deal-even = O início e a sorte foram mais ou menos iguais.
ending-review-others = Os adversários deram { $points } a mais a { $name }.
ending-review-others-you = Os adversários deram a você { $points } a mais.
# With two players: one opponent, who has a name.
ending-review-other-you = As decisões de { $name } deram a você { $points } a mais do que as suas deram a { $name }.
ending-review-other-rival = As suas decisões deram a { $name } { $points } a mais do que as de { $name } deram a você.
ending-review-other = As decisões de { $other } deram a { $name } { $points } a mais do que as de { $name } deram a { $other }.
ending-review-balance = Sorte e habilidade
ending-review-final-points = Pontuação
ending-review-final-margin = Vantagem
ending-review-final-win = Desfecho
ending-review-term-start = Início
    .about = Quanto o lugar, o clã e a preparação valiam antes da primeira jogada, se depois todos fizerem as melhores jogadas encontradas.
ending-review-term-luck = Sorte
    .about = Quanto os contratos revelados e os dados deram ou tiraram em relação à média.
ending-review-term-decisions = Decisões
    .about = Quanto as próprias decisões custaram em relação às melhores encontradas.
ending-review-term-opponents = Adversários
    .about = Quanto as decisões dos outros deram ou tiraram em relação às melhores encontradas para eles.
ending-review-term-later = Visto depois
    .about = O que a busca só viu com o andar da partida: a favor ou contra, em média perto de 0 em partidas bem jogadas.
ending-review-note-points = ± e as linhas nas barras: quanto uma busca mais longa costuma mudar um valor.
ending-review-note-margin = A margem de erro (±) só é conhecida para os pontos.
ending-review-note-win = As mudanças estão em pontos percentuais. A margem de erro (±) só é conhecida para os pontos.
# $change is a change of a chance with its sign, such as +12, $count the same without.
ending-review-share =
    { $count ->
        [1] { $change } ponto percentual
       *[other] { $change } pontos percentuais
    }
    .short = { $change } p.p.
ending-review-course = Resultado esperado
ending-chart-win = Chance de vitória
ending-chart-margin = Vantagem
ending-chart-expected = Pontos esperados
ending-review-turning = Momentos decisivos
# $what says in a sentence what was revealed, or in a few words what was done.
ending-review-turning-luck = { $when }: sorte. { $what } A chance de vitória de { $name } muda em { $win }.
    .alone = { $when }: sorte. { $what } O resultado esperado muda em { $points } PV.
ending-review-turning-decision = { $when }, { $by }: { $what }. A chance de vitória de { $name } muda em { $win }.
    .alone = { $when }: { $what }. O resultado esperado muda em { $points } PV.
ending-review-decisions = Decisões
ending-review-whose = Mostrar
ending-review-whose-own = Minhas
ending-review-whose-all = Todas
ending-review-mark-best = Melhor
ending-review-mark-good = Boa
ending-review-mark-inexact = Imprecisa
ending-review-mark-mistake = Erro
ending-review-mark-blunder = Erro grave
ending-review-decision = { $when }, jogada { $ply }: { $what }
ending-review-lost = −{ $points } PV
ending-review-look = Ver na mesa
ending-review-rates = Erros por tipo de decisão
ending-review-rate-you = Você perdeu { $rate } PV por decisão.
# Spectators read about every player.
ending-review-rate-player = { $name } perdeu { $rate } PV por decisão.
# $games is the number of the person's other reviewed games, $rate what was lost per decision there.
ending-review-rate-before =
    { $games ->
        [1] Sua outra partida analisada: { $rate } PV.
       *[other] Sua média nas últimas { $games } partidas analisadas, sem contar esta: { $rate } PV.
    }
# The computer player that loses about as many points per decision.
ending-review-rate-level = Nível de bot mais próximo: { $bot }, com { $rate } PV.
ending-review-rates-own = PV perdidos por decisão (número de decisões entre parênteses) e o nível de bot mais próximo com o que ele perde.
ending-review-rates-game = Esta partida
ending-review-rates-average = Sua média
ending-review-rates-level = Nível de bot
# All kinds of decisions together.
ending-review-rates-all = Todas
ending-review-rates-about = PV perdidos por decisão; entre parênteses, o número de decisões.
ending-review-kind-setup = Preparação
ending-review-kind-expanding = Expansão
ending-review-kind-trading = Comércio
ending-review-kind-contracts = Contratos
ending-review-kind-upgrades = Atualizações
ending-review-kind-ports = Portos
ending-review-kind-passing = Passar
ending-review-kind-production = Produção
ending-review-kind-clan = Ações do clã
ending-review-kind-closing = Fim do turno

## Exercises

ending-again = Refazer meus piores turnos
ending-again-making = Procurando seus piores turnos…
ending-again-none = Nenhum turno custou caro. Muito bem jogado!

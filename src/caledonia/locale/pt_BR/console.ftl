### A partida no terminal: títulos, ajuda, perguntas e respostas.

## Começo e fim

welcome = Caledonia, um jogo de clãs, comércio e uísque
welcome-notice = Uma edição não oficial de Clãs da Caledônia, feita por jogadores.
welcome-help = Digite o código de uma ação para jogar, ou help para todo o resto. A tecla Tab completa o que você digita.
game-players = { $count ->
        [1] Partida solo
       *[other] { $count } jogadores
    }
game-map = mapa { $sides }
game-bot = { $names }: { $bot }, { $about }
keep-where = A partida é salva automaticamente em { $file }
keep-failed = Não dá para salvar a partida automaticamente em { $file }: salve antes de sair.
goodbye-kept = A sua partida está salva em { $file }
goodbye-load = Continue com: { $command }
goodbye = Haste ye back! (Volte logo!)
player-name = Jogador { $number }
ask-players = Quantos jogadores, de 1 a 4? Os bots também contam. [{ $default }]
ask-humans = Quantos deles jogam neste teclado, de { $lowest } a { $highest }? [{ $default }]
ask-again = Digite um número de { $lowest } a { $highest }.
ask-yes-no = Responda sim ou não, por favor.
ask-first-game = É a sua primeira partida? Então deixamos algumas peças de fora. (s/n) [n]
ask-level = Qual deve ser o nível dos bots, de { $lowest } a { $highest }? [{ $default }]
ask-level-bot = { $bot }. { $figures }
answer-yes = s sim
answer-no = n não nao

## A mesa

table-setup = Antes da primeira rodada
table-round = Rodada { $round } de { $rounds }
table-order = Ordem dos turnos
table-passed = (passou)
table-pass-money = Para quem passar agora: { $money }
table-market = Mercado
table-medium = | … | preços médios
table-buyers = comprando
table-sellers = vendendo
table-contracts = Contratos de exportação
table-no-contracts = Não resta nenhum contrato.
table-held = Seus contratos
table-held-by = Contratos de { $name }
table-imports = Importados
table-import-value = { $points } PV cada
table-import-next = { $money } em { $step }
table-ports = Portos
contracts-paid = você recebe { $money } ao obter um
contracts-cost = obter um custa { $money }
contracts-free = obter um é grátis
legend-cost = custo do terreno
legend-delta = delta fluvial
legend-river = rio
legend-loch = loch
legend-port = porto
legend-mist = neblina
legend-blocked = peça neutra
legend-covered = coberto
brief-more = table mostra tudo; map, market, contracts, board e rounds mostram partes.

## Tabuleiros pessoais

board-heading = Tabuleiros pessoais
board-columns = mapa/restam  reserva
board-money = Dinheiro
board-shipping = Frota mercante
board-merchants = Mercadores
board-merchants-cell = { $stock } (+{ $board })
board-slots = Caixote
board-fulfilled = Cumpridos
board-ports = Portos usados
board-cellar = Adega
board-income = Próxima renda

## Ações

offer-choose = Escolher
offer-place = Colocar
offer-trade = Negociar
offer-obtain = Contratos
offer-expand = Expandir
offer-upgrade = Atualizar
offer-bonus = Atual. bônus
offer-fulfil = Cumprir
offer-port = Portos
offer-clan = Clã
offer-produce = Produzir
offer-end = Encerrar
offer-everything = (tudo)
log-heading = O que aconteceu

code-clan = escolher um clã com a sua peça de começo de partida
code-tile = escolher uma peça de começo de partida
code-bid = dar um lance de pontos de vitória por um clã
code-leave = sair do leilão
code-place = colocar um trabalhador inicial
code-buy = comprar produtos no mercado ou dos vizinhos
code-sell = vender produtos no mercado
code-obtain = obter um contrato do tabuleiro de exportação
code-expand = colocar uma unidade no mapa
code-ship = atualizar a frota mercante
code-tech = atualizar a tecnologia dos seus trabalhadores
code-hire = empregar um mercador
code-bonus-ship = atualização bônus: frota mercante
code-bonus-tech = atualização bônus: tecnologia
code-bonus-hire = atualização bônus: um mercador novo
code-bonus-recall = atualização bônus: um mercador volta do mercado
code-fulfil = cumprir um contrato
code-slaughter = abater um animal para o contrato
code-port = usar um porto, com o que ele pedir
code-exchange = trocar uma unidade por outra
code-row = remar com um pescador para um loch adjacente
code-withdraw = tirar um barril da adega
code-brew = fazer cerveja com cereal
code-draw = comprar do monte os contratos de um bônus de construção
code-keep = ficar com um contrato do monte ou nenhum (none)
code-produce = escolher o que as suas fábricas produzem
code-butter = fazer manteiga com leite
code-cellar = guardar um uísque na adega ou não
code-skip = abrir mão do resto dos bônus
code-end = encerrar o turno
code-pass = passar a vez nesta rodada

## Comandos

help-commands = Comandos
help-codes = Códigos das ações, com exemplos
help-words = Palavras dos códigos
help-help = esta lista, ou todos os códigos de ação
    .form = help, help codes
help-table = tudo o que está na mesa
    .form = table
help-map = o mapa e os portos
    .form = map
help-market = preços e mercadores
    .form = market
help-contracts = contratos e produtos importados
    .form = contracts
help-board = todos os tabuleiros pessoais
    .form = board
help-rounds = rodadas, peças de pontuação, ordem dos turnos
    .form = rounds
help-actions = o que você pode fazer agora (ou só Enter)
    .form = actions
help-log = o que aconteceu há pouco ou na partida toda
    .form = log, log all
help-score = a pontuação se a partida acabasse agora
    .form = score
help-why = por que uma ação não é possível
    .form = why CÓDIGO
help-hint = o que o bot mais forte faria aqui
    .form = hint
help-rules = uma regra pelo número, ou um capítulo
    .form = rules NÚMERO
help-undo = voltar à sua decisão anterior
    .form = undo
help-save = salvar a partida
    .form = save ARQUIVO
help-load = continuar uma partida salva
    .form = load ARQUIVO
help-record = a partida em forma de texto
    .form = record
help-quit = sair
    .form = quit

bad-code = Não entendi “{ $code }”. Digite help para ver o que você pode fazer.
bad-near = Não entendi “{ $code }”. Você quis dizer { $near }?
bad-form = “{ $code }” não está completo. Escreva assim: { $form }, por exemplo { $example }.
bad-word = Não entendi “{ $word }” aqui. Escreva assim: { $form }, por exemplo { $example }.
bad-word-near = Não entendi “{ $word }” aqui. Você quis dizer { $near }?
bad-number = “{ $word }” não é um número válido aqui. Escreva assim: { $form }, por exemplo { $example }.
bad-extra = “{ $word }” está sobrando. Escreva assim: { $form }
bad-rest = { $command } não aceita “{ $rest }”. Escreva: { $form }
why-what = Por que não o quê? Acrescente um código: why expand sheep c4
why-possible = Você pode fazer isso: { $code }
undo-nothing = Você não tem decisões para desfazer.
undo-done = { $count ->
        [1] Uma decisão foi desfeita.
       *[other] { $count } decisões foram desfeitas.
    }
undo-revealed = Atenção: nesse meio-tempo contratos ou dados foram revelados. Você sabe mais do que deveria.
save-what = Salvar onde? Acrescente o nome de um arquivo: save partida.txt
save-replace = { $file } já existe. Substituir? (s/n) [n]
save-not = Nada foi salvo; { $file } continua como estava.
save-folder = { $file } é uma pasta. Escreva o nome de um arquivo.
save-no-folder = A pasta { $folder } não existe: crie-a antes ou salve em outro lugar.
save-failed = Não foi possível gravar { $file }: { $reason }.
save-done = Partida salva em { $file }
load-what = Carregar o quê? Acrescente o nome de um arquivo: load partida.txt
load-missing = O arquivo { $file } não existe.
load-failed = Não foi possível ler { $file }: { $reason }.
load-not-text = { $file } não é um texto em UTF-8.
load-line = Não foi possível reproduzir { $file }: linha { $line }, “{ $text }”: { $reason }.
load-other-content = { $file } pertence a outro pacote de conteúdo (linha { $line }, “{ $text }”): abra o console com --content e a pasta desse pacote.
load-not-kept = { $file } não foi carregado, porque a partida atual não pode ser salva em { $kept }: { $reason }. Salve-a em outro lugar e carregue de novo.
load-done = { $count ->
        [0] { $file } está carregado: nenhuma decisão foi tomada ainda.
        [1] { $file } está carregado: uma decisão foi tomada.
       *[other] { $file } está carregado: { $count } decisões foram tomadas.
    }
rules-clause = Das regras:
hint-head = O { $bot } escolheria: { $code }
hint-row = { $code }: pontuação final de cerca de { $points } ± { $spread }, { $first }
hint-row-plain = { $code }: pontuação final de cerca de { $points }
hint-apart = em relação à escolha dele: { $lines }
hint-nothing = Agora não há nada para decidir.
rules-what = Qual regra? Acrescente o número dela, ou um capítulo: rules TRD-2, rules TRD
rules-unknown = A regra { $clause } não existe.
quit-save = Salvar com outro nome antes de sair? Digite um nome de arquivo ou tecle só Enter:
    .unkept = Salvar a partida antes de sair? Digite um nome de arquivo ou tecle só Enter:

### A página: o que todas as telas têm em comum, e agir à mesa.

wait-loading = Carregando…
wait-failed = Não foi possível carregar.
wait-again = Tentar de novo
# A person who deleted the account.
former-player = conta excluída
close = Fechar

## De quem é a vez

turn-yours = Sua vez
turn-of = Vez de { $name }
turn-thinking = { $name } está pensando…
turn-in-line = { $name } está na fila do servidor: posição { $place }
turn-over = Fim da partida
turn-past = Jogada { $ply } de { $all }
turn-complete = Você já fez a sua ação. Encerre o turno ou desfaça.
turn-confirm = Confirme ou escolha outra coisa.
# Both are read out only.
turn-undone = Desfeito.
turn-present = De volta à posição atual.
turn-waiting = Olhe à vontade até chegar a sua vez.
turn-spectator = Você está assistindo.

## O estado da conexão

state-saved = Salvo
state-saving = Salvando…
state-offline = Você está offline. Nada se perde: a partida continua assim que a conexão voltar.
state-back = Online de novo.

## Ações, como aparecem nos botões

do-clan = Escolher o { $clan }
do-tile = Escolher a { $tile }
do-bid = Dar lance de { $points } PV
do-leave = Sair do leilão
do-place = Colocar { $unit } em { $space }
do-expand = Colocar { $unit } em { $space }
do-exchange = Trocar por { $unit } em { $space }
do-buy = Comprar { $goods }
do-sell = Vender { $goods }
do-obtain = Obter o contrato { $contract }
do-fulfil = Cumprir o contrato { $contract }
do-keep = Ficar com o contrato { $contract }
    .none = Não ficar com nenhum
do-draw = Comprar contratos do monte
do-ship = Atualizar a frota mercante
do-tech = Atualizar os { $units }
do-hire = Empregar um mercador
do-bonus-ship = Atualizar a frota mercante
do-bonus-tech = Atualizar os { $units }
do-bonus-hire = Empregar um mercador
do-bonus-recall = Chamar de volta um mercador ({ $good })
do-slaughter = Abater o animal em { $space }
    .animal = Abater a { $animal } em { $space }
do-row = Remar de { $space } para { $target }
do-withdraw = Tirar o barril do espaço { $count }
do-brew = { $count ->
        [1] Fazer cerveja com { $count } cereal
       *[other] Fazer cerveja com { $count } cereais
    }
do-butter = { $count ->
        [0] Não fazer manteiga
        [1] Fazer manteiga com { $count } leite
       *[other] Fazer manteiga com { $count } leites
    }
do-produce = Produzir { $goods }
    .nothing = Não produzir nada
do-cellar = { $word ->
        [yes] Guardar um uísque na adega
       *[no] Não guardar
    }
do-port = Usar o porto { $port }
    .borrowed = Usar o porto { $port } via { $by }
do-word-up = para cima
do-word-down = para baixo
do-skip = Abrir mão do resto
    .draw = Não comprar do monte
    .purchases = Não comprar mais nada dos vizinhos
do-end = Encerrar turno
do-pass = Passar a vez

## A barra

bar-actions = Ações
bar-trade = Negociar
    .about = Envie mercadores para comprar ou vender um produto.
bar-obtain = Contrato
    .about = Obtenha um contrato do tabuleiro de exportação.
bar-expand = Expandir
    .about = Coloque uma unidade em um hexágono ao seu alcance.
bar-ship = Frota
    .about = Chegue mais longe: além dos rios e, depois, dos lochs.
bar-tech = Tecnologia
    .about = Seus lenhadores ou mineradores passam a render mais.
bar-hire = Mercador
    .about = Mais um mercador para o mercado.
bar-fulfil = Cumprir
    .about = Entregue os produtos de um contrato.
bar-pass = Passar
    .about = Você sai desta rodada; quanto antes passar, mais dinheiro recebe.
bar-port = Ações livres
bar-give = Você entrega:
bar-get = { $left ->
        [1] Você recebe um destes:
       *[other] Você recebe { $left } destes:
    }
bar-clan = Clã
bar-undo = Desfazer
bar-undo-all = Desfazer tudo
bar-end = Encerrar
bar-confirm = Confirmar
# Read out after what is pointed at.
bar-again = Confirme com Enter ou com o botão.
bar-cancel = Cancelar
bar-hint = Dica
bar-cost = custa { $money }
bar-gain = rende { $money }
bar-free = grátis
# On a button, in place of a price.
bar-price-free = grátis
bar-left = saldo: { $money }
bar-reveals = Isto revela informações ocultas e não pode ser desfeito.
bar-choose-unit = Escolha uma unidade ou um hexágono no mapa.
bar-choose-space = { $unit }: escolha um hexágono destacado.
bar-choose-here = O que vai em { $space }?
bar-choose-good = Escolha um produto no mercado.
bar-choose-contract = Escolha um contrato.
bar-choose-one = Escolha uma opção.
bar-more = Mais opções
bar-why = Por que não?
bar-make = Produzir { $good }
bar-less = Produzir menos { $good }
bar-more-of = Produzir mais { $good }

## Partes de um preço

part-unit = unidade
part-land = terreno
part-free_space = Expandir livre
part-clan = clã
part-buy = compra
part-sell = venda
part-contract = contrato
part-shipping = frota mercante
part-technology = tecnologia
part-merchant = mercador
part-import = trilha de importação
part-export = exportação
part-pass = bônus por passar
part-income = renda
part-port = porto
part-starting_tile = peça de começo de partida
part-no_clans = ordem dos turnos

## Passar a vez

# Before passing, with the names of actions.
pass-open = Ainda possível: { $actions }.
pass-not = Continuar jogando
end-heading = Encerrar o turno mesmo assim?
end-lost = Os bônus que você não pegar agora se perdem.
end-not = Voltar
leave-heading = Sair desta partida?
leave-about = Um bot jogará por você até o fim. Para continuar mais tarde, basta fechar a página: a partida espera por você.
leave-rated = Esta partida é ranqueada: se você não voltar, conta como derrota.

## Por que não

why-turn-done = Você já fez a sua ação principal. Encerre o turno.
why-not-yours = Não é a sua vez.

## A tela

screen-market = Mercado
screen-contracts = Contratos
screen-players = Jogadores
screen-board = Tabuleiro
screen-score = Pontos
screen-log = Histórico
screen-chat = Chat
screen-map = Mapa
screen-menu = Menu
screen-skip = Ir para as ações
screen-sheet = Expandir ou recolher o painel
menu-home = Início
menu-rules = Regras
menu-settings = Ajustes
menu-keys = Teclado
menu-leave = Sair da partida
menu-ask-undo = Desfazer meu último turno
menu-guide = Guia
menu-layers = Ajudas para aprender
menu-hint = O que um bot faria?
# Standing orders for one's next turn.
menu-orders = Planejar
menu-language = Idioma
menu-score = Se acabasse agora
menu-record = Baixar a partida

## Teclado e linha de comando

keys-heading = Teclado
keys-numbers = as oito ações
keys-enter = confirmar a ação mostrada
    .key = Enter
keys-end = encerrar o turno
    .key = Shift + Enter
keys-count = um produto a mais ou a menos
keys-undo = desfazer um passo
keys-escape = cancelar ou fechar
keys-command = digitar o código de uma ação
keys-map = o mapa; setas para mover, Enter para escolher
keys-next = no mapa: próximo hexágono destacado
keys-zoom = no mapa: aproximar, afastar, mapa inteiro
keys-layers = no mapa: mostrar ou ocultar informações
keys-help = esta lista
keys-switch = Você pode desativar os atalhos de uma tecla nos ajustes.
keys-off = Os atalhos de uma tecla estão desativados; você pode reativá-los nos ajustes.
command-label = Código da ação
command-hint = por exemplo: expand sheep c4
command-unknown = Código de ação desconhecido. Confira o que escreveu.

## Desfazer depois do fim de um turno, lugares, dicas

# What would be taken back follows.
undo-asked = { $name } quer desfazer isto e tudo o que veio depois:
undo-asked-self = Você pediu para desfazer isto e tudo o que veio depois. Os outros precisam concordar:
undo-others = Os outros precisam concordar. Tudo o que aconteceu desde então também é desfeito.
undo-bots = Tudo o que aconteceu desde então também é desfeito, incluindo as jogadas dos bots.
undo-practice = Isso desfaz algo que já foi revelado: a partida vira treino e deixa de contar.
copy-held = Cópia de uma partida ainda em andamento sem dicas: até ela terminar, você só pode olhar.
practice = treino
undo-none = Você ainda não encerrou nenhum turno: não há nada para desfazer.
undo-ask = Pedir
undo-agree = Concordar
undo-refuse = Recusar
undo-withdraw = Retirar o pedido
offer-left = { $name } saiu desta partida ranqueada. Se todos concordarem, outra pessoa pode ficar com o lugar.
offer-do = Oferecer o lugar
offer-asked = { $asker } quer oferecer o lugar de { $name } a outra pessoa.
offer-asked-self = Você quer oferecer o lugar de { $name } a outra pessoa. Os outros precisam concordar.
offer-stands = O lugar de { $name } está aberto para quem quiser continuar a partida.
seat-return = Um bot está jogando no seu lugar.
seat-return-do = Voltar a jogar

## Jogar de novo

rematch-asked = { $name } quer uma revanche.
rematch-sit = Sentar
rematch-mine = Você já tem lugar na revanche.
rematch-go = Ir para a mesa

## Assistir

# Quem não entrou na conta pode ter um lugar mesmo assim.
watch-sign-in = Você está assistindo. Um destes lugares é seu?
watch-sign-in-do = Entrar

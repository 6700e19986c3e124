### As telas em volta da mesa: página inicial, nova mesa, lobby, conta, ajustes.

## Todas as telas

# Um link para teclados e leitores de tela, que pula a navegação.
home-skip = Ir para o conteúdo
home-nav = Navegação principal
home-nav-home = Início
home-nav-lobby = Lobby
home-nav-daily = Desafio
home-nav-learn = Aprender
home-nav-replays = Replays
home-nav-rules = Regras
home-nav-ratings = Ratings
home-nav-settings = Ajustes
# Um link para programadores: a descrição da interface do servidor.
home-nav-api = Para programadores
home-nav-enter = Entrar
home-language = Idioma
home-notice = Uma edição não oficial de Clãs da Caledônia, feita por jogadores para jogadores. O jogo é de Juma Al-JouJou, publicado pela Karma Games.
home-more = Mostrar mais
home-more-by = e mais { $count } de { $name }
home-any = qualquer
home-yes = sim
home-no = não
home-add = Adicionar
home-save = Salvar
home-players = Jogadores
home-name = Nome
home-clan = Clã
home-place = Posição
home-points = PV
home-games = Partidas
home-result = Resultado
home-today = Hoje

## Página inicial

home-slogan = Uma mesa junto à janela, nas Highlands
home-app-about = Jogue, estude e ensine o jogo de clãs, comércio e uísque.
home-app-wide = O mapa de uma partida, com o mercado, os contratos e os tabuleiros ao redor
home-app-narrow = Uma partida no celular
home-offline = Você está offline. Suas partidas estão seguras no servidor; tudo volta a funcionar assim que houver conexão.
home-play = Jogar agora
# No botão, durante o segundo até a mesa estar montada.
home-play-dealing = Montando…
home-play-against = Contra quem você joga
home-play-number = Número de bots
home-play-bots = { $count ->
        [one] contra { $count } bot
       *[other] contra { $count } bots
    }
home-play-level = Nível dos bots
home-play-about = O { $bot } { $about }.
home-play-game = Regras
home-play-first = primeira partida
home-play-full = jogo completo
home-waiting = { $count ->
        [one] Uma mesa espera por você
       *[other] { $count } mesas esperam por você
    }
home-mine = Suas mesas
home-mine-all = Todas as suas mesas
home-learn = Primeira vez aqui?
home-learn-about = Na primeira partida você aprende jogando, um passinho de cada vez.
home-learn-open = Aprender jogando
home-people = Jogar com outras pessoas
home-people-about = Monte uma mesa e mande o link para os amigos, ou sente-se a uma mesa aberta.
home-open-tables = Lugares livres
home-open-none = Nenhuma mesa tem lugar livre agora. Monte a sua.
home-watch = Assistir
home-watch-none = Ninguém está jogando em público agora.
home-look-back = Rever partidas
home-look-back-about = Reveja qualquer partida terminada, jogada por jogada, e descubra quem joga melhor.
home-link = Entrar por link
home-link-example = https://…/join/…
home-link-open = Abrir
home-link-wrong = Este não é um link de uma mesa. Copie por inteiro o link que você recebeu.

## Mesas em listas

home-seat-open = lugar livre
# Uma mesa sem nome próprio, pelo nome de quem a montou.
home-table-of = Mesa de { $name }
# A table that was made of a record.
home-imported = Partida importada
home-table-your-turn = Sua vez
home-table-open = { $count ->
        [one] { $count } lugar livre
       *[other] { $count } lugares livres
    }
home-table-asked = Pedem uma revanche a você
home-table-finished = terminada
home-table-turn-of = { $round ->
        [0] Preparação: vez de { $name }
       *[other] Rodada { $round }: vez de { $name }
    }
home-table-round = { $round ->
        [0] Preparação
       *[other] Rodada { $round }
    }
home-tag-rated = vale rating
# Em que ritmo se joga em uma mesa; $time é algo como “30 minutos”.
home-tag-clock = { $kind ->
        [turn] { $time } por turno
        [chess] { $time } por pessoa
       *[none] sem relógio
    }
home-tag-variants = { $count ->
        [one] { $count } variante
       *[other] { $count } variantes
    }
home-lobby-show = Mostrar
home-lobby-join = abertas
home-lobby-watch = em jogo
home-lobby-mine = minhas
home-lobby-none = Agora não há nenhuma mesa assim. Monte uma, e outros a encontrarão aqui.

## Nova mesa

home-new = Nova mesa
home-presets = Comece com
home-preset-first_game = Primeira Partida
    .about = Dois jogadores, importações estáticas, sem peças de Porto nem de Pontuação.
home-preset-evening = Uma noite
    .about = Quatro pessoas, meia hora para cada uma no relógio.
home-preset-turn_a_day = Um turno por dia
    .about = Quatro pessoas que dão uma passada por dia.
home-preset-against_chief = Contra o Chefe
    .about = Você e o bot mais forte.
home-preset-solo = Partida Solo
    .about = Só você, em busca de um bom posto.
home-preset-tournament = Torneio
    .about = Quatro pessoas, leilão de clãs, valendo rating, sem dicas.
home-seat-number = Lugar { $number }
home-who-me = você
home-who-me-about = Este lugar é o seu.
home-who-open-about = Para quem tiver o link, ou encontrar a mesa no lobby.
home-who-bots = Bots
home-map = Mapa
home-map-random = Sorteado
home-map-random-about = Os quatro módulos do mapa saem como a sorte quiser.
home-map-chosen = Escolhido
home-map-chosen-about = Você escolhe o lado de cada módulo.
home-map-module = Módulo { $letter }
home-map-picture = O mapa com os lados { $sides }
home-clans = Clãs
home-clans-chosen = À escolha
    .about = Clãs e peças de Começo de Partida ficam à mostra, e cada um escolhe na sua vez.
home-clans-auction = Leilão
    .about = Todos dão lances em Pontos de Vitória por clãs e pela ordem dos turnos; 2 a 4 jogadores.
home-clans-dealt = Atribuídos
    .about = Você decide qual lugar lidera qual clã.
home-clans-none = Nenhum
    .about = Só peças de Começo de Partida; ninguém tem habilidade especial.
home-clans-seat = Clã do lugar { $number }
home-variants = Variantes
home-variant-static_imports = Produtos Importados Estáticos
    .about = No fim todos os Produtos Importados valem o mesmo; mais fácil de planejar.
home-variant-no_scoring_tiles = Sem peças de Pontuação
    .about = As rodadas não dão Glória; bom para uma primeira partida.
home-variant-no_port_tiles = Sem peças de Porto
    .about = Os quatro portos ficam fechados; bom para uma primeira partida.
home-variant-tighter_map = Mapa mais Apertado
    .about = Quatro hexágonos de terra firme são cobertos, e as pessoas se encontram mais cedo; 2 ou 3 jogadores.
home-variant-kickstarter = Peças do Kickstarter
    .about = As peças adicionais de Clã, de Porto e de Pontuação entram nos sorteios.
home-variant-errata_2025 = Errata 2025
    .about = Trocar unidades num porto também dá o Bônus de Vizinhança.
home-clock = Relógio
home-clock-none = Sem relógio
    .about = Cada um leva o tempo de que precisa.
home-clock-turn = Por turno
    .about = O mesmo tempo para cada turno; depois disso, um bot joga no lugar.
home-clock-chess = Por partida
    .about = Uma reserva de tempo para a partida toda, como no relógio de xadrez.
home-clock-time-turn = Tempo por turno
home-clock-time-chess = Tempo por partida
home-clock-more = Acréscimo por turno
home-clock-nothing = nada
home-clock-rest = Noites e férias não contam
    .about = O turno espera enquanto as pessoas dormem ou estão de férias, conforme a conta de cada uma.
home-around = Em volta da mesa
home-table-public = Pública
    .about = A mesa aparece no lobby, e qualquer pessoa pode se sentar.
home-table-spectators = Espectadores
    .about = Quem não tem lugar pode assistir.
home-table-rated = Vale rating
    .about = O resultado muda o rating de todos. Todos precisam de uma conta, e quem abandona perde.
home-table-aids = Dicas
    .about = Durante a partida dá para pedir conselhos aos bots. Com várias pessoas, só se você ativar aqui; nunca em partidas que valem rating.
home-table-shuffle = Sortear lugares
    .about = Quem se senta onde é sorteado quando a partida começa.
home-table-name = Nome da mesa
    .about = Se ficar em branco, a mesa leva o seu nome.
home-bot-pace = Os bots pensam
    .about = O tempo máximo que um bot leva para um turno.
home-bot-pace-own = no ritmo deles
home-content = Pacote de conteúdo
    .about = O que está impresso: peças, clãs, Contratos e mapa.
home-summary = A mesa
home-create = Montar a mesa
home-create-play = Começar a partida
# Por que uma escolha não combina com as outras.
home-wrong-tighter_map = O Mapa mais Apertado é para 2 ou 3 jogadores.
home-wrong-clan_auction = Um Leilão de Clãs precisa de 2 a 4 jogadores.
home-wrong-no_clans = Escolha um dos dois: leilão, ou sem clãs.
home-wrong-map_sides = Escolha um lado para cada um dos quatro módulos.
home-wrong-clans = Dê a cada lugar um clã diferente.
home-wrong-name = Escolha um nome mais curto, com letras visíveis.
home-wrong-seats = Fique com um lugar, e deixe os outros livres ou para bots.
home-wrong-players = Podem jogar de 1 a 4.
home-wrong-content = Este pacote de conteúdo não está no servidor. Escolha outro.
home-wrong-clock = Escolha outro tempo para o relógio.
home-wrong-bot_seconds = Escolha outro tempo para os bots.

## Uma mesa em frases inteiras, uma depois da outra

home-sum-open = { $count ->
        [one] { $count } lugar livre
       *[other] { $count } lugares livres
    }
home-sum-solo = Você joga uma Partida Solo.
# $names: um ou vários jogadores e lugares livres, em lista.
home-sum-against = À mesa com você: { $names }.
home-sum-without-me = Jogam: { $names }. Você assiste.
home-sum-map-random = O mapa é sorteado.
home-sum-map = O mapa tem os lados { $sides }.
home-sum-full = Valem todas as regras do jogo.
# $variants: nomes de variantes, em lista.
home-sum-variants = Variantes: { $variants }.
home-sum-no-clock = Não há relógio.
home-sum-turn = Cada um tem { $time } por turno.
home-sum-chess = Cada um tem { $time } para a partida.
home-sum-chess-more = Cada um tem { $time } para a partida, e mais { $more } por turno.
home-sum-public = { $rated ->
        [yes] A mesa é pública e vale rating.
       *[no] A mesa é pública e não vale rating.
    }
home-sum-private = { $rated ->
        [yes] Quem tiver o link pode se sentar; a partida vale rating.
       *[no] Quem tiver o link pode se sentar; a partida não vale rating.
    }
home-sum-rated = { $rated ->
        [yes] A partida vale rating.
       *[no] A partida não vale rating.
    }

## Sala de espera e convites

home-wait = { $count ->
        [0] Todos os lugares estão ocupados.
        [one] Um lugar ainda está livre. Mande o link para alguém.
       *[other] { $count } lugares ainda estão livres. Mande o link para os amigos.
    }
home-wait-asked = { $count ->
        [one] { $names } recebeu o pedido de revanche e não precisa do link.
       *[other] { $names } receberam o pedido de revanche e não precisam do link.
    }
home-wait-bot = Bot para o lugar { $number }
home-wait-give = Dar a um bot
home-wait-start = Começar
home-wait-start-bots = Começar com bots nos lugares livres
home-wait-leave = Sair
home-wait-later = Voltar mais tarde
home-closed = Esta mesa foi fechada, porque não restava ninguém nela.
home-invite = Link de convite
home-invite-title = Uma partida de Caledonia
home-invite-copy = Copiar o link
home-invite-copied = Copiado
home-invite-share = Compartilhar
home-join = Você recebeu um convite
home-join-hidden = Você recebeu um convite para uma mesa privada. Sente-se para vê-la.
home-join-name = Seu nome
home-join-sit = Sentar
home-join-here = Sentar aqui
home-join-take-over = Assumir o lugar do bot
# O que há com uma mesa em que não dá para se sentar; o próximo passo é um botão.
home-join-finished = Esta partida acabou.
home-join-closed = Esta mesa foi fechada, porque não restava ninguém nela.
home-join-full = Todos os lugares estão ocupados.
home-join-playing = A partida está em andamento, e todos os lugares estão ocupados.
home-join-private = Esta mesa é privada. Peça um link de convite.
home-join-replay = Ver como foi
home-join-watch = Assistir
home-join-other = Achar outra mesa

## Desafio diário

home-daily = Desafio diário
home-daily-about = Uma Partida Solo por dia, a mesma para todos. Você tem uma tentativa.
home-daily-leader = { $name } lidera com { $points } PV
home-daily-nobody = Ninguém terminou ainda.
home-daily-open = Ir ao desafio
home-daily-play = Jogar o desafio de hoje
home-daily-continue = Continuar a sua partida
home-daily-see = Ver a sua partida
home-daily-before = O dia anterior
home-daily-after = O dia seguinte
home-daily-rules = A tabela classifica contas que tinham pelo menos um dia no começo. Se outra pessoa da sua rede jogou antes de você terminar, você aparece abaixo.
# Mark on a score: someone else on the same network played the challenge too.
home-daily-practised = não é a primeira tentativa desta rede
# The rank your score would have, and why it has none.
home-daily-own = { $why ->
        [guest] Com { $points } PV você ficaria em { $rank }º lugar. Cadastre-se, e um dia depois seus resultados entram na tabela.
        [new_account] Com { $points } PV você ficaria em { $rank }º lugar. Sua conta tinha menos de um dia: da próxima vez você estará na tabela.
       *[practised] Com { $points } PV você ficaria em { $rank }º lugar. Outra pessoa da sua rede jogou este desafio, por isso você aparece abaixo.
    }
home-replay-of = Replay de { $name }

## Replays

home-replays-mine = Suas partidas
home-replays-public = Partidas públicas
home-replays-none = Ainda não há partidas terminadas.
home-import = Trazer uma partida
home-import-about = Abra o registro de uma partida como mesa, para vê-la ou continuar jogando.
home-import-file = De um arquivo
home-import-paste = Ou cole aqui
home-import-open = Abrir a partida

## Pessoas e ratings

home-profile = Perfil
home-since = { $guest ->
        [yes] Visitante desde { $date }
       *[no] Membro desde { $date }
    }
home-results = Resultados
home-won = ganhas
home-lost-games = perdidas
# Column heading, and mark on a result: rated games that a player left, and so lost.
home-left-games = abandonadas
# Título de uma coluna: média de Pontos de Vitória por partida.
home-mean = PV em média
home-best = recorde
home-against = Você e esta pessoa
home-against-line = { $games ->
        [one] Vocês se enfrentaram uma vez:
       *[other] Vocês se enfrentaram { $games } vezes:
    } você à frente { $mine ->
        [1] { $mine } vez
       *[other] { $mine } vezes
    }, { $name } { $theirs ->
        [1] { $theirs } vez
       *[other] { $theirs } vezes
    }; empates: { $level }.
home-rating = Rating
home-rating-players = { $count } jogadores
home-rating-games = { $count ->
        [one] depois de { $count } partida
       *[other] depois de { $count } partidas
    }
home-provisional = provisório
home-provisional-about = Um rating é provisório até haver partidas suficientes contra um número suficiente de adversários diferentes.
home-rating-none = Ainda não há partidas valendo rating.
home-rating-chart = Rating ao longo de { $count } partidas, entre { $low } e { $high }
home-rating-about = O rating é uma força que o jogador quase com certeza tem. Ele sobe à medida que as partidas nos dão mais certeza.
home-leaders = Jogadores mais fortes
home-effects = Quanto valem clãs e lugares
home-effects-about = Em pontos de rating, sem contar quem jogou com eles. A linha mostra onde está o valor verdadeiro com 95% de confiança.
home-effects-seats = Ordem dos turnos
home-effects-seat = lugar { $number }
home-effect = { $worth }, entre { $low } e { $high }

## Conta

home-account = Conta
home-keep-games = Guarde as suas partidas
home-sign-in = Entrar
home-register = Criar conta
home-register-about = Bastam um nome e uma senha. As partidas que você jogou como visitante continuam suas.
home-sign-in-about = Que bom ter você de volta.
home-shown-name = O nome que os outros veem
home-login = Nome de usuário ou e-mail
home-user-name = Nome de usuário
home-email-optional = E-mail (opcional)
home-email-about = Para entrar e para receber uma senha nova se você esquecer a sua. Enviamos um link para confirmá-lo.
home-email = Endereço de e-mail
home-email-set = Seu endereço: { $email }
home-email-pending = Enviamos um e-mail para { $email }. Abra o link em até uma semana para confirmar o endereço.
home-email-give = Salvar o endereço
home-password = Senha
home-password-about = Pelo menos 8 caracteres, e que não seja fácil de adivinhar.
home-forgot = Esqueceu a senha?
home-forgot-done = Se esta conta tem um e-mail confirmado, enviamos para ele um link para uma senha nova.
home-merge = { $count ->
        [one] Levar junto a partida que jogo aqui como visitante
       *[other] Levar junto as { $count } partidas que jogo aqui como visitante
    }
home-you = Você
home-guest-about = Você é visitante: este navegador guarda os seus lugares. Crie uma conta para continuar de qualquer aparelho.
home-signed-in = Você entra como { $login }.
home-password-change = Mudar a senha
home-password-old = Senha atual
home-password-new = Senha nova
home-password-change-about = Isso encerra a sua sessão em todos os outros aparelhos e revoga todos os tokens para programas.
home-password-changed = Senha alterada. Sua sessão foi encerrada em todos os outros aparelhos, e todos os tokens foram revogados.
home-sessions = Suas sessões abertas
home-session-unknown = Aparelho desconhecido
home-session-here = este aqui
home-session-end = Sair
home-sessions-end = Sair de todos os outros
home-tokens = Tokens para programas
home-tokens-about = Um programa com um token joga em seu nome. Não o dê a ninguém.
home-token-unused = nunca usado
home-token-label = Para que serve
home-token-make = Criar um token
home-token-once = Copie agora: ele só aparece desta vez.
home-token-end = Revogar
home-leaving = Sair
home-sign-out = Sair
home-sign-out-guest = Visitantes que saem não conseguem voltar às suas partidas. Crie antes uma conta para guardá-las.
home-delete = Excluir a conta
home-delete-about = É para sempre. Seu endereço é apagado e seu nome é removido de todas as mesas; suas partidas ficam, e um bot assume o seu lugar nas que estão em andamento.
home-delete-yes = Excluir para sempre
home-stay = Ficar

## Avisos

home-notices = Avisos
home-notices-about = Avisamos quando é o seu turno, a não ser que você já esteja olhando a mesa.
home-channel-push = Este ou outro navegador
home-channel-mail = E-mail
# Um webhook é um endereço em que programas como Discord e Slack escutam.
home-channel-webhook = Webhook, também do Discord e do Slack
home-channel-unconfirmed = Abra o link no e-mail que enviamos para este endereço.
home-channel-resting = Falhou vezes demais e agora descansa. Um teste que der certo o acorda.
home-channel-events = { $count ->
        [0] Não avisa de nada
        [one] Avisa de um tipo de novidade
       *[other] Avisa de { $count } tipos de novidade
    }
home-channel-test = Testar
home-channel-tested = Enviado. Deve chegar num instante.
home-channel-remove = Remover
home-channel-secret = Copie o segredo agora: ele só aparece desta vez.
home-channel-add-push = Avisar neste navegador
home-push-unsupported = Este navegador não consegue mostrar avisos aqui. Instale a página no seu aparelho, ou use e-mail.
home-push-denied = O navegador não permite avisos. Permita-os nas configurações desta página.
home-event-your_turn = É o meu turno
home-event-started = A partida começa
home-event-finished = A partida acabou
home-event-chat = Alguém diz alguma coisa
home-event-undo_asked = Alguém quer desfazer algo
home-event-seat = Alguém se senta ou se levanta
home-event-time_short = Meu tempo está acabando
home-rest = Noites e férias
home-rest-about = Nas mesas que permitem isso, os relógios por turno param enquanto você descansa. Os novos horários valem um dia depois, e nunca em um turno já iniciado. Fuso horário: { $zone }.
home-rest-since = Os novos horários valem a partir de { $moment }.
home-rest-zone = Fuso horário
home-sleep = Dormir todas as noites
home-sleep-from = De
home-sleep-to = Até
home-vacations = Férias
home-vacation = de { $from } a { $to }
home-vacation-first = Primeiro dia
home-vacation-last = Último dia
home-vacation-incomplete = Informe o primeiro e o último dia.
home-vacation-there = Estas férias já estão anotadas.
home-vacation-left = { $days ->
        [one] Você ainda tem um dia de férias em { $year }.
       *[other] Você ainda tem { $days } dias de férias em { $year }.
    }
home-vacation-earliest = Novas férias só podem começar a partir de { $day }.

## Ajustes

home-theme = Aparência
home-theme-auto = Como o aparelho
    .about = Segue o seu aparelho, de dia e de noite.
home-theme-light = De dia
    .about = A mesa junto à janela.
home-theme-dark = À luz do lampião
    .about = A mesma mesa, à noite.
home-colours = Cores das peças
home-colours-plain = Simples
    .about = Quatro cores que a maioria dos olhos distingue, e quatro formas.
home-colours-bold = Marcantes
    .about = Marcas e padrões maiores, para olhos que distinguem mal as cores.
home-motion = Movimento
home-motion-full = calmo
home-motion-quick = rápido
home-motion-none = nenhum
home-moves = Jogadas dos outros
home-moves-calm = com calma
    .about = Cada jogada aparece por um momento, com uma frase; cada rodada termina com um resumo.
home-moves-quick = rápido
    .about = O mesmo na metade do tempo.
home-moves-off = não mostrar
    .about = O tabuleiro muda na hora. O histórico conta o que aconteceu.
home-at-table = À mesa
home-set-confirm = Mostrar antes de fazer
    .about = O primeiro toque mostra o que uma escolha custa e traz, o segundo a confirma.
home-set-confirmPass = Antes de passar, lembrar o que eu ainda poderia fazer
    .about = Enquanto você ainda tem dinheiro ou ações.
home-set-endAlone = Fim de turno automático
    .about = Assim que não resta nada a decidir. Depois disso não dá mais para desfazer.
home-set-coordinates = Nomes dos hexágonos
    .about = Mostra c4 e afins no mapa.
home-set-sound = Som
    .about = Madeira na madeira, uma moeda, e um sino quando é a sua vez.
home-set-shortcuts = Atalhos de uma tecla
    .about = Letras e números agem na mesa: de 1 a 8 escolhem ações, U desfaz. Enter e Esc funcionam sempre.
home-orientation = Giro do mapa
home-orientation-turn = { $degrees }°
home-settings-kept = Estes ajustes ficam guardados neste navegador.

## Sem rumo

home-lost = Você se perdeu na neblina
home-lost-about = Não há nada neste endereço. Talvez falte um pedaço do link.
home-lost-home = Voltar ao início

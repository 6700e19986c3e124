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
home-nav-ratings = Ranking
home-nav-settings = Ajustes
# Um link para programadores: a descrição da interface do servidor.
home-nav-api = Para desenvolvedores
home-nav-enter = Entrar
home-language = Idioma
home-notice = Uma edição não oficial de Clãs da Caledônia, feita por jogadores para jogadores. O jogo é de Juma Al-JouJou, publicado pela Karma Games.
home-more = Mostrar mais
home-more-by = e mais { $count } de { $name }
home-any = Qualquer
home-yes = Sim
home-no = Não
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

home-slogan = Uma mesa com vista para as Highlands
home-app-about = O jogo de clãs, comércio e uísque. Jogue online com amigos ou contra bots.
home-app-wide = Uma partida em andamento: o mapa, com mercado, contratos e tabuleiros ao redor
home-app-narrow = Uma partida no celular
home-offline = Você está offline. Suas partidas estão seguras no servidor; tudo volta a funcionar assim que houver conexão.
home-play = Jogar agora
# No botão, durante o segundo até a mesa estar criada.
home-play-dealing = Preparando…
home-play-against = Adversários
home-play-number = Número de bots
home-play-bots = { $count ->
        [1] Contra { $count } bot
       *[other] Contra { $count } bots
    }
home-play-level = Nível dos bots
home-play-about = O { $bot } { $about }.
home-level = { $level } · { $bot }
home-suggest = Sugerir um nível
home-suggest-after = { $games ->
        [1] Depois da sua última partida contra bots
       *[other] Depois das suas últimas { $games } partidas contra bots
    }, sugerimos o { $bot }: suas chances são mais ou menos iguais às dele.
home-suggest-first = Para as primeiras partidas, sugerimos o { $bot }.
home-play-game = Regras
home-play-first = Regras básicas
home-play-full = Regras completas
home-waiting = { $count ->
        [1] Uma mesa espera por você
       *[other] { $count } mesas esperam por você
    }
home-mine = Suas mesas
home-mine-all = Todas as suas mesas
home-learn = Primeira vez aqui?
home-learn-about = Na primeira partida você aprende jogando, passo a passo.
home-learn-open = Aprender jogando
home-people = Jogar com outras pessoas
home-people-about = Crie uma mesa e mande o link para seus amigos, ou entre em uma mesa aberta.
home-open-tables = Lugares livres
home-open-none = Não há lugares livres agora. Crie a sua mesa.
home-watch = Assistir
home-watch-none = Não há partidas públicas agora.
home-look-back = Replays e ranking
home-look-back-about = Reveja qualquer partida terminada, jogada por jogada, e descubra quem joga melhor.
home-link = Entrar por link
home-link-example = https://…/join/…
home-link-open = Abrir
home-link-wrong = Este não é o link de uma mesa. Copie por inteiro o link que você recebeu.

## Mesas em listas

home-seat-open = lugar livre
# Uma mesa sem nome próprio, pelo nome de quem a criou.
home-table-of = Mesa de { $name }
home-table-your-turn = Sua vez
home-table-open = { $count ->
        [1] { $count } lugar livre
       *[other] { $count } lugares livres
    }
home-table-asked = Pediram revanche
home-table-finished = Terminada
home-table-turn-of = { $round ->
        [0] Preparação: vez de { $name }
       *[other] Rodada { $round }: vez de { $name }
    }
home-table-round = { $round ->
        [0] Preparação
       *[other] Rodada { $round }
    }
home-tag-rated = ranqueada
# Em que ritmo se joga em uma mesa; $time é algo como “30 minutos”.
home-tag-clock = { $kind ->
        [turn] { $time } por turno
        [chess] { $time } por pessoa
       *[none] sem relógio
    }
home-tag-variants = { $count ->
        [1] { $count } variante
       *[other] { $count } variantes
    }
home-lobby-show = Mostrar
home-lobby-join = Abertas
home-lobby-watch = Em andamento
home-lobby-mine = Minhas
home-lobby-none = Nenhuma mesa encontrada. Crie uma: outras pessoas a encontrarão aqui.

## Nova mesa

home-new = Nova mesa
home-presets = Modelos
home-preset-first_game = Primeira partida
    .about = Dois jogadores, produtos importados estáticos, sem peças de porto nem de pontuação.
home-preset-evening = Noite de jogos
    .about = Quatro jogadores, meia hora para cada um.
home-preset-turn_a_day = Um turno por dia
    .about = Quatro jogadores que entram uma vez por dia.
home-preset-against_chief = Contra o Chefe
    .about = Você e um bot forte.
home-preset-solo = Partida solo
    .about = Só você, em busca do melhor nível.
home-preset-tournament = Torneio
    .about = Quatro jogadores, leilão de clãs, partida ranqueada, sem dicas.
home-seat-number = Lugar { $number }
home-who-me = você
home-who-me-about = Este lugar é o seu.
home-who-open-about = Para quem tiver o link ou encontrar a mesa no lobby.
home-who-bots = Bots
home-map = Mapa
home-map-random = Sorteado
home-map-random-about = O lado de cada módulo é sorteado.
home-map-chosen = Escolhido
home-map-chosen-about = Você escolhe o lado de cada módulo.
home-map-module = Módulo { $letter }
home-map-picture = O mapa com os lados { $sides }
home-clans = Clãs
home-clans-chosen = À escolha
    .about = Clãs e peças de começo de partida ficam à mostra; cada um escolhe na sua vez.
home-clans-auction = Leilão
    .about = Todos dão lances em pontos de vitória pelos clãs e pela ordem dos turnos (2–4 jogadores).
home-clans-dealt = Atribuídos
    .about = Você escolhe o clã de cada lugar.
home-clans-none = Nenhum
    .about = Só peças de começo de partida, sem habilidades de clã.
home-clans-seat = Clã do lugar { $number }
home-variants = Variantes
home-variant-static_imports = Produtos importados estáticos
    .about = No fim, todos os produtos importados valem o mesmo; mais fácil de planejar.
home-variant-no_scoring_tiles = Sem peças de pontuação
    .about = As rodadas não dão glória; bom para uma primeira partida.
home-variant-no_port_tiles = Sem peças de porto
    .about = Os quatro portos ficam fechados; bom para uma primeira partida.
home-variant-tighter_map = Mapa mais apertado
    .about = Quatro hexágonos de terra firme são cobertos: todos se encontram mais cedo (2–3 jogadores).
home-variant-kickstarter = Peças do Kickstarter
    .about = As peças extras de clã, de porto e de pontuação entram no sorteio.
home-variant-errata_2025 = Errata 2025
    .about = Trocar unidades em um porto também dá o bônus de vizinhança.
home-clock = Relógio
home-clock-none = Sem relógio
    .about = Cada um leva o tempo de que precisa.
home-clock-turn = Por turno
    .about = O mesmo tempo para cada turno; depois, um bot assume.
home-clock-chess = Por partida
    .about = Uma reserva de tempo para a partida toda, como no xadrez.
home-clock-time-turn = Tempo por turno
home-clock-time-chess = Tempo por jogador
home-clock-more = Acréscimo por turno
home-clock-nothing = Nenhum
home-clock-rest = Pausar à noite e nas férias
    .about = O relógio fica parado enquanto a pessoa dorme ou está de férias, conforme definido na conta dela.
home-around = Opções da mesa
home-table-public = Mesa pública
    .about = Aparece no lobby, e qualquer pessoa pode se sentar.
home-table-spectators = Espectadores
    .about = Quem não tem lugar pode assistir.
home-table-rated = Partida ranqueada
    .about = O resultado muda o rating de todos. Todos precisam de uma conta, e quem abandona perde.
home-table-aids = Dicas
    .about = Durante a partida dá para pedir dicas aos bots. Com várias pessoas, só se você ativar aqui; nunca em partidas ranqueadas.
home-table-layers = Ajudas para aprender
    .about = Mostram quem está na frente, como os preços podem mudar e como chegar aos contratos. Só quando uma pessoa joga contra bots.
home-table-shuffle = Sortear lugares
    .about = Os lugares são sorteados quando a partida começa.
home-table-name = Nome da mesa
    .about = Se ficar em branco, usamos o seu nome.
home-bot-pace = Tempo dos bots
    .about = O tempo máximo de um bot por turno.
home-bot-pace-own = Normal
home-content = Pacote de conteúdo
    .about = Quais peças, clãs, contratos e mapa são usados.
home-summary = Sua mesa
home-create = Criar mesa
home-create-play = Começar partida
# Por que uma escolha não combina com as outras.
home-wrong-tighter_map = O mapa mais apertado é para 2 ou 3 jogadores.
home-wrong-clan_auction = O leilão de clãs é para 2 a 4 jogadores.
home-wrong-no_clans = Escolha um dos dois: leilão ou sem clãs.
home-wrong-map_sides = Escolha um lado para cada um dos quatro módulos.
home-wrong-clans = Dê a cada lugar um clã diferente.
home-wrong-name = Escolha um nome mais curto, com caracteres visíveis.
home-wrong-seats = Fique com um lugar e deixe os outros livres ou para bots.
home-wrong-players = O jogo é para 1 a 4 jogadores.
home-wrong-content = Este pacote de conteúdo não está no servidor. Escolha outro.
home-wrong-clock = Escolha outro tempo para o relógio.
home-wrong-bot_seconds = Escolha outro tempo para os bots.

## Uma mesa em frases inteiras, uma depois da outra

home-sum-open = { $count ->
        [1] { $count } lugar livre
       *[other] { $count } lugares livres
    }
home-sum-solo = Você joga uma partida solo.
# $names: um ou vários jogadores e lugares livres, em lista.
home-sum-against = Adversários: { $names }.
home-sum-without-me = Jogam: { $names }. Você assiste.
home-sum-map-random = Mapa sorteado.
home-sum-map = Lados do mapa: { $sides }.
home-sum-full = Regras completas.
# $variants: nomes de variantes, em lista.
home-sum-variants = Variantes: { $variants }.
home-sum-no-clock = Sem relógio.
home-sum-turn = { $time } por turno.
home-sum-chess = { $time } por jogador.
home-sum-chess-more = { $time } por jogador, mais { $more } por turno.
home-sum-public = { $rated ->
        [yes] Mesa pública, partida ranqueada.
       *[no] Mesa pública, partida não ranqueada.
    }
home-sum-private = { $rated ->
        [yes] Quem tiver o link pode se sentar. Partida ranqueada.
       *[no] Quem tiver o link pode se sentar. Partida não ranqueada.
    }
home-sum-rated = { $rated ->
        [yes] Partida ranqueada.
       *[no] Partida não ranqueada.
    }

## Sala de espera e convites

home-wait = { $count ->
        [0] Todos os lugares estão ocupados.
        [1] Um lugar ainda está livre. Mande o link para alguém.
       *[other] { $count } lugares ainda estão livres. Mande o link para seus amigos.
    }
home-wait-asked = { $count ->
        [1] { $names } já recebeu o convite para a revanche e não precisa do link.
       *[other] { $names } já receberam o convite para a revanche e não precisam do link.
    }
home-wait-bot = Bot para o lugar { $number }
home-wait-give = Adicionar um bot
home-wait-start = Começar
home-wait-start-bots = Completar com bots e começar
home-wait-leave = Deixar o lugar
home-wait-later = Voltar mais tarde
home-closed = Esta mesa foi fechada porque todos saíram.
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
home-join-closed = Esta mesa foi fechada porque todos saíram.
home-join-full = Todos os lugares estão ocupados.
home-join-playing = A partida está em andamento e todos os lugares estão ocupados.
home-join-private = Esta mesa é privada. Peça um link de convite.
home-join-replay = Ver o replay
home-join-watch = Assistir
home-join-other = Achar outra mesa

## Desafio diário

home-daily = Desafio diário
home-daily-about = Uma partida solo por dia, a mesma para todos. Você tem uma tentativa.
home-daily-leader = { $name } lidera com { $points } PV
home-daily-nobody = Ninguém terminou ainda.
home-daily-open = Ir para o desafio
home-puzzles = Problemas
home-puzzles-about = Um turno, uma jogada claramente melhor.
home-puzzles-open = Resolver o problema de hoje
# $count is a number of exercises.
home-puzzles-due = { $count ->
        [1] Aprenda com seus erros: 1 exercício
       *[other] Aprenda com seus erros: { $count } exercícios
    }
home-daily-play = Jogar o desafio de hoje
home-daily-continue = Continuar a sua partida
home-daily-see = Ver a sua partida
home-daily-before = Dia anterior
home-daily-after = Dia seguinte
home-daily-rules = Entram na classificação as contas criadas pelo menos um dia antes de começar. Se outra pessoa da sua rede jogou antes de você terminar, você aparece mais abaixo.
# Mark on a score: someone else on the same network played the challenge too.
home-daily-practised = não é a primeira tentativa desta rede
# The rank your score would have, and why it has none.
home-daily-own = { $why ->
        [guest] Com { $points } PV você ficaria em { $rank }º lugar. Crie uma conta agora, e a partir de amanhã seus resultados entram na classificação.
        [new_account] Com { $points } PV você ficaria em { $rank }º lugar. Sua conta tinha menos de um dia: da próxima vez você estará na classificação.
       *[practised] Com { $points } PV você ficaria em { $rank }º lugar. Outra pessoa da sua rede jogou este desafio, por isso você aparece mais abaixo.
    }
home-replay-of = Replay de { $name }

## Replays

home-replays-mine = Suas partidas
home-replays-public = Partidas públicas
home-replays-none = Ainda não há partidas terminadas.
home-import = Importar uma partida
home-import-about = Abra o arquivo de uma partida para revê-la ou continuar jogando.
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
home-won = Vitórias
home-lost-games = Derrotas
# Column heading, and mark on a result: rated games that a player left, and so lost.
home-left-games = abandonos
# Título de uma coluna: média de Pontos de Vitória por partida.
home-mean = Média de PV
home-best = Recorde
home-against = Você e esta pessoa
home-against-line = { $games ->
        [1] Vocês se enfrentaram uma vez:
       *[other] Vocês se enfrentaram { $games } vezes:
    } você à frente em { $mine }, { $name } em { $theirs }, empate em { $level }.
home-rating = Rating
home-rating-players = { $count } jogadores
home-rating-games = { $count ->
        [1] depois de { $count } partida
       *[other] depois de { $count } partidas
    }
home-provisional = provisório
home-provisional-about = O rating é provisório até haver partidas suficientes contra adversários diferentes.
home-rating-none = Ainda não há partidas ranqueadas.
home-rating-chart = Rating ao longo de { $count } partidas, entre { $low } e { $high }
home-rating-about = Uma estimativa conservadora da força do jogador; sobe à medida que mais partidas a confirmam.
home-leaders = Jogadores mais fortes
home-effects = Quanto valem os clãs e a ordem dos turnos
home-effects-about = Em pontos de rating, descontada a força de quem jogou. A linha mostra o intervalo de confiança de 95%.
home-effects-seats = Ordem dos turnos
home-effects-seat = Posição { $number }
home-effect = { $worth }, entre { $low } e { $high }

## Conta

home-account = Conta
home-keep-games = Guarde as suas partidas
home-sign-in = Entrar
home-register = Criar conta
home-register-about = Bastam um nome e uma senha. As partidas que você jogou como visitante continuam suas.
home-sign-in-about = Que bom ter você de volta!
home-shown-name = Nome visível para os outros
home-login = Nome de usuário ou e-mail
home-user-name = Nome de usuário
home-email-optional = E-mail (opcional)
home-email-about = Para entrar e para receber uma senha nova se você esquecer a sua. Enviamos um link para confirmar o endereço.
home-email = Endereço de e-mail
home-email-set = Seu endereço: { $email }
home-email-pending = Enviamos um e-mail para { $email }. Abra o link em até uma semana para confirmar o endereço.
home-email-give = Salvar o endereço
home-password = Senha
home-password-about = Pelo menos 8 caracteres, e que não seja fácil de adivinhar.
home-forgot = Esqueceu a senha?
home-forgot-done = Se esta conta tem um e-mail confirmado, enviamos para ele um link para definir uma senha nova.
home-merge = { $count ->
        [1] Trazer para a conta a partida que estou jogando aqui como visitante
       *[other] Trazer para a conta as { $count } partidas que estou jogando aqui como visitante
    }
home-you = Você
home-guest-about = Você está como visitante: suas partidas ficam ligadas a este navegador. Crie uma conta para jogar de qualquer dispositivo.
home-signed-in = Você entrou como { $login }.
home-password-change = Alterar a senha
home-password-old = Senha atual
home-password-new = Senha nova
home-password-change-about = Isso encerra a sua sessão em todos os outros dispositivos e revoga todos os tokens de API.
home-password-changed = Senha alterada. Sua sessão foi encerrada em todos os outros dispositivos, e todos os tokens de API foram revogados.
home-sessions = Dispositivos conectados
home-session-unknown = Dispositivo desconhecido
home-session-here = este dispositivo
home-session-end = Desconectar
home-sessions-end = Desconectar todos os outros
home-tokens = Tokens de API
home-tokens-about = Um programa com um token pode jogar por você. Mantenha-o em segredo.
home-token-unused = nunca usado
home-token-label = Etiqueta
home-token-make = Criar um token
home-token-once = Copie agora: ele não será mostrado de novo.
home-token-end = Revogar
home-leaving = Sair ou excluir
home-sign-out = Sair da conta
home-sign-out-guest = Se você sair como visitante, perde o acesso às suas partidas. Para guardá-las, crie uma conta antes.
home-delete = Excluir a conta
home-delete-about = Não dá para desfazer. Seu endereço é apagado e seu nome é removido de todas as mesas; suas partidas ficam, e um bot assume o seu lugar nas que estão em andamento.
home-delete-yes = Excluir para sempre
home-stay = Cancelar

## Notificações

home-notices = Notificações
home-notices-about = Avisamos quando é a sua vez, a não ser que você já esteja na mesa.
home-channel-push = Notificações do navegador
home-channel-mail = E-mail
# Um webhook é um endereço em que programas como Discord e Slack escutam.
home-channel-webhook = Webhook (Discord, Slack…)
home-channel-unconfirmed = Abra o link no e-mail que enviamos para este endereço.
home-channel-resting = Em pausa depois de muitas falhas. Um teste bem-sucedido o reativa.
home-channel-events = { $count ->
        [0] Nenhum evento
        [1] Um evento
       *[other] { $count } eventos
    }
home-channel-test = Testar
home-channel-tested = Enviado. Deve chegar num instante.
home-channel-remove = Remover
home-channel-secret = Copie agora a chave secreta: ela não será mostrada de novo.
home-channel-add-push = Avisar neste navegador
home-push-unsupported = Este navegador não consegue mostrar notificações aqui. Instale o aplicativo no seu dispositivo ou use e-mail.
home-push-denied = O navegador bloqueia as notificações. Permita-as nas configurações deste site.
home-event-your_turn = É a minha vez
home-event-started = Uma partida começa
home-event-finished = Uma partida acaba
home-event-chat = Nova mensagem no chat
home-event-undo_asked = Alguém pede para desfazer
home-event-seat = Alguém entra ou sai
home-event-time_short = Meu tempo está acabando
home-rest = Sono e férias
home-rest-about = Nas mesas que permitem isso, o relógio por turno fica parado enquanto você descansa. Os novos horários passam a valer um dia depois, e nunca para um turno já iniciado. Fuso horário: { $zone }.
home-rest-since = Os novos horários valem a partir de { $moment }.
home-rest-zone = Fuso horário
home-sleep = Horas de sono
home-sleep-from = De
home-sleep-to = Até
home-vacations = Férias
home-vacation = de { $from } a { $to }
home-vacation-first = Primeiro dia
home-vacation-last = Último dia
home-vacation-incomplete = Informe o primeiro e o último dia.
home-vacation-there = Você já adicionou estes dias.
home-vacation-left = { $days ->
        [1] Você ainda tem um dia de férias em { $year }.
       *[other] Você ainda tem { $days } dias de férias em { $year }.
    }
home-vacation-earliest = Novas férias só podem começar a partir de { $day }.

## Ajustes

home-theme = Aparência
home-theme-auto = Automático
    .about = Segue o seu dispositivo.
home-theme-light = De dia
    .about = A mesa junto à janela.
home-theme-dark = À luz da lamparina
    .about = A mesma mesa, à noite.
home-colours = Cores das peças
home-colours-plain = Simples
    .about = Quatro cores e formas fáceis de distinguir.
home-colours-bold = Marcantes
    .about = Símbolos e padrões maiores, para pessoas daltônicas.
home-motion = Animações
home-motion-full = Normais
home-motion-quick = Rápidas
home-motion-none = Nenhuma
home-moves = Jogadas dos outros
home-moves-calm = Com calma
    .about = Cada jogada aparece por um momento, com uma legenda; cada rodada termina com um resumo.
home-moves-quick = Rápidas
    .about = O mesmo na metade do tempo.
home-moves-off = Não mostrar
    .about = A mesa é atualizada na hora. O histórico mostra o que aconteceu.
home-at-table = Na mesa
home-set-confirm = Pré-visualizar
    .about = O primeiro toque mostra o custo e o efeito, o segundo confirma.
home-set-confirmPass = Confirmar antes de passar
    .about = Se você ainda tiver dinheiro ou ações.
home-set-endAlone = Fim de turno automático
    .about = Assim que não resta nada a decidir. Depois disso não dá mais para desfazer.
home-set-coordinates = Coordenadas
    .about = Mostra nomes como c4 no mapa.
home-set-sound = Som
    .about = Madeira na madeira, uma moeda, e um sino quando é a sua vez.
home-set-shortcuts = Atalhos de uma tecla
    .about = Jogue com letras e números: as teclas de 1 a 8 escolhem ações, U desfaz. Enter e Esc funcionam sempre.
home-orientation = Rotação do mapa
home-orientation-turn = { $degrees }°
home-settings-kept = Os ajustes ficam salvos neste navegador.

## Sem rumo

home-lost = Você se perdeu na neblina
home-lost-about = Não há nada aqui. Talvez falte um pedaço do link.
home-lost-home = Voltar ao início

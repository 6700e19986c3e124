### Por que o servidor recusa algo, com exatidão: o que aconteceu e, onde houver, a única coisa a fazer.
### Os identificadores são os de src/caledonia/server/refusals.py.

## Olhar uma mesa

refusal-no_such_table = Esta mesa não existe. Veja se o link está completo.
refusal-no_spectators = Só quem joga nesta mesa pode vê-la.
refusal-challenge_open = Este desafio diário ainda está aberto. Termine-o ou espere ele fechar.
# $played, $present: números de versões.
refusal-other_rules = Esta partida foi jogada com a versão { $played } das regras; este servidor usa a versão { $present }, que daria outro resultado. Peça a versão anterior a quem administra o servidor.
refusal-other_content = Esta partida não pode ser revista com o pacote de conteúdo “{ $content }” deste servidor. Pergunte a quem o administra.

## O que não combina com o estado da partida

refusal-game_not_begun = A partida ainda não começou. Espere todos se sentarem à mesa.
refusal-game_begun = A partida já começou; isso só podia ser feito antes.
refusal-game_over = A partida terminou. Peça uma revanche para jogar mais.
refusal-table_given_up = Esta mesa foi abandonada antes de a partida começar. Crie outra.
refusal-game_not_over = A partida ainda não terminou. Volte quando ela terminar.

## Lugares

refusal-private_table = Esta mesa é privada. Peça o link do convite.
refusal-wrong_invite = Este link de convite não é válido. Peça um novo.
refusal-not_creator = Só quem criou a mesa pode fazer isso.
refusal-no_seat = Você não tem lugar nesta mesa.
refusal-seated_already = Você já tem lugar nesta mesa.
refusal-seat_taken = Este lugar já foi ocupado. Escolha outro.
refusal-all_seats_taken = Todos os lugares estão ocupados. Procure outra mesa ou assista.
refusal-no_stand_in_there = Neste lugar não há mais um bot substituindo alguém. Escolha outro.
refusal-person_sits_there = Este lugar agora é de { $name }. Escolha outro.
refusal-stand_in_plays = Um bot está jogando no seu lugar. Primeiro volte a jogar.
refusal-nobody_stands_in = Você já está jogando no seu lugar.
refusal-time_is_up = O tempo deste turno acabou, e um bot está jogando. Volte a jogar depois disso.
refusal-rated_needs_account = Para partidas ranqueadas você precisa de uma conta. Crie uma primeiro, ou jogue uma partida não ranqueada.
refusal-seat_not_offered = Esta partida é ranqueada: o lugar fica guardado para quem saiu, a não ser que todos os que ainda jogam o ofereçam a outra pessoa.
refusal-replacement_too_close = Nos últimos tempos você jogou partidas ranqueadas demais com alguém desta mesa. Outra pessoa precisa ficar com o lugar.
refusal-nobody_left_there = Este lugar não está mais abandonado. Atualize a mesa.
refusal-replaced_already = Este lugar já teve um substituto. Um bot joga nele até o fim.
refusal-offered_already = O lugar já está sendo oferecido. Espere alguém ficar com ele.
refusal-nobody_offers = Ninguém mais quer oferecer este lugar.
refusal-bots_play_already = { $count ->
        [1] Você já tem uma mesa em que só bots jogam. Espere ela terminar.
       *[other] Você já tem { $count } mesas em que só bots jogam. Espere uma terminar.
    }

## Coisas demais ao mesmo tempo

refusal-many_waiting = { $count ->
        [1] Uma das suas mesas já está esperando jogadores. Primeiro comece a partida ou saia dela.
       *[other] { $count } das suas mesas já estão esperando jogadores. Primeiro comece uma dessas partidas ou saia de uma mesa.
    }
refusal-many_waiting_here = Mesas demais da sua rede estão esperando jogadores. Primeiro comece uma dessas partidas ou saia de uma mesa.
refusal-many_games = { $count ->
        [1] Você já tem uma partida com bots em andamento. Termine-a primeiro.
       *[other] Você já tem { $count } partidas com bots em andamento. Termine uma primeiro.
    }
refusal-many_games_here = Há partidas demais com bots em andamento na sua rede. Termine uma primeiro.
refusal-host_has_many_games = Quem criou esta mesa tem partidas demais com bots em andamento. Peça que termine uma, ou escolha outra mesa.
refusal-many_analyses = { $count ->
        [1] Uma das suas análises ainda não está pronta. Espere ela terminar.
       *[other] { $count } das suas análises ainda não estão prontas. Espere uma terminar.
    }
refusal-many_analyses_here = Há análises demais pendentes na sua rede. Espere uma terminar.

## Turnos

refusal-not_your_turn = Não é a sua vez. Espere os outros.
refusal-turn_complete = Você já fez a sua ação. Encerre o turno ou desfaça.
refusal-turn_not_begun = Você ainda não fez nada. Faça uma ação ou passe.
refusal-turn_incomplete = O seu turno não está completo. Ainda há algo a decidir.
refusal-nothing_to_take_back = Não há nada para desfazer neste turno.
refusal-plan_ends = O plano precisa terminar antes disso: o que vem depois depende de informações ocultas ou dos outros. Planeje isso como um turno à parte, com uma condição.

## Voltar para antes do fim de um turno

refusal-challenge_keeps_turns = No desafio diário, um turno encerrado fica como está.
refusal-undo_reveals = Isso desfaria algo que já foi revelado. A partida viraria treino e deixaria de contar.
refusal-undo_needs_all = Isso desfaria algo que já foi revelado, e a partida ranqueada deixaria de contar. Todos precisam concordar, mas alguém está ausente: espere essa pessoa voltar ou continue jogando.
refusal-asked_already = Alguém já pediu para desfazer. Responda a isso primeiro.
refusal-nobody_asks = O pedido para desfazer não existe mais.
refusal-agreed_already = Você já concordou. Espere os outros.

## Dicas, e partidas para rever

refusal-no_aids = Nesta mesa se joga sem dicas.
refusal-no_layers = Nesta mesa se joga sem ajudas para aprender.
refusal-layers_unfair = As ajudas para aprender só estão disponíveis em partidas não ranqueadas de uma pessoa contra bots e em partidas entre bots.
refusal-no_hints_rated = Não há dicas em partidas ranqueadas.
refusal-copy_held = Esta é a cópia de uma partida ainda em andamento. Você pode vê-la; quando aquela partida terminar, poderá continuar, pedir dicas e analisá-la.
refusal-hint_not_due = As dicas são para quem precisa decidir. Espere a sua vez.
refusal-no_guide = O guia está desativado aqui. Ative-o antes no menu.
refusal-hint_under_way = Um bot já está pensando na sua dica. Espere por ela.
refusal-analysis_after_day = Outras pessoas ainda podem estar jogando este desafio. Você poderá analisar a partida quando o desafio fechar.
refusal-no_such_analysis = Esta análise não existe. Peça de novo.
refusal-verified_later = Uma partida pode ser verificada quando terminar para todos.
refusal-no_such_moment = { $count ->
        [0] Nenhuma decisão foi tomada nesta partida ainda. Espere a primeira.
        [1] Só uma decisão foi tomada nesta partida. Escolha um momento anterior.
       *[other] Só { $count } decisões foram tomadas nesta partida. Escolha um momento anterior.
    }
refusal-over_at_moment = Ali a partida já terminou. Escolha um momento anterior.
refusal-others_play = Outros ainda jogam esta partida. Você pode jogar a partir daqui quando ela terminar.
refusal-no_aids_yet = Nesta mesa se joga sem dicas. Você pode jogar a partir daqui quando a partida terminar.
refusal-record_of_players = Antes do fim, só quem joga pode baixar a partida.
refusal-record_after_day = O arquivo da partida revelaria o desafio. Espere o dia acabar.
refusal-no_such_person = Esta pessoa não existe, ou a conta foi excluída.

## Novas mesas

refusal-options_do_not_fit = Estas opções não são compatíveis. Escolha outras.
# $line: o número de uma linha.
refusal-record_unreadable = Não dá para ler este arquivo de partida a partir da linha { $line }. Copie de novo, por inteiro.
refusal-challenge_played = Você já está jogando o desafio de hoje. Continue a sua partida.
# $day: uma data, como 2026-02-30.
refusal-no_such_day = O dia { $day } não existe no calendário.

## Nomes, e com o que se entra

# Uma etiqueta diz para que serve um token para programas.
refusal-empty = { $field ->
        [label] A etiqueta está vazia.
       *[name] O nome está vazio.
    } Escreva pelo menos um caractere.
refusal-too_short = { $field ->
        [label] A etiqueta é curta demais.
        [name] O nome é curto demais.
        [login] O nome de usuário é curto demais.
        [email] O endereço de e-mail é curto demais.
        [password] A senha é curta demais.
        [new] A senha nova é curta demais.
       *[other] Isto é curto demais.
    } { $least ->
        [1] Escreva pelo menos um caractere.
       *[other] Escreva pelo menos { $least } caracteres.
    }
refusal-too_long = { $field ->
        [label] A etiqueta é longa demais.
        [name] O nome é longo demais.
        [login] O nome de usuário é longo demais.
        [email] O endereço de e-mail é longo demais.
        [password] A senha é longa demais.
        [new] A senha nova é longa demais.
       *[other] Isto é longo demais.
    } Escreva no máximo { $most } caracteres.
refusal-unseen = { $field ->
        [label] A etiqueta contém caracteres invisíveis.
       *[name] O nome contém caracteres invisíveis.
    } Remova-os.
refusal-many_accents = { $field ->
        [label] A etiqueta tem acentos demais em uma letra.
       *[name] O nome tem acentos demais em uma letra.
    } Use menos.
refusal-no_user_name = Este nome de usuário não é válido. Use de { $least } a { $most } letras, algarismos, pontos, hífens, sublinhados ou espaços, e comece com uma letra ou um algarismo.
refusal-no_email = Isto não é um endereço de e-mail válido. Escreva um como nome@example.org.
refusal-no_name = Escreva o nome que os outros vão ver.
refusal-no_login = Escreva um nome de usuário ou um e-mail para entrar.
refusal-no_user_name_given = Escreva um nome de usuário para entrar.
refusal-login_taken = Este nome de usuário já está em uso. Entre, ou escolha outro.
refusal-email_without_mail = Este servidor não envia e-mails, por isso não pode confirmar endereços. Crie a conta só com um nome de usuário.
refusal-weak_password = Esta senha é fácil de adivinhar. Use várias palavras sem relação entre si e deixe seu nome de fora.

## Contas

refusal-signed_in = Você já entrou como { $name }. Mude o nome ou saia primeiro.
refusal-registered_already = Você já tem uma conta. Saia primeiro.
refusal-registered_meanwhile = Nesse meio-tempo você criou uma conta, talvez em outra janela. Entre com ela.
refusal-seated_twice = Você teria dois lugares na mesa “{ $table }”. Deixe um deles primeiro, ou entre sem os lugares de visitante.
refusal-password_wrong = Senha incorreta. Escreva a atual.
refusal-password_changed = A senha foi alterada nesse meio-tempo. Entre de novo.
refusal-guest_without_password = Visitantes não têm senha. Primeiro crie uma conta.
refusal-account_deleted = Esta conta foi excluída. Crie outra.
refusal-session_ended = Sua sessão terminou. Entre de novo.
refusal-no_such_session = Esse dispositivo já foi desconectado.
refusal-no_such_token = Este token já foi revogado.
refusal-many_tokens = { $count ->
        [1] Você já tem um token. Revogue-o primeiro.
       *[other] Você já tem { $count } tokens. Revogue um primeiro.
    }
refusal-too_often = Tentativas demais. { $seconds ->
        [1] Espere um segundo e tente de novo.
       *[other] Espere { $seconds } segundos e tente de novo.
    }
refusal-zone_unknown = Fuso horário desconhecido: { $zone }. Escolha um da lista.
refusal-sleep_too_long = { $hours ->
        [1] O período de sono pode durar no máximo uma hora.
       *[other] O período de sono pode durar no máximo { $hours } horas.
    } Escolha um período menor.
refusal-vacation_too_soon = Novas férias só podem começar a partir de { $day }. Escolha dias posteriores.
refusal-vacation_too_long = { $most ->
        [1] As férias podem durar no máximo um dia.
       *[other] As férias podem durar no máximo { $most } dias seguidos.
    } Escolha menos dias.
refusal-vacations_overlap = Dois períodos de férias coincidem em { $day }. Mude um deles.
refusal-vacations_used_up = { $left ->
        [0] Você não tem mais dias de férias em { $year }.
        [1] Você ainda tem um dia de férias em { $year }.
       *[other] Você ainda tem { $left } dias de férias em { $year }.
    } Escolha menos dias.

## Notificações

refusal-no_such_channel = Este canal de notificação já foi removido.
refusal-channel_known = Você já tem este canal de notificação. Altere-o.
refusal-many_channels = Você pode ter no máximo { $most } canais de notificação. Remova um primeiro.
refusal-no_mail = Este servidor não envia e-mails. Escolha um navegador ou um webhook.
refusal-many_notices = Mensagens demais em pouco tempo. Espere uma hora.
refusal-address_unconfirmed = Primeiro confirme o endereço: abra o link no e-mail que enviamos para ele.
refusal-address_refused = Não dá para enviar nada a este endereço. Informe um endereço público que comece com https://.

## O armazenamento do servidor

refusal-storage_busy = Outro programa está usando o banco de dados do servidor. Nada foi alterado: tente de novo daqui a pouco.
refusal-storage_full = O disco do servidor está cheio. Nada foi alterado: avise quem administra o servidor e tente de novo quando houver espaço.
refusal-storage_read_only = O servidor não consegue gravar no banco de dados. Nada foi alterado: avise quem administra o servidor.
refusal-storage_damaged = O banco de dados do servidor está danificado. Peça a quem administra o servidor que restaure um backup.
refusal-storage_away = O servidor não consegue acessar o banco de dados. Tente de novo daqui a pouco; se continuar, avise quem administra o servidor.

## Puzzles

refusal-no_such_puzzle = Este problema não existe. Passe para o próximo.
refusal-puzzle_withdrawn = Este problema foi retirado: outra jogada se mostrou tão boa quanto a nossa. Passe para o próximo.
refusal-no_puzzle_left = Você já respondeu a todos os problemas deste tipo. Escolha outro tipo.
refusal-no_exercise_due = Não há exercícios para agora. Volte outro dia.

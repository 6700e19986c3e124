### Notificações por push, e-mail e webhook, e as páginas dos links nos e-mails.

## O que aconteceu

notice-your_turn = É a sua vez em “{ $table }”.
    .title = { $table }: é a sua vez
notice-started = A partida em “{ $table }” começou.
    .title = { $table }: a partida começou
notice-finished = A partida em “{ $table }” terminou. Veja como acabou.
    .title = { $table }: a partida terminou
    .result = { $place ->
        [1] Você venceu a partida em “{ $table }” com { $points } PV. Sláinte!
       *[other] A partida em “{ $table }” terminou: você ficou em { $place }º lugar com { $points } PV.
    }
notice-chat = { $name }: { $text }
    .title = { $count ->
        [1] { $table }: nova mensagem
       *[other] { $table }: { $count } novas mensagens
    }
notice-undo_asked = { $name } pede para desfazer em “{ $table }”. Você concorda?
    .title = { $table }: { $name } pede para desfazer
notice-seat-joined = { $name } entrou na sua mesa “{ $table }”.
    .title = { $table }: { $name } entrou na mesa
notice-seat-replaced = Um bot está jogando por você em “{ $table }”. Volte a jogar quando quiser.
    .title = { $table }: um bot está jogando por você
notice-rematch = { $name } quer uma revanche da partida em “{ $table }”. Sente-se à mesa!
    .title = { $table }: { $name } quer revanche
notice-time_short = Você só tem mais { $left } para o seu turno em “{ $table }”. Depois disso, um bot joga por você.
    .title = { $table }: seu tempo está acabando
notice-minutes = { $count ->
        [1] { $count } minuto
       *[other] { $count } minutos
    }
notice-hours = { $count ->
        [1] { $count } hora
       *[other] { $count } horas
    }
notice-test = Funciona: suas notificações vão chegar aqui.
    .title = Um teste da Caledonia

## E-mails

notice-confirm = Alguém, provavelmente você, quer receber notificações da Caledonia neste endereço. Se não foi você, ignore este e-mail: não chegará mais nada.
    .title = Caledonia: este endereço é seu?
notice-mail-confirm = Confirmar o endereço
notice-mail-open = Abrir a mesa
notice-mail-why = Você recebeu este e-mail porque pediu notificações da Caledonia.
notice-mail-stop = Não receber mais e-mails neste endereço

## Páginas

notice-page-confirm = Enviar as notificações da Caledonia para { $address }?
    .button = Sim, confirmar
notice-page-confirmed = Pronto! A partir de agora as notificações vão para { $address }.
notice-page-stop = Parar de enviar e-mails para { $address }?
    .button = Não enviar mais
notice-page-stopped = Pronto: você não receberá mais e-mails. Você pode adicionar o endereço de novo quando quiser.
notice-page-old = Este link expirou. Adicione o endereço de novo para receber outro.

## Uma senha nova

notice-reset = Alguém, provavelmente você, pediu uma senha nova para a conta de { $name } na Caledonia. O link funciona uma vez só, em até uma hora. Se não foi você, ignore este e-mail: nada muda.
    .title = Caledonia: redefina a sua senha
notice-mail-reset = Escolher uma senha nova
notice-page-reset = Escolha uma senha nova para { $name }. Isso encerra todas as sessões e revoga todos os tokens de API.
    .label = Senha nova, de { $shortest } a { $longest } caracteres
    .button = Definir a senha
notice-page-reset-weak = Essa senha é fácil de adivinhar. Use várias palavras sem relação entre si, e deixe seu nome de fora.
notice-page-reset-done = Senha alterada. Todas as sessões foram encerradas e todos os tokens de API foram revogados. Entre com a senha nova.
notice-page-reset-old = Este link expirou. Peça um novo.

## O endereço de uma conta

notice-own = Alguém, provavelmente você, informou este endereço para a conta de { $name } na Caledonia. Abra o link para confirmá-lo: você poderá entrar com ele e receber uma senha nova se esquecer a sua. O link vale por uma semana. Se não foi você, ignore este e-mail: nada muda.
    .title = Caledonia: este endereço é seu?
notice-taken = Alguém, talvez você, informou este endereço para outra conta na Caledonia. Ele já pertence à sua conta, { $name }, e continua nela. Entre como sempre; se esqueceu a senha, peça uma nova na tela de entrada. Se não foi você, não precisa fazer nada.
    .title = Caledonia: você já tem uma conta
notice-moved = A conta de { $name } na Caledonia agora tem outro endereço de e-mail; este não é mais usado. Se não foi você, altere sua senha imediatamente ou peça ajuda a quem administra o servidor.
    .title = Caledonia: seu endereço foi alterado
notice-mail-enter = Ir para a sua conta
notice-page-own = Usar { $address } na conta de { $name }?
    .button = Sim, é meu
notice-page-own-done = Pronto! { $address } agora é o endereço da sua conta.
notice-page-own-old = Este link expirou. Escreva o endereço de novo na página da sua conta para receber outro.

### O que a página diz quando o servidor recusa algo: o que aconteceu, depois o que fazer.

problem-page-bad_request = O servidor não entendeu isto. Volte e tente de outro jeito.
problem-page-not_signed_in = Sua sessão aqui terminou. Entre de novo e continue.
problem-page-wrong_password = O nome ou a senha não está certo. Tente de novo.
problem-page-not_allowed = Isto não está aberto para você. Quem montou a mesa pode convidar você.
problem-page-not_found = Não há nada neste endereço. Talvez o link esteja incompleto.
problem-page-stale = A partida andou enquanto isso. Veja a mesa como está agora.
problem-page-conflict = Isso não é mais possível: algo mudou enquanto isso. Olhe de novo.
problem-page-too_large = Foi demais de uma vez só. Envie menos.
problem-page-invalid = Algo aí não serve. Mude e tente de novo.
problem-page-illegal_action = As regras não permitem isto agora. Escolha outra coisa.
problem-page-too_many = Foi muita coisa em pouco tempo. Espere um minuto e tente de novo.
problem-page-unavailable = O servidor não consegue responder agora. Tente de novo daqui a pouco.
problem-page-offline = Não há conexão. Sua partida está segura no servidor; tente de novo quando estiver online.
problem-page-unknown = Algo deu errado. Tente de novo.
problem-page-heading = Não dá para seguir por aqui

## Botões embaixo destas frases

problem-page-do-home = Ir para o início
problem-page-do-again = Tentar de novo
problem-page-do-reload = Olhar de novo
problem-page-do-enter = Entrar

## Uma versão mais nova da página está no servidor

problem-page-newer = Chegou uma versão mais nova da Caledonia.
problem-page-newer-reload = Carregar

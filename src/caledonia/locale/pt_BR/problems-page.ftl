### O que a página diz quando o servidor recusa algo: o que aconteceu, depois o que fazer.

problem-page-bad_request = O servidor não entendeu o pedido. Volte e tente de novo.
problem-page-not_signed_in = Sua sessão terminou. Entre para continuar.
problem-page-wrong_password = Nome ou senha incorretos. Tente de novo.
problem-page-not_allowed = Você não tem acesso. Quem criou a mesa pode convidar você.
problem-page-not_found = Não há nada aqui. Talvez falte um pedaço do link.
problem-page-stale = Nesse meio-tempo a partida avançou. Atualize para ver a posição atual.
problem-page-conflict = Isso não é mais possível: algo mudou nesse meio-tempo. Atualize a página.
problem-page-too_large = É grande demais. Tente algo menor.
problem-page-invalid = Algo que você informou não é válido. Corrija e tente de novo.
problem-page-illegal_action = As regras não permitem isso agora. Escolha outra coisa.
problem-page-too_many = Pedidos demais em pouco tempo. Espere um minuto e tente de novo.
problem-page-unavailable = O servidor não consegue responder agora. Tente de novo daqui a pouco.
problem-page-offline = Sem conexão. Sua partida está segura no servidor; tente de novo quando a rede voltar.
problem-page-unknown = Algo deu errado. Tente de novo.
problem-page-heading = Algo deu errado

## Botões embaixo destas frases

problem-page-do-home = Ir para o início
problem-page-do-again = Tentar de novo
problem-page-do-reload = Atualizar
problem-page-do-enter = Entrar

## Uma versão mais nova da página está no servidor

problem-page-newer = Há uma nova versão da Caledonia disponível.
problem-page-newer-reload = Atualizar

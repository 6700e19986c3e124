### As regras, cláusula por cláusula, em nossas próprias palavras.
### Os códigos das cláusulas entre parênteses ficam como estão.

rules-SET = Preparação
rule-SET-1 = De 1 a 4 jogadores. Com 1–2 jogadores, usam-se o mapa pequeno e os lados para 1–2 jogadores dos tabuleiros do mercado e de exportação; com 3–4, os outros lados.
rule-SET-2 = Mapa: módulos A, B, C e D em sentido horário a partir do canto superior esquerdo, cada um com o lado 1 ou 2 sorteado: 16 mapas.
rule-SET-3 = Portos: quatro peças de porto diferentes sorteadas, uma em cada canto, no hexágono de porto que esse canto tem para o número de jogadores.
rule-SET-4 = Mercado: seis marcadores de preço nos preços iniciais.
rule-SET-5 = Peças de pontuação: cinco diferentes sorteadas, em ordem aleatória, uma para cada rodada. A glória e os três marcadores de produto importado começam em 0.
rule-SET-6 = Contratos: embaralhe os 50 para formar o monte de compra. Cada espaço em uso do tabuleiro de exportação recebe um, aberto: 5 na partida solo (de seis), 6 com dois jogadores, 7 com três (de oito), 8 com quatro. O espaço que sobra fica vazio.
rule-SET-7 = Cada jogador tem 4 ovelhas, 4 vacas, 4 plantações, 4 queijarias, 4 panificadoras, 4 destilarias, 4 lenhadores, 4 mineradores (os trabalhadores de MacDonald são um só conjunto de 8), 7 mercadores (2 na reserva, 5 no tabuleiro pessoal), frota mercante 0, nenhuma tecnologia, um caixote de exportação vazio e um marcador de bônus portuário para cada porto.
rule-SET-8 = O primeiro jogador é sorteado; a ordem dos turnos da rodada 1 segue os lugares à mesa a partir dele.
rule-SET-9 = Sorteie uma peça de clã a mais que o número de jogadores e a mesma quantidade de peças de começo de partida, em pares ao acaso. Na ordem inversa dos turnos, cada jogador pega um par e recebe os produtos e o dinheiro dele. O par que sobra sai do jogo.
rule-SET-10 = Primeiros trabalhadores: na ordem dos turnos, cada jogador coloca um trabalhador e depois, na ordem inversa, um segundo, em qualquer hexágono ativo e vazio com terreno adequado; não precisam ficar perto um do outro. Pagam-se o custo da unidade e o custo do terreno. Colocar é obrigatório; um trabalhador que não pode ser colocado se perde. Ainda não há bônus de vizinhança, e os portos não podem ser usados.
rule-SET-11 = Um hexágono nunca tem mais de uma unidade.
rule-SET-12 = Tudo é público, menos a ordem do monte de compra e as futuras rolagens de dados. Os contratos que voltam ao monte foram vistos por todos: o histórico os lista, mas nada mostra em que ponto do monte eles estão.
rule-SET-13 = Dinheiro e produtos são ilimitados; unidades e mercadores, não. Você nunca pode ficar devendo: uma escolha só é permitida se você puder pagá-la na hora.

rules-RND = Rodadas e turnos
rule-RND-1 = São cinco rodadas de quatro fases: preparativos (não na rodada 1), ação, produção, pontuação. Depois vem a pontuação final.
rule-RND-2 = Preparativos: todos os mercadores no mercado voltam para a reserva dos donos. Os espaços vazios em uso do tabuleiro de exportação (SET-6) são preenchidos com o monte, em ordem fixa, enquanto ele durar; os contratos que ainda estão no tabuleiro ficam.
rule-RND-3 = Fase de ação: joga-se na ordem dos turnos até todos terem passado. Um turno é feito de ações livres, depois exatamente uma ação principal (Passar a vez é uma delas), depois ações livres. Toda ação principal, menos Passar a vez, pode ser repetida em turnos seguintes. Passar a vez é sempre permitido.
rule-RND-4 = Seu turno acaba sozinho quando não há mais nenhuma ação livre possível; senão, quando você o encerra. O mesmo vale depois de passar. Ninguém age no turno de outro.
rule-RND-5 = Use um bônus pendente, ou abra mão dele, antes de qualquer outra coisa; ele não fica guardado para depois.
rule-RND-6 = A ordem em que se passa é a ordem dos turnos da próxima rodada.

rules-TRD = Negociar (ação principal)
rule-TRD-1 = Escolha um produto e compre ou venda n ≥ 1 dele com n mercadores da sua reserva. Eles vão para o lado de compra ou de venda desse produto e ficam ali até os próximos preparativos.
rule-TRD-2 = Cada produto custa ou rende o preço mostrado antes do negócio; só depois o marcador se move n patamares (para cima na compra, para baixo na venda).
rule-TRD-3 = O marcador nunca sai da trilha: na ponta ele para, e o negócio continua permitido.
rule-TRD-4 = Você nunca tem mercadores nos dois lados do mesmo produto. Só pode usar o outro lado quando não resta nenhum mercador seu no primeiro (pode acontecer com BON-5).
rule-TRD-5 = Para vender, você precisa ter os produtos na reserva; para comprar, o dinheiro. Os produtos vêm dos suprimentos coletivos, que são ilimitados, e voltam para lá. Só os seis produtos podem ser negociados.

rules-CON = Obter um contrato de exportação (ação principal)
rule-CON-1 = Pegue qualquer contrato aberto e coloque-o em um caixote de exportação vazio. Rodada 1: receba £5. Rodada 2: grátis. Rodadas 3, 4 e 5: pague £5, £10 e £15.
rule-CON-2 = Você tem um caixote de exportação (Buchanan tem dois). Não dá para descartar um contrato: ele fica até ser cumprido. Se não for cumprido até o fim, não há penalidade.
rule-CON-3 = O espaço do tabuleiro fica vazio até os próximos preparativos.

rules-EXP = Expandir (ação principal, também como Expandir livre)
rule-EXP-1 = Coloque uma unidade do seu tabuleiro pessoal em um hexágono ativo e vazio ao alcance de uma das suas unidades. Pague o custo da unidade mais o custo do terreno.
rule-EXP-2 = Terreno: ovelhas, vacas, plantações e fábricas ficam em descampados; lenhadores, em florestas; mineradores, em montanhas. Um hexágono com vários terrenos aceita qualquer unidade adequada a um deles.
rule-EXP-3 = Vizinho: adjacente e sem rio na aresta em comum. Não precisa de frota mercante. Um loch e um hexágono adjacente, de terra firme ou lacustre, são sempre vizinhos.
rule-EXP-4 = Frota mercante 1 (travessia fluvial): também hexágonos adjacentes do outro lado de um rio.
rule-EXP-5 = Frota mercante L = 2, 3, 4, 5 (Loch-1 a Loch-4): também todo hexágono T ligado à sua unidade por lochs x1 … xk com 1 ≤ k ≤ L−1: x1 adjacente ao hexágono da unidade, cada um adjacente ao seguinte, xk adjacente a T. Nem o hexágono da própria unidade nem T contam como um desses lochs. Uma peça de porto ou um pescador em um loch não impede a travessia.
rule-EXP-6 = **Ao alcance** = vizinho, ou por um rio (EXP-4), ou por lochs (EXP-5): um só salto, nunca combinado, nunca por terra (nem pela terra na neblina). O mesmo salto vale para expansões, portos e ligações entre povoados.
rule-EXP-7 = Você não pode colocar uma unidade de um tipo que acabou no seu tabuleiro pessoal. Animais abatidos voltam ao tabuleiro e podem ser usados de novo.
rule-EXP-8 = Se você não tem nenhuma unidade no mapa (possível depois de PRT-P7 e do abate), pode expandir para qualquer hexágono ativo e vazio com terreno adequado, também com Expandir livre; nesse caso, nenhum porto está ao alcance (decisão nossa).

rules-NBH = Bônus de vizinhança (parte de Expandir)
rule-NBH-1 = Depois de colocar uma unidade, você pode comprar cada produto feito por ao menos uma unidade de outro jogador vizinha da nova (EXP-3): lã das ovelhas, leite das vacas, cereal das plantações, queijo das queijarias, pão das panificadoras, uísque das destilarias. Trabalhadores e as suas próprias unidades não vendem nada a você.
rule-NBH-2 = Com este bônus você pode comprar no máximo 3 do mesmo produto em um turno (4 com dois jogadores), não importa quantos vizinhos o produzam nem quantas vezes você expanda nesse turno.
rule-NBH-3 = Cada um custa £2 (produto básico) ou £3 (produto manufaturado) a menos que o preço antes da compra, nunca menos de £0. No mais, vale como qualquer compra: mercadores, TRD-3, TRD-4, marcador n patamares para cima.
rule-NBH-4 = Você só pode comprar logo depois de colocar a unidade: uma compra por produto e por unidade colocada, com os produtos em qualquer ordem. Você pode abrir mão. Se a mesma unidade também dá um bônus de construção, você escolhe qual dos dois vem primeiro.

rules-BLD = Bônus de construção (parte de Expandir)
rule-BLD-1 = Quando a unidade que você coloca é a sua quarta queijaria, panificadora ou destilaria no mapa e você tem um caixote de exportação vazio, pode comprar três contratos do monte e ficar com um ou nenhum. Comprar é uma decisão à parte: se você não comprar, nada é revelado. Se ficar com um, pague ou receba como em CON-1 (só se puder pagar). Os outros vão um a um para baixo do monte, na ordem em que saíram. Todos veem os contratos comprados. Se o monte tiver menos contratos, compram-se os que restam; não se embaralha de novo.
rule-BLD-2 = Animais, plantações e trabalhadores nunca dão este bônus. Se mais tarde você colocar de novo a quarta fábrica, recebe o bônus outra vez.

rules-SHP = Atualizações (três ações principais)
rule-SHP-1 = Pague £4: a frota mercante sobe um nível, até 5.
rule-TEC-1 = Pague £10: atualize os seus lenhadores ou os seus mineradores, cada tipo uma vez; cada trabalhador desse tipo rende £2 a mais em toda produção.
rule-HIR-1 = Pague £4: mova um mercador do seu tabuleiro pessoal para a reserva, pronto para usar na hora; 7 ao todo.

rules-FUL = Cumprir um contrato de exportação (ação principal)
rule-FUL-1 = Entregue os produtos de um contrato do seu caixote de exportação. Abata uma vaca para cada carne bovina e uma ovelha para cada carne ovina. Você escolhe quais; elas voltam ao seu tabuleiro, e os hexágonos delas ficam livres para todos. Contratos nunca pedem cereal nem leite.
rule-FUL-2 = Você só pode abater para isto, e só o número necessário.
rule-FUL-3 = O contrato fica então aberto ao lado do seu caixote de exportação: os produtos importados (lúpulo também) e a carne dele contam nas pontuações. O caixote fica vazio de novo.
rule-FUL-4 = Algodão, tabaco e cana-de-açúcar fazem seus marcadores avançar na trilha de importação conforme as quantidades; você recebe £1 por casa marcada que um marcador alcança ou ultrapassa.
rule-FUL-5 = Ordem: entregue e abata; o caixote de exportação fica vazio; receba os produtos importados, as £1 deles e o dinheiro do contrato; depois use Expandir livre e as atualizações bônus (e a cerveja de MacEwen) na ordem que quiser, concluindo cada um antes do próximo. Você pode abrir mão de qualquer um; o que você recusa ou não pode usar se perde.
rule-FUL-6 = Você pode usar o Expandir livre do contrato em um hexágono liberado pelo próprio abate; o alcance conta a partir das unidades que restam.

rules-FRE = Bônus de exportação diretos
rule-FRE-1 = Expandir livre: expanda na hora sem pagar o custo do terreno; custo da unidade, alcance, terreno, bônus de vizinhança e bônus de construção valem como sempre.
rule-BON-1 = Uma atualização bônus é uma de BON-2 a BON-5. Se você tiver várias, podem ser iguais ou diferentes.
rule-BON-2 = Uma tecnologia por £5.
rule-BON-3 = Um nível de frota mercante, grátis.
rule-BON-4 = Um mercador do seu tabuleiro pessoal, grátis.
rule-BON-5 = Um dos seus mercadores no mercado volta para a sua reserva.

rules-PAS = Passar a vez (ação principal)
rule-PAS-1 = Pegue o próximo bônus por passar: £16, £14, £12 ou £10, do 1º ao 4º a passar, na última rodada também. Você não tem mais turnos nesta rodada.

rules-PRT = Portos (ações livres no seu turno na fase de ação, antes ou depois da ação principal, mesmo que seja Passar a vez; nunca no meio de uma ação, exceto Rebanho poupado e Boato de mercado: veja PRT-P1 e PRT-P6)
rule-PRT-1 = Enquanto um porto está ao alcance de uma das suas unidades, você pode usar o bônus dele, agora ou em qualquer turno seguinte. Cada jogador pode usar cada porto uma vez por partida; você pode usar vários em um turno, e os outros ainda podem usá-los.
rule-PRT-P1 = Só enquanto você cumpre um contrato que ainda pede um animal: ele pede um animal a menos. Se pede carne bovina e ovina, você escolhe qual. SCO-T7 continua contando a carne impressa.
rule-PRT-P2 = Descarte 1 produto básico, receba 3 produtos básicos à sua escolha.
rule-PRT-P3 = Descarte 1 produto manufaturado, receba 2 produtos manufaturados à sua escolha.
rule-PRT-P4 = 3 de glória e uma atualização bônus (que se perde se nenhuma for possível).
rule-PRT-P5 = £10.
rule-PRT-P6 = Só antes de Negociar ou de uma compra de vizinhança desse produto, que precisa vir em seguida: no meio você só pode mover outra vez o mesmo preço (PRT-P6 de novo por meio de PRT-P9). Mova o preço dele três patamares para cima ou para baixo, parando na ponta da trilha, mas ao menos um patamar. Em si, isto não é um negócio.
rule-PRT-P7 = Troque exatamente duas das suas unidades no mapa por duas do seu tabuleiro, de graça, nos dois hexágonos desocupados. Nem as antigas nem as novas podem ser plantações. Nenhum dos tipos novos pode ser igual a um dos antigos (as duas novas podem ser iguais entre si). Cada unidade nova precisa ser adequada ao terreno do seu hexágono; o alcance não importa. Você recebe um bônus de construção por tipo que chega a quatro, um depois do outro. Nos livros de regras não há bônus de vizinhança; com a opção Errata 2025 (normalmente desativada), você pode comprar dos vizinhos das duas unidades novas juntas, antes do bônus de construção.
rule-PRT-P8 = £5 e, se você tiver um caixote de exportação vazio, um bônus de construção (BLD-1: aqui também você decide se compra do monte; o pagamento é o de sempre).
rule-PRT-P9 = (Kickstarter) Pague £3 e use o efeito de qualquer um dos outros três portos em jogo. Não importa se esse porto está ao alcance ou já foi usado; as outras condições e o momento dele, sim. Só PRT-P9 recebe um marcador.

rules-PRD = Produção (jogador por jogador na ordem dos turnos desta rodada)
rule-PRD-1 = Trabalhadores rendem dinheiro: lenhador £4 (atualizado £6), minerador £6 (atualizado £8), trabalhadores de MacDonald £4.
rule-PRD-2 = Depois vêm os produtos básicos: 1 lã por ovelha, 1 leite por vaca, 2 cereais por plantação.
rule-PRD-3 = Depois, quanto você quiser: cada queijaria transforma 1 leite em 1 queijo; cada panificadora, 1 cereal em 1 pão; cada destilaria, 1 cereal em 1 uísque. Você pode usar tudo o que houver na reserva.

rules-SCO = Pontuação da rodada (depois da produção de todos; nada é gasto)
rule-SCO-T1 = 1 de glória por produto básico na reserva.
rule-SCO-T2 = 3 por par completo de produtos manufaturados na reserva (incluindo a adega de MacKenzie).
rule-SCO-T3 = 1 por ovelha, vaca e fábrica sua no mapa, 2 por plantação.
rule-SCO-T4 = 2 por trabalhador seu no mapa.
rule-SCO-T5 = 3 por par completo de unidades suas em hexágonos na borda.
rule-SCO-T6 = 1 por algodão, tabaco e cana-de-açúcar nos seus contratos cumpridos.
rule-SCO-T7 = 2 por carne nos seus contratos cumpridos.
rule-SCO-T8 = 1 por atualização: tecnologias + nível de frota mercante + (5 − mercadores ainda no tabuleiro pessoal); conta também aquilo com que o seu clã começou.
rule-SCO-T9 = (Kickstarter) 2 por unidade sua em hexágono com custo do terreno de £5 ou £6.
rule-SCO-2 = Hexágono na borda: com 3–4 jogadores, um hexágono com ao menos um lado voltado para fora do mapa, de terra firme ou lacustre; com 1–2 jogadores, exatamente os hexágonos ativos, de terra firme ou lacustres, ao lado de um hexágono na neblina (um hexágono na beira do mapa sem neblina ao lado não conta). Hexágonos bloqueados ou cobertos (SOL-1, VAR-4) não criam borda nova.

rules-FIN = Pontuação final
rule-FIN-1 = Glória: 1 PV cada.
rule-FIN-2 = Produtos na reserva: básicos 1 PV cada, manufaturados 2 PV cada.
rule-FIN-3 = 1 PV a cada £10 completas.
rule-FIN-4 = Lúpulo em contratos cumpridos: 1 PV cada.
rule-FIN-5 = Algodão, tabaco e cana-de-açúcar em contratos cumpridos: ordenados pelos totais de todos os jogadores, do mais importado ao menos importado, valem 3, 4 e 5 PV cada. Em caso de empate, a cana-de-açúcar conta como mais importada que o tabaco, e o tabaco, como mais importado que o algodão.
rule-FIN-6 = Contratos cumpridos: com 3–4 jogadores, 12 / 6 PV para o primeiro / segundo lugar; com dois jogadores, 8 PV para o primeiro. Jogadores empatados dividem os pontos dos lugares que ocupam, arredondados para baixo. Quem não cumpriu nenhum não recebe nada aqui (decisão nossa).
rule-FIN-7 = Povoados: com 3–4 jogadores, 18 / 12 / 6 PV; com dois jogadores, 12 PV. Empates como em FIN-6. Quem não tem unidade no mapa não recebe nada.
rule-FIN-8 = Um povoado é um grupo de unidades suas unidas por hexágonos vizinhos, o maior possível. Dois povoados estão ligados se uma unidade de um está ao seu alcance (EXP-6) a partir de uma unidade do outro. Conte os povoados do maior grupo unido por ligações.
rule-FIN-9 = Desconte o seu lance no leilão (VAR-6). Vence quem tem mais PV; em caso de empate, quem tem mais dinheiro restante após FIN-3 (as £ que passam da última dezena completa); se o empate continuar, a vitória é compartilhada.

rules-TWO = Dois jogadores
rule-TWO-1 = A terra na neblina está fora do jogo: você não pode expandir para ela nem atravessá-la. Todos os lochs estão em jogo. (Na partida solo também.)
rule-TWO-2 = O bônus de vizinhança é limitado a 4 do mesmo produto (NBH-2).

rules-SOL = Partida solo
rule-SOL-1 = Use o mapa pequeno; peças neutras bloqueiam a partida inteira todo hexágono de terra firme ativo que custa £1. Peças neutras não dão bônus e não são de ninguém.
rule-SOL-2 = Não há bônus de vizinhança, nem trilha de importação, nem £1 de importação; os valores de FIN-5 seguem as suas próprias importações.
rule-SOL-3 = O bônus por passar é sempre £16.
rule-SOL-4 = Preparativos das rodadas 2–5, depois da volta dos mercadores: role três vezes o dado de produto (6 produtos) e o dado de preço (−3 −2 −1 +1 +2 +3); se o produto já mudou nesta fase, role de novo só o dado de produto. Se o preço está abaixo da faixa média, sobe tantos patamares quanto o número tirado; se está acima, desce tantos quanto o número; se está dentro dela, move-se conforme o dado. Vale o preço antes do movimento; TRD-3 se aplica.
rule-SOL-5 = Depois, preencha os seis espaços do tabuleiro de exportação e tire do jogo o contrato no espaço indicado pela última rolagem do dado de preço (coluna pelo sinal, linha pelo número): restam cinco. Se esse espaço estiver vazio, nada sai.
rule-SOL-6 = Em vez de FIN-6 e FIN-7: contratos 7+: 12 PV, 6: 8 PV, 5: 4 PV, menos: 0; povoados 14+: 18 PV, 11–13: 12 PV, 8–10: 6 PV, menos: 0.
rule-SOL-7 = Seu nível depende dos PV: até 115 Principiante, 116–130 Novato, 131–145 Mediano, 146–160 Perito, 161+ Gênio.
rule-SOL-8 = Você escolhe entre dois pares de clã e peça de começo de partida (SET-9 com um jogador).

rules-VAR = Variantes (em qualquer combinação, salvo se excluída aqui)
rule-VAR-1 = Produtos importados estáticos: cada um vale 4 PV; sem trilha de importação, sem £1 de importação.
rule-VAR-2 = Sem peças de pontuação (os custos dos contratos por rodada e a glória de outras fontes ficam).
rule-VAR-3 = Sem peças de porto.
rule-VAR-4 = Mapa mais apertado (só 2–3 jogadores): quatro hexágonos de terra firme ativos são cobertos antes da escolha dos clãs e ficam fora do jogo (sem expansão, sem travessia, vizinhos de ninguém). Quem cria a mesa os escolhe, ou são sorteados, um por módulo.
rule-VAR-5 = Sem clãs: só peças de começo de partida (uma a mais que o número de jogadores), mais £0, £2, £4, £6 conforme a ordem dos turnos. Não com VAR-6.
rule-VAR-6 = Leilão de clãs (2–4 jogadores), em vez de SET-8 e SET-9: há tantos pares de clã e peça de começo de partida quantos são os jogadores. Um jogador sorteado precisa abrir com um lance de 0–30 PV; depois, para a esquerda, cada um precisa dar um lance maior (no máximo 30, que encerra o leilão) ou sair deste leilão. Quem vence fica com o primeiro lugar livre na ordem dos turnos e qualquer par restante. O próximo leilão é aberto pelo próximo jogador à esquerda do vencedor que ainda não tem par. O último jogador fica de graça com o último par e o último lugar.
rule-VAR-7 = As peças do Kickstarter (MacEwen, PRT-P9, SCO-T9) entram nos sorteios ou não; normalmente, sim.
rule-VAR-8 = Modelo “Primeira partida”: VAR-1, VAR-2, VAR-3 e sem as peças do Kickstarter.

rules-CLN = Clãs
rule-CLN-B = Buchanan: dois caixotes de exportação. Uma ação Obter pode pegar dois contratos, o segundo logo em seguida e sem pagar de novo (nem receber £5 de novo). Com um bônus de construção (PRT-P8 também), você compra seis do monte e fica com no máximo tantos quantos forem os caixotes vazios, pagando uma vez. Uma ação Cumprir pode cumprir dois contratos, o primeiro totalmente concluído antes do segundo, que pode ser um com que você acabou de ficar. Todos os contratos obtidos em um turno são pagos uma única vez (na rodada 1: £5 uma única vez), venham de onde vierem; em outros turnos você paga (ou recebe) de novo.
rule-CLN-Ca = Campbell: com k fábricas de um tipo no mapa, a próxima custa £3, £4, £4, £5 a menos para k = 0, 1, 2, 3; o desconto vale só para o custo da unidade, nunca abaixo de £0.
rule-CLN-Cu = Cunningham: no fim da produção, descarte quanto leite quiser por £8 cada; sem mercador, sem mudança de preço.
rule-CLN-F = Fergusson: a frota mercante começa em 3 (Loch-2) com 3–4 jogadores, em 2 (Loch-1) com 1–2. Você coloca um terceiro trabalhador inicial depois do segundo de todos; os três ficam em hexágonos na borda, e você paga por todos.
rule-CLN-MD1 = MacDonald: os 8 trabalhadores são um só conjunto e um só tipo, custam £6 e rendem £4. Cada um pode ficar em floresta, em montanha ou, como pescador, em um loch ou hexágono de porto vazio (em todos eles, também no mapa pequeno; sem custo do terreno), também como trabalhador inicial ou por Expandir livre. Dois pescadores nunca são adjacentes. Você não pode atualizar nenhuma tecnologia. Com 1–2 jogadores, a frota mercante começa em 1.
rule-CLN-MD2 = Remar: uma vez por turno, antes da ação principal (também antes de passar, em qualquer ordem com os portos), um pescador pode ir para um loch ou hexágono de porto adjacente e vazio, que não seja adjacente a outro pescador. Isso não dá bônus de vizinhança, mas pode deixar um porto ao alcance. Um pescador em um porto o tem ao alcance e não bloqueia ninguém. PRT-P7 não pode trocar pescadores.
rule-CLN-ME = MacEwen (Kickstarter): quando um contrato que você cumpre traz lúpulo, você pode descartar uma vez até 3 cereais da reserva por £9 cada, no máximo um para cada lúpulo do contrato, antes ou depois dos outros bônus dele.
rule-CLN-MK1 = MacKenzie: £3 por uísque feito na produção.
rule-CLN-MK2 = A adega tem três espaços que valem £0, £7 e £15. No começo da produção, o barril do último espaço vai para a reserva (+£15) e os outros avançam um para a direita. Sempre que você tiver uma decisão a tomar, mesmo durante uma ação, e na produção, pode passar um barril para a reserva pelo dinheiro do espaço dele. No fim da produção, um uísque feito nela pode entrar no primeiro espaço. Antes da pontuação final, todos os barris vão para a reserva pelo dinheiro dos seus espaços.
rule-CLN-R = Robertson: colocar em um delta fluvial custa no total £3 a menos (£2 com 1–2 jogadores), nunca menos de £0, também com trabalhadores iniciais. Com Expandir livre, o desconto vale para o custo da unidade; não vale com PRT-P7. Delta: os dois hexágonos de terra firme, um de cada lado da última aresta de um rio antes de um loch.
rule-CLN-S = Stewart: três mercadores a mais na reserva (5 de 7), e a frota mercante começa em 1. Você recebe £1 antes de pagar por cada ação Negociar e por cada compra de vizinhança (por produto).

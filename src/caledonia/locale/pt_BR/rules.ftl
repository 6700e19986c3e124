### As regras, cláusula por cláusula, em nossas próprias palavras.
### Os códigos das cláusulas entre parênteses ficam como estão.

rules-SET = Preparação
rule-SET-1 = De 1 a 4 jogadores. 1–2 jogadores usam o mapa pequeno e os lados 1–2 dos tabuleiros do Mercado e de Exportação; 3–4 usam os outros lados.
rule-SET-2 = Mapa: módulos A, B, C, D em sentido horário a partir do canto superior esquerdo, cada um com o lado 1 ou 2 sorteado: 16 mapas.
rule-SET-3 = Portos: quatro peças de Porto diferentes sorteadas, uma em cada canto, no hexágono de porto que esse canto tem para o número de jogadores.
rule-SET-4 = Mercado: seis marcadores de Preço nos preços iniciais.
rule-SET-5 = Peças de Pontuação: cinco diferentes sorteadas, em ordem aleatória, uma para cada rodada. A Glória e os três marcadores de Produto Importado começam em 0.
rule-SET-6 = Contratos: os 50 embaralhados formam o monte de compra; um aberto em cada espaço em uso do tabuleiro de Exportação: 5 na Partida Solo (de seis), 6 com dois, 7 com três (de oito), 8 com quatro jogadores. O espaço que sobra fica vazio.
rule-SET-7 = Cada jogador: 4 ovelhas, 4 vacas, 4 plantações, 4 queijarias, 4 panificadoras, 4 destilarias, 4 lenhadores, 4 mineradores (para MacDonald os trabalhadores são um só conjunto de 8), 7 mercadores, dos quais 2 na reserva e 5 no tabuleiro pessoal, Frota Mercante 0, nenhuma Tecnologia, um Caixote de Exportação vazio, um marcador de Bônus Portuário para cada porto.
rule-SET-8 = O primeiro jogador é sorteado; a ordem dos turnos da rodada 1 segue os lugares à mesa a partir dele.
rule-SET-9 = Sorteie uma peça de Clã a mais que o número de jogadores e outras tantas peças de Começo de Partida, em pares ao acaso. Na ordem inversa dos turnos cada jogador pega um par: os Produtos e o dinheiro dele vão para a sua reserva. O par que sobra sai do jogo.
rule-SET-10 = Primeiros trabalhadores: na ordem dos turnos cada jogador coloca um trabalhador, depois, na ordem inversa, um segundo; em qualquer hexágono ativo e vazio com terreno adequado; não precisam ficar perto um do outro. Pagam-se o custo da unidade e o custo do terreno. É obrigatório; um trabalhador que não cabe em lugar nenhum se perde. Neste momento não há Bônus de Vizinhança nem portos.
rule-SET-11 = Uma unidade por hexágono, sempre.
rule-SET-12 = Tudo é público, menos a ordem do monte de compra e os dados futuros. Os Contratos devolvidos ao monte foram vistos por todos: o histórico os guarda, a tela não mostra onde estão.
rule-SET-13 = Dinheiro e Produtos não têm limite; unidades e mercadores têm. Nunca há dívida: uma escolha só é permitida se puder ser paga na hora.

rules-RND = Rodadas e turnos
rule-RND-1 = Cinco rodadas de quatro fases: preparativos (não na rodada 1), ação, produção, pontuação. Depois, a Pontuação Final.
rule-RND-2 = Preparativos: todos os mercadores no mercado voltam para a reserva dos donos; os espaços vazios em uso do tabuleiro de Exportação (SET-6) são repostos do monte em ordem fixa, até onde ele der; os Contratos que ainda estão ali ficam.
rule-RND-3 = Fase de Ação: na ordem dos turnos, um turno depois do outro até todos terem passado. Um turno é: Ações Livres, depois exatamente uma ação principal (Passar a Vez também é uma), depois Ações Livres. Toda ação principal, menos Passar a Vez, pode ser repetida em turnos seguintes. Passar a Vez é sempre permitido.
rule-RND-4 = O turno acaba sozinho quando nenhuma Ação Livre é mais possível; senão, quando o jogador o encerra. O mesmo vale depois de passar. Ninguém age no turno de outro.
rule-RND-5 = Um bônus pendente é usado ou recusado antes de qualquer outra coisa; nada fica guardado para depois.
rule-RND-6 = Ordem dos turnos da próxima rodada = ordem em que os jogadores passaram.

rules-TRD = Negociar (ação principal)
rule-TRD-1 = Escolha um Produto e compre ou venda n ≥ 1 dele com n mercadores da reserva; eles vão para o lado de compra ou de venda desse Produto e ficam ali até os próximos preparativos.
rule-TRD-2 = Cada Produto custa ou rende o preço mostrado antes do negócio; só depois o marcador se move n patamares (para cima na compra, para baixo na venda).
rule-TRD-3 = O marcador nunca sai da trilha: na ponta ele fica onde está; o negócio em si continua permitido.
rule-TRD-4 = Um jogador nunca tem mercadores nos dois lados do mesmo Produto. O outro lado só se abre quando não resta nenhum mercador do jogador no primeiro (BON-5 pode conseguir isso).
rule-TRD-5 = Vender exige ter os Produtos na reserva; comprar, ter o dinheiro. Os Produtos vêm dos suprimentos coletivos, que são ilimitados, e voltam para lá. Só se negociam os seis Produtos.

rules-CON = Obter um Contrato de Exportação (ação principal)
rule-CON-1 = Pegue qualquer Contrato aberto para um Caixote vazio. Rodada 1: receba £5. Rodada 2: grátis. Rodadas 3, 4, 5: pague £5, £10, £15.
rule-CON-2 = Um Caixote por jogador (Buchanan, dois). Um Contrato não pode ser descartado; fica até ser cumprido, ou por cumprir até o fim, sem penalidade.
rule-CON-3 = O espaço do tabuleiro fica vazio até os próximos preparativos.

rules-EXP = Expandir (ação principal, também como Expandir livre)
rule-EXP-1 = Coloque uma unidade do tabuleiro pessoal num hexágono ativo e vazio ao alcance de uma das suas unidades. Pague o custo da unidade + o custo do terreno.
rule-EXP-2 = Terreno: ovelha, vaca, plantação e fábricas em descampado; lenhador em floresta; minerador em montanha. Um hexágono com vários terrenos aceita qualquer unidade adequada a um deles.
rule-EXP-3 = Vizinho: adjacente e sem rio na aresta em comum. Não precisa de Frota Mercante. Um loch e um hexágono adjacente, de terra firme ou lacustre, são sempre vizinhos.
rule-EXP-4 = Frota Mercante 1 (travessia fluvial): também hexágonos adjacentes do outro lado de um rio.
rule-EXP-5 = Frota Mercante L = 2, 3, 4, 5 (Loch-1 a Loch-4): também todo hexágono T ligado à sua unidade por lochs x1 … xk com 1 ≤ k ≤ L−1: x1 adjacente ao hexágono da unidade, cada um adjacente ao seguinte, xk adjacente a T. Nem o hexágono da própria unidade nem T contam. Uma peça de Porto ou um pescador num loch não impede a travessia.
rule-EXP-6 = **Ao alcance** = vizinho, ou por um rio (EXP-4), ou por lochs (EXP-5): um só salto, nunca combinado, nunca por terra (nem pela terra na neblina). O mesmo salto decide para expansões, portos e ligações entre Povoados.
rule-EXP-7 = Sem unidade desse tipo no tabuleiro pessoal: não é possível. Animais abatidos voltam ao tabuleiro e podem ser usados de novo.
rule-EXP-8 = Sem nenhuma unidade no mapa (possível depois de P7 e do abate), o jogador pode expandir para qualquer hexágono ativo e vazio com terreno adequado, também com Expandir livre; nenhum porto está então ao alcance (decisão nossa).

rules-NBH = Bônus de Vizinhança (parte de Expandir)
rule-NBH-1 = Depois de colocar, para cada Produto feito por ao menos uma unidade de outro jogador vizinha da nova unidade (EXP-3), você pode comprar esse Produto: ovelha lã, vaca leite, plantação cereal, queijaria queijo, panificadora pão, destilaria uísque. Trabalhadores não dão nada. As suas próprias unidades também não.
rule-NBH-2 = No máximo 3 do mesmo Produto num turno por este bônus (4 com dois jogadores), não importa quantos vizinhos o produzam nem quantas vezes você expanda nesse turno.
rule-NBH-3 = Preço de cada um: Produto Básico −£2, Manufaturado −£3 em relação ao preço antes da compra, nunca abaixo de 0. No mais, como uma compra: mercadores, TRD-3, TRD-4, marcador n patamares para cima.
rule-NBH-4 = Só logo depois de colocar e antes do Bônus de Construção; uma compra por Produto e unidade colocada, os Produtos em qualquer ordem; pode ser recusado.

rules-BLD = Bônus de Construção (parte de Expandir)
rule-BLD-1 = Quando, ao colocar uma, as suas queijarias, panificadoras ou destilarias no mapa chegam a quatro e você tem um Caixote livre, pode comprar do monte três Contratos, ficar com um ou nenhum e, se ficar com um, pagar ou receber como em CON-1 (só se puder pagar); os outros vão um a um para baixo do monte, na ordem em que saíram. Todos podem vê-los. De um monte curto compra-se até onde ele der; não se embaralha de novo.
rule-BLD-2 = Animais, plantações e trabalhadores nunca o dão. Ele vem de novo se a quarta fábrica for colocada outra vez mais tarde.

rules-SHP = Atualizações (três ações principais)
rule-SHP-1 = £4: Frota Mercante um nível acima, até 5.
rule-TEC-1 = £10: atualize os lenhadores ou os mineradores, cada um uma vez; +£2 por trabalhador desse tipo em toda produção.
rule-HIR-1 = £4: um mercador do tabuleiro pessoal para a reserva, utilizável desde já; 7 ao todo.

rules-FUL = Cumprir um Contrato de Exportação (ação principal)
rule-FUL-1 = Pague os Produtos de um Contrato do seu Caixote; abata uma vaca por carne bovina, uma ovelha por carne ovina: você escolhe quais; elas voltam ao seu tabuleiro, e os hexágonos delas ficam livres para todos. Contratos nunca pedem cereal nem leite.
rule-FUL-2 = O abate só é permitido para isto, e só do número necessário.
rule-FUL-3 = O Contrato fica então aberto ao lado do Caixote: os seus Produtos Importados (lúpulo também) e a sua carne contam nas pontuações. O Caixote fica livre.
rule-FUL-4 = Algodão, tabaco e cana-de-açúcar movem os seus marcadores na trilha de importação conforme as quantidades; cada casa marcada que se alcança ou se ultrapassa dá £1 ao jogador.
rule-FUL-5 = Ordem: pagar e abater; o Caixote fica livre; contam-se os Produtos Importados, as suas £1 e o dinheiro do Contrato; depois Expandir livre e Atualizações Bônus (e a cerveja de MacEwen) na ordem que o jogador quiser, cada um concluído antes do próximo; cada um pode ser recusado; o que é recusado ou impossível se perde.
rule-FUL-6 = Um hexágono liberado pelo abate pode ser usado pelo Expandir livre do mesmo Contrato; o alcance conta as unidades que restam.

rules-FRE = Bônus de Exportação Diretos
rule-FRE-1 = Expandir livre: uma ação Expandir imediata sem o custo do terreno; custo da unidade, alcance, terreno, Bônus de Vizinhança e de Construção como sempre.
rule-BON-1 = Uma Atualização Bônus é uma das de BON-2..5. Várias podem ser iguais ou diferentes.
rule-BON-2 = Uma Tecnologia por £5.
rule-BON-3 = Frota Mercante um nível acima, grátis.
rule-BON-4 = Um mercador do tabuleiro pessoal, grátis.
rule-BON-5 = Um dos seus mercadores no mercado volta para a sua reserva.

rules-PAS = Passar a Vez (ação principal)
rule-PAS-1 = Pegue o próximo bônus por passar: £16, £14, £12, £10 do 1º ao 4º a passar; na última rodada também. Não há mais turnos para você nesta rodada.

rules-PRT = Portos (Ações Livres no seu próprio turno na Fase de Ação, antes ou depois da ação principal, também ao passar; nunca no meio de uma ação, exceto Rebanho poupado e Boato de mercado: veja PRT-P1 e PRT-P6)
rule-PRT-1 = Um porto ao alcance de uma das suas unidades nesse momento: use o bônus dele, agora ou em qualquer turno seguinte; cada porto uma vez por jogador e partida; vários num turno são permitidos; os outros não são bloqueados.
rule-PRT-P1 = Só ao pagar um Contrato que ainda pede um animal: ele pede um animal a menos; se pede carne bovina e ovina, o jogador escolhe qual. T7 continua contando a carne impressa.
rule-PRT-P2 = Descarte 1 Produto Básico, ganhe 3 Produtos Básicos à sua escolha.
rule-PRT-P3 = Descarte 1 Produto Manufaturado, ganhe 2 Produtos Manufaturados à sua escolha.
rule-PRT-P4 = 3 de Glória e uma Atualização Bônus (perdida se nenhuma for possível).
rule-PRT-P5 = £10.
rule-PRT-P6 = Só imediatamente antes de Negociar ou de uma compra de Vizinhança desse Produto, que tem de vir como a próxima decisão: mova o preço dele três patamares para cima ou para baixo, parando na ponta da trilha, ao menos um patamar. Em si não é um negócio.
rule-PRT-P7 = Troque exatamente duas das suas unidades no mapa por duas do seu tabuleiro, de graça, nos dois hexágonos desocupados. Nem as antigas nem as novas podem ser plantações; nenhum tipo novo é igual a algum dos antigos (as duas novas podem ser iguais); cada nova cabe no terreno do seu hexágono; o alcance não importa. Um Bônus de Construção por tipo que chega a quatro, um depois do outro. Bônus de Vizinhança: nenhum nos livros de regras; com a opção `errata_2025` (normalmente desativada), compras para as duas novas unidades juntas, antes do Bônus de Construção.
rule-PRT-P8 = £5 e, com um Caixote livre, um Bônus de Construção (BLD-1, pagando como sempre).
rule-PRT-P9 = (Kickstarter) Pague £3 e aplique o efeito de outro porto em jogo, qualquer um dos três; o alcance e o uso anterior desse porto não importam, as outras condições e o momento dele sim; só P9 recebe um marcador.

rules-PRD = Produção (jogador por jogador na ordem dos turnos desta rodada)
rule-PRD-1 = Trabalhadores: lenhador £4 (£6 atualizado), minerador £6 (£8 atualizado), trabalhadores de MacDonald £4.
rule-PRD-2 = Depois, Produtos Básicos: ovelha 1 lã, vaca 1 leite, plantação 2 cereais.
rule-PRD-3 = Depois, até onde o jogador quiser: cada queijaria 1 leite → 1 queijo, cada panificadora 1 cereal → 1 pão, cada destilaria 1 cereal → 1 uísque; a matéria-prima pode ser qualquer uma da reserva.

rules-SCO = Pontuação da rodada (depois da produção de todos; nada é gasto)
rule-SCO-T1 = 1 de Glória por Produto Básico na reserva.
rule-SCO-T2 = 3 por par completo de Produtos Manufaturados na reserva (a adega de MacKenzie conta).
rule-SCO-T3 = 1 por ovelha, vaca e fábrica própria no mapa, 2 por plantação.
rule-SCO-T4 = 2 por trabalhador próprio no mapa.
rule-SCO-T5 = 3 por par completo de unidades próprias em hexágonos na borda.
rule-SCO-T6 = 1 por algodão, tabaco e cana-de-açúcar nos próprios Contratos cumpridos.
rule-SCO-T7 = 2 por carne nos próprios Contratos cumpridos.
rule-SCO-T8 = 1 por Atualização: Tecnologias + nível de Frota Mercante + (5 − mercadores ainda no tabuleiro pessoal); conta também aquilo com que um clã começou.
rule-SCO-T9 = (Kickstarter) 2 por unidade própria em hexágono com custo do terreno de £5 ou £6.
rule-SCO-2 = Hexágono na borda: um hexágono com ao menos um lado voltado para fora do mapa (terra firme ou loch com 3–4 jogadores, terra firme com 1–2); com 1–2 jogadores também todo hexágono ativo, de terra firme ou lacustre, ao lado de um hexágono na neblina. Hexágonos bloqueados ou cobertos (SOL-1, VAR-4) não criam borda nova.

rules-FIN = Pontuação Final
rule-FIN-1 = Glória: 1 PV cada.
rule-FIN-2 = Produtos na reserva: Básicos 1 PV, Manufaturados 2 PV cada.
rule-FIN-3 = 1 PV a cada £10 completas.
rule-FIN-4 = Lúpulo em Contratos cumpridos: 1 PV cada.
rule-FIN-5 = Algodão, tabaco e cana-de-açúcar em Contratos cumpridos: em ordem pelos totais de todos os jogadores, do mais importado ao menos, valem 3, 4, 5 PV cada; em caso de empate a cana-de-açúcar conta como mais importada que o tabaco, e o tabaco que o algodão.
rule-FIN-6 = Contratos cumpridos: com 3–4 jogadores 12 / 6 PV para o primeiro / segundo; com dois jogadores 8 PV para o primeiro. Jogadores empatados dividem os lugares que ocupam, arredondando para baixo. Quem não cumpriu nenhum não recebe nada aqui (decisão nossa).
rule-FIN-7 = Povoados: com 3–4 jogadores 18 / 12 / 6; com dois jogadores 12. Empates como em FIN-6. Sem unidade no mapa: nada.
rule-FIN-8 = Um Povoado é um conjunto de unidades próprias unidas por vizinhança que não pode ser ampliado. Dois Povoados estão ligados se uma unidade de um está ao alcance do dono (EXP-6) a partir de uma unidade do outro. Contam-se os Povoados do maior grupo unido por ligações.
rule-FIN-9 = Menos o próprio lance no leilão (VAR-6). Vence quem tem mais PV; depois, quem tem mais dinheiro restante após FIN-3 (as £ abaixo da última dezena completa); depois, vitória compartilhada.

rules-TWO = Dois jogadores
rule-TWO-1 = A terra na neblina está fora de jogo: nem expansão, nem travessia. Todos os lochs estão em jogo. (Na Partida Solo também.)
rule-TWO-2 = Limite de Vizinhança 4 (NBH-2).

rules-SOL = Partida Solo
rule-SOL-1 = Mapa pequeno; todo hexágono de terra firme ativo com custo de £1 fica bloqueado por uma peça neutra a partida inteira. Peças neutras não dão bônus e não são unidades de ninguém.
rule-SOL-2 = Sem Bônus de Vizinhança. Sem trilha de importação e sem £1 de importação; os valores de FIN-5 seguem as importações do próprio jogador.
rule-SOL-3 = O bônus por passar é sempre £16.
rule-SOL-4 = Preparativos das rodadas 2–5, depois da volta dos mercadores: role três vezes o dado de Produto (6 Produtos) e o dado de Preço (−3 −2 −1 +1 +2 +3); se o Produto já mudou nesta fase, role de novo só o dado de Produto. Preço abaixo da faixa média: sobe o número; acima: desce o número; dentro dela: conforme o dado; julga-se antes do movimento; TRD-3 vale.
rule-SOL-5 = Depois, preencha os seis espaços do tabuleiro de Exportação e tire do jogo o Contrato no espaço da última rolagem de Preço (coluna pelo sinal, linha pelo número): restam cinco. Um espaço vazio não tira nada.
rule-SOL-6 = Em vez de FIN-6 e FIN-7: Contratos: 7+ dão 12 PV, 6 dão 8 PV, 5 dão 4 PV, menos dão 0; Povoados: 14+ dão 18, 11–13 dão 12, 8–10 dão 6, menos dão 0.
rule-SOL-7 = Nível por PV: até 115, 116–130, 131–145, 146–160, 161+ (Principiante, Novato, Mediano, Perito, Gênio).
rule-SOL-8 = Dois pares de clã e peça de Começo de Partida à escolha (SET-9 com um jogador).

rules-VAR = Variantes (em qualquer combinação, salvo se excluída aqui)
rule-VAR-1 = Produtos Importados estáticos: cada um vale 4 PV; sem trilha de importação, sem £1 de importação.
rule-VAR-2 = Sem peças de Pontuação (os custos dos Contratos por rodada e a outra Glória ficam).
rule-VAR-3 = Sem peças de Porto.
rule-VAR-4 = Mapa mais apertado (só 2–3 jogadores): quatro hexágonos de terra firme ativos são cobertos antes da escolha dos clãs e ficam fora de jogo (nem expansão, nem travessia, vizinhos de ninguém); escolhidos por quem montou a mesa, ou sorteados, um por módulo.
rule-VAR-5 = Sem clãs: só peças de Começo de Partida (uma a mais que o número de jogadores), mais £0, £2, £4, £6 conforme a ordem dos turnos. Não com VAR-6.
rule-VAR-6 = Leilão de clãs (2–4 jogadores), em vez de SET-8 e SET-9: tantos pares de clã e peça de Começo de Partida quantos são os jogadores. Um jogador sorteado tem de abrir com um lance de 0–30 PV; à esquerda dele, cada um tem de dar um lance maior (no máximo 30, que encerra o leilão) ou sair deste leilão. Quem vence fica com o primeiro lugar livre na ordem dos turnos e qualquer par restante. O próximo leilão é aberto pelo próximo jogador à esquerda do vencedor que ainda não tem par. O último jogador fica de graça com o último par e o último lugar.
rule-VAR-7 = Peças do Kickstarter (MacEwen, P9, T9) nos sorteios ou não; normalmente sim.
rule-VAR-8 = Configuração “Primeira Partida”: VAR-1, VAR-2, VAR-3 e sem as peças do Kickstarter.

rules-CLN = Clãs
rule-CLN-B = Buchanan: dois Caixotes. Uma ação Obter pode pegar dois Contratos, o segundo logo em seguida e sem um segundo pagamento (ou segundas £5). Um Bônus de Construção (P8 também) compra seis do monte e fica com até tantos quantos forem os Caixotes livres, pagando uma vez. Uma ação Cumprir pode cumprir dois Contratos, o primeiro totalmente concluído antes do segundo, que pode ser um com o qual o jogador acabou de ficar. Fontes diferentes e turnos diferentes pagam (recebem) em separado.
rule-CLN-Ca = Campbell: com k fábricas desse tipo no mapa, a próxima custa £3, £4, £4, £5 a menos para k = 0, 1, 2, 3; só no custo da unidade, nunca abaixo de 0.
rule-CLN-Cu = Cunningham: no fim da produção descarte quanto leite quiser por £8 cada; sem mercador, sem mudança de preço.
rule-CLN-F = Fergusson: a Frota Mercante começa em 3 (Loch-2) com 3–4 jogadores, em 2 (Loch-1) com 1–2. Um terceiro trabalhador inicial depois do segundo de todos; os três em hexágonos na borda, todos pagos.
rule-CLN-MD1 = MacDonald: os 8 trabalhadores são um só conjunto e um só tipo, a £6 com renda de £4; cada um pode ficar em floresta, em montanha, ou como pescador num loch ou hexágono de porto vazio (todos eles, também no mapa pequeno; sem custo do terreno), também como trabalhador inicial e por Expandir livre. Dois pescadores nunca são adjacentes. Nenhuma Atualização de Tecnologia. Com 1–2 jogadores a Frota Mercante começa em 1.
rule-CLN-MD2 = Remar: uma vez por turno, antes da ação principal (também antes de passar, em qualquer ordem com os portos), um pescador pode ir para um loch ou hexágono de porto adjacente e vazio, não adjacente a outro pescador; isso não dá Bônus de Vizinhança, mas um porto pode ficar ao alcance. Um pescador num porto o tem ao alcance e não bloqueia ninguém. Pescadores não podem ser trocados por P7.
rule-CLN-ME = MacEwen (Kickstarter): quando um Contrato cumprido traz lúpulo, podem ser descartados uma vez até 3 cereais da reserva por £9 cada, no máximo um para cada lúpulo do Contrato, antes ou depois dos outros bônus dele.
rule-CLN-MK1 = MacKenzie: £3 por uísque feito na produção.
rule-CLN-MK2 = Adega de três espaços que valem £0, £7, £15. No começo da produção o barril do último espaço vai para a reserva (+£15) e os outros avançam um para a direita; em qualquer decisão própria, também dentro de uma ação, e na produção, um barril pode ir para a reserva pelo dinheiro do seu espaço; no fim da produção um uísque produzido nela pode entrar no primeiro espaço. Antes da Pontuação Final todos os barris vão para a reserva pelo dinheiro dos seus espaços.
rule-CLN-R = Robertson: colocar num delta fluvial custa no total £3 a menos (£2 com 1–2 jogadores), não abaixo de 0, também com trabalhadores iniciais; com Expandir livre, desconta-se do custo da unidade; não com P7. Delta: os dois hexágonos de terra firme dos dois lados da última aresta de um rio antes de um loch.
rule-CLN-S = Stewart: três mercadores a mais na reserva (5 de 7), a Frota Mercante começa em 1. £1 antes de pagar, em cada ação Negociar e cada compra de Vizinhança (por Produto).

### O mapa: o que são os hexágonos, o que dá para fazer neles, e as ferramentas.

# Lido em voz alta quando o mapa recebe o foco.
map-keys = Mapa: setas para mover, Enter para escolher, mais e menos para o zoom
map-tools = Mostrar no mapa

## Hexágonos

map-loch = loch
map-free = livre
map-cost = Custo do terreno
map-border = hexágono na borda
map-delta = delta fluvial
map-mist = neblina
map-mist-out = neblina, fora do jogo
# Por que nada pode ficar num hexágono.
map-blocked =
    .covered = coberto, fora do jogo
    .neutral = ocupado por uma peça neutra
map-port = porto { $port }
map-port-used = usado por { $name }
map-owner = { $name }: { $unit }
map-reach-now = ao alcance
# $name é um nível da Frota Mercante, como "Loch-2".
map-reach-later = ao alcance com frota mercante “{ $name }”
map-reach-never = fora de alcance
map-neighbours = Novos vizinhos vendem:

## Escolhas

# Um preço no mapa, e o menor de vários.
map-price = { $money }
    .from = { $money }+
# Uma escolha com o preço, como "ovelha £11".
map-offer = { $what } { $money }
map-again = { $what }: aperte de novo para confirmar
map-row = remar para { $target }
map-slaughter = abater
map-about = Sobre { $space }
map-close = Fechar
# Antes dos símbolos das unidades.
map-why-here = Por que não aqui?
# $unit com o artigo: "uma ovelha".
map-why = Por que não { $unit } aqui?

## Ferramentas

map-nearer = Aproximar
map-farther = Afastar
map-whole = Mapa inteiro
map-turn = Girar o mapa
# Uma ferramenta com a tecla, como dica.
map-tool-key = { $label } ({ $key })
map-show-reach = Meu alcance
map-show-settlements = Povoados
map-show-neighbours = Produtos dos vizinhos
map-show-borders = Hexágonos na borda
map-show-deltas = Deltas fluviais
map-show-costs = Custos de terreno
map-show-names = Coordenadas
map-reach-key = frota mercante necessária
# Embaixo do mapa, para cada jogador: povoados ligados, e os PV por eles agora.
map-linked = { $count ->
        [1] { $count } povoado
       *[other] { $count } povoados
    } · { $points } PV

## O mapa em palavras

map-text = O mapa em texto
map-text-open = O que você pode fazer no mapa
map-text-offer = { $space }: { $offer }
map-text-units = Unidades no mapa
map-text-line = { $units }: { $spaces }
map-text-none = nenhuma ainda

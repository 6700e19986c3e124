### El reglamento de la página: capítulos que enseñan el juego, ejemplos, un glosario y un buscador.
### [palabras](id) es una palabra con ficha; véase en/rulebook.ftl.

book-title = Reglamento
book-lead = Léelo de principio a fin en un cuarto de hora, o busca lo que necesites. Los códigos pequeños llevan a la regla exacta.
book-contents = Capítulos
book-exact = Las reglas exactas
book-rule = Regla { $clause }
book-example = Ejemplo
book-picture = Imagen del ejemplo
book-shipping = Transporte
book-failed = No se han podido cargar las cifras del juego. Aquí tienes las reglas exactas; recarga la página para ver el reglamento completo.

## Buscador

book-search = Buscar en el reglamento
book-found = { $count ->
        [one] { $count } resultado
       *[other] { $count } resultados
    }
book-none = No hay resultados para «{ $wanted }». Prueba con otra palabra o elige un capítulo:
# Palabras de una pregunta que no dicen nada sobre lo que se busca.
book-ignored = a al como con cual cuales cuando cuanta cuantas cuanto cuantos cuesta cuestan da de del donde el en es hay la las lo los me mi mis o para pero por puede puedo que quien se si son su tengo tiene tienen tu tus un una uno y
book-kind-chapter = Capítulo
book-kind-clan = Clan
book-kind-port = Puerto
book-kind-scoring = Loseta de puntuación
book-kind-unit = Unidad
book-kind-terrain = Terreno
book-kind-term = Término
book-kind-clause = Regla exacta

## El objetivo

book-aim = El objetivo
book-aim-idea = Diriges un clan de las Tierras Altas escocesas. Durante { $rounds } rondas te extiendes por el mapa, crías animales, llevas fábricas, comercias en un mercado común y envías mercancías al extranjero.
book-aim-win = Gana quien tenga más puntos de victoria (PV) al final. Se consiguen con:
book-aim-contracts = [Contratos de exportación](contract): por lo que importas con ellos y, además, por cumplir más que nadie.
book-aim-settlements = [Explotaciones](settlement) unidas por tu transporte.
book-aim-glory = [Gloria](glory), al final de cada ronda.
book-aim-rest = Lo que sobra: mercancías, [lúpulo](hops) y un poco por el dinero.
book-aim-money = El dinero es combustible, no el objetivo: { $money_per_point } £ valen un solo punto al final. Gástalo mientras te sirva.

## Antes de la primera ronda

book-start = Antes de la primera ronda
book-start-random = El mapa, los puertos, las losetas de puntuación y los primeros contratos son aleatorios: cada partida es distinta. Con 1–2 jugadores se juega en un mapa más pequeño.
book-start-clan = Primero eliges un [clan](clan) junto con la loseta inicial que lo acompaña: mercancías y dinero para tus primeros turnos. El último en el orden de turno elige primero.
book-start-board = Todos empiezan con las mismas unidades en su tablero, { $merchants_start } [comerciantes](merchant), un [espacio de exportación](box) vacío y sin transporte.
book-start-workers = Después cada jugador coloca dos [trabajadores](worker) en los espacios adecuados que quiera: primero en orden de turno y luego en orden inverso. Se paga todo: la unidad y el terreno.
book-start-open = No hay más secreto que el orden de la pila de contratos. En cada espacio cabe una unidad, y nadie puede endeudarse.

## Un turno

book-turn = Un turno
book-turn-one = En tu turno realizas exactamente una acción principal, una de las ocho del capítulo siguiente. Después le toca al siguiente jugador.
book-turn-free = Antes o después puedes usar los [puertos](port) que estén a tu [alcance](reach). Son acciones libres y no gastan el turno.
book-turn-again = Se sigue por turnos hasta que todos hayan pasado. Puedes repetir una acción cuantas veces quieras mientras la pagues.
book-turn-bonus = Una bonificación no se guarda para más tarde: úsala al recibirla o renuncia a ella.

## Las ocho acciones

book-actions = Las ocho acciones
book-actions-intro = En cada turno realizas una de ellas. Puedes repetirlas todas en turnos posteriores, salvo pasar.

book-trade = Comerciar
book-trade-merchants = Elige una de las seis mercancías y compra o vende las unidades que quieras: cada una necesita uno de tus [comerciantes](merchant). Se quedan en el mercado hasta la ronda siguiente.
book-trade-price = Todas las unidades tienen el mismo precio: el que se ve antes de comerciar. Después el precio se mueve un paso por unidad, hacia arriba al comprar y hacia abajo al vender. Así que adelántate a los demás.
book-trade-sides = No puedes comprar y vender la misma mercancía en una ronda: tus comerciantes están en un solo lado.
book-example-trade = El queso cuesta { $price } £. Compras { $count } con { $count } comerciantes y pagas { $paid } £. El precio sube { $count } pasos, hasta { $after } £. El siguiente jugador vende { $sold } de queso a ese precio y cobra { $earned } £; ahora el queso baja a { $end } £.

book-obtain = Obtener un contrato
book-obtain-take = Toma un [contrato](contract) del tablero de exportación y ponlo en tu [espacio de exportación](box). En la primera ronda incluso te pagan por ello; después cuesta más en cada ronda.
book-obtain-keep = Tienes sitio para un contrato sin cumplir. No puedes descartarlo, pero tampoco hay penalización si sigue abierto al final.

book-expand = Expandir
book-expand-place = Coloca una unidad de tu tablero en un espacio vacío al [alcance](reach) de una de tus unidades. Paga la unidad y el terreno: el número del espacio.
book-expand-terrain = Los animales, los [campos](unit-field) y las [fábricas](factory) necesitan [pastizal](terrain-grassland); los leñadores, [bosque](terrain-forest); los mineros, [montaña](terrain-mountain). Algunos espacios te dejan elegir.
book-expand-reach = El espacio de al lado siempre está al alcance si no hay un [río](river) en medio. El [transporte](shipping) te lleva más lejos: primero al otro lado de un río y después a través de uno, dos, tres o cuatro lagos.
book-example-reach = ¿Hasta dónde llegas desde esta oveja? Sin transporte tienes al alcance { $none } de los espacios que se ven. Con el cruce de río son { $river }; con el primer lago, { $loch }; con el segundo, { $lochs }. Solo hay un salto: no puedes cruzar un río y un lago a la vez.
book-expand-neighbours = Los vecinos nuevos te venden barato. Justo después de colocar puedes comprar lo que producen sus unidades: las mercancías básicas, { $basic_discount } £ por debajo del mercado; las procesadas, { $processed_discount } £. Hacen falta comerciantes y los precios se mueven como en cualquier compra. El límite es de { $limit } unidades de una mercancía por turno ({ $limit_two } con dos jugadores).
book-example-neighbours = Colocas una oveja por { $unit } £ más { $land } £ del terreno: { $cost } £. Al lado hay una vaca y una panadería de otro jugador: la leche te cuesta { $milk_now } £ en vez de { $milk } £ y el pan { $bread_now } £ en vez de { $bread } £. Compras { $count } de leche por { $paid } £. La quesería del otro lado del río no es vecina: no hay queso.
book-expand-building = Tu cuarta quesería, panadería o destilería en el mapa da una bonificación por construcción: puedes robar { $building_draw } contratos y quedarte con uno si quieres, al precio de esta ronda. A los nuevos vecinos les compras antes o después. Necesitas un espacio de exportación vacío.
book-expand-empty = ¿Te has quedado sin unidades en el mapa? Entonces vale cualquier espacio adecuado.

book-ship = Mejorar transporte
book-ship-pay = Paga { $shipping_cost } £ y avanza un nivel. El transporte cuenta para expandirte, para los puertos y, al final, para unir tus explotaciones.
book-tech = Mejorar tecnología
book-tech-pay = Paga { $technology_cost } £ y mejora para siempre a todos tus leñadores o a todos tus mineros. Cada uno gana { $technology_income } £ más en cada producción.
book-hire = Contratar a un comerciante
book-hire-pay = Paga { $merchant_cost } £ por un comerciante más, que puedes usar enseguida. Empiezas con { $merchants_start } y puedes tener { $merchants } en total.

book-fulfil = Cumplir un contrato
book-fulfil-pay = Entrega las mercancías del contrato de tu espacio de exportación. Para la carne sacrificas animales del mapa: una vaca para la carne de vaca, una oveja para la de cordero. Vuelven a tu tablero y sus espacios quedan libres.
book-fulfil-gain = El contrato es tuyo hasta el final y el espacio vuelve a estar vacío. El algodón, el tabaco y la caña de azúcar avanzan en la pista de importación; cada paso marcado te da 1 £.
book-fulfil-bonus = Luego tomas sus bonificaciones en el orden que quieras. Un [espacio libre](free) te permite expandirte al momento sin pagar el terreno. Una [bonificación de mejora](upgrade) mejora algo por poco o nada. Lo que no puedas usar se pierde.
book-example-fulfil = Entregas un queso y sacrificas tu oveja. Recibes { $money } £ y { $imported } de algodón: su marcador pasa de { $from } a { $to } y supera la marca del { $mark }, lo que te da { $bonus } £ más. En el espacio libre colocas una panadería por { $bakery } £, justo donde estaba la oveja, y te ahorras las { $saved } £ del terreno.

book-pass = Pasar
book-pass-money = ¿Has acabado por esta ronda? Pasa y cobra la bonificación por pasar: cuanto antes pases, mayor es. El orden en que se pasa es el orden de turno de la ronda siguiente.

## Una ronda

book-round = Una ronda
book-round-phases = Hay { $rounds } rondas de cuatro fases; en la primera no hay preparación.
book-round-preparation = Preparación: los comerciantes vuelven del mercado y nuevos contratos llenan los huecos del tablero de exportación.
book-round-action = Acción: se juega por turnos hasta que todos hayan pasado.
book-round-production = Producción: todo lo que tienes en el mapa trabaja para ti.
book-round-scoring = Puntuación: la loseta de la ronda da gloria. No se gasta nada.
book-round-produce = Primero tus trabajadores ganan dinero. Después las ovejas dan lana; las vacas, leche, y los campos, grano. Por último, tus fábricas convierten leche en queso y grano en pan o whisky: lo que quieras, con todo lo que haya en tu reserva.
book-example-production = Tu leñador gana { $woodcutter } £ y tu minero mejorado { $miner } £: { $income } £ en total. Dos vacas dan { $milk } de leche y el campo { $grain } de grano. La quesería hace { $cheese } de queso y la panadería { $bread } de pan. Quedan { $milk_left } de leche y { $grain_left } de grano.
book-round-tiles = Conoces las cinco losetas de puntuación desde el principio: cuenta con ellas. Estas son todas:

## El final

book-end = El final
book-end-score = Después de la ronda { $rounds } se cuenta todo una vez más:
book-end-glory = Gloria: 1 PV por cada punto de gloria.
book-end-goods = Mercancías en la reserva: { $basic } PV por cada básica y { $processed } PV por cada procesada.
book-end-money = Dinero: 1 PV por cada { $money_per_point } £ completas.
book-end-hops = Lúpulo: { $hops } PV por unidad.
book-end-imports = Importaciones: cuanto más escasas, mejor. La que más se ha importado entre todos vale { $import_low } PV, la siguiente { $import_mid } y la más escasa { $import_high }.
book-example-imports = Entre todos se han importado { $cotton_all } de algodón, { $tobacco_all } de tabaco y { $sugar_all } de caña de azúcar. Así que el algodón vale { $cotton_worth } PV, el tabaco { $tobacco_worth } y la caña { $sugar_worth }. Tú has importado { $cotton } de algodón, { $tobacco } de tabaco y { $sugar } de caña: { $points } PV.
book-end-contracts = Quienes más contratos han cumplido: { $contract_places } PV según el puesto ({ $contract_places_two } con dos jugadores).
book-example-places = Has cumplido { $done } contratos, los mismos que otro jugador y más que los demás. Los puntos del primer y el segundo puesto, { $first } y { $second } PV, se reparten: { $each } para cada uno.
book-end-settlements = Quienes más explotaciones unidas tienen: { $settlement_places } PV según el puesto ({ $settlement_places_two } con dos jugadores). Las unidades contiguas forman una sola explotación; por eso varios grupos pequeños al alcance unos de otros cuentan más que un gran bloque.
book-example-settlements = { $units } unidades, { $settlements } explotaciones. Sin transporte no hay ninguna unida, así que cuentas { $none }. El cruce de río une dos: { $river }. El primer lago las une todas: { $loch }.
book-end-winner = Gana quien tenga más PV. En caso de empate decide el dinero que sobra por debajo de las últimas { $money_per_point } £ completas; si persiste, se comparte la victoria.

## Clanes

book-clans = Clanes
book-clans-intro = Cada clan cambia las reglas en un punto. Elige uno cuya fuerza encaje con el mapa y las losetas de puntuación, y aprovéchala.

## Puertos

book-ports = Puertos
book-ports-intro = Hay cuatro puertos en juego, uno en cada esquina. Si uno está al alcance de tus unidades, úsalo en tu turno: cada uno una vez por partida, ahora o más tarde. Los demás también podrán usarlo.
book-ports-windows = Dos puertos actúan en mitad de una acción: uno mientras cumples un contrato y otro justo antes de comerciar.

## Variantes

book-variants = Variantes
book-variants-intro = Se eligen al crear una mesa. Casi todas se pueden combinar.
book-variant-first = Primera partida: productos de importación estáticos, sin losetas de puntuación, sin puertos y sin losetas del mecenazgo. La mejor manera de empezar.
book-variant-static = Productos de importación estáticos: cada uno vale { $static_import } PV y no hay pista de importación.
book-variant-scoring = Sin losetas de puntuación: no hay gloria al final de las rondas.
book-variant-ports = Sin puertos.
book-variant-tight = Mapa más ajustado (2–3 jugadores): { $covered } espacios de tierra quedan cubiertos y fuera de juego.
book-variant-clans = Sin clanes: solo eliges una loseta inicial. Los últimos en el orden de turno reciben algo más de dinero.
book-variant-auction = Subasta de clanes (2–4 jugadores): ofrece hasta { $highest_bid } PV por jugar antes y elegir clan. Tu oferta se resta al final.
book-variant-kickstarter = Losetas del mecenazgo: un clan, un puerto y una loseta de puntuación más en el sorteo.

## Dos jugadores y en solitario

book-solo = Dos jugadores y en solitario
book-solo-two = Con dos jugadores la [neblina](mist) cubre parte del mapa, que queda fuera de juego. Puedes comprar a los vecinos hasta { $limit_two } unidades de una mercancía por turno.
book-solo-alone = En solitario juegas por puntos y por un rango. Eliges uno de dos clanes; no hay vecinos a los que comprar, y pasar siempre da { $solo_pass } £.
book-solo-map = Piezas neutrales bloquean todos los espacios de tierra que cuestan 1 £.
book-solo-market = Antes de cada ronda nueva, { $price_rolls } tiradas de dados mueven los precios: hacia arriba si la mercancía está barata, hacia abajo si está cara y según el dado si está en medio. La última tirada también retira un contrato.
book-solo-score = Las importaciones valen según lo que tú hayas importado. Los contratos y las explotaciones unidas puntúan a partir de estas cantidades:
book-solo-ranks = Tus puntos te dan un rango:

## Tablas pequeñas

book-strip-round = Ronda { $number }
book-strip-place = { $place ->
        [1] Primero en pasar
        [2] Segundo
        [3] Tercero
       *[other] Cuarto
    }
book-strip-contracts = { $least } contratos
book-strip-settlements = { $least } explotaciones
book-strip-points = { $points } PV
book-strip-from = desde { $points } PV

## Glosario

book-glossary = Glosario
book-glossary-intro = Cada término del juego en una línea. Las palabras con subrayado de puntos muestran su ficha al señalarlas, al tocarlas o al llegar a ellas con el tabulador.
book-glossary-units = Unidades
book-glossary-terrain = Terreno
book-glossary-words = Términos
book-unit-cost = Cuesta { $cost } £ más el terreno.
book-unit-income = Gana { $income } £ en la producción.
book-unit-makes = Da { $goods } en la producción.
book-unit-turns = Convierte { $input } en { $goods } en la producción.
book-unit-supply = Tienes { $supply }.
book-unit-terrain = Necesita { $terrain }.
book-unit-loch = Solo los tiene el Clan MacDonald, en los lagos.
book-terrain-units = Para { $units }.
book-terrain-loch = Lago
    .text = Agua. El transporte te permite cruzarla; solo los pescadores se colocan en ella.
    .also = loch, agua, mar
book-also-grassland = prado hierba pasto
book-also-forest = árboles madera
book-also-mountain = monte mina
book-also-dairy = lechería
book-also-bakery = panadero horno pan
book-also-distillery = licor güisqui
book-also-sheep = cordero lana
book-also-cow = res ganado leche
book-also-field = trigo cebada cultivo grano
book-also-woodcutter = madera
book-also-miner = mina
book-also-fisherman = barca remar pesca

book-term-box = Espacio de exportación
    .text = Tu sitio para un contrato sin cumplir. Todos tienen { $slots }; un clan tiene más.
    .also = casilla caja hueco
book-term-border = Espacio fronterizo
    .text = Un espacio en el borde del mapa; con 1–2 jugadores, un espacio junto a la neblina. Una loseta de puntuación cuenta tus unidades allí.
    .also = borde orilla costa
book-term-basic = Mercancías básicas
    .text = Lana, grano y leche. Las dan tus animales y campos.
    .also = materias primas recursos
book-term-processed = Mercancías procesadas
    .text = Queso, pan y whisky. Tus fábricas las hacen con leche y grano.
    .also = productos elaborados
book-term-building = Bonificación por construcción
    .text = Por tu cuarta quesería, panadería o destilería en el mapa: puedes robar { $building_draw } contratos y quedarte con uno si quieres.
    .also = cuarta fábrica robar contratos
book-term-clan = Clan
    .text = Tu familia. Cada una tiene una habilidad especial.
    .also = poder habilidad facción
book-term-contract = Contrato de exportación
    .text = Pide mercancías o carne y da importaciones, lúpulo, dinero y bonificaciones. De aquí sale la mayoría de los puntos.
    .also = pedido encargo entrega
book-term-delta = Delta del río
    .text = Los dos espacios de tierra a ambos lados de un río donde desemboca en un lago.
    .also = desembocadura
book-term-discount = Descuentos
    .text = Las mercancías de los vecinos cuestan { $basic_discount } o { $processed_discount } £ menos que en el mercado. Un espacio libre ahorra el coste del terreno, y algunos clanes construyen más barato.
    .also = rebaja barato ahorrar ahorro oferta
book-term-factory = Fábrica
    .text = Una quesería, panadería o destilería.
    .also = edificio construcción
book-term-free = Espacio libre
    .text = Bonificación de un contrato: te expandes al momento sin pagar el terreno.
    .also = gratis gratuito expandir
book-term-glory = Gloria
    .text = Puntos que reúnes durante la partida, sobre todo con las losetas de puntuación. Valen 1 PV cada uno.
    .also = puntos honor
book-term-hops = Lúpulo
    .text = Llega con los contratos. Vale { $hops } PV y no avanza en la pista de importación.
    .also = cerveza
book-term-imports = Importaciones
    .text = Algodón, tabaco y caña de azúcar de los contratos cumplidos; valen de { $import_low } a { $import_high } PV: la más escasa, más.
    .also = algodón tabaco azúcar
book-term-land = Coste del terreno
    .text = El número de un espacio, de 1 a 6 £. Se paga además de la unidad.
    .also = precio suelo tierra hexágono
book-term-link = Explotaciones unidas
    .text = Dos explotaciones están unidas si una está al alcance de tu transporte desde la otra. Solo cuenta el grupo más grande.
    .also = conexión conectar red
book-term-meat = Carne
    .text = De vaca y de cordero, para los contratos. Por cada una sacrificas un animal.
    .also = sacrificar matar animal
book-term-merchant = Comerciante
    .text = Comercia con una unidad de mercancía por ronda. Empiezas con { $merchants_start }, contratas más por { $merchant_cost } £ cada uno y puedes tener { $merchants } como máximo.
    .also = mercader número máximo
book-term-mist = Neblina
    .text = La tierra con neblina está fuera de juego con 1–2 jugadores y es tierra normal con 3–4.
    .also = niebla bruma
book-term-neighbour = Vecino
    .text = Una unidad en un espacio adyacente sin río en medio. Si colocas junto a unidades de otros, les compras con descuento.
    .also = vecinos vecindario adyacente contiguo al lado
book-term-passing = Bonificación por pasar
    .text = Dinero por pasar: el primero en pasar cobra más.
    .also = pase
book-term-port = Puerto
    .text = Una bonificación en una esquina del mapa. Usa cada uno una vez, en cuanto una de tus unidades lo alcance.
    .also = muelle embarcadero
book-term-price = Precio
    .text = El marcador en la pista de una mercancía. Cada unidad comprada lo sube un paso; cada unidad vendida lo baja.
    .also = mercado caro barato coste
book-term-production = Producción
    .text = Una vez por ronda trabaja todo lo que hay en el mapa: los trabajadores ganan dinero, los animales y campos dan mercancías y las fábricas las procesan.
    .also = ingresos cosecha
book-term-reach = Al alcance
    .text = Adónde puedes expandirte: a los espacios vecinos y, con transporte, al otro lado de un río o de los lagos.
    .also = distancia lejos
book-term-river = Río
    .text = Separa dos espacios: a través de él no son vecinos. Para cruzarlo hace falta transporte.
    .also = puente cruzar arroyo
book-term-scoring = Loseta de puntuación
    .text = Una por ronda: dice qué da gloria al final de la ronda.
    .also = meta objetivo
book-term-settlement = Explotación
    .text = Un grupo de unidades tuyas contiguas, sin río en medio. Al final cuenta cuántas explotaciones une tu transporte.
    .also = asentamiento pueblo grupo
book-term-shipping = Transporte
    .text = Cinco niveles: cruzar ríos y después de uno a cuatro lagos. Cada uno cuesta { $shipping_cost } £.
    .also = barco navegación navegar
book-term-technology = Tecnología
    .text = { $technology_cost } £ para mejorar a todos tus leñadores o mineros: cada uno gana { $technology_income } £ más.
    .also = herramientas mejora
book-term-tie = Empate
    .text = Los empatados comparten los puntos de sus puestos, redondeando hacia abajo. Al final de todo decide el dinero sobrante.
    .also = desempate igualdad
book-term-turn = Orden de turno
    .text = Quien pasa primero empieza la ronda siguiente.
    .also = jugador inicial primero
book-term-upgrade = Bonificación de mejora
    .text = Una de estas: un nivel de transporte, un comerciante o uno de tus comerciantes de vuelta del mercado, todo gratis, o una tecnología por { $bonus_technology } £.
    .also = gratis mejorar
book-term-worker = Trabajador
    .text = Un leñador, un minero o un pescador del Clan MacDonald. Los trabajadores ganan dinero en cada producción.
    .also = obrero ingresos

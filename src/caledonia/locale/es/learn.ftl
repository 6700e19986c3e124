### La página: la primera partida con guía, y las reglas para consultar.

learn-title = Aprende a jugar
learn-lead = Cinco rondas al frente de un clan: colocas personas, animales y fábricas en el mapa, comercias en un mercado de precios cambiantes y envías mercancías al extranjero. Al final gana quien tiene más puntos de victoria.
learn-start = Juega tu primera partida
learn-start-about = Una partida de verdad contra un Granjero, con una guía que explica cada novedad cuando aparece. Puedes deshacer cada paso de un turno.
learn-rules = Lee las reglas
learn-rules-about = Cada regla en una o dos frases, con buscador.
learn-idea-map = El mapa
    .text = Ovejas, vacas, campos y fábricas van en pastizales; los leñadores, en bosques; los mineros, en montañas. Una unidad nueva debe estar junto a una de las tuyas, o tan lejos como llegue tu transporte.
learn-idea-production = La producción
    .text = Al final de cada ronda tus unidades trabajan: las ovejas dan lana; las vacas, leche; los campos, grano; los trabajadores, dinero. Las fábricas convierten la leche en queso y el grano en pan o whisky.
learn-idea-market = El mercado
    .text = Los comerciantes compran y venden mercancías. Comprar encarece una mercancía y vender la abarata, siempre después del trato.
learn-idea-contracts = Los contratos
    .text = Un contrato de exportación pide mercancías y carne, y trae importaciones, lúpulo y bonificaciones. De aquí sale la mayoría de los puntos.
learn-idea-score = Los puntos
    .text = Gloria de las losetas de puntuación, importaciones (cuanto más raras, más valiosas), contratos, explotaciones unidas y un poco por mercancías y dinero.
learn-idea-clan = Tu clan
    .text = Cada clan se salta una regla a su manera. Aprovecha su punto fuerte.

## La guía

guide = Guía
guide-next = Entendido
guide-hide = Sigo por mi cuenta
guide-step = { $step } de { $all }
guide-clan = ¡Hola! Primero elige un clan. Cada uno sabe hacer algo que nadie más puede. La loseta de al lado dice con qué empiezas. Para una primera partida, cualquiera va bien.
guide-worker = Ahora coloca a tus dos primeros trabajadores. Los leñadores van en bosques y los mineros en montañas; todos ganan dinero cada ronda. El número de un espacio es el coste del terreno, que se suma al del trabajador. Un sitio barato con pastizales cerca es un buen comienzo.
guide-turn = Tu turno: exactamente una de las ocho acciones de abajo. Te volverá a tocar una y otra vez hasta que pases, así que tu verdadero límite es el dinero. Para empezar, pulsa Expandir.
guide-unit = Elige una unidad de tu tablero. Los espacios iluminados están a tu alcance, cada uno con su precio completo. Un campo o una oveja es una buena primera elección: los campos dan grano; las ovejas, lana.
guide-preview = Aún no se ha hecho nada: aquí ves lo que cuesta y lo que pasará. Confírmalo o elige otra cosa. Incluso después puedes usar Deshacer, hasta que termines tu turno.
guide-end = Tu acción está hecha. Cuando te convenza, termina tu turno; solo entonces la ven los demás.
guide-neighbours = Has construido junto a otro jugador. Ahora puedes comprar sus mercancías, más baratas que en el mercado; para eso necesitas a tus comerciantes.
guide-contract = Echa un vistazo al tablero de exportación: un contrato dice qué hay que entregar y qué recibes a cambio. En la primera ronda hasta te pagan por tomar uno. Toma uno cuyas mercancías puedas producir.
guide-market = El mercado: un comerciante por cada unidad. Compras al precio que ves y después sube; vendes y después baja. Tus comerciantes vuelven al empezar la ronda siguiente.
guide-pass = Cuando no te quede nada útil que hacer, pasa. Quien pasa primero recibe más dinero y empieza la ronda siguiente.
guide-production = ¡Producción! Las unidades dan por sí solas lo suyo. Las fábricas necesitan con qué trabajar: di cuánto deben producir.
guide-round-2 = Ronda 2. Los comerciantes han vuelto y las casillas vacías se han rellenado. Intenta cumplir un contrato en esta ronda: compra lo que falte, o prodúcelo.
guide-fulfil = Tienes todo lo que pide un contrato: pulsa Cumplir. La carne significa que salen animales del mapa; su espacio queda libre otra vez.
guide-imports = Has importado algo. Al final, la más rara de las tres importaciones es la que más vale, y la más común, la que menos: vigila la pista de importación.
guide-round-3 = Ronda 3, mitad de la partida. El transporte te deja cruzar ríos y lagos: terreno nuevo y explotaciones nuevas. Con tecnología tus trabajadores ganan más.
guide-settlements = Los grupos de tus unidades son explotaciones. Cuentan juntas si tu transporte llega de una a la siguiente. El mapa puede mostrarlas: prueba sus botones.
guide-round-4 = Ronda 4. A partir de ahora el dinero rinde más si lo conviertes en contratos. En el menú puedes ver cuánto puntuaría ahora cada jugador.
guide-round-5 = La última ronda. Cumple lo que puedas, une tus explotaciones y gasta tu dinero: al final, diez libras son solo un punto.
guide-over = ¡Muy bien! La hoja muestra de dónde ha salido cada punto. Ya conoces el juego. El siguiente paso es una partida con todas las losetas.

## Las reglas

rules-title = Las reglas
rules-lead = Todas las reglas en nuestras propias palabras. En la mesa, «¿Por qué no?» lleva a la línea correspondiente.
rules-search = Buscar en las reglas
rules-found = { $count ->
        [0] No se ha encontrado nada. Prueba con otra palabra.
        [one] Se ha encontrado una regla.
       *[other] Se han encontrado { $count } reglas.
    }
rules-chapters = Capítulos

### La página: la primera partida con guía.

learn-title = Aprende a jugar
learn-lead = Cinco rondas al frente de un clan: colocas trabajadores, animales y fábricas en el mapa, comercias en un mercado de precios cambiantes y envías mercancías a ultramar. Al final gana quien tiene más puntos de victoria.
learn-start = Jugar la primera partida
learn-start-about = Una partida de verdad contra un bot fácil, con una guía que explica cada novedad cuando aparece. Puedes deshacer cualquier paso de tu turno.
learn-rules = Leer las reglas
learn-rules-about = Por capítulos, con imágenes, ejemplos y buscador.
learn-idea-map = El mapa
    .text = Ovejas, vacas, campos y fábricas van en pastizales; los leñadores, en bosques; los mineros, en montañas. Una unidad nueva debe estar junto a una de las tuyas o al alcance de tu transporte.
learn-idea-production = La producción
    .text = Al final de cada ronda tus unidades trabajan: las ovejas dan lana; las vacas, leche; los campos, grano; los trabajadores, dinero. Las fábricas convierten la leche en queso y el grano en pan o whisky.
learn-idea-market = El mercado
    .text = Los comerciantes compran y venden mercancías. Comprar sube el precio y vender lo baja, siempre después de la operación.
learn-idea-contracts = Los contratos
    .text = Un contrato de exportación pide mercancías y carne, y da importaciones, lúpulo y bonificaciones. De aquí sale la mayoría de los puntos.
learn-idea-score = Los puntos
    .text = Gloria de las losetas de puntuación, importaciones (cuanto más escasas, más valiosas), contratos, explotaciones unidas y un poco por mercancías y dinero.
learn-idea-clan = Tu clan
    .text = Cada clan puede hacer algo que los demás no pueden. Aprovecha su punto fuerte.

## La guía

guide = Guía
guide-next = Continuar
guide-hide = Seguir sin la guía
guide-left = La guía se retira. Puedes volver a llamarla desde el menú.
guide-progress = { $done } de { $all } temas
guide-fold = Plegar la guía
guide-unfold = Desplegar la guía
guide-there = Ir a lo señalado
guide-thinking = Déjame pensar…
guide-alone = Echa un vistazo y juega como quieras. Vuelvo en tu próximo turno.
guide-advice = ¿Mi consejo? { $doing }.
guide-own-way = También puedes jugar a tu manera.
guide-own-choice = También puedes jugar a tu manera. Confirma, o cancela y mira otra vez.

# Temas, y lo que se sabe al final.
guide-topic-workers = Trabajadores
    .know = Leñadores y mineros te pagan cada ronda. Colocados pronto, pagan todo lo demás.
guide-topic-expanding = Expandir
    .know = Una unidad nueva va al alcance de una tuya; con el transporte cruzas ríos y lagos.
guide-topic-trading = Comercio
    .know = Un comerciante por mercancía, y el precio solo se mueve después de tu operación.
guide-topic-contracts = Contratos
    .know = Obtén los que puedas cumplir pronto, entrega y haz sitio para el siguiente.
guide-topic-production = Producción
    .know = Al final de la ronda tus unidades dan dinero y mercancías; las fábricas te preguntan antes.
guide-topic-ports = Puertos
    .know = Cada puerto a tu alcance te ayuda una vez por partida, además de tu acción.
guide-topic-scoring = Puntuación
    .know = Cada ronda tiene una loseta que da gloria. Las ves todas de antemano.
guide-topic-passing = Pasar
    .know = Pasa cuando no quede nada útil; quien pasa primero recibe más dinero y empieza.
guide-topic-end = El final
    .know = Deciden las importaciones, la gloria, los contratos y las explotaciones unidas; mercancías y dinero son calderilla.
guide-topic-open = Esto aún no ha salido.

# Lecciones: qué, por qué y una palabra de estrategia.
guide-workers = ¡Te damos la bienvenida, { $clan }! Primero, dos trabajadores: los leñadores van al bosque y los mineros a la montaña.
    .why = Te pagan cada ronda, toda la partida. El precio de un espacio incluye terreno y trabajador.
    .tip = Lo mejor es terreno barato cerca de agua y pastizal: desde ahí seguirás construyendo.
guide-expanding = Tu turno: una acción, luego le toca a { $name }, y así hasta que ambos jugadores pasen. Expandir coloca una unidad nueva al alcance de las tuyas.
    .why = Cada unidad da dinero o mercancías cada ronda: cuanto antes la coloques, más rendirá.
    .tip = { $unit ->
        [worker] Primero los trabajadores: pagan todo lo demás.
       *[other] Las mercancías sirven para los contratos o para venderlas en el mercado.
    }
guide-trading = El mercado. Cada mercancía que compras o vendes ocupa a un comerciante; la próxima ronda vuelven todos.
    .why = Vende lo que no te sirve y compra lo que te falta.
    .tip = El precio solo se mueve después de tu operación: comercia con varias unidades a la vez.
guide-obtain = Es hora de un contrato: arriba lo que entregas, abajo lo que recibes.
    .why = Los contratos dan la mayoría de los puntos. En la ronda 1 hasta te pagan por obtener uno; después cuesta dinero.
    .tip = Elige uno cuyas mercancías puedas producir o comprar pronto: no se puede devolver.
guide-fulfil = Tienes todo lo que pide tu contrato: ¡entrégalo!
    .why = Recibes lo que figura abajo, y queda sitio para el siguiente contrato.
guide-ports = Tienes un puerto a tu alcance. Cada puerto te ayuda una vez por partida y no te cuesta la acción.
    .why = Es un regalo: basta con tener una unidad cerca.
    .tip = Mira los cuatro: a algunos merece la pena acercarse.
guide-passing = No queda nada útil que hacer: pasa. No juegas más hasta la próxima ronda.
    .why = Quien pasa primero recibe más dinero y empieza la ronda siguiente.
    .tip = Antes de pasar, gasta en lo que aún te rinda en esta ronda.
guide-ship = El transporte te lleva al otro lado de los ríos y, más tarde, de los lagos.
    .why = Alcanzas terreno y puertos nuevos, y al final las explotaciones lejanas cuentan juntas.
guide-tech = Tecnología: todos tus leñadores o todos tus mineros ganan más cada ronda.
    .why = Cuantos más tengas, antes compensa.
guide-hire = Un comerciante más, para el resto de la partida.
    .why = Puedes comerciar con una unidad más cada ronda.
guide-neighbours = ¡Has construido junto a un vecino! Ahora puedes comprar las mercancías que produce allí, más baratas que en el mercado.
    .why = Hacen falta comerciantes, pero no es otra acción.
    .tip = ¿Te faltan mercancías para un contrato? Mira dónde las produce alguien.
guide-factories = Tus fábricas pueden trabajar: la leche se vuelve queso; el grano, pan o whisky.
    .why = Estas mercancías valen más, y los contratos las piden.
guide-meat = El contrato pide carne: elige los animales que salen del mapa.
    .tip = Vuelven a tu tablero, y su espacio queda libre otra vez.
guide-bonus = Tienes una bonificación. Úsala ahora: no se puede guardar.
guide-free-space = Parte de tu recompensa es un espacio libre: coloca una unidad sin pagar el terreno.

# Lo que acaba de pasar.
guide-production = La ronda ha terminado y tus unidades han trabajado: { $earned } para ti.
    .why = Ocurre automáticamente después de cada ronda.
    .tip = Así que lo que construyas antes de pasar rinde enseguida.
guide-scoring = Después se ha puntuado la loseta de la ronda: { $tile }. Te ha dado { $glory } de gloria; cada una vale un punto.
    .tip = Las losetas de todas las rondas están ahí arriba: construye pensando en la siguiente.
guide-imports = ¡Has cumplido tu primer contrato!
    .why = { $ranked ->
        [yes] No todas las importaciones valen lo mismo: cuanto menos se importa una mercancía entre todos, más puntos da.
       *[no] En esta partida, cada unidad de algodón, tabaco o caña de azúcar da { $value } puntos.
    }
    .tip = Cumplir más contratos da puntos extra al final. No tardes en obtener el siguiente.
guide-no-hurry = Ya podrías cumplir tu contrato. No hay prisa: sigue siendo tuyo, y ahora mismo otra cosa vale más.
guide-last = ¡La última ronda! Después se cuentan los puntos.
    .why = Una mercancía vale entonces uno o dos puntos; diez libras, uno. En un contrato valen mucho más.
    .tip = Convierte lo que tienes en contratos y une tus explotaciones.

# Antes de un error.
guide-warn-pass = Espera: aún tienes { $money }. Pasar ahora te cuesta unos { $points } puntos.
guide-warn-goods = Espera: es la última ronda y aún tienes mercancías. Si sobran, valen uno o dos puntos cada una. Pasar ahora te cuesta unos { $points } puntos.
guide-warn-obtain = Yo no elegiría este ahora: te cuesta unos { $points } puntos y no puedes devolverlo.
    .why = Aún te faltaría: { $lacks }.
guide-warn-fulfil = Puedes, pero es mejor esperar: te dará unos { $points } puntos.

# Qué pulsar después.
guide-now-action = Pulsa «{ $button }».
guide-now-unit = Ahora elige la unidad: { $unit }.
guide-now-space = Ahora, el espacio enmarcado. Los demás resaltados también valen.
guide-now-choose = Elige lo que está enmarcado.
guide-now-count = { $count ->
        [0] Ajusta el número a lo que te aconsejo.
       *[other] Ajusta el número a { $count }.
    }
guide-now-confirm = Todavía no ha pasado nada. { $deed ->
        [pay] Mira lo que cuesta y confirma.
       *[other] Mira lo que pasará y confirma.
    }
guide-now-end = ¿Te convence? Termina tu turno. Hasta entonces puedes anularlo con «Deshacer».

# Por qué aconseja algo la guía.
guide-because-contract = Ayuda con tu contrato ({ $subject }).
guide-because-fulfil = Vale { $points } PV.
guide-because-obtain = Vale { $points } PV. { $way ->
        [ready] Puedes cumplirlo enseguida.
        [buy] Lo que falta se compra por { $money }: { $lacks }.
       *[make] Aún te falta: { $lacks }.
    }
guide-because-pass = En esta ronda ya no queda nada útil que hacer.
guide-because-glory = Cuenta para una loseta de puntuación: { $subject }.
guide-because-link = Une tus explotaciones.
guide-because-port = { $subject } queda a tu alcance.
guide-because-neighbours = Allí puedes comprar barato a un vecino.
guide-because-income = { $unit ->
        [worker] Te dará dinero cada ronda.
        [sheep] Te dará lana cada ronda.
        [cow] Te dará leche cada ronda.
        [field] Te dará grano cada ronda.
        [dairy] Convertirá leche en queso cada ronda.
        [bakery] Convertirá grano en pan cada ronda.
        [distillery] Convertirá grano en whisky cada ronda.
       *[other] A partir de ahora rendirá cada ronda.
    }
guide-because-reach = Alcanzas terreno nuevo.
guide-because-market = El precio es bueno.
guide-because-merchants = Más comerciantes, más comercio.

# La última página.
guide-so-far = Lo que ya sabes
guide-closing = Lo que has aprendido
guide-adds = Lo nuevo en tu próxima partida
guide-adds-clans = Un clan a tu elección: cada uno puede hacer algo que los demás no pueden.
guide-adds-ranking = Importaciones de distinto valor: la más escasa da más puntos.
guide-adds-tiles = Losetas de puntuación: gloria en cada ronda.
guide-adds-harbours = Puertos: cada uno te ayuda una vez.
guide-adds-players = Más jugadores: un mapa mayor, más vecinos, precios más movidos.
guide-adds-solo = El juego en solitario: tú contra el mercado, hasta el rango «Genial».
guide-adds-daily = El reto del día: la misma partida en solitario para todos.
guide-adds-open-daily = Ir al reto
guide-adds-open-new = Partida nueva

### Las reglas, cláusula por cláusula, en nuestras propias palabras: las de docs/rules.md.
### Los números de cláusula entre paréntesis se dejan como están.

rules-SET = Preparación de la partida
rule-SET-1 = De 1 a 4 jugadores. Con 1–2 jugadores se usan el mapa pequeño y las caras 1–2 de los tableros de mercado y de exportación; con 3–4, las otras caras.
rule-SET-2 = Mapa: módulos A, B, C y D en el sentido de las agujas del reloj desde arriba a la izquierda, cada uno por una cara 1 o 2 al azar: 16 mapas.
rule-SET-3 = Puertos: cuatro losetas de puerto distintas al azar, una en cada esquina, en el espacio de puerto de esa esquina que corresponde al número de jugadores.
rule-SET-4 = Mercado: seis marcadores de precio en los precios iniciales.
rule-SET-5 = Losetas de puntuación: cinco distintas al azar, en orden aleatorio, una para cada ronda. La Gloria y los tres marcadores de importación empiezan en 0.
rule-SET-6 = Contratos: los 50, barajados, forman la pila; uno boca arriba en cada casilla en uso del tablero de exportación: 5 en solitario (de seis), 6 con dos, 7 con tres (de ocho), 8 con cuatro jugadores. La casilla sobrante queda vacía.
rule-SET-7 = Cada jugador: 4 ovejas, 4 vacas, 4 campos, 4 queserías, 4 panaderías, 4 destilerías, 4 leñadores, 4 mineros (los trabajadores de MacDonald son un solo grupo de 8), 7 comerciantes, de ellos 2 en la reserva y 5 en el tablero, transporte 0, ninguna tecnología, un espacio de exportación vacío y un marcador de puerto para cada puerto.
rule-SET-8 = Jugador inicial al azar; el orden de turno de la ronda 1 sigue los asientos a partir de él.
rule-SET-9 = Se sacan tantas losetas de clan como jugadores más una, y otras tantas losetas iniciales, emparejadas al azar. En orden de turno inverso cada jugador toma una pareja: sus mercancías y su dinero pasan a su reserva. La pareja sobrante sale del juego.
rule-SET-10 = Primeros trabajadores: en orden de turno cada jugador coloca uno y después, en orden inverso, un segundo; en cualquier espacio activo vacío de terreno adecuado; no tienen que estar cerca uno del otro. Se pagan el coste de la unidad y el del terreno. Es obligatorio; el trabajador que no cabe en ningún sitio se pierde. Aquí no hay bonificación por vecindario ni puertos.
rule-SET-11 = Siempre una sola unidad por espacio.
rule-SET-12 = Todo es público salvo el orden de la pila y los dados futuros. Los contratos devueltos a la pila los han visto todos: el historial los conserva, la mesa no muestra dónde están.
rule-SET-13 = El dinero y las mercancías no tienen límite; las unidades y los comerciantes, sí. No hay deudas de ningún tipo: una elección solo es válida si se puede pagar en ese momento.

rules-RND = Rondas y turnos
rule-RND-1 = Cinco rondas de cuatro fases: preparación (no en la ronda 1), acción, producción y puntuación. Después, la puntuación final.
rule-RND-2 = Preparación: todos los comerciantes del mercado vuelven a la reserva de sus dueños; las casillas vacías en uso (SET-6) se rellenan de la pila en un orden fijo hasta donde alcance; los contratos que aún están ahí se quedan.
rule-RND-3 = Fase de acción: en orden de turno, un turno tras otro hasta que todos hayan pasado. Un turno consta de acciones libres, exactamente una acción principal (Pasar incluida) y otra vez acciones libres. Toda acción principal salvo Pasar puede repetirse en turnos posteriores. Pasar siempre es válido.
rule-RND-4 = El turno termina automáticamente cuando ya no es posible ninguna acción libre; si no, cuando el jugador lo dice. Lo mismo después de pasar. Nadie actúa en el turno de otro.
rule-RND-5 = Una bonificación pendiente se toma o se rechaza antes que nada; nada se guarda para más tarde.
rule-RND-6 = Orden de turno de la ronda siguiente = orden en que se ha pasado.

rules-TRD = Comerciar (acción principal)
rule-TRD-1 = Elige una mercancía y compra o vende n ≥ 1 unidades con n comerciantes de tu reserva; van al lado de compra o de venta de esa mercancía y se quedan hasta la próxima preparación.
rule-TRD-2 = Cada unidad se paga o se cobra al precio visible antes de la operación; solo después el marcador se mueve n pasos (arriba al comprar, abajo al vender).
rule-TRD-3 = El marcador nunca sale de la pista: en un extremo se queda ahí; la operación sigue permitida.
rule-TRD-4 = Un jugador nunca tiene comerciantes en los dos lados de la misma mercancía. El otro lado solo se abre cuando no le queda ningún comerciante en el primero (BON-5 puede lograrlo).
rule-TRD-5 = Para vender hacen falta las mercancías en la reserva; para comprar, el dinero. Las mercancías vienen de la reserva general ilimitada y vuelven a ella. Solo se comercia con las seis mercancías.

rules-CON = Obtener un contrato de exportación (acción principal)
rule-CON-1 = Toma cualquier contrato boca arriba y ponlo en un espacio de exportación vacío. Ronda 1: recibes 5 £. Ronda 2: gratis. Rondas 3, 4, 5: pagas 5 £, 10 £, 15 £.
rule-CON-2 = Un espacio de exportación por jugador (Buchanan, dos). Un contrato no se puede descartar; se queda hasta que se cumple, o sin cumplir hasta el final, sin penalización.
rule-CON-3 = La casilla del tablero queda vacía hasta la próxima preparación.

rules-EXP = Expandir (acción principal, también por un espacio libre)
rule-EXP-1 = Coloca una unidad de tu tablero de jugador en un espacio activo vacío al alcance de una de tus unidades. Paga el coste de la unidad + el coste del terreno.
rule-EXP-2 = Terreno: oveja, vaca, campo y fábricas en pastizal; leñador en bosque; minero en montaña. Un espacio con varios terrenos admite cualquier unidad adecuada a uno de ellos.
rule-EXP-3 = Vecino: adyacente y sin río en el lado común. No hace falta transporte. Un lago y un espacio adyacente, de tierra o de lago, siempre son vecinos.
rule-EXP-4 = Transporte 1 (cruce de río): también los espacios adyacentes al otro lado de un río.
rule-EXP-5 = Transporte L = 2, 3, 4, 5 (de lago-1 a lago-4): también todo espacio T unido a tu unidad por lagos x1 … xk con 1 ≤ k ≤ L−1: x1 adyacente al espacio de la unidad, cada uno adyacente al siguiente, xk adyacente a T. No cuentan ni el espacio de la propia unidad ni T. Una loseta de puerto o un pescador en un lago no impide cruzarlo.
rule-EXP-6 = **Al alcance** = vecino, o cruzando un río (EXP-4), o a través de lagos (EXP-5): un solo salto, nunca combinado, nunca por tierra (tampoco por tierra con neblina). El mismo salto decide en expansiones, puertos y uniones de explotaciones.
rule-EXP-7 = Si no queda ninguna unidad de ese tipo en el tablero, no es posible. Los animales sacrificados vuelven al tablero y se pueden usar de nuevo.
rule-EXP-8 = Sin ninguna unidad en el mapa (posible tras P7 y sacrificios), un jugador puede expandirse a cualquier espacio activo vacío de terreno adecuado, también con un espacio libre; entonces no tiene ningún puerto al alcance (criterio de esta edición).

rules-NBH = Bonificación por vecindario (parte de Expandir)
rule-NBH-1 = Tras la colocación puedes comprar cada mercancía que produzca al menos una unidad de otro jugador vecina de la nueva (EXP-3): oveja, lana; vaca, leche; campo, grano; quesería, queso; panadería, pan; destilería, whisky. Los trabajadores no dan nada. Tus propias unidades tampoco.
rule-NBH-2 = Por esta bonificación, como mucho 3 de la misma mercancía en un turno (4 con dos jugadores), por muchos vecinos que la produzcan y por muchas veces que te expandas en ese turno.
rule-NBH-3 = Precio por unidad: 2 £ menos las básicas, 3 £ menos las procesadas, sobre el precio anterior a la compra, nunca por debajo de 0. Por lo demás, como una compra: comerciantes, TRD-3, TRD-4, el marcador sube n pasos.
rule-NBH-4 = Solo justo después de la colocación y antes de la bonificación por construcción; una compra por mercancía y colocación, las mercancías en cualquier orden; se puede rechazar.

rules-BLD = Bonificación por construcción (parte de Expandir)
rule-BLD-1 = Cuando con una colocación llegas a cuatro queserías, panaderías o destilerías en el mapa y tienes un espacio de exportación vacío, puedes robar tres contratos, quedarte con uno o ninguno y, si te quedas con uno, pagar o recibir como en CON-1 (solo si puedes pagar); los demás van bajo la pila, uno a uno, en el orden en que se robaron. Todos pueden verlos. Si la pila no alcanza, se roba lo que quede; no se vuelve a barajar.
rule-BLD-2 = Animales, campos y trabajadores nunca la dan. La recibes otra vez si más tarde se vuelve a colocar la cuarta fábrica.

rules-SHP = Mejoras (tres acciones principales)
rule-SHP-1 = 4 £: un nivel más de transporte, hasta 5.
rule-TEC-1 = 10 £: mejora la tecnología de los leñadores o de los mineros, una vez cada una; +2 £ por cada uno de esos trabajadores en cada producción.
rule-HIR-1 = 4 £: un comerciante pasa del tablero a la reserva y se puede usar desde ese momento; 7 en total.

rules-FUL = Cumplir un contrato de exportación (acción principal)
rule-FUL-1 = Paga las mercancías de un contrato de tu espacio de exportación; sacrifica una vaca por cada carne de vaca y una oveja por cada carne de cordero: tú eliges cuáles; vuelven a tu tablero y sus espacios quedan libres para todos. Los contratos nunca piden grano ni leche.
rule-FUL-2 = Solo se sacrifica para esto, y solo lo necesario.
rule-FUL-3 = El contrato queda después boca arriba junto al espacio de exportación: sus importaciones (también el lúpulo) y su carne cuentan en las puntuaciones. El espacio queda libre.
rule-FUL-4 = El algodón, el tabaco y la caña de azúcar mueven sus marcadores en la pista de importación según las cantidades; cada paso marcado que se alcanza o se supera da 1 £ al jugador.
rule-FUL-5 = Orden: pagar y sacrificar; el espacio de exportación queda libre; se anotan las importaciones, sus cobros de 1 £ y el dinero del contrato; luego el espacio libre y las bonificaciones de mejora (y la cerveza de MacEwen) en el orden que quiera el jugador, terminando cada cosa antes de la siguiente; cada una se puede rechazar; lo que se rechaza o no es posible se pierde.
rule-FUL-6 = Un espacio que deja un animal sacrificado puede usarse para el espacio libre del mismo contrato; para el alcance cuentan las unidades que quedan.

rules-FRE = Bonificaciones de exportación directa
rule-FRE-1 = Espacio libre: una acción Expandir inmediata sin coste del terreno; coste de la unidad, alcance, terreno y bonificaciones por vecindario y por construcción, como siempre.
rule-BON-1 = Una bonificación de mejora es una de BON-2..5. Si hay varias, pueden ser iguales o distintas.
rule-BON-2 = Una tecnología por 5 £.
rule-BON-3 = Un nivel más de transporte, gratis.
rule-BON-4 = Un comerciante del tablero, gratis.
rule-BON-5 = Uno de tus comerciantes del mercado vuelve a tu reserva.

rules-PAS = Pasar (acción principal)
rule-PAS-1 = Recibe la siguiente bonificación por pasar: 16 £, 14 £, 12 £, 10 £ del 1.º al 4.º en pasar; también en la última ronda. No tienes más turnos en esta ronda.

rules-PRT = Puertos (acciones libres en tu propio turno de la fase de acción, antes o después de la acción principal, también antes o después de pasar; nunca en mitad de una acción, salvo Rebaño indultado y Rumor de mercado: ver PRT-P1 y PRT-P6)
rule-PRT-1 = Con un puerto al alcance de una de tus unidades en ese momento puedes usar su bonificación, ya o en cualquier turno posterior; cada puerto, una vez por jugador y partida; se pueden usar varios en un turno; los demás jugadores no quedan bloqueados.
rule-PRT-P1 = Solo al pagar un contrato que aún exige un animal: exige uno menos; si exige carne de vaca y de cordero, el jugador elige cuál. T7 sigue contando la carne impresa.
rule-PRT-P2 = Descarta 1 mercancía básica y recibe 3 mercancías básicas a tu elección.
rule-PRT-P3 = Descarta 1 mercancía procesada y recibe 2 mercancías procesadas a tu elección.
rule-PRT-P4 = 3 de Gloria y una bonificación de mejora (se pierde si ninguna es posible).
rule-PRT-P5 = 10 £.
rule-PRT-P6 = Solo justo antes de Comerciar con una mercancía o de comprarla a los vecinos, lo que debe ser la decisión siguiente: mueve su precio tres pasos arriba o abajo, hasta el extremo de la pista como mucho y al menos un paso. No cuenta como comerciar.
rule-PRT-P7 = Cambia exactamente dos de tus unidades del mapa por dos de tu tablero, gratis, en los dos espacios que dejan. Ni las antiguas ni las nuevas pueden ser campos; ningún tipo nuevo es igual a uno de los antiguos (los dos nuevos pueden ser iguales); cada unidad nueva debe ser adecuada al terreno de su espacio; no se comprueba el alcance. Una bonificación por construcción por cada tipo que llegue a cuatro, una tras otra. Bonificación por vecindario: ninguna según los reglamentos; con la opción `errata_2025` (desactivada por defecto), compras para las dos unidades nuevas juntas, antes de la bonificación por construcción.
rule-PRT-P8 = 5 £ y, con un espacio de exportación vacío, una bonificación por construcción (BLD-1, pagando como siempre).
rule-PRT-P9 = (Mecenazgo) Paga 3 £ y usa el efecto de uno de los otros tres puertos en juego; no importan el alcance ni el uso anterior de ese puerto, pero sí sus demás condiciones y su momento; solo P9 recibe un marcador.

rules-PRD = Producción (jugador por jugador, en el orden de turno de esta ronda)
rule-PRD-1 = Trabajadores: leñador 4 £ (6 £ con mejora), minero 6 £ (8 £ con mejora), trabajadores de MacDonald 4 £.
rule-PRD-2 = Después, mercancías básicas: oveja 1 de lana, vaca 1 de leche, campo 2 de grano.
rule-PRD-3 = Después, tanto como quiera el jugador: cada quesería 1 de leche → 1 de queso, cada panadería 1 de grano → 1 de pan, cada destilería 1 de grano → 1 de whisky; sirve cualquier leche o grano de la reserva.

rules-SCO = Puntuación de la ronda (tras la producción de todos; no se gasta nada)
rule-SCO-T1 = 1 de Gloria por mercancía básica en la reserva.
rule-SCO-T2 = 3 por cada pareja completa de mercancías procesadas en la reserva (la bodega de MacKenzie cuenta).
rule-SCO-T3 = 1 por cada oveja, vaca y fábrica propia en el mapa, 2 por campo.
rule-SCO-T4 = 2 por cada trabajador propio en el mapa.
rule-SCO-T5 = 3 por cada pareja completa de unidades propias en espacios fronterizos.
rule-SCO-T6 = 1 por cada algodón, tabaco y caña de azúcar en los contratos cumplidos propios.
rule-SCO-T7 = 2 por cada carne en los contratos cumplidos propios.
rule-SCO-T8 = 1 por mejora: tecnologías + nivel de transporte + (5 − comerciantes que siguen en el tablero); cuenta aquello con lo que empieza un clan.
rule-SCO-T9 = (Mecenazgo) 2 por cada unidad propia en un espacio con coste del terreno de 5 £ o 6 £.
rule-SCO-2 = Espacio fronterizo: un espacio con al menos un lado que da fuera del mapa (tierra o lago con 3–4 jugadores, tierra con 1–2); con 1–2 jugadores también todo espacio activo, de tierra o de lago, junto a un espacio de neblina. Los espacios bloqueados o cubiertos (SOL-1, VAR-4) no crean fronteras nuevas.

rules-FIN = Puntuación final
rule-FIN-1 = Gloria: 1 PV cada una.
rule-FIN-2 = Mercancías en la reserva: 1 PV cada básica, 2 PV cada procesada.
rule-FIN-3 = 1 PV por cada 10 £ completas.
rule-FIN-4 = Lúpulo en contratos cumplidos: 1 PV cada uno.
rule-FIN-5 = Algodón, tabaco y caña de azúcar en contratos cumplidos: ordenados por los totales de todos los jugadores, de más a menos, valen 3, 4, 5 PV por unidad; en caso de empate la caña de azúcar cuenta como más importada que el tabaco, y el tabaco como más que el algodón.
rule-FIN-6 = Contratos cumplidos: con 3–4 jugadores 12 / 6 PV para el primero / segundo; con dos jugadores 8 PV para el primero. Los empatados se reparten los puestos que ocupan, redondeando hacia abajo. Quien no tiene ninguno no recibe nada aquí (criterio de esta edición).
rule-FIN-7 = Explotaciones: con 3–4 jugadores 18 / 12 / 6; con dos jugadores 12. Empates como en FIN-6. Sin unidades en el mapa: nada.
rule-FIN-8 = Una explotación es un conjunto de unidades propias unidas por vecindad al que no se puede añadir ninguna más. Dos explotaciones están unidas si una unidad de una está al alcance de su dueño (EXP-6) desde una unidad de la otra. Se cuentan las explotaciones del mayor grupo unido de este modo.
rule-FIN-9 = Se resta la oferta propia en la subasta (VAR-6). Gana quien tiene más PV; después, quien tiene más dinero sobrante tras FIN-3 (las £ por debajo de la última decena completa); después, victoria compartida.

rules-TWO = Dos jugadores
rule-TWO-1 = La tierra con neblina está fuera de juego: ni expansión ni paso. Todos los lagos están en juego. (También en solitario.)
rule-TWO-2 = Límite del vecindario: 4 (NBH-2).

rules-SOL = Juego en solitario
rule-SOL-1 = Mapa pequeño; todo espacio de tierra activo con coste de 1 £ queda bloqueado por una pieza neutral durante toda la partida. Las piezas neutrales no dan bonificaciones y no pertenecen a nadie.
rule-SOL-2 = No hay bonificación por vecindario. No hay pista de importación ni su cobro de 1 £; los valores de FIN-5 dependen de las importaciones del propio jugador.
rule-SOL-3 = La bonificación por pasar es siempre de 16 £.
rule-SOL-4 = Preparación de las rondas 2–5, cuando los comerciantes han vuelto: se tiran tres veces el dado de mercancías (6 mercancías) y el dado de precio (−3 −2 −1 +1 +2 +3); si la mercancía ya ha cambiado en esta fase, se repite solo el dado de mercancías. Precio por debajo de la franja media: sube ese número; por encima: baja ese número; dentro: lo que diga el dado; se juzga antes de mover; vale TRD-3.
rule-SOL-5 = Después se llenan las seis casillas del tablero y sale del juego el contrato de la casilla que indica la última tirada de precio (columna según el signo, fila según el número): quedan cinco. Una casilla vacía no retira nada.
rule-SOL-6 = En lugar de FIN-6 y FIN-7: contratos, 7+: 12 PV, 6: 8 PV, 5: 4 PV, menos: 0; explotaciones, 14+: 18, 11–13: 12, 8–10: 6, menos: 0.
rule-SOL-7 = Rango según los PV: hasta 115, 116–130, 131–145, 146–160, 161+ (novato, inexperto, satisfactorio, experto, genial).
rule-SOL-8 = Dos parejas de clan y loseta inicial para elegir (SET-9 con un jugador).

rules-VAR = Variantes (en cualquier combinación que no se excluya aquí)
rule-VAR-1 = Productos de importación estáticos: cada importación 4 PV; sin pista de importación ni su cobro de 1 £.
rule-VAR-2 = Sin losetas de puntuación (se mantienen los costes de los contratos por ronda y la Gloria de otro origen).
rule-VAR-3 = Sin losetas de puerto.
rule-VAR-4 = Mapa más ajustado (solo 2–3 jugadores): cuatro espacios de tierra activos se cubren antes de elegir clan y quedan fuera de juego (ni expansión ni paso, vecinos de nadie); los elige el anfitrión o, al azar, uno por módulo.
rule-VAR-5 = Sin clanes: solo losetas iniciales (tantas como jugadores más una), más 0 £, 2 £, 4 £, 6 £ según el orden de turno. No con VAR-6.
rule-VAR-6 = Subasta de clanes (2–4 jugadores), en lugar de SET-8 y SET-9: tantas parejas de clan y loseta inicial como jugadores. Un jugador al azar debe abrir con una oferta de 0–30 PV; hacia la izquierda cada uno debe pujar más (30 como mucho, que la cierra) o dejar esta subasta. Quien gana toma el primer lugar libre del orden de turno y cualquier pareja restante. La subasta siguiente la abre el primer jugador sin pareja a la izquierda del ganador. El último jugador recibe gratis la última pareja y el último lugar.
rule-VAR-7 = Losetas del mecenazgo (MacEwen, P9, T9) dentro o fuera de los sorteos; por defecto, dentro.
rule-VAR-8 = Ajuste «Primera partida»: VAR-1, VAR-2, VAR-3 y sin losetas del mecenazgo.

rules-CLN = Clanes
rule-CLN-B = Buchanan: dos espacios de exportación. Una acción de obtener puede tomar dos contratos, el segundo enseguida y sin un segundo pago (ni segundas 5 £). Una bonificación por construcción (también con P8) roba seis y permite quedarse con tantos como espacios de exportación vacíos, pagando una vez. Una acción de cumplir puede cumplir dos contratos, el primero del todo antes que el segundo, que puede ser uno recién adquirido. Lo que viene de orígenes o turnos distintos se paga (o se cobra) por separado.
rule-CLN-Ca = Campbell: con k fábricas de ese tipo en el mapa, la siguiente cuesta 3 £, 4 £, 4 £, 5 £ menos para k = 0, 1, 2, 3; solo sobre el coste de la unidad, nunca por debajo de 0.
rule-CLN-Cu = Cunningham: al final de la producción descarta cuanta leche quiera por 8 £ cada una; sin comerciantes y sin cambio de precio.
rule-CLN-F = Fergusson: el transporte empieza en 3 (lago-2) con 3–4 jugadores, en 2 (lago-1) con 1–2. Un tercer trabajador inicial después del segundo de todos; los tres en espacios fronterizos, los tres pagados.
rule-CLN-MD1 = MacDonald: los 8 trabajadores son un solo grupo y un solo tipo, a 6 £ y con 4 £ de ingresos; cada uno puede estar en bosque, en montaña o, como pescador, en un espacio vacío de lago o de puerto (en todos, también en el mapa pequeño; sin coste del terreno), también como trabajador inicial y con un espacio libre. Dos pescadores nunca están adyacentes. Ninguna mejora de tecnología. Con 1–2 jugadores el transporte empieza en 1.
rule-CLN-MD2 = Remar: una vez por turno, antes de la acción principal (también antes de pasar, en cualquier orden con los puertos), un pescador puede moverse a un espacio adyacente vacío de lago o de puerto que no sea adyacente a otro pescador; no da bonificación por vecindario, pero puede poner un puerto al alcance. Un pescador en un puerto lo tiene al alcance y no bloquea a nadie. Los pescadores no se pueden cambiar con P7.
rule-CLN-ME = MacEwen (mecenazgo): cuando un contrato cumplido da lúpulo, puede descartar una vez hasta 3 de grano de su reserva por 9 £ cada uno, como máximo uno por cada lúpulo del contrato, antes o después de las demás bonificaciones del contrato.
rule-CLN-MK1 = MacKenzie: 3 £ por cada whisky hecho en la producción.
rule-CLN-MK2 = Bodega de tres espacios que valen 0 £, 7 £, 15 £. Al comienzo de la producción el barril del último espacio va a la reserva (+15 £) y los demás avanzan uno a la derecha; en cualquier decisión propia, también dentro de una acción, y en la producción, un barril puede ir a la reserva por el dinero de su espacio; al final de la producción un whisky producido en ella puede entrar en el primer espacio. Antes de la puntuación final todos los barriles van a la reserva por el dinero de sus espacios.
rule-CLN-R = Robertson: colocar en un delta de río cuesta en total 3 £ menos (2 £ con 1–2 jugadores), no por debajo de 0, también los trabajadores iniciales; con un espacio libre se resta del coste de la unidad; no con P7. Delta: los dos espacios de tierra a ambos lados del último tramo de un río antes de un lago.
rule-CLN-S = Stewart: tres comerciantes más en la reserva (5 de 7), el transporte empieza en 1. 1 £ antes de pagar en cada acción Comerciar y en cada compra a los vecinos (por mercancía).

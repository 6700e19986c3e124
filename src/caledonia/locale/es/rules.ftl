### Las reglas, cláusula por cláusula, en nuestras propias palabras: las de docs/rules.md.
### Los números de cláusula entre paréntesis se dejan como están.

rules-SET = Preparación de la partida
rule-SET-1 = De 1 a 4 jugadores. Con 1–2 jugadores se usan el mapa pequeño y las caras 1–2 de los tableros de mercado y de exportación; con 3–4, las otras caras.
rule-SET-2 = Mapa: módulos A, B, C y D en el sentido de las agujas del reloj desde arriba a la izquierda, cada uno por la cara 1 o 2 al azar: 16 mapas.
rule-SET-3 = Puertos: cuatro losetas de puerto distintas al azar, una en cada esquina, en el espacio de puerto de esa esquina que corresponde al número de jugadores.
rule-SET-4 = Mercado: seis marcadores de precio en los precios iniciales.
rule-SET-5 = Losetas de puntuación: cinco distintas al azar, en orden aleatorio, una para cada ronda. La gloria y los tres marcadores de importación empiezan en 0.
rule-SET-6 = Contratos: se barajan los 50 y forman la pila. En cada casilla en uso del tablero de exportación hay uno boca arriba: 5 en solitario (de seis casillas), 6 con dos jugadores, 7 con tres (de ocho) y 8 con cuatro. La casilla sobrante queda vacía.
rule-SET-7 = Cada jugador tiene 4 ovejas, 4 vacas, 4 campos, 4 queserías, 4 panaderías, 4 destilerías, 4 leñadores, 4 mineros (los trabajadores de MacDonald son un solo grupo de 8), 7 comerciantes (2 en la reserva y 5 en el tablero de jugador), transporte 0, ninguna tecnología, un espacio de exportación vacío y un marcador de puerto para cada puerto.
rule-SET-8 = El jugador inicial se elige al azar; en la ronda 1, el orden de turno sigue el orden de los sitios a partir de él.
rule-SET-9 = Se sacan tantas losetas de clan como jugadores más una, y otras tantas losetas iniciales, emparejadas al azar. En orden de turno inverso, cada jugador elige una pareja y añade sus mercancías y su dinero a su reserva. La pareja sobrante sale del juego.
rule-SET-10 = Primeros trabajadores: en orden de turno, cada jugador coloca uno y después, en orden inverso, un segundo, en cualquier espacio activo vacío de terreno adecuado; no tienen que estar cerca uno del otro. Se pagan el coste de la unidad y el del terreno. Es obligatorio; el trabajador que no cabe en ningún sitio se pierde. Todavía no hay bonificación por vecindario y no se pueden usar los puertos.
rule-SET-11 = En un espacio nunca hay más de una unidad.
rule-SET-12 = Todo es público salvo el orden de la pila y las futuras tiradas de dados. Los contratos que vuelven a la pila los han visto todos: el historial los enumera, pero nada muestra en qué lugar de la pila están.
rule-SET-13 = El dinero y las mercancías son ilimitados; las unidades y los comerciantes, no. Nunca puedes endeudarte: una elección solo es válida si puedes pagarla en ese momento.

rules-RND = Rondas y turnos
rule-RND-1 = Hay cinco rondas de cuatro fases: preparación (no en la ronda 1), acción, producción y puntuación. Después viene la puntuación final.
rule-RND-2 = Preparación: todos los comerciantes del mercado vuelven a la reserva de su jugador. Las casillas vacías en uso (SET-6) se rellenan de la pila en un orden fijo, hasta donde alcance; los contratos que siguen en el tablero se quedan.
rule-RND-3 = Fase de acción: se juega por turnos, en orden de turno, hasta que todos hayan pasado. Un turno consta de acciones libres, exactamente una acción principal (Pasar lo es) y otra vez acciones libres. Puedes repetir en turnos posteriores cualquier acción principal salvo Pasar. Pasar siempre es válido.
rule-RND-4 = Tu turno termina automáticamente cuando ya no es posible ninguna acción libre; si no, cuando tú lo terminas. Lo mismo vale después de pasar. Nadie actúa en el turno de otro.
rule-RND-5 = Antes de hacer nada más, usa la bonificación pendiente o renuncia a ella; no se puede guardar para más tarde.
rule-RND-6 = El orden en que se pasa es el orden de turno de la ronda siguiente.

rules-TRD = Comerciar (acción principal)
rule-TRD-1 = Elige una mercancía y compra o vende n ≥ 1 unidades con n comerciantes de tu reserva. Van al lado de compra o de venta de esa mercancía y se quedan ahí hasta la próxima preparación.
rule-TRD-2 = Cada unidad se paga o se cobra al precio visible antes de la operación; solo después el marcador se mueve n pasos (hacia arriba al comprar, hacia abajo al vender).
rule-TRD-3 = El marcador nunca sale de la pista: se detiene en los extremos, y la operación sigue estando permitida.
rule-TRD-4 = Nunca tienes comerciantes en los dos lados de la misma mercancía. Solo puedes usar el otro lado cuando no te queda ningún comerciante en el primero (BON-5 puede lograrlo).
rule-TRD-5 = Para vender necesitas las mercancías en tu reserva; para comprar, el dinero. Las mercancías salen de la reserva general, que es ilimitada, y vuelven a ella. Solo se comercia con las seis mercancías.

rules-CON = Obtener un contrato de exportación (acción principal)
rule-CON-1 = Toma cualquier contrato boca arriba y ponlo en un espacio de exportación vacío. Ronda 1: recibes 5 £. Ronda 2: gratis. Rondas 3, 4 y 5: pagas 5 £, 10 £ y 15 £.
rule-CON-2 = Tienes un espacio de exportación (Buchanan tiene dos). No puedes descartar un contrato: se queda ahí hasta que lo cumples. Si al final sigue sin cumplir, no hay penalización.
rule-CON-3 = La casilla del tablero queda vacía hasta la próxima preparación.

rules-EXP = Expandir (acción principal, también por un espacio libre)
rule-EXP-1 = Coloca una unidad de tu tablero de jugador en un espacio activo vacío al alcance de una de tus unidades. Paga el coste de la unidad + el coste del terreno.
rule-EXP-2 = Terreno: las ovejas, las vacas, los campos y las fábricas van en pastizales; los leñadores, en bosques; los mineros, en montañas. Un espacio con varios terrenos admite cualquier unidad adecuada a uno de ellos.
rule-EXP-3 = Vecino: adyacente y sin río en el lado común. No hace falta transporte. Un lago y un espacio adyacente, de tierra o de lago, siempre son vecinos.
rule-EXP-4 = Transporte 1 (cruce de río): también los espacios adyacentes al otro lado de un río.
rule-EXP-5 = Transporte L = 2, 3, 4, 5 (de lago-1 a lago-4): también todo espacio T unido a tu unidad por lagos x1 … xk con 1 ≤ k ≤ L−1: x1 es adyacente al espacio de la unidad, cada lago es adyacente al siguiente y xk es adyacente a T. No cuentan ni el espacio de la propia unidad ni T. Una loseta de puerto o un pescador en un lago no impide cruzarlo.
rule-EXP-6 = **Al alcance** = vecino, o al otro lado de un río (EXP-4), o a través de lagos (EXP-5): un solo salto, nunca combinado, nunca por tierra (tampoco por la neblina). El mismo salto vale para expandirse, para los puertos y para unir explotaciones.
rule-EXP-7 = No puedes colocar una unidad de un tipo que se ha agotado en tu tablero de jugador. Los animales sacrificados vuelven al tablero y se pueden usar de nuevo.
rule-EXP-8 = Si no tienes ninguna unidad en el mapa (posible tras PRT-P7 y sacrificios), puedes expandirte a cualquier espacio activo vacío de terreno adecuado, también con un espacio libre; entonces no tienes ningún puerto al alcance (criterio de esta edición).

rules-NBH = Bonificación por vecindario (parte de Expandir)
rule-NBH-1 = Tras colocar una unidad puedes comprar cada mercancía que produzca al menos una unidad de otro jugador vecina de la nueva (EXP-3): lana de las ovejas, leche de las vacas, grano de los campos, queso de las queserías, pan de las panaderías, whisky de las destilerías. Los trabajadores y tus propias unidades no te venden nada.
rule-NBH-2 = Con esta bonificación puedes comprar como mucho 3 unidades de la misma mercancía en un turno (4 con dos jugadores), por muchos vecinos que la produzcan y por muchas veces que te expandas en ese turno.
rule-NBH-3 = Cada unidad cuesta 2 £ (básicas) o 3 £ (procesadas) menos que el precio anterior a la compra, pero nunca menos de 0 £. Por lo demás es como cualquier compra: comerciantes, TRD-3, TRD-4 y el marcador sube n pasos.
rule-NBH-4 = Solo puedes comprar justo después de colocar la unidad: una compra por mercancía y colocación, con las mercancías en cualquier orden. Puedes renunciar a ella. Si la misma colocación da también una bonificación por construcción, eliges cuál de las dos va primero.

rules-BLD = Bonificación por construcción (parte de Expandir)
rule-BLD-1 = Si al colocar una unidad llegas a cuatro queserías, panaderías o destilerías en el mapa y tienes un espacio de exportación vacío, puedes robar tres contratos y quedarte con uno o con ninguno. Robar es una decisión aparte: si no robas, no se revela nada. Si te quedas con uno, pagas o recibes como en CON-1 (solo si puedes pagar). Los demás van al fondo de la pila, uno a uno, en el orden en que se robaron. Todos ven los contratos robados. Si la pila no alcanza, se roba lo que quede; no se vuelve a barajar.
rule-BLD-2 = Los animales, los campos y los trabajadores nunca la dan. Si más tarde vuelves a colocar la cuarta fábrica, la recibes otra vez.

rules-SHP = Mejoras (tres acciones principales)
rule-SHP-1 = Paga 4 £: tu transporte sube un nivel, hasta 5 como máximo.
rule-TEC-1 = Paga 10 £: mejora la tecnología de tus leñadores o de tus mineros, una vez cada una; cada uno de esos trabajadores gana 2 £ más en cada producción.
rule-HIR-1 = Paga 4 £: un comerciante pasa de tu tablero de jugador a tu reserva y puedes usarlo desde ese momento; 7 en total.

rules-FUL = Cumplir un contrato de exportación (acción principal)
rule-FUL-1 = Entrega las mercancías de un contrato de tu espacio de exportación. Sacrifica una vaca por cada unidad de carne de vaca y una oveja por cada unidad de carne de cordero. Tú eliges cuáles; vuelven a tu tablero y sus espacios quedan libres para todos. Los contratos nunca piden grano ni leche.
rule-FUL-2 = Solo puedes sacrificar para esto, y solo los animales necesarios.
rule-FUL-3 = El contrato queda después boca arriba junto a tu espacio de exportación: sus importaciones (también el lúpulo) y su carne cuentan en las puntuaciones. El espacio vuelve a estar vacío.
rule-FUL-4 = El algodón, el tabaco y la caña de azúcar mueven sus marcadores en la pista de importación según las cantidades; recibes 1 £ por cada paso marcado que un marcador alcanza o supera.
rule-FUL-5 = Orden: entregas y sacrificas; el espacio de exportación queda vacío; recibes las importaciones, sus cobros de 1 £ y el dinero del contrato; después usas el espacio libre y las bonificaciones de mejora (y la cerveza de MacEwen) en el orden que quieras, terminando cada cosa antes de la siguiente. Puedes renunciar a cualquiera; lo que rechazas o no puedes usar se pierde.
rule-FUL-6 = Puedes usar el espacio libre del contrato en un espacio que acaba de dejar un animal sacrificado para él; el alcance cuenta desde las unidades que te quedan.

rules-FRE = Bonificaciones de exportación directa
rule-FRE-1 = Espacio libre: te expandes al momento sin pagar el coste del terreno; el coste de la unidad, el alcance, el terreno y las bonificaciones por vecindario y por construcción valen como siempre.
rule-BON-1 = Una bonificación de mejora es una de BON-2 a BON-5. Si tienes varias, pueden ser iguales o distintas.
rule-BON-2 = Una tecnología por 5 £.
rule-BON-3 = Un nivel más de transporte, gratis.
rule-BON-4 = Un comerciante de tu tablero de jugador, gratis.
rule-BON-5 = Uno de tus comerciantes del mercado vuelve a tu reserva.

rules-PAS = Pasar (acción principal)
rule-PAS-1 = Recibe la siguiente bonificación por pasar: 16 £, 14 £, 12 £ o 10 £ del 1.º al 4.º en pasar, también en la última ronda. No tienes más turnos en esta ronda.

rules-PRT = Puertos (acciones libres en tu turno de la fase de acción, antes o después de la acción principal, aunque sea Pasar; nunca en mitad de una acción, salvo Rebaño indultado y Rumor de mercado: ver PRT-P1 y PRT-P6)
rule-PRT-1 = Mientras un puerto esté al alcance de una de tus unidades puedes usar su bonificación, ya o en cualquier turno posterior. Cada jugador puede usar cada puerto una vez por partida; puedes usar varios en un turno, y los demás también podrán usarlos.
rule-PRT-P1 = Solo al cumplir un contrato que aún pide un animal: pide uno menos. Si pide carne de vaca y de cordero, eliges cuál. SCO-T7 sigue contando la carne impresa.
rule-PRT-P2 = Entrega 1 mercancía básica y recibe 3 mercancías básicas a tu elección.
rule-PRT-P3 = Entrega 1 mercancía procesada y recibe 2 mercancías procesadas a tu elección.
rule-PRT-P4 = 3 de gloria y una bonificación de mejora (la mejora se pierde si ninguna es posible).
rule-PRT-P5 = 10 £.
rule-PRT-P6 = Solo antes de comerciar con una mercancía o de comprarla a los vecinos, que debe venir a continuación: entre medias solo puedes mover otra vez el mismo precio (PRT-P6 de nuevo por medio de PRT-P9). Mueve su precio tres pasos hacia arriba o hacia abajo, hasta el extremo de la pista como mucho, pero al menos un paso. Esto no cuenta como comerciar.
rule-PRT-P7 = Cambia exactamente dos de tus unidades del mapa por dos de tu tablero, gratis, en los dos espacios que dejan. Ni las antiguas ni las nuevas pueden ser campos. Ningún tipo nuevo puede ser igual a uno de los antiguos (las dos unidades nuevas sí pueden ser iguales). Cada unidad nueva debe ser adecuada al terreno de su espacio; el alcance no importa. Recibes una bonificación por construcción por cada tipo que llega a cuatro, una tras otra. Según los reglamentos no hay bonificación por vecindario; con la opción Fe de erratas 2025 (desactivada por defecto) puedes comprar a los vecinos de las dos unidades nuevas a la vez, antes de la bonificación por construcción.
rule-PRT-P8 = 5 £ y, si tienes un espacio de exportación vacío, una bonificación por construcción (BLD-1: también aquí decides si robas; pagando como siempre).
rule-PRT-P9 = (Mecenazgo) Paga 3 £ y usa el efecto de uno de los otros tres puertos en juego. No importa si ese puerto está a tu alcance ni si ya lo has usado, pero sí sus demás condiciones y su momento. Solo PRT-P9 recibe un marcador.

rules-PRD = Producción (jugador por jugador, en el orden de turno de esta ronda)
rule-PRD-1 = Los trabajadores ganan dinero: leñador 4 £ (mejorado 6 £), minero 6 £ (mejorado 8 £), trabajadores de MacDonald 4 £.
rule-PRD-2 = Después llegan las mercancías básicas: 1 de lana por oveja, 1 de leche por vaca, 2 de grano por campo.
rule-PRD-3 = Después, tanto como quieras: cada quesería convierte 1 de leche en 1 de queso; cada panadería, 1 de grano en 1 de pan; cada destilería, 1 de grano en 1 de whisky. Sirve todo lo que haya en tu reserva.

rules-SCO = Puntuación de la ronda (tras la producción de todos; no se gasta nada)
rule-SCO-T1 = 1 de gloria por mercancía básica en la reserva.
rule-SCO-T2 = 3 por cada pareja completa de mercancías procesadas en la reserva (la bodega de MacKenzie cuenta).
rule-SCO-T3 = 1 por cada oveja, vaca y fábrica tuya en el mapa, 2 por campo.
rule-SCO-T4 = 2 por cada trabajador tuyo en el mapa.
rule-SCO-T5 = 3 por cada pareja completa de tus unidades en espacios fronterizos.
rule-SCO-T6 = 1 por cada unidad de algodón, tabaco y caña de azúcar en tus contratos cumplidos.
rule-SCO-T7 = 2 por cada unidad de carne en tus contratos cumplidos.
rule-SCO-T8 = 1 por mejora: tecnologías + nivel de transporte + (5 − comerciantes que siguen en el tablero de jugador); cuenta aquello con lo que empieza tu clan.
rule-SCO-T9 = (Mecenazgo) 2 por cada unidad tuya en un espacio con coste del terreno de 5 £ o 6 £.
rule-SCO-2 = Espacio fronterizo: con 3–4 jugadores, un espacio con al menos un lado que da fuera del mapa, de tierra o de lago; con 1–2 jugadores, exactamente los espacios activos, de tierra o de lago, junto a un espacio de neblina (un espacio del borde sin neblina al lado no lo es). Los espacios bloqueados o cubiertos (SOL-1, VAR-4) no crean fronteras nuevas.

rules-FIN = Puntuación final
rule-FIN-1 = Gloria: 1 PV por cada punto de gloria.
rule-FIN-2 = Mercancías en la reserva: 1 PV por cada básica, 2 PV por cada procesada.
rule-FIN-3 = 1 PV por cada 10 £ completas.
rule-FIN-4 = Lúpulo en contratos cumplidos: 1 PV por unidad.
rule-FIN-5 = Algodón, tabaco y caña de azúcar en contratos cumplidos: ordenados por los totales de todos los jugadores, de más a menos, valen 3, 4 y 5 PV por unidad. En caso de empate, la caña de azúcar cuenta como más importada que el tabaco, y el tabaco como más importado que el algodón.
rule-FIN-6 = Contratos cumplidos: con 3–4 jugadores, 12 / 6 PV para el primer / segundo puesto; con dos jugadores, 8 PV para el primero. Los empatados se reparten los puntos de los puestos que ocupan, redondeando hacia abajo. Quien no ha cumplido ninguno no recibe nada aquí (criterio de esta edición).
rule-FIN-7 = Explotaciones: con 3–4 jugadores, 18 / 12 / 6 PV; con dos jugadores, 12. Empates como en FIN-6. Quien no tiene unidades en el mapa no recibe nada.
rule-FIN-8 = Una explotación es un grupo de unidades tuyas en espacios vecinos, lo más grande posible. Dos explotaciones están unidas si una unidad de una está a tu alcance (EXP-6) desde una unidad de la otra. Se cuentan las explotaciones del mayor grupo unido de este modo.
rule-FIN-9 = Resta tu oferta en la subasta (VAR-6). Gana quien tiene más PV; en caso de empate, quien tiene más dinero sobrante tras FIN-3 (las libras por debajo de la última decena completa); si persiste, se comparte la victoria.

rules-TWO = Dos jugadores
rule-TWO-1 = La tierra con neblina está fuera de juego: no puedes expandirte a ella ni cruzarla. Todos los lagos están en juego. (También en solitario.)
rule-TWO-2 = La bonificación por vecindario tiene un límite de 4 unidades de la misma mercancía (NBH-2).

rules-SOL = Juego en solitario
rule-SOL-1 = Se usa el mapa pequeño; piezas neutrales bloquean durante toda la partida todos los espacios de tierra activos que cuestan 1 £. Las piezas neutrales no dan bonificaciones y no pertenecen a nadie.
rule-SOL-2 = No hay bonificación por vecindario, ni pista de importación, ni cobros de 1 £ por importar; los valores de FIN-5 dependen de tus propias importaciones.
rule-SOL-3 = La bonificación por pasar es siempre de 16 £.
rule-SOL-4 = Preparación de las rondas 2–5, cuando los comerciantes han vuelto: se tiran tres veces el dado de mercancías (6 mercancías) y el dado de precio (−3 −2 −1 +1 +2 +3); si la mercancía ya ha cambiado en esta fase, se repite solo el dado de mercancías. Si el precio está por debajo de la franja media, sube ese número; si está por encima, baja ese número; si está dentro, se mueve según el dado. Cuenta el precio antes de moverlo; vale TRD-3.
rule-SOL-5 = Después se llenan las seis casillas del tablero y sale del juego el contrato de la casilla que indica la última tirada de precio (columna según el signo, fila según el número): quedan cinco. Si esa casilla está vacía, no sale ninguno.
rule-SOL-6 = En lugar de FIN-6 y FIN-7: contratos, 7+: 12 PV, 6: 8 PV, 5: 4 PV, menos: 0; explotaciones, 14+: 18 PV, 11–13: 12 PV, 8–10: 6 PV, menos: 0.
rule-SOL-7 = Tu rango depende de tus PV: hasta 115 novato, 116–130 inexperto, 131–145 satisfactorio, 146–160 experto, 161+ genial.
rule-SOL-8 = Eliges entre dos parejas de clan y loseta inicial (SET-9 con un jugador).

rules-VAR = Variantes (en cualquier combinación que no se excluya aquí)
rule-VAR-1 = Productos de importación estáticos: cada importación vale 4 PV; no hay pista de importación ni cobros de 1 £ por importar.
rule-VAR-2 = Sin losetas de puntuación (se mantienen los costes de los contratos por ronda y la gloria de otro origen).
rule-VAR-3 = Sin losetas de puerto.
rule-VAR-4 = Mapa más ajustado (solo 2–3 jugadores): cuatro espacios de tierra activos se cubren antes de elegir clan y quedan fuera de juego (no puedes expandirte a ellos ni cruzarlos, y no son vecinos de nadie). Los elige el anfitrión o salen al azar, uno por módulo.
rule-VAR-5 = Sin clanes: solo losetas iniciales (tantas como jugadores más una), más 0 £, 2 £, 4 £, 6 £ según el orden de turno. No con VAR-6.
rule-VAR-6 = Subasta de clanes (2–4 jugadores), en lugar de SET-8 y SET-9: hay tantas parejas de clan y loseta inicial como jugadores. Un jugador al azar debe abrir con una oferta de 0–30 PV; hacia la izquierda, cada uno debe pujar más (30 como mucho, lo que cierra la subasta) o dejar esta subasta. Quien gana toma el primer lugar libre del orden de turno y cualquiera de las parejas restantes. La subasta siguiente la abre el primer jugador sin pareja a la izquierda del ganador. El último jugador recibe gratis la última pareja y el último lugar.
rule-VAR-7 = Las losetas del mecenazgo (MacEwen, PRT-P9, SCO-T9) entran en los sorteos o no; por defecto, sí.
rule-VAR-8 = Plantilla «Primera partida»: VAR-1, VAR-2, VAR-3 y sin losetas del mecenazgo.

rules-CLN = Clanes
rule-CLN-B = Buchanan: dos espacios de exportación. Con una acción de obtener puedes tomar dos contratos, el segundo enseguida y sin volver a pagar (ni a cobrar las 5 £). Con una bonificación por construcción (también con PRT-P8) robas seis y te quedas con tantos como espacios de exportación vacíos tengas, o con menos, pagando una vez. Con una acción de cumplir puedes cumplir dos contratos; termina del todo el primero antes que el segundo, que puede ser uno con el que te acabas de quedar. Todos los contratos que obtienes en un turno se pagan una sola vez (en la ronda 1: recibes 5 £ una sola vez), vengan de donde vengan; en otros turnos vuelves a pagar (o a recibir).
rule-CLN-Ca = Campbell: con k fábricas de un tipo en el mapa, la siguiente cuesta 3 £, 4 £, 4 £, 5 £ menos para k = 0, 1, 2, 3; solo baja el coste de la unidad, nunca por debajo de 0 £.
rule-CLN-Cu = Cunningham: al final de la producción puedes descartar cuanta leche quieras a 8 £ la unidad, sin comerciantes y sin cambio de precio.
rule-CLN-F = Fergusson: el transporte empieza en 3 (lago-2) con 3–4 jugadores y en 2 (lago-1) con 1–2. Colocas un tercer trabajador inicial cuando todos han colocado el segundo; los tres van en espacios fronterizos, y los pagas todos.
rule-CLN-MD1 = MacDonald: los 8 trabajadores son un solo grupo y un solo tipo; cuestan 6 £ y ganan 4 £. Cada uno puede estar en un bosque, en una montaña o, como pescador, en un espacio vacío de lago o de puerto (en todos, también en el mapa pequeño; sin coste del terreno), también como trabajador inicial o con un espacio libre. Dos pescadores nunca están adyacentes. No puedes mejorar ninguna tecnología. Con 1–2 jugadores, el transporte empieza en 1.
rule-CLN-MD2 = Remar: una vez por turno, antes de la acción principal (también antes de pasar, en cualquier orden con los puertos), un pescador puede moverse a un espacio adyacente vacío de lago o de puerto que no sea adyacente a otro pescador. Esto no da bonificación por vecindario, pero puede poner un puerto al alcance. Un pescador en un puerto lo tiene al alcance y no bloquea a nadie. Los pescadores no se pueden cambiar con PRT-P7.
rule-CLN-ME = MacEwen (mecenazgo): cuando un contrato que cumples da lúpulo, puedes descartar una vez hasta 3 de grano de tu reserva a 9 £ la unidad, como mucho 1 por cada unidad de lúpulo del contrato, antes o después de sus demás bonificaciones.
rule-CLN-MK1 = MacKenzie: 3 £ por cada whisky hecho en la producción.
rule-CLN-MK2 = La bodega tiene tres espacios que valen 0 £, 7 £ y 15 £. Al comienzo de la producción, el barril del último espacio va a la reserva (+15 £) y los demás avanzan uno a la derecha. Siempre que tengas una decisión, también en mitad de una acción, y en la producción, puedes llevar un barril a la reserva por el dinero de su espacio. Al final de la producción, un whisky hecho en ella puede entrar en el primer espacio. Antes de la puntuación final, todos los barriles van a la reserva por el dinero de sus espacios.
rule-CLN-R = Robertson: colocar en un delta de río cuesta en total 3 £ menos (2 £ con 1–2 jugadores), nunca por debajo de 0 £, también al colocar los trabajadores iniciales. Con un espacio libre baja el coste de la unidad; con PRT-P7 no vale. Delta: los dos espacios de tierra a ambos lados del último tramo de un río antes de un lago.
rule-CLN-S = Stewart: tres comerciantes más en la reserva (5 de 7), y el transporte empieza en 1. Recibes 1 £ antes de pagar en cada acción Comerciar y en cada compra a los vecinos (por mercancía).

### Órdenes permanentes: lo que hace el servidor por quien no está cuando le toca el turno.

orders-about = El servidor juega esto por ti cuando te toque. Nadie lo ve antes. Si entonces no es posible, decides tú.
orders-stored = Guardado.

## El próximo turno

orders-turn = Mi próximo turno
# Encima de una lista de planes.
orders-first = Se juega el primer plan que sea posible; los demás se descartan.
# Está en el lugar del formulario para un plan nuevo.
orders-now = Ahora es tu turno: planifica el siguiente cuando lo hayas terminado.
# Encima de las clases de acciones, de las que se pulsa una.
orders-what = ¿Qué quieres hacer?
# Lo mismo cuando ya hay planes.
orders-another = ¿Y si eso no es posible?
# Una clase de acción que no se puede planificar tal como están las cosas.
orders-not-now = Ahora mismo no es posible
# En una lista en la que aún no se ha elegido nada.
orders-choose = Elige…
orders-unit = Unidad
orders-space = Espacio
# Encima de una lista de lo que puede seguir a la acción elegida, por ejemplo un animal que sacrificar.
orders-next = Y después
# En esa lista: renuncia a una bonificación para que pueda seguir otra cosa.
orders-forgo = Renunciar a esto, y después…
# A la acción elegida tiene que seguirle algo.
orders-unfinished = Elige cómo sigue: el plan aún no es un turno completo.
# Un botón para acciones que no son ninguna de las ocho principales; pueden ir antes de una.
orders-other = Puertos y clan
# Está en el lugar del formulario para un plan nuevo.
orders-setup = La preparación no ha terminado. A partir de la primera ronda podrás planificar aquí tus turnos.
orders-none = Ahora no puedes planificar ningún turno.
orders-full = Puedes guardar { $count } planes como mucho. Quita uno para añadir otro.
# El plan tal como se guardaría; palabras como «Comprar 2 de lana, solo si la unidad de lana cuesta como máximo 5 £».
orders-sum = Cuando te toque: { $plan }.
orders-sum-costs = Tal como está ahora, cuesta { $money }.
orders-sum-brings = Tal como está ahora, recibes { $money }.
orders-add = Añadir este plan
orders-raise = Subir este plan
orders-remove = Quitar este plan
# Dos acciones de un turno, una tras otra. Ambas son palabras como «Comprar 2 de lana».
orders-then = { $first }; después: { $then }
# Lo que una acción costaría o daría tal como están las cosas.
orders-costs = { $action } (cuesta { $money })
orders-brings = { $action } (recibes { $money })

## De qué depende un plan

# Encima de una lista de precios; el plan compra o vende la mercancía.
orders-price = Precio por unidad de { $good } cuando te toque
orders-always = A cualquier precio
orders-most = Solo a { $money } o menos
orders-least = Solo a { $money } o más
# Uno de estos que es el precio del momento.
orders-price-now = { $price } (precio actual)
# Van detrás de un plan.
orders-if-most = solo si la unidad de { $good } cuesta como máximo { $money }
orders-if-least = solo si la unidad de { $good } cuesta como mínimo { $money }
orders-if-free = solo si { $space } está libre
orders-if-contract = solo si el contrato { $contract } está en el tablero de exportación

## Producción y pasar

orders-production = En la próxima producción
orders-production-ask = Pregúntame
orders-pass = Pasar por mí
    .about = Cuando lo único que pueda hacer sea pasar.

### Órdenes permanentes: lo que hace el servidor por quien no está cuando le toca el turno.

orders-about = El servidor lo hace por ti cuando te toque. Nadie lo ve antes. Si entonces no es posible, decides tú como siempre.
orders-stored = Guardado.

## El próximo turno

orders-turn = Mi próximo turno
# Encima de una lista de planes.
orders-first = Se hace el primero de estos que sea posible; después se olvidan todos.
# Está en el lugar del formulario para un plan nuevo.
orders-now = Ahora es tu turno: planifica el siguiente cuando lo hayas terminado.
# Aún no se ha elegido nada.
orders-choose = Elige una acción…
# A la acción elegida tiene que seguirle algo, por ejemplo un animal que sacrificar.
orders-next = Y después…
# El plan está completo; se puede hacer más.
orders-enough = Nada más
# Título sobre acciones que no son ninguna de las ocho acciones principales.
orders-other = Además
orders-none = Ahora no puedes planificar nada.
orders-add = Añadir este plan
orders-raise = Intentar este antes
orders-remove = Quitar este plan
# Dos acciones de un turno, una tras otra. Ambas son palabras como «Comprar 2 de lana».
orders-then = { $first }; después: { $then }
# Lo que una acción costaría o daría tal como están las cosas.
orders-costs = { $action } (cuesta { $money })
orders-brings = { $action } (da { $money })

## De qué depende un plan

orders-when = De qué depende
orders-always = A cualquier precio
orders-most = Solo si el precio es como máximo
orders-least = Solo si el precio es como mínimo
orders-good = Mercancía
orders-pounds = Precio en libras
# Van detrás de un plan.
orders-if-most = si el precio de { $good } es como máximo { $money }
orders-if-least = si el precio de { $good } es como mínimo { $money }
orders-if-free = si { $space } está libre
orders-if-contract = si el contrato { $contract } está en el tablero de exportación

## Producción y pasar

orders-production = En la próxima producción
orders-production-ask = Pregúntame entonces
orders-pass = Pasar por mí
    .about = Cuando no pueda hacer otra cosa.

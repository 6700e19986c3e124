### The review of a finished game: luck and skill in points, marked decisions, the better move.

## The balance sheet

review-title = Suerte y habilidad
review-term-start = Inicio
review-term-luck = Suerte
review-term-decisions = Decisiones
review-term-opponents = Rivales
review-term-later = Visto después
review-total = Resultado
review-margin = Ventaja
# Heading of a table: the lead over the best opponent, term by term.
review-margin-terms = Ventaja por concepto (probabilidad de ganar)
review-error = ± { $points }
review-error-about = ± es lo que una búsqueda más larga suele cambiar una cifra. La ventaja y la probabilidad de ganar no tienen ±; sus cambios están en PV y puntos porcentuales.
    .alone = ± es lo que una búsqueda más larga suele cambiar una cifra.
# $change is a change of a chance with its sign, such as +12, $count the same without.
review-share =
    { $count ->
        [one] { $change } punto porcentual
       *[other] { $change } puntos porcentuales
    }
    .short = { $change } p. p.
# $points is a number of victory points, such as 6.2.
review-better = { $name } ha jugado mejor que { $other }, con { $points } PV de diferencia.
review-even = { $name } y { $other } han jugado más o menos igual de bien.
review-luckier = La suerte ha dado a { $name } { $points } PV más que a { $other }.
review-started = El inicio valía { $points } PV más para { $name } que para { $other }.
review-helped = Los rivales han dado a { $name } { $points } PV más que a { $other }.
# With two players.
review-helped-two = Las decisiones de { $other } han dado a { $name } { $points } PV más que al revés.

## The course of the game

review-turning-points = Momentos decisivos
review-when =
    { $round ->
        [0] Preparación
       *[other] Ronda { $round }
    }
# Someone ends a turn or declines a bonus.
review-ends = { $name } no hace nada más.
review-chance = Probabilidad de ganar
# Heading of a table: what every player could expect when each round began.
review-course = Puntos esperados (probabilidad de ganar)
review-course-alone = Puntos esperados
review-course-round = Ronda { $round }
review-course-end = Final
# $points and $chance have their sign, such as +2.4 and “−7 percentage points”; $what says in whole sentences what
# happened, in “.alone” it is a solo game.
review-turn-luck = { $when }, jugada { $ply }: suerte. { $what } { $name }: { $points } PV, probabilidad de ganar { $chance }.
    .alone = { $when }, jugada { $ply }: suerte. { $what } { $points } PV.
review-turn-decision = { $when }, jugada { $ply }: { $what } { $name }: { $points } PV, probabilidad de ganar { $chance }.
    .alone = { $when }, jugada { $ply }: { $what } { $points } PV.

## Marks, and what decisions are about

review-decisions = Decisiones señaladas
review-mark-best = óptima
review-mark-good = buena
review-mark-inexact = imprecisa
review-mark-mistake = error
review-mark-blunder = error grave
review-kind = Decisión
review-kind-setup = Preparación
review-kind-expanding = Expansión
review-kind-trading = Comercio
review-kind-contracts = Contratos
review-kind-upgrades = Mejoras
review-kind-ports = Puertos
review-kind-passing = Pasar
review-kind-production = Producción
review-kind-clan = Acciones de clan
review-kind-closing = Fin del turno
review-rate = PV perdidos por decisión
# All kinds of decisions together.
review-rate-all = Todas
# The computer player that loses about as many points per decision.
review-rate-level = Nivel de bot más parecido
# A decision with its mark and what it cost: $points without sign, $chance with its sign.
review-cost = { $when }, jugada { $ply }, { $name }: { $mark } (−{ $points } PV, probabilidad de ganar { $chance })
    .alone = { $when }, jugada { $ply }, { $name }: { $mark } (−{ $points } PV)
review-none = Ninguna decisión ha costado mucho. ¡Bien jugado!

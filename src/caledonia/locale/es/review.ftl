### The review of a finished game: luck and skill in points, marked decisions, the better move.

## The balance sheet

review-title = Suerte y habilidad
review-term-start = Inicio
review-term-luck = Suerte
review-term-decisions = Decisiones
review-term-opponents = Rivales
# The last term of a solo game.
review-term-rest = Visto después
review-total = Resultado
review-margin = Ventaja
review-error = ± { $points }
# $points is a number of victory points, such as 6.2.
review-better = { $name } ha jugado mejor que { $other }, con { $points } PV de diferencia.
review-luckier = La suerte ha dado a { $name } { $points } PV más que a { $other }.
review-started = El inicio valía { $points } PV más para { $name } que para { $other }.
review-helped = Las jugadas de los demás han dado a { $name } { $points } PV más que a { $other }.

## The course of the game

review-turning-points = Momentos decisivos
review-chance = Probabilidad de ganar
# $points and $chance have their sign, such as +2.4 and −7%; $by is the player who decided, $what the action.
review-turn-luck = Ronda { $round }, jugada { $ply }: suerte. { $name }: { $points } PV, { $chance } de probabilidad de ganar.
review-turn-decision = Ronda { $round }, jugada { $ply }: { $by } juega { $what }. { $name }: { $points } PV, { $chance } de probabilidad de ganar.

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
# A decision with its mark and what it cost, both figures without sign.
review-cost = Ronda { $round }, jugada { $ply }, { $name }: { $mark } (−{ $points } PV, −{ $chance } de probabilidad de ganar)
review-none = Ninguna decisión ha costado mucho. ¡Bien jugado!

## Why the better move is better

review-source-glory = Gloria
review-source-goods = Mercancías
review-source-money = Dinero
review-source-hops = Lúpulo
review-source-imports = Importaciones
review-source-contracts = Contratos
review-source-settlements = Explotaciones
# $reason is a sentence without its full stop, $sources a list like “Glory +2.7 VP, Money −1 VP”.
review-why = { $reason }. Al final: { $sources }.
review-source = { $source } { $points } PV

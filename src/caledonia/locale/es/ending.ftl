### El final de una partida: hoja de puntuación, gráficos y qué hacer después.

ending-points = { $points } PV

## Qué hacer después

ending-deeds = ¿Y ahora?
ending-rematch = Revancha
ending-same = Misma preparación
ending-look-back = Ver la repetición
ending-share = Compartir imagen
ending-record = Descargar la partida
ending-table = Volver a la mesa

## Gráficos

ending-course = Cómo ha ido la partida
# Títulos de gráficos a lo largo de las rondas.
ending-chart-points = Puntos
ending-chart-money = Dinero
ending-chart-production = Mercancías producidas
ending-chart-rank = Puesto
ending-round = Ronda { $round }
ending-as-table = Como tabla
ending-sources = De dónde salen los puntos
ending-source-glory = Gloria
ending-source-goods = Mercancías
ending-source-money = Dinero
ending-source-imports = Lúpulo e importaciones
ending-source-contracts = Contratos
ending-source-settlements = Explotaciones

## Análisis

# $bot es el nombre de un jugador del ordenador.
ending-analysis-running = El { $bot } examina la decisión { $done } de { $all }…
ending-analysis-waiting = { $count ->
        [one] En cola: hay otro análisis delante.
       *[other] En cola: hay otros { $count } análisis delante.
    }
ending-analysis-failed = El análisis ha fallado. Inténtalo otra vez.
ending-no-mistakes = Ninguna decisión ha costado un punto. ¡Bien jugado!
ending-look = Ver

## Juego limpio

ending-fair = ¿Ha sido limpia la partida?
ending-verify = Comprobar
ending-fair-about = El azar de la partida quedó fijado antes de empezar, con una huella digital. Ahora puedes comprobarlo.
ending-is-fair = Sí: la semilla coincide con su huella, y al reproducir las { $decisions } decisiones sale este resultado.
ending-not-fair = Algo no coincide.
ending-fingerprint = Huella, conocida desde el principio (SHA-256)
ending-seed = Semilla, revelada al final
ending-seed-fits = Coincide con la huella.
ending-salt = Sal de los hashes del historial, revelada al final (HMAC-SHA256)
ending-hashes-fit = Cada posición coincide con su hash.

## Clasificación

ending-ratings = Rating

## Review of a finished game

ending-review-heading = Repaso
ending-review-ask = Repasar la partida
ending-review-about = El bot { $bot } recorre toda la partida: cuánto fue suerte, cuánto fue acierto, dónde cambió la partida y qué habría sido mejor.
ending-review-method = Según el bot { $bot }, con { $nodes } posiciones por decisión. Las diferencias pequeñas están dentro del margen de error.
ending-review-points =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
ending-review-you-better = Jugaste { $points } mejor que { $name }.
ending-review-you-worse = Jugaste { $points } peor que { $name }.
ending-review-you-even = Jugaste tan bien como { $name }.
ending-review-played-better = { $who } jugó { $points } mejor que { $name }.
ending-review-played-worse = { $who } jugó { $points } peor que { $name }.
ending-review-played-even = { $who } jugó tan bien como { $name }.
ending-review-alone = Frente al mejor juego encontrado, tus decisiones te costaron { $lost }.
ending-review-deal = El reparto y lo revelado dieron a { $name } { $points } más.
ending-review-deal-you = El reparto y lo revelado te dieron { $points } más.
ending-review-deal-even = El reparto y lo revelado no favorecieron a nadie.
ending-review-others = Las jugadas de los demás dieron a { $name } { $points } más.
ending-review-others-you = Las jugadas de los demás te dieron { $points } más.
ending-review-balance = Suerte y acierto
ending-review-final = Resultado final
ending-review-term-start = Inicio
    .about = Lo que valían el asiento, el clan y el reparto antes de la primera jugada.
ending-review-term-luck = Suerte
    .about = Lo que aportaron los contratos revelados y los dados frente a la media.
ending-review-term-decisions = Decisiones
    .about = Lo que costaron las decisiones propias frente a la mejor encontrada.
ending-review-term-opponents = Rivales
    .about = Lo que dieron o quitaron las decisiones de los demás.
ending-review-course = Resultado esperado
ending-chart-win = Probabilidad de ganar
ending-chart-expected = Puntos esperados
ending-review-turning = Momentos decisivos
ending-review-turning-luck = { $when }: lo revelado cambia en { $win } la probabilidad de ganar de { $name }.
    .alone = { $when }: lo revelado cambia en { $points } PV el resultado esperado.
ending-review-turning-decision = { $when }: tras una decisión de { $by }, la probabilidad de ganar de { $name } cambia en { $win }.
    .alone = { $when }: una decisión cambia en { $points } PV el resultado esperado.
ending-review-decisions = Decisiones
ending-review-whose = Mostrar
ending-review-whose-own = Mías
ending-review-whose-all = Todas
ending-review-mark-best = Óptima
ending-review-mark-good = Buena
ending-review-mark-inexact = Imprecisa
ending-review-mark-mistake = Error
ending-review-mark-blunder = Error grave
ending-review-decision = { $when }, jugada { $ply }: { $what }
ending-review-lost = −{ $points } PV
ending-review-look = Ver en el tablero
ending-review-rates = Errores por tipo de decisión
ending-review-rates-about = Puntos perdidos; entre paréntesis, el número de decisiones.
ending-review-sum = Total
ending-review-kind-setup = Preparación
ending-review-kind-expanding = Expansión
ending-review-kind-trading = Comercio
ending-review-kind-contracts = Contratos
ending-review-kind-upgrades = Mejoras
ending-review-kind-ports = Puertos
ending-review-kind-passing = Pasar
ending-review-kind-production = Producción
ending-review-kind-clan = Acción de clan
ending-review-kind-closing = Fin del turno

## Exercises

ending-again = Repetir mis peores turnos
ending-again-none = Ningún turno tuyo te ha costado mucho. ¡Bien jugado!

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
ending-review-about = El { $bot } repasa toda la partida y muestra qué ha sido suerte y qué habilidad, dónde ha cambiado todo y qué habría sido mejor.
ending-review-method = El { $bot } ha examinado { $nodes } posiciones por decisión. Las diferencias pequeñas están dentro del margen de error.
# An estimate with its standard error, both in whole points.
ending-review-points-about = { $count } ± { $error } puntos
ending-review-you-better = Has jugado mejor que { $name }, con { $points } de diferencia.
ending-review-you-worse = Has jugado peor que { $name }, con { $points } de diferencia.
ending-review-you-even = { $name } y tú habéis jugado más o menos igual de bien.
ending-review-played-better = { $who } ha jugado mejor que { $name }, con { $points } de diferencia.
ending-review-played-worse = { $who } ha jugado peor que { $name }, con { $points } de diferencia.
ending-review-played-even = { $who } y { $name } han jugado más o menos igual de bien.
ending-review-alone = Frente a las mejores jugadas encontradas, tus decisiones te han costado { $lost }.
ending-review-alone-even = Tus decisiones han sido más o menos tan buenas como las mejores jugadas encontradas.
# Spectators of a solo game.
ending-review-alone-player = Frente a las mejores jugadas encontradas, las decisiones de { $name } han costado { $lost }.
ending-review-alone-player-even = Las decisiones de { $name } han sido más o menos tan buenas como las mejores jugadas encontradas.
ending-review-deal = El inicio y la suerte han dado { $points } más a { $name }.
ending-review-deal-you = El inicio y la suerte te han dado { $points } más.
ending-review-deal-even = El inicio y la suerte han sido más o menos iguales.
ending-review-others = Los rivales han dado { $points } más a { $name }.
ending-review-others-you = Los rivales te han dado { $points } más.
# With two players: one opponent, who has a name.
ending-review-other-you = Las decisiones de { $name } te han dado { $points } más que al revés.
ending-review-other-rival = Tus decisiones han dado a { $name } { $points } más que al revés.
ending-review-other = Las decisiones de { $other } han dado a { $name } { $points } más que al revés.
ending-review-balance = Suerte y habilidad
ending-review-final-points = Total final
ending-review-final-margin = Ventaja final
ending-review-final-win = Resultado
ending-review-term-start = Inicio
    .about = Lo que valían el sitio, el clan y el reparto antes de la primera jugada si después todos hacen las mejores jugadas encontradas.
ending-review-term-luck = Suerte
    .about = Lo que han aportado los contratos revelados y los dados frente a la media.
ending-review-term-decisions = Decisiones
    .about = Lo que han costado las decisiones propias frente a las mejores encontradas.
ending-review-term-opponents = Rivales
    .about = Lo que han dado o quitado las decisiones de los demás frente a las mejores encontradas para ellos.
ending-review-term-later = Visto después
    .about = Lo que la búsqueda solo ha visto al avanzar la partida: a favor o en contra, y de media cerca de 0 en partidas bien jugadas.
ending-review-note-points = ± y las líneas de las barras: lo que una búsqueda más larga suele cambiar una cifra.
ending-review-note-margin = El margen de error (±) solo se conoce para los puntos.
ending-review-note-win = Los cambios están en puntos porcentuales. El margen de error (±) solo se conoce para los puntos.
# $change is a change of a chance with its sign, such as +12, $count the same without.
ending-review-share =
    { $count ->
        [one] { $change } punto porcentual
       *[other] { $change } puntos porcentuales
    }
    .short = { $change } p. p.
ending-review-course = Resultado esperado
ending-chart-win = Probabilidad de ganar
ending-chart-margin = Ventaja
ending-chart-expected = Puntos esperados
ending-review-turning = Momentos decisivos
# $what says in a sentence what was revealed, or in a few words what was done.
ending-review-turning-luck = { $when }: suerte. { $what } La probabilidad de ganar de { $name } cambia en { $win }.
    .alone = { $when }: suerte. { $what } El resultado esperado cambia en { $points } PV.
ending-review-turning-decision = { $when }, { $by }: { $what }. La probabilidad de ganar de { $name } cambia en { $win }.
    .alone = { $when }: { $what }. El resultado esperado cambia en { $points } PV.
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
ending-review-rate-you = Has perdido { $rate } PV por decisión.
# Spectators read about every player.
ending-review-rate-player = { $name } ha perdido { $rate } PV por decisión.
# $games is the number of the person's other reviewed games, $rate what was lost per decision there.
ending-review-rate-before =
    { $games ->
        [one] Tu otra partida repasada: { $rate } PV.
       *[other] Tu media en las últimas { $games } partidas repasadas, sin contar esta: { $rate } PV.
    }
# The computer player that loses about as many points per decision.
ending-review-rate-level = Nivel de bot más parecido: { $bot }, con { $rate } PV.
ending-review-rates-own = PV perdidos por decisión (entre paréntesis, el número de decisiones) y el nivel de bot más parecido con lo que pierde.
ending-review-rates-game = Esta partida
ending-review-rates-average = Tu media
ending-review-rates-level = Nivel de bot
# All kinds of decisions together.
ending-review-rates-all = Todas
ending-review-rates-about = PV perdidos por decisión; entre paréntesis, el número de decisiones.
ending-review-kind-setup = Preparación
ending-review-kind-expanding = Expansión
ending-review-kind-trading = Comercio
ending-review-kind-contracts = Contratos
ending-review-kind-upgrades = Mejoras
ending-review-kind-ports = Puertos
ending-review-kind-passing = Pasar
ending-review-kind-production = Producción
ending-review-kind-clan = Acciones de clan
ending-review-kind-closing = Fin del turno

## Exercises

ending-again = Repetir mis peores turnos
ending-again-making = Buscando tus peores turnos…
ending-again-none = Ninguno de tus turnos te ha costado mucho. ¡Bien jugado!

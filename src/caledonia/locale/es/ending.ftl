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

ending-analysis = Las decisiones más costosas
ending-analyse = Analizar partida
ending-analysis-about = El { $bot } repasa toda la partida y muestra dónde se han escapado puntos.
# $bot es el nombre de un jugador del ordenador.
ending-analysis-running = El { $bot } examina la decisión { $done } de { $all }…
ending-analysis-waiting = { $count ->
        [one] En cola: hay otro análisis delante.
       *[other] En cola: hay otros { $count } análisis delante.
    }
ending-analysis-failed = El análisis ha fallado. Inténtalo otra vez.
ending-costly = Jugada { $ply }: { $did } (−{ $points } PV).
ending-better = El { $bot } prefiere: { $best }.
ending-no-mistakes = Ninguna decisión ha costado un punto. ¡Bien jugado!
ending-look = Ver
ending-others = Decisiones de los demás

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

# Partidas terminadas en números.

stats-title = ### 📊 { $name }
stats-line = { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } · ganadas: { $won } · con otras personas: { $people }
stats-server-line = { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } · { $players ->
        [one] 1 jugador
       *[other] { $players } jugadores
    }
stats-figure-games = partidas
stats-figure-won = ganadas
stats-figure-players = jugadores
stats-figure-pace = turno típico
stats-figure-longest = partida más larga
stats-figure-first = gana el primero
stats-figure-began = ganadas si empieza
stats-block-places = { $game }: puestos
stats-block-sources = { $game }: puntos por partida, por origen
stats-block-favourites = { $game }: lo que más se gana o construye
stats-block-finest = { $game }: mejor media de puntos
stats-block-ratings = Clasificaciones, de 0 a 2000
stats-place = puesto { $place }
stats-times = { $count ->
        [one] 1 vez
       *[other] { $count } veces
    }
stats-percent = { $number } %
stats-rating = { $value } ± { $doubt }
stats-seconds = { $count } s
stats-minutes = { $count } min
stats-hours = { $count } h
stats-days = { $count ->
        [one] 1 día
       *[other] { $count } días
    }
stats-game = **{ $game }**: { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, ganadas: { $won }; { $mean } puntos de media, { $best } como máximo
stats-game-server = **{ $game }**: { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }; { $mean } puntos de media, { $best } como máximo
stats-began = Como jugador inicial: { $times }; victorias: { $won } (por azar serían { $expected }).
stats-first = Victorias del jugador inicial: { $won } de { $began } (por azar serían { $expected }).
stats-pace = Un turno típico dura { $pace }.
stats-longest = Partida más larga: { $game }, { $turns } turnos en { $time }.
stats-left = Abandonos antes del final: { $count }.
stats-rated = Clasificación, { $what }: **{ $rating }** tras { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
stats-rated-new = Clasificación, { $what }: { $rating } (provisional) tras { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
stats-all-games = todos los juegos
stats-none-own = Todavía no tienes partidas terminadas. Las lecciones no cuentan.
stats-none = { $name } todavía no tiene partidas terminadas.
stats-none-here = Todavía no hay partidas terminadas en este servidor.
stats-off = Has desactivado las estadísticas. `/settings show` las activa.
stats-private = Las estadísticas de este jugador son privadas.
stats-foot-own = La tarjeta muestra tu juego más jugado. Elige quién puede verla en `/settings show`.
stats-foot = La tarjeta muestra el juego más jugado.
stats-foot-server = Datos de todos los jugadores de aquí, sin nombres. No cuentan quienes han desactivado las estadísticas.
stats-leaders = ### 🏅 Clasificaciones: { $what }
stats-leaders-title = Clasificaciones: { $what }
stats-leader = { $number }. { $name }: **{ $rating }**, { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
stats-leader-new = { $number }. { $name }: { $rating } (provisional), { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
stats-leaders-none = Aquí nadie tiene todavía una partida con clasificación y estadísticas públicas.
stats-leaders-own = Aquí solo tú ves tu clasificación. Para mostrarla a todos, elige **Estadísticas: públicas** en `/settings`.
stats-leaders-others =
    { $count ->
        [one] 1 jugador más tiene clasificación, pero en privado.
       *[other] { $count } jugadores más tienen clasificación, pero en privado.
    }
stats-foot-ratings = ± es el margen de error: el nivel real casi siempre está dentro. El orden es por clasificación menos ese margen. Provisional: menos de 5 partidas con clasificación. Se empieza en 1000.

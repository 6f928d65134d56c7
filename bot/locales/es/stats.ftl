# Partidas terminadas en números.

stats-title = ### 📊 { $name }
stats-line = { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } · { $won } ganadas · { $people } con otras personas
stats-server-line = { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } · { $players } jugadores
stats-figure-games = partidas
stats-figure-won = ganadas
stats-figure-players = jugadores
stats-figure-pace = suele durar un turno
stats-figure-longest = partida más larga
stats-figure-first = gana quien empieza
stats-figure-began = ganado al empezar
stats-figure-rating = puntuación
stats-block-places = { $game }: puestos
stats-block-sources = { $game }: puntos por partida, por origen
stats-block-favourites = { $game }: lo más conseguido
stats-block-finest = { $game }: más puntos cada vez
stats-block-ratings = Puntuaciones, de 0 a 2000
stats-place = puesto { $place }
stats-times = { $count ->
        [one] 1 vez
       *[other] { $count } veces
    }
stats-percent = { $number } %
stats-range = { $low }–{ $high }
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
    }, { $won } ganadas; { $mean } puntos de media, { $best } como máximo
stats-game-server = **{ $game }**: { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }; { $mean } puntos de media, { $best } como máximo
stats-began = Empezó { $times }, de ellas ganadas: { $won }; si diera igual, habrían sido { $expected }.
stats-first = Quien empezaba ganó { $won } de { $began }; si diera igual, habrían sido { $expected }.
stats-pace = Un turno suele durar { $pace }.
stats-longest = La partida más larga: { $game }, { $turns } turnos en { $time }.
stats-left = Abandonos antes del final: { $count ->
        [one] 1 vez
       *[other] { $count } veces
    }.
stats-rated = Puntuación, { $what }: **{ $range }** tras { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
stats-all-games = todos los juegos
stats-none-own = Aún no se ha contado ninguna partida tuya terminada. Las lecciones no cuentan.
stats-none = Aún no se ha contado ninguna partida terminada de { $name }.
stats-none-here = Aún no hay ninguna partida abierta aquí que esté terminada y contada.
stats-off = Has elegido no aparecer en ninguna estadística. `/settings show` lo cambia.
stats-private = Esta persona no muestra sus estadísticas a los demás.
stats-foot-own = La tarjeta trata del juego más jugado. Quién puede ver las tuyas: `/settings show`.
stats-foot = La tarjeta trata del juego más jugado. Esta persona deja mirar a los demás.
stats-foot-server = Todos los de aquí juntos, sin nombres; quien no quiere aparecer en estadísticas no está.
stats-leaders = ### 🏅 Puntuaciones: { $what }
stats-leaders-title = Puntuaciones: { $what }
stats-leader = { $number }. { $name }: **{ $range }**, { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
stats-leaders-none = Nadie aquí tiene cinco partidas puntuadas y muestra sus estadísticas.
stats-leaders-others = { $count ->
        [one] Una persona más tiene partidas suficientes y no las muestra.
       *[other] Otras { $count } personas tienen partidas suficientes y no las muestran.
    }
stats-foot-ratings = Desde cinco partidas puntuadas, por el extremo inferior. La fuerza real está casi siempre en el intervalo; los nuevos empiezan en torno a 1000.

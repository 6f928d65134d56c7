# Los juegos de un vistazo.

learn-title = ### { $game } en pocas palabras
learn-which = ### ¿Qué juego quieres aprender?
learn-none = Todavía no hay introducción a { $game }. `/rules` tiene las reglas completas.
learn-you = **Tú.** { $words }
learn-turn = **Tu turno.** { $words }
learn-end = **El final.** { $words }
learn-win = **Cómo se gana.** { $words }
learn-mistakes = **Tres errores de principiante**
learn-mistake = { $number }. { $words }
learn-button = Aprender este juego
learn-another = Otro juego

learn-course = Primera partida guiada
learn-course-begun =
    Tu partida guiada de { $game } empieza en tus mensajes directos: { $link }
    Puedes dejarla cuando quieras: te espera, y no cuenta para las estadísticas.
learn-course-waits = Tu partida guiada de { $game } te espera: { $link }
learn-lesson = ### 🎓 Lección { $number } de { $of }
learn-got = ✅ { $words }
learn-do = 👉 { $words }
learn-press = Pulsa **{ $control }**.
learn-press-named = Pulsa **{ $control }** ({ $name }).
learn-strayed = ✋ No se ha jugado nada. Has elegido **{ $tried }**; la lección pide **{ $wanted }**.
learn-signs = Signos
learn-first-game = ▶ Jugar una primera partida
learn-play-on = Seguir esta partida
learn-scored = 🏁 **Tus puntos: { $points }.** { $sources }
learn-scored-source = { $source } (+{ $points })
learn-why-either = No se pueden hacer las dos cosas en un turno.
learn-why-early = Con eso tu turno termina demasiado pronto.
learn-why-more = Es más de lo que pide esta lección.
remark-points = 💡 Si la partida acabara ahora: **{ $after }** { $after ->
        [one] punto
       *[other] puntos
    }; antes de tu último turno, { $before } ({ $sources }).
remark-source = { $source } { $points }
remark-aim = 🎯 Objetivo posible: { $what } (+{ $points } { $points ->
        [one] punto
       *[other] puntos
    })
remark-aim-lacks = 🎯 Objetivo posible: { $what } (+{ $points } { $points ->
        [one] punto
       *[other] puntos
    }). Aún te falta { $lacking }.
remark-lack = { $count } { $what }

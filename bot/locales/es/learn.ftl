# Los juegos de un vistazo.

learn-title = ### { $game } de un vistazo
learn-which = ### ¿Qué juego quieres conocer?
learn-none = Todavía no hay introducción a { $game }. En `/rules` está todo lo que hay que saber.
learn-you = **Quién eres.** { $words }
learn-turn = **Tu turno.** { $words }
learn-end = **El final.** { $words }
learn-win = **Quién gana.** { $words }
learn-mistakes = **Tres errores de principiante**
learn-mistake = { $number }. { $words }
learn-button = ¿Qué juego es este?
learn-another = Otro juego

learn-course = Mi primera partida, paso a paso
learn-course-begun = Tu primera partida de { $game } empieza en nuestros mensajes directos: { $link }
    Vete cuando quieras: te espera, y no cuenta para nada.
learn-course-waits = Tu primera partida de { $game } te espera: { $link }
learn-lesson = ### 🎓 Lección { $number } de { $of }
learn-got = ✅ { $words }
learn-do = 👉 { $words }
learn-press = -# Pulsa: **{ $what }**
learn-strayed = ✋ No se ha jugado nada: has elegido **{ $tried }**, y esta lección trata de **{ $wanted }**.
learn-why-either = En un turno es lo uno o lo otro: empezado así, el turno ya no lleva hasta ahí.
learn-why-early = Con eso cedes el turno antes de hacerlo.
learn-why-more = Es más de lo que pide esta lección: su turno acaba antes.
remark-points = 💡 Tu último turno y lo que siguió: de { $before } a **{ $after }** { $after ->
        [one] punto
       *[other] puntos
    }, si acabara ahora ({ $sources }).
remark-same = 💡 Tu último turno y lo que siguió: todavía **{ $after }** { $after ->
        [one] punto
       *[other] puntos
    }, si acabara ahora.
remark-source = { $source } { $points }
remark-nearer = un paso hacia { $aim }: { $part } { $have }/{ $need }
learn-next = 👣 **¿Y ahora?** Juega aquí hasta el final o para con `/game end`: esta mesa no cuenta para nada. `/game new` abre una con otros o, en este chat, una a solas contra máquinas; `/game plan` cuenta tus puntos en cualquier momento.
remark-figure = { $what } { $before } → { $after }
remark-aim = 🎯 Para tener en mente: { $what }

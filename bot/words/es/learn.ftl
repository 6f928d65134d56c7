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

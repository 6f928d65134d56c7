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

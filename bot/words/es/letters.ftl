# Short letters to one person about a table.

letter-answered = ✔ { $game }: aquí ya no se pregunta nada.
letter-again = ⬇ { $game } vuelve a preguntar más abajo.
letter-full = 🪑 Tu mesa está completa: **{ $game }, { $name }**, con { $who }. Empieza cuando pulses **Empezar**, aquí o [en la mesa]({ $link }).
letter-stalled = ⌛ **{ $game }, { $name }** espera a **{ $who }**; se le preguntó { $since }. Como anfitrión puedes decidir qué hace la mesa: seguir esperando, que la máquina juegue este turno o sustituir al jugador. [Decidir allí]({ $link })
letter-replaced-computer = 🤖 En { $game } te han esperado mucho tiempo, así que una máquina sigue jugando en tu plaza. Si quieres recuperarla, pulsa **Ocupar esta plaza** en la mesa; a nadie le molesta.
letter-replaced-turn = 🤖 En { $game } te han esperado mucho tiempo, así que la máquina juega por ti este único turno. El siguiente vuelve a ser tuyo.
letter-replaced-person = 🪑 **{ $who }** ha ocupado tu plaza en { $game } y sigue jugando por ti. ¡Gracias por jugar!

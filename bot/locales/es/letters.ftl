# Short letters to one person about a table.

letter-answered = ✔ { $game }: aquí ya no se pregunta nada.
letter-full = 🪑 Tu mesa está completa: **{ $game }, { $name }**, con { $who }. Empieza cuando pulses **Empezar**, aquí o [en la mesa]({ $link }).
letter-stalled = ⌛ **{ $game }, { $name }** espera a **{ $who }**; se le preguntó { $since }. Como anfitrión puedes decidir seguir esperando o que la máquina juegue este turno; para sustituir al jugador hace falta más de la mitad de los demás. [Decidir allí]({ $link })
letter-replaced-computer = 🤖 En { $game } te han esperado mucho tiempo, así que una máquina sigue jugando en tu plaza. Si quieres recuperarla, pulsa **Ocupar esta plaza** en la mesa; a nadie le molesta.
letter-replaced-turn = 🤖 En { $game } te han esperado mucho tiempo, así que la máquina juega por ti este único turno. El siguiente vuelve a ser tuyo.
letter-replaced-person = 🪑 **{ $who }** ha ocupado tu plaza en { $game } y sigue jugando por ti. ¡Gracias por jugar!
letter-replaced-voted = 🗳 Los demás en { $game } han votado que otra persona siga jugando en tu plaza. Ya no ves lo que allí está oculto. Gracias por jugar.
letter-replaced-ruled = ⚖️ Un moderador ha decidido que otra persona siga jugando en tu plaza en { $game }. Ya no ves lo que allí está oculto. Gracias por jugar.
letter-ousting = 🗳 Se pregunta a los demás en { $game } si otra persona debe seguir jugando en tu plaza. Si quieres conservarla, díselo en la mesa.

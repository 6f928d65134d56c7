# Short letters to one person about a table.

letter-answered = ✔ { $game }: aquí ya no hay nada que hacer.
letter-full = 🪑 Tu mesa está completa: **{ $game }, { $name }**, con { $who }. Pulsa **Empezar**, aquí o [en la mesa]({ $link }).
letter-stalled = ⌛ En **{ $game }, { $name }** le toca a **{ $who }** desde { $since }. Como anfitrión, puedes seguir esperando o dejar que la máquina juegue este turno. Para sustituir al jugador hacen falta los votos de más de la mitad de los demás. [Decidir]({ $link })
letter-stalled-rated = ⌛ En **{ $game }, { $name }** le toca a **{ $who }** desde { $since }. Como anfitrión, puedes seguir esperando. Para sustituir al jugador hacen falta los votos de más de la mitad de los demás. [Decidir]({ $link })
letter-replaced-computer = 🤖 En { $game } te han esperado mucho, así que una máquina juega en tu plaza. Puedes recuperarla mientras nadie más la ocupe.
letter-replaced-turn = 🤖 En { $game } te han esperado mucho, así que la máquina juega este turno. El siguiente vuelve a ser tuyo.
letter-replaced-person = 🪑 **{ $who }** ha ocupado tu plaza en { $game }. Gracias por jugar.
letter-replaced-voted = 🗳 Los demás jugadores de { $game } han votado que otra persona juegue en tu plaza. Ya no ves sus piezas ocultas. Gracias por jugar.
letter-replaced-ruled = ⚖️ La moderación ha decidido que otra persona juegue en tu plaza en { $game }. Ya no ves sus piezas ocultas. Gracias por jugar.
letter-ousting = 🗳 Los demás jugadores de { $game } están votando: ¿debe jugar otra persona en tu plaza? Si quieres conservarla, díselo en la mesa.

# Short letters to one person about a table.

letter-answered = ✔ { $game }: nothing is asked here any more.
letter-again = ⬇ { $game } asks again further down.
letter-full = 🪑 Your table is full: **{ $game }, { $name }**, with { $who }. It begins when you press **Start**, here or [at the table]({ $link }).
letter-stalled = ⌛ **{ $game }, { $name }** waits for **{ $who }**, who was asked { $since }. As its host you can decide what the table does: wait on, let the computer play this turn, or replace the player. [Decide there]({ $link })
letter-replaced-computer = 🤖 You were waited for at { $game } for long, so a computer plays on in your seat. If you want it back, press **Take this seat** at the table; nobody minds.
letter-replaced-turn = 🤖 You were waited for at { $game } for long, so the computer plays this one turn for you. The next one is yours again.
letter-replaced-person = 🪑 **{ $who }** has taken over your seat at { $game } and plays on for you. Thank you for playing!

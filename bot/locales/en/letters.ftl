# Short letters to one person about a table.

letter-answered = ✔ { $game }: nothing is asked here any more.
letter-full = 🪑 Your table is full: **{ $game }, { $name }**, with { $who }. It begins when you press **Start**, here or [at the table]({ $link }).
letter-stalled = ⌛ **{ $game }, { $name }** waits for **{ $who }**, who was asked { $since }. As its host you can decide to wait on or to let the computer play this turn; to replace the player takes more than half of the others. [Decide there]({ $link })
letter-replaced-computer = 🤖 You were waited for at { $game } for long, so a computer plays on in your seat. If you want it back, press **Take this seat** at the table; nobody minds.
letter-replaced-turn = 🤖 You were waited for at { $game } for long, so the computer plays this one turn for you. The next one is yours again.
letter-replaced-person = 🪑 **{ $who }** has taken over your seat at { $game } and plays on for you. Thank you for playing!
letter-replaced-voted = 🗳 The others at { $game } have voted that somebody else plays on in your seat. You no longer see what is hidden there. Thank you for playing.
letter-replaced-ruled = ⚖️ A moderator has decided that somebody else plays on in your seat at { $game }. You no longer see what is hidden there. Thank you for playing.
letter-ousting = 🗳 The others at { $game } are asked whether somebody else shall play on in your seat. If you want to keep it, tell them so at the table.

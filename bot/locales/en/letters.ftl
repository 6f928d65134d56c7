# Short letters to one person about a table.

letter-answered = ✔ { $game }: nothing to do here now.
letter-full = 🪑 Your table is full: **{ $game }, { $name }**, with { $who }. Press **Start** to begin, here or [at the table]({ $link }).
letter-stalled = ⌛ **{ $game }, { $name }**, is waiting for **{ $who }**, asked { $since }. As host you can keep waiting or let the computer play this turn. To replace the player, more than half of the others have to agree. [Decide there]({ $link })
letter-stalled-rated = ⌛ **{ $game }, { $name }**, is waiting for **{ $who }**, asked { $since }. As host you can keep waiting. To replace the player, more than half of the others have to agree. [Decide there]({ $link })
letter-replaced-computer = 🤖 { $game } waited a long time for you, so a computer plays for you now. You can take your seat back until someone else takes it.
letter-replaced-turn = 🤖 { $game } waited a long time for you, so the computer plays this turn. The next one is yours again.
letter-replaced-person = 🪑 **{ $who }** has taken over your seat in { $game }. Thanks for playing.
letter-replaced-voted = 🗳 The others in { $game } voted to give your seat to someone else. You can no longer see its hidden pieces. Thanks for playing.
letter-replaced-ruled = ⚖️ A moderator decided to give your seat in { $game } to someone else. You can no longer see its hidden pieces. Thanks for playing.
letter-ousting = 🗳 The others in { $game } are voting: should someone else take your seat? If you want to keep it, tell them at the table.

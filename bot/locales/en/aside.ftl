# Besides a turn: a computer that plays it, and notes.

aside-stand-in-now = 🤖 **A computer plays this turn for you.** It sees only what you can see. Choose its level:
aside-stand-in-next = 🤖 **A computer plays your next turn for you.** It sees only what you can see. Choose its level:
aside-stood-in = 🤖 A computer played this turn for you.
aside-will-stand-in = 🤖 A computer will play your next turn. To cancel it, delete the entry in your standing orders.
aside-sit-in = **Or let it play all your turns until you’re back.** The others are told. It stops when you make a move yourself.
aside-sits-in = 🤖 A computer plays for you until you’re back. To stop it, make a move, or delete the entry in your standing orders.
aside-notes-title = { $game }, { $name }
aside-notes = Notes only you can see

# Beside a turn: a computer that plays it, and notes.

aside-stand-in-now = 🤖 **A computer plays this turn for you.** It knows only what you may know. The next turn is yours again. How strong shall it play?
aside-stand-in-next = 🤖 **A computer plays your next turn for you**, once it comes. It knows only what you may know. How strong shall it play?
aside-stood-in = 🤖 A computer has played this turn for you.
aside-will-stand-in = 🤖 A computer will play your next turn. It stands among your orders, and can be withdrawn there.
aside-notes-title = { $game }, { $name }
aside-notes = Notes that only you can read

# Beside a turn: a computer that plays it, and notes.

aside-stand-in-now = 🤖 **Un ordinateur joue ce tour pour toi.** Il ne sait que ce que tu peux savoir. Le tour suivant est de nouveau à toi. De quelle force doit-il jouer ?
aside-stand-in-next = 🤖 **Un ordinateur joue ton prochain tour pour toi**, dès qu’il vient. Il ne sait que ce que tu peux savoir. De quelle force doit-il jouer ?
aside-stood-in = 🤖 Un ordinateur a joué ce tour pour toi.
aside-will-stand-in = 🤖 Un ordinateur jouera ton prochain tour. C’est noté parmi tes consignes, d’où tu peux le retirer.
aside-notes-title = { $game }, { $name }
aside-notes = Notes pour toi, lues par personne d’autre

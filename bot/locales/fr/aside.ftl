# Beside a turn: a computer that plays it, and notes.

aside-stand-in-now = 🤖 **Un ordinateur joue ce tour pour toi.** Il ne voit que ce que tu vois. Choisis son niveau :
aside-stand-in-next = 🤖 **Un ordinateur joue ton prochain tour pour toi.** Il ne voit que ce que tu vois. Choisis son niveau :
aside-stood-in = 🤖 Un ordinateur a joué ce tour pour toi.
aside-will-stand-in = 🤖 Un ordinateur jouera ton prochain tour. Pour l’arrêter, retire-le de tes consignes.
aside-sit-in = **Ou il joue tous tes tours jusqu’à ton retour.** Les autres le sauront. Il s’arrête dès que tu joues un coup.
aside-sits-in = 🤖 Un ordinateur joue pour toi jusqu’à ton retour. Pour l’arrêter, joue un coup ou retire-le de tes consignes.
aside-notes-title = { $game }, { $name }
aside-notes = Tes notes (personne d’autre ne les voit)

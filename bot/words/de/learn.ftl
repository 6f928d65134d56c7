# Die Spiele auf einen Blick.

learn-title = ### { $game } auf einen Blick
learn-which = ### Welches Spiel möchtest du kennenlernen?
learn-none = Zu { $game } gibt es noch keine Einführung. In `/rules` steht alles, was es zu wissen gibt.
learn-you = **Wer du bist.** { $words }
learn-turn = **Dein Zug.** { $words }
learn-end = **Das Ende.** { $words }
learn-win = **Wer gewinnt.** { $words }
learn-mistakes = **Drei Fehler, die am Anfang passieren**
learn-mistake = { $number }. { $words }
learn-button = Was ist das für ein Spiel?
learn-another = Ein anderes Spiel

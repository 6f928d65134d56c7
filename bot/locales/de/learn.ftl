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

learn-course = Mein erstes Spiel, Schritt für Schritt
learn-course-begun = Dein erstes Spiel { $game } beginnt in unseren Direktnachrichten: { $link }
    Geh, wann du willst: Es wartet auf dich, und es zählt nirgends.
learn-course-waits = Dein erstes Spiel { $game } wartet auf dich: { $link }
learn-lesson = ### 🎓 Lektion { $number } von { $of }
learn-got = ✅ { $words }
learn-do = 👉 { $words }
learn-press = -# Drücke: **{ $what }**
learn-strayed = ✋ Nichts wurde gespielt: Du hast **{ $tried }** gewählt, und in dieser Lektion geht es um **{ $wanted }**.
learn-why-either = In einem Zug geht das eine oder das andere: So begonnen führt der Zug nicht mehr dorthin.
learn-why-early = Damit gibst du den Zug ab, bevor das getan ist.
learn-why-more = Das ist mehr, als diese Lektion braucht: Ihr Zug endet davor.
remark-points = 💡 Dein letzter Zug und was darauf folgte: von { $before } auf **{ $after }** { $after ->
        [one] Punkt
       *[other] Punkte
    }, wäre jetzt Schluss ({ $sources }).
remark-same = 💡 Dein letzter Zug und was darauf folgte: weiterhin **{ $after }** { $after ->
        [one] Punkt
       *[other] Punkte
    }, wäre jetzt Schluss.
remark-source = { $source } { $points }
remark-nearer = ein Schritt auf dem Weg zu { $aim }: { $part } { $have }/{ $need }
learn-next = 👣 **Wie weiter?** Spiel hier zu Ende oder hör auf mit `/game end`: Dieser Tisch zählt nirgends. `/game new` eröffnet einen mit anderen oder, in diesem Chat, einen allein gegen Computer; `/game plan` zählt jederzeit deine Punkte.
remark-figure = { $what } { $before } → { $after }
remark-aim = 🎯 Einen Gedanken wert: { $what }

# Die Spiele auf einen Blick.

learn-title = ### { $game } auf einen Blick
learn-which = ### Welches Spiel willst du lernen?
learn-none = Zu { $game } gibt es noch keine Einführung. Die vollständigen Regeln findest du mit `/rules`.
learn-you = **Am Anfang.** { $words }
learn-turn = **Dein Zug.** { $words }
learn-end = **Das Ende.** { $words }
learn-win = **So gewinnst du.** { $words }
learn-mistakes = **Drei Anfängerfehler**
learn-mistake = { $number }. { $words }
learn-button = Dieses Spiel lernen
learn-another = Ein anderes Spiel

learn-course = Geführte erste Partie
learn-course-begun =
    Deine geführte Partie { $game } beginnt in deinen DMs: { $link }
    Du kannst jederzeit aufhören: Die Partie wartet auf dich und zählt nicht.
learn-course-waits = Deine geführte Partie { $game } wartet: { $link }
learn-lesson = ### 🎓 Lektion { $number } von { $of }
learn-got = ✅ { $words }
learn-do = 👉 { $words }
learn-press = Drücke **{ $control }**.
learn-press-named = Drücke **{ $control }** ({ $name }).
learn-strayed = ✋ Es wurde nichts gespielt. Du hast **{ $tried }** gewählt; hier geht es um **{ $wanted }**.
learn-signs = Zeichen
learn-first-game = ▶ Erste Partie spielen
learn-play-on = Diese Partie fortsetzen
learn-scored = 🏁 **Deine Punkte: { $points }.** { $sources }
learn-scored-source = { $source } (+{ $points })
learn-why-either = Beides zusammen geht in einem Zug nicht.
learn-why-early = Damit endet dein Zug zu früh.
learn-why-more = Das ist mehr, als diese Lektion braucht.
remark-points =
    💡 Wäre jetzt Schluss, hättest du **{ $after }** { $after ->
        [one] Punkt
       *[other] Punkte
    }, vor deinem letzten Zug: { $before } ({ $sources }).
remark-source = { $source } { $points }
remark-aim =
    🎯 Mögliches Ziel: { $what } (+{ $points } { $points ->
        [one] Punkt
       *[other] Punkte
    })
remark-aim-lacks =
    🎯 Mögliches Ziel: { $what } (+{ $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }). Dir fehlt noch { $lacking }.
remark-lack = { $count } { $what }

# The games on one screen.

learn-title = ### { $game } in short
learn-which = ### Which game do you want to learn?
learn-none = There’s no introduction to { $game } yet. `/rules` has the complete rules.
learn-you = **At the start.** { $words }
learn-turn = **Your turn.** { $words }
learn-end = **The end.** { $words }
learn-win = **How to win.** { $words }
learn-mistakes = **Three beginner’s mistakes**
learn-mistake = { $number }. { $words }
learn-button = Learn this game
learn-another = Another game

learn-course = Guided first game
learn-course-begun = Your guided game of { $game } starts in your DMs: { $link }
    Stop whenever you like: it waits for you and doesn’t count.
learn-course-waits = Your guided game of { $game } is waiting: { $link }
learn-lesson = ### 🎓 Lesson { $number } of { $of }
learn-got = ✅ { $words }
learn-do = 👉 { $words }
learn-press = Press **{ $control }**.
learn-press-named = Press **{ $control }** ({ $name }).
learn-strayed = ✋ Nothing was played. You chose **{ $tried }**; this lesson needs **{ $wanted }**.
learn-signs = Signs
learn-first-game = ▶ Play a first game
learn-play-on = Continue this game
learn-scored = 🏁 **Your points: { $points }.** { $sources }
learn-scored-source = { $source } (+{ $points })
learn-why-either = You can’t do both in one turn.
learn-why-early = That ends your turn too soon.
learn-why-more = That’s more than this lesson needs.
remark-points = 💡 If the game ended now: **{ $after }** { $after ->
        [one] point
       *[other] points
    }, { $before } before your last turn ({ $sources }).
remark-source = { $source } { $points }
remark-aim = 🎯 A possible aim: { $what } (+{ $points } { $points ->
        [one] point
       *[other] points
    })
remark-aim-lacks = 🎯 A possible aim: { $what } (+{ $points } { $points ->
        [one] point
       *[other] points
    }). You still need { $lacking }.
remark-lack = { $count } { $what }

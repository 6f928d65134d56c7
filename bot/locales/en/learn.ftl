# The games on one screen.

learn-title = ### { $game } on one screen
learn-which = ### Which game would you like to know?
learn-none = There is no introduction to { $game } yet. `/rules` has everything there is to know.
learn-you = **What you are.** { $words }
learn-turn = **Your turn.** { $words }
learn-end = **The end.** { $words }
learn-win = **Winning.** { $words }
learn-mistakes = **Three mistakes that beginners make**
learn-mistake = { $number }. { $words }
learn-button = What is this game?
learn-another = Another game

learn-course = My first game, step by step
learn-course-begun = Your first game of { $game } begins in our direct messages: { $link }
    Leave whenever you like: it waits for you, and it counts for nothing.
learn-course-waits = Your first game of { $game } waits for you: { $link }
learn-lesson = ### 🎓 Lesson { $number } of { $of }
learn-got = ✅ { $words }
learn-do = 👉 { $words }
learn-press = -# Press: **{ $what }**
learn-strayed = ✋ Nothing was played: you chose **{ $tried }**, and this lesson is about **{ $wanted }**.
learn-why-either = In one turn it is the one or the other: begun like this, the turn no longer leads there.
learn-why-early = That hands the turn over before it is done.
learn-why-more = That is more than this lesson needs: its turn ends before it.
remark-points = 💡 Your last turn, and what followed it: from { $before } to **{ $after }** { $after ->
        [one] point
       *[other] points
    }, if it ended now ({ $sources }).
remark-same = 💡 Your last turn, and what followed it: still **{ $after }** { $after ->
        [one] point
       *[other] points
    }, if it ended now.
remark-source = { $source } { $points }
remark-nearer = a step towards { $aim }: { $part } { $have }/{ $need }
learn-next = 👣 **What next?** Play on here to the end, or stop with `/game end`: this table counts for nothing. `/game new` opens one with friends, or in this chat one against computers alone; `/game plan` counts your points at any time.
remark-figure = { $what } { $before } → { $after }
remark-aim = 🎯 Worth a thought: { $what }

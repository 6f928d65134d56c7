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

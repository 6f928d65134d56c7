# A finished game as one page to keep and to share.

replay-all = Everybody’s view
replay-player = Player { $number }
replay-who = { $who }
replay-turn = Turn { $turn } of { $turns }
replay-start = The start
replay-end = The end
replay-first = To the start
replay-back = One turn back
replay-on = One turn on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Turn
replay-language = Language
replay-view = Seen by
replay-zoom = Enlarge the picture
replay-theme = Light or dark
replay-score = Final score
replay-hint = Arrow keys, swipes and the slider go from turn to turn; a tap enlarges the picture.
replay-old = This replay opens in any newer browser that may run scripts.
replay-button = 💾 Replay to keep
replay-drawing = 💾 Drawing the whole game. This takes a while.
replay-here = 💾 **{ $game }**, turn by turn, in one file. Any browser opens it, also without a network; give it to whom you like.
replay-failed = This replay could not be drawn. `/game log` tells the same in words.
replay-not-over = The replay of the whole game can be had once it is over.

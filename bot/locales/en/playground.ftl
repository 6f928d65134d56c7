# Words of `latchkey play`.

# $game: Keyflower; $with_: The Merchants
playground-with = { $game } with { $with_ }
playground-running = A game in progress: it’s your turn, and computers play the other seats.
playground-lesson = A guided first game, up to the final score.
playground-new = A new game. Computers play the other seats.

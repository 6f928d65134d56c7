# Words of `latchkey play`.

# $game: Keyflower; $with_: The Merchants
playground-with = { $game } with { $with_ }
playground-running = Half played: it is your turn now, and the computer plays the other seats.
playground-lesson = What it is about, on one screen.
playground-new = From the beginning: the computer plays the other seats.

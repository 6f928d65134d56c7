# Words of `latchkey play`.

# $game: Keyflower; $with_: The Merchants
playground-with = { $game } with { $with_ }
playground-demo = Half played: it is your turn now, and the computer plays the other seats.

# Words of `latchkey play`.

# $game: Keyflower; $with_: The Merchants
playground-with = { $game } avec { $with_ }
playground-demo = À mi-partie : c’est à toi de jouer, et l’ordinateur joue les autres places.

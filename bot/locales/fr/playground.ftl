# Words of `latchkey play`.

# $game: Keyflower; $with_: The Merchants
playground-with = { $game } avec { $with_ }
playground-running = À mi-partie : c’est à toi de jouer, et l’ordinateur joue les autres places.
playground-lesson = De quoi il s’agit, en un coup d’œil.
playground-new = Depuis le début : l’ordinateur joue les autres places.

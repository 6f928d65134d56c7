# Words of `latchkey play`.

# $game: Keyflower; $with_: The Merchants
playground-with = { $game } avec { $with_ }
playground-running = Une partie en cours : c’est ton tour, et des ordinateurs jouent les autres places.
playground-lesson = Une première partie guidée, jusqu’au score.
playground-new = Une nouvelle partie. Des ordinateurs jouent les autres places.

# Words of `latchkey play`.

# $game: Keyflower; $with_: The Merchants
playground-with = { $game } mit { $with_ }
playground-running = Eine laufende Partie: Du bist dran, auf den anderen Plätzen spielen Computer.
playground-lesson = Eine geführte erste Partie bis zur Wertung.
playground-new = Eine neue Partie. Auf den anderen Plätzen spielen Computer.

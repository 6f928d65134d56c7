# Words of `latchkey play`.

# $game: Keyflower; $with_: The Merchants
playground-with = { $game } mit { $with_ }
playground-running = Halb gespielt: Jetzt bist du am Zug, und der Computer spielt die anderen Plätze.
playground-lesson = Worum es geht, auf einen Blick.
playground-new = Von Anfang an: Der Computer spielt die anderen Plätze.

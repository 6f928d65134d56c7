# Words of `latchkey play`.

# $game: Keyflower; $with_: The Merchants
playground-with = { $game } mit { $with_ }
playground-demo = Halb gespielt: Jetzt bist du am Zug, und der Computer spielt die anderen Plätze.

# Words of `latchkey play`.

# $game: Keyflower; $with_: The Merchants
playground-with = { $game } met { $with_ }
playground-running = Half gespeeld: jij bent nu aan de beurt, en de computer speelt de andere plaatsen.
playground-lesson = Waar het over gaat, op één scherm.
playground-new = Vanaf het begin: de computer speelt de andere plaatsen.

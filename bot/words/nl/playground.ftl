# Words of `latchkey play`.

# $game: Keyflower; $with_: The Merchants
playground-with = { $game } met { $with_ }
playground-demo = Half gespeeld: jij bent nu aan de beurt, en de computer speelt de andere plaatsen.

# Words of `latchkey play`.

# $game: Keyflower; $with_: The Merchants
playground-with = { $game } met { $with_ }
playground-running = Een lopende partij: jij bent aan de beurt, en computers spelen op de andere plaatsen.
playground-lesson = Een eerste partij met uitleg, tot en met de puntentelling.
playground-new = Een nieuwe partij. Computers spelen op de andere plaatsen.

# Words of `latchkey play`.

# $game: Keyflower; $with_: The Merchants
playground-with = { $game } con { $with_ }
playground-running = Una partida en curso: te toca, y las máquinas juegan en las demás plazas.
playground-lesson = Una primera partida guiada, hasta la puntuación final.
playground-new = Una partida nueva. Las máquinas juegan en las demás plazas.

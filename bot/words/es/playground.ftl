# Words of `latchkey play`.

# $game: Keyflower; $with_: The Merchants
playground-with = { $game } con { $with_ }
playground-demo = A medio jugar: ahora es tu turno, y la máquina juega en las demás plazas.

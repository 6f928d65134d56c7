# Words of `latchkey play`.

# $game: Keyflower; $with_: The Merchants
playground-with = { $game } con { $with_ }
playground-running = A medio jugar: ahora es tu turno, y la máquina juega en las demás plazas.
playground-lesson = De qué va, de un vistazo.
playground-new = Desde el principio: la máquina juega en las demás plazas.

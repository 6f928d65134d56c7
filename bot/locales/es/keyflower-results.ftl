# Where points come from, and what breaks a tie.

keyflower-source-village = losetas de aldea
keyflower-source-winter = losetas de invierno
keyflower-source-order = losetas de orden de turno
keyflower-source-boat = barcos
keyflower-source-extensions = ampliaciones
keyflower-source-contracts = contratos
keyflower-source-gold = oro sobrante
keyflower-source-left-over = recursos sobrantes ({ keyflower-tile-summer-boat-3 })
keyflower-source-keyple = keyple lila (jugador inicial) como oro
keyflower-ahead = { $above } eligió barco antes que { $below } en invierno.
    .you = Elegiste barco antes que { $below } en invierno.
    .yours = { $above } eligió barco antes que tú en invierno.
keyflower-workforce = Keyflower: trabajadores disponibles, turno a turno

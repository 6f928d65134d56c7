### Keyflower's pictures, their alt texts and the text board: what came after pictures.ftl.

# Words of tile names that may be parted on a narrow plate, as in “Farm·house”.
keyflower-pictures-breaks = Ayunta·miento Pica·pedrero Construc·tor Aserra·dero Carpin·tero Cerve·cería Ensa·yador apren·dices Cerve·cero Buho·nero Carre·tero arte·sanos Merca·der merce·ros Herra·dor Key·flower Key·thedral Ian·vincible
keyflower-pictures-middle = Centro
keyflower-pictures-own-village = Tu aldea
keyflower-pictures-place-this = Coloca esta loseta:
keyflower-pictures-place-next = Por colocar:
keyflower-pictures-may-use = Ahora puedes usar: { $tiles }.
keyflower-pictures-use-with = { $tile } con { $count ->
        [one] 1 trabajador
       *[other] { $count } trabajadores
    }
keyflower-pictures-front = Delante de la pantalla
keyflower-pictures-front-own = Delante de tu pantalla, a la vista de todos
keyflower-pictures-front-column = delante
keyflower-pictures-front-of = Delante de la pantalla de { $who }: { $pieces }.
keyflower-pictures-ended = { $who }{ $start ->
    [yes] {" (jugador inicial)"}
   *[no] {""}
} acaba con { $pieces }.
keyflower-pictures-nothing = nada
keyflower-pictures-count-worker = { $count ->
    [one] { $count } trabajador
   *[other] { $count } trabajadores
}
keyflower-pictures-count-skill = { $count ->
    [one] { $count } habilidad
   *[other] { $count } habilidades
}
keyflower-pictures-kind-worker = trabajador
keyflower-pictures-kind-skill = habilidad
keyflower-pictures-kind-resource = recurso
keyflower-pictures-scores-each = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} por cada { $item }
keyflower-pictures-in-hand = En tu mano, { $tile } (aún sin girar):
keyflower-pictures-waiting = Por colocar, { $tile } (aún sin girar):
keyflower-pictures-beside = { $count ->
        [one] 1 loseta junto a la aldea
       *[other] { $count } losetas junto a la aldea
    }
keyflower-pictures-beside-list = Junto a la aldea: { $tiles }.
keyflower-pictures-upgrade = mejorada por { $price }: { $upgraded }
keyflower-pictures-replaced = { $old }: lo tomó { $who }. En invierno viene { $boat } en su lugar.
keyflower-pictures-in-place-of = por { $boat }
keyflower-pictures-contracts-shuffled = Contratos a la vista: { $contracts }. No quedan contratos boca abajo: para el siguiente se barajan los descartes ({ $count }).

# On a tile’s ribbon, where a long name has no room: the attribute "short" of the tile’s name.
keyflower-pictures-ribbon = { FORM($tile, "short") }

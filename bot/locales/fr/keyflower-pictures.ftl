### Keyflower's pictures, their alt texts and the text board: what came after pictures.ftl.

# Words of tile names that may be parted on a narrow plate, as in “Farm·house”.
keyflower-pictures-breaks = Charpen·tier Apothi·caire Colpor·teur Comp·table Mar·chand Sculp·teur Bûche·ron Bras·serie Key·flower Key·thedral Ian·vincible
keyflower-pictures-middle = Centre
keyflower-pictures-own-village = Ton village
keyflower-pictures-place-this = Place cette tuile :
keyflower-pictures-place-next = Encore à placer :
keyflower-pictures-may-use = Tu peux utiliser : { $tiles }.
keyflower-pictures-use-with = { $tile } avec { $count ->
    [one] 1 ouvrier
   *[other] { $count } ouvriers
}
keyflower-pictures-front = Devant le paravent
keyflower-pictures-front-own = Devant ton paravent, visible de tous
keyflower-pictures-front-column = devant
keyflower-pictures-front-of = Devant le paravent, chez { $who } : { $pieces }.
keyflower-pictures-ended = { $who }{ $start ->
    [yes] {" (premier joueur)"}
   *[no] {""}
} finit avec { $pieces }.
keyflower-pictures-nothing = rien
keyflower-pictures-count-worker = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
keyflower-pictures-count-skill = { $count ->
    [one] { $count } compétence
   *[other] { $count } compétences
}
keyflower-pictures-kind-worker = ouvrier
keyflower-pictures-kind-skill = compétence
keyflower-pictures-kind-resource = ressource
keyflower-pictures-scores-each = { $points ->
    [1] 1 point
   *[other] { $points } points
} par { $item }
keyflower-pictures-in-hand = Dans ta main, { $tile } (pas encore tournée) :
keyflower-pictures-waiting = À placer, pas encore tournée, { $tile } :
keyflower-pictures-beside = { $count ->
    [1] 1 tuile gardée à côté du village
   *[other] { $count } tuiles gardées à côté du village
}
keyflower-pictures-beside-list = Gardées à côté du village : { $tiles }.
keyflower-pictures-upgrade = améliorée pour { $price } : { $upgraded }
keyflower-pictures-replaced = { $old } : pris par { $who }. En hiver, { $boat } prend sa place.
keyflower-pictures-in-place-of = ex-{ $boat }
keyflower-pictures-contracts-shuffled = Contrats visibles : { $contracts }. Il n’en reste aucun face cachée : pour le prochain, on mélange la défausse ({ $count }).

# On a tile’s ribbon, where a long name has no room: the attribute "short" of the tile’s name.
keyflower-pictures-ribbon = { FORM($tile, "short") }

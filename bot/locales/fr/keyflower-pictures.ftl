### Keyflower's pictures, their alt texts and the text board: what came after pictures.ftl.

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
    [1] un point
   *[other] { $points } points
} par { $item }
keyflower-pictures-in-hand = Dans ta main, pas encore tournée, { $tile } :
keyflower-pictures-waiting = À placer, pas encore tournée, { $tile } :
keyflower-pictures-beside = { $count ->
    [1] Une tuile gardée à côté du village
   *[other] { $count } tuiles gardées à côté du village
}
keyflower-pictures-beside-list = Gardées à côté du village : { $tiles }.
keyflower-pictures-upgrade = améliorée pour { $price } : { $upgraded }
keyflower-pictures-replaced = { $old } : pris par { $who }. En hiver, { $boat } vient à sa place.
keyflower-pictures-in-place-of = ex-{ $boat }
keyflower-pictures-contracts-shuffled = Contrats visibles : { $contracts } ; aucun face cachée : pour le prochain, la défausse est mélangée ({ $count }).

# On a tile’s ribbon, where a long name has no room: the attribute "short" of the tile’s name.
keyflower-pictures-ribbon = { FORM($tile, "short") }

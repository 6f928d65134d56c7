### Keyflower's pictures, their alt texts and the text board: what came after pictures.ftl.

keyflower-pictures-front = Devant le paravent
keyflower-pictures-front-own = Devant ton paravent, visible de tous
keyflower-pictures-front-column = devant
keyflower-pictures-front-of = Devant le paravent, chez { $who } : { $pieces }.
keyflower-pictures-beside = { $count ->
    [1] Une tuile gardée à côté du village
   *[other] { $count } tuiles gardées à côté du village
}
keyflower-pictures-beside-list = Gardées à côté du village : { $tiles }.
keyflower-pictures-upgrade = améliorée pour { $price } : { $upgraded }
keyflower-pictures-replaced = { $old } : pris par { $who }. En hiver, { $boat } vient à sa place.
keyflower-pictures-in-place-of = ex-{ $boat }
keyflower-pictures-contracts-shuffled = Contrats visibles : { $contracts } ; aucun face cachée : pour le prochain, la défausse est mélangée ({ $count }).

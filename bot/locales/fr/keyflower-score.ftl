### Score sheet

keyflower-score-tile = { $tile }
keyflower-score-upgraded = améliorée
keyflower-score-beside = à côté du village
keyflower-score-free-upgrade = { $boat } améliore gratuitement { $tile }
keyflower-score-free-extension = { $boat } ajoute une extension gratuite sur { $tile }
keyflower-score-extension = Extension sur { $tile }
keyflower-score-contract = { $contract }
keyflower-score-contract-open = Non rempli : { $contract }
keyflower-score-gold = Or restant

keyflower-score-as = { $pieces } comme { $kind }
keyflower-score-keyple = pion violet premier joueur
keyflower-score-keyple-as = pion violet premier joueur comme { $kind }

keyflower-score-count-steps = { $count ->
    [one] { $count } pas de transport
   *[other] { $count } pas de transport
}
keyflower-score-count-upgrades = { $count ->
    [one] { $count } symbole d’amélioration
   *[other] { $count } symboles d’amélioration
}
keyflower-score-count-winter = { $count ->
    [one] { $count } tuile hiver
   *[other] { $count } tuiles hiver
}
keyflower-score-count-upgraded = { $count ->
    [one] { $count } tuile améliorée
   *[other] { $count } tuiles améliorées
}
keyflower-score-count-extensions = { $count ->
    [one] { $count } extension
   *[other] { $count } extensions
}
keyflower-score-count-unfulfilled = { $count ->
    [one] { $count } contrat non rempli
   *[other] { $count } contrats non remplis
}
keyflower-score-count-adjacent = { $count ->
    [one] { $count } tuile voisine
   *[other] { $count } tuiles voisines
}
keyflower-score-count-boats = { $count ->
    [one] { $count } bateau sur la rivière : { $tiles }
   *[other] { $count } bateaux sur la rivière : { $tiles }
}
keyflower-score-count-loop = { $count ->
    [one] { $count } tuile sur la boucle : { $tiles }
   *[other] { $count } tuiles sur la boucle : { $tiles }
}

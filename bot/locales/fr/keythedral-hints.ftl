# What a computer player looks at in Keythedral.

keythedral-feature-points = points
keythedral-feature-buying = le siège que tu achètes
keythedral-feature-payable = sièges que tu peux payer
keythedral-feature-nearest = le prochain siège
keythedral-feature-stone = pierre
keythedral-feature-wood = bois
keythedral-feature-food = nourriture
keythedral-feature-water = eau
keythedral-feature-wine = vin
keythedral-feature-ironwork = ferronnerie
keythedral-feature-glass = vitrail
keythedral-feature-gold = or
keythedral-feature-houses = maisons
keythedral-feature-fields = terrains libres
keythedral-feature-variety = types de terrain que tes ouvriers atteignent
keythedral-feature-laws = lois
keythedral-feature-fences = barrières
keythedral-feature-start = être premier joueur
keythedral-benefit-lay = Le cottage { $number } touche alors { $count ->
    [one] 1 terrain
   *[other] { $count } terrains
} : { $fields }.
keythedral-benefit-first = Nouveau pour toi : { $fields }.
keythedral-benefit-rival = Chez { $who }, l’habitation { $number } pourrait aussi envoyer un ouvrier { FORM($field, "to") }, mais tu joues en premier.
keythedral-benefit-only = Cette habitation n’a aucun autre terrain libre.
keythedral-benefit-fence = Chez { $who }, l’habitation { $number } ne peut plus envoyer d’ouvrier { FORM($field, "to") }.
keythedral-benefit-house = Une maison envoie 2 ouvriers au lieu de 1.
keythedral-benefit-house-fields = La maison { $number } touche { $count ->
    [one] 1 terrain
   *[other] { $count } terrains
} : { $fields }.
keythedral-benefit-law = Tu as 1 loi de plus, à jouer au meilleur moment.
keythedral-benefit-keep = Tu gardes { $cubes } pour les artisans et le marchand.
keythedral-benefit-keep-all = Tu gardes tous tes cubes.
keythedral-benefit-keep-laws = Tu gardes ceci pour plus tard : { $laws }.
keythedral-benefit-offer = Si personne n’offre autant ou plus, tu désignes le premier joueur. Si { $who } offre autant, tu reçois { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}.
keythedral-benefit-match = Tu désignes le premier joueur.
keythedral-benefit-start = À la prochaine manche, tu envoies tes ouvriers et tu achètes en premier.
keythedral-benefit-start-free = Cela ne te coûte rien : à la prochaine manche, tu envoies tes ouvriers et tu achètes en premier.
keythedral-benefit-start-law = Dans cette manche, { $phase ->
    [work] tu envoies tes ouvriers et tu achètes en premier
   *[spend] tu achètes en premier
}.
keythedral-benefit-few-seats = { $count ->
    [one] Seul { $count } siège est
   *[other] Seuls { $count } sièges sont
} en vente pour { $players } joueurs.
keythedral-benefit-buys-first = Tu as déjà de quoi acheter le siège { $slot }, et le premier joueur achète en premier.
keythedral-benefit-seat = Avec la récolte, tu as de quoi acheter le siège { $slot }.
keythedral-benefit-missing = Pour le siège { $slot }, il ne te manque alors plus que { $cubes }.
keythedral-benefit-fields = { $count ->
    [one] { $field }
   *[other] { $field } ×{ $count }
}
keythedral-gain-buying = Tu t’assures un siège.
keythedral-gain-stone = Il te reste plus de pierre.
keythedral-gain-wood = Il te reste plus de bois.
keythedral-gain-food = Il te reste plus de nourriture.
keythedral-gain-water = Il te reste plus d’eau.
keythedral-gain-wine = Il te reste plus de vin.
keythedral-gain-ironwork = Il te reste plus de ferronnerie.
keythedral-gain-glass = Il te reste plus de vitrail.
keythedral-gain-gold = Il te reste plus d’or.
keythedral-gain-houses = Tu as une maison de plus.
keythedral-gain-fields = Tes ouvriers accèdent à plus de terrains.
keythedral-gain-variety = Tes ouvriers accèdent à un type de terrain de plus.
keythedral-gain-laws = Tu as une loi de plus.
keythedral-gain-fences = Tu as une barrière de plus.
keythedral-gain-start = Tu deviens premier joueur.
keythedral-benefit-wanted =
    { $count ->
        [one] { $count } des { $all } sièges en vente demande
       *[other] { $count } des { $all } sièges en vente demandent
    } { FORM($kind, "some") }.
keythedral-benefit-nobody = Personne d’autre ne peut envoyer d’ouvrier avec le numéro { $number }.
keythedral-benefit-later = Tu pourras encore envoyer des ouvriers plus tard, avec le numéro { $numbers }.
keythedral-benefit-none-left = Avec les numéros restants, plus aucun de tes ouvriers ne peut partir.
keythedral-benefit-wanted-all = { $all ->
    [2] Les deux sièges en vente demandent
   *[other] Les { $all } sièges en vente demandent tous
} { FORM($kind, "some") }.
keythedral-hint-play = jouer { $law }
keythedral-hint-play-bargain = jouer { $law } : { $paid } contre { $got }
keythedral-hint-play-start = jouer { $law } : tu deviens premier joueur
keythedral-hint-pay = payer { $cubes }
keythedral-hint-cubes = { $cubes }
keythedral-benefit-harvest = Cela te rapporte { $cubes } à dépenser ou à échanger.
keythedral-benefit-aimed = Ouvriers sur place : { $own ->
    [0] aucun à toi
   *[other] { $own } à toi
}, { $others ->
    [0] aucun aux autres
   *[other] { $others } aux autres
}.
keythedral-benefit-fewer = Avec le numéro { $number }, seulement { $count } des autres { $count ->
    [one] peut
   *[other] peuvent
} envoyer un ouvrier ; avec le numéro { $other }, { $more }.
keythedral-benefit-keep-seat = Tu gardes { $cubes } pour le siège { $slot }.
keythedral-benefit-keep-seat-too = Tu gardes { $cubes } pour le siège { $slot }, et aussi { $rest }.
keythedral-benefit-keep-later = Tu gardes { $cubes } : { $part ->
    [all] les { $all } sièges possibles
   *[some] { $count } des { $all } sièges possibles
} de la rangée { $number } demandent { FORM($kind, "some") }.
keythedral-benefit-keep-later-too = Tu gardes { $cubes } et aussi { $rest } : { $part ->
    [all] les { $all } sièges possibles
   *[some] { $count } des { $all } sièges possibles
} de la rangée { $number } demandent { FORM($kind, "some") }.
keythedral-benefit-craft-later = { $part ->
    [all] Les { $all } sièges possibles
   *[some] { $count } des { $all } sièges possibles
} de la rangée { $number } demandent { FORM($kind, "some") }.
keythedral-benefit-trade-on = Tu as assez de cubes pour échanger tout ce qu’il faut pour le siège { $slot }.
keythedral-benefit-choose = { $count ->
    [one] Ton ouvrier sur place rapporte 1 ressource
   *[other] Tes { $count } ouvriers sur place rapportent { $count } ressources
} de ton choix, et non { FORM($kind, "some") }.
keythedral-benefit-double = Tu récoltes en plus { $cubes }.
keythedral-benefit-any-order = Personne d’autre n’atteint les terrains qu’il te reste : l’ordre ne change rien pour toi.
keythedral-benefit-paid = { $who } te donne { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}.
keythedral-benefit-named-free = Si personne n’offre, { $who } désigne le premier joueur.
keythedral-benefit-wanted-one = Le siège { $slot } demande { FORM($kind, "some") }.
keythedral-benefit-wanted-kinds = Utile pour le siège { $slot } : { $kinds }.
keythedral-benefit-harvest-later = Cela te rapporte { $cubes }. { $part ->
    [all] Les { $all } sièges possibles
   *[some] { $count } des { $all } sièges possibles
} de la rangée { $number } demandent { FORM($kind, "some") }.
keythedral-benefit-harvest-craft = Cela te rapporte { $cubes }, de quoi payer { FORM($kind, "some") } pour le siège { $slot }.
keythedral-benefit-only-kind = Cette manche, seul ce terrain peut encore te rapporter { FORM($kind, "some") } : { $field }. { $who } pourrait y aller aussi.
keythedral-benefit-opens = Les sièges de numéro { $number } sont alors en vente, et { $who } peut acheter en premier.
keythedral-benefit-opens-alone = Les sièges de numéro { $number } sont alors en vente, et plus personne d’autre ne peut acheter cette manche.
keythedral-benefit-law-needed = Sans { $laws }, tes cubes ne suffisent pour aucun siège en vente.
keythedral-benefit-keep-no-seat = Tes cubes ne suffisent pour aucun siège cette manche, et tu les gardes tous.

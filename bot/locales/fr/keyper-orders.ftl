# Keyper: what may be ordered ahead, how an order reads, and why one stops.

keyper-plan-menu-join = Invitations
keyper-plan-menu-lay = Coucher
keyper-plan-menu-fold = Pliage
keyper-plan-menu-let-go = Animaux sans place
keyper-plan-menu-rest = Keyples en trop

keyper-plan-on = sur un terrain { $fields }
keyper-plan-on-any = sur n’importe quel terrain
keyper-plan-on-raw = là où il y a de l’argile, des rondins, des roches ou du blé
keyper-plan-on-animals = là où il y a des animaux
keyper-plan-on-gems = là où il y a des gemmes
keyper-plan-always = À chaque fois
keyper-plan-times = { $count ->
    [1] 1 fois cette saison
   *[other] { $count } fois cette saison
}

keyper-plan-join = Rejoindre les autres { $where }, avec un blanc seulement si je n’ai rien d’autre
keyper-plan-join-times = Rejoindre les autres { $where }, avec un blanc seulement si je n’ai rien d’autre : { $count ->
    [1] encore 1 fois cette saison
   *[other] encore { $count } fois cette saison
}
keyper-plan-skip = Sinon, ne rejoindre personne
keyper-plan-lay = Quand je n’ai plus rien à jouer : coucher tous les keyples sur { FORM($place, "the") }
keyper-plan-pass = Quand je n’ai plus rien à jouer : passer si possible
keyper-plan-let-go = Si des animaux n’ont pas de place, laisser d’abord partir : { $animals }
keyper-plan-fold = Plier mon plateau pour la saison prochaine : { $display }
keyper-plan-rest = Si j’ai trop de keyples, mettre d’abord au repos : { $colours }

keyper-doubt-others = aucun des choix restants ne figure dans la consigne

keyper-fact-empty = personne n’est sur { FORM($place, "the") }
keyper-fact-there = sur { FORM($place, "the") }, il y a { $keyples }
keyper-fact-unclaimed = personne n’a revendiqué { FORM($board, "the") }
keyper-fact-claimed = { $who } a revendiqué { FORM($board, "the") }
keyper-plan-always-never-white = À chaque fois, jamais avec un blanc
keyper-plan-times-never-white = { $count ->
    [1] 1 fois cette saison, jamais avec un blanc
   *[other] { $count } fois cette saison, jamais avec un blanc
}
keyper-plan-join-never-white = Rejoindre les autres { $where }, jamais avec un blanc
keyper-plan-join-never-white-times = Rejoindre les autres { $where }, jamais avec un blanc : { $count ->
    [1] encore 1 fois cette saison
   *[other] encore { $count } fois cette saison
}

keyper-orders-end = Elles prennent fin avec la saison.
keyper-orders-help =
    Exemples de consignes possibles :
    - **Invitations** : rejoindre les autres une fois cette saison là où il y a de l’argile, des rondins, des roches ou du blé ; sinon, ne rejoindre personne
    - **Coucher** : quand je n’ai plus rien à jouer, coucher tous mes keyples sur un champ
    - **Pliage** : plier ainsi mon plateau pour la saison prochaine
    - **Animaux sans place** : laisser d’abord partir les cochons
    - **Keyples en trop** : mettre d’abord au repos les blancs

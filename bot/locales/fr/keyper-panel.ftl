# Keyper: keys and headings of the panel.

keyper-panel-send = Envoyer un keyple :
keyper-panel-claim = Revendiquer un plateau (keyples qui rentrent) :
keyper-panel-board = N° { $number } ({ $count })
keyper-panel-farm = Ma ferme
keyper-panel-village = Mon village
keyper-panel-fewer = En prendre moins…
keyper-panel-take-nothing = Ne rien prendre
keyper-panel-at-most = Combien en prends-tu au maximum ?
keyper-panel-pay-more = { $tile } : encore { $count } à payer.
keyper-panel-give-more = Encore { $count } à donner.
keyper-panel-take-more = Encore { $count } à prendre.
keyper-panel-trade = Échanger { $given } contre { $goods }
keyper-panel-instead = Comptent aussi comme matières premières :
keyper-panel-pay = Payer
keyper-panel-free = Gratuit
keyper-panel-plot = Ailleurs
keyper-panel-elsewhere = Construire ailleurs :
keyper-panel-nothing = Rien
keyper-panel-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
keyper-panel-ask-points = Pour combien de points ?
keyper-panel-later-build = Un autre joueur peut d’abord te rejoindre. Ensuite, tu choisis ce que tu construis.
keyper-panel-later-upgrade = Un autre joueur peut d’abord te rejoindre. Ensuite, tu choisis ce que tu améliores.
keyper-panel-later-priced = { $price } { $later }
keyper-panel-upgrade-price = Améliorer coûte { $farm } à la ferme, { $village } au village. Le blé compte pour les deux.
keyper-panel-later-tiles = Un autre joueur peut d’abord te rejoindre. Ensuite, tu choisis la tuile que tu prends.
keyper-panel-later-exchange = Un autre joueur peut d’abord te rejoindre. Ensuite, tu choisis ce que tu échanges.
keyper-panel-later-boat = Un autre joueur peut d’abord te rejoindre. Ensuite, tu choisis ce que tu reçois ou vends.
keyper-panel-upgrade = { $mark } { $tile } ({ $goods })
keyper-panel-plot-use = Utiliser, améliorer ou recouvrir une tuile ? Ou construire sur une parcelle vide ?
keyper-panel-plot-use-brief = Quelle parcelle utiliser, bâtir ou recouvrir ?
keyper-panel-build-over = Construire par-dessus
keyper-panel-over = ⚠️ Ici, tu construis par-dessus la tuile { $tile } : elle ne comptera plus et n’abritera plus d’animaux.
keyper-panel-boat-rule = Ici, on ne peut pas recevoir et vendre la même marchandise.
keyper-panel-any-plot = La tuile va sur la première parcelle vide de la ferme : la place n’a pas d’importance.
keyper-panel-any-farm = N’importe quelle parcelle vide convient : à la ferme, la place ne change rien. Sur une tuile, tu construis par-dessus.
keyper-panel-any-place = Chaque parcelle vide rapporte autant pour l’instant. Seules des tuiles comme { keyper-tile-drainage } comptent la place des tuiles Village.
keyper-panel-place-points = + points : ce que tes tuiles rapportent de plus si celle-ci est là.
keyper-panel-only-you = Les autres n’ont plus de keyples. Après ton dernier, eux seuls couchent encore, puis la saison finit.
keyper-panel-only-you-brief = Puis seuls les autres couchent : fin de la saison.
keyper-panel-plays-last = De tous les joueurs, c’est toi qui joues le dernier keyple ou keyper de la saison. Ensuite, seuls les autres couchent encore une fois des keyples.
keyper-panel-last-one = Ensuite, tu couches des keyples jusqu’à la fin de la saison. { $left }.
keyper-panel-last-one-brief = Ensuite, tu en couches. { $left }.
keyper-panel-last-one-of = { $who } a encore { $pieces }
keyper-panel-keyples = { $count ->
    [one] 1 keyple
   *[other] { $count } keyples
}
keyper-panel-keyper = le keyper
keyper-panel-resting = Ton keyper rapporte aussi { $count ->
        [one] une marchandise pour le keyple
       *[other] une marchandise pour chacun des { $count } keyples
    } sur ta tuile keyp.
keyper-panel-rest = Là, { $raw } rapportent une matière première ; { $animals }, un animal.
keyper-panel-score = Points jusqu’ici : { $scores }.
keyper-panel-score-of = { $who } { $points }
    .you = toi { $points }
keyper-panel-plot-about = { $tile } : { $about }
keyper-panel-hand-words = ☰ Plus › { panel-in-words } dit ce que fait chaque tuile.
keyper-panel-join-yours = Tu as revendiqué ce plateau : les deux keyples rentreront avec toi.
keyper-panel-join-theirs = Ton keyple rentrera avec { $who }, qui a revendiqué ce plateau.
keyper-panel-homeless = { $count ->
    [1] 1 de tes animaux n’a pas de place : il sera perdu à la fin de la saison.
   *[other] { $count } de tes animaux n’ont pas de place : ils seront perdus à la fin de la saison.
}
keyper-panel-room = { $count ->
    [0] Ta ferme n’a pas de place pour cet animal.
    [1] Ta ferme n’a de la place que pour 1 de plus.
   *[other] Ta ferme n’a de la place que pour { $count } de plus.
} À la fin de la saison, les animaux sans place sont perdus.
keyper-panel-acts-first = { $who } agit d’abord. Ensuite, tu choisis.

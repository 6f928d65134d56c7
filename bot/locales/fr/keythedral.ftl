### Keythedral: names, questions, menus and what is told.

keythedral-name = Keythedral

## Set-up

keythedral-option-laws = Cartes Loi
keythedral-option-laws-help = Jouer avec les vingt cartes Loi. Sans : personne ne peut acheter de loi.
keythedral-option-open-design = Plan ouvert
keythedral-option-open-design-help = Tous les sièges montrent leur coût dès le début ; on les achète toujours dans l’ordre.
keythedral-option-edition = Édition
keythedral-option-edition-help = Combien de sièges on construit et ce qu’ils valent.
keythedral-option-edition-first = Première édition, 2002 : 17 sièges valant 1 à 5
keythedral-option-edition-second = Deuxième édition, 2004 : 22 sièges valant 4 à 12, et les cubes restants comptent
keythedral-option-face-up = Lois visibles
keythedral-option-face-up-help = Les nouvelles lois sont face visible : tout le monde sait qui détient quoi.
keythedral-option-literal = Règle stricte des lois
keythedral-option-literal-help = Barrière dangereuse, Changement de plan et Maison déclassée se jouent dès qu’on se les procure.
keythedral-option-single-field = Doubler un seul terrain
keythedral-option-single-field-help = Double production double un seul terrain au lieu d’un type de terrain.
keythedral-option-windows = Fenêtres de loi
keythedral-option-windows-help = Si l’on t’interroge même quand aucune de tes lois ne convient. Discret va plus vite, mais une fenêtre longtemps ouverte laisse deviner que quelqu’un détient une loi qui convient.
keythedral-option-windows-quiet = Discret : on répond pour qui n’a pas de loi qui convient
keythedral-option-windows-strict = Strict : qui a une loi répond, on ne peut rien deviner
keythedral-option-start = Tout premier joueur
keythedral-option-start-help = Qui commence ; le hasard décide si personne n’est désigné.

## Pieces

keythedral-kind-stone = pierre
    .many = pierres
keythedral-kind-wood = bois
    .many = bois
keythedral-kind-food = nourriture
    .many = nourriture
keythedral-kind-water = eau
    .many = eau
keythedral-kind-wine = vin
    .many = vin
keythedral-kind-ironwork = ferronnerie
    .many = ferronneries
keythedral-kind-glass = vitrail
    .many = vitraux
keythedral-kind-gold = or
    .many = or
keythedral-cubes = { $count ->
    [one] { $count } { $kind }
   *[other] { $count } { FORM($kind, "many") }
}
keythedral-nothing = rien
keythedral-field-quarry = carrière
keythedral-field-quarry-help = Un ouvrier ici rapporte 1 pierre.
keythedral-field-wood = forêt
keythedral-field-wood-help = Un ouvrier ici rapporte 1 bois.
keythedral-field-farm = ferme
keythedral-field-farm-help = Un ouvrier ici rapporte 1 nourriture.
keythedral-field-lake = lac
keythedral-field-lake-help = Un ouvrier ici rapporte 1 eau.
keythedral-field-vineyard = vignoble
keythedral-field-vineyard-help = Un ouvrier ici rapporte 1 vin.
keythedral-field-in = { $field } en { $cell }
keythedral-field-beside = { $field } au { $corner }
keythedral-colour-blue = bleue
    .m = bleu
keythedral-colour-yellow = jaune
    .m = jaune
keythedral-colour-grey = grise
    .m = gris
keythedral-colour-green = verte
    .m = vert
keythedral-colour-red = rouge
    .m = rouge
keythedral-craftsman-smith = forgeron
keythedral-craftsman-smith-help = Vend de la ferronnerie pour deux cubes au choix.
keythedral-craftsman-glazier = verrier
keythedral-craftsman-glazier-help = Vend du vitrail pour trois cubes au choix.
keythedral-craftsman-goldsmith = orfèvre
keythedral-craftsman-goldsmith-help = Vend de l’or pour quatre cubes au choix.
keythedral-space-left = gauche
keythedral-space-right = droite
# Fields and corners have numbers, which the map shows.
keythedral-place = emplacement { $number }
    .on = à l’emplacement { $number }
keythedral-field-number = terrain { $number }
keythedral-field-numbered = { $field } { $number }
keythedral-corner-number = le coin { $number }
keythedral-fence-at = sur { $corner }, côté { $field }
# In logs of games from before places had numbers.
keythedral-column-row = colonne { $column }, rangée { $row }
    .on = en colonne { $column }, rangée { $row }
keythedral-west = { $count } ouest
keythedral-east = { $count } est
keythedral-north = { $count } nord
keythedral-south = { $count } sud
keythedral-corner = le coin { $corner } du terrain { $field }
keythedral-corner-nw = nord-ouest
keythedral-corner-ne = nord-est
keythedral-corner-sw = sud-ouest
keythedral-corner-se = sud-est
keythedral-fence-between = entre { $dwelling } et le terrain { $field }
keythedral-fence-on = sur le coin { $corner } du terrain { $field }
# In logs of games from before fields were named by where they lie, and squares and their sides by fields.
keythedral-field-at = { $field } en { $cell }
keythedral-cell = { $at }
keythedral-site = { $at }
keythedral-side = { $at }
keythedral-slot = { $slot }
keythedral-slot-for = { $slot } ({ $cubes })
keythedral-number = { $number }
keythedral-player = { $who }
keythedral-pay-get = { $pay } contre { $get }
keythedral-cottage-of = le cottage { FORM($colour, "m") } { $number }
    .bare = cottage { FORM($colour, "m") } { $number }
    .of = du cottage { FORM($colour, "m") } { $number }
keythedral-house-of = la maison { $colour } { $number }
    .bare = maison { $colour } { $number }
    .of = de la maison { $colour } { $number }

## Laws

keythedral-law-work-order = Ordre de travail
keythedral-law-work-order-help = Au début de la phase 1 : c’est toi qui poses les cinq marqueurs sur leurs numéros.
keythedral-law-price-increase = Hausse de prix
keythedral-law-price-increase-help = Quand un autre joueur achète un siège : il coûte un cube de plus, d’une sorte imprimée dessus.
keythedral-law-price-decrease = Baisse de prix
keythedral-law-price-decrease-help = À ton tour : un siège coûte un cube de moins, mais pas d’or.
keythedral-law-upgrade-cottage = Cottage amélioré
keythedral-law-upgrade-cottage-help = À tout moment : un de tes cottages devient une maison.
keythedral-law-substitution = Substitution
keythedral-law-substitution-help = À l’achat d’un siège : paie des ressources avec d’autres, ou un produit d’artisan avec un autre.
keythedral-law-cottage-number = Numéro de cottage
keythedral-law-cottage-number-help = Quand tu places des ouvriers : une autre de tes habitations, dont le numéro doit encore venir, place aussi les siens.
keythedral-law-craft-bargain = Artisanat bradé
keythedral-law-craft-bargain-help = À tout moment : paie une ressource pour un cube d’artisan usagé de la réserve.
keythedral-law-unexpected-harvest = Récolte inattendue
keythedral-law-unexpected-harvest-help = Avant la récolte : d’un type de terrain, tu prends des ressources de ton choix.
keythedral-law-broken-fences = Barrières brisées
keythedral-law-broken-fences-help = Avant ou pendant la phase 1 : tes ouvriers ignorent toutes les barrières cette manche.
keythedral-law-repeal-law = Abrogation
keythedral-law-repeal-law-help = Quand un autre joueur joue une loi : elle n’a aucun effet.
keythedral-law-unsafe-fence = Barrière dangereuse
keythedral-law-unsafe-fence-help = À tout moment : retire n’importe quelle barrière du jeu.
keythedral-law-house-moratorium = Moratoire sur les maisons
keythedral-law-house-moratorium-help = Avant la phase 3 : cette manche, personne d’autre ne peut convertir un cottage en maison.
keythedral-law-design-change = Changement de plan
keythedral-law-design-change-help = À tout moment, même pendant un achat de siège : échange un siège contre un caché de son numéro.
keythedral-law-double-production = Double production
keythedral-law-double-production-help = Avant la récolte : tes ouvriers sur un type de terrain rapportent le double.
keythedral-law-double-production-single = Avant la récolte : ton ouvrier sur un terrain de ton choix rapporte le double.
keythedral-law-bargain = Bonne affaire
keythedral-law-bargain-help = Comme action : le marchand donne deux ressources pour une.
keythedral-law-sale = Soldes
keythedral-law-sale-help = Comme action : du vitrail pour un cube, ou de l’or pour deux.
keythedral-law-downgrade-house = Maison déclassée
keythedral-law-downgrade-house-help = À tout moment : une maison de n’importe quel joueur redevient un cottage.
keythedral-law-good-harvest = Bonne récolte
keythedral-law-good-harvest-help = Avant la récolte : un type de terrain rapporte le double à tout le monde.
keythedral-law-poor-harvest = Mauvaise récolte
keythedral-law-poor-harvest-help = Avant la récolte : un type de terrain ne rapporte rien cette manche.
keythedral-law-start-order = Ordre de départ
keythedral-law-start-order-help = Au début d’une phase : désigne un nouveau premier joueur.

## Why something cannot be chosen now

keythedral-why-seat = Le siège { $slot } coûte { $cubes } ; il te manque { $lack }.
keythedral-why-seat-law = Le siège { $slot } coûte { $cubes } ; il te manque { $lack }, ou moins avec une de tes lois.
keythedral-why-later = Les sièges de numéro supérieur se vendent une fois tous ceux du numéro { $number } vendus.
keythedral-why-houses = Tous tes cottages sont des maisons.
keythedral-why-moratorium = Une maison : la loi { $law } l’interdit cette manche.
keythedral-why-house = Une maison demande { $cubes } ; il te manque { $lack }.
keythedral-why-fence = Une barrière demande { $cubes }, et tu n’en as pas.
keythedral-why-fences-gone = Tu n’as plus de barrière à construire.
keythedral-why-fence-room = Une barrière : il n’y a de place nulle part.
keythedral-why-unfence = Retirer une barrière demande { $cubes } ; tu en as { $have }.
keythedral-why-trader = marchand
keythedral-why-new-law = Une nouvelle loi demande { $count } cube, et tu n’en as aucun.
keythedral-why-cubes =
    { $need ->
        [one] Il faut { $need } cube ({ $what }), et tu en as { $have }.
       *[other] Il faut { $need } cubes ({ $what }), et tu en as { $have }.
    }
keythedral-why-craft-none = L’artisan { $craftsman } n’a plus rien à vendre.
keythedral-why-store = Le marchand : la réserve n’a plus aucune ressource.
keythedral-why-no-law = Aucune loi n’est exposée maintenant.
keythedral-why-sent = { $count ->
    [one] L’ouvrier { FORM($dwelling, "of") } est déjà sorti.
   *[other] Les ouvriers { FORM($dwelling, "of") } sont déjà sortis.
}
keythedral-why-worker = Un ouvrier ({ $who }) est sur le terrain { $field }, à côté { FORM($dwelling, "of") }.
keythedral-why-own-worker = Un de tes ouvriers est déjà sur le terrain { $field }, à côté { FORM($dwelling, "of") }.
keythedral-why-fenced = Une barrière barre aux ouvriers { FORM($dwelling, "of") } le terrain { $field }.
keythedral-why-order = { $count ->
    [one] Le numéro { $numbers } a déjà travaillé cette manche.
   *[other] Les numéros { $numbers } ont déjà travaillé cette manche.
}
keythedral-why-bid = Une offre doit dépasser { $high }, et tu as { $have ->
    [one] { $have } cube
   *[other] { $have } cubes
}.
keythedral-why-law = { $law } se joue seulement { $when }.
keythedral-when-work = au début de la phase 1
keythedral-when-purchase = quand un autre joueur achète un siège
keythedral-when-turn = à ton tour, en phase 3
keythedral-when-own-purchase = quand tu achètes un siège
keythedral-when-placing = quand tu places des ouvriers
keythedral-when-harvest = en phase 1 ou au début de la phase 2
keythedral-when-fences = en phase 5 ou en phase 1
keythedral-when-law = quand un autre joueur joue une loi
keythedral-when-spend = en phase 1 ou au début de la phase 2 ou 3
keythedral-when-phase = au début de la phase 1, 2, 3 ou 5
keythedral-why-law-fences = { $law } : il n’y a aucune barrière sur la carte.
keythedral-why-law-placed = { $law } : toutes tes habitations ont déjà eu leur tour de placement cette manche.
keythedral-why-law-cottages = { $law } : tous tes cottages sont des maisons.
keythedral-why-law-banned = { $law } : la loi { $other } l’interdit cette manche.
keythedral-why-law-used = { $law } : il n’y a aucun cube d’artisan usagé dans la réserve.
keythedral-why-law-resource = { $law } : tu n’as aucune ressource.
keythedral-why-law-store = { $law } : la réserve n’a plus aucune ressource.
keythedral-why-law-designs = { $law } : aucun siège côté coût visible n’a encore de siège caché de son numéro.
keythedral-why-law-gold = { $law } : tous les sièges face visible ne coûtent que de l’or.
keythedral-why-law-houses = { $law } : il n’y a aucune maison sur la carte.
keythedral-why-law-early = { $law } : aucune de tes habitations dont le numéro doit encore venir n’a de terrain libre.
keythedral-why-law-workers = { $law } : tu n’as encore aucun ouvrier sur un terrain.
keythedral-why-law-sale = { $law } : ni le verrier ni l’orfèvre n’ont plus rien à vendre.
keythedral-why-law-cubes = { $need ->
    [one] { $law } : ce qui reste à vendre demande { $need } cube, et tu en as { $have }.
   *[other] { $law } : ce qui reste à vendre demande { $need } cubes, et tu en as { $have }.
}
keythedral-why-law-no-seat = { $law } : aucun siège en vente ne peut se payer ainsi.

## Questions

keythedral-ask-lay = Tu as pioché un terrain { $field } : où le poses-tu ?
keythedral-ask-cottage = Lequel de tes cottages poses-tu ?
keythedral-ask-site = Où poses-tu le cottage { $number } ?
keythedral-ask-order = Quel numéro travaille ensuite ?
keythedral-ask-send = { $count ->
    [one] Habitation { $numbers } : où va l’ouvrier ?
   *[other] Habitation { $numbers } : où vont les ouvriers ?
}
keythedral-ask-send-other = Habitation { $numbers } : où va l’autre ouvrier ?
keythedral-ask-send-both = Habitations { $numbers } : où vont les ouvriers ?
keythedral-ask-take =
    { $count ->
        [one] Quel cube prends-tu dans la réserve ?
       *[other] Quels cubes prends-tu dans la réserve ? Encore { $count }.
    }
keythedral-ask-turn = À quoi dépenses-tu tes cubes ?
keythedral-ask-buy = Comment paies-tu le siège ?
keythedral-ask-fence = Où construis-tu la barrière ?
keythedral-ask-unfence = Quelle barrière retires-tu ?
keythedral-ask-craft =
    { $count ->
        [one] Quel cube paies-tu pour 1 { $kind } ?
       *[other] Quels cubes paies-tu pour 1 { $kind } ? Encore { $count }.
    }
keythedral-ask-trade = Quel cube donnes-tu d’abord en échange ?
keythedral-ask-trade-then = Quel cube ajoutes-tu au premier ({ $kind }), et qu’obtiens-tu pour les deux ?
keythedral-ask-law = { $who } joue la loi { $law }. L’abroges-tu ?
keythedral-ask-law-on = { $who } joue la loi { $law } ({ $aims }). L’abroges-tu ?
keythedral-ask-procure = Quel cube paies-tu pour la loi ?
keythedral-ask-settle = Le prix du siège { $slot } a changé. L’achètes-tu quand même ?
keythedral-ask-settle-repealed = Ta loi a été abrogée. Achètes-tu quand même le siège { $slot } ?
keythedral-ask-move = Des barrières coupent { $dwelling } de tout terrain. Où poses-tu cette habitation à nouveau ?
keythedral-ask-bid-first = Qu’offres-tu pour désigner le premier joueur ?
keythedral-ask-bid =
    { $high ->
        [1] { $who } offre un cube, la meilleure offre jusqu’ici. Qu’offres-tu pour désigner le premier joueur ?
       *[other] { $who } offre { $high } cubes, la meilleure offre jusqu’ici. Qu’offres-tu pour désigner le premier joueur ?
    }
keythedral-ask-name = Qui sera premier joueur ?
keythedral-ask-give =
    { $count ->
        [one] Quel cube donnes-tu à { $who } ?
       *[other] Quels cubes donnes-tu à { $who } ? Encore { $count }.
    }
keythedral-ask-end = C’est ton coup ?
keythedral-ask-purchase = { $who } veut acheter le siège { $slot } pour { $cubes }. Réponds-tu par une loi ?
keythedral-ask-purchase-again = { $who } veut toujours acheter le siège { $slot }. Réponds-tu par une autre loi ?
keythedral-ask-free = C’est à { $who }. Tu peux jouer une loi avant.
keythedral-ask-noted = { $ask } { $note }
keythedral-order-declines = Ta consigne refusera d’elle-même ; réponds maintenant pour faire autrement.
keythedral-note-quiet = Aucune de tes lois ne convient : le refus est automatique.
keythedral-note-unattended = Personne n’est appelé ici : sans réponse de toi ou d’une de tes consignes, aucune loi n’est jouée.
keythedral-order-plays = Ta consigne jouera d’elle-même la loi { $law } ; réponds maintenant pour faire autrement.
keythedral-note-none-fits = Aucune de tes lois ne convient ici ; on t’interroge pour que personne ne puisse le deviner.
keythedral-ask-start-work = Les ouvriers vont sortir. Joues-tu une loi ?
keythedral-ask-start-harvest = La récolte va commencer. Joues-tu une loi ?
keythedral-ask-start-harvest-spend = La récolte et les dépenses vont commencer. Joues-tu une loi ?
keythedral-ask-start-spend = Les dépenses vont commencer. Joues-tu une loi ?
keythedral-ask-start-auction = Le marqueur premier joueur va changer de mains. Joues-tu une loi ?
keythedral-ask-aim-order = { $law } : quel numéro travaille ensuite ?
keythedral-ask-aim-slot = { $law } : pour quel siège ?
keythedral-ask-aim-cottage = { $law } : pour quel cottage ?
keythedral-ask-aim-own = { $law } : quelle habitation place aussi ses ouvriers ?
keythedral-ask-aim-bargain = { $law } : que paies-tu, et pour quoi ?
keythedral-ask-aim-field = { $law } : pour quels terrains ?
keythedral-ask-aim-fence = { $law } : quelle barrière ?
keythedral-ask-aim-trade = { $law } : quelle ressource paies-tu ?
keythedral-ask-aim-trade-then = { $law } : quelle ressource obtiens-tu ?
keythedral-ask-aim-sale = { $law } : où achètes-tu ?
keythedral-ask-aim-sale-then = { $law } : quel cube paies-tu ?
keythedral-ask-aim-house = { $law } : pour quelle maison ?
keythedral-ask-aim-seat = { $law } : qui sera premier joueur ?
keythedral-ask-aim-law = { $law } : quelle loi abroges-tu ?

keythedral-ask-arm-slot = { $law } : à quel achat doit-elle répondre d’elle-même ?
keythedral-ask-arm-law = { $law } : à quelle loi doit-elle répondre d’elle-même ?

## Menus

keythedral-menu-lay = Poser le terrain { $field } sur
keythedral-menu-cottage = Cottage { $number }
keythedral-menu-order = Numéro { $number }
keythedral-menu-order-note = Ta propre habitation ne trouve aucun terrain libre.
keythedral-menu-send = Depuis l’habitation { $number }
keythedral-menu-stay = Personne ne peut sortir
keythedral-menu-buy =
    { $points ->
        [one] Acheter le siège { $slot } ({ $points } point)
       *[other] Acheter le siège { $slot } ({ $points } points)
    }
keythedral-menu-buy-for =
    { $points ->
        [one] Acheter le siège { $slot } pour { $cubes } ({ $points } point)
       *[other] Acheter le siège { $slot } pour { $cubes } ({ $points } points)
    }
keythedral-menu-using = Avec { $laws }
keythedral-menu-with = Payer { $cubes }
keythedral-menu-withdraw = Renoncer
keythedral-menu-house = Convertir un cottage en maison (pierre, bois)
keythedral-menu-fence = Construire une barrière (bois)
keythedral-menu-towards = Côté { $field }
keythedral-menu-unfence = Retirer une barrière (2 vin)
keythedral-menu-craft = Acheter 1 { $kind } à l’artisan { $craftsman } ({ $count } cubes)
keythedral-menu-craft-note = Chez un artisan : tu choisis avec quels cubes tu paies.
keythedral-menu-trade = Échanger deux cubes contre une ressource
keythedral-menu-and = Et { $kind }
keythedral-menu-for = Contre { $kind }
keythedral-menu-law = Acheter la loi de { $space } (1 cube)
keythedral-menu-law-note = Après une loi, tu ne joues plus pendant cette phase.
keythedral-menu-pass = Passer
keythedral-menu-play = Jouer une loi
keythedral-menu-watch = Quand m’interroger sur les lois
keythedral-watch-windows = À chaque fenêtre
keythedral-watch-reactions = Seulement pour les achats et les lois jouées
keythedral-watch-later = Plus dans cette phase
keythedral-watch-none = Jamais : je refuse toujours
keythedral-menu-arm = Laisser { $law } répondre d’elle-même
keythedral-menu-disarm = Retenir { $law } à nouveau
keythedral-menu-decline = Ne jouer aucune loi
keythedral-menu-no-offer = Ne rien offrir
keythedral-menu-offer =
    { $count ->
        [one] Offrir { $count } cube
       *[other] Offrir { $count } cubes
    }
keythedral-menu-match-of =
    { $count ->
        [1] Égaler l’offre d’un cube
       *[other] Égaler l’offre de { $count } cubes
    }
keythedral-menu-name = { $who } commence
keythedral-menu-stop = Accepter de finir la partie ici
keythedral-caution-workers = { $count ->
        [1] Un autre ouvrier pourrait encore sortir.
       *[other] Des ouvriers de { $count } habitations pourraient encore sortir.
    }
keythedral-final-chapter = La manche se termine, et personne ne peut l’annuler seul.
keythedral-menu-end = Terminé
keythedral-menu-end-law = Terminé : voir la loi

## What is told

keythedral-drew = { $who } pioche un terrain { $field }.
keythedral-laid = { $who } pose un terrain { $field } { FORM($cell, "on") } et { $dwelling } sur { $site }.
keythedral-turned-up = Les sièges numéro { $number } sont en vente : { $slots }.
keythedral-round = Manche { $round } : { $who } est premier joueur.
keythedral-ordered = { $who } appelle au travail le numéro { $number }.
keythedral-last-order = Le numéro { $number } travaille en dernier.
keythedral-sent =
    { $count ->
        [1] { $who } envoie un ouvrier { FORM($dwelling, "of") } : { $fields }.
       *[other] { $who } envoie des ouvriers { FORM($dwelling, "of") } : { $fields }.
    }
keythedral-sent-field = { $field }
keythedral-unemployed = Chez { $who }, l’habitation { $number } ne trouve aucun terrain libre.
keythedral-collected = { $who } récolte { $cubes }.
keythedral-harvest-failed = La réserve n’a plus rien pour { $who }. Non versé : { $cubes }.
keythedral-choice-failed =
    { $count ->
        [1] La réserve n’a plus rien à proposer à { $who } : un cube au choix est perdu.
       *[other] La réserve n’a plus rien à proposer à { $who } : { $count } cubes au choix sont perdus.
    }
keythedral-chose-harvest = { $who } choisit { $cubes } dans la réserve.
keythedral-declares = { $who } veut acheter le siège { $slot } pour { $cubes }.
keythedral-bought =
    { $points ->
        [one] { $who } achète le siège { $slot } pour { $cubes } : { $points } point.
       *[other] { $who } achète le siège { $slot } pour { $cubes } : { $points } points.
    }
keythedral-withdraws = { $who } renonce finalement au siège { $slot }.
keythedral-lost-seat = Le siège { $slot } n’est plus là : { $who } choisit à nouveau.
keythedral-takes-back = { $who } reprend en main la loi { $law }.
keythedral-built = { $who } convertit { $dwelling } en maison pour une pierre et un bois.
keythedral-fenced-off = { $who } construit une barrière { $side } pour 1 bois.
# In logs of games from before sides were named by fields.
keythedral-fenced = { $who } construit pour un bois une barrière en { $side }, contre { $dwelling }.
keythedral-unfenced = { $who } paie 2 vin pour faire retirer la barrière { $side }.
keythedral-enclosed = Sans accès à aucun terrain, { $dwelling } doit déménager.
keythedral-moved = { $who } déplace { $dwelling } sur { $site }.
keythedral-crafted = { $who } achète 1 { $kind } à l’artisan { $craftsman } pour { $cubes }.
keythedral-traded = { $who } échange { $cubes } contre 1 { $kind }.
keythedral-procured = { $who } achète la loi de { $space } pour { $cubes }.
keythedral-drew-law = Tu as acheté la loi { $law }.
keythedral-passed = { $who } passe.
keythedral-law-arrives = Une nouvelle loi est visible : { $law }.
keythedral-auction = { $who } reçoit le marqueur premier joueur. Qui offre des cubes pour l’avoir ?
keythedral-offered =
    { $count ->
        [one] { $who } offre { $count } cube.
       *[other] { $who } offre { $count } cubes.
    }
keythedral-matched =
    { $count ->
        [1] { $who } égale l’offre d’un cube.
       *[other] { $who } égale l’offre de { $count } cubes.
    }
keythedral-declined = { $who } n’offre rien.
keythedral-gave = { $who } donne { $cubes } à { $to }.
keythedral-named = { $who } désigne { $start } premier joueur.
keythedral-named-self = { $who } sera premier joueur.
keythedral-wants-stop = { $who } voudrait finir la partie ici.
keythedral-stopped = Tous sont d’accord : la partie finit ici.
keythedral-last-round = La manche { $round } est finie, et la partie aussi : les sièges encore libres ne seront pas construits.
keythedral-standstill = Aucun siège construit pendant les { $rounds } dernières manches. Si personne ne veut continuer, `/game end` interroge la table.
keythedral-over = Le dernier siège est construit : la partie est finie.
keythedral-no-law = Aucune autre loi n’est jouée maintenant.
keythedral-plays = { $who } joue la loi { $law }.
keythedral-plays-on = { $who } joue la loi { $law } : { $aims }.
keythedral-returned = Une autre loi est passée avant : ta loi { $law } n’a pas été jouée et reste dans ta main.
keythedral-repealed = { $who } abroge la loi { $law }.
keythedral-law-works = { $law } : { $does }.
keythedral-does-order = l’ordre de travail est { $numbers }
keythedral-does-dearer = Le siège { $slot } coûte maintenant un cube de plus.
keythedral-does-cheaper = Le siège { $slot } coûte maintenant un cube de moins.
keythedral-does-substitute = { $who } peut payer avec d’autres cubes.
keythedral-does-upgrade = { $dwelling } devient une maison
keythedral-does-early = { $dwelling } place maintenant ses ouvriers
keythedral-does-swap = les cubes changent de mains
keythedral-does-broken = cette manche, les barrières ne retiennent aucun ouvrier envoyé par { $who }
keythedral-does-broken-next = à la prochaine manche, les barrières ne retiendront aucun ouvrier envoyé par { $who }
keythedral-does-moratorium = cette manche, personne d’autre que { $who } ne peut convertir de cottage en maison
keythedral-does-unexpected = { $who } choisit d’autres ressources pour la récolte (terrain { $field })
keythedral-does-double = récolte doublée (terrain { $field }) pour { $who }
keythedral-does-good = récolte doublée (terrain { $field }) pour tout le monde
keythedral-does-poor = aucune récolte (terrain { $field })
keythedral-harvest-type = { $field }
keythedral-harvest-field = en { $cell }
keythedral-does-unfence = La barrière { $side } a disparu.
keythedral-does-design = Nouveau plan pour le siège { $slot } : il coûte { $cubes }.
keythedral-does-bargain = les cubes changent de mains
keythedral-does-sale = les cubes changent de mains
keythedral-does-downgrade = Redevenu cottage : { FORM($dwelling, "bare") }.
keythedral-does-start = { $who } est maintenant premier joueur

## Score sheet

keythedral-score-seats =
    { $count ->
        [0] Aucun siège numéro { $number }
        [one] { $count } siège numéro { $number }
       *[other] { $count } sièges numéro { $number }
    }
keythedral-score-cubes = Cubes restants
keythedral-score-tie = Égalité de points : les cubes restants départagent, valeur { $worth }

## Names of the pictures

keythedral-picture-map = La carte
keythedral-picture-town = La ville
keythedral-picture-mat = La keythedral
keythedral-picture-laws = Les vingt lois
keythedral-picture-score = Feuille de score
keythedral-picture-screen-of = Paravent : { $who }

## What people type who look for a rule: a line of "their words: words of the rules" each. Phrases of several
## words are found in any order.

keythedral-synonyms =
    ouvrier, ouvriers, travailleur, meeple, pion, keyple, personnage, worker: worker
    enchère, enchères, enchere, encheres, enchérir, encherir, offre, offres, offrir, surenchère: offer, start player
    score, décompte, decompte, points, point, points de victoire, pv: point
    égalité, égalités, egalite, ex æquo, ex aequo, départage, departage: tie
    fin de partie, fin du jeu, partie finie, dernier tour, dernière manche: end, last seat
    gagner, gagnant, vainqueur, victoire, but, objectif: most points win
    carte, cartes, loi, lois, carte action: law
    réagir, reagir, réaction, reaction, interrompre, répondre, repondre, contrer, annuler, fenêtre, fenetre: window, answer
    abroger, abrogation: repeal
    maison, maisons, améliorer, ameliorer, amélioration, amelioration: house
    chaumière, chaumières, chaumiere, chaumieres, cabane: cottage
    habitation, habitations: dwelling
    clôture, clôtures, cloture, clotures, mur, barrière, barriere, bloquer, haie: fence
    marché, boutique, artisan, artisans, forgeron, verrier, orfèvre, orfevre: craftsman
    échange, échanges, echange, échanger, echanger, troc: trade
    cathédrale, cathedrale, église, eglise, siège, sièges, siege, sieges, chaise: seat
    marchand: trader, trade
    acheter, achat, achats, payer: buy, bought, pay
    cube, cubes, ressource, ressources, marchandise, marchandises: cube, resource
    récolte, récoltes, recolte, recoltes, récolter, recolter: harvest
    terrain, terrains, champ, champs: field
    manche, manches: round
    phase, phases: phase
    dépense, dépenses, depense, dépenser, depenser: spend
    réserve, reserve: store
    bois: wood
    pierre: stone
    nourriture: food
    eau: water
    vin: wine
    vitrail, verre: glass
    ferronnerie, fer: ironwork
    or: gold
    paravent, secret, caché: screen, secret
    premier joueur, ordre du tour: start player
    consigne, consignes, automatique, auto: standing order

## Parts of a game, in the chart of a review

keythedral-chapter = { $number ->
    [0] Carte
   *[other] Manche { $number }
}
keythedral-chapters = Manches
keythedral-chapter-over =
    { $number ->
        [0] La carte est posée
       *[other] La manche { $number } est finie
    }

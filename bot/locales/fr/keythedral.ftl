### Keythedral: names, questions, menus and what is told.

keythedral-name = Keythedral

## Set-up

keythedral-option-laws = Cartes Loi
keythedral-option-laws-help = Tu peux acheter et jouer des cartes Loi.
keythedral-option-open-design = Plans visibles
keythedral-option-open-design-help = Tu vois le prix de chaque siège dès le début. On les achète toujours dans l’ordre.
keythedral-option-edition = Édition
keythedral-option-edition-first = première (2002)
keythedral-option-edition-first-help = 17 sièges qui valent de 1 à 5 points.
keythedral-option-edition-second = deuxième (2004)
keythedral-option-edition-second-help = 22 sièges qui valent de 4 à 12 points, et les cubes restants comptent.
keythedral-option-face-up = Lois visibles
keythedral-option-face-up-help = Tout le monde voit quelles lois tu as.
keythedral-option-literal = Règle stricte des lois
keythedral-option-literal-help = Tu joues Barrière dangereuse, Changement de plan et Maison déclassée dès que tu les achètes.
keythedral-option-single-field = Doubler un seul terrain
keythedral-option-single-field-help = La loi Double production ne vaut que pour 1 terrain, et non pour tous ceux du même type.
keythedral-option-windows = Questions sur les lois
keythedral-option-windows-quiet = discrètes
keythedral-option-windows-quiet-help = On ne t’interroge que si une de tes lois convient. Une longue attente laisse deviner que quelqu’un en a une.
keythedral-option-windows-strict = strictes
keythedral-option-windows-strict-help = On t’interroge dès que tu as une loi : personne ne peut deviner laquelle.
keythedral-option-start = Premier joueur au début
keythedral-option-start-help = Qui commence. Si tu ne désignes personne, le hasard décide.

## Pieces

keythedral-kind-stone = pierre
    .many = pierres
    .some = de la pierre
keythedral-kind-wood = bois
    .many = bois
    .some = du bois
keythedral-kind-food = nourriture
    .many = nourritures
    .some = de la nourriture
keythedral-kind-water = eau
    .many = eau
    .some = de l’eau
keythedral-kind-wine = vin
    .many = vins
    .some = du vin
keythedral-kind-ironwork = ferronnerie
    .many = ferronneries
    .of = de ferronnerie
    .some = de la ferronnerie
keythedral-kind-glass = vitrail
    .many = vitraux
    .of = de vitrail
    .some = du vitrail
keythedral-kind-gold = or
    .many = or
    .of = d’or
    .some = de l’or
keythedral-cubes = { $count ->
    [one] { $count } { $kind }
   *[other] { $count } { FORM($kind, "many") }
}
keythedral-nothing = rien
keythedral-field-quarry = carrière
    .a = une carrière
    .the = la carrière
    .to = à la carrière
keythedral-field-quarry-help = Un ouvrier ici rapporte 1 pierre.
keythedral-field-wood = forêt
    .a = une forêt
    .the = la forêt
    .to = à la forêt
keythedral-field-wood-help = Un ouvrier ici rapporte 1 bois.
keythedral-field-farm = ferme
    .a = une ferme
    .the = la ferme
    .to = à la ferme
keythedral-field-farm-help = Un ouvrier ici rapporte 1 nourriture.
keythedral-field-lake = lac
    .a = un lac
    .the = le lac
    .to = au lac
keythedral-field-lake-help = Un ouvrier ici rapporte 1 eau.
keythedral-field-vineyard = vignoble
    .a = un vignoble
    .the = le vignoble
    .to = au vignoble
keythedral-field-vineyard-help = Un ouvrier ici rapporte 1 vin.
keythedral-field-in = { $field } en { $cell }
    .to = { FORM($field, "to") } en { $cell }
    .the = { FORM($field, "the") } en { $cell }
keythedral-field-beside = { $field } au { $corner }
    .to = { FORM($field, "to") } au { $corner }
    .the = { FORM($field, "the") } au { $corner }
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
    .at = chez le forgeron
keythedral-craftsman-smith-help = Vend de la ferronnerie pour 2 cubes au choix.
keythedral-craftsman-glazier = verrier
    .at = chez le verrier
keythedral-craftsman-glazier-help = Vend du vitrail pour 3 cubes au choix.
keythedral-craftsman-goldsmith = orfèvre
    .at = chez l’orfèvre
keythedral-craftsman-goldsmith-help = Vend de l’or pour 4 cubes au choix.
keythedral-space-left = gauche
keythedral-space-right = droite
# Fields and corners have numbers, which the map shows.
keythedral-place = emplacement { $number }
    .on = à l’emplacement { $number }
keythedral-field-number = terrain { $number }
keythedral-field-numbered = { $field } { $number }
    .to = { FORM($field, "to") } { $number }
    .the = { FORM($field, "the") } { $number }
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
keythedral-fence-between = entre { $dwelling } et { FORM($field, "the") }
keythedral-fence-on = sur le coin { $corner } du terrain { $field }
# In logs of games from before fields were named by where they lie, and squares and their sides by fields.
keythedral-field-at = { $field } en { $cell }
    .to = { FORM($field, "to") } en { $cell }
    .the = { FORM($field, "the") } en { $cell }
keythedral-cell = { $at }
keythedral-site = { $at }
keythedral-side = { $at }
keythedral-slot = { $slot }
keythedral-slot-for = { $slot } ({ $cubes })
keythedral-number = { $number }
keythedral-player = { $who }
    .you = toi
keythedral-pay-get = { $pay } contre { $get }
keythedral-cottage-of = le cottage { FORM($colour, "m") } { $number }
    .bare = cottage { FORM($colour, "m") } { $number }
    .of = du cottage { FORM($colour, "m") } { $number }
keythedral-house-of = la maison { $colour } { $number }
    .bare = maison { $colour } { $number }
    .of = de la maison { $colour } { $number }

## Laws

keythedral-law-work-order = Ordre de travail
keythedral-law-work-order-help = Au début de la phase 1 : tu décides de l’ordre des 5 numéros, sans les autres.
keythedral-law-price-increase = Hausse de prix
keythedral-law-price-increase-help = Quand un autre joueur achète un siège : il coûte 1 cube de plus, d’une sorte imprimée dessus.
keythedral-law-price-decrease = Baisse de prix
keythedral-law-price-decrease-help = À ton tour : un siège coûte 1 cube de moins (pas un cube d’or).
keythedral-law-upgrade-cottage = Cottage amélioré
keythedral-law-upgrade-cottage-help = À tout moment : un de tes cottages devient une maison.
keythedral-law-substitution = Substitution
keythedral-law-substitution-help = Quand tu achètes un siège : paie des ressources avec d’autres, ou 1 cube d’artisanat avec un autre.
keythedral-law-cottage-number = Numéro de cottage
keythedral-law-cottage-number-help = Quand tu envoies des ouvriers : une autre de tes habitations, dont le numéro n’a pas encore été annoncé, envoie aussi les siens.
keythedral-law-craft-bargain = Artisanat bradé
keythedral-law-craft-bargain-help = À tout moment : échange 1 ressource contre un cube d’artisanat usagé de la réserve.
keythedral-law-unexpected-harvest = Récolte inattendue
keythedral-law-unexpected-harvest-help = Avant la récolte : sur un type de terrain, tu prends des ressources de ton choix.
keythedral-law-broken-fences = Barrières brisées
keythedral-law-broken-fences-help = Avant ou pendant la phase 1 : tes ouvriers ignorent toutes les barrières cette manche.
keythedral-law-repeal-law = Abrogation
keythedral-law-repeal-law-help = Quand un autre joueur joue une loi : elle n’a aucun effet.
keythedral-law-unsafe-fence = Barrière dangereuse
keythedral-law-unsafe-fence-help = À tout moment : retire du jeu n’importe quelle barrière.
keythedral-law-house-moratorium = Moratoire sur les maisons
    .short = Moratoire
keythedral-law-house-moratorium-help = Avant la phase 3 : personne d’autre ne peut transformer un cottage en maison cette manche.
keythedral-law-design-change = Changement de plan
keythedral-law-design-change-help = À tout moment, même pendant un achat : échange un siège contre un siège caché de la même rangée.
keythedral-law-double-production = Double production
keythedral-law-double-production-help = Avant la récolte : tes ouvriers sur un type de terrain rapportent le double.
keythedral-law-double-production-single = Avant la récolte : ton ouvrier sur un terrain de ton choix rapporte le double.
keythedral-law-bargain = Bonne affaire
keythedral-law-bargain-help = Compte comme une action : le marchand donne 2 ressources contre 1.
keythedral-law-sale = Soldes
keythedral-law-sale-help = Compte comme une action : du vitrail pour 1 cube, ou de l’or pour 2.
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
keythedral-why-later = Les sièges suivants sont mis en vente quand tous ceux de la rangée { $number } sont vendus.
keythedral-why-houses = Tous tes cottages sont déjà des maisons.
keythedral-why-moratorium = Maison : la loi { $law } l’interdit cette manche.
keythedral-why-house = Une maison coûte { $cubes } ; il te manque { $lack }.
keythedral-why-fence = Une barrière coûte { $cubes }, et tu n’en as pas.
keythedral-why-fences-gone = Tu n’as plus de barrière à construire.
keythedral-why-fence-room = Barrière : il n’y a de place nulle part.
keythedral-why-unfence =
    Retirer une barrière coûte { $cubes } ; { $have ->
        [0] tu n’en as pas
       *[other] tu en as { $have }
    }.
keythedral-why-unfence-none = Il n’y a aucune barrière à retirer sur la carte.
keythedral-why-trader = marchand
keythedral-why-new-law = Une nouvelle loi coûte { $count } cube, et tu n’en as pas.
keythedral-why-cubes =
    { $what } : il faut { $need } { $need ->
        [one] cube
       *[other] cubes
    }, et { $have ->
        [0] tu n’en as pas
       *[other] tu en as { $have }
    }.
keythedral-why-craft-none = Il n’y a plus rien à acheter { FORM($craftsman, "at") }.
keythedral-why-store = Marchand : il n’y a plus de ressources dans la réserve.
keythedral-why-no-law = Il n’y a pas de loi à acheter maintenant.
keythedral-why-lawless = Cette partie se joue sans cartes Loi.
keythedral-why-sent = { $count ->
    [one] L’ouvrier { FORM($dwelling, "of") } est déjà sorti.
   *[other] Les ouvriers { FORM($dwelling, "of") } sont déjà sortis.
}
keythedral-why-worker = { $who } a déjà un ouvrier { FORM($field, "to") }, à côté { FORM($dwelling, "of") }.
keythedral-why-own-worker = Un de tes ouvriers est déjà { FORM($field, "to") }, à côté { FORM($dwelling, "of") }.
keythedral-why-fenced = Une barrière empêche les ouvriers { FORM($dwelling, "of") } d’aller { FORM($field, "to") }.
keythedral-why-stay = Rester à la maison : un ouvrier doit sortir s’il peut aller sur un terrain.
keythedral-why-order = { $count ->
    [one] Le numéro { $numbers } a déjà été annoncé cette manche.
   *[other] Les numéros { $numbers } ont déjà été annoncés cette manche.
}
keythedral-why-bid = Tu dois offrir plus de { $high } { $high ->
    [one] cube
   *[other] cubes
}, et tu as { $have ->
    [one] { $have } cube
   *[other] { $have } cubes
}.
keythedral-why-match = Égaler : c’est réservé à { $who }.
keythedral-why-law = La loi { $law } se joue seulement { $when }.
keythedral-why-no-laws = Tu n’as aucune loi à jouer.
keythedral-when-work = au début de la phase 1
keythedral-when-purchase = quand un autre joueur achète un siège
keythedral-when-turn = à ton tour, en phase 3
keythedral-when-own-purchase = quand tu achètes un siège
keythedral-when-placing = quand tu envoies des ouvriers
keythedral-when-harvest = en phase 1 ou au début de la phase 2
keythedral-when-fences = en phase 5 ou en phase 1
keythedral-when-law = quand un autre joueur joue une loi
keythedral-when-spend = en phase 1 ou au début de la phase 2 ou 3
keythedral-when-phase = au début de la phase 1, 2, 3 ou 5
keythedral-why-law-fences = { $law } : il n’y a aucune barrière sur la carte.
keythedral-why-law-placed = { $law } : les numéros de toutes tes habitations ont été annoncés cette manche.
keythedral-why-law-cottages = { $law } : tous tes cottages sont déjà des maisons.
keythedral-why-law-banned = { $law } : la loi { $other } l’interdit cette manche.
keythedral-why-law-used = { $law } : il n’y a aucun cube d’artisanat usagé dans la réserve.
keythedral-why-law-resource = { $law } : tu n’as aucune ressource.
keythedral-why-law-store = { $law } : il n’y a plus de ressources dans la réserve.
keythedral-why-law-designs = { $law } : aucun siège visible n’a encore de siège caché dans sa rangée.
keythedral-why-law-gold = { $law } : tous les sièges visibles ne coûtent que de l’or.
keythedral-why-law-houses = { $law } : il n’y a aucune maison sur la carte.
keythedral-why-law-early = { $law } : les habitations qu’il te reste à annoncer n’ont aucun terrain libre.
keythedral-why-law-workers = { $law } : tu n’as encore aucun ouvrier sur un terrain.
keythedral-why-law-sale = { $law } : le verrier et l’orfèvre n’ont plus rien à vendre.
keythedral-why-law-cubes = { $need ->
    [one] { $law } : acheter coûte alors { $need } cube, et { $have ->
        [0] tu n’en as pas
       *[other] tu en as { $have }
    }.
   *[other] { $law } : acheter coûte alors { $need } cubes, et { $have ->
        [0] tu n’en as pas
       *[other] tu en as { $have }
    }.
}
keythedral-why-law-no-seat = La loi { $law } ne t’aide à payer aucun siège en vente.

## Questions

keythedral-ask-lay = Tu as pioché { FORM($field, "a") } : où poses-tu ce terrain ?
keythedral-ask-cottage = Lequel de tes cottages poses-tu ? Son numéro ne compte que quand on l’annonce.
keythedral-ask-site = Où poses-tu le cottage { $number } ?
keythedral-ask-order = Quel numéro annonces-tu ?
keythedral-ask-send = { $count ->
    [one] Cottage { $numbers } : où va l’ouvrier ?
   *[other] Maison { $numbers } : où vont les ouvriers ?
}
keythedral-ask-send-other = Maison { $numbers } : où va l’autre ouvrier ? Avec « { keythedral-menu-skip } », il ne sort pas.
keythedral-ask-send-both = Habitations { $numbers } : où vont les ouvriers ?
keythedral-ask-take =
    { $count ->
        [one] Quel cube prends-tu dans la réserve ?
       *[other] Quels cubes prends-tu dans la réserve ? Encore { $count }.
    }
keythedral-ask-turn = Que fais-tu de tes cubes ?
keythedral-ask-buy = Comment paies-tu le siège ?
keythedral-ask-fence = Où construis-tu la barrière ?
keythedral-ask-unfence = Quelle barrière retires-tu ?
keythedral-ask-craft =
    { $count ->
        [one] Avec quel cube paies-tu le cube { FORM($kind, "of") } ?
       *[other] Avec quels cubes paies-tu le cube { FORM($kind, "of") } ? Encore { $count }.
    }
keythedral-ask-trade = Quel cube échanges-tu d’abord ?
keythedral-ask-trade-then = Quel cube échanges-tu avec le premier ({ $kind }) ?
keythedral-ask-law = { $who } joue la loi { $law }. L’abroges-tu ?
keythedral-ask-law-on = { $who } joue la loi { $law } ({ $aims }). L’abroges-tu ?
keythedral-ask-procure = Avec quel cube paies-tu la loi ?
keythedral-ask-settle = Le prix du siège { $slot } a changé. L’achètes-tu quand même ?
keythedral-ask-settle-repealed = Ta loi a été abrogée. Achètes-tu quand même le siège { $slot } ?
keythedral-ask-move = Des barrières coupent { $dwelling } de tous les terrains. Où déplaces-tu cette habitation ?
keythedral-ask-bid-first = Combien de cubes offres-tu à { $who } pour choisir qui commence ?
keythedral-ask-bid =
    { $high ->
        [1] { $who } offre 1 cube pour choisir qui commence. Combien en offres-tu ?
       *[other] { $who } offre { $high } cubes pour choisir qui commence. Combien en offres-tu ?
    }
keythedral-ask-name = Qui sera premier joueur ?
keythedral-ask-give =
    { $count ->
        [one] Quel cube donnes-tu à { $who } ?
       *[other] Quels cubes donnes-tu à { $who } ? Encore { $count }.
    }
keythedral-ask-end = Valider ?
keythedral-ask-purchase = { $who } veut acheter le siège { $slot } pour { $cubes }. Réponds-tu par une loi ?
keythedral-ask-purchase-again = { $who } veut toujours acheter le siège { $slot }. Réponds-tu par une autre loi ?
keythedral-ask-free = C’est à { $who } de jouer. Tu peux jouer une loi avant.
keythedral-ask-noted = { $ask } { $note }
keythedral-order-declines = Selon ta consigne, tu ne joueras pas de loi. Réponds maintenant pour faire autre chose.
keythedral-note-quiet = Aucune de tes lois ne convient, donc je réponds non pour toi.
keythedral-note-unattended = Si tu ne réponds pas, tu ne joues pas de loi.
keythedral-order-plays = Ta consigne va jouer la loi { $law }. Réponds maintenant pour faire autre chose.
keythedral-note-none-fits = Aucune de tes lois ne convient. Je demande quand même, pour que personne ne le devine.
keythedral-ask-start-work = Les ouvriers vont sortir. Joues-tu une loi ?
keythedral-ask-start-harvest = La récolte va commencer. Joues-tu une loi ?
keythedral-ask-start-harvest-spend = La récolte et les dépenses vont commencer. Joues-tu une loi ?
keythedral-ask-start-spend = Les dépenses vont commencer. Joues-tu une loi ?
keythedral-ask-start-auction = Le marqueur premier joueur va changer de mains. Joues-tu une loi ?
keythedral-ask-aim-order = { $law } : quel numéro travaille ensuite ?
keythedral-ask-aim-slot = { $law } : pour quel siège ?
keythedral-ask-aim-cottage = { $law } : pour quel cottage ?
keythedral-ask-aim-own = { $law } : quelle habitation envoie aussi ses ouvriers ?
keythedral-ask-aim-bargain = { $law } : avec quel cube paies-tu ?
keythedral-ask-aim-field = { $law } : pour quels terrains ?
keythedral-ask-aim-fence = { $law } : quelle barrière ?
keythedral-ask-aim-trade = { $law } : quelle ressource donnes-tu ?
keythedral-ask-aim-trade-then = { $law } : quelle ressource reçois-tu ?
keythedral-ask-aim-sale = { $law } : où achètes-tu ?
keythedral-ask-aim-sale-then = { $law } : avec quel cube paies-tu ?
keythedral-ask-aim-house = { $law } : pour quelle maison ?
keythedral-ask-aim-seat = { $law } : qui sera premier joueur ?
keythedral-ask-aim-law = { $law } : quelle loi abroges-tu ?

keythedral-ask-arm-slot = { $law } : à quel achat doit-elle répondre automatiquement ?
keythedral-ask-arm-law = { $law } : à quelle loi doit-elle répondre automatiquement ?

## Menus

keythedral-menu-lay = Poser { FORM($field, "the") }
keythedral-menu-cottage = Cottage { $number }
keythedral-menu-order = Annoncer le numéro { $number }
keythedral-menu-order-note = Ta propre habitation n’a aucun terrain libre.
keythedral-menu-send = Depuis l’habitation { $number }
keythedral-menu-stay = Aucun ouvrier ne peut sortir
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
keythedral-menu-house = Transformer un cottage en maison (pierre, bois)
keythedral-menu-fence = Construire une barrière (bois)
keythedral-menu-towards = Côté { $field }
keythedral-menu-unfence = Retirer une barrière (2 vins)
keythedral-menu-craft = Acheter 1 cube { FORM($kind, "of") } { FORM($craftsman, "at") } ({ $count } cubes)
keythedral-menu-craft-note = Tu choisis avec quels cubes tu paies.
keythedral-menu-trade = Échanger 2 cubes contre une ressource
keythedral-menu-and = Et { $kind }
keythedral-menu-for = Contre { $kind }
keythedral-menu-law = Acheter la loi de { $space } (1 cube)
keythedral-menu-law-only = Acheter la nouvelle loi (1 cube)
keythedral-menu-law-note = Ensuite, tu n’as plus de tour dans cette phase.
keythedral-menu-pass = Passer
keythedral-menu-play = Jouer une loi
keythedral-menu-watch = Quand me demander si je joue une loi
keythedral-watch-windows = À chaque fois
keythedral-watch-reactions = Seulement quand quelqu’un achète un siège ou joue une loi
keythedral-watch-later = Pas avant la phase suivante
keythedral-watch-none = Jamais : je refuse toujours
keythedral-menu-arm = Laisser { $law } répondre automatiquement
keythedral-menu-disarm = Ne plus laisser { $law } répondre
keythedral-menu-decline = Ne jouer aucune loi
keythedral-menu-no-offer = Ne rien offrir
keythedral-menu-offer =
    { $count ->
        [one] Offrir { $count } cube
       *[other] Offrir { $count } cubes
    }
keythedral-menu-match-of =
    { $count ->
        [1] Égaler l’offre de 1 cube
       *[other] Égaler l’offre de { $count } cubes
    }
keythedral-menu-name = { $who } commence
    .you = Tu commences
keythedral-menu-stop = Accepter de finir la partie ici
keythedral-caution-workers = { $count ->
        [1] Tu peux encore envoyer un ouvrier.
       *[other] { $count } de tes habitations peuvent encore envoyer des ouvriers.
    }
keythedral-final-chapter = Une nouvelle manche commence ensuite : tu ne pourras plus annuler.
keythedral-closes-draw = Ensuite, { $who } pioche un terrain : tu ne pourras plus annuler.
keythedral-closes-buy = Ensuite, les autres peuvent répondre en secret par une loi : tu ne pourras plus annuler.
keythedral-menu-skip = Arrêter là
keythedral-menu-end = Terminé
keythedral-menu-end-law = Terminé : voir la loi

## What is told

keythedral-drew = { $who } pioche { FORM($field, "a") }.
    .you = Tu pioches { FORM($field, "a") }.
keythedral-laid = { $who } pose { FORM($field, "a") } { FORM($cell, "on") } et { $dwelling } sur { $site }.
    .you = Tu poses { FORM($field, "a") } { FORM($cell, "on") } et { $dwelling } sur { $site }.
keythedral-turned-up = Les sièges de la rangée { $number } sont en vente : { $slots }.
keythedral-round-over = La manche { $round } est finie.
keythedral-round = { $who } commence la manche { $round }.
    .you = Tu commences la manche { $round }.
keythedral-ordered = { $who } annonce le numéro { $number }.
    .you = Tu annonces le numéro { $number }.
keythedral-last-order = Il ne reste que le numéro { $number }.
keythedral-sent =
    { $count ->
        [1] { $who } envoie l’ouvrier { FORM($dwelling, "of") } { FORM($fields, "to") }.
       *[other] { $who } envoie les ouvriers { FORM($dwelling, "of") } { FORM($fields, "to") }.
    }
    .you =
        { $count ->
            [1] Tu envoies l’ouvrier { FORM($dwelling, "of") } { FORM($fields, "to") }.
           *[other] Tu envoies les ouvriers { FORM($dwelling, "of") } { FORM($fields, "to") }.
        }
keythedral-sent-field = { $field }
    .to = { FORM($field, "to") }
keythedral-unemployed = Chez { $who }, l’habitation { $number } ne trouve aucun terrain libre.
    .you = Ton habitation { $number } ne trouve aucun terrain libre.
keythedral-collected = { $who } reçoit { $cubes }.
    .you = Tu reçois { $cubes }.
keythedral-harvest-failed = Pas assez de cubes en réserve. Cubes non reçus par { $who } : { $cubes }.
    .you = Pas assez de cubes en réserve. Cubes que tu ne reçois pas : { $cubes }.
keythedral-choice-failed =
    { $count ->
        [1] La réserve est vide : { $who } reçoit 1 cube de moins.
       *[other] La réserve est vide : { $who } reçoit { $count } cubes de moins.
    }
    .you =
        { $count ->
            [1] La réserve est vide : tu reçois 1 cube de moins.
           *[other] La réserve est vide : tu reçois { $count } cubes de moins.
        }
keythedral-chose-harvest = { $who } choisit { $cubes } dans la réserve.
    .you = Tu choisis { $cubes } dans la réserve.
keythedral-declares = { $who } veut acheter le siège { $slot } pour { $cubes }.
    .you = Tu veux acheter le siège { $slot } pour { $cubes }.
keythedral-bought =
    { $points ->
        [one] { $who } achète le siège { $slot } pour { $cubes } : +{ $points } point.
       *[other] { $who } achète le siège { $slot } pour { $cubes } : +{ $points } points.
    }
    .you =
        { $points ->
            [one] Tu achètes le siège { $slot } pour { $cubes } : +{ $points } point.
           *[other] Tu achètes le siège { $slot } pour { $cubes } : +{ $points } points.
        }
keythedral-withdraws = { $who } renonce finalement au siège { $slot }.
    .you = Tu renonces finalement au siège { $slot }.
keythedral-lost-seat = Le siège { $slot } n’est plus disponible : { $who } fait un autre choix.
    .you = Le siège { $slot } n’est plus disponible : tu fais un autre choix.
keythedral-takes-back = { $who } garde en main la loi { $law }.
    .you = Tu gardes en main la loi { $law }.
keythedral-built = { $who } paie 1 pierre et 1 bois pour transformer { $dwelling } en maison.
    .you = Tu paies 1 pierre et 1 bois pour transformer { $dwelling } en maison.
keythedral-fenced-off = { $who } paie 1 bois pour construire une barrière { $side }.
    .you = Tu paies 1 bois pour construire une barrière { $side }.
# In logs of games from before sides were named by fields.
keythedral-fenced = { $who } paie 1 bois et construit une barrière en { $side }, contre { $dwelling }.
    .you = Tu paies 1 bois et construis une barrière en { $side }, contre { $dwelling }.
keythedral-unfenced = { $who } paie 2 vins pour retirer la barrière { $side }.
    .you = Tu paies 2 vins pour retirer la barrière { $side }.
keythedral-enclosed = Sans accès à aucun terrain, { $dwelling } doit déménager.
keythedral-moved = { $who } déplace { $dwelling } sur { $site }.
    .you = Tu déplaces { $dwelling } sur { $site }.
keythedral-crafted = { $who } achète 1 cube { FORM($kind, "of") } { FORM($craftsman, "at") } pour { $cubes }.
    .you = Tu achètes 1 cube { FORM($kind, "of") } { FORM($craftsman, "at") } pour { $cubes }.
keythedral-traded = { $who } échange { $cubes } contre 1 { $kind }.
    .you = Tu échanges { $cubes } contre 1 { $kind }.
keythedral-procured = { $who } achète la loi de { $space } pour { $cubes }.
    .you = Tu achètes la loi de { $space } pour { $cubes }.
keythedral-drew-law = C’est la loi { $law }.
keythedral-passed = { $who } passe.
    .you = Tu passes.
keythedral-spent = { $who } n’a plus de cubes et passe.
    .you = Tu n’as plus de cubes, donc tu passes.
keythedral-law-arrives = Nouvelle loi visible : { $law }.
keythedral-auction = Le marqueur premier joueur passe à gauche, à { $who }. Si personne n’offre de cubes, { $who } choisit qui commence.
    .you = Le marqueur premier joueur passe à gauche, à toi. Si personne n’offre de cubes, tu choisis qui commence.
keythedral-offered =
    { $count ->
        [one] { $who } offre { $count } cube.
       *[other] { $who } offre { $count } cubes.
    }
    .you =
        { $count ->
            [one] Tu offres { $count } cube.
           *[other] Tu offres { $count } cubes.
        }
keythedral-matched =
    { $count ->
        [1] { $who } égale l’offre de 1 cube.
       *[other] { $who } égale l’offre de { $count } cubes.
    }
    .you =
        { $count ->
            [1] Tu égales l’offre de 1 cube.
           *[other] Tu égales l’offre de { $count } cubes.
        }
keythedral-declined = { $who } n’offre rien.
    .you = Tu n’offres rien.
keythedral-no-cubes = { $who } n’a pas de cube à offrir.
    .you = Tu n’as pas de cube à offrir.
keythedral-cannot-offer = { $who } n’a pas assez de cubes pour faire une offre.
    .you = Tu n’as pas assez de cubes pour faire une offre.
keythedral-nobody-bid = Personne n’a rien offert.
keythedral-gave = { $who } donne { $cubes } à { $to }.
    .you = Tu donnes { $cubes } à { $to }.
    .yours = { $who } te donne { $cubes }.
keythedral-named = { $who } désigne { $start } comme premier joueur.
    .you = Tu désignes { $start } comme premier joueur.
    .yours = { $who } te désigne comme premier joueur.
keythedral-named-self = { $who } sera premier joueur.
    .you = Tu seras premier joueur.
keythedral-wants-stop = { $who } voudrait finir la partie ici.
    .you = Tu voudrais finir la partie ici.
keythedral-stopped = Tout le monde est d’accord : la partie finit ici.
keythedral-last-round = La manche { $round } est finie, et la partie aussi. Les sièges restants ne sont pas vendus.
keythedral-standstill = Aucun siège acheté pendant les { $rounds } dernières manches. Si personne ne veut continuer, demande aux autres avec `/game end`.
keythedral-over = Le dernier siège est acheté : la partie est finie.
# In logs of games from before this was not told.
keythedral-no-law = Personne ne joue de loi maintenant.
keythedral-plays = { $who } joue la loi { $law }.
    .you = Tu joues la loi { $law }.
keythedral-plays-on = { $who } joue la loi { $law } : { $aims }.
    .you = Tu joues la loi { $law } : { $aims }.
keythedral-returned = Une autre loi est passée avant. Ta loi { $law } reste dans ta main.
keythedral-repealed = { $who } abroge la loi { $law }.
    .you = Tu abroges la loi { $law }.
keythedral-law-works = { $law } : { $does }.
keythedral-does-order = l’ordre des numéros est { $numbers }
keythedral-does-dearer = Le siège { $slot } coûte maintenant 1 cube de plus.
keythedral-does-cheaper = Le siège { $slot } coûte maintenant 1 cube de moins.
keythedral-does-substitute = { $who } peut payer avec d’autres cubes.
    .you = Tu peux payer avec d’autres cubes.
keythedral-does-upgrade = { $dwelling } devient une maison
keythedral-does-early = { $dwelling } envoie maintenant ses ouvriers
keythedral-does-swap = 1 { $pay } contre 1 cube { FORM($get, "of") } de la réserve
keythedral-does-broken = cette manche, les barrières ne retiennent aucun ouvrier envoyé par { $who }
    .you = cette manche, les barrières ne retiennent pas tes ouvriers
keythedral-does-broken-next = à la prochaine manche, les barrières ne retiendront aucun ouvrier envoyé par { $who }
    .you = à la prochaine manche, les barrières ne retiendront pas tes ouvriers
keythedral-does-moratorium = cette manche, personne d’autre que { $who } ne peut transformer de cottage en maison
    .you = cette manche, personne d’autre que toi ne peut transformer de cottage en maison
keythedral-does-unexpected = { $who } choisit d’autres ressources pour la récolte ({ $field })
    .you = tu choisis d’autres ressources pour la récolte ({ $field })
keythedral-does-double = récolte doublée ({ $field }) pour { $who }
    .you = récolte doublée ({ $field }) pour toi
keythedral-does-good = récolte doublée ({ $field }) pour tout le monde
keythedral-does-poor = aucune récolte ({ $field })
keythedral-harvest-type = { $field }
keythedral-harvest-field = { $cell }
keythedral-does-unfence = La barrière { $side } a disparu.
keythedral-does-design = Nouveau plan pour le siège { $slot } : il coûte { $cubes }.
keythedral-does-bargain = le marchand donne { $cubes } contre 1 { $pay }
keythedral-does-sale = 1 cube { FORM($kind, "of") } { FORM($craftsman, "at") } pour { $cubes }
keythedral-does-downgrade = Redevient un cottage : { FORM($dwelling, "bare") }.
keythedral-does-start = { $who } est maintenant premier joueur
    .you = tu es maintenant premier joueur

## Score sheet

keythedral-score-seats =
    { $count ->
        [0] Sièges de la rangée { $number }
        [one] { $count } siège de la rangée { $number }
       *[other] { $count } sièges de la rangée { $number }
    }
keythedral-score-cubes = Cubes restants
keythedral-score-tie = Égalité de points : les cubes restants départagent (valeur { $worth })

## Names of the pictures

keythedral-picture-map = La carte
keythedral-picture-map-nw = La carte : nord-ouest
keythedral-picture-map-ne = La carte : nord-est
keythedral-picture-map-sw = La carte : sud-ouest
keythedral-picture-map-se = La carte : sud-est
keythedral-picture-town = La ville
keythedral-picture-mat = La keythedral
keythedral-picture-laws = Les 20 lois
keythedral-picture-score = Feuille de score
keythedral-picture-result = La carte finie
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

# Keyper: names, questions, menu entries, news and the score sheet.

## The game

keyper-name = Keyper

## Pieces

keyper-good-clay = argile
    .no = d’argile
keyper-good-log = rondin
    .no = de rondin
keyper-good-rock = roche
    .no = de roche
keyper-good-brick = brique
    .no = de brique
keyper-good-wood = bois
    .no = de bois
keyper-good-stone = pierre
    .no = de pierre
keyper-good-wheat = blé
    .no = de blé
keyper-good-emerald = émeraude
    .no = d’émeraude
keyper-good-gold = or
    .no = d’or
keyper-good-ruby = rubis
    .no = de rubis
keyper-good-sapphire = saphir
    .no = de saphir
keyper-good-chicken = poule
    .no = de poule
keyper-good-cow = vache
    .no = de vache
keyper-good-deer = cerf
    .no = de cerf
keyper-good-goat = chèvre
    .no = de chèvre
keyper-good-horse = cheval
    .no = de cheval
keyper-good-pig = cochon
    .no = de cochon
keyper-good-sheep = mouton
    .no = de mouton
keyper-good-wild-boar = sanglier
    .no = de sanglier

keyper-colour-light-blue = bleu clair
keyper-colour-orange = orange
keyper-colour-light-green = vert clair
keyper-colour-brown = brun
    .many = bruns
keyper-colour-black = noir
    .many = noirs
keyper-colour-grey = gris
keyper-colour-white = blanc
    .many = blancs

keyper-keyple-light-blue = un keyple bleu clair
keyper-keyple-orange = un keyple orange
keyper-keyple-light-green = un keyple vert clair
keyper-keyple-brown = un keyple brun
keyper-keyple-black = un keyple noir
keyper-keyple-grey = un keyple gris
keyper-keyple-white = un keyple blanc

keyper-season-spring = printemps
    .of = de printemps
    .ofthe = du printemps
    .the = le printemps
    .for = pour le printemps
keyper-season-summer = été
    .of = d’été
    .ofthe = de l’été
    .the = l’été
    .for = pour l’été
keyper-season-autumn = automne
    .of = d’automne
    .ofthe = de l’automne
    .the = l’automne
    .for = pour l’automne
keyper-season-winter = hiver
    .of = d’hiver
    .ofthe = de l’hiver
    .the = l’hiver
    .for = pour l’hiver

keyper-field-keyp = Keyp
keyper-field-river = Rivière
keyper-field-clay = Argile
keyper-field-logs = Rondins
keyper-field-rocks = Roches
keyper-field-chickens = Poules
keyper-field-cows = Vaches
keyper-field-deer = Cerfs
keyper-field-goats = Chèvres
keyper-field-horses = Chevaux
keyper-field-pigs = Cochons
keyper-field-sheep = Moutons
keyper-field-wheat = Blé
keyper-field-wild-boar = Sangliers
keyper-field-emeralds = Émeraudes
keyper-field-gold = Or
keyper-field-rubies = Rubis
keyper-field-sapphires = Saphirs
keyper-field-country-tile = Tuile Campagne
keyper-field-convert-clay = Argile en briques
keyper-field-convert-logs = Rondins en bois
keyper-field-convert-rock = Roches en pierre
keyper-field-trade-raw = Troc de matières premières
keyper-field-trade-finished = Troc de produits finis
keyper-field-build = Construction
keyper-field-discount-build = Construction au rabais
keyper-field-upgrade = Amélioration
keyper-no-field = aucun terrain

keyper-tile-cow-shed = Étable
keyper-tile-cow-shed-help = Abrite 4 vaches, 1 point chacune. Améliorée : 2 chacune.
keyper-tile-pig-sty = Porcherie
keyper-tile-pig-sty-help = Abrite 4 cochons, 1 point chacun. Améliorée : 2 chacun.
keyper-tile-sheep-shelter = Abri des moutons
keyper-tile-sheep-shelter-help = Abrite 4 moutons, 1 point chacun. Améliorée : 2 chacun.
keyper-tile-stable = Écurie
keyper-tile-stable-help = Abrite 4 chevaux, 1 point chacun. Améliorée : 2 chacun.
keyper-tile-farmyard = Cour de ferme
keyper-tile-farmyard-help = Abrite 4 animaux parmi vache, cheval, cochon, mouton ; 1 point par espèce. Améliorée : 2 par espèce.
keyper-tile-paddock = Enclos
keyper-tile-paddock-help = Abrite 4 animaux parmi poule, cerf, chèvre, sanglier ; 1 point par espèce. Améliorée : 2 par espèce.
keyper-tile-brickmaker = Briquetier
keyper-tile-brickmaker-help = 1 argile contre 1 brique. Améliorée : contre 2 briques ; 5 points.
keyper-tile-carpenter = Charpentier
keyper-tile-carpenter-help = 1 rondin contre 1 bois. Améliorée : contre 2 bois ; 5 points.
keyper-tile-stonemason = Tailleur de pierre
keyper-tile-stonemason-help = 1 roche contre 1 pierre. Améliorée : contre 2 pierres ; 5 points.
keyper-tile-scrapyard = Dépôt de ferraille
keyper-tile-scrapyard-help = 2 matières premières contre un produit fini. Améliorée : 1 contre 1 ; 3 points.
keyper-tile-drainage = Drainage
keyper-tile-drainage-help = 1 point, plus 1 par tuile Village sur ses diagonales. Améliorée : 2 points, plus 2 par tuile.
keyper-tile-pavements = Pavage
keyper-tile-pavements-help = 1 point, plus 1 par tuile Village de sa rangée et colonne. Améliorée : 2 points, plus 2 par tuile.
keyper-tile-alchemist = Alchimiste
keyper-tile-alchemist-help = 2 matières premières contre une gemme au choix ; 3 points. Améliorée : 1 contre 1 ; 5 points.
keyper-tile-barn = Grange
keyper-tile-barn-help = 1 point par tuile Ferme. Améliorée : 2 par tuile Ferme améliorée seulement.
keyper-tile-boarding-house = Pension
keyper-tile-boarding-house-help = 2 points par tuile Village juste à gauche et à droite. Améliorée : aussi au-dessus et en dessous.
keyper-tile-builder = Maçon
keyper-tile-builder-help = Construis pour 1 produit fini. Améliorée : ou améliore, pour 1 produit fini ou 1 blé ; 3 points.
keyper-tile-building-plot = Terrain à bâtir
keyper-tile-building-plot-help = Une construction gratuite juste à droite ; 1 point. Améliorée : aussi en haut et en bas ; 3 points.
keyper-tile-cluck-cluck-chicken-house = Poulailler cot cot
keyper-tile-cluck-cluck-chicken-house-help = Abrite 4 poules, 2 points chacune. Améliorée : 3 chacune.
keyper-tile-dock = Quai
keyper-tile-dock-help = 6 points avec 20 points de fret. Améliorée : 12 points avec 30.
keyper-tile-farm-labourer = Valet de ferme
keyper-tile-farm-labourer-help = Construis gratuitement une tuile Ferme. Améliorée : construis ou améliore ; 3 points.
keyper-tile-gem-dealer = Courtier en gemmes
keyper-tile-gem-dealer-help = Une gemme contre une gemme au choix. Améliorée : contre 2 au choix ; 3 points.
keyper-tile-goat-pen = Chèvrerie
keyper-tile-goat-pen-help = Abrite 4 chèvres, 2 points chacune. Améliorée : 3 chacune.
keyper-tile-hop-field = Houblonnière
keyper-tile-hop-field-help = 1 blé contre un animal au choix ; abrite 4 animaux au choix. Améliorée : contre 2 ; 3 points.
keyper-tile-jewel-cutter = Lapidaire
keyper-tile-jewel-cutter-help = 1 pierre contre une gemme au choix. Améliorée : contre 2 au choix ; 3 points.
keyper-tile-livestock-market = Marché au bétail
keyper-tile-livestock-market-help = Un animal contre un autre au choix ; abrite 4 animaux au choix. Améliorée : contre 2 ; 1 point.
keyper-tile-oast-house = Séchoir à houblon
keyper-tile-oast-house-help = 4 points si les 8 parcelles de la ferme sont bâties. Améliorée : 8 points.
keyper-tile-seafarer = Marin
keyper-tile-seafarer-help = 1 point de fret à chaque utilisation d’un bateau. Améliorée : 2 points de fret ; 3 points.
keyper-tile-shipping-agent = Agent maritime
keyper-tile-shipping-agent-help = 1 point de fret de plus pour 2 marchandises vendues d’un coup. Améliorée : pour chacune ; 3 points.
keyper-tile-statue = Statue
keyper-tile-statue-help = 1 point par tuile Domaine du village. Améliorée : 2 par tuile améliorée seulement.
keyper-tile-thatcher = Chaumier
keyper-tile-thatcher-help = 1 point pour 2 tuiles Village. Améliorée : 1 par tuile Village améliorée.
keyper-tile-trading-post = Comptoir
keyper-tile-trading-post-help = 1 matière première contre 2, ou 1 produit fini contre 2. Améliorée : les deux à la fois ; 3 points.
keyper-tile-village-hall = Mairie
keyper-tile-village-hall-help = 6 points si les 12 parcelles du village sont bâties. Améliorée : 12 points.
keyper-tile-windmill = Moulin à vent
keyper-tile-windmill-help = 1 matière première contre 2 blés. Améliorée : aussi 2 points par blé, jusqu’à 4.
keyper-tile-boatman = Batelier
keyper-tile-boatman-help = 1 point par keyple bleu clair ou blanc, jusqu’à 4. Améliorée : 2 par keyple.
keyper-tile-bracelet-maker = Fabricant de bracelets
keyper-tile-bracelet-maker-help = 4 points par paire (émeraude et saphir), jusqu’à 4. Améliorée : 6 par trio avec un rubis.
keyper-tile-bricklayer = Briqueteur
keyper-tile-bricklayer-help = 1 point par keyple orange ou blanc, jusqu’à 4. Améliorée : 2 par keyple.
keyper-tile-brickyard = Briqueterie
keyper-tile-brickyard-help = 1 point par brique, jusqu’à 4. Améliorée : 2 par brique.
keyper-tile-copse = Taillis
keyper-tile-copse-help = 1 bois contre poule, cerf, chèvre ou sanglier ; en abrite 4. Améliorée : contre 2 ; 3 points.
keyper-tile-emporium = Bazar
keyper-tile-emporium-help = 4 points par paire (rubis et saphir), jusqu’à 4. Améliorée : 6 par trio avec un or.
keyper-tile-entertainer = Saltimbanque
keyper-tile-entertainer-help = 1 point par saison où tu as tenu une foire. Améliorée : 2 par saison.
keyper-tile-farmer = Fermier
keyper-tile-farmer-help = 1 point par keyple vert clair ou blanc, jusqu’à 4. Améliorée : 2 par keyple.
keyper-tile-farmers-cottage = Maison du fermier
keyper-tile-farmers-cottage-help = 1 point par terrain vert clair de ton plateau d’hiver. Améliorée : 3 par terrain.
keyper-tile-game-wardens-cottage = Maison du garde-chasse
keyper-tile-game-wardens-cottage-help = Abrite 4 cerfs, 2 points chacun. Améliorée : 3 chacun.
keyper-tile-gem-merchant = Marchand de gemmes
keyper-tile-gem-merchant-help = 4 points par paire (émeraude et or), jusqu’à 4. Améliorée : 6 par trio avec un rubis.
keyper-tile-goldsmith = Orfèvre
keyper-tile-goldsmith-help = 4 points par paire (or et saphir), jusqu’à 4. Améliorée : 6 par trio avec une émeraude.
keyper-tile-hunters-lodge = Pavillon de chasse
keyper-tile-hunters-lodge-help = Abrite 4 sangliers, 2 points chacun. Améliorée : 3 chacun.
keyper-tile-jeweller = Joaillier
keyper-tile-jeweller-help = 4 points par paire (émeraude et rubis), jusqu’à 4. Améliorée : 6 par trio avec un saphir.
keyper-tile-key-market = Marché Key
keyper-tile-key-market-help = 2 marchandises contre 1 au choix, sauf animaux ; 3 points. Améliorée : 1 contre 1 ; 5 points.
keyper-tile-kiln = Four
keyper-tile-kiln-help = 2 points par terrain orange de ton plateau d’hiver. Améliorée : 4 par terrain.
keyper-tile-log-cabin = Cabane en rondins
keyper-tile-log-cabin-help = 1 point par terrain brun de ton plateau d’hiver. Améliorée : 3 par terrain.
keyper-tile-lumberjack = Bûcheron
keyper-tile-lumberjack-help = 1 point par keyple brun ou blanc, jusqu’à 4. Améliorée : 2 par keyple.
keyper-tile-merchant = Marchand
keyper-tile-merchant-help = 3 points. Améliorée : aussi 1 action de bateau de plus à chaque fois.
keyper-tile-mine = Mine
keyper-tile-mine-help = 1 point par terrain noir de ton plateau d’hiver. Améliorée : 2 par terrain.
keyper-tile-open-pit = Mine à ciel ouvert
keyper-tile-open-pit-help = 1 point par terrain gris de ton plateau d’hiver. Améliorée : 3 par terrain.
keyper-tile-prospector = Prospecteur
keyper-tile-prospector-help = 1 point par gemme, jusqu’à 4. Améliorée : 2 par gemme.
keyper-tile-quarryman = Carrier
keyper-tile-quarryman-help = 1 point par keyple gris ou blanc, jusqu’à 4. Améliorée : 2 par keyple.
keyper-tile-ring-maker = Fabricant de bagues
keyper-tile-ring-maker-help = 4 points par paire (or et rubis), jusqu’à 4. Améliorée : 6 par trio avec une émeraude.
keyper-tile-scrap-dealer = Ferrailleur
keyper-tile-scrap-dealer-help = 1 point pour 2 marchandises, jusqu’à 8, sauf animaux. Améliorée : 2 pour 2 marchandises.
keyper-tile-stoneyard = Dépôt de pierre
keyper-tile-stoneyard-help = 1 point par pierre, jusqu’à 4. Améliorée : 2 par pierre.
keyper-tile-timberyard = Dépôt de bois
keyper-tile-timberyard-help = 1 point par bois, jusqu’à 4. Améliorée : 2 par bois.

keyper-fold-s1 = Pré et bois
keyper-fold-s2 = Troupeau et four
keyper-fold-s3 = Poulailler et roc
keyper-fold-s4 = Polyculture
keyper-fold-m1 = Argile et bois
keyper-fold-m2 = Bois et pierre
keyper-fold-m3 = Ateliers
keyper-fold-m4 = Bétail
keyper-fold-w1 = Mines
keyper-fold-w2 = Moisson
keyper-fold-w3 = Forêt
keyper-fold-w4 = Chantiers
keyper-fold-other = Face { $number }
keyper-display-s1 = Pré et bois
keyper-display-s2 = Troupeau et four
keyper-display-s3 = Poulailler et roc
keyper-display-s4 = Polyculture
keyper-display-m1 = Argile et bois
keyper-display-m2 = Bois et pierre
keyper-display-m3 = Ateliers
keyper-display-m4 = Bétail
keyper-display-w1 = Mines
keyper-display-w2 = Moisson
keyper-display-w3 = Forêt
keyper-display-w4 = Chantiers
keyper-display-other = Face { $number }

keyper-boat-with = { $boat } ({ $goods })
keyper-boat-boat-1 = Bateau 1
    .the = le bateau 1
keyper-boat-boat-2 = Bateau 2
    .the = le bateau 2
keyper-boat-boat-3 = Bateau 3
    .the = le bateau 3
keyper-boat-boat-4 = Bateau 4
    .the = le bateau 4
keyper-boat-boat-5 = Bateau 5
    .the = le bateau 5
keyper-boat-boat-6 = Bateau 6
    .the = le bateau 6

keyper-fair-spring-1 = Foire de printemps 1
    .the = la foire de printemps 1
keyper-fair-spring-2 = Foire de printemps 2
    .the = la foire de printemps 2
keyper-fair-spring-3 = Foire de printemps 3
    .the = la foire de printemps 3
keyper-fair-spring-4 = Foire de printemps 4
    .the = la foire de printemps 4
keyper-fair-spring-5 = Foire de printemps 5
    .the = la foire de printemps 5
keyper-fair-spring-6 = Foire de printemps 6
    .the = la foire de printemps 6
keyper-fair-summer-1 = Foire d’été 1
    .the = la foire d’été 1
keyper-fair-summer-2 = Foire d’été 2
    .the = la foire d’été 2
keyper-fair-summer-3 = Foire d’été 3
    .the = la foire d’été 3
keyper-fair-summer-4 = Foire d’été 4
    .the = la foire d’été 4
keyper-fair-summer-5 = Foire d’été 5
    .the = la foire d’été 5
keyper-fair-summer-6 = Foire d’été 6
    .the = la foire d’été 6
keyper-fair-autumn-1 = Foire d’automne 1
    .the = la foire d’automne 1
keyper-fair-autumn-2 = Foire d’automne 2
    .the = la foire d’automne 2
keyper-fair-autumn-3 = Foire d’automne 3
    .the = la foire d’automne 3
keyper-fair-autumn-4 = Foire d’automne 4
    .the = la foire d’automne 4
keyper-fair-autumn-5 = Foire d’automne 5
    .the = la foire d’automne 5
keyper-fair-autumn-6 = Foire d’automne 6
    .the = la foire d’automne 6
keyper-fair-winter-1 = Foire d’hiver 1
    .the = la foire d’hiver 1
keyper-fair-winter-2 = Foire d’hiver 2
    .the = la foire d’hiver 2
keyper-fair-winter-3 = Foire d’hiver 3
    .the = la foire d’hiver 3
keyper-fair-winter-4 = Foire d’hiver 4
    .the = la foire d’hiver 4
keyper-fair-winter-5 = Foire d’hiver 5
    .the = la foire d’hiver 5
keyper-fair-winter-6 = Foire d’hiver 6
    .the = la foire d’hiver 6
keyper-fair-winter-7 = Foire d’hiver 7
    .the = la foire d’hiver 7
keyper-fair-winter-8 = Foire d’hiver 8
    .the = la foire d’hiver 8
keyper-fair-autumn = Foire d’automne
    .the = la foire d’automne
keyper-fair-summer = Foire d’été
    .the = la foire d’été
keyper-fair-spring = Foire de printemps
    .the = la foire de printemps

## Places and counts

keyper-board = Plateau { $number }
    .the = le plateau { $number }
    .low = plateau { $number }
keyper-place = { $field } ({ FORM($board, "low") })
    .the = le terrain { $field } ({ FORM($board, "low") })
keyper-plot-farm = Ferme { $number ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
    [6] F
    [7] G
   *[8] H
}
    .the = la parcelle de ferme { $number ->
        [1] A
        [2] B
        [3] C
        [4] D
        [5] E
        [6] F
        [7] G
       *[8] H
    }
keyper-plot-village = Village { $number ->
    [1] I
    [2] J
    [3] K
    [4] L
    [5] M
    [6] N
    [7] O
    [8] P
    [9] Q
    [10] R
    [11] S
   *[12] T
}
    .the = la parcelle de village { $number ->
        [1] I
        [2] J
        [3] K
        [4] L
        [5] M
        [6] N
        [7] O
        [8] P
        [9] Q
        [10] R
        [11] S
       *[12] T
    }
keyper-plot-with = { $plot } ({ $tile })
    .the = { FORM($plot, "the") } ({ $tile })
keyper-counted-clay = { $count ->
    [one] { $count } argile
   *[other] { $count } argiles
}
keyper-counted-log = { $count ->
    [one] { $count } rondin
   *[other] { $count } rondins
}
keyper-counted-rock = { $count ->
    [one] { $count } roche
   *[other] { $count } roches
}
keyper-counted-brick = { $count ->
    [one] { $count } brique
   *[other] { $count } briques
}
keyper-counted-wood = { $count } bois
keyper-counted-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
keyper-counted-wheat = { $count ->
    [one] { $count } blé
   *[other] { $count } blés
}
keyper-counted-emerald = { $count ->
    [one] { $count } émeraude
   *[other] { $count } émeraudes
}
keyper-counted-gold = { $count } or
keyper-counted-ruby = { $count ->
    [one] { $count } rubis
   *[other] { $count } rubis
}
keyper-counted-sapphire = { $count ->
    [one] { $count } saphir
   *[other] { $count } saphirs
}
keyper-counted-chicken = { $count ->
    [one] { $count } poule
   *[other] { $count } poules
}
keyper-counted-cow = { $count ->
    [one] { $count } vache
   *[other] { $count } vaches
}
keyper-counted-deer = { $count ->
    [one] { $count } cerf
   *[other] { $count } cerfs
}
keyper-counted-goat = { $count ->
    [one] { $count } chèvre
   *[other] { $count } chèvres
}
keyper-counted-horse = { $count ->
    [one] { $count } cheval
   *[other] { $count } chevaux
}
keyper-counted-pig = { $count ->
    [one] { $count } cochon
   *[other] { $count } cochons
}
keyper-counted-sheep = { $count ->
    [one] { $count } mouton
   *[other] { $count } moutons
}
keyper-counted-wild-boar = { $count ->
    [one] { $count } sanglier
   *[other] { $count } sangliers
}
keyper-counted-any-raw = { $count ->
    [one] { $count } matière première
   *[other] { $count } matières premières
}
keyper-counted-any-finished = { $count ->
    [one] { $count } produit fini
   *[other] { $count } produits finis
}
keyper-counted-raw-no-wheat = { $count ->
    [one] { $count } matière première, sauf blé
   *[other] { $count } matières premières, sauf blé
}
keyper-counted-finished-no-wheat = { $count ->
    [one] { $count } produit fini, sauf blé
   *[other] { $count } produits finis, sauf blé
}
keyper-some-raw = { $count ->
    [1] une matière première
   *[other] { $count } matières premières
}
keyper-some-finished = { $count ->
    [1] un produit fini
   *[other] { $count } produits finis
}
keyper-some-gem = { $count ->
    [1] une gemme
   *[other] { $count } gemmes
}
keyper-some-animal = { $count ->
    [1] un animal
   *[other] { $count } animaux
}
keyper-some-good = { $count ->
    [1] une marchandise au choix
   *[other] { $count } marchandises au choix
}
keyper-some = { $count ->
    [one] { $count } parmi { $kinds }
   *[other] { $count } parmi { $kinds }
}
keyper-counted-keyple = { $count ->
    [one] { $count } keyple { $colour }
   *[other] { $count } keyples { FORM($colour, "many") }
}
keyper-counted-action = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
keyper-counted-tile = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
keyper-nothing = rien
keyper-list = { $goods }

## Questions

keyper-ask-turn = Envoie un keyple, ou revendique un plateau avec ton keyper.
keyper-ask-turn-send = Envoie un keyple.
keyper-ask-turn-keyper = Tu n’as plus de keyple : revendique un plateau avec ton keyper.
keyper-ask-where = Où va le keyple { $colour } ?
keyper-ask-where-last = Où va ton dernier keyple ({ $colour }) ?
keyper-ask-boat = Quel bateau fais-tu venir sur cette rivière ?
keyper-ask-partner = Un keyple est déjà debout sur { FORM($place, "the") }. Si tu le couches, tu reçois { $both } au lieu de { $one }, mais il ne travaillera plus cette saison. Le coucher ?
keyper-ask-partner-same = Un keyple est debout sur { FORM($place, "the") }. Que tu le couches ou non, tu reçois { $one }. Le coucher ?
keyper-ask-gain = Tu reçois { $goods }. Valider ?
keyper-ask-gain-invite = Tu reçois { $goods }, ou 1 de plus si quelqu’un te rejoint. Valider ?
keyper-ask-gain-short = Tu reçois { $goods }. Si quelqu’un te rejoint, le peu qui reste sera partagé. Valider ?
keyper-ask-invite = { $place } : un autre joueur peut d’abord te rejoindre, puis tu agis. Valider ?
keyper-ask-join = { $who } envoie { $keyple } sur { FORM($place, "the") }. Le rejoindre, pour { $gain } ?
keyper-ask-join-short = { $who } envoie { $keyple } sur { FORM($place, "the") }. Le rejoindre, pour { $gain }, ou plus si { $who } prend moins ?
keyper-ask-join-vain = { $who } envoie { $keyple } sur { FORM($place, "the") }. Tu ne peux rien y faire pour l’instant. Le rejoindre quand même ?
keyper-ask-lay = Tu n’as plus de keyples à jouer : couches-en un qui est debout.
keyper-ask-lay-or-pass = Tu n’as plus de keyples à jouer : couches-en un qui est debout, ou passe.
keyper-ask-lay-count = 2 keyples sont debout sur { FORM($place, "the") }. En coucher un, ou les deux ?
keyper-ask-keyp = Que reçois-tu pour le keyple { $colour } de ta tuile keyp ?
keyper-ask-work = { $count ->
    [0] { $place } : tout est fait. Valider ?
    [one] { $place } : encore { $count } action.
   *[other] { $place } : encore { $count } actions.
}
keyper-ask-work-exchange = { $place } : qu’échanges-tu contre { $goods } ? { $count ->
    [one] Encore { $count } action.
   *[other] Encore { $count } actions.
}
keyper-ask-work-build = { $place } : quelle tuile ? { $count ->
    [one] Encore { $count } action.
   *[other] Encore { $count } actions.
}
keyper-ask-work-build-one = { $place } : tu peux construire la tuile { $tile }. { $count ->
    [one] Encore { $count } action.
   *[other] Encore { $count } actions.
}
keyper-ask-work-upgrade = { $place } : quelle tuile ? { $count ->
    [one] Encore { $count } action.
   *[other] Encore { $count } actions.
}
keyper-ask-work-upgrade-one = { $place } : tu peux améliorer la tuile { $tile }. { $count ->
    [one] Encore { $count } action.
   *[other] Encore { $count } actions.
}
keyper-ask-work-tiles = { $place } : quelle tuile ? { $count ->
    [one] Encore { $count } action.
   *[other] Encore { $count } actions.
}
keyper-ask-work-tiles-one = { $place } : tu peux prendre la tuile { $tile }. { $count ->
    [one] Encore { $count } action.
   *[other] Encore { $count } actions.
}
keyper-ask-work-boat = { $place } : que veux-tu recevoir ou vendre ? { $count ->
    [one] Encore { $count } action.
   *[other] Encore { $count } actions.
}
keyper-ask-work-half = { $place } : tu peux encore faire l’autre échange, ou arrêter là.
keyper-ask-work-then = { $asked } Entre-temps, c’est à { $who }.
keyper-ask-work-later = { $place } : c’est à { $who }, puis de nouveau à toi.
keyper-ask-work-share = { $place } : la réserve pourrait s’épuiser, donc chacun en prend 1 à tour de rôle, { $who } et toi. C’est à { $who }.
keyper-ask-none-no-tile = { $place } : tu n’as aucune tuile à construire. Valider ?
keyper-ask-none-no-plot = { $place } : tu n’as pas de parcelle pour les tuiles que tu as. Valider ?
keyper-ask-none-no-price = { $place } : tu ne peux payer aucune des tuiles que tu as. Valider ?
keyper-ask-none-nothing-built = { $place } : tu n’as encore aucune tuile à améliorer. Valider ?
keyper-ask-none-all-upgraded = { $place } : toutes tes tuiles sont améliorées. Valider ?
keyper-ask-none-no-upgrade = { $place } : tu ne peux payer aucune amélioration. Valider ?
keyper-ask-none-nothing-to-give = { $place } : tu n’as rien à donner. Valider ?
keyper-ask-none-nothing-to-get = { $place } : il ne reste rien à recevoir. Valider ?
keyper-ask-none-same = { $place } : tu recevrais seulement ce que tu donnes. Valider ?
keyper-ask-none-none-left = { $place } : il n’en reste plus. Valider ?
keyper-ask-none-boat = { $place } : tu ne peux rien recevoir ni vendre. Valider ?
keyper-ask-none-plot = { $place } : tu ne peux rien y faire. Valider ?
keyper-ask-get = Que prends-tu ?
keyper-ask-get-one = Que prends-tu ? La réserve pourrait s’épuiser, donc chacun en prend 1 à tour de rôle, { $who } et toi.
keyper-ask-plot = Où construis-tu la tuile { $tile } ?
keyper-ask-pay-build = { $tile } ({ $plot }) : comment paies-tu ?
keyper-ask-pay-build-cost = { $tile } ({ $plot }) : comment paies-tu { $goods } ?
keyper-ask-pay-build-less = { $tile } ({ $plot }) : comment paies-tu { $goods }, moins 1 au choix ?
keyper-ask-pay-upgrade = Améliorer { $tile } : comment paies-tu { $goods } ?
keyper-ask-order = Sur quels terrains tes keyples doivent-ils rejoindre les autres automatiquement ?
keyper-ask-fairs = Quelles foires d’hiver tiens-tu ?
keyper-ask-fairs-and-own = Quelles foires tiens-tu ? Tu tiens la tienne automatiquement si tu peux encore montrer tout ce qu’elle demande.
keyper-ask-housing = Il n’y a pas de place pour tous tes animaux. Lequel laisses-tu partir ?
keyper-ask-fold = Comment plies-tu { FORM($board, "the") } { FORM($season, "for") } ? Cela reste secret jusqu’à ce que tout le monde ait choisi. Sur chaque face : { $fields }.
keyper-ask-surplus = { $count ->
    [one] Tu as { $count } keyple de trop. Lequel mets-tu au repos sur ta tuile keyp ?
   *[other] Tu as { $count } keyples de trop. Lequel mets-tu d’abord au repos sur ta tuile keyp ?
}
keyper-ask-end = Valider ?

## Menu entries

keyper-menu-keyper = Jouer le keyper
keyper-menu-send = Envoyer un keyple
keyper-menu-colour = { $count ->
    [one] { $colour }
   *[other] { $colour } ×{ $count }
}
keyper-menu-boards = Plateaux Campagne
keyper-menu-vain-none-left = { $place } : plus rien
keyper-menu-vain-no-tile = { $place } : tu n’as pas de tuile
keyper-menu-vain-no-plot = { $place } : plus de parcelle pour tes tuiles
keyper-menu-vain-no-price = { $place } : tu ne peux payer aucune tuile
keyper-menu-vain-nothing-built = { $place } : rien à améliorer pour l’instant
keyper-menu-vain-all-upgraded = { $place } : tout est déjà amélioré
keyper-menu-vain-no-upgrade = { $place } : tu ne peux payer aucune amélioration
keyper-menu-vain-nothing-to-give = { $place } : tu n’as rien à donner
keyper-menu-vain-nothing-to-get = { $place } : plus rien à recevoir
keyper-menu-vain-same = { $place } : cela ne changerait rien
keyper-menu-vain-boat = { $place } : rien à recevoir ni à vendre
keyper-menu-vain-plot = { $place } : rien à y faire
keyper-menu-gain = { $place } : { $gain }
keyper-menu-gain-most = { $place } : jusqu’à { $gain }
keyper-menu-own-board = Ton plateau
keyper-menu-bare = { $place } : y construire
keyper-menu-lay-boards = Coucher sur un plateau
keyper-menu-lay-own = Coucher chez toi
keyper-menu-lay = Le coucher : { $gain }
keyper-menu-leave = Le laisser debout : { $gain }
keyper-menu-both = Les deux : { $gain }
keyper-menu-one = Un seul keyple : { $gain }
keyper-menu-join = Rejoindre en { $colour }
keyper-menu-skip = Ne pas rejoindre
keyper-menu-pass = Passer
keyper-menu-fold = { $display }
keyper-menu-at-most = Prendre moins
keyper-menu-at-most-count = Au plus { $count }
keyper-menu-give = Échanger
keyper-menu-give-raw = Échanger contre des matières premières
keyper-menu-give-finished = Échanger contre des produits finis
keyper-menu-get = { $goods }
keyper-menu-get-first = { $goods }
keyper-menu-receive = Recevoir
keyper-menu-sell = { $points ->
    [one] Vendre pour { $points } point
   *[other] Vendre pour { $points } points
}
keyper-menu-sell-as = { $good } comme { $other }
keyper-menu-build = Construire
keyper-menu-build-cost = { $tile } ({ $goods })
keyper-menu-build-less = { $tile } ({ $goods }, moins 1)
keyper-menu-build-free = { $tile } (gratuit)
keyper-menu-build-beside = { $tile } (gratuit à côté du Terrain à bâtir)
keyper-menu-plot-over = { $plot }, par-dessus { $tile }
keyper-menu-plot-free = { $plot } : gratuit
keyper-menu-upgrade = Améliorer
keyper-menu-boat = { $boat } : { $goods }
keyper-menu-hold = { $points ->
    [one] { $fair } pour { $points } point : { $goods }
   *[other] { $fair } pour { $points } points : { $goods }
}
keyper-menu-winter-fair = { $fair }, { $few } points : { $front } ; { $many } points : { $back }
keyper-menu-orders = Quand les autres t’invitent
keyper-menu-done = Terminé
keyper-caution-leaving = { $count ->
    [1] Si tu la sautes, tu perds 1 action.
   *[other] Si tu les sautes, tu perds { $count } actions.
}
keyper-caution-leaving-some = Si tu les sautes, tu perds { $count } actions. Tu peux encore en faire au moins 1.
keyper-caution-leaving-now = { $count ->
    [1] Si tu la sautes, tu ne perds que cette action.
   *[other] Si tu les sautes, tu ne perds que ces { $count } actions.
} { $later ->
    [1] Après { $who }, tu en auras encore 1.
   *[other] Après { $who }, tu en auras encore { $later }.
}
keyper-caution-season = Cela termine { FORM($season, "the") }. Tu ne pourras pas l’annuler.
keyper-final-chapter = La saison se termine : ensuite, tu ne pourras plus annuler.
keyper-menu-skip-actions = Sauter { $count }
keyper-menu-end = Terminé
keyper-menu-end-leaving = { $count ->
    [one] Terminé : renoncer à { $count } action
   *[other] Terminé : renoncer à { $count } actions
}

keyper-order-ask = Me demander à chaque fois
keyper-order-always = Toujours rejoindre
keyper-order-never = Ne jamais rejoindre
keyper-order-only = Rejoindre seulement sur certains terrains

## What is told

keyper-told-keyper = { $who } joue son keyper et revendique { FORM($board, "the") }.
    .you = Tu joues ton keyper et revendiques { FORM($board, "the") }.
keyper-told-keyp-gain = { $who } utilise le keyple { $colour } de sa tuile keyp : { $goods }.
    .you = Tu utilises le keyple { $colour } de ta tuile keyp : { $goods }.
keyper-told-sent =
    { $working ->
        [one] { $who } envoie { $keyple } sur { FORM($place, "the") }.
       *[other] { $who } envoie { $keyple } sur { FORM($place, "the") } et couche aussi celui qui s’y trouvait.
    }
    .you =
        { $working ->
            [one] Tu envoies { $keyple } sur { FORM($place, "the") }.
           *[other] Tu envoies { $keyple } sur { FORM($place, "the") } et couches aussi celui qui s’y trouvait.
        }
keyper-told-boat = Cette rivière accueille { FORM($boat, "the") } ({ $goods }).
keyper-told-joined = { $who } rejoint { FORM($place, "the") } avec { $keyple }.
    .you = Tu rejoins { FORM($place, "the") } avec { $keyple }.
keyper-told-declined = { $who } décline l’invitation.
    .you = Tu déclines l’invitation.
keyper-told-order-joined = Ta consigne a accepté pour toi.
keyper-told-order-declined = Ta consigne a refusé pour toi.
keyper-told-order-ask = Je te poserai la question chaque fois que tu pourras rejoindre quelqu’un.
keyper-told-order-always = Tu rejoindras les autres chaque fois que possible.
keyper-told-order-never = Tu ne rejoindras personne jusqu’à la fin de la saison.
keyper-told-order-only = Tu ne rejoindras les autres que sur : { $fields }.
keyper-told-laid =
    { $count ->
        [1] { $who } couche un keyple sur { FORM($place, "the") }.
       *[other] { $who } couche les deux keyples sur { FORM($place, "the") }.
    }
    .you =
        { $count ->
            [1] Tu couches un keyple sur { FORM($place, "the") }.
           *[other] Tu couches les deux keyples sur { FORM($place, "the") }.
        }
keyper-told-passed = { $who } passe.
    .you = Tu passes.
keyper-told-nothing-to-lay = { $who } n’a rien à coucher.
    .you = Tu n’as rien à coucher.
keyper-told-gained = { $who } reçoit { $goods }.
    .you = Tu reçois { $goods }.
keyper-told-took-tile = { $who } prend la tuile { $tile }.
    .you = Tu prends la tuile { $tile }.
keyper-told-drawn = Nouvelles tuiles : { $tiles }.
keyper-told-exchanged = { $who } échange { $paid } contre { $goods }.
    .you = Tu échanges { $paid } contre { $goods }.
keyper-told-exchanged-first = { $who } échange { $paid } contre { $goods }, et 1 de plus ensuite.
    .you = Tu échanges { $paid } contre { $goods }, et 1 de plus ensuite.
keyper-told-took-next = { $who } reçoit aussi { $goods } en échange.
    .you = Tu reçois aussi { $goods } en échange.
keyper-told-none-left = { $who } ne reçoit plus rien : la réserve est vide.
    .you = Tu ne reçois plus rien : la réserve est vide.
keyper-told-received = { $who } reçoit { $goods } du bateau.
    .you = Tu reçois { $goods } du bateau.
keyper-told-sold =
    { $points ->
        [one] { $who } vend { $goods } pour { $points } point de fret.
       *[other] { $who } vend { $goods } pour { $points } points de fret.
    }
    .you =
        { $points ->
            [one] Tu vends { $goods } pour { $points } point de fret.
           *[other] Tu vends { $goods } pour { $points } points de fret.
        }
keyper-told-seafarer =
    { $points ->
        [one] { $who } gagne { $points } point de fret grâce au Marin.
       *[other] { $who } gagne { $points } points de fret grâce au Marin.
    }
    .you =
        { $points ->
            [one] Tu gagnes { $points } point de fret grâce au Marin.
           *[other] Tu gagnes { $points } points de fret grâce au Marin.
        }
keyper-told-built = { $who } construit la tuile { $tile } sur { FORM($plot, "the") } pour { $goods }.
    .you = Tu construis la tuile { $tile } sur { FORM($plot, "the") } pour { $goods }.
keyper-told-built-over =
    { $who } construit la tuile { $tile } sur { FORM($plot, "the") }, par-dessus la tuile { $below }, pour { $goods }. { $below } ne compte plus ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
    .you =
        Tu construis la tuile { $tile } sur { FORM($plot, "the") }, par-dessus la tuile { $below }, pour { $goods }. { $below } ne compte plus ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        }).
keyper-told-upgraded = { $who } améliore la tuile { $tile } pour { $goods }.
    .you = Tu améliores la tuile { $tile } pour { $goods }.
keyper-told-closing = { $who } a joué la dernière pièce. Tous les autres peuvent encore coucher des keyples une fois, puis la saison finit.
    .you = Tu as joué la dernière pièce. Tous les autres peuvent encore coucher des keyples une fois, puis la saison finit.
keyper-told-closing-joined = { $joiner } a rejoint { $who } avec la dernière pièce. Tous, sauf { $who }, peuvent encore coucher des keyples une fois.
    .you = { $joiner } te rejoint avec la dernière pièce. Tous les autres peuvent encore coucher des keyples une fois.
    .yours = Tu as rejoint { $who } avec la dernière pièce. Tous, sauf { $who }, peuvent encore coucher des keyples une fois.
keyper-told-season-ends = C’est la fin { FORM($season, "ofthe") } : plus personne n’a de keyples à jouer.
keyper-told-fairs = C’est le moment des foires { FORM($season, "of") }.
keyper-told-no-fairs = Personne ne tient de foire { FORM($season, "of") }.
keyper-told-held-showing =
    { $points ->
        [one] { $who } tient { FORM($fair, "the") } pour { $points } point et montre { $goods }.
       *[other] { $who } tient { FORM($fair, "the") } pour { $points } points et montre { $goods }.
    }
    .you =
        { $points ->
            [one] Tu tiens { FORM($fair, "the") } pour { $points } point et montres { $goods }.
           *[other] Tu tiens { FORM($fair, "the") } pour { $points } points et montres { $goods }.
        }
# In logs of games from before fairs were told with what was shown.
keyper-told-held =
    { $points ->
        [one] { $who } tient une foire pour { $points } point : { $fair }.
       *[other] { $who } tient une foire pour { $points } points : { $fair }.
    }
    .you =
        { $points ->
            [one] Tu tiens une foire pour { $points } point : { $fair }.
           *[other] Tu tiens une foire pour { $points } points : { $fair }.
        }
keyper-told-lost = { $who } perd { $goods } : pas de place.
    .you = Tu perds { $goods } : pas de place.
keyper-told-took-back =
    { $count ->
        [one] { $who } ramène { FORM($board, "the") } à la maison et a maintenant { $count } keyple.
       *[other] { $who } ramène { FORM($board, "the") } à la maison et a maintenant { $count } keyples.
    }
    .you =
        { $count ->
            [one] Tu ramènes { FORM($board, "the") } à la maison et tu as maintenant { $count } keyple.
           *[other] Tu ramènes { FORM($board, "the") } à la maison et tu as maintenant { $count } keyples.
        }
keyper-told-season = Voici { FORM($season, "the") }. Tuiles : { $tiles }. Bateaux : { $boats }.
keyper-told-folded = { $who } plie { FORM($board, "the") } : { $display }.
    .you = Tu plies { FORM($board, "the") } : { $display }.
keyper-told-rests = { $who } met { $keyple } au repos sur sa tuile keyp. Il rapportera une marchandise ou un animal quand son keyper sera joué.
    .you = Tu mets { $keyple } au repos sur ta tuile keyp. Il rapportera une marchandise ou un animal quand tu joueras ton keyper.
keyper-told-over = La partie est finie.

## Score sheet

keyper-score-shipping = Fret
keyper-score-tile = { $tile }, { $plot }
keyper-score-upgraded = { $tile } (tuile améliorée), { $plot }
keyper-score-fair = { $fair }

## Names of the pictures

keyper-picture-table = La table
keyper-picture-board = Plateau Campagne { $number }
keyper-picture-tiles = Tuiles Campagne proposées
keyper-picture-fold = Façons de plier le plateau
keyper-picture-score = Feuille de score
keyper-picture-score-of = Score : { $who }
keyper-picture-result = Toutes les fermes
keyper-picture-screen-of = Paravent : { $who }
keyper-picture-home-of = Ferme et village : { $who }
keyper-picture-hand-of = Tuiles en main : { $who }

## What people type who look for a rule: a line of "their words: words of the rules" each. Phrases of several
## words are found in any order.

keyper-synonyms =
    ouvrier, ouvriers, travailleur, meeple, pion, personnage, worker: keyple
    keyper, grand meeple, chef, revendiquer, prendre plateau: keyper
    enchère, enchères, enchere, encheres, enchérir, encherir, miser: claim
    score, décompte, decompte, points, point, points de victoire, pv: point, score
    égalité, égalités, egalite, ex æquo, ex aequo, départage, departage: tie, shared
    fin de partie, fin du jeu, partie finie, dernier tour, dernière manche: end of the game, winter
    fin de saison, saison finie, fin saison: end of the season
    gagner, gagnant, vainqueur, victoire, but, objectif: most points win
    bateau, bateaux, navire, fret, vendre, vente: boat, river
    participer, participation, rejoindre, joindre, partager, ensemble, inviter, invitation: join
    coucher, couché, couchés, couche, allonger, activer: lay, lying
    animal, animaux, loger, abriter, étable, etable, bétail, betail, bête: animal, room
    construire, construction, bâtir, batir: build
    améliorer, ameliorer, amélioration, améliorations, amelioration: upgrade
    coût, cout, prix, payer: cost, pay
    ressource, ressources, matériau, marchandise, marchandises: resource
    matière première, matières premières, matiere premiere, brut: raw material
    produit fini, produits finis: finished good
    foire, foires, marché: fair
    plier, pliage, plateau plié, retourner plateau: fold
    plateau, plateaux: board
    tuile, tuiles: tile
    terrain, terrains, champ, case: field
    parcelle, parcelles: plot
    ferme: farm
    saison, saisons: season
    printemps: spring
    été, ete: summer
    automne: autumn
    hiver: winter
    rivière, riviere: river
    gemme, gemmes, bijou: gem
    blé, ble: wheat
    blanc, joker: white
    couleur, couleurs: colour
    échange, échanges, echange, échanger, echanger, troc, convertir: trade, exchange
    premier joueur, ordre du tour: start player

# Why something cannot be chosen now.

keyper-area-farm = Ferme
keyper-area-village = Village
keyper-why-plots-farm = les parcelles de ferme vides
keyper-why-plots-village = les parcelles de village vides
keyper-why-claimed = { $board } : { $who } y a déjà son keyper.
keyper-why-colour = Seul un keyple { $colour } ou blanc peut rejoindre celui qui s’y trouve : { $places }.
keyper-why-white = Seul un keyple blanc peut rejoindre celui qui s’y trouve : { $places }.
keyper-why-full = Plus de place (2 keyples y sont déjà) : { $places }.
keyper-why-river = Plus de bateau disponible : { $places }.
keyper-why-no-tile = Tu n’as pas de tuile pour { $plots }, et un keyple envoyé là doit construire.
keyper-why-build = La tuile { $tile } coûte { $need } ; il te manque { $lack }.
keyper-why-build-less = La tuile { $tile } coûte { $need }, moins 1 au choix ; il te manque { $lack }.
keyper-why-build-either = La tuile { $tile } coûte { $need }, moins 1 au choix ; il te manque { $one } ou { $other }.
keyper-why-build-some = La tuile { $tile } coûte { $need }, moins 1 au choix ; il t’en manque { $count } parmi : { $lack }.
keyper-why-price = { $tile } : sans réduction, il faut { $need } ; il te manque { $lack }.
keyper-why-no-plot = Tuile { $tile } : tu n’as plus de parcelle où la construire.
keyper-why-not-here = { $tile } : impossible ici, c’est une tuile { $area }.
keyper-why-upgrade = { $tile } : l’amélioration coûte { $need } ; il te manque { $lack }.
keyper-why-upgraded = Amélioration déjà faite : { $tiles }.
keyper-why-give = Tu n’as pas { FORM($good, "no") } à donner.
keyper-why-supply = Il ne reste plus { FORM($good, "no") } à prendre.
keyper-why-receive-sold = Tu ne peux pas recevoir { FORM($good, "no") } : tu en as vendu ici.
keyper-why-sell-received = Tu ne peux pas vendre { FORM($good, "no") } : tu en as reçu ici.
keyper-why-sell = Tu n’as pas { FORM($good, "no") } à vendre.
keyper-why-overbuilt = Déjà recouvert une fois : { $plots }.
keyper-why-plot-price = Tu ne peux pas payer la tuile { $tile } ici : { $plots }.
keyper-why-lay-own = Couche d’abord les keyples debout sur tes parcelles et sur le plateau que tu as revendiqué. Les autres plateaux viennent ensuite.
keyper-why-fair = { $fair } : il faut { $need } ; il te manque { $lack }.

## Parts of a game, in the chart of a review

keyper-chapter =
    { $number ->
        [0] Printemps
        [1] Été
        [2] Automne
       *[other] Hiver
    }
keyper-chapters = Saisons
keyper-chapter-over =
    { $number ->
        [0] Le printemps est fini
        [1] L’été est fini
        [2] L’automne est fini
       *[other] L’hiver est fini
    }

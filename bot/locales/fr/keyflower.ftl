### Keyflower and The Merchants: names, questions, menus and what is told.

keyflower-name = Keyflower

## Set-up

keyflower-option-merchants = The Merchants
keyflower-option-merchants-help = Jouer avec l’extension : contrats, extensions, cabines et nouveaux bateaux.
keyflower-option-merchants-off = Sans
keyflower-option-merchants-mix = Mélangée au hasard
keyflower-option-merchants-all = Toutes ses tuiles et tous ses bateaux
keyflower-option-screens = Paravents
keyflower-option-screens-help = Ce que les autres voient de tes ouvriers, compétences et contrats.
keyflower-option-screens-hidden = Cachés : seulement combien
keyflower-option-screens-memory-aid = Aide-mémoire : aussi ce que tous ont vu passer derrière
keyflower-option-screens-open = Variante B : ce qui est gagné à découvert reste devant
keyflower-option-green-start = Un ouvrier vert de plus
keyflower-option-green-start-help = Qui découvre le jeu commence avec un ouvrier vert de plus.
keyflower-option-ties = Égalités
keyflower-option-ties-help = Qui gagne quand deux villages valent autant.
keyflower-option-ties-rules = Selon les règles : victoire partagée ou, avec The Merchants, au premier bateau pris en hiver
keyflower-option-ties-shared = La victoire est partagée
keyflower-option-ties-boat = Le premier à prendre un bateau en hiver gagne

## Workers, skills and resources

keyflower-item-blue = ouvrier bleu
keyflower-count-blue =
    { $count ->
        [one] { $count } bleu
       *[other] { $count } bleus
    }
keyflower-item-red = ouvrier rouge
keyflower-count-red =
    { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
keyflower-item-yellow = ouvrier jaune
keyflower-count-yellow =
    { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
keyflower-item-green = ouvrier vert
keyflower-count-green =
    { $count ->
        [one] { $count } vert
       *[other] { $count } verts
    }
keyflower-item-saw = scie
keyflower-count-saw =
    { $count ->
        [one] { $count } scie
       *[other] { $count } scies
    }
keyflower-item-pickaxe = pioche
keyflower-count-pickaxe =
    { $count ->
        [one] { $count } pioche
       *[other] { $count } pioches
    }
keyflower-item-anvil = enclume
keyflower-count-anvil =
    { $count ->
        [one] { $count } enclume
       *[other] { $count } enclumes
    }
keyflower-item-wood = bois
keyflower-count-wood = { $count } bois
keyflower-item-stone = pierre
keyflower-count-stone =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
keyflower-item-iron = fer
keyflower-count-iron = { $count } fer
keyflower-item-gold = or
keyflower-count-gold = { $count } or
keyflower-item-any = au choix
keyflower-count-cabin =
    { $count ->
        [one] { $count } cabine
       *[other] { $count } cabines
    }
keyflower-count-contract =
    { $count ->
        [one] { $count } contrat
       *[other] { $count } contrats
    }

## Tiles and boats

keyflower-tile-alehouse = Brasserie
keyflower-tile-alehouse-help = Pioche un ouvrier dans le sac. Améliorée (bois + pierre + fer) : 2 ouvriers.
keyflower-tile-apprentice-hall = Salle des apprentis
    .short = Salle apprentis
keyflower-tile-apprentice-hall-help = Pioche une compétence. Améliorée (bois + pierre) : 2 compétences ; 3 points.
keyflower-tile-gold-mine = Mine d’or
keyflower-tile-gold-mine-help = 1 or. Améliorée (pierre + fer) : 2 or ; 3 points.
keyflower-tile-key-mine = Mine Key
keyflower-tile-key-mine-help = 1 fer. Améliorée (enclume) : 3 fer ; 3 points.
keyflower-tile-keystone-quarry = Carrière Keystone
keyflower-tile-keystone-quarry-help = 1 pierre. Améliorée (pioche) : 3 pierres ; 3 points.
keyflower-tile-keywood = Bois Key
keyflower-tile-keywood-help = 1 bois. Améliorée (scie) : 3 bois ; 3 points.
keyflower-tile-miner = Mineur
keyflower-tile-miner-help = 2 fer. Améliorée (enclume) : fer et or ; 3 points.
keyflower-tile-peddler = Colporteur
keyflower-tile-peddler-help = Paie un ouvrier jaune pour un vert. Améliorée (or) : pour 2 verts.
keyflower-tile-quarryman = Carrier
keyflower-tile-quarryman-help = 2 pierres. Améliorée (pioche) : pierre et or ; 3 points.
keyflower-tile-stable = Écurie
keyflower-tile-stable-help = 2 pas, 1 amélioration. Améliorée (bois + fer) : 4 pas, 2 améliorations ; 5 points.
keyflower-tile-woodcutter = Bûcheron
keyflower-tile-woodcutter-help = 2 bois. Améliorée (scie) : bois et or ; 3 points.
keyflower-tile-workshop = Atelier
keyflower-tile-workshop-help = Bois, pierre ou fer. Améliorée (2 ressources au choix) : un de chaque ; 3 points.
keyflower-tile-brewer = Brasseur
keyflower-tile-brewer-help = Paie une compétence au choix pour 2 ouvriers piochés dans le sac. Améliorée (pierre + fer) : pour 3 ; 3 points.
keyflower-tile-carpenter = Charpentier
keyflower-tile-carpenter-help = Paie une scie pour 3 bois. Améliorée (3 bois) : pour 3 or ; 7 points.
keyflower-tile-farrier = Maréchal-ferrant
keyflower-tile-farrier-help = 3 pas, 1 amélioration. Améliorée (2 ressources au choix) : 5 pas, 2 améliorations ; 5 points.
keyflower-tile-hiring-fair = Foire d’embauche
keyflower-tile-hiring-fair-help = Paie une compétence au choix pour 2 compétences. Améliorée (bois + fer) : pour 3 ; 5 points.
keyflower-tile-mason = Tailleur de pierre
    .short = Taill. de pierre
keyflower-tile-mason-help = Paie une pioche pour 3 pierres. Améliorée (3 pierres) : pour 3 or ; 7 points.
keyflower-tile-smelter = Fonderie
keyflower-tile-smelter-help = Paie une enclume pour 3 fer. Améliorée (3 fer) : pour 3 or ; 7 points.
keyflower-tile-store = Échoppe
keyflower-tile-store-help = Paie un ouvrier bleu pour un vert. Améliorée (or) : pour 2 verts ; 3 points.
keyflower-tile-tavern = Taverne
keyflower-tile-tavern-help = Paie un ouvrier au choix pour en piocher 2 dans le sac. Améliorée (bois + pierre + fer) : pour 3.
keyflower-tile-barn = Grange
keyflower-tile-barn-help = 1 point par ressource qui s’y trouve à la fin. Améliorée (compétence au choix) : 2 chacune.
keyflower-tile-blacksmith = Forgeron
keyflower-tile-blacksmith-help = 2 points par fer qui s’y trouve à la fin. Améliorée (enclume) : 3 chacun.
keyflower-tile-fair = Foire
keyflower-tile-fair-help = Paie un ouvrier rouge pour un vert. Améliorée (or) : pour 2 verts ; 5 points.
keyflower-tile-forge = Forge
keyflower-tile-forge-help = 3 points. Améliorée (3 fer) : 10 points.
keyflower-tile-goldsmith = Orfèvre
keyflower-tile-goldsmith-help = Aucun point. Améliorée (2 or) : 7 points.
keyflower-tile-inn = Auberge
keyflower-tile-inn-help = Pioche un ouvrier dans le sac. Améliorée (ressource au choix + compétence au choix) : 3 ouvriers.
keyflower-tile-sawmill = Scierie
keyflower-tile-sawmill-help = 3 points. Améliorée (3 bois) : 10 points.
keyflower-tile-sculptor = Sculpteur
keyflower-tile-sculptor-help = 3 points. Améliorée (3 pierres) : 10 points.
keyflower-tile-stone-yard = Dépôt de pierre
keyflower-tile-stone-yard-help = 2 points par pierre qui s’y trouve à la fin. Améliorée (pioche) : 3 chacune.
keyflower-tile-timber-yard = Dépôt de bois
keyflower-tile-timber-yard-help = 2 points par bois qui s’y trouve à la fin. Améliorée (scie) : 3 chacun.
keyflower-tile-wainwright = Fabricant de chariots
    .short = Fab. de chariots
keyflower-tile-wainwright-help = 4 pas, 2 améliorations. Améliorée (2 ressources au choix) : 6 pas, 2 améliorations ; 5 points.
keyflower-tile-well = Puits
keyflower-tile-well-help = 3 points. Améliorée (3 ressources au choix) : 7 points.
keyflower-tile-assayer = Analyste
keyflower-tile-assayer-help = Un contrat, une pierre ou un fer. Améliorée (pioche) : les trois ; 3 points.
keyflower-tile-bookkeeper = Comptable
keyflower-tile-bookkeeper-help = Un contrat ou une compétence. Améliorée (fer + ressource au choix) : les deux ; 3 points.
keyflower-tile-merchant = Marchand
keyflower-tile-merchant-help = Un contrat. Améliorée (pierre + ressource au choix) : 2 contrats ; 3 points.
keyflower-tile-apothecary = Apothicaire
keyflower-tile-apothecary-help = 3 points par lot de 5 ouvriers.
keyflower-tile-craftsmans-guild = Guilde des artisans
    .short = Guilde artisans
keyflower-tile-craftsmans-guild-help = 3 points par lot d’un ouvrier bleu, un rouge et un jaune.
keyflower-tile-jeweller = Joaillier
keyflower-tile-jeweller-help = 2 points par or, au lieu de 1.
keyflower-tile-key-guild = Guilde Key
keyflower-tile-key-guild-help = 10 points par lot de 5 compétences.
keyflower-tile-keythedral = Keythedral
keyflower-tile-keythedral-help = 12 points.
keyflower-tile-key-market = Marché Key
keyflower-tile-key-market-help = 2 points par ouvrier vert.
keyflower-tile-mercers-guild = Guilde des merciers
    .short = Guilde merciers
keyflower-tile-mercers-guild-help = 5 points par lot de bois, pierre et fer ; l’or peut compléter.
keyflower-tile-scholar = Érudit
keyflower-tile-scholar-help = 3 points par compétence d’une même sorte.
keyflower-tile-scribes = Scribes
keyflower-tile-scribes-help = 10 points par lot de scie, pioche et enclume.
keyflower-tile-village-hall = Mairie
keyflower-tile-village-hall-help = 1 point par ouvrier d’une même couleur.
keyflower-tile-watermill = Moulin à eau
keyflower-tile-watermill-help = 1 point par ressource d’une même sorte.
keyflower-tile-windmill = Moulin à vent
keyflower-tile-windmill-help = 5 points par lot de 5 ressources.
keyflower-tile-artisan = Artisan
keyflower-tile-artisan-help = 2 points par tuile améliorée du village.
keyflower-tile-builder = Maçon
keyflower-tile-builder-help = 3 points par extension du village.
keyflower-tile-muleteer = Muletier
keyflower-tile-muleteer-help = 3 points par contrat que tu détiens sans le remplir.
keyflower-tile-home-1 = Maison 1
keyflower-tile-home-1-help = 1 pas, 1 amélioration. Améliorée (bois + pierre) : 2 pas, 1 amélioration ; 5 points.
keyflower-tile-home-2 = Maison 2
keyflower-tile-home-2-help = 1 pas, 1 amélioration. Améliorée (pierre + fer) : 2 pas, 1 amélioration ; 5 points.
keyflower-tile-home-3 = Maison 3
keyflower-tile-home-3-help = 1 pas, 1 amélioration. Améliorée (bois + fer) : 2 pas, 1 amélioration ; 5 points.
keyflower-tile-home-4 = Maison 4
keyflower-tile-home-4-help = 1 pas, 1 amélioration. Améliorée (bois + pierre) : 2 pas, 1 amélioration ; 5 points.
keyflower-tile-home-5 = Maison 5
keyflower-tile-home-5-help = 1 pas, 1 amélioration. Améliorée (pierre + fer) : 2 pas, 1 amélioration ; 5 points.
keyflower-tile-home-6 = Maison 6
keyflower-tile-home-6-help = 1 pas, 1 amélioration. Améliorée (bois + fer) : 2 pas, 1 amélioration ; 5 points.
keyflower-side = { $tile } (face { $side })
keyflower-tile-summer-boat-1 = Bateau d’été 1
keyflower-tile-summer-boat-1-help = { keyflower-power-1a } { keyflower-power-1b }
keyflower-power-1a = Face a : 2 ouvriers piochés dans le sac à la fin de l’été, de l’automne et de l’hiver.
keyflower-power-1b = Face b : un ouvrier vert à la fin de l’été, de l’automne et de l’hiver.
keyflower-tile-summer-boat-2 = Bateau d’été 2
keyflower-tile-summer-boat-2-help = { keyflower-power-2a } { keyflower-power-2b }
keyflower-power-2a = Face a : transporte à travers champs et place les tuiles sans accorder les côtés.
keyflower-power-2b = Face b : tes pas et tes améliorations sont doublés, aussi pour Keyflower et Ianvincible II.
keyflower-tile-summer-boat-3 = Bateau d’été 3
keyflower-tile-summer-boat-3-help = { keyflower-power-3a } { keyflower-power-3b }
keyflower-power-3a = Face a : toute ressource en remplace une autre pour améliorer ou étendre.
keyflower-power-3b = Face b : au décompte final, toute ressource compte comme n’importe quelle autre.
keyflower-tile-summer-boat-4 = Bateau d’été 4
keyflower-tile-summer-boat-4-help = { keyflower-power-4a } { keyflower-power-4b }
keyflower-power-4a = Face a : enchéris dans une autre couleur contre du bleu, du rouge ou du jaune.
keyflower-power-4b = Face b : là où des ouvriers travaillent ou enchérissent déjà, utilise la tuile avec n’importe quelles couleurs.
keyflower-tile-order-1 = Ordre du tour 1
keyflower-tile-order-1-help = Premier choix des bateaux ; à 2 joueurs, aussi le pion violet premier joueur. Remportée en hiver, elle rejoint le village : 1 point par tuile voisine.
keyflower-tile-order-2 = Ordre du tour 2
keyflower-tile-order-2-help = Deuxième choix des bateaux ; à 3 joueurs, aussi le pion violet premier joueur. Remportée en hiver, elle rejoint le village : 1 point par tuile voisine.
keyflower-tile-order-3 = Ordre du tour 3
keyflower-tile-order-3-help = Troisième choix des bateaux ; à 4 joueurs, aussi le pion violet premier joueur. Remportée en hiver, elle rejoint le village : 1 point par tuile voisine.
keyflower-tile-order-4 = Ordre du tour 4
keyflower-tile-order-4-help = Quatrième choix des bateaux et le pion violet premier joueur. Remportée en hiver, elle rejoint le village : 1 point par tuile voisine.
keyflower-tile-keyflower = Keyflower
keyflower-tile-keyflower-help = En hiver : 1 point par pas des tuiles de transport du village.
keyflower-tile-sea-bastion = Sea Bastion
keyflower-tile-sea-bastion-help = En hiver : 1 point par tuile d’une même boucle de routes partant de la Maison et y revenant.
keyflower-tile-sea-breese = Sea Breese
keyflower-tile-sea-breese-help = En hiver : 2, 4, 8, 16 ou 32 points pour 1 à 5 bateaux reliés à la Maison par la rivière.
keyflower-tile-flipper = Flipper
keyflower-tile-flipper-help = En hiver : 2 points et une amélioration gratuite.
keyflower-tile-ianvincible = Ianvincible
keyflower-tile-ianvincible-help = En hiver : 5 points.
keyflower-tile-white-wind = White Wind
keyflower-tile-white-wind-help = En hiver : 1 point par ouvrier gardé pour lui.
keyflower-tile-keyflower-ii = Keyflower II
keyflower-tile-keyflower-ii-help = Apporte de l’or. En hiver : 3 or pour la Maison.
keyflower-tile-sea-bastion-ii = Sea Bastion II
keyflower-tile-sea-bastion-ii-help = Apporte une cabine. Après l’automne, qui le prend envoie un autre bateau à sa place.
keyflower-tile-sea-breese-ii = Sea Breese II
keyflower-tile-sea-breese-ii-help = Apporte un contrat. En hiver : 2 points par tuile hiver du village.
keyflower-tile-flipper-ii = Flipper II
keyflower-tile-flipper-ii-help = Apporte un ouvrier vert. En hiver : une extension gratuite.
keyflower-tile-ianvincible-ii = Ianvincible II
keyflower-tile-ianvincible-ii-help = Apporte une cabine. En hiver : 2 points par symbole d’amélioration et par cabine.
keyflower-tile-white-wind-ii = White Wind II
keyflower-tile-white-wind-ii-help = Apporte un contrat. En hiver : les contrats remplis valent 10.

## Contracts

keyflower-contract-01 = Contrat 01 (4 bleus)
keyflower-contract-02 = Contrat 02 (4 rouges)
keyflower-contract-03 = Contrat 03 (4 jaunes)
keyflower-contract-04 = Contrat 04 (2 verts)
keyflower-contract-05 = Contrat 05 (2 bleus + 4 ouvriers au choix)
keyflower-contract-06 = Contrat 06 (2 rouges + 4 ouvriers au choix)
keyflower-contract-07 = Contrat 07 (2 jaunes + 4 ouvriers au choix)
keyflower-contract-08 = Contrat 08 (1 vert + 4 ouvriers au choix)
keyflower-contract-09 = Contrat 09 (2 bleus + 2 rouges + 1 ouvrier au choix)
keyflower-contract-10 = Contrat 10 (2 rouges + 2 jaunes + 1 ouvrier au choix)
keyflower-contract-11 = Contrat 11 (2 jaunes + 2 bleus + 1 ouvrier au choix)
keyflower-contract-12 = Contrat 12 (1 bleu + 1 rouge + 1 jaune + 1 vert)
keyflower-contract-13 = Contrat 13 (le pion violet premier joueur)
keyflower-contract-14 = Contrat 14 (scie + 1 bois)
keyflower-contract-15 = Contrat 15 (pioche + 1 pierre)
keyflower-contract-16 = Contrat 16 (enclume + 1 fer)
keyflower-contract-17 = Contrat 17 (scie + 2 ressources au choix)
keyflower-contract-18 = Contrat 18 (pioche + 2 ressources au choix)
keyflower-contract-19 = Contrat 19 (enclume + 2 ressources au choix)
keyflower-contract-20 = Contrat 20 (scie + compétence au choix)
keyflower-contract-21 = Contrat 21 (pioche + compétence au choix)
keyflower-contract-22 = Contrat 22 (enclume + compétence au choix)
keyflower-contract-23 = Contrat 23 (scie + pioche + enclume)
keyflower-contract-24 = Contrat 24 (3 bois)
keyflower-contract-25 = Contrat 25 (3 pierres)
keyflower-contract-26 = Contrat 26 (3 fer)
keyflower-contract-27 = Contrat 27 (2 or)
keyflower-contract-28 = Contrat 28 (2 bois + 2 pierres)
keyflower-contract-29 = Contrat 29 (2 bois + 2 fer)
keyflower-contract-30 = Contrat 30 (2 pierres + 2 fer)
keyflower-contract-31 = Contrat 31 (2 bois + 2 ressources au choix)
keyflower-contract-32 = Contrat 32 (2 pierres + 2 ressources au choix)
keyflower-contract-33 = Contrat 33 (2 fer + 2 ressources au choix)
keyflower-contract-34 = Contrat 34 (1 or + 2 ressources au choix)
keyflower-contract-35 = Contrat 35 (1 bois + 1 pierre + 1 fer)
keyflower-contract-36 = Contrat 36 (compétence au choix + 1 or)
keyflower-contract-asks = { $contract } ({ $pieces })

## Extensions

keyflower-extension-blue-1 = Extension bleue 1 (coûte 1 ouvrier bleu)
keyflower-extension-blue-2 = Extension bleue 2 (coûte 1 ouvrier au choix)
keyflower-extension-blue-3 = Extension bleue 3 (coûte 1 fer)
keyflower-extension-blue-4 = Extension bleue 4 (coûte 1 fer + 1 ressource au choix)
keyflower-extension-blue-5 = Extension bleue 5 (coûte une enclume)
keyflower-extension-red-1 = Extension rouge 1 (coûte 1 ouvrier rouge)
keyflower-extension-red-2 = Extension rouge 2 (coûte 1 ouvrier au choix)
keyflower-extension-red-3 = Extension rouge 3 (coûte 1 bois)
keyflower-extension-red-4 = Extension rouge 4 (coûte 1 bois + 1 ressource au choix)
keyflower-extension-red-5 = Extension rouge 5 (coûte une scie)
keyflower-extension-yellow-1 = Extension jaune 1 (coûte 1 ouvrier jaune)
keyflower-extension-yellow-2 = Extension jaune 2 (coûte 1 ouvrier au choix)
keyflower-extension-yellow-3 = Extension jaune 3 (coûte 1 pierre)
keyflower-extension-yellow-4 = Extension jaune 4 (coûte 1 pierre + 1 ressource au choix)
keyflower-extension-yellow-5 = Extension jaune 5 (coûte une pioche)
keyflower-extension-green-1 = Extension verte 1 (coûte 1 ouvrier vert)
keyflower-extension-green-2 = Extension verte 2 (coûte 1 or)
keyflower-extension-green-3 = Extension verte 3 (coûte 1 or + 1 ressource au choix)
keyflower-extension-costs = { $extension } (coûte { $price })

## Menus

keyflower-bid = Enchérir
keyflower-use-own = Utiliser : chez moi
keyflower-use-middle = Utiliser : au centre
keyflower-use-village = Utiliser : chez { $who }
keyflower-pass = Passer
keyflower-end = Valider
keyflower-led = { $tile } ({ $who } : { $workers })
keyflower-why-no-workers = Tu n’as plus d’ouvriers à envoyer.
keyflower-why-bid = { $tile } : pour enchérir, il faut { $need } (tu en as { $have }).
keyflower-why-bid-raise = { $tile } : pour passer en tête, il faut encore { $need } à ton enchère (tu en as { $have }).
keyflower-why-bid-led = { $tile } : tu y mènes. Pour augmenter ton enchère, il faut { $need }, et tu n’en as pas.
keyflower-why-bid-any = { $tile } : pour enchérir, il en faut { $need } d’une même couleur (tu en as au plus { $have }).
keyflower-why-use = { $tile } : pour l’utiliser, il faut { $need } (tu en as { $have }).
keyflower-why-use-any = { $tile } : pour l’utiliser, il faut { $need } ouvriers d’une même couleur.
keyflower-why-use-full = { $tile } : c’est plein ; { $most ->
    [6] six
   *[other] { $most }
} ouvriers y sont déjà, et il ne peut plus en venir cette saison.
keyflower-why-use-closed = { $tile } : la prochaine utilisation demande au moins { $need } ouvriers, et il ne peut plus en venir que { $room } : { $most ->
    [6] six
   *[other] { $most }
} en tout par saison.
keyflower-why-use-nothing = { $tile } : l’utiliser ne rapporterait rien maintenant.
keyflower-why-use-group = { $tile } : il peut venir maintenant au moins { $need } et au plus { $room } ouvriers. Un groupe se déplace en entier, et le tien serait trop grand.
keyflower-why-use-mixed = { $tile } : pour l’utiliser, il faut { $need } ouvriers de n’importe quelles couleurs, et tu en as { $have }.
keyflower-why-use-price = { $tile } : l’utiliser coûte, en plus des ouvriers envoyés, 1 { $price }, et il ne t’en reste pas pour cela.
keyflower-why-use-pay = { $tile } : l’utiliser ne permettrait maintenant qu’une extension. Elle coûte un ouvrier en plus de ceux envoyés, et il ne t’en reste pas pour cela.
keyflower-caution-season = Tous les autres ont passé : la saison se termine, et personne ne peut l’annuler seul.
keyflower-caution-upgrade = { $count ->
        [1] Tu pourrais encore améliorer une tuile.
       *[other] Tu pourrais encore améliorer { $count } fois.
    }
keyflower-caution-growth = Tous les autres sont prêts : la partie continue aussitôt, et personne ne peut l’annuler seul.
keyflower-caution-winter = Tous les autres sont prêts : les tuiles hiver sont révélées aussitôt, et personne ne peut l’annuler seul.
keyflower-final-chapter = La saison se termine, et personne ne peut l’annuler seul.
keyflower-other-workers = Autres ouvriers
keyflower-lying = { $workers } (en position couchée)
keyflower-group = le groupe de la tuile { $tile } ({ $workers })
keyflower-group-from = le groupe venu de la tuile { $tile } ({ $workers })
keyflower-group-note = Enchère battue. Un groupe part en entier.
keyflower-carry = Transporter : { $resource }
keyflower-carry-from = depuis { $tile }
keyflower-carry-to = vers { $tile }
keyflower-carry-far = { $count ->
        [1] vers { $tile }
       *[other] { $count } vers { $tile }
    } ({ $steps } pas)
keyflower-carry-enables = Rend son amélioration possible. { $help }
keyflower-upgrade = Améliorer
keyflower-upgrade-carrying = { $tile } : transporter { $pieces }
keyflower-upgrade-by = { $tile } via { $by }, { $workers }
keyflower-upgrade-by-carrying = { $tile } via { $by }, { $workers }, transporter { $pieces }
keyflower-upgrade-by-itself = { $tile } en l’utilisant, { $workers }
keyflower-upgrade-by-itself-carrying = { $tile } en l’utilisant, { $workers }, transporter { $pieces }
keyflower-upgrade-from = Depuis { $tiles }, { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }. { $help }
keyflower-extend = Ajouter une extension
keyflower-draw = Piocher
keyflower-take = Prendre
keyflower-take-skill = une compétence de la pile
keyflower-hidden-contract = un contrat face cachée
keyflower-cash = Échanger un contrat
keyflower-cash-note = Va sur la tuile { $tile }.
keyflower-pay = Payer { $pieces }
keyflower-pay-front = Payer { $pieces }, de devant ton paravent
keyflower-pay-behind = Payer { $pieces }, de derrière ton paravent
keyflower-source-one =
    { $front ->
        [0] de derrière ton paravent
       *[other] de devant ton paravent
    }
keyflower-source =
    { $front ->
        [0] tout de derrière ton paravent
       *[other]
            { $behind ->
                [0] tout de devant ton paravent
               *[other] { $front } de devant, { $behind } de derrière ton paravent
            }
    }
keyflower-pay-group = Payer { $group }
keyflower-boat-with = { $boat } : { $items }
keyflower-place = Placer
keyflower-place-other = D’abord une autre tuile
keyflower-cell-above = au-dessus de la tuile { $tile }
keyflower-cell-upper-right = en haut à droite de la tuile { $tile }
keyflower-cell-lower-right = en bas à droite de la tuile { $tile }
keyflower-cell-below = au-dessous de la tuile { $tile }
keyflower-cell-lower-left = en bas à gauche de la tuile { $tile }
keyflower-cell-upper-left = en haut à gauche de la tuile { $tile }
keyflower-rotation =
    { $turns ->
        [0] sans rotation
        [one] { $turns } côté ↻
       *[other] { $turns } côtés ↻
    }
keyflower-rotation-roads = Routes : { $roads } ; pas d’eau.
keyflower-rotation-rivers = Eau : { $rivers } ; pas de route.
keyflower-rotation-both = Routes : { $roads } ; eau : { $rivers }.

## Questions

keyflower-ask-turn = À toi : enchéris, utilise une tuile ou passe.
keyflower-ask-only-pass = Tu ne peux ni enchérir ni utiliser de tuile maintenant. Passer ?
keyflower-ask-cash-or-pass = En l’état, tu ne peux ni enchérir ni utiliser de tuile. Échanger un contrat, ou passer ?
keyflower-ask-bid = Qui envoies-tu enchérir sur la tuile { $tile } ? Personne n’a encore enchéri.
keyflower-ask-bid-used = Qui envoies-tu enchérir sur la tuile { $tile } ? Personne n’a encore enchéri, mais elle accueille déjà { $workers } : ton enchère doit être de la même couleur.
keyflower-ask-bid-used-one = Qui envoies-tu enchérir sur la tuile { $tile } ? Personne n’a encore enchéri, mais elle accueille déjà { $workers } : ton enchère doit être de la même couleur.
keyflower-ask-bid-beat = Qui envoies-tu enchérir sur la tuile { $tile } ? { $who } mène avec { $workers }.
keyflower-ask-bid-own = Qui ajoutes-tu à ton enchère sur la tuile { $tile } ? Tu mènes avec { $workers }.
keyflower-ask-use = Qui envoies-tu sur la tuile { $tile } ? { $need ->
        [one] {""}
       *[other] Il faut au moins { $need } ouvriers.{" "}
    }{ $brings }
keyflower-ask-bid-more = Ton enchère sur la tuile { $tile } pour l’instant : { $workers }. C’est tout ?
keyflower-ask-bid-raised = Tu ajoutes { $workers } à ton enchère sur la tuile { $tile } : { $total } en tout. C’est tout ?
keyflower-ask-use-more = En route vers la tuile { $tile } : { $workers }. { $need ->
        [0] {""}
        [1] Il en faut encore un.{" "}
       *[other] Il en faut encore { $need }.{" "}
    }{ $brings }
keyflower-brings = Cela te rapporte { $items }.
keyflower-brings-goods = Cela rapporte { $items } sur la tuile { $tile }.
keyflower-brings-both = Cela rapporte { $goods } sur la tuile { $tile }, et tu reçois { $items }.
keyflower-brings-one = Cela te rapporte { $items }.
keyflower-brings-one-good = Cela te rapporte { $items }. Les ressources vont sur la tuile { $tile }.
keyflower-brings-exchange = Prix : 1 { $price }. Tu reçois { $items }.
keyflower-brings-exchange-goods = Prix : 1 { $price }. Tu reçois { $items } sur la tuile { $tile }.
keyflower-brings-transport = Cela permet { $steps ->
        [1] un pas
       *[other] { $steps } pas
    } et { $upgrades ->
        [1] une amélioration
       *[other] { $upgrades } améliorations
    }.
keyflower-any-worker = ouvrier au choix
keyflower-any-skill = compétence au choix
keyflower-any-resource = ressource au choix
keyflower-from-bag =
    { $count ->
        [1] un ouvrier pioché dans le sac
       *[other] { $count } ouvriers piochés dans le sac
    }
keyflower-from-pile =
    { $count ->
        [1] une compétence de la pile
       *[other] { $count } compétences de la pile
    }
keyflower-ask-source = Tu envoies { $workers } ; tu en as { $front } devant ton paravent et { $behind } derrière. Où te sers-tu ?
keyflower-ask-source-one = Tu envoies { $workers } ; tu en as { $front } devant ton paravent et { $behind } derrière. D’où vient l’ouvrier ?
keyflower-ask-price = Comment paies-tu l’amélioration de la tuile { $tile } ?
keyflower-ask-price-extension = Comment paies-tu, sur la tuile { $tile } : { $extension } ?
keyflower-ask-extension = Quelle extension ajoutes-tu sur la tuile { $tile } ?
keyflower-ask-contract =
    { $count ->
        [one] Quel contrat prends-tu ?
       *[other] Quel contrat prends-tu en premier ?
    }
keyflower-ask-transport = Transporter et améliorer. Reste : { $steps ->
        [0] aucun pas
        [1] un pas
       *[other] { $steps } pas
    } et { $upgrades ->
        [0] aucune amélioration
        [1] une amélioration
       *[other] { $upgrades } améliorations
    }.
keyflower-ask-done = { $tile } : c’est fait. Ton tour s’arrête là ?
keyflower-ask-passed = Tu passes. Ton tour s’arrête là ?
keyflower-ask-winter =
    { $count ->
        [0] Quelles tuiles hiver mets-tu aux enchères ? Choisis-en au moins une.
        [1] Une tuile hiver choisie. Ajoutes-en une autre, ou valide.
       *[other] { $count } tuiles hiver choisies. Ajoutes-en une autre, ou valide.
    }
keyflower-ask-boat = Quel bateau prends-tu ?
keyflower-ask-boat-taken = { $boat } : c’est ton choix ?
keyflower-ask-replace = Quel bateau remplace Sea Bastion II ?
keyflower-ask-place =
    { $count ->
        [0] Ton village a grandi. Il reste comme ça ?
        [1] Quelle tuile places-tu ? Il en reste une.
       *[other] Quelle tuile places-tu ? Il en reste { $count }.
    }
keyflower-ask-stuck =
    { $count ->
        [1] Une tuile ne trouve aucune place et quitte le jeu. Valider ?
       *[other] { $count } tuiles ne trouvent aucune place et quittent le jeu. Valider ?
    }
keyflower-ask-beside =
    { $count ->
        [1] Une tuile ne trouve aucune place : elle reste à côté de ton village jusqu’à ce qu’il y ait une place. Valider ?
       *[other] { $count } tuiles ne trouvent aucune place : elles restent à côté de ton village jusqu’à ce qu’il y ait une place. Valider ?
    }
keyflower-ask-place-beside =
    { $count ->
        [0] Il y a maintenant une place pour { $tiles }. Placer, ou garder à côté de ton village ?
        [1] Quelle tuile places-tu ? Une est nouvelle ; tu peux aussi placer { $tiles }, en attente à côté de ton village.
       *[other] Quelle tuile places-tu ? { $count } sont nouvelles ; tu peux aussi placer { $tiles }, en attente à côté de ton village.
    }
keyflower-ask-cell = Où va la tuile { $tile }, et avec quelle rotation ?
keyflower-ask-rotation = { $tile } ({ $cell }) : dans quel sens ?

## What is told

keyflower-told-season-spring = Le printemps commence. Aux enchères : { $tiles }.
keyflower-told-season-summer = L’été commence. Aux enchères : { $tiles }.
keyflower-told-season-autumn = L’automne commence. Aux enchères : { $tiles }.
keyflower-told-season-winter = L’hiver commence. Aux enchères : { $tiles }.
keyflower-told-winter-choice = L’automne est fini. Chacun choisit en secret les tuiles hiver à mettre en jeu.
keyflower-told-ready = { $who } a choisi.
keyflower-told-put-up =
    { $count ->
        [1] { $who } met en jeu une tuile hiver.
       *[other] { $who } met en jeu { $count } tuiles hiver.
    }
keyflower-told-first = { $who } joue en premier.
keyflower-told-bid = { $who } enchérit sur la tuile { $tile } avec { $workers }.
keyflower-told-counter-bid = { $who } contre dans une autre couleur sur la tuile { $tile } : { $workers }, en position couchée.
keyflower-told-raise = { $who } ajoute { $workers } à sa propre enchère sur la tuile { $tile } : { $total } en tout.
keyflower-told-outbid = { $who } n’est plus en tête sur la tuile { $tile }.
keyflower-told-move-groups = { $who } déplace { $groups }.
keyflower-told-stand-up = { $who }, sur la tuile { $tile } : { $workers } à nouveau debout, ce qui y fixe la couleur.
keyflower-told-use = { $who } envoie { $workers } sur la tuile { $tile }.
keyflower-told-use-there = { $who } envoie { $workers } sur la tuile { $tile }, chez { $owner }.
keyflower-told-gain = { $who } gagne { $items }.
keyflower-told-put = { $who } pose { $items } sur la tuile { $tile }.
keyflower-told-draw-workers =
    { $count ->
        [1] { $who } pioche un ouvrier dans le sac.
       *[other] { $who } pioche { $count } ouvriers dans le sac.
    }
keyflower-told-draw-skills =
    { $count ->
        [1] { $who } pioche une compétence.
       *[other] { $who } pioche { $count } compétences.
    }
keyflower-told-you-drew = Tu as pioché { $items }.
keyflower-told-boat-workers =
    { $count ->
        [0] Le sac est vide : le bateau d’été n’amène personne chez { $who }.
        [1] { $who } pioche un ouvrier dans le sac grâce à son bateau d’été.
       *[other] { $who } pioche { $count } ouvriers dans le sac grâce à son bateau d’été.
    }
keyflower-told-greens =
    { $count ->
        [0] Plus aucun ouvrier vert : le bateau d’été n’en amène pas chez { $who }.
        [1] { $who } reçoit 1 vert grâce à son bateau d’été.
       *[other] { $who } reçoit { $count } verts grâce à son bateau d’été.
    }
keyflower-told-pay = { $who } paie { $paid }.
keyflower-told-carry = { $who } transporte { $ways }.
keyflower-way = { $pieces } depuis { $start } vers { $to }
keyflower-way-back = { $pieces } en aller-retour
keyflower-told-upgrade = { $who } améliore la tuile { $tile } pour { $paid }.
keyflower-told-extend = { $who } ajoute sur la tuile { $tile } : { $extension }, payée avec { $paid }.
keyflower-told-contract = { $who } prend le { $contract }.
keyflower-told-new-contract = Nouveau contrat visible : { $contract }.
keyflower-told-hidden-contract = { $who } prend un contrat face cachée.
keyflower-told-your-contract = Tu as pris le { $contract }.
keyflower-told-your-contracts = À bord, tu trouves : { $contracts }.
keyflower-told-cash = { $who } échange le { $contract } contre { $item }.
keyflower-told-row = Nouveaux contrats visibles : { $contracts }.
keyflower-told-pass = { $who } passe.
keyflower-told-end-spring = Tout le monde a passé : le printemps se termine.
keyflower-told-end-summer = Tout le monde a passé : l’été se termine.
keyflower-told-end-autumn = Tout le monde a passé : l’automne se termine.
keyflower-told-end-winter = Tout le monde a passé : l’hiver se termine.
keyflower-told-unwanted =
    { $count ->
        [one] Personne n’a enchéri sur { $tiles } : cette tuile quitte le jeu.
       *[other] Personne n’a enchéri sur { $tiles } : ces tuiles quittent le jeu.
    }
keyflower-told-unwanted-workers = Les ouvriers qui s’y trouvaient vont dans le sac : { $workers }.
keyflower-told-won = { $who } remporte { $tiles }.
keyflower-told-taken = À la fin de la saison, { $who } prend { $workers } derrière son paravent.
keyflower-told-taken-open = À la fin de la saison, { $who } pose { $workers } devant son paravent.
keyflower-told-start-player = { $who } remporte le pion violet premier joueur.
keyflower-told-keyple-moves = Personne n’a enchéri sur la tuile du pion violet premier joueur : il passe à gauche, chez { $who }.
keyflower-told-boat = { $who } décharge le bateau { $boat } : { $items }.
keyflower-told-boat-empty = { $who } prend le bateau { $boat }, qui est vide.
keyflower-told-boat-tile = { $who } prend le bateau { $boat }.
keyflower-told-replaced = { $who } envoie { $boat } à la place de Sea Bastion II.
keyflower-told-placed = { $who } agrandit son village : { $tiles }.
keyflower-told-no-place = La tuile { $tile } ne trouve aucune place chez { $who } et quitte le jeu.
keyflower-told-beside = La tuile { $tile } ne trouve aucune place chez { $who } et reste à côté du village.
keyflower-told-over = La partie est finie. On lève les paravents.

## Names of the pictures

keyflower-picture-table = La table
keyflower-picture-contracts = Contrats et extensions
keyflower-picture-score = Feuille de score
keyflower-picture-score-of = Score : { $who }
keyflower-picture-screen-of = Paravent : { $who }
keyflower-picture-village-of = Village : { $who }

## What people type who look for a rule: a line of "their words: words of the rules" each. Phrases of several
## words are found in any order.

keyflower-synonyms =
    ouvrier, ouvriers, travailleur, meeple, keyple, pion, personnage, villageois, worker: worker
    enchère, enchères, enchere, encheres, enchérir, encherir, surenchère, surenchérir, surencherir, miser, mise, acheter, gagner tuile: bid
    enchère perdue, enchère perdante, enchere perdue, mise perdue, perdre enchère, perdre enchere, groupe: losing, group
    score, décompte, decompte, points, point, points de victoire, pv: point, score
    égalité, égalités, egalite, ex æquo, ex aequo, départage, departage: ties, victory is shared
    fin de partie, fin du jeu, partie finie, dernier tour, dernière manche: end of the game, winter ends
    fin de saison, saison finie, fin saison, tout le monde passe, tous passent: season ends, pass
    gagner, gagnant, vainqueur, victoire, but, objectif: most points win
    passer, passe, pass: pass
    bateau, bateaux, navire: boat
    déplacer, deplacer, déplacement, transport, transporter, porter, marchandise, marchandises, route, routes: carry, step
    améliorer, ameliorer, amélioration, améliorations, amelioration, améliorée, retourner: upgrade
    premier joueur, ordre du tour, ordre de tour, meeple violet, keyple violet: start player, turn order
    secret, caché, cache, paravent, paravents: screen
    compétence, compétences, competence, competences, outil, outils: skill
    scie: saw
    pioche: pickaxe
    enclume: anvil
    ressource, ressources, matériau, materiau, cube, cubes: resource
    bois: wood
    pierre, pierres: stone
    fer: iron
    or: gold
    sac: bag
    village, villages, placer tuile, placer, construire, construction: village, place
    tuile, tuiles: tile
    saison, saisons: season
    printemps: spring
    été, ete: summer
    automne: autumn
    hiver: winter
    rivière, riviere: river
    foyer, maison: home
    utiliser, utilisation, activer: use
    vert, verts, verte: green
    extension, extensions: extension
    cabane, cabanes: cabin
    contrat, contrats: contract
    couleur, couleurs: colour

## Parts of a game, in the chart of a review

keyflower-chapter =
    { $number ->
        [0] Printemps
        [1] Été
        [2] Automne
       *[other] Hiver
    }
keyflower-chapters = Saisons
keyflower-chapter-over =
    { $number ->
        [0] Le printemps est fini
        [1] L’été est fini
        [2] L’automne est fini
       *[other] L’hiver est fini
    }

### Keyflower and The Merchants: names, questions, menus and what is told.

keyflower-name = Keyflower

## Set-up

keyflower-option-merchants = The Merchants
keyflower-option-merchants-off = non
keyflower-option-merchants-off-help = Tu joues seulement le jeu de base.
keyflower-option-merchants-mix = mélangée
keyflower-option-merchants-mix-help = Avec contrats, extensions et cabines. Les nouvelles tuiles et les nouveaux bateaux sont tirés au hasard.
keyflower-option-merchants-all = entière
keyflower-option-merchants-all-help = Avec contrats, extensions et cabines. Toutes les nouvelles tuiles et tous les nouveaux bateaux sont en jeu.
keyflower-option-screens = Paravents
keyflower-option-screens-hidden = cachés
keyflower-option-screens-hidden-help = Les autres voient combien de pièces tu as, pas lesquelles.
keyflower-option-screens-memory-aid = aide-mémoire
keyflower-option-screens-memory-aid-help = Les autres voient aussi la liste de ce que tout le monde t’a vu prendre.
keyflower-option-screens-open = ouverts (variante B)
keyflower-option-screens-open-help = Ce que tu gagnes à découvert reste devant ton paravent, visible de tous.
keyflower-option-green-start = Ouvrier vert en plus
keyflower-option-green-start-help = Les nouveaux joueurs commencent avec 1 ouvrier vert de plus.
keyflower-option-ties = Égalités
keyflower-option-ties-rules = selon les règles
keyflower-option-ties-rules-help = Avec The Merchants, le premier à prendre un bateau en hiver gagne. Sinon, victoire partagée.
keyflower-option-ties-shared = partagées
keyflower-option-ties-shared-help = En cas d’égalité, la victoire est partagée.
keyflower-option-ties-boat = bateau d’hiver
keyflower-option-ties-boat-help = En cas d’égalité, le premier à prendre un bateau en hiver gagne.

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
keyflower-tile-peddler-help = Échange un ouvrier jaune contre un vert. Améliorée (or) : contre 2 verts.
keyflower-tile-quarryman = Carrier
keyflower-tile-quarryman-help = 2 pierres. Améliorée (pioche) : pierre et or ; 3 points.
keyflower-tile-stable = Écurie
keyflower-tile-stable-help = 2 pas, 1 amélioration. Améliorée (bois + fer) : 4 pas, 2 améliorations ; 5 points.
keyflower-tile-woodcutter = Bûcheron
keyflower-tile-woodcutter-help = 2 bois. Améliorée (scie) : bois et or ; 3 points.
keyflower-tile-workshop = Atelier
keyflower-tile-workshop-help = Bois, pierre ou fer. Améliorée (2 ressources au choix) : un de chaque ; 3 points.
keyflower-tile-brewer = Brasseur
keyflower-tile-brewer-help = Échange une compétence au choix contre 2 ouvriers piochés dans le sac. Améliorée (pierre + fer) : contre 3 ; 3 points.
keyflower-tile-carpenter = Charpentier
keyflower-tile-carpenter-help = Échange une scie contre 3 bois. Améliorée (3 bois) : contre 3 or ; 7 points.
keyflower-tile-farrier = Maréchal-ferrant
keyflower-tile-farrier-help = 3 pas, 1 amélioration. Améliorée (2 ressources au choix) : 5 pas, 2 améliorations ; 5 points.
keyflower-tile-hiring-fair = Foire d’embauche
keyflower-tile-hiring-fair-help = Échange une compétence au choix contre 2 compétences. Améliorée (bois + fer) : contre 3 ; 5 points.
keyflower-tile-mason = Tailleur de pierre
    .short = Taill. de pierre
keyflower-tile-mason-help = Échange une pioche contre 3 pierres. Améliorée (3 pierres) : contre 3 or ; 7 points.
keyflower-tile-smelter = Fonderie
keyflower-tile-smelter-help = Échange une enclume contre 3 fer. Améliorée (3 fer) : contre 3 or ; 7 points.
keyflower-tile-store = Échoppe
keyflower-tile-store-help = Échange un ouvrier bleu contre un vert. Améliorée (or) : contre 2 verts ; 3 points.
keyflower-tile-tavern = Taverne
keyflower-tile-tavern-help = Échange un ouvrier au choix contre 2 piochés dans le sac. Améliorée (bois + pierre + fer) : contre 3.
keyflower-tile-barn = Grange
keyflower-tile-barn-help = 1 point par ressource qui s’y trouve à la fin. Améliorée (compétence au choix) : 2 chacune.
keyflower-tile-blacksmith = Forgeron
keyflower-tile-blacksmith-help = 2 points par fer qui s’y trouve à la fin. Améliorée (enclume) : 3 chacun.
keyflower-tile-fair = Foire
keyflower-tile-fair-help = Échange un ouvrier rouge contre un vert. Améliorée (or) : contre 2 verts ; 5 points.
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
keyflower-tile-artisan-help = 2 points par tuile améliorée de ton village.
keyflower-tile-builder = Maçon
keyflower-tile-builder-help = 3 points par extension de ton village.
keyflower-tile-muleteer = Muletier
keyflower-tile-muleteer-help = 3 points par contrat non rempli que tu as.
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
keyflower-tile-summer-boat-1-help = Face a : { keyflower-power-1a } Face b : { keyflower-power-1b }
keyflower-power-1a = Tu pioches 2 ouvriers dans le sac à la fin de l’été, de l’automne et de l’hiver.
keyflower-power-1b = Tu reçois un ouvrier vert à la fin de l’été, de l’automne et de l’hiver.
keyflower-tile-summer-boat-2 = Bateau d’été 2
keyflower-tile-summer-boat-2-help = Face a : { keyflower-power-2a } Face b : { keyflower-power-2b }
keyflower-power-2a = Tu peux transporter à travers champs et placer des tuiles sans faire correspondre leurs côtés.
keyflower-power-2b = Tes pas et tes améliorations sont doublés, y compris pour Keyflower et Ianvincible II.
keyflower-tile-summer-boat-3 = Bateau d’été 3
keyflower-tile-summer-boat-3-help = Face a : { keyflower-power-3a } Face b : { keyflower-power-3b }
keyflower-power-3a = Quand tu paies une amélioration, toute ressource peut en remplacer une autre.
keyflower-power-3b = Au décompte final, chacune de tes ressources compte comme n’importe quelle autre.
keyflower-tile-summer-boat-4 = Bateau d’été 4
keyflower-tile-summer-boat-4-help = Face a : { keyflower-power-4a } Face b : { keyflower-power-4b }
keyflower-power-4a = Si quelqu’un a misé en bleu, rouge ou jaune, tu peux surenchérir avec des ouvriers d’une autre couleur.
keyflower-power-4b = Tu peux utiliser une tuile qui a déjà une enchère ou des ouvriers avec des ouvriers de toutes couleurs, même mélangées.
keyflower-tile-order-1 = Ordre du tour 1
keyflower-tile-order-1-help = Elle te fait choisir un bateau en premier à la fin de la saison ; à 2 joueurs, tu reçois aussi le pion violet premier joueur. Remportée en hiver, elle rejoint le village : 1 point par tuile voisine.
keyflower-tile-order-2 = Ordre du tour 2
keyflower-tile-order-2-help = Elle te fait choisir un bateau en deuxième à la fin de la saison ; à 3 joueurs, tu reçois aussi le pion violet premier joueur. Remportée en hiver, elle rejoint le village : 1 point par tuile voisine.
keyflower-tile-order-3 = Ordre du tour 3
keyflower-tile-order-3-help = Elle te fait choisir un bateau en troisième à la fin de la saison ; à 4 joueurs, tu reçois aussi le pion violet premier joueur. Remportée en hiver, elle rejoint le village : 1 point par tuile voisine.
keyflower-tile-order-4 = Ordre du tour 4
keyflower-tile-order-4-help = Elle te fait choisir un bateau en quatrième à la fin de la saison et te donne le pion violet premier joueur. Remportée en hiver, elle rejoint le village : 1 point par tuile voisine.
keyflower-tile-keyflower = Keyflower
keyflower-tile-keyflower-help = En hiver : 1 point par pas des tuiles de transport du village.
keyflower-tile-sea-bastion = Sea Bastion
keyflower-tile-sea-bastion-help = En hiver : 1 point par tuile d’une boucle de routes qui part de la tuile Maison et y revient.
keyflower-tile-sea-breese = Sea Breese
keyflower-tile-sea-breese-help = En hiver : 2, 4, 8, 16 ou 32 points pour 1 à 5 bateaux reliés à la tuile Maison par la rivière.
keyflower-tile-flipper = Flipper
keyflower-tile-flipper-help = En hiver : 2 points et une amélioration gratuite.
keyflower-tile-ianvincible = Ianvincible
keyflower-tile-ianvincible-help = En hiver : 5 points.
keyflower-tile-white-wind = White Wind
keyflower-tile-white-wind-help = En hiver : 1 point par ouvrier que tu lui réserves.
keyflower-tile-keyflower-ii = Keyflower II
keyflower-tile-keyflower-ii-help = Apporte de l’or. En hiver : 3 or pour la tuile Maison.
keyflower-tile-sea-bastion-ii = Sea Bastion II
keyflower-tile-sea-bastion-ii-help = Apporte une cabine. Si tu le prends après l’automne, tu envoies un autre bateau à sa place.
keyflower-tile-sea-breese-ii = Sea Breese II
keyflower-tile-sea-breese-ii-help = Apporte un contrat. En hiver : 2 points par tuile hiver du village.
keyflower-tile-flipper-ii = Flipper II
keyflower-tile-flipper-ii-help = Apporte un ouvrier vert. En hiver : une extension gratuite.
keyflower-tile-ianvincible-ii = Ianvincible II
keyflower-tile-ianvincible-ii-help = Apporte une cabine. En hiver : 2 points par symbole d’amélioration et par cabine.
keyflower-tile-white-wind-ii = White Wind II
keyflower-tile-white-wind-ii-help = Apporte un contrat. En hiver : les contrats remplis valent 10 points.

## Contracts

keyflower-contract-01 = Contrat 01 (4 bleus)
    .the = le contrat 01 (4 bleus)
keyflower-contract-02 = Contrat 02 (4 rouges)
    .the = le contrat 02 (4 rouges)
keyflower-contract-03 = Contrat 03 (4 jaunes)
    .the = le contrat 03 (4 jaunes)
keyflower-contract-04 = Contrat 04 (2 verts)
    .the = le contrat 04 (2 verts)
keyflower-contract-05 = Contrat 05 (2 bleus + 4 ouvriers au choix)
    .the = le contrat 05 (2 bleus + 4 ouvriers au choix)
keyflower-contract-06 = Contrat 06 (2 rouges + 4 ouvriers au choix)
    .the = le contrat 06 (2 rouges + 4 ouvriers au choix)
keyflower-contract-07 = Contrat 07 (2 jaunes + 4 ouvriers au choix)
    .the = le contrat 07 (2 jaunes + 4 ouvriers au choix)
keyflower-contract-08 = Contrat 08 (1 vert + 4 ouvriers au choix)
    .the = le contrat 08 (1 vert + 4 ouvriers au choix)
keyflower-contract-09 = Contrat 09 (2 bleus + 2 rouges + 1 ouvrier au choix)
    .the = le contrat 09 (2 bleus + 2 rouges + 1 ouvrier au choix)
keyflower-contract-10 = Contrat 10 (2 rouges + 2 jaunes + 1 ouvrier au choix)
    .the = le contrat 10 (2 rouges + 2 jaunes + 1 ouvrier au choix)
keyflower-contract-11 = Contrat 11 (2 jaunes + 2 bleus + 1 ouvrier au choix)
    .the = le contrat 11 (2 jaunes + 2 bleus + 1 ouvrier au choix)
keyflower-contract-12 = Contrat 12 (1 bleu + 1 rouge + 1 jaune + 1 vert)
    .the = le contrat 12 (1 bleu + 1 rouge + 1 jaune + 1 vert)
keyflower-contract-13 = Contrat 13 (le pion violet premier joueur)
    .the = le contrat 13 (le pion violet premier joueur)
keyflower-contract-14 = Contrat 14 (scie + 1 bois)
    .the = le contrat 14 (scie + 1 bois)
keyflower-contract-15 = Contrat 15 (pioche + 1 pierre)
    .the = le contrat 15 (pioche + 1 pierre)
keyflower-contract-16 = Contrat 16 (enclume + 1 fer)
    .the = le contrat 16 (enclume + 1 fer)
keyflower-contract-17 = Contrat 17 (scie + 2 ressources au choix)
    .the = le contrat 17 (scie + 2 ressources au choix)
keyflower-contract-18 = Contrat 18 (pioche + 2 ressources au choix)
    .the = le contrat 18 (pioche + 2 ressources au choix)
keyflower-contract-19 = Contrat 19 (enclume + 2 ressources au choix)
    .the = le contrat 19 (enclume + 2 ressources au choix)
keyflower-contract-20 = Contrat 20 (scie + compétence au choix)
    .the = le contrat 20 (scie + compétence au choix)
keyflower-contract-21 = Contrat 21 (pioche + compétence au choix)
    .the = le contrat 21 (pioche + compétence au choix)
keyflower-contract-22 = Contrat 22 (enclume + compétence au choix)
    .the = le contrat 22 (enclume + compétence au choix)
keyflower-contract-23 = Contrat 23 (scie + pioche + enclume)
    .the = le contrat 23 (scie + pioche + enclume)
keyflower-contract-24 = Contrat 24 (3 bois)
    .the = le contrat 24 (3 bois)
keyflower-contract-25 = Contrat 25 (3 pierres)
    .the = le contrat 25 (3 pierres)
keyflower-contract-26 = Contrat 26 (3 fer)
    .the = le contrat 26 (3 fer)
keyflower-contract-27 = Contrat 27 (2 or)
    .the = le contrat 27 (2 or)
keyflower-contract-28 = Contrat 28 (2 bois + 2 pierres)
    .the = le contrat 28 (2 bois + 2 pierres)
keyflower-contract-29 = Contrat 29 (2 bois + 2 fer)
    .the = le contrat 29 (2 bois + 2 fer)
keyflower-contract-30 = Contrat 30 (2 pierres + 2 fer)
    .the = le contrat 30 (2 pierres + 2 fer)
keyflower-contract-31 = Contrat 31 (2 bois + 2 ressources au choix)
    .the = le contrat 31 (2 bois + 2 ressources au choix)
keyflower-contract-32 = Contrat 32 (2 pierres + 2 ressources au choix)
    .the = le contrat 32 (2 pierres + 2 ressources au choix)
keyflower-contract-33 = Contrat 33 (2 fer + 2 ressources au choix)
    .the = le contrat 33 (2 fer + 2 ressources au choix)
keyflower-contract-34 = Contrat 34 (1 or + 2 ressources au choix)
    .the = le contrat 34 (1 or + 2 ressources au choix)
keyflower-contract-35 = Contrat 35 (1 bois + 1 pierre + 1 fer)
    .the = le contrat 35 (1 bois + 1 pierre + 1 fer)
keyflower-contract-36 = Contrat 36 (compétence au choix + 1 or)
    .the = le contrat 36 (compétence au choix + 1 or)
keyflower-contract-asks = { $contract } ({ $pieces })
    .the = { FORM($contract, "the") } ({ $pieces })

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

keyflower-bid = Miser
keyflower-use-own = Utiliser chez moi
keyflower-use-middle = Utiliser au centre
keyflower-use-village = Utiliser chez { $who }
keyflower-pass = Passer
keyflower-end = Valider
keyflower-led = { $tile } ({ $who } : { $workers })
keyflower-tile-does = { $tile } – { $help }
keyflower-tile-of = { $tile } de { $who }
keyflower-tile-listed = { $region } **{ $mark }** { $tile }
keyflower-why-no-workers = Tu n’as plus d’ouvriers à envoyer.
keyflower-why-bid =
    { $tile } : pour miser, il faut { $need } ({ $have ->
        [0] tu n’en as pas
       *[other] tu en as { $have }
    }).
keyflower-why-bid-raise =
    { $tile } : pour passer en tête, il faut encore { $need } ({ $have ->
        [0] tu n’en as pas
       *[other] tu en as { $have }
    }).
keyflower-why-bid-led = { $tile } : tu es en tête. Pour augmenter ton enchère, il faut { $need }, et tu n’en as pas.
keyflower-why-bid-any =
    { $tile } : pour miser, il faut { $need } ouvriers d’une même couleur ({ $have ->
        [0] tu n’en as pas
       *[other] tu en as au plus { $have }
    }).
keyflower-why-use =
    { $tile } : pour l’utiliser, il faut { $need } ({ $have ->
        [0] tu n’en as pas
       *[other] tu en as { $have }
    }).
keyflower-why-use-any = { $tile } : pour l’utiliser, il faut { $need } ouvriers d’une même couleur.
keyflower-why-use-full = { $tile } : la tuile est pleine. Elle a déjà { $most } ouvriers, le maximum pour une saison.
keyflower-why-use-closed = { $tile } : il faut maintenant au moins { $need } ouvriers, mais il n’y a plus de place que pour { $room }. Maximum par saison : { $most }.
keyflower-why-use-nothing = { $tile } : l’utiliser ne te rapporterait rien maintenant.
keyflower-why-use-upgrade = { $tile } : pour améliorer la tuile { $upgraded }, il faut { $price } dessus. Il manque : { $missing }.
keyflower-why-use-group = { $tile } : tu peux y envoyer de { $need } à { $room } ouvriers. Un groupe se déplace en entier, et le tien est trop grand.
keyflower-why-use-mixed =
    { $tile } : pour l’utiliser, il faut { $need } ouvriers de n’importe quelle couleur ({ $have ->
        [0] tu n’en as pas
       *[other] tu en as { $have }
    }).
keyflower-why-use-price = { $tile } : l’utiliser coûte 1 { $price } en plus des ouvriers envoyés, et tu n’en as pas.
keyflower-why-use-pay = { $tile } : tu ne pourrais qu’ajouter une extension. Elle coûte 1 ouvrier en plus de ceux que tu envoies, et tu n’en as plus.
keyflower-caution-season = Tous les autres ont passé : la saison se termine, et ensuite tu ne pourras plus annuler.
keyflower-caution-upgrade = { $count ->
        [1] Tu pourrais encore améliorer une tuile.
       *[other] Tu pourrais encore faire { $count } améliorations.
    }
keyflower-caution-use-own = { $brings } Tes ouvriers reviennent à la fin de la saison.
keyflower-caution-use-middle = { $brings } Tes ouvriers iront au gagnant de la tuile.
keyflower-caution-use-there = { $brings } Tes ouvriers restent là-bas et iront à { $owner } à la fin de la saison.
keyflower-caution-growth = Tous les autres sont prêts. Dès que tu valides, la partie continue.
keyflower-caution-winter = Tous les autres sont prêts : dès que tu valides, les tuiles hiver sont révélées.
keyflower-final-chapter = La saison se termine : ensuite, tu ne pourras plus annuler.
keyflower-lying = { $workers } (en position couchée)
keyflower-added = +{ $workers }
keyflower-group = { $workers } (enchère dépassée : { $tile })
keyflower-group-from = { $workers } depuis la tuile { $tile } (enchère dépassée)
keyflower-group-note = Enchère dépassée. Un groupe se déplace en entier.
keyflower-carry = Transporter : { $resource }
keyflower-carry-from = depuis { $tile }
keyflower-carry-to = vers { $tile }
keyflower-carry-far = { $count ->
        [1] vers { $tile }
       *[other] { $count } vers { $tile }
    } ({ $steps } pas)
keyflower-carry-enables = Tu peux ensuite l’améliorer. { $help }
keyflower-upgrade = Améliorer
keyflower-upgrade-carrying = { $tile } : transporter { $pieces }
keyflower-upgrade-from = Depuis { $tiles }, { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }. { $help }
keyflower-extend = Agrandir
keyflower-draw = Piocher
keyflower-draw-workers = { $count ->
    [one] Piocher 1 ouvrier
   *[other] Piocher { $count } ouvriers
}
keyflower-draw-skills = { $count ->
    [one] Piocher 1 compétence
   *[other] Piocher { $count } compétences
}
keyflower-take = Prendre
keyflower-take-skill = une compétence de la pile
keyflower-hidden-contract = un contrat face cachée
keyflower-cash = Échanger un contrat
keyflower-cash-note = Va sur la tuile { $tile }.
keyflower-pay = Payer { $pieces }
keyflower-pay-front = Payer { $pieces } (devant ton paravent)
keyflower-pay-behind = Payer { $pieces } (derrière ton paravent)
keyflower-source-one =
    { $front ->
        [0] pris derrière ton paravent
       *[other] pris devant ton paravent
    }
keyflower-source =
    { $front ->
        [0] tous pris derrière ton paravent
       *[other]
            { $behind ->
                [0] tous pris devant ton paravent
               *[other] { $front } pris devant, { $behind } pris derrière ton paravent
            }
    }
keyflower-pay-instead = { $paid } au lieu de { $owed }
keyflower-pay-group = Payer { $group }
keyflower-boat-with = { $boat } : { $items }
keyflower-place = Placer
keyflower-cell-above = au-dessus de la tuile { $tile }
keyflower-cell-upper-right = en haut à droite de la tuile { $tile }
keyflower-cell-lower-right = en bas à droite de la tuile { $tile }
keyflower-cell-below = sous la tuile { $tile }
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

# Of turns written earlier, which are kept.
keyflower-other-workers = Autres ouvriers
keyflower-place-other = D’abord une autre tuile

## Questions

keyflower-ask-turn = À toi : mise, utilise une tuile ou passe.
keyflower-ask-only-pass = Tu ne peux ni miser ni utiliser de tuile maintenant. Passer ?
keyflower-ask-cash-or-pass = Tu ne peux ni miser ni utiliser de tuile maintenant. Échanger un contrat, ou passer ?
keyflower-ask-bid = Avec quels ouvriers mises-tu sur la tuile { $tile } ? Personne n’a encore misé.
keyflower-ask-bid-used = Avec quels ouvriers mises-tu sur la tuile { $tile } ? Personne n’a encore misé, mais { $workers } s’y trouvent déjà : mise la même couleur.
keyflower-ask-bid-used-one = Avec quels ouvriers mises-tu sur la tuile { $tile } ? Personne n’a encore misé, mais { $workers } s’y trouve déjà : mise la même couleur.
keyflower-ask-bid-beat = Avec quels ouvriers mises-tu sur la tuile { $tile } ? { $who } est en tête avec { $workers }.
keyflower-ask-bid-own = Quels ouvriers ajoutes-tu à ton enchère sur la tuile { $tile } ? Tu es en tête avec { $workers }.
keyflower-ask-use = Quels ouvriers envoies-tu sur la tuile { $tile } ? { $need ->
        [one] {""}
       *[other] Il en faut au moins { $need }.{" "}
    }{ $brings }
keyflower-ask-bid-more = Ton enchère sur la tuile { $tile } : { $workers }. C’est tout ?
keyflower-ask-bid-raised = Tu ajoutes { $workers } à ton enchère sur la tuile { $tile } : { $total } en tout. C’est tout ?
keyflower-ask-use-more = Tu utilises la tuile { $tile } avec { $workers }. { $need ->
        [0] {""}
        [1] Il en faut encore 1.{" "}
       *[other] Il en faut encore { $need }.{" "}
    }{ $brings }
keyflower-brings = Tu reçois { $items }.
keyflower-brings-goods = Tu reçois { $items } sur la tuile { $tile }.
keyflower-brings-both = Tu reçois { $goods } sur la tuile { $tile }, et { $items }.
keyflower-brings-one = Tu reçois { $items }.
keyflower-brings-one-good = Tu reçois { $items }. Les ressources vont sur la tuile { $tile }.
keyflower-brings-exchange = Tu paies 1 { $price } et tu reçois { $items }.
keyflower-brings-exchange-goods = Tu paies 1 { $price } et tu reçois { $items } sur la tuile { $tile }.
keyflower-brings-transport = Cela te donne { $steps ->
        [1] 1 pas
       *[other] { $steps } pas
    } et { $upgrades ->
        [1] 1 amélioration
       *[other] { $upgrades } améliorations
    }.
keyflower-any-worker = ouvrier au choix
keyflower-any-skill = compétence au choix
keyflower-any-resource = ressource au choix
keyflower-from-bag =
    { $count ->
        [1] 1 ouvrier pioché dans le sac
       *[other] { $count } ouvriers piochés dans le sac
    }
keyflower-from-pile =
    { $count ->
        [1] 1 compétence de la pile
       *[other] { $count } compétences de la pile
    }
keyflower-ask-source = Tu envoies { $workers } : tu en as { $front } devant ton paravent et { $behind } derrière. Lesquels envoies-tu ?
keyflower-ask-source-one = Tu envoies { $workers } : tu en as { $front } devant ton paravent et { $behind } derrière. Lequel envoies-tu ?
keyflower-ask-price = Comment paies-tu l’amélioration de la tuile { $tile } ?
keyflower-ask-price-extension = Tuile { $tile }, { $extension } : comment paies-tu ?
keyflower-ask-extension = Quelle extension pour la tuile { $tile } ?
keyflower-ask-contract =
    { $count ->
        [one] Quel contrat prends-tu ?
       *[other] Quel contrat prends-tu en premier ?
    }
keyflower-ask-transport = Transporte et améliore. Reste : { $steps ->
        [0] aucun pas
        [1] 1 pas
       *[other] { $steps } pas
    } et { $upgrades ->
        [0] aucune amélioration
        [1] 1 amélioration
       *[other] { $upgrades } améliorations
    }.
keyflower-ask-done = { $tile } : c’est fait. Finir ton tour ?
keyflower-ask-passed = Passer ?
keyflower-ask-winter =
    { $count ->
        [0] Quelles tuiles hiver mets-tu aux enchères ? Choisis-en au moins 1.
        [1] 1 tuile hiver choisie. Ajoutes-en une autre, ou valide.
       *[other] { $count } tuiles hiver choisies. Ajoutes-en une autre, ou valide.
    }
keyflower-ask-boat = Quel bateau prends-tu ?
keyflower-ask-boat-taken = Prendre { $boat } ?
keyflower-ask-replace = Quel bateau remplace Sea Bastion II ?
keyflower-ask-place =
    { $count ->
        [0] Toutes les tuiles sont placées. Valider ?
        [1] Quelle tuile places-tu ? Il en reste 1.
       *[other] Quelle tuile places-tu ? Il en reste { $count }.
    }
keyflower-ask-stuck =
    { $count ->
        [1] 1 tuile ne peut être posée nulle part : elle quitte la partie. Valider ?
       *[other] { $count } tuiles ne peuvent être posées nulle part : elles quittent la partie. Valider ?
    }
keyflower-ask-beside =
    { $count ->
        [1] 1 tuile ne peut être posée nulle part. Elle attend à côté de ton village qu’une place convienne. Valider ?
       *[other] { $count } tuiles ne peuvent être posées nulle part. Elles attendent à côté de ton village qu’une place convienne. Valider ?
    }
keyflower-ask-place-beside =
    { $count ->
        [0] Il y a maintenant de la place pour { $tiles }. Placer, ou garder à côté de ton village ?
        [1] Quelle tuile places-tu ? Il y en a 1 nouvelle. Tu peux aussi placer { $tiles }, en attente à côté de ton village.
       *[other] Quelle tuile places-tu ? Il y en a { $count } nouvelles. Tu peux aussi placer { $tiles }, en attente à côté de ton village.
    }
keyflower-ask-cell = Où veux-tu la tuile { $tile }, et dans quel sens ?
keyflower-ask-rotation = { $tile } ({ $cell }) : dans quel sens ?

## What is told

keyflower-told-season-spring = Le printemps commence. Aux enchères : { $tiles }.
keyflower-told-season-summer = L’été commence. Aux enchères : { $tiles }.
keyflower-told-season-autumn = L’automne commence. Aux enchères : { $tiles }.
keyflower-told-season-winter = L’hiver commence. Aux enchères : { $tiles }.
keyflower-told-winter-choice = Chacun choisit en secret des tuiles hiver à mettre aux enchères.
keyflower-told-ready = { $who } a fait son choix.
    .you = Tu as fait ton choix.
keyflower-told-put-up =
    { $count ->
        [one] { $who } met { $count } tuile hiver aux enchères.
       *[other] { $who } met { $count } tuiles hiver aux enchères.
    }
    .you =
        { $count ->
            [one] Tu mets { $count } tuile hiver aux enchères.
           *[other] Tu mets { $count } tuiles hiver aux enchères.
        }
keyflower-told-first = { $who } joue en premier.
    .you = Tu joues en premier.
keyflower-told-bid = { $who } mise { $workers } sur la tuile { $tile }.
    .you = Tu mises { $workers } sur la tuile { $tile }.
keyflower-told-counter-bid = { $who } couche { $workers } sur la tuile { $tile } pour miser dans une autre couleur.
    .you = Tu couches { $workers } sur la tuile { $tile } pour miser dans une autre couleur.
keyflower-told-raise = { $who } ajoute { $workers } à son enchère sur la tuile { $tile } : { $total } en tout.
    .you = Tu ajoutes { $workers } à ton enchère sur la tuile { $tile } : { $total } en tout.
keyflower-told-outbid = { $who } n’est plus en tête sur la tuile { $tile }.
    .you = Tu n’es plus en tête sur la tuile { $tile }.
keyflower-told-move-groups = { $who } déplace { $groups }.
    .you = Tu déplaces { $groups }.
keyflower-told-stand-up = Sur la tuile { $tile }, l’enchère placée par { $who } ({ $workers }) se redresse et fixe la couleur.
    .you = Sur la tuile { $tile }, ton enchère ({ $workers }) se redresse et fixe la couleur.
keyflower-told-use = { $who } envoie { $workers } sur la tuile { $tile }.
    .you = Tu envoies { $workers } sur la tuile { $tile }.
keyflower-told-use-there = { $who } envoie { $workers } sur la tuile { $tile }, chez { $owner }.
    .you = Tu envoies { $workers } sur la tuile { $tile }, chez { $owner }.
    .yours = { $who } envoie { $workers } sur la tuile { $tile }, chez toi.
keyflower-told-gain = { $who } reçoit { $items }.
    .you = Tu reçois { $items }.
keyflower-told-put = { $who } pose { $items } sur la tuile { $tile }.
    .you = Tu poses { $items } sur la tuile { $tile }.
keyflower-told-put-home = { $who } pose { $items } sur sa tuile Maison.
    .you = Tu poses { $items } sur ta tuile Maison.
keyflower-told-draw-workers =
    { $count ->
        [one] { $who } pioche { $count } ouvrier dans le sac.
       *[other] { $who } pioche { $count } ouvriers dans le sac.
    }
    .you =
        { $count ->
            [one] Tu pioches { $count } ouvrier dans le sac.
           *[other] Tu pioches { $count } ouvriers dans le sac.
        }
keyflower-told-draw-skills =
    { $count ->
        [one] { $who } pioche { $count } compétence.
       *[other] { $who } pioche { $count } compétences.
    }
    .you =
        { $count ->
            [one] Tu pioches { $count } compétence.
           *[other] Tu pioches { $count } compétences.
        }
keyflower-told-you-drew = Tu reçois { $items }.
keyflower-told-boat-workers =
    { $count ->
        [0] Le sac est vide : le bateau d’été n’amène personne chez { $who }.
        [1] { $who } pioche 1 ouvrier dans le sac grâce à son bateau d’été.
       *[other] { $who } pioche { $count } ouvriers dans le sac grâce à son bateau d’été.
    }
    .you =
        { $count ->
            [0] Le sac est vide : ton bateau d’été n’amène personne.
            [1] Tu pioches 1 ouvrier dans le sac grâce à ton bateau d’été.
           *[other] Tu pioches { $count } ouvriers dans le sac grâce à ton bateau d’été.
        }
keyflower-told-greens =
    { $count ->
        [0] Il ne reste aucun ouvrier vert : le bateau d’été n’amène personne chez { $who }.
        [1] { $who } reçoit 1 vert grâce à son bateau d’été.
       *[other] { $who } reçoit { $count } verts grâce à son bateau d’été.
    }
    .you =
        { $count ->
            [0] Il ne reste aucun ouvrier vert : ton bateau d’été n’amène personne.
            [1] Tu reçois 1 vert grâce à ton bateau d’été.
           *[other] Tu reçois { $count } verts grâce à ton bateau d’été.
        }
keyflower-told-pay = { $who } paie { $paid }.
    .you = Tu paies { $paid }.
keyflower-told-carry = { $who } transporte { $ways }.
    .you = Tu transportes { $ways }.
keyflower-way = { $pieces } de la tuile { $start } à la tuile { $to }
keyflower-way-back = { $pieces } (aller-retour)
keyflower-told-upgrade = { $who } améliore la tuile { $tile } pour { $paid }.
    .you = Tu améliores la tuile { $tile } pour { $paid }.
keyflower-told-extend = { $who } agrandit la tuile { $tile } pour { $paid } : { $extension }.
    .you = Tu agrandis la tuile { $tile } pour { $paid } : { $extension }.
keyflower-told-contract = { $who } prend { FORM($contract, "the") }.
    .you = Tu prends { FORM($contract, "the") }.
keyflower-told-new-contract = Nouveau contrat visible : { $contract }.
keyflower-told-hidden-contract = { $who } prend un contrat face cachée.
    .you = Tu prends un contrat face cachée.
keyflower-told-your-contract = C’est { FORM($contract, "the") }.
keyflower-told-your-contracts = À bord : { $contracts }.
keyflower-told-cash = { $who } échange { FORM($contract, "the") } contre { $item }.
    .you = Tu échanges { FORM($contract, "the") } contre { $item }.
keyflower-told-row = Nouveaux contrats visibles : { $contracts }.
keyflower-told-pass = { $who } passe.
    .you = Tu passes.
keyflower-told-end-spring = Tout le monde a passé : le printemps est fini.
keyflower-told-end-summer = Tout le monde a passé : l’été est fini.
keyflower-told-end-autumn = Tout le monde a passé : l’automne est fini.
keyflower-told-end-winter = Tout le monde a passé : l’hiver est fini.
keyflower-told-unwanted =
    { $count ->
        [one] Aucune enchère sur { $tiles } : cette tuile quitte la partie.
       *[other] Aucune enchère sur { $tiles } : ces tuiles quittent la partie.
    }
keyflower-told-unwanted-workers = Les ouvriers qui s’y trouvaient retournent dans le sac : { $workers }.
keyflower-told-won = { $who } remporte { $tiles }.
    .you = Tu remportes { $tiles }.
keyflower-told-taken = { $who } reçoit { $workers }.
    .you = Tu reçois { $workers }.
keyflower-told-taken-open = { $who } reçoit { $workers }, devant son paravent.
    .you = Tu reçois { $workers }, devant ton paravent.
keyflower-told-start-player = { $who } remporte le pion violet premier joueur.
    .you = Tu remportes le pion violet premier joueur.
keyflower-told-keyple-moves = Personne n’a misé sur la tuile du pion violet premier joueur : il passe à gauche, chez { $who }.
    .you = Personne n’a misé sur la tuile du pion violet premier joueur : il passe à gauche, chez toi.
keyflower-told-boat = { $who } décharge le bateau { $boat } : { $items }.
    .you = Tu décharges le bateau { $boat } : { $items }.
keyflower-told-boat-last = Il reste à { $who } le bateau { $boat } : { $items }.
    .you = Il te reste le bateau { $boat } : { $items }.
keyflower-told-boat-empty = { $who } prend le bateau { $boat }. Il est vide.
    .you = Tu prends le bateau { $boat }. Il est vide.
keyflower-told-boat-tile = { $who } prend le bateau { $boat }.
    .you = Tu prends le bateau { $boat }.
keyflower-told-replaced = { $who } envoie le bateau { $boat } à la place de Sea Bastion II.
    .you = Tu envoies le bateau { $boat } à la place de Sea Bastion II.
keyflower-told-placed = { $who } agrandit son village : { $tiles }.
    .you = Tu agrandis ton village : { $tiles }.
keyflower-told-no-place = La tuile { $tile } ne peut être posée nulle part chez { $who } : elle quitte la partie.
    .you = La tuile { $tile } ne peut être posée nulle part chez toi : elle quitte la partie.
keyflower-told-beside = La tuile { $tile } ne peut être posée nulle part chez { $who } : elle attend à côté du village.
    .you = La tuile { $tile } ne peut être posée nulle part chez toi : elle attend à côté de ton village.
keyflower-told-over = La partie est finie. On retire les paravents.

## Names of the pictures

keyflower-picture-overview = Vue d’ensemble
keyflower-picture-table = Le centre
keyflower-picture-contracts = Contrats et extensions
keyflower-picture-score = Feuille de score
keyflower-picture-score-of = Score : { $who }
keyflower-picture-result = Tous les villages
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
    cabine, cabines, cabane, cabanes: cabin
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

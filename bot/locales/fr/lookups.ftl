# /tile and /rules: what else things are called, in print and by people, beside the names shown; and the English
# words of the rules for it. A name of a piece leads to its English name.

keyflower-terms =
    salle des apprentis, salle d’apprentis: apprentice hall
    carrière keystone, carrière key: keystone quarry
    analyste, essayeur: assayer
    maréchal-ferrant, maréchalerie: farrier
    fabricant de chariots, charron: wainwright
    guilde des artisans, guilde artisane: craftsman's guild
    guilde des merciers, guilde mercière: mercer's guild
    maçon, bâtisseur: builder
    maison, tuile maison: home
    bateau, bateau keyflower: boat
    tuile ordre du tour: turn order
    contrat, tuile contrat, échanger un contrat, remplir, réaliser, non rempli, incomplet: contract
    extension: extension
    cabine: cabin
    ouvrier, keyple: worker, keyple
    ouvrier vert: green worker
    pion violet premier joueur, marqueur de premier joueur: keyple
    premier joueur: start player
    joueur: player
    écran maison, paravent: screen
    tuile: tile
    village: village
    tuile village: village tile
    bateau, tuile bateau: boat, boat tile
    printemps, tuile printemps: spring
    été, tuile été: summer
    automne, tuile automne: autumn
    hiver, tuile hiver: winter
    compétence: skill
    jeton compétence: skill tile
    scie: saw
    pioche: pickaxe
    enclume: anvil
    ressource: resource
    bois: wood
    pierre: stone
    fer: iron
    or: gold
    améliorer, améliorée: upgrade
    symbole d’amélioration: upgrade symbol
    enchère, enchérir, surenchéri, zone d’enchères: bid
    enchère gagnante: losing, bid
    utiliser, activer une tuile: use a tile
    passer: pass
    transport, déplacer, capacité de transport: carry, step
    route, boucle: road
    rivière: river
    sac: bag
    réserve: supply, resource
    face visible: face up
    face cachée: face down
    pile de défausse: discard, out of the game, contract
    respecter les couleurs: colour
    points fixes: fixed points
    points: points
    saison: season
    mise en place: set-up
    fin de saison: end of season
    décompte: scoring
    feuille de score: score, point
    variante des marchands, variante « expert », joueurs de niveaux différents: variant
keyper-terms =
    abri des moutons, bergerie: sheep shelter
    dépôt de ferraille, ferraille: scrapyard
    pavage, pavés: pavements
    maçon, bâtisseur: builder
    séchoir à houblon, séchoir: oast house
    moulin à vent, moulin: windmill
    fabricant de bracelets, faiseur de bracelets: bracelet maker
    briqueteur, poseur de briques: bricklayer
    cabane en rondins, cabane: log cabin
    mine à ciel ouvert, carrière: open pit
    fabricant de bagues, faiseur de bagues: ring maker
    plateau campagne, plateau joueur: board
    ferme, village: farm, village
    parcelle: plot
    champ de foire, foire, foire de printemps, foire d’été, foire d’automne, foire d’hiver, tenir une foire, exposer: fair
    réserve: store
    quai, piste de fret: shipping, dock
    terrain, tuile keyp: keyp
    tuile domaine, tuile campagne, tuile ferme: tile
    tuile bateau, vendre: boat
    point de fret: shipping
    keyper: keyper
    keyple, keyple déjà présent: keyple
    batelier: light blue, boat
    argilier: orange, clay
    fermier: light green, farm
    forestier: brown
    mineur: black
    carrier: grey
    polyvalent: white
    équipier, se joindre: join, joiner
    coucher: lay down
    debout: standing
    couché: lying
    revendiquer un plateau: claim, board
    couleur assortie, spécialité: colour
    matières premières: raw materials
    argile: clay
    rondins: logs
    roches: rocks
    produits finis: finished goods
    briques: bricks
    bois: wood
    pierre: stone
    blé: wheat
    gemmes, émeraude, or, rubis, saphir: gem
    poule, vache, cerf, chèvre, cheval, cochon, mouton, sanglier: animals, chicken, cow, deer, goat, horse, pig, sheep, wild boar
    loger un animal: animal
    construire, à prix réduit, construire par-dessus: build
    améliorer: upgrade
    transformer, troquer: exchange, convert
    case tuile campagne, case rivière: tile, river
keythedral-terms =
    cottage amélioré, chaumière améliorée: upgrade cottage
    numéro de cottage, numéro de chaumière: cottage number
    barrières brisées, clôtures brisées: broken fences
    barrière dangereuse, clôture branlante: unsafe fence
    moratoire sur les maisons, gel des maisons: house moratorium
    changement de plan, plan modifié: design change
    ouvrier, pion ouvrier, placer les ouvriers: worker
    cottage: cottage
    maison, convertir un cottage en maison: house
    habitation: dwelling
    tuile champ, terrain, sans travail: field
    carrière: quarry
    forêt, bois: wood
    lac: lake
    ferme: farm
    vignoble: vineyard
    cube ressource: resource
    pierre: stone
    nourriture: food
    eau: water
    vin: wine
    cube artisanat: craft good
    ferronnerie: ironwork
    vitrail: stained glass
    or: gold
    artisan, forgeron, verrier, orfèvre: craftsman
    marchand, échanger: trade
    législateur, carte loi, emplacement de loi, acheter une carte loi: law
    tuile construction, siège, étape, acquérir un siège: seat
    barrière, retirer une barrière: fence
    marqueur d’ordre: work order
    marqueur premier joueur, changer de premier joueur: start player
    paravent: screen
    plateau keythedral, tuile keythedral: keythedral
    plateau keytown: map
    réserve: store
    aide de jeu: phase
    manche: round
    récolter, récolte perdue: harvest
    dépenser: spend
    reprendre les ouvriers: back
    offre, égaler: offer, start player
    passer: pass

# Words of messages that name a place, in any language: "my C", "Board 2 E and F", "C in Ben's village".

lookup-words-mine = mon, ma, mes, mien, mienne
lookup-words-links = et, ou
lookup-words-between = le, la, les, l, un, une, de, du, des, d, à, au, aux, dans, sur, chez, tuile, lettre, numéro, parcelle
lookup-marked = { $mark } · { $name }

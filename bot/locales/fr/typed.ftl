# Typed moves: the English word of each move, and what one may type for it in this language. The first is what is
# shown while typing; the others are understood. Names of tiles, laws, goods and fields are understood by themselves.
# `-`: words that are passed over. A game's own words come before those of all games.

typed-words =
    -: sur, dans, à, le, la, les, l, un, une, du, des, de, pour, depuis
    now: maintenant
    if: si
    and: et
    pass: passer, passe
    end: terminer, termine, terminé, valider, valide, fin
    done: terminé, terminer
    draw: piocher, pioche
    take: prendre, prends
    pay: payer, paye, paie
    with: avec
    build: construire, construis
    upgrade: améliorer, améliore, amélioration
    field: champ, case
    always: toujours
    never: jamais
    ask: demander, demande
    none: aucun, aucune
    play: jouer, joue
keyflower-typed =
    bid: miser, mise, enchérir, enchéris, enchère
    raise: surenchérir, surenchéris, relancer
    use: utiliser, utilise
    place: placer, place, poser
    replace: remplacer, remplace
    cash: échanger, échange, encaisser
    extend: agrandir, agrandis, étendre, extension
    move: transporter, transporte, porter, porte, déplacer
    boat: bateau
    contract-#: contrat
    hidden: caché
    skill: compétence
    winter: hiver
    group: groupe
    behind: derrière
    tile: tuile
    until: jusqu, jusque
    outbid: surenchéri, dépassé
    season: saison
    passes: passes, passe
    red: rouge
    blue: bleu
    yellow: jaune
    green: vert
    purple: violet
    home: maison
    home-#: maison
keyper-typed =
    send: envoyer, envoie
    join: rejoindre, rejoins, participer, participe
    skip: refuser, refuse, s-abstenir
    lay: coucher, couche
    leave: laisser, laisse
    both: les-deux, deux
    one: un-seul, seul
    fold: plier, plie
    give: donner, donne
    receive: recevoir, reçois
    sell: vendre, vends
    as: comme
    get: obtenir, obtiens
    gain: gagner, gagne
    nothing: rien
    rest: reposer, repose
    release: relâcher, relâche
    at-most: au-plus
    boat-#: bateau
    board: plateau
    board-#: plateau
    village-#: village
    farm-#: ferme
    spring-#: printemps
    summer-#: été
    autumn-#: automne
    winter-#: hiver
    animals: animaux
    gems: gemmes
    raw: matières-premières
    only: seulement
    orders: consignes, ordres
    white: blanc
    black: noir
    grey: gris
    brown: brun, marron
    orange: orange
    light-blue: bleu-clair
    light-green: vert-clair
    build: construire, construis, construction
    upgrade: améliorer, améliore, amélioration
    discount-build: construire-au-rabais, construction-au-rabais
    convert-clay: argile-en-brique
    convert-logs: rondin-en-bois
    convert-rock: roche-en-pierre
    chicken: poule
keythedral-typed =
    send: envoyer, envoie
    stay: rester, reste
    buy: acheter, achète
    seat: siège, place
    using: par
    house: maison
    fence: barrière, clôture
    unfence: ôter-barrière, sans-barrière
    trade: troquer, troque, échanger
    law: loi
    left: gauche
    right: droite
    lay: poser, pose
    lay wood: poser forêt
    at: vers
    cottage: cottage, chaumière
    decline: refuser, refuse
    offer: offrir, offre
    match: égaler, égale, suivre
    withdraw: renoncer, renonce
    stop: arrêter, arrête
    order: numéro, annoncer, annonce
    name: nommer, désigner
    watch: surveiller, surveille
    windows: toutes-questions
    reactions: réactions
    later: plus-tard
    arm: armer, préparer
    disarm: désarmer
    against: contre
    all: tout, toutes
    purchase: achat
    start: début
    bid: enchérir, enchère
    craft: artisanat
    phase: phase
    work: travailler, travaille
    auction: vente
    harvest: récolte
    spend: dépenser
    first: d-abord, premier
    passed: passé
    compass: o, e, n, s
    glass: vitrail, verre

# Typed moves: the English word of each move, and what one may type for it in this language. The first is what is
# shown while typing; the others are understood. Names of tiles, laws, goods and fields are understood by themselves.
# `-`: words that are passed over. A game's own words come before those of all games.

typed-words =
    -: op, in, aan, de, het, een, voor, uit, naar
    now: nu, meteen
    if: als, indien
    and: en
    pass: passen
    end: klaar, einde, bevestigen, bevestig
    done: klaar
    draw: trekken, trek
    take: nemen, neem, pak
    pay: betalen, betaal
    with: met
    build: bouwen, bouw
    upgrade: opwaarderen, opwaardeer, opwaardering
    field: veld
    always: altijd
    never: nooit
    ask: vragen, vraag
    none: geen
    play: spelen, speel
keyflower-typed =
    bid: bieden, bied, bod
    raise: verhogen, verhoog
    use: gebruiken, gebruik
    place: aanleggen, leg, leggen
    replace: vervangen, vervang
    cash: inwisselen, inwissel
    extend: uitbreiden, uitbreiding
    move: vervoeren, vervoer, dragen
    boat: schip, boot
    contract-#: contract
    hidden: verdekt, gedekt
    skill: vaardigheid
    winter: winter
    group: groep
    behind: achter
    tile: tegel, kaartje
    until: tot
    outbid: overboden
    season: seizoen
    passes: past
    red: rood, rode
    blue: blauw
    yellow: geel, gele
    green: groen
    purple: paars
    home: thuis
    home-#: thuis
keyper-typed =
    send: sturen, stuur
    join: meedoen, meewerken
    skip: niet-meedoen, afslaan, overslaan
    lay: neerleggen, leg
    leave: laten-staan, laten
    both: allebei, beide
    one: één, een
    fold: vouwen, vouw
    give: geven, geef
    receive: ontvangen, ontvang
    sell: verkopen, verkoop
    as: als
    get: krijgen, krijg
    gain: winnen, win
    nothing: niets
    rest: rusten, rust
    release: vrijlaten
    at-most: hooguit, hoogstens
    boat-#: boot, schip
    board: bord
    board-#: bord
    village-#: dorp
    farm-#: boerderij
    spring-#: lente
    summer-#: zomer
    autumn-#: herfst
    winter-#: winter
    animals: dieren
    gems: edelstenen
    raw: grondstoffen
    only: alleen
    orders: instructies, opdrachten, orders
    white: wit, witte
    black: zwart, zwarte
    grey: grijs, grijze
    brown: bruin, bruine
    orange: oranje
    light-blue: lichtblauw, lichtblauwe
    light-green: lichtgroen, lichtgroene
    build: bouwen, bouw
    upgrade: opwaarderen, opwaardeer, opwaardering
    discount-build: goedkope-bouw
    convert-clay: klei-tot-baksteen
    convert-logs: boomstam-tot-hout, stam-tot-hout
    convert-rock: rots-tot-steen
    log: boomstam, stam
    logs: boomstammen, stammen
    country-tile: landschapstegel, landtegel
    chicken: kip
keythedral-typed =
    send: sturen, stuur
    stay: blijven, blijf
    buy: kopen, koop
    seat: zetel, zitplaats
    using: via
    house: huis
    fence: hek
    unfence: hek-weg
    trade: ruilen, ruil
    law: wet
    left: links
    right: rechts
    lay: leggen, leg
    lay wood: leggen bos
    at: bij
    cottage: hutje
    decline: afslaan, afzien
    offer: bieden, bied, bod
    match: evenaren, meegaan
    withdraw: terugtrekken, afzien
    stop: ophouden, stoppen
    order: nummer
    name: aanwijzen, kiezen
    watch: opletten, letten
    windows: alle-vragen
    reactions: reacties
    later: later
    arm: klaarleggen
    disarm: wegleggen
    against: tegen
    all: alle, alles
    purchase: aankoop
    start: begin
    bid: opbieden
    craft: ambacht
    phase: fase
    work: werken, werk
    auction: veiling
    harvest: oogst
    spend: uitgeven
    first: eerst
    passed: gepast
    compass: w, o, n, z
    glass: glas, gekleurd-glas

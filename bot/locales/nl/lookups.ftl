# /tile and /rules: what else things are called, in print and by people, beside the names shown; and the English
# words of the rules for it. A name of a piece leads to its English name.

keyflower-terms =
    key-mijn, sleutelmijn: key mine
    keystone-groeve, sluitsteengroeve: keystone quarry
    sleutelbos: keywood
    taveerne, taverne: tavern
    ambachtsliedengilde, ambachtsgilde: craftsman's guild
    key-gilde, sleutelgilde: key guild
    key-thedraal: keythedral
    key-markt, sleutelmarkt: key market
    ambachtsman, vakman: artisan
    muildierdrijver, ezeldrijver: muleteer
    thuis, thuis-tegel: home
    zomerschip, schip keyflower: boat
    beurtvolgorde-tegel, volgorde-tegel: turn order
    contract, contract-tegel, een contract inwisselen, vervullen, niet vervuld: contract
    uitbreiding: extension
    hut: cabin
    arbeider, keyple: worker, keyple
    groene arbeider: green worker
    paarse startarbeider: keyple
    startspeler: start player
    speler: player
    huis-scherm: screen
    tegel: tile
    dorp: village
    dorps-tegel: village tile
    schip, scheeps-tegel: boat, boat tile
    lente, lentetegel, lente-tegel: spring
    zomer, zomertegel, zomer-tegel: summer
    herfst, herfsttegel, herfst-tegel: autumn
    winter, wintertegel, winter-tegel: winter
    vaardigheid: skill
    vaardigheidskaartje: skill tile
    zaag: saw
    houweel: pickaxe
    aambeeld: anvil
    grondstof: resource
    hout: wood
    steen: stone
    ijzer: iron
    goud: gold
    opwaarderen, opgewaardeerd: upgrade
    opwaardeersymbool: upgrade symbol
    bod, bieden, overboden, tegel waarop geboden wordt: bid
    verliezend of verloren bod: losing, bid
    een tegel benutten, arbeiders plaatsen op: use a tile
    passen: pass
    transport, verplaatsen, transportcapaciteit: carry, step
    weg, rondweg: road
    rivier: river
    zak: bag
    voorraad: supply, resource
    open: face up
    verdekt: face down
    aflegstapel: discard, out of the game, contract
    dezelfde kleuren: colour
    vaste punten: fixed points
    punten: points
    seizoen: season
    spelvoorbereiding: set-up
    einde van seizoen: end of season
    puntentelling: scoring
    scoretabel: score, point
    handelaar-variant, spelers-variant, gemengde ervaring: variant
keyper-terms =
    schapenstal, schaapskooi: sheep shelter
    boerenerf, erf: farmyard
    schroothoop, sloperij: scrapyard
    edelsteenhandelaar, juwelenhandel: gem dealer
    hopast, hopdrogerij: oast house
    edelsteenkoopman, juwelenkoopman: gem merchant
    key-markt, sleutelmarkt: key market
    steenoven, oven: kiln
    schroothandelaar, schroothandel: scrap dealer
    landschapsbord, landbord, spelersbord: board
    boerderij, dorp: farm, village
    kavel: plot
    marktterrein, jaarmarkt, lentemarkt, zomermarkt, herfstmarkt, wintermarkt, een markt houden, tonen: fair
    opslag: store
    haven, vrachtspoor: shipping, dock
    keyp-gebied, keyp-veld, keyp-tegel: keyp
    eigen tegel, landschapstegel, landtegel, lentetegel, boerderijtegel, dorpstegel, gebouwtegel: tile
    boottegel, verkopen: boat
    vrachtpunt: shipping
    keyper: keyper
    keyple, aanwezige keyple: keyple
    schipper: light blue, boat
    kleiwerker: orange, clay
    boer: light green, farm
    bosarbeider: brown
    mijnwerker: black
    groevewerker: grey
    generalist: white
    meewerker, meedoen: join, joiner
    neerleggen: lay down
    staand: standing
    liggend: lying
    een bord claimen: claim, board
    kleur klopt, vakgebied: colour
    grondstoffen: raw materials
    klei: clay
    boomstammen: logs
    rotsblokken: rocks
    eindproducten: finished goods
    bakstenen: bricks
    hout: wood
    steen: stone
    tarwe: wheat
    edelstenen, smaragd, goud, robijn, saffier: gem
    kip, koe, hert, geit, paard, varken, schaap, wild zwijn, everzwijn: animals, chicken, cow, deer, goat, horse, pig, sheep, wild boar
    een dier onderbrengen: animal
    bouwen, bouwen met korting, overbouwen: build
    opwaarderen: upgrade
    omzetten: exchange, convert
    landschapstegelveld, riviervak: tile, river
keythedral-terms =
    werkorder, werkvolgorde, werkorder-marker, werkvolgordesteen: work order
    prijsverhoging, prijsstijging: price increase
    upgraden van hutje, hutje wordt huis: upgrade cottage
    vakwerk koopje, ambachtskoopje: craft bargain
    gebroken afsluiting, kapotte hekken: broken fences
    onveilige afsluiting, onveilig hek: unsafe fence
    huis moratorium, bouwstop: house moratorium
    ontwerpverandering, ontwerpwijziging, nieuw ontwerp: design change
    verkoop, uitverkoop: sale
    downgrade een huis, huis wordt hutje: downgrade a house
    magere oogst, slechte oogst: poor harvest
    start orde, startvolgorde: start order
    werknemer, werknemersfiche, arbeider, arbeidersfiche, plaats werknemersfiches, arbeidersfiches plaatsen: worker
    hut, huttegel, hutje, hutjestegel: cottage
    huis, hut ombouwen tot huis, hutje ombouwen tot huis: house
    woning: dwelling
    veld, veldtegel, landschapstegel, werkloos: field
    steengroeve: quarry
    woud, bos, hout: wood
    meer: lake
    boerderij, akker: farm
    wijngaard: vineyard
    grondstof, grondstofblokje: resource
    steen: stone
    voedsel: food
    water: water
    wijn: wine
    vakwerkblokje, ambachtblokje: craft good
    ijzerwerk, ijzer: ironwork
    brandglas, glaswerk, gekleurd glas: stained glass
    goud: gold
    vaklui, ambachtsman, smid, smidse, glazenmaker, glasmaker, glazenier, goudsmid: craftsman
    handelaar, handelswinkel, handelen met de handelaar, handelen: trade
    wetmeester, wetsheer, wetkaart, nieuwe-wet-plaats, nieuwe wetkaart verkrijgen, wet kopen: law
    bouwtegel, zetelfiche, zetel, ere-zetel, erezetel, fase, stadium, zetel verwerven: seat
    afsluiting, omheining, hek, afsluiting plaatsen, hek plaatsen: fence
    startspeler-marker, startspelerfiche, verander van startspeler, startspeler wijzigen: start player
    spelersscherm, spelerscherm: screen
    keythedral-map, kathedraalmap, kathedraalbord, kathedraaltegel: keythedral
    keytown-map, stadbord: map
    voorraad, opslagplaats: store
    speelorde-kaart, overzichtskaart: phase
    ronde: round
    verzamel grondstofblokjes, grondstofblokjes ontvangen, mislukte oogst: harvest
    spendeer grondstofblokjes, acties uitvoeren: spend
    terugnemen van de werknemersfiches, fiches en stenen verzamelen: back
    bod, bod evenaren: offer, start player
    passen: pass

# Words of messages that name a place, in any language: "my C", "Board 2 E and F", "C in Ben's village".

lookup-words-mine = mijn, mijne
lookup-words-links = en, of
lookup-words-between = de, het, een, in, op, van, bij, aan, uit, naar, tegel, letter, nummer, kavel
lookup-marked = { $mark } · { $name }

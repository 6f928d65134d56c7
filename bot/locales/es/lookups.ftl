# /tile and /rules: what else things are called, in print and by people, beside the names shown; and the English
# words of the rules for it. A name of a piece leads to its English name.

keyflower-terms =
    casa de aprendices, aprendices: apprentice hall
    feria de contratación, feria laboral: hiring fair
    picapedrero, albañil: mason
    granero: barn
    herrero: blacksmith
    depósito de piedra, patio de piedra: stone yard
    depósito de madera, maderería: timber yard
    boticario: apothecary
    gremio de artesanos, gremio artesano: craftsman's guild
    joyero: jeweller
    gremio key: key guild
    mercado key: key market
    gremio de merceros, gremio mercero: mercer's guild
    erudito: scholar
    escribas: scribes
    ayuntamiento: village hall
    molino de agua: watermill
    molino de viento: windmill
    casa, hexágono de casa: home
    barco de verano, barco keyflower: boat
    loseta de orden de turno: turn order
    contrato, canjear un contrato, cumplir, sin cumplir: contract
    ampliación: extension
    cabaña: cabin
    meeple, trabajador: worker, keyple
    meeple verde: green worker
    meeple lila: keyple
    jugador inicial: start player
    jugador: player
    pantalla: screen
    loseta, hexágono: tile
    aldea: village
    loseta de aldea: village tile
    barco: boat, boat tile
    primavera, loseta de primavera: spring
    verano, loseta de verano: summer
    otoño, loseta de otoño: autumn
    invierno, loseta de invierno: winter
    habilidad: skill
    loseta de habilidad: skill tile
    sierra: saw
    pico: pickaxe
    yunque: anvil
    recurso: resource
    madera: wood
    piedra: stone
    hierro: iron
    oro: gold
    mejorar, mejorada: upgrade
    símbolo de mejora: upgrade symbol
    oferta, ofertar, puja, pujar, superado, área de subasta: bid
    perder la subasta: losing, bid
    usar loseta: use a tile
    pasar: pass
    transporte, punto de movimiento, capacidad de transporte: carry, step
    camino, vuelta: road
    río: river
    bolsa: bag
    reserva: supply, resource
    boca arriba: face up
    boca abajo: face down
    pila de descartes: discard, out of the game, contract
    mismo color: colour
    pv fijos: fixed points
    pv, puntos de victoria: points
    estación: season
    preparación: set-up
    fin de la estación: end of season
    puntuación final: scoring
    hoja de puntuación: score, point
    variante de los mercaderes, variante abierta, jugadores de distinto nivel: variant
keyper-terms =
    campo de lúpulo, lúpulo: hop field
    mercado de ganado, lonja ganadera: livestock market
    secadero de lúpulo, secadero: oast house
    molino de viento, molino: windmill
    cabaña de troncos, cabaña: log cabin
    mina a cielo abierto, mina abierta: open pit
    buscador: prospector
    depósito de piedra, patio de piedra: stoneyard
    depósito de madera, maderería: timberyard
    tablero de campo, tablero de jugador: board
    granja, aldea: farm, village
    parcela: plot
    recinto ferial, feria, feria de primavera, feria de verano, feria de otoño, feria de invierno, celebrar una feria, exponer: fair
    almacén: store
    muelle, registro de envíos: shipping, dock
    campo, loseta keyp: keyp
    loseta propia, loseta de campo, loseta de granja: tile
    loseta de barco, vender: boat
    punto de envío: shipping
    keyper: keyper
    keyple, keyple ya presente: keyple
    barquero: light blue, boat
    alfarero: orange, clay
    granjero: light green, farm
    leñador: brown
    minero: black
    cantero: grey
    polivalente: white
    compañero, unirse: join, joiner
    tumbar: lay down
    de pie: standing
    tumbado: lying
    reclamar un tablero: claim, board
    color coincidente, especialidad: colour
    materias primas: raw materials
    arcilla: clay
    troncos: logs
    rocas: rocks
    productos acabados: finished goods
    ladrillos: bricks
    madera: wood
    piedra: stone
    trigo: wheat
    gemas, esmeralda, oro, rubí, zafiro: gem
    gallina, vaca, ciervo, cabra, caballo, cerdo, oveja, jabalí: animals, chicken, cow, deer, goat, horse, pig, sheep, wild boar
    alojar un animal: animal
    construir, con descuento, construir encima: build
    mejorar: upgrade
    convertir, cambiar: exchange, convert
    campo de losetas, espacio de río: tile, river
keythedral-terms =
    trabajador, colocar trabajadores: worker
    cabaña: cottage
    casa, convertir una cabaña en casa: house
    vivienda: dwelling
    campo, sin trabajo: field
    cantera: quarry
    bosque, madera: wood
    lago: lake
    granja: farm
    viñedo: vineyard
    recurso: resource
    piedra: stone
    comida: food
    agua: water
    vino: wine
    producto artesano: craft good
    hierro forjado: ironwork
    vidriera: stained glass
    oro: gold
    artesano, herrero, vidriero, orfebre: craftsman
    comerciante, comerciar: trade
    legislador, carta de ley, espacio de ley, conseguir una ley: law
    loseta de construcción, asiento, etapa, comprar un asiento: seat
    valla, quitar una valla: fence
    marcador de orden: work order
    marcador de jugador inicial, cambiar de jugador inicial: start player
    pantalla: screen
    tablero de la keythedral, loseta de la keythedral: keythedral
    tablero de keytown: map
    reserva: store
    carta de ayuda: phase
    ronda: round
    cosechar, cosecha fallida: harvest
    gastar: spend
    recoger: back
    oferta, igualar: offer, start player
    pasar: pass

# Words of messages that name a place, in any language: "my C", "Board 2 E and F", "C in Ben's village".

lookup-words-mine = mi, mis, mío, mía
lookup-words-links = y, o
lookup-words-between = el, la, los, las, un, una, de, del, en, a, al, loseta, letra, número, parcela
lookup-marked = { $mark } · { $name }

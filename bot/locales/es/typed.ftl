# Typed moves: the English word of each move, and what one may type for it in this language. The first is what is
# shown while typing; the others are understood. Names of tiles, laws, goods and fields are understood by themselves.
# `-`: words that are passed over. A game's own words come before those of all games.

typed-words =
    -: en, por, sobre, a, al, el, la, los, las, un, una, de, del, para, desde
    now: ahora, ya
    if: si
    and: y, e
    pass: pasar, paso, pasa
    end: listo, lista, confirmar, confirmo, fin, terminar
    done: listo, lista
    draw: sacar, saco, robar
    take: tomar, tomo, coger, toma
    pay: pagar, pago, paga
    with: con
    build: construir, construyo, construye
    upgrade: mejorar, mejoro, mejora
    field: campo, casilla
    always: siempre
    never: nunca
    ask: preguntar, pregunta
    none: ninguno, ninguna
    play: jugar, juego, juega
keyflower-typed =
    bid: pujar, pujo, puja, ofertar
    raise: subir, subo, sube
    use: usar, uso, usa
    place: colocar, coloco, coloca
    replace: sustituir, sustituyo, reemplazar
    cash: canjear, canjeo, canjea
    extend: ampliar, amplío, ampliación
    move: llevar, llevo, lleva, transportar, mover
    boat: barco, barca
    contract-#: contrato
    hidden: oculto, boca-abajo
    skill: habilidad
    winter: invierno
    group: grupo
    behind: detrás
    tile: loseta
    until: hasta
    outbid: superado
    season: estación
    passes: pasa
    red: rojo, roja
    blue: azul
    yellow: amarillo, amarilla
    green: verde
    purple: lila, morado
    home: casa
    home-#: casa
keyper-typed =
    send: enviar, envío, envía
    join: unirse, unirme, me-uno
    skip: rechazar, rechazo, no-unirse, no-unirme
    lay: tumbar, tumbo, tumba
    leave: dejar, dejo, deja
    both: los-dos, ambos, dos
    one: uno, solo-uno
    fold: plegar, pliego, doblar
    give: dar, doy, entregar
    receive: recibir, recibo, recibe
    sell: vender, vendo, vende
    as: como
    get: obtener, obtengo, obtén
    gain: ganar, gano, gana
    nothing: nada
    rest: descansar, descanso
    release: soltar, suelto, suelta
    at-most: como-mucho
    boat-#: barco
    board: tablero
    board-#: tablero
    village-#: aldea
    farm-#: granja
    spring-#: primavera
    summer-#: verano
    autumn-#: otoño
    winter-#: invierno
    animals: animales
    gems: gemas
    raw: materias-primas
    only: solo
    orders: órdenes, instrucciones
    white: blanco
    black: negro
    grey: gris
    brown: marrón
    orange: naranja
    light-blue: celeste, azul-claro
    light-green: verde-claro
    build: construir, construyo
    upgrade: mejorar, mejoro, mejora
    discount-build: construir-con-rebaja
    convert-clay: arcilla-a-ladrillo
    convert-logs: tronco-a-madera
    convert-rock: roca-a-piedra
    chicken: gallina
keythedral-typed =
    send: enviar, envío, envía
    stay: quedarse, quedarme
    buy: comprar, compro, compra
    seat: asiento
    using: usando
    house: casa
    fence: valla, cerca
    unfence: quitar-valla
    trade: cambiar, cambio, cambia
    law: ley
    left: izquierda
    right: derecha
    lay: colocar, coloco, poner
    lay wood: colocar bosque
    at: hacia
    cottage: cabaña
    decline: rechazar, rechazo, declinar
    offer: ofrecer, ofrezco, ofrece
    match: igualar, igualo, iguala
    withdraw: retirarse, retirarme
    stop: parar, paro
    order: número
    name: nombrar, elegir
    watch: vigilar, vigilo
    windows: todas-preguntas
    reactions: reacciones
    later: más-tarde
    arm: preparar, preparo
    disarm: retirar, retiro
    against: contra
    all: todo, todas
    purchase: compra
    start: inicio
    bid: pujar, puja
    craft: artesanía
    phase: fase
    work: trabajar, trabajo, trabaja
    auction: subasta
    harvest: cosecha
    spend: gastar
    first: primero
    passed: pasado
    compass: o, e, n, s
    glass: vidriera, vidrio

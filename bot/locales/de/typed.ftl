# Typed moves: the English word of each move, and what one may type for it in this language. The first is what is
# shown while typing; the others are understood. Names of tiles, laws, goods and fields are understood by themselves.
# `-`: words that are passed over. A game's own words come before those of all games.

typed-words =
    -: auf, in, an, das, den, die, der, dem, ein, eine, einen, für, aus
    now: jetzt, sofort
    if: wenn, falls
    and: und
    pass: passen
    end: fertig, ende, bestätigen, bestätige
    done: fertig
    draw: ziehen, ziehe
    take: nehmen, nimm, nehme
    pay: zahlen, zahle, bezahlen
    with: mit
    build: bauen, baue
    upgrade: aufwerten, aufwertung, verbessern
    field: feld
    always: immer
    never: nie, niemals
    ask: fragen, frage
    none: keine, kein
    play: spielen, spiele
keyflower-typed =
    bid: bieten, biete, gebot
    raise: erhöhen, erhöhe
    use: nutzen, nutze, benutzen
    place: anlegen, lege, legen
    replace: ersetzen, ersetze
    cash: einlösen, löse
    extend: ausbauen, ausbau, erweitern
    move: transportieren, tragen, trage, bewegen
    boat: schiff, boot
    contract-#: vertrag
    hidden: verdeckt
    skill: fertigkeit
    winter: winter
    group: gruppe
    behind: dahinter, hinter
    tile: plättchen
    until: bis
    outbid: überboten
    season: jahreszeit
    passes: passt
    red: rot
    blue: blau
    yellow: gelb
    green: grün
    purple: violett, lila
    home: hof
    home-#: hof
keyper-typed =
    send: einsetzen, setzen, setze, sende
    join: mitarbeiten, mitmachen
    skip: auslassen, ablehnen
    lay: hinlegen, lege, legen
    leave: stehenlassen
    both: beide
    one: einen, eins
    fold: falten, falte
    give: abgeben, gib, gebe
    receive: erhalten, erhalte
    sell: verkaufen, verkaufe
    as: als
    get: bekommen, bekomme
    gain: gewinnen, gewinne
    nothing: nichts
    rest: ausruhen, ruhen
    release: freilassen
    at-most: höchstens
    boat-#: schiff, boot
    board: tafel
    board-#: tafel
    village-#: dorf
    farm-#: farm
    spring-#: frühling
    summer-#: sommer
    autumn-#: herbst
    winter-#: winter
    animals: tiere
    gems: edelsteine
    raw: rohstoffe
    only: nur
    orders: anweisungen
    white: weiß
    black: schwarz
    grey: grau
    brown: braun
    orange: orange
    light-blue: hellblau
    light-green: hellgrün
    build: bauen, baue, bau
    upgrade: verbessern, verbesserung, aufwerten, aufwertung
    discount-build: rabattbau
    convert-clay: lehm-zu-ziegeln
    convert-logs: stämme-zu-holz
    convert-rock: fels-zu-stein
    chicken: huhn
keythedral-typed =
    send: schicken, schicke, sende
    stay: bleiben, bleibe
    buy: kaufen, kaufe
    seat: sitz
    using: durch
    house: haus
    fence: zaun
    unfence: zaunabbau, zaun-weg
    trade: tauschen, tausche
    law: gesetz
    left: links
    right: rechts
    lay: legen, lege
    lay wood: legen wald
    at: bei
    cottage: hütte
    decline: ablehnen, verzichten
    offer: bieten, biete, gebot
    match: mitgehen, gehe-mit
    withdraw: zurücktreten
    stop: aufhören
    order: nummer
    name: benennen, bestimmen
    watch: beachten, achten
    windows: alle-fragen
    reactions: reaktionen
    later: später
    arm: bereitlegen
    disarm: zurücklegen
    against: gegen
    all: alle, alles
    purchase: kauf
    start: anfang, beginn
    bid: versteigern, versteigerung
    craft: handwerk
    phase: phase
    work: arbeiten, arbeite, arbeit
    auction: auktion
    harvest: ernte
    spend: ausgeben
    first: zuerst
    passed: gepasst
    compass: w, o, n, s
    glass: glas, farbiges-glas, buntglas

# /tile and /rules: what else things are called, in print and by people, beside the names shown; and the English
# words of the rules for it. A name of a piece leads to its English name.

keyflower-terms =
    gelehrter, magister: scholar
    gemeindehaus, rathaus: village hall
    hof, hofplättchen: home
    sommerschiff, schiff keyflower: boat
    reihenfolge, reihenfolgeplättchen: turn order
    vertrag, einen vertrag einlösen, erfüllen, nicht erfüllt: contract
    ausbau: extension
    hütte: cabin
    arbeiter: worker, keyple
    grüner arbeiter: green worker
    violetter startspieler-keyple: keyple
    startspieler: start player
    spieler: player
    sichtschirm: screen
    plättchen: tile
    dorf: village
    dorfplättchen: village tile
    schiff, schiffsplättchen: boat, boat tile
    frühling, frühjahr, frühlingsplättchen: spring
    sommer, sommerplättchen: summer
    herbst, herbstplättchen: autumn
    winter, winterplättchen: winter
    fertigkeit: skill
    fertigkeitsplättchen: skill tile
    säge: saw
    spitzhacke: pickaxe
    amboss: anvil
    rohstoff: resource
    holz: wood
    stein: stone
    eisen: iron
    gold: gold
    aufwerten, aufgewertet: upgrade
    aufwertungssymbol: upgrade symbol
    gebot, bieten, überboten, auslage: bid
    verlorenes gebot: losing, bid
    ein plättchen nutzen: use a tile
    passen: pass
    transport, transportieren, schritt: carry, step
    straße, rundweg: road
    fluss: river
    beutel: bag
    vorrat: supply, resource
    offen: face up
    verdeckt: face down
    ablagestapel: discard, out of the game, contract
    gleiche farbe: colour
    feste punkte: fixed points
    punkte, siegpunkte: points
    jahreszeit: season
    spielvorbereitung: set-up
    ende der jahreszeit: end of season
    wertung: scoring
    wertungsblatt: score, point
    kaufleute-variante, variante b, variante c: variant
keyper-terms =
    hofplatz, bauernhof: farmyard
    abwassersystem: drainage
    straßenpflaster, gehwege: pavements
    edelsteinhändler, juwelenstand: gem dealer
    strohdecker, dachdecker: thatcher
    handelsposten, handelsplatz: trading post
    gemeindehaus, rathaus: village hall
    armreifmacher, reifmacher: bracelet maker
    wildhüterhaus, hegerhaus: game warden's cottage
    edelsteinkaufmann, juwelenladen: gem merchant
    schrotthändler, trödler: scrap dealer
    landschaftstafel, spielertafel: board
    farm, dorf: farm, village
    bauplatz, parzelle: plot
    jahrmarktplatz, jahrmarkt, jahrmärkte, jahrmarktplättchen, wintermarkt, einen jahrmarkt abhalten, ausstellen: fair
    lager: store
    hafen, frachtleiste: shipping, dock
    keyp-bereich: keyp
    gutshofplättchen, landschaftsplättchen, gebäudeplättchen: tile
    schiff, verkaufen: boat
    frachtpunkt: shipping
    keyper: keyper
    keyple, vorhandener keyple: keyple
    bootsleute: light blue, boat
    lehmarbeiter: orange, clay
    bauer: light green, farm
    waldarbeiter: brown
    bergarbeiter: black
    steinbrucharbeiter: grey
    allrounder, joker: white
    mitarbeiter, mitarbeiten: join, joiner
    hinlegen: lay down
    stehend: standing
    liegend: lying
    eine tafel beanspruchen: claim, board
    farbe passt, fachgebiet: colour
    rohstoffe: raw materials
    lehm: clay
    stämme: logs
    felsen: rocks
    endprodukte: finished goods
    ziegel: bricks
    bauholz: wood
    stein: stone
    weizen: wheat
    edelsteine, smaragd, gold, rubin, saphir: gem
    huhn, kuh, hirsch, wild, ziege, pferd, schwein, schaf, wildschwein: animals, chicken, cow, deer, goat, horse, pig, sheep, wild boar
    ein tier unterbringen: animal
    bauen, günstiger bauen, überbauen: build
    verbessern, aufwerten: upgrade
    umwandeln: exchange, convert
    landschaftsplättchenfeld, flussfeld: tile, river
keythedral-terms =
    arbeitsreihenfolge, arbeitsfolge, markierungsstein: work order
    unsicherer zaun, wackliger zaun: unsafe fence
    startreihenfolge, startordnung: start order
    arbeiter, arbeiterplättchen, arbeiter einsetzen: worker
    hütte, hüttenplättchen: cottage
    haus, hütte zum haus ausbauen: house
    gebäude: dwelling
    ertragsfeld, arbeitslos: field
    steinbruch: quarry
    wald, holz: wood
    see: lake
    bauernhof: farm
    weinberg: vineyard
    ressource, ressourcenstein: resource
    stein: stone
    nahrung: food
    wasser: water
    wein: wine
    produkt, produktstein: craft good
    kunstschmiedearbeit: ironwork
    farbiges glas: stained glass
    goldschmiedearbeit, gold: gold
    handwerker, schmied, glaser, goldschmied: craftsman
    händler, tauschen, handeln: trade
    gesetzgeber, gesetzeskarte, gesetzesfeld, gesetz erwerben: law
    bauplättchen, sitz, ehrensitz, bauabschnitt, sitz erwerben: seat
    zaun: fence
    startspielerstein, startspieler wechseln: start player
    sichtschirm: screen
    keythedral-plan, keythedral-plättchen: keythedral
    spielplan keytown: map
    vorrat: store
    übersichtskarte: phase
    runde: round
    ressourcen erhalten, ernteausfall: harvest
    ressourcen ausgeben: spend
    arbeiter zurücknehmen: back
    gebot, gleichziehen: offer, start player
    passen: pass

# Words of messages that name a place, in any language: "my C", "Board 2 E and F", "C in Ben's village".

lookup-words-mine = mein, meine, meinem, meinen, meiner, meins
lookup-words-links = und, oder
lookup-words-between = der, die, das, dem, den, des, im, in, an, am, auf, aus, von, vom, bei, beim, zu, zum, zur, Plättchen, Buchstabe, Nummer, Parzelle
lookup-marked = { $mark } · { $name }

# /tile and /rules: what else things are called, in print and by people, beside the names shown; and the English
# words of the rules for it. A name of a piece leads to its English name.

keyflower-terms =
    summer boat: boat
    blue extension: extension
    upgraded: upgrade
    winning, losing bid: losing, bid
    outbid: bid
    transport, transport step: carry, step
    fulfil, not fulfilled: contract
    discard pile: discard, out of the game, contract
    matching colours: colour
    score sheet: score, point
    closed road, loop: road
    variant a, variant b, variant c: variant
keyper-terms =
    country board, player board: board
    fairground, spring fair, winter fair, hold a fair, exhibit: fair
    shipping score track: shipping, dock
    keyp area, keyp field, keyp tile: keyp
    home tile, country tile, spring country tile, farm tile, village tile, building tile: tile
    boat tile, sell: boat
    shipping point: shipping
    boat person: light blue, boat
    clay worker: orange, clay
    farmer: light green, farm
    forest worker: brown
    miner: black
    quarry worker: grey
    generalist: white
    joiner: join, joiner
    existing keyple: keyple
    claim a board: claim, board
    colour match, area of expertise: colour
    gems, emerald, gold, ruby, sapphire: gem
    house an animal: animal
    discount build, overbuild: build
    trade: exchange, convert
    country tile field, river space: tile, river
keythedral-terms =
    blacksmith, glazier, goldsmith: craftsman
    trader: trade
    law lord, new-law space, procure a law: law
    building tile, buy a seat: seat
    work order marker: work order
    start player marker: start player
    keythedral board, keythedral tile: keythedral
    keytown board: map
    reference card: phase
    remove a fence: fence

# Words of messages that name a place, in any language: "my C", "Board 2 E and F", "C in Ben's village".

lookup-words-mine = my, mine
lookup-words-links = and, or
lookup-words-between = the, a, an, in, on, of, at, from, to, s, tile, letter, number, plot
lookup-marked = { $mark } · { $name }

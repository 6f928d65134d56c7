# /rules: pages, and what people type when they mean something the rules call otherwise.

rules-overview = ### { $game }
rules-overview-foot = -# { $count } numbered rules. Choose a chapter, or look for something: `/rules search: …`
rules-chapters = Chapters …
rules-chapter = ### { $game }: { $chapter }
rules-found =
    ### { $game }: { $count ->
        [one] one rule
       *[other] { $count } rules
    } for “{ $search }”
rules-meant = -# Also looked for: { $words }
rules-nearest =
    ### { $game }: nothing about all of “{ $search }”
    Nearest:
rules-none = No rule of { $game } is about “{ $search }”. Try another word, a number such as “{ $example }”, or a chapter below.
rules-more = Nearby rules …
rules-number = { $number } · { $words }

# Words that mean nothing in a search.
rules-idle = a an and any are as at be by can could do does for from get give gets go have how i if in is it its many may me much must my of on one or our should that the their there they this to use we what when where which who why will with work works would you your explain rule rules happens happen mean means about

# Lines of "what people say: words of the rules". Phrases of several words are found in any order.
rules-synonyms-keyflower =
    worker, meeple, keyple, pawn, person, people: worker
    auction, auctions, bidding, outbid, buy, win tile: bid
    lose bid, lost bid, losing: losing, group
    score, scoring, points, victory points, vp: point, score
    tie, ties, tied, tiebreak, tie breaker, draw: ties, victory is shared
    end game, game over, game end, finish, last round: end of the game, winter ends
    end season, season over, season end, all pass: season ends, pass
    win, winner, winning, won: most points win
    pass, skip: pass
    boat, ship, ferry: boat
    move, transport, carry, goods, haul, walk: carry, step
    upgrade, improve, flip: upgrade
    start player, first player, turn order, purple meeple: start player, turn order
    secret, hidden, screen: screen
    skill, tool, tools: skill
    resource, resources, material, cube, cubes: resource
    village, place tile, placing, build: village, place
    extension, cabin, contract: extension, cabin, contract
    colour, color, colours, colors: colour
rules-synonyms-keyper =
    worker, workers, meeple, pawn, person, people: keyple
    keyper, big meeple, boss, leader, claim: keyper
    auction, bid, bidding: claim
    score, scoring, points, victory points, vp: point, score
    tie, ties, tied, tiebreak, tie breaker, draw: tie, shared
    end game, game over, game end, finish, last round: end of the game, winter
    end season, season over, season end: end of the season
    win, winner, winning, won: wins, most points
    boat, ship, ferry, shipping, sell: boat, river
    join, share, together, invite, invitation: join
    lay down, lie, lying, activate: lay, lying
    house animal, stable, animals, livestock, starve: animal, room
    build, building, construct: build
    cost, price, pay: cost, pay
    resource, resources, material, goods: resource
    fair, fairs, market: fair
    fold, folding, board side, flip board: fold
    white, joker, wild: white
    trade, exchange, convert, swap: trade, exchange
    start player, first player, turn order: start player
rules-synonyms-keythedral =
    worker, workers, meeple, pawn, keyple, person: worker
    auction, bid, bidding, outbid: offer, start player
    score, scoring, points, victory points, vp: point
    tie, ties, tied, tiebreak, tie breaker, draw: tie
    end game, game over, game end, finish, last round: end, last seat
    win, winner, winning, won: win, most points
    card, cards, action card, spell: law
    react, reaction, interrupt, respond, counter, cancel: window, answer
    house, upgrade, improve, hut: house
    wall, barrier, block, hedge: fence
    market, shop, craftsman, craftsmen, smith: craftsman
    trade, exchange, swap, trader: trade
    cathedral, church, seats, chair: seat
    buy, purchase, pay: buy, bought, pay
    cube, cubes, resource, resources, goods: cube, resource
    start player, first player, turn order: start player
    standing order, automatic, auto: standing order

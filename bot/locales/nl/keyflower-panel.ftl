### Keyflower's panel: the words on keys, and one short question for each step of a turn.

## Keys

keyflower-key-cash = Inwisselen
keyflower-key-middle = Midden
keyflower-key-mine = Mijn dorp
keyflower-key-carry = Vervoeren
keyflower-key-extend = Uitbreiden
keyflower-key-more = Meer arbeiders
keyflower-key-groups = Overboden
keyflower-key-group = { $count } vanaf { $tile }
keyflower-key-group-far = Overboden: { $count } van { $tile }
keyflower-key-skill = Vaardigheid
keyflower-key-front = Ervoor
keyflower-key-behind = Erachter
keyflower-key-turn-left = ⟲
keyflower-key-turn-right = ⟳
keyflower-key-tile-next = Volgende
keyflower-key-tile-after = Verder: { $tile }
keyflower-key-tile-first = Eerst: { $tile }

keyflower-panel-use-in = Tegel gebruiken in:
keyflower-panel-groups = Overboden arbeiders hierheen verplaatsen:
keyflower-panel-pay-groups = Of betaal met een overboden arbeider:
keyflower-panel-winter = Je hebt { $count } wintertegels in je hand: zie { panel-more } › { panel-plan }.

## Questions

keyflower-panel-which-bid = Op welke tegel bied je?
keyflower-panel-which-tile = Welke tegel?
keyflower-panel-which-group = Welke overboden arbeiders?
keyflower-panel-which-contract = Welk contract?
keyflower-panel-cash-for = Wat krijg je ervoor?
keyflower-panel-how-many = Hoeveel?
keyflower-panel-send = Wat bied je? Hier heeft nog niemand geboden.
keyflower-panel-send-beat = Wat bied je? { $who } leidt met { $workers }.
keyflower-panel-send-raise = Wat voeg je toe? { $who } leidt: { $workers } tegen { $own } van jou.
keyflower-panel-send-own = Wat voeg je toe? Je leidt met { $workers }.
keyflower-panel-send-used = Wat bied je? Neem de kleur die er al staat ({ $workers }).
keyflower-panel-send-use = Wie stuur je? Minstens { $need }.
keyflower-panel-send-more = Nog meer?
keyflower-panel-all-sent = Bevestig je keuze of neem hem terug.
keyflower-panel-keyple = { $help } Biedt niemand erop, dan kiest de startspeler toch als eerste een schip; daarna gaat de startarbeider naar links.
keyflower-panel-order = Hiermee kies je aan het eind van het seizoen als { $number ->
        [1] eerste
        [2] tweede
        [3] derde
       *[other] vierde
    } een schip{ $keyple ->
        [yes] {" "}en krijg je de paarse startarbeider
       *[no] {""}
    }.{ $winter ->
        [yes] {" "}In je dorp levert hij 1 punt per aangrenzende tegel op.
       *[no] {""}
    }
keyflower-panel-take = Wat neem je?
keyflower-panel-pay = Waarmee betaal je?
keyflower-panel-pay-more = Nog { $count } te betalen.
keyflower-panel-source = Waar komt het vandaan?
keyflower-panel-source-behind = Hoeveel van achter je scherm?
keyflower-panel-carry-there = { $tile } opwaarderen: wat vervoer je erheen?
keyflower-panel-upgrade-which = Welke tegel opwaarderen?
keyflower-panel-upgrade-more = Tegel opwaarderen? Over: { $upgrades ->
        [one] { $upgrades } opwaardering
       *[other] { $upgrades } opwaarderingen
    }, { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    }. Als je bevestigt, eindigt je beurt.
keyflower-panel-carry-which = Van welke tegel vervoeren?
keyflower-panel-carry-more = Vanaf welke tegel nog iets vervoeren? { $steps ->
        [one] Nog { $steps } stap
       *[other] Nog { $steps } stappen
    }. Als je bevestigt, eindigt je beurt.
keyflower-panel-extend-which = Welke tegel uitbreiden?
keyflower-panel-extend-more = Tegel uitbreiden? Over: { $upgrades ->
        [one] { $upgrades } opwaardering
       *[other] { $upgrades } opwaarderingen
    }, { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    }. Als je bevestigt, eindigt je beurt.
keyflower-panel-carry-to = Naar welke tegel?
keyflower-panel-carry-where = Waarheen met { $resource } van { $tile }?
keyflower-panel-where = Waar leg je { $tile }?
keyflower-panel-adjust =
    { $count ->
        [0] { $tile }: draai, verplaats of bevestig.
       *[other] { $tile }: draai, verplaats of ga verder.
    }
keyflower-panel-one-way =
    { $count ->
        [0] { $tile } past alleen zo. Verplaats of bevestig.
       *[other] { $tile } past alleen zo. Verplaats of ga verder.
    }
keyflower-panel-transport = Je hebt { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    } en { $upgrades ->
        [one] 1 opwaardering
       *[other] { $upgrades } opwaarderingen
    }. Met een stap gaat 1 grondstof over een weg naar de volgende tegel. Een opwaardering betaal je met grondstoffen op die tegel en met vaardigheden.
keyflower-panel-effect-chosen = { $others ->
        [0] Alleen dit kan hier: { $verb }.
       *[other] Gekozen: { $verb }. Met een andere knop wissel je.
    }
keyflower-panel-carry-what-from = Wat vervoer je van { $tile }? { $steps ->
        [one] Nog { $steps } stap.
       *[other] Nog { $steps } stappen.
    }
keyflower-panel-send-exactly = Wie stuur je? Je hebt er { $need } nodig.
keyflower-panel-only-tile = Alleen op deze tegel kun je nu bieden.
keyflower-panel-pale-bid = Grijze letters: daar kun je niet bieden, want je hebt te weinig arbeiders van de juiste kleur.
keyflower-panel-pale-use = Waarom een grijze letter niet kan: { panel-more } › { panel-why-not }
keyflower-panel-only-bid = { $about } Het is het enige bod dat jij hier kunt doen.
keyflower-panel-gold = Goud vervangt elke andere grondstof.
keyflower-panel-home = Mijn dorp: je thuistegel verbeteren kost nog { $missing }.
keyflower-panel-upgraded = Opgewaardeerd: { $face }.
keyflower-panel-boat = { $power } Win je dit schip, dan geldt dat voor jou tot het eind van de partij.

### Keyflower's panel: the words on keys, and one short question for each step of a turn.

## Keys

keyflower-key-cash = Cash in
keyflower-key-middle = Middle
keyflower-key-mine = My village
keyflower-key-carry = Carry
keyflower-key-extend = Extend
keyflower-key-more = Add workers
keyflower-key-groups = Outbid workers
keyflower-key-group = { $count } from { $tile }
keyflower-key-group-far = Outbid: { $count } from { $tile }
keyflower-key-skill = Skill
keyflower-key-front = In front
keyflower-key-behind = Behind
keyflower-key-turn-left = ⟲
keyflower-key-turn-right = ⟳
keyflower-key-tile-next = Next tile
keyflower-key-tile-after = Next: { $tile }
keyflower-key-tile-first = First: { $tile }

keyflower-panel-use-in = Use a tile in:
keyflower-panel-groups = Move outbid workers here:
keyflower-panel-pay-groups = Or pay with an outbid worker:

## Questions

keyflower-panel-winter = You hold { $count } winter tiles: see { panel-more } › { panel-plan }.
keyflower-panel-which-bid = Bid for which tile?
keyflower-panel-which-tile = Which tile?
keyflower-panel-which-group = Which outbid workers?
keyflower-panel-which-contract = Which contract?
keyflower-panel-cash-for = What do you get for it?
keyflower-panel-how-many = How many?
keyflower-panel-send = Which workers? Nobody has bid here yet.
keyflower-panel-send-beat = Which workers? { $who } leads with { $workers }.
keyflower-panel-send-raise = Which workers join? { $who } leads, { $workers } to your { $own }.
keyflower-panel-send-own = Which workers join? You lead with { $workers }.
keyflower-panel-send-used = Which workers? Match the { $workers } there.
keyflower-panel-send-use = Which workers go? Send at least { $need }.
keyflower-panel-send-more = Send more workers?
keyflower-panel-all-sent = Confirm, or undo.
keyflower-panel-keyple = { $help } If nobody bids for it, the start player still goes first for the boats, then the keyple passes left.
keyflower-panel-order = Win it to choose a boat { $number ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } at the season’s end{ $keyple ->
        [yes] {" "}and get the start player keyple
       *[no] {""}
    }.{ $winter ->
        [yes] {" "}In your village it scores 1 point for each tile next to it.
       *[no] {""}
    }
keyflower-panel-take = What do you take?
keyflower-panel-pay = What do you pay with?
keyflower-panel-pay-more = { $count } more to pay.
keyflower-panel-source = Where from?
keyflower-panel-source-behind = How many from behind your screen?
keyflower-panel-carry-there = Upgrade { $tile }: what do you carry there?
keyflower-panel-upgrade-which = Upgrade which tile?
keyflower-panel-upgrade-more = Upgrade a tile? Left: { $upgrades ->
        [one] { $upgrades } upgrade
       *[other] { $upgrades } upgrades
    }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }. Confirm ends your turn.
keyflower-panel-carry-which = Carry from which tile?
keyflower-panel-carry-more = Carry more, from which tile? { $steps ->
        [one] { $steps } step left
       *[other] { $steps } steps left
    }. Confirm ends your turn.
keyflower-panel-extend-which = Extend which tile?
keyflower-panel-extend-more = Extend a tile? Left: { $upgrades ->
        [one] { $upgrades } upgrade
       *[other] { $upgrades } upgrades
    }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }. Confirm ends your turn.
keyflower-panel-carry-to = To which tile?
keyflower-panel-carry-where = Where does { $resource } from { $tile } go?
keyflower-panel-where = Where does { $tile } go?
keyflower-panel-adjust =
    { $count ->
        [0] { $tile }: turn it, move it, or confirm.
       *[other] { $tile }: turn it, move it, or continue.
    }
keyflower-panel-one-way =
    { $count ->
        [0] { $tile } fits only this way. Move it, or confirm.
       *[other] { $tile } fits only this way. Move it, or continue.
    }
keyflower-panel-transport = You have { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } and { $upgrades ->
        [one] 1 upgrade
       *[other] { $upgrades } upgrades
    }. A step carries 1 resource over a road to the next tile. An upgrade is paid with resources on that tile, and skills.
keyflower-panel-effect-chosen = { $others ->
        [0] Only this is possible: { $verb }.
       *[other] Chosen: { $verb }. Press another to switch.
    }
keyflower-panel-carry-what-from = What do you carry from { $tile }? { $steps ->
        [one] { $steps } step left.
       *[other] { $steps } steps left.
    }
keyflower-panel-send-exactly = Which workers go? It takes { $need }.
keyflower-panel-only-tile = This is the only tile you can bid for now.
keyflower-panel-pale-bid = Grey letters: you can’t bid there, as you lack workers of the right colour.
keyflower-panel-pale-use = Why a grey letter isn’t possible: { panel-more } › { panel-why-not }
keyflower-panel-only-bid = { $about } It’s the only bid you can make here.
keyflower-panel-gold = Gold can replace any other resource.
keyflower-panel-home = My village: upgrading your home takes { $missing } more.
keyflower-panel-upgraded = Upgraded: { $face }.
keyflower-panel-boat = { $power } Win this boat, and that’s yours for the rest of the game.

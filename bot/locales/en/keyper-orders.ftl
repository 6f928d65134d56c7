# Keyper: what may be ordered ahead, how an order reads, and why one stops.

keyper-plan-menu-join = Invitations
keyper-plan-menu-lay = Laying down
keyper-plan-menu-fold = Folding
keyper-plan-menu-let-go = Animals without room
keyper-plan-menu-rest = Too many keyples

keyper-plan-on = on { $fields } fields
keyper-plan-on-any = on any field
keyper-plan-on-raw = where there’s clay, logs, rock or wheat
keyper-plan-on-animals = where there are animals
keyper-plan-on-gems = where there are gems
keyper-plan-always = Every time
keyper-plan-times = { $count ->
    [one] Once this season
   *[other] { $count } times this season
}

keyper-plan-join = Join { $where }, with white only if I have no other keyple for it
keyper-plan-join-times = Join { $where }, with white only if I have no other keyple for it: { $count ->
    [one] once more this season
   *[other] { $count } more times this season
}
keyper-plan-skip = Otherwise stay out
keyper-plan-lay = When I have nothing left to play: lay down all my keyples at { FORM($place, "the") }
keyper-plan-pass = When I have nothing left to play: pass if I can
keyper-plan-let-go = If animals have no room, give up first: { $animals }
keyper-plan-fold = Fold my board for next season: { $display }
keyper-plan-rest = If I have too many keyples, rest first: { $colours }

keyper-doubt-others = the order names none of the remaining choices

keyper-fact-empty = nobody is at { FORM($place, "the") }
keyper-fact-there = at { FORM($place, "the") }: { $keyples }
keyper-fact-unclaimed = nobody has claimed { $board }
keyper-fact-claimed = { $who } has claimed { $board }
keyper-plan-always-never-white = Every time, never with white
keyper-plan-times-never-white = { $count ->
    [one] Once this season, never with white
   *[other] { $count } times this season, never with white
}
keyper-plan-join-never-white = Join { $where }, never with white
keyper-plan-join-never-white-times = Join { $where }, never with white: { $count ->
    [one] once more this season
   *[other] { $count } more times this season
}

keyper-orders-end = They end with the season.
keyper-orders-help =
    You can order, for example:
    - **Invitations**: join where there’s clay, logs, rock or wheat, once this season; otherwise stay out
    - **Laying down**: when I have nothing left to play, lay down all my keyples at one field
    - **Folding**: fold my board for next season like this
    - **Animals without room**: give up pigs first
    - **Too many keyples**: rest white first

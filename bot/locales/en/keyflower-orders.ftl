# Keyflower: what may be ordered ahead, how an order reads, and why one stops.

keyflower-plan-menu-pass = Pass
keyflower-plan-menu-raise = Bid
keyflower-plan-menu-boat = Boat
keyflower-plan-menu-winter = Winter tiles
keyflower-plan-up-to = Up to { $workers } in all

keyflower-plan-pass = Pass until I’m outbid at { $tiles }, or my pass would end the season
keyflower-plan-pass-any = Pass until I’m outbid anywhere, or my pass would end the season
keyflower-plan-pass-season = Pass until the season ends
keyflower-plan-pass-winter = Pass until winter ends
keyflower-plan-raise = Keep leading at { $tile } with as few workers as possible, up to { $workers }
keyflower-plan-boat = Take { $boat } if it’s still there
keyflower-plan-winter = Put up for winter: { $tiles }

keyflower-doubt-outbid = you no longer lead at { $tile }
keyflower-doubt-last-pass = everyone else has passed, and your pass would end the season

keyflower-fact-untouched = nobody has bid for { $tile } or used it
keyflower-fact-touched = nothing has changed at { $tile }
keyflower-fact-not-all-passed = someone else hasn’t passed yet
keyflower-fact-all-passed = everyone else has passed

keyflower-orders-end = They end with the season.
keyflower-orders-help =
    You can order, for example:
    - **Pass**, for example until I’m outbid anywhere
    - **Bid**: keep leading at the Sawmill with as few workers as possible, up to 4 red ones
    - **Boat**: take the Keyflower if it’s still there
    - **Winter tiles**: put up these two for winter

# Keyflower: what may be ordered ahead, how an order reads, and why one stops.

keyflower-plan-menu-pass = Pass
keyflower-plan-menu-raise = Bid
keyflower-plan-menu-boat = Boat
keyflower-plan-menu-winter = Winter tiles
keyflower-plan-up-to = Up to { $workers } in all

keyflower-plan-pass = Pass until I am outbid on { $tiles }, or until it would end the season
keyflower-plan-pass-any = Pass until I am outbid anywhere, or until it would end the season
keyflower-plan-pass-season = Pass until the season ends
keyflower-plan-pass-winter = Pass until winter ends
keyflower-plan-raise = Lead on { $tile } with as few workers as it takes, up to { $workers } in all
keyflower-plan-boat = Take { $boat } if it is still there
keyflower-plan-winter = Put up for winter: { $tiles }

keyflower-doubt-outbid = you no longer lead on { $tile }
keyflower-doubt-last-pass = all others have passed, and your pass would end the season

keyflower-fact-untouched = nobody has bid for { $tile } or used it
keyflower-fact-touched = { $tile } has seen no other bid or use than by now
keyflower-fact-not-all-passed = not all others have passed
keyflower-fact-all-passed = all others have passed

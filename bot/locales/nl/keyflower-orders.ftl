# Keyflower: what may be ordered ahead, how an order reads, and why one stops.

keyflower-plan-menu-pass = Passen
keyflower-plan-menu-raise = Bieden
keyflower-plan-menu-boat = Schip
keyflower-plan-menu-winter = Wintertegels
keyflower-plan-up-to = Tot { $workers } in totaal

keyflower-plan-pass = Pas tot ik word overboden bij { $tiles }, of tot het seizoen daardoor zou eindigen
keyflower-plan-pass-any = Pas tot ik ergens word overboden, of tot het seizoen daardoor zou eindigen
keyflower-plan-pass-season = Pas tot het seizoen eindigt
keyflower-plan-pass-winter = Pas tot de winter eindigt
keyflower-plan-raise = Neem de leiding bij { $tile } met zo weinig mogelijk arbeiders, tot { $workers } in totaal
keyflower-plan-boat = Neem { $boat } als die er nog is
keyflower-plan-winter = Breng in voor de winter: { $tiles }

keyflower-doubt-outbid = je leidt niet meer bij { $tile }
keyflower-doubt-last-pass = alle anderen hebben gepast, en als jij past, eindigt het seizoen

keyflower-fact-untouched = { $tile }: niemand heeft erop geboden of de tegel gebruikt
keyflower-fact-touched = { $tile }: geen ander bod of gebruik dan tot nu toe
keyflower-fact-not-all-passed = niet alle anderen hebben gepast
keyflower-fact-all-passed = alle anderen hebben gepast

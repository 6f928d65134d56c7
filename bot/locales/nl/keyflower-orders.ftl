# Keyflower: what may be ordered ahead, how an order reads, and why one stops.

keyflower-plan-menu-pass = Passen
keyflower-plan-menu-raise = Bieden
keyflower-plan-menu-boat = Schip
keyflower-plan-menu-winter = Wintertegels
keyflower-plan-up-to = Tot { $workers } in totaal

keyflower-plan-pass = Pas tot ik word overboden op { $tiles }, of tot het seizoen zou eindigen als ik pas
keyflower-plan-pass-any = Pas tot ik ergens word overboden, of tot het seizoen zou eindigen als ik pas
keyflower-plan-pass-season = Pas tot het seizoen eindigt
keyflower-plan-pass-winter = Pas tot de winter eindigt
keyflower-plan-raise = Blijf leiden bij { $tile } met zo weinig mogelijk arbeiders, hooguit { $workers }
keyflower-plan-boat = Neem { $boat } als het er nog is
keyflower-plan-winter = Breng in de winterveiling: { $tiles }

keyflower-doubt-outbid = je leidt niet meer bij { $tile }
keyflower-doubt-last-pass = alle anderen hebben gepast, en als jij past, eindigt het seizoen

keyflower-fact-untouched = niemand heeft op { $tile } geboden of hem gebruikt
keyflower-fact-touched = bij { $tile } is niets veranderd
keyflower-fact-not-all-passed = niet alle anderen hebben gepast
keyflower-fact-all-passed = alle anderen hebben gepast

keyflower-orders-end = Ze vervallen aan het eind van het seizoen.
keyflower-orders-help =
    Dit kun je bijvoorbeeld opdragen:
    - **Passen**, bijvoorbeeld tot ik ergens word overboden
    - **Bieden**: blijf leiden bij de zagerij met zo weinig mogelijk arbeiders, hooguit 4 rode
    - **Schip**: neem de Keyflower als die er nog is
    - **Wintertegels**: breng deze twee in de winterveiling

### Score sheet

keyflower-score-tile = { $tile }
keyflower-score-upgraded = opgewaardeerd
keyflower-score-beside = naast het dorp
keyflower-score-free-upgrade = { $boat } waardeert { $tile } gratis op
keyflower-score-free-extension = { $boat } geeft { $tile } een gratis uitbreiding
keyflower-score-extension = Uitbreiding bij { $tile }
keyflower-score-contract = { $contract }
keyflower-score-contract-open = Niet vervuld: { $contract }
keyflower-score-gold = Goud over

keyflower-score-as = { $pieces } als { $kind }
keyflower-score-keyple = paarse startarbeider
keyflower-score-keyple-as = paarse startarbeider als { $kind }

keyflower-score-count-steps = { $count ->
    [one] 1 transportstap
   *[other] { $count } transportstappen
}
keyflower-score-count-upgrades = { $count ->
    [one] 1 opwaardeersymbool
   *[other] { $count } opwaardeersymbolen
}
keyflower-score-count-winter = { $count ->
    [one] 1 wintertegel
   *[other] { $count } wintertegels
}
keyflower-score-count-upgraded = { $count ->
    [one] 1 opgewaardeerde tegel
   *[other] { $count } opgewaardeerde tegels
}
keyflower-score-count-extensions = { $count ->
    [one] 1 uitbreiding
   *[other] { $count } uitbreidingen
}
keyflower-score-count-unfulfilled = { $count ->
    [one] 1 contract niet vervuld
   *[other] { $count } contracten niet vervuld
}
keyflower-score-count-adjacent = { $count ->
    [one] 1 aangrenzende tegel
   *[other] { $count } aangrenzende tegels
}
keyflower-score-count-boats = { $count ->
    [one] 1 schip op de rivier: { $tiles }
   *[other] { $count } schepen op de rivier: { $tiles }
}
keyflower-score-count-loop = { $count ->
    [one] 1 tegel op de rondweg: { $tiles }
   *[other] { $count } tegels op de rondweg: { $tiles }
}

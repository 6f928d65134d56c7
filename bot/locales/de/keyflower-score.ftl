### Score sheet

keyflower-score-tile = { $tile }
keyflower-score-upgraded = aufgewertet
keyflower-score-beside = neben dem Dorf
keyflower-score-free-upgrade = { $boat } wertet { $tile } gratis auf
keyflower-score-free-extension = { $boat } baut { $tile } gratis aus
keyflower-score-extension = Ausbau auf { $tile }
keyflower-score-contract = { $contract }
keyflower-score-contract-open = Nicht erfüllt: { $contract }
keyflower-score-gold = Übriges Gold

keyflower-score-as = { $pieces } als { $kind }
keyflower-score-keyple = Startspieler-Keyple
keyflower-score-keyple-as = Startspieler-Keyple, zählt als { $kind }

keyflower-score-count-steps = { $count ->
    [one] 1 Transportschritt
   *[other] { $count } Transportschritte
}
keyflower-score-count-upgrades = { $count ->
    [one] 1 Aufwertungssymbol
   *[other] { $count } Aufwertungssymbole
}
keyflower-score-count-winter = { $count ->
    [one] 1 Winterplättchen
   *[other] { $count } Winterplättchen
}
keyflower-score-count-upgraded = { $count ->
    [one] 1 aufgewertetes Plättchen
   *[other] { $count } aufgewertete Plättchen
}
keyflower-score-count-extensions = { $count ->
    [one] 1 Ausbau
   *[other] { $count } Ausbauten
}
keyflower-score-count-unfulfilled = { $count ->
    [one] 1 Vertrag nicht erfüllt
   *[other] { $count } Verträge nicht erfüllt
}
keyflower-score-count-adjacent = { $count ->
    [one] 1 Nachbarplättchen
   *[other] { $count } Nachbarplättchen
}
keyflower-score-count-boats = { $count ->
    [one] 1 Schiff am Fluss: { $tiles }
   *[other] { $count } Schiffe am Fluss: { $tiles }
}
keyflower-score-count-loop = { $count ->
    [one] 1 Plättchen auf dem Rundweg: { $tiles }
   *[other] { $count } Plättchen auf dem Rundweg: { $tiles }
}

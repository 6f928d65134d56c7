# Keyflower: picks of a turn in a few words, for a button that is a whole turn and for the turn so far. A word that ends
# with a blank belongs to the next one.

keyflower-bid-brief = biete auf{ " " }
keyflower-use-own-brief = nutze{ " " }
keyflower-use-middle-brief = nutze{ " " }
keyflower-use-village-brief = nutze bei { $who }:{ " " }
keyflower-upgrade-brief = werte auf:{ " " }
keyflower-extend-brief = baue aus:{ " " }
keyflower-take-brief = nimm{ " " }
keyflower-draw-brief = ziehe
keyflower-draw-workers-brief = { $count ->
    [one] ziehe 1 Arbeiter
   *[other] ziehe { $count } Arbeiter
}
keyflower-draw-skills-brief = { $count ->
    [one] ziehe 1 Fertigkeit
   *[other] ziehe { $count } Fertigkeiten
}
keyflower-hidden-contract-brief = verdeckten Vertrag
keyflower-pay-brief = zahle { $pieces }
keyflower-carry-brief = transportiere { $resource }{ " " }
keyflower-place-brief = lege{ " " }
keyflower-cell-above-brief = { " " }auf Platz { $number }
keyflower-cell-upper-right-brief = { " " }auf Platz { $number }
keyflower-cell-lower-right-brief = { " " }auf Platz { $number }
keyflower-cell-below-brief = { " " }auf Platz { $number }
keyflower-cell-lower-left-brief = { " " }auf Platz { $number }
keyflower-cell-upper-left-brief = { " " }auf Platz { $number }
keyflower-rotation-brief =
    { $turns ->
        [0] { "" }
        [one] , einmal gedreht
       *[other] , { $turns }-mal gedreht
    }
keyflower-other-workers-brief = { "" }
keyflower-place-other-brief = lege{ " " }
keyflower-cash-brief = Vertrag einlösen
keyflower-pay-front-brief = { $pieces } zahlen, vor deinem Sichtschirm
keyflower-pay-behind-brief = { $pieces } zahlen, hinter deinem Sichtschirm
keyflower-pay-group-brief = { $group } zahlen

## Without remarks

keyflower-side-brief = { $tile }
keyflower-led-brief = { $tile }
keyflower-tile-does-brief = { $tile }
keyflower-carry-far-brief = { $count ->
    [1] auf { $tile }
   *[other] { $count } auf { $tile }
}
keyflower-contract-01-brief = Vertrag 01
keyflower-contract-02-brief = Vertrag 02
keyflower-contract-03-brief = Vertrag 03
keyflower-contract-04-brief = Vertrag 04
keyflower-contract-05-brief = Vertrag 05
keyflower-contract-06-brief = Vertrag 06
keyflower-contract-07-brief = Vertrag 07
keyflower-contract-08-brief = Vertrag 08
keyflower-contract-09-brief = Vertrag 09
keyflower-contract-10-brief = Vertrag 10
keyflower-contract-11-brief = Vertrag 11
keyflower-contract-12-brief = Vertrag 12
keyflower-contract-13-brief = Vertrag 13
keyflower-contract-14-brief = Vertrag 14
keyflower-contract-15-brief = Vertrag 15
keyflower-contract-16-brief = Vertrag 16
keyflower-contract-17-brief = Vertrag 17
keyflower-contract-18-brief = Vertrag 18
keyflower-contract-19-brief = Vertrag 19
keyflower-contract-20-brief = Vertrag 20
keyflower-contract-21-brief = Vertrag 21
keyflower-contract-22-brief = Vertrag 22
keyflower-contract-23-brief = Vertrag 23
keyflower-contract-24-brief = Vertrag 24
keyflower-contract-25-brief = Vertrag 25
keyflower-contract-26-brief = Vertrag 26
keyflower-contract-27-brief = Vertrag 27
keyflower-contract-28-brief = Vertrag 28
keyflower-contract-29-brief = Vertrag 29
keyflower-contract-30-brief = Vertrag 30
keyflower-contract-31-brief = Vertrag 31
keyflower-contract-32-brief = Vertrag 32
keyflower-contract-33-brief = Vertrag 33
keyflower-contract-34-brief = Vertrag 34
keyflower-contract-35-brief = Vertrag 35
keyflower-contract-36-brief = Vertrag 36
keyflower-extension-blue-1-brief = Blauer Ausbau 1
keyflower-extension-blue-2-brief = Blauer Ausbau 2
keyflower-extension-blue-3-brief = Blauer Ausbau 3
keyflower-extension-blue-4-brief = Blauer Ausbau 4
keyflower-extension-blue-5-brief = Blauer Ausbau 5
keyflower-extension-green-1-brief = Grüner Ausbau 1
keyflower-extension-green-2-brief = Grüner Ausbau 2
keyflower-extension-green-3-brief = Grüner Ausbau 3
keyflower-extension-red-1-brief = Roter Ausbau 1
keyflower-extension-red-2-brief = Roter Ausbau 2
keyflower-extension-red-3-brief = Roter Ausbau 3
keyflower-extension-red-4-brief = Roter Ausbau 4
keyflower-extension-red-5-brief = Roter Ausbau 5
keyflower-extension-yellow-1-brief = Gelber Ausbau 1
keyflower-extension-yellow-2-brief = Gelber Ausbau 2
keyflower-extension-yellow-3-brief = Gelber Ausbau 3
keyflower-extension-yellow-4-brief = Gelber Ausbau 4
keyflower-extension-yellow-5-brief = Gelber Ausbau 5

## Before another word of the same line, whose key is $next: without what it brings, or nothing

keyflower-item-blue-heading = { $next ->
    [keyflower-count-blue] { "" }
    [keyflower-added] { "" }
   *[other] { keyflower-item-blue }
}
keyflower-item-red-heading = { $next ->
    [keyflower-count-red] { "" }
    [keyflower-added] { "" }
   *[other] { keyflower-item-red }
}
keyflower-item-yellow-heading = { $next ->
    [keyflower-count-yellow] { "" }
    [keyflower-added] { "" }
   *[other] { keyflower-item-yellow }
}
keyflower-item-green-heading = { $next ->
    [keyflower-count-green] { "" }
    [keyflower-added] { "" }
   *[other] { keyflower-item-green }
}
keyflower-boat-with-heading = { $boat }

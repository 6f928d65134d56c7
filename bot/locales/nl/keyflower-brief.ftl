# Keyflower: picks of a turn in a few words, for a button that is a whole turn and for the turn so far. A word that ends
# with a blank belongs to the next one.

keyflower-bid-brief = bied op{ " " }
keyflower-use-own-brief = gebruik{ " " }
keyflower-use-middle-brief = gebruik{ " " }
keyflower-use-village-brief = gebruik bij { $who }:{ " " }
keyflower-upgrade-brief = waardeer op:{ " " }
keyflower-extend-brief = breid uit:{ " " }
keyflower-take-brief = neem{ " " }
keyflower-draw-brief = trek
keyflower-draw-workers-brief = { $count ->
    [one] trek 1 arbeider
   *[other] trek { $count } arbeiders
}
keyflower-draw-skills-brief = { $count ->
    [one] trek 1 vaardigheid
   *[other] trek { $count } vaardigheden
}
keyflower-hidden-contract-brief = een verdekt contract
keyflower-pay-brief = betaal { $pieces }
keyflower-carry-brief = vervoer { $resource }{ " " }
keyflower-place-brief = leg{ " " }
keyflower-cell-above-brief = { " " }op { $number }
keyflower-cell-upper-right-brief = { " " }op { $number }
keyflower-cell-lower-right-brief = { " " }op { $number }
keyflower-cell-below-brief = { " " }op { $number }
keyflower-cell-lower-left-brief = { " " }op { $number }
keyflower-cell-upper-left-brief = { " " }op { $number }
keyflower-rotation-brief =
    { $turns ->
        [0] { "" }
        [one] , 1 keer gedraaid
       *[other] , { $turns } keer gedraaid
    }
keyflower-other-workers-brief = { "" }
keyflower-place-other-brief = leg{ " " }
keyflower-cash-brief = contract inwisselen
keyflower-pay-front-brief = betaal { $pieces }, van vóór je scherm
keyflower-pay-behind-brief = betaal { $pieces }, van achter je scherm
keyflower-pay-group-brief = betaal { $group }

## Without remarks

keyflower-side-brief = { $tile }
keyflower-led-brief = { $tile }
keyflower-tile-does-brief = { $tile }
keyflower-carry-far-brief = { $count ->
    [1] naar { $tile }
   *[other] { $count } naar { $tile }
}
keyflower-contract-01-brief = Contract 01
keyflower-contract-02-brief = Contract 02
keyflower-contract-03-brief = Contract 03
keyflower-contract-04-brief = Contract 04
keyflower-contract-05-brief = Contract 05
keyflower-contract-06-brief = Contract 06
keyflower-contract-07-brief = Contract 07
keyflower-contract-08-brief = Contract 08
keyflower-contract-09-brief = Contract 09
keyflower-contract-10-brief = Contract 10
keyflower-contract-11-brief = Contract 11
keyflower-contract-12-brief = Contract 12
keyflower-contract-13-brief = Contract 13
keyflower-contract-14-brief = Contract 14
keyflower-contract-15-brief = Contract 15
keyflower-contract-16-brief = Contract 16
keyflower-contract-17-brief = Contract 17
keyflower-contract-18-brief = Contract 18
keyflower-contract-19-brief = Contract 19
keyflower-contract-20-brief = Contract 20
keyflower-contract-21-brief = Contract 21
keyflower-contract-22-brief = Contract 22
keyflower-contract-23-brief = Contract 23
keyflower-contract-24-brief = Contract 24
keyflower-contract-25-brief = Contract 25
keyflower-contract-26-brief = Contract 26
keyflower-contract-27-brief = Contract 27
keyflower-contract-28-brief = Contract 28
keyflower-contract-29-brief = Contract 29
keyflower-contract-30-brief = Contract 30
keyflower-contract-31-brief = Contract 31
keyflower-contract-32-brief = Contract 32
keyflower-contract-33-brief = Contract 33
keyflower-contract-34-brief = Contract 34
keyflower-contract-35-brief = Contract 35
keyflower-contract-36-brief = Contract 36
keyflower-extension-blue-1-brief = Blauwe uitbreiding 1
keyflower-extension-blue-2-brief = Blauwe uitbreiding 2
keyflower-extension-blue-3-brief = Blauwe uitbreiding 3
keyflower-extension-blue-4-brief = Blauwe uitbreiding 4
keyflower-extension-blue-5-brief = Blauwe uitbreiding 5
keyflower-extension-green-1-brief = Groene uitbreiding 1
keyflower-extension-green-2-brief = Groene uitbreiding 2
keyflower-extension-green-3-brief = Groene uitbreiding 3
keyflower-extension-red-1-brief = Rode uitbreiding 1
keyflower-extension-red-2-brief = Rode uitbreiding 2
keyflower-extension-red-3-brief = Rode uitbreiding 3
keyflower-extension-red-4-brief = Rode uitbreiding 4
keyflower-extension-red-5-brief = Rode uitbreiding 5
keyflower-extension-yellow-1-brief = Gele uitbreiding 1
keyflower-extension-yellow-2-brief = Gele uitbreiding 2
keyflower-extension-yellow-3-brief = Gele uitbreiding 3
keyflower-extension-yellow-4-brief = Gele uitbreiding 4
keyflower-extension-yellow-5-brief = Gele uitbreiding 5

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

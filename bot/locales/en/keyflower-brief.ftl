# Keyflower: picks of a turn in a few words, for a button that is a whole turn and for the turn so far. A word that ends
# with a blank belongs to the next one.

keyflower-bid-brief = bid{ " " }
keyflower-use-own-brief = use{ " " }
keyflower-use-middle-brief = use{ " " }
keyflower-use-village-brief = use { $who }’s{ " " }
keyflower-upgrade-brief = upgrade{ " " }
keyflower-extend-brief = extend{ " " }
keyflower-take-brief = take{ " " }
keyflower-draw-brief = draw
keyflower-draw-workers-brief = { $count ->
    [one] draw 1 worker
   *[other] draw { $count } workers
}
keyflower-draw-skills-brief = { $count ->
    [one] draw 1 skill
   *[other] draw { $count } skills
}
keyflower-hidden-contract-brief = a face-down contract
keyflower-pay-brief = pay { $pieces }
keyflower-carry-brief = carry { $resource }{ " " }
keyflower-place-brief = place{ " " }
keyflower-cell-above-brief = { " " }on { $number }
keyflower-cell-upper-right-brief = { " " }on { $number }
keyflower-cell-lower-right-brief = { " " }on { $number }
keyflower-cell-below-brief = { " " }on { $number }
keyflower-cell-lower-left-brief = { " " }on { $number }
keyflower-cell-upper-left-brief = { " " }on { $number }
keyflower-rotation-brief =
    { $turns ->
        [0] { "" }
        [one] , turned once
       *[other] , turned { $turns } times
    }
keyflower-other-workers-brief = { "" }
keyflower-place-other-brief = place{ " " }
keyflower-cash-brief = cash in a contract
keyflower-pay-front-brief = pay { $pieces }, from in front of your screen
keyflower-pay-behind-brief = pay { $pieces }, from behind your screen
keyflower-pay-group-brief = pay { $group }

## Without remarks

keyflower-side-brief = { $tile }
keyflower-led-brief = { $tile }
keyflower-tile-does-brief = { $tile }
keyflower-carry-far-brief = { $count ->
    [1] to { $tile }
   *[other] { $count } to { $tile }
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
keyflower-extension-blue-1-brief = Blue extension 1
keyflower-extension-blue-2-brief = Blue extension 2
keyflower-extension-blue-3-brief = Blue extension 3
keyflower-extension-blue-4-brief = Blue extension 4
keyflower-extension-blue-5-brief = Blue extension 5
keyflower-extension-green-1-brief = Green extension 1
keyflower-extension-green-2-brief = Green extension 2
keyflower-extension-green-3-brief = Green extension 3
keyflower-extension-red-1-brief = Red extension 1
keyflower-extension-red-2-brief = Red extension 2
keyflower-extension-red-3-brief = Red extension 3
keyflower-extension-red-4-brief = Red extension 4
keyflower-extension-red-5-brief = Red extension 5
keyflower-extension-yellow-1-brief = Yellow extension 1
keyflower-extension-yellow-2-brief = Yellow extension 2
keyflower-extension-yellow-3-brief = Yellow extension 3
keyflower-extension-yellow-4-brief = Yellow extension 4
keyflower-extension-yellow-5-brief = Yellow extension 5

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

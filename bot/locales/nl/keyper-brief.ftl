# Keyper: picks of a turn in a few words, for a button that is a whole turn and for the turn so far. A word that ends
# with a blank belongs to the next one.

keyper-menu-send-brief = { "" }
keyper-menu-colour-brief = { $colour }:{ " " }
keyper-board-brief = bord { $number }
keyper-plot-farm-brief = boerderij { $number ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
    [6] F
    [7] G
   *[8] H
}
keyper-plot-village-brief = dorp { $number ->
    [1] I
    [2] J
    [3] K
    [4] L
    [5] M
    [6] N
    [7] O
    [8] P
    [9] Q
    [10] R
    [11] S
   *[12] T
}
keyper-menu-boards-brief = { "" }
keyper-menu-own-board-brief = { "" }
keyper-menu-bare-brief = { $place }
keyper-menu-lay-boards-brief = leg neer op{ " " }
keyper-menu-lay-own-brief = leg neer op{ " " }
keyper-menu-keyper-brief = keyper naar{ " " }
keyper-menu-build-brief = bouw{ " " }
keyper-menu-upgrade-brief = waardeer op:{ " " }
keyper-menu-give-brief = ruil{ " " }
keyper-menu-give-raw-brief = ruil{ " " }
keyper-menu-give-finished-brief = ruil{ " " }
keyper-menu-get-brief = { " " }voor { $goods }
keyper-menu-get-first-brief = { " " }voor { $goods }, later nog 1
keyper-menu-receive-brief = ontvang{ " " }
keyper-menu-sell-brief = verkoop{ " " }
keyper-menu-boat-brief = { $boat }
keyper-menu-both-brief = allebei: { $gain }
keyper-menu-one-brief = één keyple: { $gain }
keyper-menu-at-most-brief = minder nemen
keyper-menu-at-most-count-brief = hooguit { $count }
keyper-menu-fold-brief = vouw je bord tot ‘{ $display }’

## Without remarks

keyper-menu-build-cost-brief = { $tile }
keyper-menu-build-less-brief = { $tile }
keyper-menu-build-free-brief = { $tile }
keyper-menu-build-beside-brief = { $tile }
keyper-plot-with-brief = { $plot }

## Before another word of the same line, whose key is $next: without what it brings, or nothing

keyper-menu-gain-heading = { $place }
keyper-menu-gain-most-heading = { $place }
keyper-menu-vain-none-left-heading = { $place }
keyper-menu-vain-no-tile-heading = { $place }
keyper-menu-vain-no-plot-heading = { $place }
keyper-menu-vain-no-price-heading = { $place }
keyper-menu-vain-nothing-built-heading = { $place }
keyper-menu-vain-all-upgraded-heading = { $place }
keyper-menu-vain-no-upgrade-heading = { $place }
keyper-menu-vain-nothing-to-give-heading = { $place }
keyper-menu-vain-nothing-to-get-heading = { $place }
keyper-menu-vain-same-heading = { $place }
keyper-menu-vain-boat-heading = { $place }
keyper-menu-vain-plot-heading = { $place }
keyper-menu-winter-fair-heading = { $fair }
keyper-menu-hold-heading = { $fair }
keyper-menu-both-heading = allebei
keyper-menu-one-heading = eén
keyper-menu-lay-heading = hem neerleggen
keyper-menu-leave-heading = hem laten staan
keyper-menu-lay-brief = de eerste keyple neerleggen: { $gain }
keyper-menu-leave-brief = laat de eerste keyple staan: { $gain }

## A turn that nobody else sees, as a sentence

keyper-menu-fold-done = Je vouwt je bord tot ‘{ $display }’.

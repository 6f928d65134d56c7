# Keyper: picks of a turn in a few words, for a button that is a whole turn and for the turn so far. A word that ends
# with a blank belongs to the next one.

keyper-menu-send-brief = { "" }
keyper-menu-colour-brief = { $colour }:{ " " }
keyper-board-brief = board { $number }
keyper-plot-farm-brief = farm { $number ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
    [6] F
    [7] G
   *[8] H
}
keyper-plot-village-brief = village { $number ->
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
keyper-menu-lay-boards-brief = lay down on{ " " }
keyper-menu-lay-own-brief = lay down on{ " " }
keyper-menu-keyper-brief = keyper to{ " " }
keyper-menu-build-brief = build{ " " }
keyper-menu-upgrade-brief = upgrade{ " " }
keyper-menu-give-brief = trade{ " " }
keyper-menu-give-raw-brief = trade{ " " }
keyper-menu-give-finished-brief = trade{ " " }
keyper-menu-get-brief = { " " }for { $goods }
keyper-menu-get-first-brief = { " " }for { $goods }, 1 more later
keyper-menu-receive-brief = receive{ " " }
keyper-menu-sell-brief = sell{ " " }
keyper-menu-boat-brief = { $boat }
keyper-menu-both-brief = both: { $gain }
keyper-menu-one-brief = one keyple: { $gain }
keyper-menu-at-most-brief = take less
keyper-menu-at-most-count-brief = at most { $count }
keyper-menu-fold-brief = fold your board: { $display }

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
keyper-menu-both-heading = both
keyper-menu-one-heading = one
keyper-menu-lay-heading = lay it down
keyper-menu-leave-heading = leave it standing
keyper-menu-lay-brief = lay the first keyple down: { $gain }
keyper-menu-leave-brief = leave the first keyple standing: { $gain }

## A turn that nobody else sees, as a sentence

keyper-menu-fold-done = You fold your board: { $display }.

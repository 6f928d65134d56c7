# Keyper: picks of a turn in a few words, for a button that is a whole turn and for the turn so far. A word that ends
# with a blank belongs to the next one.

keyper-menu-send-brief = { "" }
keyper-menu-colour-brief = { $colour }:{ " " }
keyper-board-brief = Tafel { $number }
keyper-plot-farm-brief = Farm { $number ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
    [6] F
    [7] G
   *[8] H
}
keyper-plot-village-brief = Dorf { $number ->
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
keyper-menu-lay-boards-brief = leg hin:{ " " }
keyper-menu-lay-own-brief = leg hin:{ " " }
keyper-menu-keyper-brief = Keyper auf{ " " }
keyper-menu-build-brief = baue{ " " }
keyper-menu-upgrade-brief = verbessere{ " " }
keyper-menu-give-brief = tausche{ " " }
keyper-menu-give-raw-brief = tausche{ " " }
keyper-menu-give-finished-brief = tausche{ " " }
keyper-menu-get-brief = { " " }gegen { $goods }
keyper-menu-get-first-brief = { " " }gegen { $goods }, später 1 mehr
keyper-menu-receive-brief = bekomme{ " " }
keyper-menu-sell-brief = verkaufe{ " " }
keyper-menu-boat-brief = { $boat }
keyper-menu-both-brief = beide: { $gain }
keyper-menu-one-brief = einen Keyple: { $gain }
keyper-menu-at-most-brief = weniger nehmen
keyper-menu-at-most-count-brief = höchstens { $count }
keyper-menu-fold-brief = Tafel falten: { $display }

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
keyper-menu-both-heading = beide
keyper-menu-one-heading = einen
keyper-menu-lay-heading = ihn hinlegen
keyper-menu-leave-heading = ihn stehen lassen
keyper-menu-lay-brief = leg den ersten Keyple hin: { $gain }
keyper-menu-leave-brief = lass den ersten Keyple stehen: { $gain }

## A turn that nobody else sees, as a sentence

keyper-menu-fold-done = Du faltest deine Tafel: { $display }.

# Keyper: picks of a turn in a few words, for a button that is a whole turn and for the turn so far. A word that ends
# with a blank belongs to the next one.

keyper-menu-send-brief = { "" }
keyper-menu-colour-brief = { $colour } :{ " " }
keyper-board-brief = plateau { $number }
keyper-plot-farm-brief = ferme { $number ->
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
keyper-menu-lay-boards-brief = coucher :{ " " }
keyper-menu-lay-own-brief = coucher :{ " " }
keyper-menu-keyper-brief = keyper :{ " " }
keyper-menu-build-brief = construire{ " " }
keyper-menu-upgrade-brief = améliorer{ " " }
keyper-menu-give-brief = échanger{ " " }
keyper-menu-give-raw-brief = échanger{ " " }
keyper-menu-give-finished-brief = échanger{ " " }
keyper-menu-get-brief = { " " }contre { $goods }
keyper-menu-get-first-brief = { " " }contre { $goods }, 1 de plus ensuite
keyper-menu-receive-brief = recevoir{ " " }
keyper-menu-sell-brief = vendre{ " " }
keyper-menu-boat-brief = { $boat }
keyper-menu-both-brief = les deux : { $gain }
keyper-menu-one-brief = un seul keyple : { $gain }
keyper-menu-at-most-brief = prendre moins
keyper-menu-at-most-count-brief = au plus { $count }
keyper-menu-fold-brief = plier ton plateau : { $display }

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
keyper-menu-both-heading = les deux
keyper-menu-one-heading = un seul
keyper-menu-lay-heading = le coucher
keyper-menu-leave-heading = le laisser debout
keyper-menu-lay-brief = coucher le premier keyple : { $gain }
keyper-menu-leave-brief = laisser le premier keyple debout : { $gain }

## A turn that nobody else sees, as a sentence

keyper-menu-fold-done = Tu plies ton plateau : { $display }.

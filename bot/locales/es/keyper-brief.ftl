# Keyper: picks of a turn in a few words, for a button that is a whole turn and for the turn so far. A word that ends
# with a blank belongs to the next one.

keyper-menu-send-brief = { "" }
keyper-menu-colour-brief = { $colour }:{ " " }
keyper-board-brief = tablero { $number }
keyper-plot-farm-brief = granja { $number ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
    [6] F
    [7] G
   *[8] H
}
keyper-plot-village-brief = aldea { $number ->
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
keyper-menu-lay-boards-brief = tumbar en el{ " " }
keyper-menu-lay-own-brief = tumbar en la{ " " }
keyper-menu-keyper-brief = keyper al{ " " }
keyper-menu-build-brief = construir{ " " }
keyper-menu-upgrade-brief = mejorar{ " " }
keyper-menu-give-brief = cambiar{ " " }
keyper-menu-give-raw-brief = cambiar{ " " }
keyper-menu-give-finished-brief = cambiar{ " " }
keyper-menu-get-brief = { " " }por { $goods }
keyper-menu-get-first-brief = { " " }por { $goods }, luego 1 más
keyper-menu-receive-brief = recibir{ " " }
keyper-menu-sell-brief = vender{ " " }
keyper-menu-boat-brief = { $boat }
keyper-menu-both-brief = los dos: { $gain }
keyper-menu-one-brief = un keyple: { $gain }
keyper-menu-at-most-brief = tomar menos
keyper-menu-at-most-count-brief = como mucho { $count }
keyper-menu-fold-brief = plegar tu tablero así: { $display }

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
keyper-menu-both-heading = los dos
keyper-menu-one-heading = uno
keyper-menu-lay-heading = tumbarlo
keyper-menu-leave-heading = dejarlo de pie
keyper-menu-lay-brief = tumbar el primer keyple: { $gain }
keyper-menu-leave-brief = dejar de pie el primer keyple: { $gain }

## A turn that nobody else sees, as a sentence

keyper-menu-fold-done = Pliegas tu tablero así: { $display }.

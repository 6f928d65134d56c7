# Keyflower: picks of a turn in a few words, for a button that is a whole turn and for the turn so far. A word that ends
# with a blank belongs to the next one.

keyflower-bid-brief = pujar por{ " " }
keyflower-use-own-brief = usar{ " " }
keyflower-use-middle-brief = usar{ " " }
keyflower-use-village-brief = usar, en la aldea de { $who }:{ " " }
keyflower-upgrade-brief = mejorar{ " " }
keyflower-extend-brief = ampliar{ " " }
keyflower-take-brief = tomar{ " " }
keyflower-draw-brief = sacar
keyflower-draw-workers-brief = { $count ->
    [one] sacar 1 trabajador
   *[other] sacar { $count } trabajadores
}
keyflower-draw-skills-brief = { $count ->
    [one] sacar 1 habilidad
   *[other] sacar { $count } habilidades
}
keyflower-hidden-contract-brief = un contrato boca abajo
keyflower-pay-brief = pagar { $pieces }
keyflower-carry-brief = llevar { $resource }{ " " }
keyflower-place-brief = colocar{ " " }
keyflower-cell-above-brief = { " " }en { $number }
keyflower-cell-upper-right-brief = { " " }en { $number }
keyflower-cell-lower-right-brief = { " " }en { $number }
keyflower-cell-below-brief = { " " }en { $number }
keyflower-cell-lower-left-brief = { " " }en { $number }
keyflower-cell-upper-left-brief = { " " }en { $number }
keyflower-rotation-brief =
    { $turns ->
        [0] { "" }
        [one] , girada 1 vez
       *[other] , girada { $turns } veces
    }
keyflower-other-workers-brief = { "" }
keyflower-place-other-brief = colocar{ " " }
keyflower-cash-brief = canjear un contrato
keyflower-pay-front-brief = pagar { $pieces }, de delante de tu pantalla
keyflower-pay-behind-brief = pagar { $pieces }, de detrás de tu pantalla
keyflower-pay-group-brief = pagar { $group }

## Without remarks

keyflower-side-brief = { $tile }
keyflower-led-brief = { $tile }
keyflower-tile-does-brief = { $tile }
keyflower-carry-far-brief = { $count ->
    [1] hasta { $tile }
   *[other] { $count } hasta { $tile }
}
keyflower-contract-01-brief = Contrato 01
    .the = el contrato 01
keyflower-contract-02-brief = Contrato 02
    .the = el contrato 02
keyflower-contract-03-brief = Contrato 03
    .the = el contrato 03
keyflower-contract-04-brief = Contrato 04
    .the = el contrato 04
keyflower-contract-05-brief = Contrato 05
    .the = el contrato 05
keyflower-contract-06-brief = Contrato 06
    .the = el contrato 06
keyflower-contract-07-brief = Contrato 07
    .the = el contrato 07
keyflower-contract-08-brief = Contrato 08
    .the = el contrato 08
keyflower-contract-09-brief = Contrato 09
    .the = el contrato 09
keyflower-contract-10-brief = Contrato 10
    .the = el contrato 10
keyflower-contract-11-brief = Contrato 11
    .the = el contrato 11
keyflower-contract-12-brief = Contrato 12
    .the = el contrato 12
keyflower-contract-13-brief = Contrato 13
    .the = el contrato 13
keyflower-contract-14-brief = Contrato 14
    .the = el contrato 14
keyflower-contract-15-brief = Contrato 15
    .the = el contrato 15
keyflower-contract-16-brief = Contrato 16
    .the = el contrato 16
keyflower-contract-17-brief = Contrato 17
    .the = el contrato 17
keyflower-contract-18-brief = Contrato 18
    .the = el contrato 18
keyflower-contract-19-brief = Contrato 19
    .the = el contrato 19
keyflower-contract-20-brief = Contrato 20
    .the = el contrato 20
keyflower-contract-21-brief = Contrato 21
    .the = el contrato 21
keyflower-contract-22-brief = Contrato 22
    .the = el contrato 22
keyflower-contract-23-brief = Contrato 23
    .the = el contrato 23
keyflower-contract-24-brief = Contrato 24
    .the = el contrato 24
keyflower-contract-25-brief = Contrato 25
    .the = el contrato 25
keyflower-contract-26-brief = Contrato 26
    .the = el contrato 26
keyflower-contract-27-brief = Contrato 27
    .the = el contrato 27
keyflower-contract-28-brief = Contrato 28
    .the = el contrato 28
keyflower-contract-29-brief = Contrato 29
    .the = el contrato 29
keyflower-contract-30-brief = Contrato 30
    .the = el contrato 30
keyflower-contract-31-brief = Contrato 31
    .the = el contrato 31
keyflower-contract-32-brief = Contrato 32
    .the = el contrato 32
keyflower-contract-33-brief = Contrato 33
    .the = el contrato 33
keyflower-contract-34-brief = Contrato 34
    .the = el contrato 34
keyflower-contract-35-brief = Contrato 35
    .the = el contrato 35
keyflower-contract-36-brief = Contrato 36
    .the = el contrato 36
keyflower-extension-blue-1-brief = Ampliación azul 1
keyflower-extension-blue-2-brief = Ampliación azul 2
keyflower-extension-blue-3-brief = Ampliación azul 3
keyflower-extension-blue-4-brief = Ampliación azul 4
keyflower-extension-blue-5-brief = Ampliación azul 5
keyflower-extension-green-1-brief = Ampliación verde 1
keyflower-extension-green-2-brief = Ampliación verde 2
keyflower-extension-green-3-brief = Ampliación verde 3
keyflower-extension-red-1-brief = Ampliación roja 1
keyflower-extension-red-2-brief = Ampliación roja 2
keyflower-extension-red-3-brief = Ampliación roja 3
keyflower-extension-red-4-brief = Ampliación roja 4
keyflower-extension-red-5-brief = Ampliación roja 5
keyflower-extension-yellow-1-brief = Ampliación amarilla 1
keyflower-extension-yellow-2-brief = Ampliación amarilla 2
keyflower-extension-yellow-3-brief = Ampliación amarilla 3
keyflower-extension-yellow-4-brief = Ampliación amarilla 4
keyflower-extension-yellow-5-brief = Ampliación amarilla 5

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

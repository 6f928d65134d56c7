# Keyflower: picks of a turn in a few words, for a button that is a whole turn and for the turn so far. A word that ends
# with a blank belongs to the next one.

keyflower-bid-brief = miser sur{ " " }
keyflower-use-own-brief = utiliser{ " " }
keyflower-use-middle-brief = utiliser{ " " }
keyflower-use-village-brief = utiliser chez { $who } :{ " " }
keyflower-upgrade-brief = améliorer{ " " }
keyflower-extend-brief = agrandir{ " " }
keyflower-take-brief = prendre{ " " }
keyflower-draw-brief = piocher
keyflower-draw-workers-brief = { $count ->
    [one] piocher 1 ouvrier
   *[other] piocher { $count } ouvriers
}
keyflower-draw-skills-brief = { $count ->
    [one] piocher 1 compétence
   *[other] piocher { $count } compétences
}
keyflower-hidden-contract-brief = un contrat face cachée
keyflower-pay-brief = payer { $pieces }
keyflower-carry-brief = transporter { $resource }{ " " }
keyflower-place-brief = placer{ " " }
keyflower-cell-above-brief = { " " }en { $number }
keyflower-cell-upper-right-brief = { " " }en { $number }
keyflower-cell-lower-right-brief = { " " }en { $number }
keyflower-cell-below-brief = { " " }en { $number }
keyflower-cell-lower-left-brief = { " " }en { $number }
keyflower-cell-upper-left-brief = { " " }en { $number }
keyflower-rotation-brief =
    { $turns ->
        [0] { "" }
        [1] , tournée 1 fois
       *[other] , tournée { $turns } fois
    }
keyflower-other-workers-brief = { "" }
keyflower-place-other-brief = placer{ " " }
keyflower-cash-brief = échanger un contrat
keyflower-pay-front-brief = payer { $pieces }, devant ton paravent
keyflower-pay-behind-brief = payer { $pieces }, derrière ton paravent
keyflower-pay-group-brief = payer { $group }

## Without remarks

keyflower-side-brief = { $tile }
keyflower-led-brief = { $tile }
keyflower-tile-does-brief = { $tile }
keyflower-carry-far-brief = { $count ->
    [1] vers { $tile }
   *[other] { $count } vers { $tile }
}
keyflower-contract-01-brief = Contrat 01
    .the = le contrat 01
keyflower-contract-02-brief = Contrat 02
    .the = le contrat 02
keyflower-contract-03-brief = Contrat 03
    .the = le contrat 03
keyflower-contract-04-brief = Contrat 04
    .the = le contrat 04
keyflower-contract-05-brief = Contrat 05
    .the = le contrat 05
keyflower-contract-06-brief = Contrat 06
    .the = le contrat 06
keyflower-contract-07-brief = Contrat 07
    .the = le contrat 07
keyflower-contract-08-brief = Contrat 08
    .the = le contrat 08
keyflower-contract-09-brief = Contrat 09
    .the = le contrat 09
keyflower-contract-10-brief = Contrat 10
    .the = le contrat 10
keyflower-contract-11-brief = Contrat 11
    .the = le contrat 11
keyflower-contract-12-brief = Contrat 12
    .the = le contrat 12
keyflower-contract-13-brief = Contrat 13
    .the = le contrat 13
keyflower-contract-14-brief = Contrat 14
    .the = le contrat 14
keyflower-contract-15-brief = Contrat 15
    .the = le contrat 15
keyflower-contract-16-brief = Contrat 16
    .the = le contrat 16
keyflower-contract-17-brief = Contrat 17
    .the = le contrat 17
keyflower-contract-18-brief = Contrat 18
    .the = le contrat 18
keyflower-contract-19-brief = Contrat 19
    .the = le contrat 19
keyflower-contract-20-brief = Contrat 20
    .the = le contrat 20
keyflower-contract-21-brief = Contrat 21
    .the = le contrat 21
keyflower-contract-22-brief = Contrat 22
    .the = le contrat 22
keyflower-contract-23-brief = Contrat 23
    .the = le contrat 23
keyflower-contract-24-brief = Contrat 24
    .the = le contrat 24
keyflower-contract-25-brief = Contrat 25
    .the = le contrat 25
keyflower-contract-26-brief = Contrat 26
    .the = le contrat 26
keyflower-contract-27-brief = Contrat 27
    .the = le contrat 27
keyflower-contract-28-brief = Contrat 28
    .the = le contrat 28
keyflower-contract-29-brief = Contrat 29
    .the = le contrat 29
keyflower-contract-30-brief = Contrat 30
    .the = le contrat 30
keyflower-contract-31-brief = Contrat 31
    .the = le contrat 31
keyflower-contract-32-brief = Contrat 32
    .the = le contrat 32
keyflower-contract-33-brief = Contrat 33
    .the = le contrat 33
keyflower-contract-34-brief = Contrat 34
    .the = le contrat 34
keyflower-contract-35-brief = Contrat 35
    .the = le contrat 35
keyflower-contract-36-brief = Contrat 36
    .the = le contrat 36
keyflower-extension-blue-1-brief = Extension bleue 1
keyflower-extension-blue-2-brief = Extension bleue 2
keyflower-extension-blue-3-brief = Extension bleue 3
keyflower-extension-blue-4-brief = Extension bleue 4
keyflower-extension-blue-5-brief = Extension bleue 5
keyflower-extension-green-1-brief = Extension verte 1
keyflower-extension-green-2-brief = Extension verte 2
keyflower-extension-green-3-brief = Extension verte 3
keyflower-extension-red-1-brief = Extension rouge 1
keyflower-extension-red-2-brief = Extension rouge 2
keyflower-extension-red-3-brief = Extension rouge 3
keyflower-extension-red-4-brief = Extension rouge 4
keyflower-extension-red-5-brief = Extension rouge 5
keyflower-extension-yellow-1-brief = Extension jaune 1
keyflower-extension-yellow-2-brief = Extension jaune 2
keyflower-extension-yellow-3-brief = Extension jaune 3
keyflower-extension-yellow-4-brief = Extension jaune 4
keyflower-extension-yellow-5-brief = Extension jaune 5

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

### Keythedral: words inside its pictures, their alt texts and the text board.

keythedral-pictures-player = { $who }
keythedral-pictures-player-number = Joueur { $number }

## The table

keythedral-pictures-cube = { FORM($kind, "short") }
keythedral-pictures-title = Manche { $round } : { $phase }
keythedral-pictures-stage-lay = Pose de la carte
keythedral-pictures-stage-work = sortie des ouvriers
keythedral-pictures-stage-harvest = récolte
keythedral-pictures-stage-spend = dépenses
keythedral-pictures-stage-auction = premier joueur
keythedral-pictures-stage-over = La partie est finie
keythedral-pictures-waiting = À { $who } de décider
keythedral-pictures-waiting-many = À { $count } joueurs de décider
keythedral-pictures-passed = a passé
keythedral-pictures-procured = loi prise
keythedral-pictures-offers = offre { $count }
keythedral-pictures-declined = aucune offre
keythedral-pictures-buys = { $who } veut le siège { $slot } pour { $cubes }
keythedral-pictures-plays = { $who } joue la loi { $law }
keythedral-pictures-marker = { $who } a reçu le marqueur premier joueur
keythedral-pictures-highest = Meilleure offre, { $who } : { $count ->
    [1] un cube
   *[other] { $count } cubes
}
keythedral-pictures-names = { $who } désigne le premier joueur
keythedral-pictures-force = En vigueur : { $law } ({ $who })
keythedral-pictures-force-aim = En vigueur : { $law }, { $aim } ({ $who })
keythedral-pictures-drawn = Pioché : { $field }
keythedral-pictures-stack = encore { $count }
keythedral-pictures-next = Ensuite : un terrain numéro { $number }
keythedral-pictures-next-of = Le prochain terrain a le numéro { $number }. Restent de ce numéro : { $fields }.
keythedral-pictures-of = { $field } ×{ $count }

## Keytown and the mat

keythedral-pictures-mat = La keythedral
keythedral-pictures-on-sale = En vente : sièges numéro { $number }
keythedral-pictures-trader = marchand
keythedral-pictures-trade = ressource au choix
keythedral-pictures-stock = reste { $count }
keythedral-pictures-space-left = Loi de gauche
keythedral-pictures-space-right = Loi de droite
keythedral-pictures-space-empty = Vide
keythedral-pictures-deck = pioche : { $count }
keythedral-pictures-store = Dans la réserve
keythedral-pictures-own = Tes cubes : { $count }

## Behind the screen

keythedral-pictures-screen = Derrière le paravent : { $who }
keythedral-pictures-screen-own = Derrière ton paravent
keythedral-pictures-seats = Sièges
keythedral-pictures-paying = Tu paies
keythedral-pictures-laws = Lois en main : { $count }
keythedral-pictures-watch = M’interroger sur les lois : { $when }
keythedral-pictures-armed = Répond d’elle-même : { $aim }
keythedral-pictures-all-laws = Les vingt lois
keythedral-pictures-others = Les autres

## Score

keythedral-pictures-score = Score final
keythedral-pictures-row-seats = { $points ->
    [one] Sièges à { $points } point
   *[other] Sièges à { $points } points
}
keythedral-pictures-row-total = Total
keythedral-pictures-row-ties = Cubes, si égalité

## Text twins

keythedral-pictures-board-map = La carte
keythedral-pictures-board-town = Keytown
keythedral-pictures-holds = { $who } (couleur { $colour }{ $start ->
    [yes] , premier joueur
   *[no] {""}
}) : { $laws ->
    [0] aucune loi
    [1] une loi
    [one] { $laws } loi
   *[other] { $laws } lois
}, { $fences ->
    [0] aucune barrière
    [1] une barrière
    [one] { $fences } barrière
   *[other] { $fences } barrières
} et { $workers ->
    [0] aucun ouvrier
    [1] un ouvrier
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
} à la maison{ $turn ->
    [passed] ; a passé
    [procured] ; a pris une loi
   *[none] {""}
}.
keythedral-pictures-order = Ordre de travail jusqu’ici : { $numbers }.
keythedral-pictures-order-whole = Ordre de travail : { $numbers }.
keythedral-pictures-at-work = { $who } travaille : { $places }.
keythedral-pictures-worker = { $field } (depuis { $number })
keythedral-pictures-fields = Terrains, { $field } : { $places }.
keythedral-pictures-keythedral = La keythedral se dresse entre les terrains 1, 2, 3 et 4.
keythedral-pictures-dwellings = { $who } : { $places }.
keythedral-pictures-cottage-at = cottage { $number } sur { $square }
keythedral-pictures-house-at = maison { $number } sur { $square }
keythedral-pictures-fences = Barrières : { $places }.
keythedral-pictures-fence-side = { $side } ({ $at }, par { $who })
keythedral-pictures-slot = Siège { $slot }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $cubes }{ $change ->
    [dearer] , et un cube de plus de l’une de ces sortes
    [cheaper] , moins un cube, sauf d’or
    [both] , moins un cube, sauf d’or, et un cube de plus de l’une de ces sortes
   *[none] {""}
}.
keythedral-pictures-left = Sièges numéro { $number } : reste { $left } sur { $count }.
keythedral-pictures-store-holds = Dans la réserve : { $cubes }.
keythedral-pictures-stocks = Chez les artisans : { $cubes }.
keythedral-pictures-new-laws = Nouvelles lois : { $laws } ; { $count } dans la pioche.
keythedral-pictures-face-down = { $count ->
    [1] une face cachée
   *[other] { $count } face cachée
}
keythedral-pictures-known = { $who } détient { $laws }, comme tous l’ont vu.
keythedral-pictures-free = Sans ouvrier : { $places }.
keythedral-pictures-places =
    Chaque terrain a un numéro. On compte à partir { $middle ->
        [keythedral] de la keythedral
       *[corner] du coin 0, celui du sud entre les terrains 1 et 2,
    } vers l’extérieur, chaque anneau depuis le nord-ouest dans le sens horaire : 1 à 4, 5 à 16, 17 à 36. Les coins entre les terrains se comptent de la même façon : 1 à 8, 9 à 24, 25 à 48. Une barrière se saisit par son coin et son terrain : 8-1 est entre le coin 8 et le terrain 1.
keythedral-pictures-played = Lois jouées : { $laws }.
keythedral-pictures-no-law = aucune
keythedral-pictures-still = Pas encore jouées : { $laws }.
keythedral-pictures-holds-cubes = Cubes ({ $who }) : { $cubes }.
keythedral-pictures-holds-seats = Sièges achetés : { $seats } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
keythedral-pictures-holds-none = Aucun siège acheté pour l’instant.
keythedral-pictures-place = { $rank }. { $who }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

### Keythedral: words inside its pictures, their alt texts and the text board.

# Where a word of a law’s name can be split, as in “Farm·house”.
keythedral-pictures-breaks = {""}

## The table

keythedral-pictures-cube = { FORM($kind, "short") }
keythedral-pictures-title = Manche { $round } · { $phase }
keythedral-pictures-titled = { $title } · { $part }
keythedral-pictures-stage-lay = Pose de la carte
keythedral-pictures-stage-work = phase 1 : travail
keythedral-pictures-stage-harvest = phase 2 : récolte
keythedral-pictures-stage-spend = phase 3 : dépenses
keythedral-pictures-stage-auction = phase 5 : premier joueur
keythedral-pictures-stage-over = La partie est finie
keythedral-pictures-waiting = À { $who } de décider
keythedral-pictures-waiting-many = À { $count } joueurs de décider
keythedral-pictures-passed = a passé
keythedral-pictures-procured = loi achetée
keythedral-pictures-offers = offre { $count }
keythedral-pictures-declined = aucune offre
keythedral-pictures-bids = Offres pour l’instant
keythedral-pictures-to-offer = pas encore
keythedral-pictures-buys = { $who } veut le siège { $slot } pour { $cubes }
keythedral-pictures-plays = { $who } joue la loi { $law }
keythedral-pictures-marker = { $who } a le marqueur premier joueur
keythedral-pictures-highest = Meilleure offre, { $who } : { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
keythedral-pictures-names = { $who } désigne le premier joueur
keythedral-pictures-force = En vigueur : { $law } ({ $who })
keythedral-pictures-force-aim = En vigueur : { $law }, { $aim } ({ $who })
keythedral-pictures-drawn = Pioché : { $field }
keythedral-pictures-stack = { $count ->
    [one] Il reste { $count } terrain :
   *[other] Il reste { $count } terrains :
}
keythedral-pictures-next = Au dos du prochain terrain : { $number }. Parmi :
keythedral-pictures-next-of = Le dos du prochain terrain montre { $number }. Il reste avec ce numéro : { $fields }.
keythedral-pictures-of = { $field } ×{ $count }

## Keytown and the mat

keythedral-pictures-mat = La keythedral
keythedral-pictures-on-sale = Sièges en vente (rangée { $number })
keythedral-pictures-on-sale-short = En vente
keythedral-pictures-trader = marchand
keythedral-pictures-trade = ressource au choix
keythedral-pictures-stock = reste { $count }
keythedral-pictures-space-left = Loi de gauche
keythedral-pictures-space-right = Loi de droite
keythedral-pictures-space-only = Nouvelle loi
keythedral-pictures-space-empty = Vide
keythedral-pictures-deck = Pioche : { $count }
keythedral-pictures-seats-left = Sièges restants
keythedral-pictures-shop-unfence = Retirer
keythedral-pictures-shop-fence = Barrière
keythedral-pictures-shop-house = Maison
keythedral-pictures-store = Dans la réserve
keythedral-pictures-own = Tes cubes
keythedral-pictures-own-cottages = Tes cottages
keythedral-pictures-own-label = Tes cubes

## Behind the screen

keythedral-pictures-seats = Sièges
keythedral-pictures-in-store = Réserve { $count }
keythedral-pictures-paying = Tu paies
keythedral-pictures-laws = Lois en main : { $count }
keythedral-pictures-watch = Me demander si je joue une loi : { $when }
keythedral-pictures-armed = Répond automatiquement : { $aim }
keythedral-pictures-all-laws = Les 20 lois

## Score

keythedral-pictures-row-seats = { $points ->
    [one] Sièges à { $points } point
   *[other] Sièges à { $points } points
}
keythedral-pictures-row-ties = Cubes (égalité)

## Text twins

keythedral-pictures-board-map = La carte
keythedral-pictures-board-town = Keytown
keythedral-pictures-holds = { $who } (couleur { $colour }{ $start ->
    [yes] , premier joueur
   *[no] {""}
}) : { $laws ->
    [0] aucune loi
    [one] { $laws } loi
   *[other] { $laws } lois
}, { $fences ->
    [0] aucune barrière
    [one] { $fences } barrière
   *[other] { $fences } barrières
} et { $workers ->
    [0] aucun ouvrier
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
} à la maison{ $turn ->
    [passed] ; a passé
    [procured] ; a acheté une loi
   *[none] {""}
}.
keythedral-pictures-order = Ordre de travail pour l’instant : { $numbers }.
keythedral-pictures-order-whole = Ordre de travail : { $numbers }.
keythedral-pictures-at-work = Ouvriers au travail ({ $who }) : { $places }.
keythedral-pictures-worker = { $field } (habitation { $number })
keythedral-pictures-fields = Terrains de type { $field } : { $places }.
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
    [dearer] , plus 1 cube de l’une de ces sortes
    [cheaper] , moins 1 cube, sauf l’or
    [both] , moins 1 cube, sauf l’or, plus 1 cube de l’une de ces sortes
   *[none] {""}
}.
keythedral-pictures-left = Sièges de la rangée { $number } : il en reste { $left } sur { $count }.
keythedral-pictures-store-holds = Dans la réserve : { $cubes }.
keythedral-pictures-stocks = Chez les artisans : { $cubes }.
keythedral-pictures-shops = En ville : { $shops }.
keythedral-pictures-shop = { $mark } { $name }
keythedral-pictures-new-laws = Nouvelles lois : { $laws } ; { $count } dans la pioche.
keythedral-pictures-face-down = { $count ->
    [one] { $count } face cachée
   *[other] { $count } face cachée
}
keythedral-pictures-known = { $who } a en main { $laws } : tout le monde l’a vu.
keythedral-pictures-free = Sans ouvrier : { $places }.
keythedral-pictures-around = { $dwelling } : { $places }.
keythedral-pictures-near = { $arrow } { $field }, sans ouvrier
keythedral-pictures-near-worked = { $arrow } { $field }, où travaille { $who } (habitation { $number })
keythedral-pictures-near-fenced = { $place }, derrière une barrière construite par { $who }
keythedral-pictures-near-empty = { $arrow } aucun terrain
keythedral-pictures-places =
    Chaque terrain a un numéro. On compte à partir { $middle ->
        [keythedral] de la keythedral
       *[corner] du coin 0, celui du sud entre les terrains 1 et 2,
    } vers l’extérieur, chaque anneau dans le sens horaire depuis le nord-ouest : 1 à 4, 5 à 16, 17 à 36. Les coins entre les terrains sont numérotés de la même façon : 1 à 8, 9 à 24, 25 à 48. Pour écrire une barrière, donne son coin et son terrain : 8-1 est entre le coin 8 et le terrain 1.
keythedral-pictures-played = Lois jouées : { $laws }.
keythedral-pictures-no-law = aucune
keythedral-pictures-still = Pas encore jouées : { $laws }.
keythedral-pictures-holds-cubes = Cubes ({ $who }) : { $cubes }.
keythedral-pictures-holds-seats = Sièges achetés : { $seats } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
keythedral-pictures-holds-none = Aucun siège acheté pour l’instant.

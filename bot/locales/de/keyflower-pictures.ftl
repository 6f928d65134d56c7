### Keyflower's pictures, their alt texts and the text board: what came after pictures.ftl.

keyflower-pictures-front = Vor dem Sichtschirm
keyflower-pictures-front-own = Vor deinem Sichtschirm, für alle sichtbar
keyflower-pictures-front-column = davor
keyflower-pictures-front-of = Vor dem Sichtschirm von { $who }: { $pieces }.
keyflower-pictures-ended = { $who }{ $start ->
    [yes] {" (Startspieler)"}
   *[no] {""}
} hat am Ende { $pieces }.
keyflower-pictures-nothing = nichts
keyflower-pictures-count-worker = { $count ->
    [one] { $count } Arbeiter
   *[other] { $count } Arbeiter
}
keyflower-pictures-count-skill = { $count ->
    [one] { $count } Fertigkeit
   *[other] { $count } Fertigkeiten
}
keyflower-pictures-kind-worker = Arbeiter
keyflower-pictures-kind-skill = Fertigkeit
keyflower-pictures-kind-resource = Stück Rohstoff
keyflower-pictures-scores-each = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} pro { FORM($item, "pro") }
keyflower-pictures-in-hand = In deiner Hand, noch nicht gedreht, { $tile }:
keyflower-pictures-waiting = Anzulegen, noch nicht gedreht, { $tile }:
keyflower-pictures-beside = { $count ->
    [one] Ein Plättchen liegt neben dem Dorf
   *[other] { $count } Plättchen liegen neben dem Dorf
}
keyflower-pictures-beside-list = Neben dem Dorf: { $tiles }.
keyflower-pictures-upgrade = aufgewertet ({ $price }): { $upgraded }
keyflower-pictures-replaced = { $old }: genommen von { $who }. Im Winter kommt stattdessen { $boat }.
keyflower-pictures-in-place-of = für { $boat }
keyflower-pictures-contracts-shuffled = Offene Verträge: { $contracts }; keiner verdeckt: Für den nächsten werden die abgelegten gemischt ({ $count }).

# On a tile’s ribbon, where a long name has no room: the attribute "short" of the tile’s name.
keyflower-pictures-ribbon = { FORM($tile, "short") }

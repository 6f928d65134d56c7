### Keyflower's pictures, their alt texts and the text board: what came after pictures.ftl.

keyflower-pictures-front = Vor dem Sichtschirm
keyflower-pictures-front-own = Vor deinem Sichtschirm, für alle sichtbar
keyflower-pictures-front-column = davor
keyflower-pictures-front-of = Vor dem Sichtschirm von { $who }: { $pieces }.
keyflower-pictures-beside = { $count ->
    [one] Ein Plättchen liegt neben dem Dorf
   *[other] { $count } Plättchen liegen neben dem Dorf
}
keyflower-pictures-beside-list = Neben dem Dorf: { $tiles }.
keyflower-pictures-upgrade = aufgewertet ({ $price }): { $upgraded }
keyflower-pictures-replaced = { $old }: genommen von { $who }. Im Winter kommt stattdessen { $boat }.
keyflower-pictures-in-place-of = für { $boat }
keyflower-pictures-contracts-shuffled = Offene Verträge: { $contracts }; keiner verdeckt: Für den nächsten werden die abgelegten gemischt ({ $count }).

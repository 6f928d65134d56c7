### Keyflower's pictures, their alt texts and the text board: what came after pictures.ftl.

# Words of tile names that may be parted on a narrow plate, as in “Farm·house”.
keyflower-pictures-breaks = Wain·wright Wood·cutter Book·keeper Apothe·cary Quarry·man Black·smith Appren·tice Crafts·man's Work·shop Gold·smith Water·mill Carpen·ter Mer·chant Wind·mill Key·flower Key·thedral Ian·vincible
keyflower-pictures-middle = Middle
keyflower-pictures-own-village = Your village
keyflower-pictures-place-this = Place this tile:
keyflower-pictures-place-next = Still to place:
keyflower-pictures-may-use = You can use these now: { $tiles }.
keyflower-pictures-use-with = { $tile } with { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
keyflower-pictures-front = In front of the screen
keyflower-pictures-front-own = In front of your screen, for all to see
keyflower-pictures-front-column = in front
keyflower-pictures-front-of = In front of { $who }’s screen: { $pieces }.
keyflower-pictures-ended = { $who }{ $start ->
    [yes] {" (start player)"}
   *[no] {""}
} ends with { $pieces }.
keyflower-pictures-nothing = nothing
keyflower-pictures-count-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
keyflower-pictures-count-skill = { $count ->
    [one] { $count } skill
   *[other] { $count } skills
}
keyflower-pictures-kind-worker = worker
keyflower-pictures-kind-skill = skill
keyflower-pictures-kind-resource = resource
keyflower-pictures-scores-each = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each { $item }
keyflower-pictures-in-hand = In your hand, { $tile } (not turned yet):
keyflower-pictures-waiting = To place, { $tile } (not turned yet):
keyflower-pictures-beside = { $count ->
    [one] 1 tile kept beside the village
   *[other] { $count } tiles kept beside the village
}
keyflower-pictures-beside-list = Kept beside the village: { $tiles }.
keyflower-pictures-upgrade = upgraded for { $price }: { $upgraded }
keyflower-pictures-replaced = { $old }: taken by { $who }. In winter { $boat } comes in its place.
keyflower-pictures-in-place-of = for { $boat }
keyflower-pictures-contracts-shuffled = Open contracts: { $contracts }. No face-down contracts left: the discards ({ $count }) are shuffled for the next one.

# On a tile’s ribbon, where a long name has no room: the attribute "short" of the tile’s name.
keyflower-pictures-ribbon = { FORM($tile, "short") }

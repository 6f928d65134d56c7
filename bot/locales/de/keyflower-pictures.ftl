### Keyflower's pictures, their alt texts and the text board: what came after pictures.ftl.

# Words of tile names that may be parted on a narrow plate, as in “Farm·house”.
keyflower-pictures-breaks = Handwerker·gilde Gemeinde·haus Lehrlings·haus Gesinde·markt Sommer·schiff Wasser·mühle Zimmer·mann Stein·brecher Gold·schmied Hand·werker Stell·macher Huf·schmied Reihen·folge Wind·mühle Bau·meister Esel·treiber Buch·halter Apo·theker Schmel·zer Jahr·markt Berg·mann Kauf·mann Werk·statt Stein·lager Tuch·gilde Stein·metz Holz·fäller Hau·sierer Erz·prüfer Bild·hauer Schrei·ber Gelehr·ter Holz·lager Gold·mine Säge·werk Schmie·de Key·flower Key·thedral Ian·vincible
keyflower-pictures-middle = Mitte
keyflower-pictures-own-village = Dein Dorf
keyflower-pictures-place-this = Lege dieses Plättchen an:
keyflower-pictures-place-next = Noch anzulegen:
keyflower-pictures-may-use = Jetzt kannst du nutzen: { $tiles }.
keyflower-pictures-use-with =
    { $tile } mit { $count ->
        [one] 1 Arbeiter
       *[other] { $count } Arbeitern
    }
keyflower-pictures-front = Vor dem Sichtschirm
keyflower-pictures-front-own = Vor deinem Sichtschirm, für alle sichtbar
keyflower-pictures-front-column = davor
keyflower-pictures-front-of = Teile vor dem Sichtschirm von { $who }: { $pieces }.
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
keyflower-pictures-kind-resource = Rohstoff
keyflower-pictures-scores-each = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} pro { FORM($item, "pro") }
keyflower-pictures-in-hand = Auf deiner Hand, noch nicht gedreht, { $tile }:
keyflower-pictures-waiting = Anzulegen, noch nicht gedreht, { $tile }:
keyflower-pictures-beside = { $count ->
    [one] 1 Plättchen liegt neben dem Dorf
   *[other] { $count } Plättchen liegen neben dem Dorf
}
keyflower-pictures-beside-list = Neben dem Dorf: { $tiles }.
keyflower-pictures-upgrade = aufgewertet ({ $price }): { $upgraded }
keyflower-pictures-replaced = { $old }: genommen von { $who }. Im Winter kommt stattdessen { $boat }.
keyflower-pictures-in-place-of = statt { $boat }
keyflower-pictures-contracts-shuffled = Offene Verträge: { $contracts }. Der Stapel ist leer: Für den nächsten werden { $count } abgelegte gemischt.

# On a tile’s ribbon, where a long name has no room: the attribute "short" of the tile’s name.
keyflower-pictures-ribbon = { FORM($tile, "short") }

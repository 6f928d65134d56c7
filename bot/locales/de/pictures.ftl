### Words inside pictures, their alt texts and the text board.

# Words that may be parted where they do not fit into a picture, as in “Farm·house”.
pictures-breaks = Hühner·haus Wild·hüter·haus Schrott·händler Straßen·pflaster Abwasser·system Gemeinde·haus Gack·gack Edel·stein·händler Edel·stein·kaufmann Handels·posten Handels·haus Schweine·stall Fracht·makler Zimmer·mann Stein·schleifer Land·arbeiter Gold·schmied Stein·brecher Hopfen·darre Schrott·platz Ring·macher Wind·mühle Stroh·decker Bauern·kate Arm·reif·macher Bau·meister Hopfen·feld Ziegen·stall
pictures-player = { $who }
pictures-player-number = Spieler { $number }
pictures-players = { $count } Spieler

pictures-season-spring = Frühling
pictures-season-summer = Sommer
pictures-season-autumn = Herbst
pictures-season-winter = Winter

pictures-over = Partie vorbei
pictures-phase-turns =
    { $who } am Zug{ $passes ->
        [0] { "" }
        [one] { " " }· gepasst: { $passed }
       *[other] { " " }· zuletzt { $passes }-mal gepasst
    }
pictures-phase-boats = { $who } nimmt ein Schiff
pictures-phase-winter = Winterplättchen ({ $who })
pictures-phase-growth = Anlegen ({ $who })

## Headings

pictures-village = Dorf von { $who }
pictures-village-alt =
    Dorf von { $who }, { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    }, { $goods }.
pictures-no-goods = keine Rohstoffe
pictures-screen = Sichtschirm von { $who }
pictures-screen-own = Hinter deinem Sichtschirm
pictures-market = Verträge und Ausbauten
pictures-score = Endstand
pictures-score-level = Gleichstand: Wer im Winter zuerst ein Schiff gewählt hat, liegt vorn.
pictures-colour-blue = Blau
    .extension = blauem
pictures-colour-red = Rot
    .extension = rotem
pictures-colour-yellow = Gelb
    .extension = gelbem
pictures-colour-green = Grün
    .extension = grünem
pictures-skills = Fertigkeiten
pictures-goods = Rohstoffe im Dorf
pictures-contracts = Verträge
pictures-contracts-open = Offene Verträge
pictures-extensions = Ausbauten
pictures-winter-hand = Winterplättchen auf der Hand
pictures-chosen = Gewählt
pictures-others = Die anderen
pictures-hidden = hinter dem Schirm
pictures-known = schon gesehen
pictures-to-place =
    { $count ->
        [one] 1 Plättchen anzulegen
       *[other] { $count } Plättchen anzulegen
    }
pictures-to-place-list = Anzulegen: { $tiles }.
pictures-spare-boats = Schiffe, die nicht im Spiel sind; eins ersetzt Sea Bastion II

pictures-kind-home = Hof
pictures-kind-spring = Frühling
pictures-kind-summer = Sommer
pictures-kind-summer-boat = Sommerschiff
pictures-kind-autumn = Herbst
pictures-kind-winter = Winter
pictures-kind-order = Reihenfolge
pictures-kind-boat = Schiff
pictures-side-basic = Basis
pictures-side-upgraded = Aufgewertet
pictures-side-a = Seite a
pictures-side-b = Seite b

pictures-row-home = Hof
pictures-row-spring = Frühling
pictures-row-summer = Sommer
pictures-row-autumn = Herbst
pictures-row-winter = Winter
pictures-row-boat = Schiffe
pictures-row-order = Reihenfolge
pictures-row-extension = Ausbauten
pictures-row-contract = Verträge
pictures-row-gold = Übriges Gold
pictures-row-keyple = Startspieler
pictures-row-total = Summe

## Pieces

pictures-none = keine
pictures-any-worker = { $count ->
    [one] 1 Arbeiter beliebiger Farbe
   *[other] { $count } Arbeiter beliebiger Farbe
}
pictures-any-skill = { $count ->
    [one] 1 beliebige Fertigkeit
   *[other] { $count } beliebige Fertigkeiten
}
pictures-any-resource = { $count ->
    [one] 1 Rohstoff beliebiger Art
   *[other] { $count } Rohstoffe beliebiger Art
}
pictures-gain-workers = { $count ->
    [one] 1 Arbeiter aus dem Beutel
   *[other] { $count } Arbeiter aus dem Beutel
}
pictures-gain-skills = { $count ->
    [one] 1 Fertigkeit
   *[other] { $count } Fertigkeiten
}
pictures-gain-contracts = { $count ->
    [one] 1 Vertrag
   *[other] { $count } Verträge
}
pictures-cabins = { $count ->
    [one] 1 Hütte
   *[other] { $count } Hütten
}

## What is printed

pictures-effect-gain = { $items }
pictures-effect-either = { $items }
pictures-effect-exchange = { $items } für { $price }
pictures-effect-transport = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}, { $upgrades ->
    [one] 1 Aufwertung
   *[other] { $upgrades } Aufwertungen
}
pictures-effect-hold =
    am Ende { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } pro { $item } darauf
pictures-points = { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}
pictures-face = { $effect }; { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
pictures-scores-sets = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} pro Satz: { $items }
pictures-scores-kind-worker = wähle eine Farbe: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für jeden Arbeiter dieser Farbe
pictures-scores-kind-skill = wähle eine Fertigkeit: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für jede davon
pictures-scores-kind-resource = wähle einen Rohstoff: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für jedes Stück davon
pictures-scores-steps = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für jeden Schritt, den deine Transportplättchen bringen
pictures-scores-loop = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für jedes Plättchen auf einem Rundweg über Straßen von deinem Hof und zurück
pictures-scores-upgrades = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für jedes Aufwertungssymbol im Dorf, auch für Hütten
pictures-scores-winter = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für jedes Winterplättchen im Dorf
pictures-scores-upgraded = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für jedes aufgewertete Plättchen
pictures-scores-extensions = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für jeden Ausbau
pictures-scores-unfulfilled = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für jeden Vertrag, den du hast und nicht erfüllst
pictures-scores-adjacent = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für jedes Nachbarplättchen, wenn du es im Winter ersteigerst
pictures-scores-river = Punkte für 1, 2 und mehr Schiffe, die ein Fluss mit deinem Hof verbindet: { $rungs }
pictures-bonus-free-upgrade = 1 kostenlose Aufwertung vor der Wertung
pictures-bonus-free-extension = 1 kostenloser Ausbau vor der Wertung
pictures-bonus-gold = { $count } Gold auf den Hof vor der Wertung
pictures-bonus-replaced = verlässt nach dem Herbst das Spiel; wer es dann nimmt, ersetzt es durch ein Schiff, das nicht im Spiel ist
pictures-bonus-contracts = jeder erfüllte Vertrag ist { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} wert

pictures-power-1a =
    am Ende von Sommer, Herbst und Winter bekommst du { $count ->
        [one] 1 Arbeiter
        [2] 2 Arbeiter
       *[other] { $count } Arbeiter
    } aus dem Beutel
pictures-power-1b =
    am Ende von Sommer, Herbst und Winter bekommst du { $count ->
        [one] 1 grünen Arbeiter
       *[other] { $count } grüne Arbeiter
    }
pictures-power-2a = transportiere auch über Felder und lege neue Plättchen an, auch wenn die Seiten nicht passen
pictures-power-2b = deine Schritte und Aufwertungen verdoppeln sich
pictures-power-3a = beim Aufwerten ersetzt jeder Rohstoff jeden anderen
pictures-power-3b = in der Schlusswertung ersetzt jeder Rohstoff jeden anderen
pictures-power-4a = biete gegen Blau, Rot oder Gelb mit einer beliebigen anderen Farbe
pictures-power-4b = nutze ein Plättchen, auf dem gearbeitet oder geboten wird, mit Arbeitern beliebiger Farben

pictures-meaning-plain = { $face }.
pictures-meaning-upgrade =
    Basis: { $basic }.
    Aufwertung kostet: { $price }.
    Aufgewertet: { $upgraded }.
pictures-meaning-sides =
    Seite a: { $a }.
    Seite b: { $b }.
pictures-meaning-boat =
    Frühling: { $spring }.
    Sommer: { $summer }.
    Herbst: { $autumn }.
    Am Ende: { $winter }.

## Text twins

pictures-upgraded = { $name } (aufgewertet)
pictures-at = { $name } auf Platz { $at }
pictures-upgrade-price = Aufwerten kostet { $price }
pictures-roads = Straßen: { $roads }
pictures-road = { $side } zu { $tile }
pictures-road-ends = { $side } endet an { $tile }
pictures-road-open = { $side } offen
pictures-water = Wasser: { $sides }
pictures-side-0 = Süd
pictures-side-1 = Südwest
pictures-side-2 = Nordwest
pictures-side-3 = Nord
pictures-side-4 = Nordost
pictures-side-5 = Südost
pictures-keyple-here = Wer es ersteigert, wird Startspieler.
pictures-bid = { $who } bietet { $workers }
pictures-bid-winning = { $who } führt mit { $workers }
pictures-users = genutzt von { $workers }
pictures-goods-here = darauf: { $goods }
pictures-extension-here = mit { FORM($colour, "extension") } Ausbau
pictures-boat = { $boat }: { $load }.
pictures-boat-taken = { $boat }: genommen von { $who }.
pictures-left = Übrig: { $bag } Arbeiter im Beutel, { $greens ->
    [one] { $greens } grüner Arbeiter
   *[other] { $greens } grüne Arbeiter
}, { $skills ->
    [one] { $skills } Fertigkeit
   *[other] { $skills } Fertigkeiten
}, { $goods }.
pictures-boat-queue = Reihenfolge bei den Schiffen: { $who }.
pictures-holds = { $who }{ $start ->
    [yes] {" (Startspieler)"}
   *[no] {""}
} hat { $pieces } hinter dem Sichtschirm.
pictures-screen-workers = Arbeiter: { $pieces }.
pictures-screen-skills = Fertigkeiten: { $pieces }.
pictures-screen-winter = Winterplättchen auf der Hand: { $tiles }.
pictures-screen-chosen = Für die Versteigerung gewählt: { $tiles }.
pictures-known-of = { $who } hat mindestens { $pieces } hinter dem Sichtschirm.
pictures-screen-contracts = Verträge: { $contracts }.
pictures-market-contracts = Offene Verträge: { $contracts }; { $count } verdeckt.
pictures-market-extensions = Noch vorhandene Ausbauten: { $extensions }.
pictures-score-total = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
pictures-score-place = { $rank }. { $who }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
pictures-board-tiles = Auslage
pictures-board-orders = Reihenfolge
pictures-board-boats = Schiffe
pictures-board-known = Hinter Sichtschirmen, aber schon gesehen

## Words put together

pictures-colon = { $what }: { $said }
pictures-semicolon = { $before }; { $then }
pictures-page = { $title } ({ $page }/{ $count })

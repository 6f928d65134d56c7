### Keythedral: words inside its pictures, their alt texts and the text board.

keythedral-pictures-player = { $who }
keythedral-pictures-player-number = Spieler { $number }

## The table

keythedral-pictures-cube = { FORM($kind, "short") }
keythedral-pictures-title = Runde { $round }: { $phase }
keythedral-pictures-stage-lay = Die Karte entsteht
keythedral-pictures-stage-work = Arbeiter ziehen los
keythedral-pictures-stage-harvest = Ernte
keythedral-pictures-stage-spend = Würfel ausgeben
keythedral-pictures-stage-auction = Startspieler
keythedral-pictures-stage-over = Das Spiel ist aus
keythedral-pictures-waiting = Am Zug: { $who }
keythedral-pictures-waiting-many = { $count } entscheiden
keythedral-pictures-passed = gepasst
keythedral-pictures-procured = nahm Gesetz
keythedral-pictures-offers = bietet { $count }
keythedral-pictures-declined = kein Gebot
keythedral-pictures-buys = { $who } will Sitz { $slot } für { $cubes }
keythedral-pictures-plays = { $who } spielt { $law }
keythedral-pictures-marker = { $who } bekam den Startspielerstein
keythedral-pictures-highest = { $who } bietet am meisten: { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
}
keythedral-pictures-names = { $who } bestimmt den Startspieler
keythedral-pictures-force = In Kraft: { $law } ({ $who })
keythedral-pictures-force-aim = In Kraft: { $law }, { $aim } ({ $who })
keythedral-pictures-drawn = Gezogen: { $field }
keythedral-pictures-stack = noch { $count }
keythedral-pictures-next = Nächstes Ertragsfeld: Nummer { $number }
keythedral-pictures-next-of = Das nächste Ertragsfeld hat Nummer { $number }. Von dieser Nummer sind noch da: { $fields }.
keythedral-pictures-of = { $field } ×{ $count }

## Keytown and the mat

keythedral-pictures-mat = Die Keythedral
keythedral-pictures-on-sale = Zu kaufen: Sitze der Nummer { $number }
keythedral-pictures-trader = Händler
keythedral-pictures-trade = Ressource nach Wahl
keythedral-pictures-stock = noch { $count }
keythedral-pictures-space-left = Gesetz links
keythedral-pictures-space-right = Gesetz rechts
keythedral-pictures-space-empty = Leer
keythedral-pictures-deck = { $count } im Stapel
keythedral-pictures-store = Im Vorrat
keythedral-pictures-own = Deine Würfel: { $count }

## Behind the screen

keythedral-pictures-screen = Sichtschirm von { $who }
keythedral-pictures-screen-own = Hinter deinem Sichtschirm
keythedral-pictures-seats = Sitze
keythedral-pictures-paying = Du zahlst
keythedral-pictures-laws = Gesetze auf der Hand: { $count }
keythedral-pictures-watch = Nach Gesetzen fragen: { $when }
keythedral-pictures-armed = Antwortet von selbst: { $aim }
keythedral-pictures-all-laws = Die zwanzig Gesetze
keythedral-pictures-others = Die anderen

## Score

keythedral-pictures-score = Endstand
keythedral-pictures-row-seats = { $points ->
    [one] Sitze zu 1 Punkt
   *[other] Sitze zu { $points } Punkten
}
keythedral-pictures-row-total = Summe
keythedral-pictures-row-ties = Würfel, falls gleich

## Text twins

keythedral-pictures-board-map = Die Karte
keythedral-pictures-board-town = Keytown
keythedral-pictures-holds = { $who } ({ $colour }{ $start ->
    [yes] , Startspieler
   *[no] {""}
}): { $laws ->
    [0] kein Gesetz
    [one] ein Gesetz
   *[other] { $laws } Gesetze
}, { $fences ->
    [0] kein Zaun
    [one] ein Zaun
   *[other] { $fences } Zäune
} und { $workers ->
    [0] kein Arbeiter
    [one] ein Arbeiter
   *[other] { $workers } Arbeiter
} zu Hause{ $turn ->
    [passed] ; hat gepasst
    [procured] ; nahm ein Gesetz
   *[none] {""}
}.
keythedral-pictures-order = Arbeitsreihenfolge bisher: { $numbers }.
keythedral-pictures-order-whole = Arbeitsreihenfolge: { $numbers }.
keythedral-pictures-at-work = { $who } arbeitet hier: { $places }.
keythedral-pictures-worker = { $field } (aus { $number })
keythedral-pictures-fields = Ertragsfelder, { $field }: { $places }.
keythedral-pictures-keythedral = Die Keythedral steht zwischen den Ertragsfeldern 1, 2, 3 und 4.
keythedral-pictures-dwellings = { $who }: { $places }.
keythedral-pictures-cottage-at = Hütte { $number } an { $square }
keythedral-pictures-house-at = Haus { $number } an { $square }
keythedral-pictures-fences = Zäune: { $places }.
keythedral-pictures-fence-side = { $side } ({ $at }, von { $who })
keythedral-pictures-slot = Sitz { $slot }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $cubes }{ $change ->
    [dearer] , und ein Würfel mehr von diesen Arten
    [cheaper] , ein Würfel weniger, aber kein Gold
    [both] , ein Würfel weniger, aber kein Gold, und ein Würfel mehr von diesen Arten
   *[none] {""}
}.
keythedral-pictures-left = Sitze der Nummer { $number }: noch { $left } von { $count }.
keythedral-pictures-store-holds = Im Vorrat: { $cubes }.
keythedral-pictures-stocks = Bei den Handwerkern: { $cubes }.
keythedral-pictures-new-laws = Neue Gesetze: { $laws }; { $count } im Stapel.
keythedral-pictures-face-down = { $count ->
    [one] eins verdeckt
   *[other] { $count } verdeckt
}
keythedral-pictures-known = { $who } hat { $laws }, wie alle gesehen haben.
keythedral-pictures-free = Ohne Arbeiter: { $places }.
keythedral-pictures-places =
    Jedes Ertragsfeld hat eine Nummer. Gezählt wird von { $middle ->
        [keythedral] der Keythedral
       *[corner] Ecke 0, der südlichen zwischen den Ertragsfeldern 1 und 2,
    } nach außen, jeder Ring von Nordwest an im Uhrzeigersinn: 1 bis 4, 5 bis 16, 17 bis 36. Ebenso die Ecken zwischen den Ertragsfeldern: 1 bis 8, 9 bis 24, 25 bis 48. Einen Zaun tippst du als Ecke und Ertragsfeld: 8-1 steht zwischen Ecke 8 und Ertragsfeld 1.
keythedral-pictures-played = Gespielte Gesetze: { $laws }.
keythedral-pictures-no-law = keine
keythedral-pictures-still = Noch nicht gespielt: { $laws }.
keythedral-pictures-holds-cubes = { $who } hat { $cubes }.
keythedral-pictures-holds-seats = Gekaufte Sitze: { $seats }; { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
keythedral-pictures-holds-none = Noch keinen Sitz gekauft.
keythedral-pictures-place = { $rank }. { $who }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

### Keythedral: words inside its pictures, their alt texts and the text board.

# Where a word of a law’s name can be split, as in “Farm·house”.
keythedral-pictures-breaks = Arbeits·reihenfolge Preis·erhöhung Preis·senkung Hütten·ausbau Hütten·nummer Handwerks·rabatt Plan·änderung Start·reihenfolge

## The table

keythedral-pictures-cube = { FORM($kind, "short") }
keythedral-pictures-title = Runde { $round } · { $phase }
keythedral-pictures-titled = { $title } · { $part }
keythedral-pictures-stage-lay = Die Karte entsteht
keythedral-pictures-stage-work = Phase 1: Arbeit
keythedral-pictures-stage-harvest = Phase 2: Ernte
keythedral-pictures-stage-spend = Phase 3: Ausgeben
keythedral-pictures-stage-auction = Phase 5: Startspieler
keythedral-pictures-stage-over = Partie vorbei
keythedral-pictures-waiting = Am Zug: { $who }
keythedral-pictures-waiting-many = { $count } entscheiden
keythedral-pictures-passed = gepasst
keythedral-pictures-procured = gekauft
keythedral-pictures-offers = bietet { $count }
keythedral-pictures-declined = kein Gebot
keythedral-pictures-bids = Gebote bisher
keythedral-pictures-to-offer = noch offen
keythedral-pictures-buys = { $who } will Sitz { $slot } für { $cubes }
keythedral-pictures-plays = { $who } spielt { $law }
keythedral-pictures-marker = { $who } hat den Startspielerstein
keythedral-pictures-highest =
    { $who } bietet am meisten: { $count ->
        [one] 1 beliebige Ware
       *[other] { $count } Waren
    }
keythedral-pictures-names = { $who } bestimmt den Startspieler
keythedral-pictures-force = In Kraft: { $law } ({ $who })
keythedral-pictures-force-aim = In Kraft: { $law }, { $aim } ({ $who })
keythedral-pictures-drawn = Gezogen: { $field }
keythedral-pictures-stack = { $count ->
    [one] noch 1 Feld:
   *[other] noch { $count } Felder:
}
keythedral-pictures-next = Rückseite des nächsten Felds: { $number }. Eins von:
keythedral-pictures-next-of = Auf der Rückseite des nächsten Ertragsfelds steht { $number }. Mit dieser Zahl sind noch da: { $fields }.
keythedral-pictures-of = { $field } ×{ $count }

## Keytown and the mat

keythedral-pictures-mat = Die Keythedral
keythedral-pictures-on-sale = Sitze im Verkauf (Nummer { $number })
keythedral-pictures-on-sale-short = Zu kaufen
keythedral-pictures-trader = Händler
keythedral-pictures-trade = Ressource nach Wahl
keythedral-pictures-stock = noch { $count }
keythedral-pictures-space-left = Gesetz links
keythedral-pictures-space-right = Gesetz rechts
keythedral-pictures-space-only = Neues Gesetz
keythedral-pictures-space-empty = Leer
keythedral-pictures-deck = Stapel: { $count }
keythedral-pictures-seats-left = Übrige Sitze
keythedral-pictures-shop-unfence = Abriss
keythedral-pictures-shop-fence = Zaun
keythedral-pictures-shop-house = Haus
keythedral-pictures-store = Im Vorrat
keythedral-pictures-own = Deine Waren
keythedral-pictures-own-cottages = Deine Hütten
keythedral-pictures-own-label = Deine Waren

## Behind the screen

keythedral-pictures-seats = Sitze
keythedral-pictures-in-store = Vorrat { $count }
keythedral-pictures-paying = Du zahlst
keythedral-pictures-laws = Gesetze auf der Hand: { $count }
keythedral-pictures-watch = Nach Gesetzen fragen: { $when }
keythedral-pictures-armed = Antwortet automatisch: { $aim }
keythedral-pictures-all-laws = Die 20 Gesetze

## Score

keythedral-pictures-row-seats = { $points ->
    [one] Sitze zu 1 Punkt
   *[other] Sitze zu { $points } Punkten
}
keythedral-pictures-row-ties = Waren (Gleichstand)

## Text twins

keythedral-pictures-board-map = Die Karte
keythedral-pictures-board-town = Keytown
keythedral-pictures-holds =
    { $who } ({ $colour }{ $start ->
        [yes] , Startspieler
       *[no] { "" }
    }): { $laws ->
        [0] kein Gesetz
        [one] 1 Gesetz
       *[other] { $laws } Gesetze
    }, { $fences ->
        [0] kein Zaun
        [one] 1 Zaun
       *[other] { $fences } Zäune
    } und { $workers ->
        [0] kein Arbeiter
        [one] 1 Arbeiter
       *[other] { $workers } Arbeiter
    } zu Hause{ $turn ->
        [passed] ; hat gepasst
        [procured] ; hat ein Gesetz gekauft
       *[none] { "" }
    }.
keythedral-pictures-order = Arbeitsreihenfolge bisher: { $numbers }.
keythedral-pictures-order-whole = Arbeitsreihenfolge: { $numbers }.
keythedral-pictures-at-work = { $who } arbeitet hier: { $places }.
keythedral-pictures-worker = { $field } (aus Gebäude { $number })
keythedral-pictures-fields = Ertragsfelder, { $field }: { $places }.
keythedral-pictures-keythedral = Die Keythedral steht zwischen den Ertragsfeldern 1, 2, 3 und 4.
keythedral-pictures-dwellings = { $who }: { $places }.
keythedral-pictures-cottage-at = Hütte { $number } an { $square }
keythedral-pictures-house-at = Haus { $number } an { $square }
keythedral-pictures-fences = Zäune: { $places }.
keythedral-pictures-fence-side = { $side } ({ $at }, von { $who })
keythedral-pictures-slot =
    Sitz { $slot }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: { $cubes }{ $change ->
        [dearer] , plus 1 davon
        [cheaper] , minus 1 davon (kein Gold)
        [both] , minus 1 davon (kein Gold) und plus 1 davon
       *[none] { "" }
    }.
keythedral-pictures-left = Sitze mit Nummer { $number }: noch { $left } von { $count }.
keythedral-pictures-store-holds = Im Vorrat: { $cubes }.
keythedral-pictures-stocks = Bei den Handwerkern: { $cubes }.
keythedral-pictures-shops = In der Stadt: { $shops }.
keythedral-pictures-shop = { $mark } { $name }
keythedral-pictures-new-laws = Neue Gesetze: { $laws }; { $count } im Stapel.
keythedral-pictures-face-down =
    { $count ->
        [one] 1 verdeckt
       *[other] { $count } verdeckt
    }
keythedral-pictures-known = Alle wissen: { $who } hat { $laws }.
keythedral-pictures-free = Ohne Arbeiter: { $places }.
keythedral-pictures-around = { $dwelling }: { $places }.
keythedral-pictures-near = { $arrow } { $field }, ohne Arbeiter
keythedral-pictures-near-worked = { $arrow } { $field }, dort arbeitet { $who } (aus Gebäude { $number })
keythedral-pictures-near-fenced = { $place }, dazwischen ein Zaun von { $who }
keythedral-pictures-near-empty = { $arrow } kein Ertragsfeld
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

# What a computer player looks at in Keythedral.

keythedral-feature-points = Punkte
keythedral-feature-buying = der Sitz, den du kaufst
keythedral-feature-payable = bezahlbare Sitze
keythedral-feature-nearest = der nächste Sitz
keythedral-feature-stone = Stein
keythedral-feature-wood = Holz
keythedral-feature-food = Nahrung
keythedral-feature-water = Wasser
keythedral-feature-wine = Wein
keythedral-feature-ironwork = Kunstschmiedearbeit
keythedral-feature-glass = farbiges Glas
keythedral-feature-gold = Gold
keythedral-feature-houses = Häuser
keythedral-feature-fields = offene Ertragsfelder
keythedral-feature-variety = Arten von Ertragsfeldern, die deine Arbeiter erreichen
keythedral-feature-laws = Gesetze
keythedral-feature-fences = Zäune
keythedral-feature-start = Startspieler sein
keythedral-benefit-lay = Hütte { $number } liegt dann an { $count ->
    [one] 1 Ertragsfeld
   *[other] { $count } Ertragsfeldern
}: { $fields }.
keythedral-benefit-first = Neu für dich: { $fields }.
keythedral-benefit-rival = Auch Gebäude { $number } von { $who } könnte dorthin einen Arbeiter schicken ({ $field }): Du bist zuerst da.
keythedral-benefit-only = Dieses Gebäude hat kein anderes freies Ertragsfeld.
keythedral-benefit-fence = Gebäude { $number } von { $who } erreicht dieses Ertragsfeld nicht mehr: { $field }.
keythedral-benefit-house = Ein Haus schickt 2 Arbeiter statt 1.
keythedral-benefit-house-fields = Haus { $number } liegt an { $count ->
    [one] 1 Ertragsfeld
   *[other] { $count } Ertragsfeldern
}: { $fields }.
keythedral-benefit-law = Du bekommst 1 Gesetz mehr und kannst es spielen, wenn es dir am meisten nützt.
keythedral-benefit-keep = Du behältst { $cubes } für die Handwerker und den Händler.
keythedral-benefit-keep-all = Du behältst alles, was du hast.
keythedral-benefit-keep-laws = Das behältst du für später: { $laws }.
keythedral-benefit-offer = Bietet niemand mehr oder gleich viel, bestimmst du den Startspieler. Bietet { $who } gleich viel, bekommst du { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
}.
keythedral-benefit-match = Du bestimmst den Startspieler.
keythedral-benefit-start = In der nächsten Runde bist du zuerst dran: beim Schicken der Arbeiter und beim Kaufen.
keythedral-benefit-start-free = Das kostet dich nichts. In der nächsten Runde bist du zuerst dran: beim Schicken der Arbeiter und beim Kaufen.
keythedral-benefit-start-law = In dieser Runde bist du { $phase ->
    [work] beim Schicken der Arbeiter und beim Kaufen
   *[spend] beim Kaufen
} zuerst dran.
keythedral-benefit-few-seats = Für { $players } Spieler { $count ->
    [one] steht nur 1 Sitz
   *[other] stehen nur { $count } Sitze
} zum Verkauf.
keythedral-benefit-buys-first = Du hast schon alles für Sitz { $slot }, und der Startspieler kauft zuerst.
keythedral-benefit-seat = Mit der Ernte hast du alles für Sitz { $slot }.
keythedral-benefit-missing = Für Sitz { $slot } fehlt dann noch: { $cubes }.
keythedral-benefit-fields = { $count ->
    [one] { $field }
   *[other] { $field } ×{ $count }
}
keythedral-gain-buying = Du sicherst dir einen Sitz.
keythedral-gain-stone = Du behältst mehr Stein.
keythedral-gain-wood = Du behältst mehr Holz.
keythedral-gain-food = Du behältst mehr Nahrung.
keythedral-gain-water = Du behältst mehr Wasser.
keythedral-gain-wine = Du behältst mehr Wein.
keythedral-gain-ironwork = Du behältst mehr Kunstschmiedearbeit.
keythedral-gain-glass = Du behältst mehr farbiges Glas.
keythedral-gain-gold = Du behältst mehr Gold.
keythedral-gain-houses = Du hast ein Haus mehr.
keythedral-gain-fields = Deine Arbeiter erreichen mehr Ertragsfelder.
keythedral-gain-variety = Deine Arbeiter erreichen eine weitere Art Ertragsfeld.
keythedral-gain-laws = Du hast ein Gesetz mehr.
keythedral-gain-fences = Du hast einen Zaun mehr.
keythedral-gain-start = Du wirst Startspieler.
keythedral-benefit-wanted = { $count } der { $all } Sitze, die zum Verkauf stehen, kosten { $kind }.
keythedral-benefit-nobody = Auch sonst kann niemand mit Nummer { $number } einen Arbeiter schicken.
keythedral-benefit-later = Deine Arbeiter können später noch gehen, mit Nummer { $numbers }.
keythedral-benefit-none-left = Mit keiner der übrigen Nummern kann noch ein Arbeiter von dir gehen.
keythedral-benefit-wanted-all = { $all ->
    [2] Beide Sitze
   *[other] Alle { $all } Sitze
}, die zum Verkauf stehen, kosten { $kind }.
keythedral-hint-play = spiel { $law }
keythedral-hint-play-bargain = spiel { $law }: { $paid } gegen { $got }
keythedral-hint-play-start = spiel { $law }: du wirst Startspieler
keythedral-hint-pay = zahl { $cubes }
keythedral-hint-cubes = { $cubes }
keythedral-benefit-harvest = Das bringt dir { $cubes } zum Ausgeben oder Tauschen.
keythedral-benefit-aimed = Von den Arbeitern dort { $own ->
    [0] gehört dir keiner
    [one] gehört dir 1
   *[other] gehören dir { $own }
}, { $others ->
    [0] den anderen keiner
   *[other] den anderen { $others }
}.
keythedral-benefit-fewer = Mit Nummer { $number } { $count ->
    [one] kann nur 1 anderer
   *[other] können nur { $count } andere
} einen Arbeiter schicken, mit Nummer { $other } { $more }.
keythedral-benefit-keep-seat = Du behältst { $cubes } für Sitz { $slot }.
keythedral-benefit-keep-seat-too = Du behältst { $cubes } für Sitz { $slot } und außerdem { $rest }.
keythedral-benefit-keep-later = Du behältst { $cubes }: { $part ->
    [all] alle { $all } möglichen Sitze
   *[some] { $count } der { $all } möglichen Sitze
} mit Nummer { $number } kosten { $kind }.
keythedral-benefit-keep-later-too = Du behältst { $cubes } und außerdem { $rest }: { $part ->
    [all] alle { $all } möglichen Sitze
   *[some] { $count } der { $all } möglichen Sitze
} mit Nummer { $number } kosten { $kind }.
keythedral-benefit-craft-later = { $part ->
    [all] Alle { $all } möglichen Sitze
   *[some] { $count } der { $all } möglichen Sitze
} mit Nummer { $number } kosten { $kind }.
keythedral-benefit-trade-on = Deine Waren reichen, um alles für Sitz { $slot } einzutauschen.
keythedral-benefit-choose = { $count ->
    [one] Dein Arbeiter dort bringt 1 Ressource
   *[other] Deine { $count } Arbeiter dort bringen { $count } Ressourcen
} deiner Wahl statt { $kind }.
keythedral-benefit-double = Du erntest zusätzlich { $cubes }.
keythedral-benefit-any-order = An deine übrigen Ertragsfelder kommt sonst niemand: Für dich macht die Reihenfolge keinen Unterschied.
keythedral-benefit-paid = { $who } gibt dir { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
}.
keythedral-benefit-named-free = Bietet niemand, bestimmt { $who } den Startspieler.
keythedral-benefit-wanted-one = Für Sitz { $slot } brauchst du { $kind }.
keythedral-benefit-wanted-kinds = Für Sitz { $slot } brauchst du { $kinds }.
keythedral-benefit-harvest-later = Das bringt dir { $cubes }. { $part ->
    [all] Alle { $all } möglichen Sitze
   *[some] { $count } der { $all } möglichen Sitze
} mit Nummer { $number } kosten { $kind }.
keythedral-benefit-harvest-craft = Das bringt dir { $cubes }. Damit kannst du { $kind } kaufen, was Sitz { $slot } kostet.
keythedral-benefit-only-kind = Nur { $field } kann dir in dieser Runde noch { $kind } bringen, und { $who } könnte dir dort zuvorkommen.
keythedral-benefit-opens = Dann stehen die Sitze mit Nummer { $number } zum Verkauf, und { $who } darf zuerst kaufen.
keythedral-benefit-opens-alone = Dann stehen die Sitze mit Nummer { $number } zum Verkauf, und nur du kannst in dieser Runde noch kaufen.
keythedral-benefit-law-needed = Ohne { $laws } reichen deine Waren für keinen Sitz, der zum Verkauf steht.
keythedral-benefit-keep-no-seat = Deine Waren reichen in dieser Runde für keinen Sitz, und du behältst sie alle.

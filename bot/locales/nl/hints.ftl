# Three good moves and why.

hints-title =
    ### 💡 { $count ->
        [one] Een goede zet
       *[other] { $count } goede zetten
    }
hints-title-costs =
    ### 💡 { $count ->
        [one] De minst slechte zet
       *[other] De { $count } minst slechte zetten
    }
hints-thinking = 💡 Ik zoek goede zetten …
hints-move = **{ $number }. { $line }.**
hints-points = **{ $points } { $count ->
    [one] punt
   *[other] punten
}**
hints-why-none = Ik vond niets beters.
hints-level-near = Een ander idee.
hints-level-almost = Bijna even goed.
hints-level-less = Iets zwakker.
hints-level-later = Nu meer punten, later waarschijnlijk minder.
hints-reveals = Hierbij wordt iets getrokken of onthuld. Daarna kun je de zet niet terugnemen.
hints-details = Details
hints-gains = ➕ { $what }
hints-costs = ➖ { $what }
hints-only-costs = -# Elke zet die ik hier vond, kost je iets en levert niets op.
hints-part = { $feature } ({ $worth })
hints-part-counted = { $feature }: { $before } → { $after } ({ $worth })
hints-part-instead = { $feature } { $after } in plaats van { $before } ({ $worth })
hints-rest = de rest
hints-later = latere beurten
hints-goes-on = -# inclusief de rest van je beurt
hints-uncovers = -# Deze zet onthult iets, dus de getallen zijn een schatting.
hints-behind = -# ongeveer { $points } punten minder dan zet 1
hints-behind-why = -# ongeveer { $points } punten minder dan zet 1: { $why }
hints-as-good = -# ongeveer even goed als zet 1
hints-as-good-why = -# ongeveer even goed als zet 1: { $why }
hints-plan = 🧭 Daarna: { $line }
hints-plan-opens = 🧭 Maakt mogelijk: { $line }
hints-plan-when = { $line } ({ $chapter })
hints-alike = -# Dezelfde zet is ongeveer even goed { $ways }.
hints-alike-place = op een andere plek
hints-alike-payment = met een andere betaling
hints-alike-colour = met een andere kleur
hints-alike-aim = met een ander doel
hints-alike-which = met een ander stuk van dezelfde soort
hints-take = Zet { $number } proberen
hints-foot = Suggesties van een computer, alleen op basis van wat jij ziet. ➕ en ➖ tonen wat een zet verandert als de anderen er niets aan doen. Er wordt pas iets gespeeld als je bevestigt.
hints-foot-ahead = Suggesties van een computer, alleen op basis van wat jij ziet. ➕ en ➖ tonen wat een zet verandert als de anderen er niets aan doen. Voor de volgorde tellen ook latere beurten mee. Er wordt pas iets gespeeld als je bevestigt.
hints-foot-plan = Ik heb de partij vanaf hier { $ways } keer doorgespeeld. Wat bij 🧭 staat, gebeurde elke keer. De anderen kunnen anders spelen.
hints-forbid = Hints uitzetten
hints-allow = Hints aanzetten
hints-now-on = Aan deze tafel staan hints nu aan.
hints-now-off = Aan deze tafel staan hints nu uit.
hints-off = De host heeft hints uitgezet. Daarom kan ook geen computer je beurt spelen.
hints-stale = De partij is al verder. Vraag een nieuwe hint.
hints-failed = Ik kon geen hint vinden: er ging iets mis aan mijn kant. Er is niets veranderd. Probeer het nog eens.
hints-again = Opnieuw proberen
hints-rated = Deze partij telt voor de rating: je krijgt geen hints en de computer speelt niet voor je.
hints-source = { $source } { $points }
hints-sources = { $points }: { $sources }.

# Three good moves and why.

hints-title =
    ### 💡 { $count ->
        [one] Eén goede zet
       *[other] { $count } goede zetten
    }
hints-title-costs =
    ### 💡 { $count ->
        [one] De minst slechte zet
       *[other] De { $count } minst slechte zetten
    }
hints-move = **{ $number }. { $line }**
hints-gains = ➕ { $what }
hints-costs = ➖ { $what }
hints-only-costs = -# Hier kost elke zet die ik vond alleen maar iets.
hints-part = { $feature } ({ $worth })
hints-part-counted = { $feature } { $before } → { $after } ({ $worth })
hints-part-instead = { $feature } { $after } in plaats van { $before } ({ $worth })
hints-rest = al het andere
hints-later = wat er in komende beurten volgt
hints-goes-on = -# gerekend met hoe deze beurt daarna verder zou gaan
hints-uncovers = -# er wordt iets opengelegd: de getallen zijn een schatting
hints-behind = -# ongeveer { $points } punten minder dan de eerste
hints-behind-why = -# ongeveer { $points } punten minder dan de eerste: { $why }
hints-as-good = -# ongeveer even goed als de eerste
hints-as-good-why = -# ongeveer even goed als de eerste: { $why }
hints-plan = 🧭 en daarna: { $line }
hints-plan-opens = 🧭 zodat daarna kan: { $line }
hints-plan-when = { $line } ({ $chapter })
hints-alike = -# ongeveer even goed { $ways }
hints-alike-place = op een andere plek
hints-alike-payment = anders betaald
hints-alike-colour = met een andere kleur
hints-alike-aim = met een ander doel
hints-alike-which = met een ander van dezelfde soort
hints-no-more = Geen van de andere zetten die ik heb vergeleken, komt in de buurt: de beste daarvan is ongeveer { $points } punten slechter.
hints-no-other = Ik vond geen andere zet die in meer verschilt dan een detail als plek, betaling, kleur of doel.
hints-others-cost = Elke andere zet die ik vond, kost alleen maar iets.
hints-take = Zet { $number } klaarzetten
hints-foot = Zoals een computer het inschat, op grond van wat jij kunt zien. ➕ en ➖ zeggen wat een zet verandert als de anderen het daarbij laten. Er wordt niets gespeeld tot je bevestigt.
hints-foot-ahead = Zoals een computer het inschat, op grond van wat jij kunt zien. ➕ en ➖ zeggen wat een zet verandert als de anderen het daarbij laten; voor de volgorde tellen ook komende beurten mee. Er wordt niets gespeeld tot je bevestigt.
hints-foot-plan = 🧭 is wat er voor jou volgde op elk van de { $ways } manieren waarop ik het spel daarna liet verdergaan; de anderen kunnen anders spelen.
hints-forbid = Geen hints aan deze tafel
hints-allow = Hints toestaan aan deze tafel
hints-now-on = Hints zijn toegestaan aan deze tafel.
hints-now-off = Aan deze tafel krijgt niemand nog hints.
hints-off = De host van deze tafel heeft hints uitgezet.
hints-stale = De tafel is intussen verder. Vraag opnieuw om een hint.
hints-failed = Ik kon geen zet bedenken: er ging iets mis aan mijn kant. Er is niets veranderd, en wie mij beheert, kan zien wat er gebeurde.
hints-again = Opnieuw vragen
hints-rated = Dit spel telt voor de rating: computers geven geen hints, en je kunt er geen je beurt laten spelen.

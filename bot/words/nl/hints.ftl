# Three good moves and why.

hints-title =
    ### 💡 { $count ->
        [one] Eén goede zet
       *[other] { $count } goede zetten
    }
hints-move = **{ $number }. { $line }**
hints-gains = ➕ { $what }
hints-costs = ➖ { $what }
hints-part = { $feature } { $worth }
hints-rest = al het andere
hints-goes-on = -# gerekend met hoe deze beurt daarna verder zou gaan
hints-uncovers = -# er wordt iets opengelegd: de getallen zijn een schatting
hints-behind = -# ongeveer { $points } punten minder dan de eerste
hints-behind-ahead = -# vooruitgekeken ongeveer { $points } punten minder dan de eerste
hints-as-good = -# ongeveer even goed als de eerste
hints-as-good-ahead = -# vooruitgekeken ongeveer even goed als de eerste
hints-take = Zet { $number } klaarzetten
hints-foot = Zoals een computer het inschat, op grond van wat jij kunt zien. ➕ en ➖ zeggen wat een zet verandert als de anderen het daarbij laten. Er wordt niets gespeeld tot je bevestigt.
hints-foot-ahead = Zoals een computer het inschat, op grond van wat jij kunt zien. ➕ en ➖ zeggen wat een zet verandert als de anderen het daarbij laten; voor de volgorde tellen ook komende beurten mee. Er wordt niets gespeeld tot je bevestigt.
hints-forbid = Geen hints aan deze tafel
hints-allow = Hints toestaan aan deze tafel
hints-now-on = Hints zijn toegestaan aan deze tafel.
hints-now-off = Aan deze tafel krijgt niemand nog hints.
hints-off = De host van deze tafel heeft hints uitgezet.
hints-stale = De tafel is intussen verder. Vraag opnieuw om een hint.
hints-failed = Ik kon geen zet bedenken: er ging iets mis aan mijn kant. Er is niets veranderd, en wie mij beheert, kan zien wat er gebeurde.
hints-again = Opnieuw vragen

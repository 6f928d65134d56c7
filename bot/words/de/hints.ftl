# Three good moves and why.

hints-title =
    ### 💡 { $count ->
        [one] Ein guter Zug
       *[other] { $count } gute Züge
    }
hints-move = **{ $number }. { $line }**
hints-gains = ➕ { $what }
hints-costs = ➖ { $what }
hints-part = { $feature } { $worth }
hints-rest = alles andere
hints-goes-on = -# so gerechnet, wie dieser Zug danach weiterginge
hints-uncovers = -# dabei wird etwas aufgedeckt: die Zahlen sind geschätzt
hints-behind = -# etwa { $points } Punkte weniger als der erste
hints-behind-ahead = -# vorausgeschaut etwa { $points } Punkte weniger als der erste
hints-as-good = -# etwa so gut wie der erste
hints-as-good-ahead = -# vorausgeschaut etwa so gut wie der erste
hints-take = Zug { $number } vorbereiten
hints-foot = So schätzt es ein Computer ein, nach dem, was du sehen kannst. ➕ und ➖ sagen, was ein Zug ändert, wenn die anderen es dabei belassen. Nichts ist gespielt, bevor du bestätigst.
hints-foot-ahead = So schätzt es ein Computer ein, nach dem, was du sehen kannst. ➕ und ➖ sagen, was ein Zug ändert, wenn die anderen es dabei belassen; für die Reihenfolge zählen auch kommende Züge. Nichts ist gespielt, bevor du bestätigst.
hints-forbid = Keine Tipps an diesem Tisch
hints-allow = Tipps am Tisch erlauben
hints-now-on = An diesem Tisch sind Tipps erlaubt.
hints-now-off = An diesem Tisch bekommt niemand mehr Tipps.
hints-off = Der Host dieses Tisches hat Tipps abgeschaltet.
hints-stale = Der Tisch ist inzwischen weiter. Frag noch einmal nach einem Tipp.
hints-failed = Mir ist kein Zug eingefallen: Bei mir ist etwas schiefgegangen. Nichts wurde geändert, und wer mich betreibt, kann sehen, was geschehen ist.
hints-again = Noch einmal fragen

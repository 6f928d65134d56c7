# Three good moves and why.

hints-title =
    ### 💡 { $count ->
        [one] Ein guter Zug
       *[other] { $count } gute Züge
    }
hints-title-costs =
    ### 💡 { $count ->
        [one] Der am wenigsten schlechte Zug
       *[other] Die { $count } am wenigsten schlechten Züge
    }
hints-move = **{ $number }. { $line }**
hints-gains = ➕ { $what }
hints-costs = ➖ { $what }
hints-only-costs = -# Hier kostet jeder Zug, den ich gefunden habe, nur etwas.
hints-part = { $feature } ({ $worth })
hints-part-counted = { $feature } { $before } → { $after } ({ $worth })
hints-part-instead = { $feature } { $after } statt { $before } ({ $worth })
hints-rest = alles andere
hints-later = was in kommenden Zügen folgt
hints-goes-on = -# so gerechnet, wie dieser Zug danach weiterginge
hints-uncovers = -# dabei wird etwas aufgedeckt: die Zahlen sind geschätzt
hints-behind = -# etwa { $points } Punkte weniger als der erste
hints-behind-why = -# etwa { $points } Punkte weniger als der erste: { $why }
hints-as-good = -# etwa so gut wie der erste
hints-as-good-why = -# etwa so gut wie der erste: { $why }
hints-plan = 🧭 und danach: { $line }
hints-plan-opens = 🧭 damit danach möglich ist: { $line }
hints-plan-when = { $line } ({ $chapter })
hints-alike = -# etwa so gut { $ways }
hints-alike-place = an anderer Stelle
hints-alike-payment = anders bezahlt
hints-alike-colour = mit anderer Farbe
hints-alike-aim = mit anderem Ziel
hints-alike-which = mit einem anderen dieser Art
hints-no-more = Von den anderen Zügen, die ich verglichen habe, kommt keiner in die Nähe: Der beste davon ist etwa { $points } Punkte schlechter.
hints-no-other = Ich habe keinen anderen Zug gefunden, der sich in mehr als einer Einzelheit wie Ort, Bezahlung, Farbe oder Ziel unterscheidet.
hints-others-cost = Jeder andere Zug, den ich gefunden habe, kostet nur etwas.
hints-take = Zug { $number } vorbereiten
hints-foot = So schätzt es ein Computer ein, nach dem, was du sehen kannst. ➕ und ➖ sagen, was ein Zug ändert, wenn die anderen es dabei belassen. Nichts ist gespielt, bevor du bestätigst.
hints-foot-ahead = So schätzt es ein Computer ein, nach dem, was du sehen kannst. ➕ und ➖ sagen, was ein Zug ändert, wenn die anderen es dabei belassen; für die Reihenfolge zählen auch kommende Züge. Nichts ist gespielt, bevor du bestätigst.
hints-foot-plan = 🧭 ist, was für dich auf jedem der { $ways } Wege folgte, auf denen ich das Spiel von da an weitergehen ließ; die anderen können anders spielen.
hints-forbid = Keine Tipps an diesem Tisch
hints-allow = Tipps am Tisch erlauben
hints-now-on = An diesem Tisch sind Tipps erlaubt.
hints-now-off = An diesem Tisch bekommt niemand mehr Tipps.
hints-off = Der Host dieses Tisches hat Tipps abgeschaltet.
hints-stale = Der Tisch ist inzwischen weiter. Frag noch einmal nach einem Tipp.
hints-failed = Mir ist kein Zug eingefallen: Bei mir ist etwas schiefgegangen. Nichts wurde geändert, und wer mich betreibt, kann sehen, was geschehen ist.
hints-again = Noch einmal fragen
hints-rated = Diese Partie ist gewertet: Computer geben keine Tipps, und du kannst keinen deinen Zug spielen lassen.

# Three good moves and why.

hints-title =
    ### 💡 { $count ->
        [one] Ein guter Zug
       *[other] { $count } gute Züge
    }
hints-title-costs =
    ### 💡 { $count ->
        [one] Das kleinste Übel
       *[other] Die { $count } kleinsten Übel
    }
hints-thinking = 💡 Ich suche gute Züge …
hints-move = **{ $number }. { $line }.**
hints-points = **{ $points } { $count ->
    [one] Punkt
   *[other] Punkte
}**
hints-why-none = Ich habe nichts Besseres gefunden.
hints-level-near = Eine andere Idee.
hints-level-almost = Fast so gut.
hints-level-less = Etwas schwächer.
hints-level-later = Jetzt mehr Punkte, später wohl weniger.
hints-reveals = Dabei wird etwas Zufälliges oder Verdecktes aufgedeckt. Du kannst es nicht rückgängig machen.
hints-details = Details
hints-gains = ➕ { $what }
hints-costs = ➖ { $what }
hints-only-costs = -# Jeder Zug, den ich hier gefunden habe, kostet dich nur etwas.
hints-part = { $feature } ({ $worth })
hints-part-counted = { $feature }: { $before } → { $after } ({ $worth })
hints-part-instead = { $feature } { $after } statt { $before } ({ $worth })
hints-rest = alles andere
hints-later = spätere Züge
hints-goes-on = -# samt dem Rest deines Zuges
hints-uncovers = -# Dabei wird etwas aufgedeckt, die Zahlen sind also geschätzt.
hints-behind = -# etwa { $points } Punkte schlechter als Zug 1
hints-behind-why = -# etwa { $points } Punkte schlechter als Zug 1: { $why }
hints-as-good = -# etwa so gut wie Zug 1
hints-as-good-why = -# etwa so gut wie Zug 1: { $why }
hints-plan = 🧭 Danach: { $line }
hints-plan-opens = 🧭 Macht möglich: { $line }
hints-plan-when = { $line } ({ $chapter })
hints-alike = -# Derselbe Zug ist { $ways } etwa gleich gut.
hints-alike-place = an anderer Stelle
hints-alike-payment = mit anderer Bezahlung
hints-alike-colour = mit anderer Farbe
hints-alike-aim = mit anderem Ziel
hints-alike-which = mit etwas anderem derselben Art
hints-take = Zug { $number } ausprobieren
hints-foot = Vorschläge eines Computers, der nur sieht, was du siehst. ➕ und ➖ zeigen, was ein Zug ändert, wenn die anderen nichts dagegen tun. Gespielt wird erst, wenn du bestätigst.
hints-foot-ahead = Vorschläge eines Computers, der nur sieht, was du siehst. ➕ und ➖ zeigen, was ein Zug ändert, wenn die anderen nichts dagegen tun. Für die Reihenfolge zählen auch spätere Züge. Gespielt wird erst, wenn du bestätigst.
hints-foot-plan = 🧭 zeigt, was in allen { $ways } Partien passiert ist, die ich von hier aus durchgespielt habe. Die anderen können anders spielen.
hints-forbid = Tipps abschalten
hints-allow = Tipps einschalten
hints-now-on = An diesem Tisch sind Tipps jetzt an.
hints-now-off = An diesem Tisch sind Tipps jetzt aus.
hints-off = Der Host hat die Tipps abgeschaltet. Deshalb kann auch kein Computer deinen Zug spielen.
hints-stale = Die Partie ist schon weiter. Frag nach einem neuen Tipp.
hints-failed = Ich habe keinen Tipp gefunden: Bei mir ist etwas schiefgegangen. Es wurde nichts geändert. Versuch es noch einmal.
hints-again = Noch einmal versuchen
hints-rated = Diese Partie ist gewertet: keine Tipps, und kein Computer spielt deinen Zug.
hints-source = { $source } { $points }
hints-sources = { $points }: { $sources }.

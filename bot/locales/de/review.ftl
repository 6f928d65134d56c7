# A game looked at again.

review-button = Analyse
review-progress = 🔎 Ich analysiere das Spiel: { $done } von { $of } Zügen …
review-title = ### 🔎 { $game }: das Spiel in der Analyse
review-chart = { $game }: erwartete Punkte, Zug für Zug
review-alt = Liniendiagramm der Punkte, auf die jeder Spieler hoffen konnte, über { $turns } Züge.
review-borders = Die Linien beginnen mit jeder Jahreszeit oder Runde neu: Was auf dem Tisch liegt, ist dann etwas anderes wert.
review-worst = **Wo am meisten verschenkt wurde:**
review-own-worst = **Wo du am meisten verschenkt hast:**
review-none = Ein Computer hätte kaum anders gespielt.
review-turn = **{ $chapter }, Zug { $number }, { $who }**: etwa { $points } Punkte
review-own-turn = **{ $chapter }, Zug { $number }**: etwa { $points } Punkte
review-played = Gespielt: { $line }
review-better = Besser: { $line }
review-why = Weniger durch: { $why }
review-look = Dort ansehen
review-as-played = Zug { $number }, wie er gespielt wurde. { $picture }
review-as-better = Zug { $number }, wie es besser gewesen wäre. { $picture }
review-decided =
    { $points ->
        [0] **Was den Ausschlag gab:** { $first } und { $second } haben gleich viele Punkte: { $sources } für { $first }.
       *[other] **Was den Ausschlag gab:** { $first } gegenüber { $second }: { $sources }, zusammen { $points }.
    }
review-source = { $source } { $points }
review-foot = So schätzt es ein Computer ein, und der irrt sich oft. Was besser war, richtet sich danach, was man damals wissen konnte.
review-not-over = Ein Spiel wird erst analysiert, wenn es vorbei ist.

# A game looked at again.

review-button = Analyse
review-progress = 🔎 Ich analysiere die Partie: { $done } von { $of } Zügen …
review-title = ### 🔎 { $game }: Analyse
review-chart = { $game }: erwartete Punkte, Zug für Zug
review-alt = Liniendiagramm der erwarteten Punkte aller Spieler über { $turns } Züge.
review-borders = Die Linien beginnen mit jeder Jahreszeit oder Runde neu, weil sich dann die Werte ändern.
review-worst = **Die teuersten Züge:**
review-own-worst = **Deine teuersten Züge:**
review-none = Keine klaren Fehler gefunden.
review-stopped = Die Partie wurde vorzeitig beendet. Das sind die Punkte bis dahin.
review-well = **Gut gespielt:** { $who }, { $chapter }, Zug { $number }: { $line }.
review-own-well = **Gut gespielt:** { $chapter }, Zug { $number }: { $line }.
review-hinted = **Deine Züge und meine Tipps:** In { $count } von { $of } Zügen hast du gespielt, was ich vorgeschlagen hätte.
review-hinted-turns = -# Züge { $turns }{ $more ->
    [0] { "" }
    [one] { " " }und { $more } weiterer
   *[other] { " " }und { $more } weitere
}
review-partial = Bisher habe ich { $done } von { $of } Zügen verglichen. Ich ergänze diese Seite, wenn ich fertig bin.
review-turn = **{ $chapter }, Zug { $number }, { $who }**: etwa { $points } Punkte verschenkt
review-own-turn = **{ $chapter }, Zug { $number }**: etwa { $points } Punkte verschenkt
review-played = Gespielt: { $line }
review-better = Besser: { $line }
review-look = Stellung zeigen
review-label-played = Gespielt
review-label-better = Besser
review-as-played = Zug { $number }, wie er gespielt wurde. { $picture }
review-as-better = Zug { $number }, besser gespielt. { $picture }
review-decided =
    { $points ->
        [0] **Was den Ausschlag gab:** { $first } und { $second } sind punktgleich.
        [one] **Was den Ausschlag gab:** { $first } liegt 1 Punkt vor { $second }.
       *[other] **Was den Ausschlag gab:** { $first } liegt { $points } Punkte vor { $second }.
    } Größter Unterschied: { $source }, { $more } zu { $less }.
review-foot = Das meint ein Computer, und er irrt sich oft. Er kennt nur, was der Spieler damals wissen konnte.
review-not-over = Analysieren kannst du eine Partie, sobald sie vorbei ist.

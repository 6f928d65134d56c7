# A game looked at again.

review-button = Nabeschouwing
review-progress = 🔎 Het spel wordt nagekeken: { $done } van { $of } beurten …
review-title = ### 🔎 { $game }: nabeschouwing
review-chart = { $game }: verwachte punten, beurt voor beurt
review-alt = Punten waar elke speler op kon hopen, over { $turns } beurten, als lijnen.
review-borders = Bij elk seizoen of elke ronde beginnen de lijnen opnieuw: wat op tafel ligt, is dan iets anders waard.
review-worst = **Waar het meest is weggegeven:**
review-own-worst = **Waar jij het meest hebt weggegeven:**
review-none = Een computer had nauwelijks anders gespeeld.
review-turn = **{ $chapter }, beurt { $number }, { $who }**: ongeveer { $points } punten
review-own-turn = **{ $chapter }, beurt { $number }**: ongeveer { $points } punten
review-played = Gespeeld: { $line }
review-better = Beter: { $line }
review-why = Minder door: { $why }
review-look = Daar bekijken
review-as-played = Beurt { $number } zoals die werd gespeeld. { $picture }
review-as-better = Beurt { $number } met de betere zet. { $picture }
review-decided =
    { $points ->
        [0] **Wat het besliste:** { $first } en { $second } hebben evenveel punten: { $sources } voor { $first }.
       *[other] **Wat het besliste:** { $first } tegenover { $second }: { $sources }, samen { $points }.
    }
review-source = { $source } { $points }
review-foot = Zoals een computer het inschat, en die heeft het vaak mis. Wat beter was, is beoordeeld naar wat de speler toen kon weten.
review-not-over = Een nabeschouwing komt pas als het spel is afgelopen.

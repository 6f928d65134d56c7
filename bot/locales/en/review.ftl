# A game looked at again.

review-button = Review
review-progress = 🔎 Looking at the game again: { $done } of { $of } turns …
review-title = ### 🔎 { $game }: the game looked at again
review-chart = { $game }: points to hope for, turn by turn
review-alt = Points that each player could hope for over { $turns } turns, as lines.
review-borders = The lines begin anew with every season or round: what is on the table is worth something else then.
review-worst = **Where most was given away:**
review-own-worst = **Where you gave most away:**
review-none = A computer would hardly have played otherwise.
review-turn = **{ $chapter }, turn { $number }, { $who }**: about { $points } points
review-own-turn = **{ $chapter }, turn { $number }**: about { $points } points
review-played = Played: { $line }
review-better = Better: { $line }
review-why = Less in: { $why }
review-look = Look at it there
review-as-played = Turn { $number } as it was played. { $picture }
review-as-better = Turn { $number } with the better move. { $picture }
review-decided =
    { $points ->
        [0] **What decided it:** { $first } and { $second } have as many points: { $sources } for { $first }.
       *[other] **What decided it:** { $first } against { $second }: { $sources }, { $points } in all.
    }
review-source = { $source } { $points }
review-foot = As a computer judges it, which is often wrong. What was better is judged by what the player could know then.
review-not-over = A game is looked at again once it is over.

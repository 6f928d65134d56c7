# A game looked at again.

review-button = Review
review-progress = 🔎 Reviewing the game: { $done } of { $of } turns …
review-title = ### 🔎 { $game }: review
review-chart = { $game }: expected points, turn by turn
review-alt = Line chart of each player’s expected points over { $turns } turns.
review-borders = The lines restart each season or round, because values change then.
review-worst = **Costliest turns:**
review-own-worst = **Your costliest turns:**
review-none = No clear mistakes found.
review-stopped = The game ended early. These are the points so far.
review-well = **Well played:** { $who }, { $chapter }, turn { $number }: { $line }.
review-own-well = **Well played:** { $chapter }, turn { $number }: { $line }.
review-hinted = **Your moves and my hints:** in { $count } of { $of } turns you played what I’d have suggested.
review-hinted-turns = -# Turns { $turns }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}
review-partial = So far I’ve compared { $done } of { $of } turns. This page is updated when I’m done.
review-turn = **{ $chapter }, turn { $number }, { $who }**: cost about { $points } points
review-own-turn = **{ $chapter }, turn { $number }**: cost about { $points } points
review-played = Played: { $line }
review-better = Better: { $line }
review-look = Show position
review-label-played = Played
review-label-better = Better
review-as-played = Turn { $number } as it was played. { $picture }
review-as-better = Turn { $number } with the better move. { $picture }
review-decided =
    { $points ->
        [0] **What decided it:** { $first } and { $second } are level on points.
        [one] **What decided it:** { $first } beat { $second } by 1 point.
       *[other] **What decided it:** { $first } beat { $second } by { $points } points.
    } Biggest gap: { $source }, { $more } to { $less }.
review-foot = A computer’s opinion, and often wrong. It uses only what the player could know then.
review-not-over = You can review a game once it’s over.

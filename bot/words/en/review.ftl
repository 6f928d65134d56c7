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
review-turn = **Turn { $number }, { $who }**: about { $points } points
review-own-turn = **Turn { $number }**: about { $points } points
review-played = Played: { $line }
review-better = Better: { $line }
review-foot = As a computer judges it, which is often wrong. What was better is judged by what the player could know then.
review-not-over = A game is looked at again once it is over.

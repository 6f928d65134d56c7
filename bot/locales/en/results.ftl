# How a game has ended, for each of its players.

result-won = ### 🏆 { $game }, { $name }: you won!
result-won-shared = ### 🏆 { $game }, { $name }: you share the win!
result-place = ### 🏁 { $game }, { $name }: place { $rank } of { $count }
result-ended = ### 🛑 { $game }, { $name }: ended early, nobody wins
result-decided = **What decided it:** { $winner } beat { $second } by { $margin ->
        [one] 1 point
       *[other] { $margin } points
    }. Biggest gap: { $source }, { $more } to { $less }.
    .you = **What decided it:** you beat { $second } by { $margin ->
            [one] 1 point
           *[other] { $margin } points
        }. Biggest gap: { $source }, { $more } to { $less }.
    .yours = **What decided it:** { $winner } beat you by { $margin ->
            [one] 1 point
           *[other] { $margin } points
        }. Biggest gap: { $source }, { $more } to { $less }.
result-more = More points for { $who }: { $source }, { $more } to { $less }.
    .you = More points for you: { $source }, { $more } to { $less }.
result-rating = Rating { $change }, now { $rating }
result-ahead = **Tie-break:** { $why }
result-level = **Tie:** nothing separates { $who }, so they share the place.
result-sources = **Your points:** { $all }
result-source = { $source }: **{ $points }**
result-news = 🏁 **{ $game }**, { $name }, is over · [open]({ $link })
result-level-you = **Tie:** nothing separates you from { $who }, so you share the place.

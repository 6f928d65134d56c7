# How a game has ended, for each of its players.

result-won = ### 🏆 { $game }, { $name }: you have won!
result-won-shared = ### 🏆 { $game }, { $name }: you share the victory!
result-place = ### 🏁 { $game }, { $name }, is over: place { $rank } of { $count } for you
result-ended = ### 🛑 { $game }, { $name }, was ended before its last turn. Nobody has won.
result-decided = **What decided it:** { $winner } is { $margin ->
        [one] 1 point
       *[other] { $margin } points
    } ahead of { $second }. The biggest difference: { $source }, { $more } to { $less }.
result-ahead = **As many points:** { $why }
result-level = **As many points:** nothing sets { $who } apart, so they share the place.
result-sources = **Your points:** { $all }
result-source = { $source } **{ $points }**
result-news = 🏁 **{ $game }**, { $name }, is over · [go there]({ $link })

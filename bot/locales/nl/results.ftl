# How a game has ended, for each of its players.

result-won = ### 🏆 { $game }, { $name }: je hebt gewonnen!
result-won-shared = ### 🏆 { $game }, { $name }: je deelt de overwinning!
result-place = ### 🏁 { $game }, { $name }, is afgelopen: plaats { $rank } van { $count } voor jou
result-ended = ### 🛑 { $game }, { $name }, is beëindigd vóór de laatste zet. Niemand heeft gewonnen.
result-decided = **Wat de doorslag gaf:** { $winner } staat { $margin ->
        [one] 1 punt
       *[other] { $margin } punten
    } voor op { $second }. Het grootste verschil: { $source }, { $more } tegen { $less }.
result-ahead = **Evenveel punten:** { $why }
result-level = **Evenveel punten:** niets onderscheidt { $who }, dus ze delen de plaats.
result-sources = **Jouw punten:** { $all }
result-source = { $source } **{ $points }**
result-news = 🏁 **{ $game }**, { $name }, is afgelopen · [ga erheen]({ $link })

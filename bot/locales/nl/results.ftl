# How a game has ended, for each of its players.

result-won = ### 🏆 { $game }, { $name }: je hebt gewonnen!
result-won-shared = ### 🏆 { $game }, { $name }: je deelt de overwinning!
result-place = ### 🏁 { $game }, { $name }: plaats { $rank } van { $count }
result-ended = ### 🛑 { $game }, { $name }: voortijdig gestopt, niemand wint
result-decided = **Wat de doorslag gaf:** { $winner } wint met { $margin ->
        [one] 1 punt
       *[other] { $margin } punten
    } voorsprong op { $second }. Het grootste verschil: { $source }, { $more } tegen { $less }.
    .you = **Wat de doorslag gaf:** je wint met { $margin ->
            [one] 1 punt
           *[other] { $margin } punten
        } voorsprong op { $second }. Het grootste verschil: { $source }, { $more } tegen { $less }.
    .yours = **Wat de doorslag gaf:** { $winner } wint met { $margin ->
            [one] 1 punt
           *[other] { $margin } punten
        } voorsprong op jou. Het grootste verschil: { $source }, { $more } tegen { $less }.
result-more = Meer punten voor { $who }: { $source }, { $more } tegen { $less }.
    .you = Meer punten voor jou: { $source }, { $more } tegen { $less }.
result-rating = Rating { $change }, nu { $rating }
result-ahead = **Evenveel punten:** { $why }
result-level = **Evenveel punten:** { $who } eindigen helemaal gelijk, dus ze delen de plaats.
result-sources = **Jouw punten:** { $all }
result-source = { $source }: **{ $points }**
result-news = 🏁 **{ $game }**, { $name }, is afgelopen · [openen]({ $link })
result-level-you = **Evenveel punten:** jij eindigt helemaal gelijk met { $who }, dus jullie delen de plaats.

# How a game has ended, for each of its players.

result-won = ### 🏆 { $game }, { $name } : victoire !
result-won-shared = ### 🏆 { $game }, { $name } : victoire partagée !
result-place = ### 🏁 { $game }, { $name }, est terminé : place { $rank } sur { $count } pour toi
result-ended = ### 🛑 { $game }, { $name }, a été arrêté avant le dernier tour. Personne n’a gagné.
result-decided = **Ce qui a fait la différence :** { $winner } devance { $second } de { $margin ->
        [one] { $margin } point
       *[other] { $margin } points
    }. Le plus grand écart : { $source }, { $more } contre { $less }.
result-ahead = **Autant de points :** { $why }
result-level = **Autant de points :** rien ne départage { $who }, qui partagent donc la place.
result-sources = **Tes points :** { $all }
result-source = { $source } **{ $points }**
result-news = 🏁 **{ $game }**, { $name }, est terminé · [y aller]({ $link })

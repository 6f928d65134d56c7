# How a game has ended, for each of its players.

result-won = ### 🏆 { $game }, { $name } : tu as gagné !
result-won-shared = ### 🏆 { $game }, { $name } : victoire partagée !
result-place = ### 🏁 { $game }, { $name } : place { $rank } sur { $count }
result-ended = ### 🛑 { $game }, { $name } : arrêtée avant la fin, personne ne gagne
result-decided = **Ce qui a fait la différence :** { $winner } devance { $second } de { $margin ->
        [one] { $margin } point
       *[other] { $margin } points
    }. Le plus grand écart : { $source }, { $more } contre { $less }.
    .you = **Ce qui a fait la différence :** tu devances { $second } de { $margin ->
            [one] { $margin } point
           *[other] { $margin } points
        }. Le plus grand écart : { $source }, { $more } contre { $less }.
    .yours = **Ce qui a fait la différence :** { $winner } te devance de { $margin ->
            [one] { $margin } point
           *[other] { $margin } points
        }. Le plus grand écart : { $source }, { $more } contre { $less }.
result-more = Plus de points pour { $who } : { $source }, { $more } contre { $less }.
    .you = Plus de points pour toi : { $source }, { $more } contre { $less }.
result-rating = Cote { $change }, maintenant { $rating }
result-ahead = **Départage :** { $why }
result-level = **Égalité :** rien ne départage { $who }, qui partagent la place.
result-sources = **Tes points :** { $all }
result-source = { $source } : **{ $points }**
result-news = 🏁 **{ $game }**, { $name } : partie terminée · [ouvrir]({ $link })
result-level-you = **Égalité parfaite :** tu partages la place avec { $who }.

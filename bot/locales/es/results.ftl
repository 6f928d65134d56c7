# How a game has ended, for each of its players.

result-won = ### 🏆 { $game }, { $name }: ¡has ganado!
result-won-shared = ### 🏆 { $game }, { $name }: ¡victoria compartida!
result-place = ### 🏁 { $game }, { $name }: puesto { $rank } de { $count }
result-ended = ### 🛑 { $game }, { $name }: terminada antes de tiempo, no gana nadie
result-decided = **Lo que decidió la partida:** { $winner } le saca { $margin ->
        [one] 1 punto
       *[other] { $margin } puntos
    } a { $second }. La mayor diferencia: { $source }, { $more } a { $less }.
    .you = **Lo que decidió la partida:** le sacas { $margin ->
            [one] 1 punto
           *[other] { $margin } puntos
        } a { $second }. La mayor diferencia: { $source }, { $more } a { $less }.
    .yours = **Lo que decidió la partida:** { $winner } te saca { $margin ->
            [one] 1 punto
           *[other] { $margin } puntos
        }. La mayor diferencia: { $source }, { $more } a { $less }.
result-more = Más puntos para { $who }: { $source }, { $more } a { $less }.
    .you = Más puntos para ti: { $source }, { $more } a { $less }.
result-rating = Clasificación { $change }, ahora { $rating }
result-ahead = **Desempate:** { $why }
result-level = **Empate:** { $who } están a la par y comparten el puesto.
result-sources = **Tus puntos:** { $all }
result-source = { $source }: **{ $points }**
result-news = 🏁 **{ $game }**, { $name }, ha terminado · [abrir]({ $link })
result-level-you = **Empate:** estás a la par con { $who } y compartes el puesto.

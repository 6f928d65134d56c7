# How a game has ended, for each of its players.

result-won = ### 🏆 { $game }, { $name }: ¡has ganado!
result-won-shared = ### 🏆 { $game }, { $name }: ¡victoria compartida!
result-place = ### 🏁 { $game }, { $name }, ha acabado: puesto { $rank } de { $count } para ti
result-ended = ### 🛑 { $game }, { $name }, se terminó antes del último turno. No ha ganado nadie.
result-decided = **Lo que decidió la partida:** { $winner } aventaja a { $second } en { $margin ->
        [one] 1 punto
       *[other] { $margin } puntos
    }. La mayor diferencia: { $source }, { $more } a { $less }.
result-ahead = **Empate a puntos:** { $why }
result-level = **Empate a puntos:** nada más desempata entre { $who }, que comparten el puesto.
result-sources = **Tus puntos:** { $all }
result-source = { $source } **{ $points }**
result-news = 🏁 **{ $game }**, { $name }, ha acabado · [ir allí]({ $link })

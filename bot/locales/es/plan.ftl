# One's own plan: the score so far, and what one is after.

plan-so-far = **Si la partida acabara ahora: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}**
plan-adds = { $what }: +{ $points }
plan-part = { $what } { $have }/{ $need }
plan-list = { $all }
plan-table = 📊 **Todos, según lo que está a la vista:** { $all }
plan-seat = { $who } { $points }

# One's own plan: the score so far, and what one is after.

plan-so-far = **Si acabara ahora: { $points }**
plan-adds = { $what }: +{ $points }
plan-part = { $what } { $have }/{ $need }
plan-list = { $all }
plan-table = 📊 **Todos, según lo que está a la vista:** { $all }
plan-seat = { $who } { $points }

# One's own plan: the score so far, and what one is after.

plan-so-far = **If it ended now: { $points }**
plan-adds = { $what }: +{ $points }
plan-part = { $what } { $have }/{ $need }
plan-list = { $all }
plan-table = 📊 **Everybody, by what lies open:** { $all }
plan-seat = { $who } { $points }

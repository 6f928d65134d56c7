# One's own plan: the score so far, and what one is after.

plan-so-far = **Wenn es jetzt endete: { $points }**
plan-adds = { $what }: +{ $points }
plan-part = { $what } { $have }/{ $need }
plan-list = { $all }
plan-table = 📊 **Alle, nach dem, was offen liegt:** { $all }
plan-seat = { $who } { $points }

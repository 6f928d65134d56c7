# One's own plan: the score so far, and what one is after.

plan-so-far = **Als het nu eindigde: { $points }**
plan-adds = { $what }: +{ $points }
plan-part = { $what } { $have }/{ $need }
plan-list = { $all }
plan-table = 📊 **Iedereen, naar wat open ligt:** { $all }
plan-seat = { $who } { $points }

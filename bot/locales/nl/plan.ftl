# One's own plan: the score so far, and what one is after.

plan-so-far = **Als de partij nu eindigt: { $points } { $points ->
    [one] punt
   *[other] punten
}**
plan-adds = { $what }: +{ $points }
plan-part = { $what } { $have }/{ $need }
plan-list = { $all }
plan-table = 📊 **Iedereen, op basis van wat open ligt:** { $all }
plan-seat = { $who } { $points }

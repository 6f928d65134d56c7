# One's own plan: the score so far, and what one is after.

plan-so-far = **If the game ended now: { $points } { $points ->
        [one] point
       *[other] points
    }**
plan-adds = { $what }: +{ $points }
plan-part = { $what } { $have }/{ $need }
plan-list = { $all }
plan-table = 📊 **Everyone, open pieces only:** { $all }
plan-seat = { $who } { $points }

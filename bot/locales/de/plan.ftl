# One's own plan: the score so far, and what one is after.

plan-so-far = **Wäre jetzt Schluss: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }**
plan-adds = { $what }: +{ $points }
plan-part = { $what } { $have }/{ $need }
plan-list = { $all }
plan-table = 📊 **Alle, nur was offen liegt:** { $all }
plan-seat = { $who } { $points }

# One's own plan: the score so far, and what one is after.

plan-so-far = **Si tout finissait maintenant : { $points }**
plan-adds = { $what } : +{ $points }
plan-part = { $what } { $have }/{ $need }
plan-list = { $all }
plan-table = 📊 **Tous, d’après ce qui est visible :** { $all }
plan-seat = { $who } { $points }

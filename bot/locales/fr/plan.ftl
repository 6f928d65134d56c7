# One's own plan: the score so far, and what one is after.

plan-so-far = **Tes points si la partie s’arrêtait maintenant : { $points }**
plan-adds = { $what } : +{ $points }
plan-part = { $what } { $have }/{ $need }
plan-list = { $all }
plan-table = 📊 **Tout le monde, d’après les pièces visibles :** { $all }
plan-seat = { $who } { $points }

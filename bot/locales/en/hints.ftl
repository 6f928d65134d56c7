# Three good moves and why.

hints-title =
    ### 💡 { $count ->
        [one] One good move
       *[other] { $count } good moves
    }
hints-title-costs =
    ### 💡 { $count ->
        [one] The least bad move
       *[other] The { $count } least bad moves
    }
hints-move = **{ $number }. { $line }**
hints-gains = ➕ { $what }
hints-costs = ➖ { $what }
hints-only-costs = -# Every move I found only costs something here.
hints-part = { $feature } ({ $worth })
hints-part-counted = { $feature } { $before } → { $after } ({ $worth })
hints-part-instead = { $feature } { $after } instead of { $before } ({ $worth })
hints-rest = everything else
hints-later = what follows in turns to come
hints-goes-on = -# counting how this turn would go on after that
hints-uncovers = -# it uncovers something: the figures are a guess
hints-behind = -# about { $points } points less than the first
hints-behind-why = -# about { $points } points less than the first: { $why }
hints-as-good = -# about as good as the first
hints-as-good-why = -# about as good as the first: { $why }
hints-plan = 🧭 and then: { $line }
hints-plan-opens = 🧭 so that you can then: { $line }
hints-plan-when = { $line } ({ $chapter })
hints-alike = -# about as good { $ways }
hints-alike-place = in another place
hints-alike-payment = paid otherwise
hints-alike-colour = with another colour
hints-alike-aim = aimed otherwise
hints-alike-which = with another one of the kind
hints-no-more = None of the other moves that I compared comes near: the best of them is about { $points } points less.
hints-no-other = I found no other move that differs in more than a detail such as place, payment, colour or aim.
hints-others-cost = Every other move I found only costs something.
hints-take = Draft move { $number }
hints-foot = As a computer judges it, from what you can see. ➕ and ➖ say what a move changes if the others leave it at that. Nothing is played before you confirm.
hints-foot-ahead = As a computer judges it, from what you can see. ➕ and ➖ say what a move changes if the others leave it at that; the order counts turns to come as well. Nothing is played before you confirm.
hints-foot-plan = 🧭 is what followed for you in each of the { $ways } ways I let the game go on from there; the others may play otherwise.
hints-forbid = No hints at this table
hints-allow = Allow hints at this table
hints-now-on = Hints are allowed at this table.
hints-now-off = Nobody gets hints at this table any more.
hints-off = The host of this table has turned hints off.
hints-stale = The table has moved on since. Ask for a hint again.
hints-failed = I could not think of a move: something went wrong on my side. Nothing was changed, and whoever runs me can see what happened.
hints-again = Ask again
hints-rated = This game is rated: computers give no hints, and you cannot let one play your turn.

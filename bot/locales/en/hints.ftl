# Three good moves and why.

hints-title =
    ### 💡 { $count ->
        [one] A good move
       *[other] { $count } good moves
    }
hints-title-costs =
    ### 💡 { $count ->
        [one] The least bad move
       *[other] The { $count } least bad moves
    }
hints-thinking = 💡 Looking for good moves …
hints-move = **{ $number }. { $line }.**
hints-points = **{ $points } { $count ->
    [one] point
   *[other] points
}**
hints-why-none = I found nothing better.
hints-level-near = Another idea.
hints-level-almost = Almost as good.
hints-level-less = A bit weaker.
hints-level-later = More points now, probably fewer later.
hints-reveals = Something random or hidden is revealed, so you can’t undo it.
hints-details = Details
hints-gains = ➕ { $what }
hints-costs = ➖ { $what }
hints-only-costs = -# Every move I found here only costs you something.
hints-part = { $feature } ({ $worth })
hints-part-counted = { $feature }: { $before } → { $after } ({ $worth })
hints-part-instead = { $feature } { $after } instead of { $before } ({ $worth })
hints-rest = the rest
hints-later = later turns
hints-goes-on = -# including the rest of your turn
hints-uncovers = -# It reveals something, so the figures are a guess.
hints-behind = -# about { $points } points worse than move 1
hints-behind-why = -# about { $points } points worse than move 1: { $why }
hints-as-good = -# about as good as move 1
hints-as-good-why = -# about as good as move 1: { $why }
hints-plan = 🧭 Then: { $line }
hints-plan-opens = 🧭 Makes possible: { $line }
hints-plan-when = { $line } ({ $chapter })
hints-alike = -# The same move is about as good { $ways }.
hints-alike-place = in another place
hints-alike-payment = with another payment
hints-alike-colour = with another colour
hints-alike-aim = with another target
hints-alike-which = with another piece of the same kind
hints-take = Try move { $number }
hints-foot = Computer suggestions, based only on what you can see. ➕ and ➖ show what a move changes if the others do nothing about it. Nothing is played until you confirm.
hints-foot-ahead = Computer suggestions, based only on what you can see. ➕ and ➖ show what a move changes if the others do nothing about it. The ranking also counts later turns. Nothing is played until you confirm.
hints-foot-plan = 🧭 marks what happened in all { $ways } games I tried from here. The others may play differently.
hints-forbid = Turn hints off
hints-allow = Turn hints on
hints-now-on = Hints are on at this table.
hints-now-off = Hints are off at this table.
hints-off = The host has turned hints off. Computers can’t play your turn either.
hints-stale = The game has moved on. Ask for a new hint.
hints-failed = I couldn’t find a hint: something went wrong on my side. Nothing was changed. Try again.
hints-again = Try again
hints-rated = This game is rated: no hints, and no computer plays your turn.
hints-source = { $source } { $points }
hints-sources = { $points }: { $sources }.

# What a question is about, for players who meet it for the first time, and what good players look at there.

keythedral-explain-lay = You lay the map once. When a dwelling’s number is called, it sends its workers to the fields right beside it, and they bring cubes. A cottage works best among different kinds of fields.
keythedral-look-lay = A cottage among several kinds of fields stays useful. A field beside many dwellings is soon taken.
keythedral-explain-work = Every dwelling with the called number sends workers to open fields beside it. Each brings 1 cube at the harvest.
keythedral-look-work = Which cubes do the seats on sale cost? A field holds only 1 worker, and the player who calls a number goes first.
keythedral-explain-take = A law lets you choose which resources your workers on one kind of field bring.
keythedral-look-take = Take cubes that the next seat costs and your other fields don’t give.
keythedral-explain-spend = Each turn you do one thing, as the picture shows, or pass. You may act again after a pass: spending ends when all pass in a row.
keythedral-look-spend = Seats are sold in order of their numbers, and later ones are worth more: who can pay for the next one before you? A house sends 2 workers from the next round on.
keythedral-explain-settle = Your purchase has changed: pay the new price, or withdraw and choose again.
keythedral-look-settle = Could someone else buy this seat before your next turn? What else do you need the cubes for?
keythedral-explain-move = Fences have shut this dwelling off from every field, so you move it to another corner. Its number and side stay the same.
keythedral-look-move = Look for a corner beside several open fields whose cubes you need.
keythedral-explain-auction = You bid for who starts the next round. Everyone is asked once, and each offer must be higher than the one before: 2 cubes beat 1. The highest offer wins: its player gives those cubes to the player with the start player marker and names who starts. Only the player with the marker, asked last, may match it. Without an offer, that player chooses.
keythedral-look-auction = Going first matters most when someone can already pay for the next seat. Only the player with the marker may match an offer, and then pays the player who made it.
keythedral-explain-law = You can play laws from your hand here. Each law works once, and only at its time.
keythedral-look-law = Does the law help you most now, or is a later moment better? The others can repeal it.
keythedral-explain-answer = You can answer this with a law before it takes effect. If you don’t answer in time, you play none.
keythedral-look-answer = What does it cost you if it goes through? A card you keep may be worth more later.
keythedral-explain-end = Your move is ready. It counts when you confirm.
keythedral-look-end = Does it leave the others something you wanted?
keythedral-aims-seats = Seats on sale, their points, and how much of the price you have:
keythedral-aims-laws = Laws in your hand:
keythedral-at-hand = In { $who }’s hand.
keythedral-at-played = Already played.
keythedral-aims-harvest = What your workers harvest now isn’t counted yet.
keythedral-aims-seat = seat { $slot }
keythedral-costs-lay = Nothing, but what you lay stays there.
keythedral-costs-work = Nothing: your workers come home after the round.
keythedral-costs-take = Nothing: you only choose what you get.
keythedral-costs-spend = The cubes it shows. Passing is free.
keythedral-costs-settle = The new price in cubes. Withdrawing is free.
keythedral-costs-move = Nothing, but it stays where you lay it.
keythedral-costs-auction = Your offer in cubes, but only if you win.
keythedral-costs-law = The law: each is used once.
keythedral-costs-answer = The law you play. Not answering is free.
keythedral-costs-end = Nothing more.

# Marked pieces and places, as `/tile` explains them, and what people call them.

keythedral-spot-empty = Nobody works there.
keythedral-spot-worked = { $who } works there (from dwelling { $number }).
keythedral-spot-reached = Beside it: { $dwellings }.
keythedral-spot-dwelling = { $dwelling } ({ $corner })
keythedral-spot-fences = Fences: { $fences }.
keythedral-spot-fence = { $who }’s at corner { $corner }
keythedral-spot-no-field = No field lies there yet.
keythedral-spot-around = { $arrow } { $field }
keythedral-spot-corner = Free. Around it: { $fields }.
keythedral-spot-words-field = field, place
keythedral-spot-words-corner = corner
keythedral-spot-words-dwelling = dwelling, cottage, house
keythedral-spot-words-seat = seat
keythedral-spot-words-shop = town, shop, keytown

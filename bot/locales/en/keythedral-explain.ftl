# What a question is about, for whoever has not met it before; and what good players look at there.

keythedral-explain-lay = The map is laid once for the whole game: fields give cubes, and a dwelling sends its workers to fields right beside it.
keythedral-look-lay = A cottage among several kinds of fields stays useful. A field beside many dwellings is soon taken.
keythedral-explain-work = Dwellings of the number that is called send workers to open fields beside them; each brings a cube at the harvest.
keythedral-look-work = Which cubes do the seats for sale ask for? A field takes one worker only, and whoever calls a number places first.
keythedral-explain-take = A law lets you choose which resources your workers on one kind of field bring.
keythedral-look-take = Take what the next seat asks for and your other fields do not give.
keythedral-explain-spend = Each turn you do one thing: a seat, a house, a fence, a craft good, a trade, a law, or a pass.
keythedral-look-spend = Seats are sold in the order of their numbers, and later ones are worth more: who can pay the next one before you? A house sends two workers from the next round on. A law ends your turns in this phase.
keythedral-explain-settle = Something has changed about your purchase: you pay what it costs now, or withdraw and choose again.
keythedral-look-settle = Could somebody else buy this seat before your next turn? And what else would you need the cubes for?
keythedral-explain-move = A dwelling that fences shut off from every field is laid on another site; its number and its side stay.
keythedral-look-move = Look for a site beside several open fields whose cubes you lack.
keythedral-explain-auction = Everybody bids once, in cubes, for naming the next start player.
keythedral-look-auction = Being first matters most where somebody can already pay the next seat. Cubes that you pay go to another player.
keythedral-explain-law = You may play laws from your hand here; each is used once, and only when its time has come.
keythedral-look-law = Does the card do most now, or would a later moment suit it better? Others may repeal it.
keythedral-explain-answer = Before this takes effect, it may be answered with a law. Whoever does not answer in time plays none.
keythedral-look-answer = What would it cost you if it goes through? A card that you keep may be worth more later.
keythedral-explain-end = Your move is made; it counts once you hand over.
keythedral-look-end = Does it leave the others something that you wanted first?
keythedral-aims-seats = Seats on sale, their points, and what of the price you have:
keythedral-aims-laws = Laws in your hand:
keythedral-at-hand = In the hand of { $who }.
keythedral-at-played = It has been played.
keythedral-aims-seat = seat { $slot }

# A first game of Keythedral, turn by turn: what each lesson says, asks for and brought.

keythedral-course-field-say = The most points win, and points are seats of the keythedral, bought with cubes that your workers bring from fields. First you lay the map together: each turn a field and one of your cottages.
keythedral-course-field-do = Lay this wood and your cottage 2, where the next line says.
keythedral-course-field-got = A field goes beside what lies there already, a cottage on a corner between fields.
keythedral-course-cottage-say = A cottage works on the fields that share a side with it, up to four of them. Lay yours where different kinds meet.
keythedral-course-cottage-do = Lay the vineyard and your cottage 4.
keythedral-course-cottage-got = Every kind of field gives cubes of its own: stone, wood, food, water or wine.
keythedral-course-share-say = Fields belong to nobody: any cottage beside one may use it. But only one worker fits on a field in a round.
keythedral-course-share-do = Lay the wood and your cottage 5.
keythedral-course-share-got = Near others there is more choice, and more rivals.
keythedral-course-numbers-say = The numbers of your five cottages decide when each of them sends its worker. In every round you all choose that order anew, one number at a time.
keythedral-course-numbers-do = Lay the wood and your cottage 1.
keythedral-course-numbers-got = No number is better than another: it depends on who calls it.
keythedral-course-last-say = With the fifth cottage of everybody the map is done. A cottage off the crowd has its fields for itself.
keythedral-course-last-do = Lay the farm and your cottage 3.
keythedral-course-last-got = The map stays like this, but for fences. Now the first round begins.
keythedral-course-call-say = Whoever leads calls a number, and all dwellings of that number send a worker: the leader’s first. So call the number whose field you want before anybody else.
keythedral-course-call-do = Call number 5, and send its worker to the quarry.
keythedral-course-call-got = A stone for you: stone is scarce on this map.
keythedral-course-follow-say = The other player has called number 3 and has sent first. Yours of that number comes next, to any field beside it that is free.
keythedral-course-follow-do = Send the worker of cottage 3 to the lake.
keythedral-course-follow-got = The lake will give you water.
keythedral-course-lead-say = You lead again: the duty goes round. Only numbers that were not called yet are left.
keythedral-course-lead-do = Call number 1, and send its worker to the wood.
keythedral-course-lead-got = Wood will do for a house, a fence and many seats.
keythedral-course-second-say = Look at what is still free before you send. A dwelling that finds no free field beside it brings nothing this round.
keythedral-course-second-do = Send the worker of cottage 2 to the wood.
keythedral-course-second-got = Four of your workers are out.
keythedral-course-fifth-say = The fifth number is called by itself. When all have sent, the harvest follows at once: a cube for every worker.
keythedral-course-fifth-do = Send the worker of cottage 4 to the wood.
keythedral-course-fifth-got = The harvest: a stone, a water and three wood.
keythedral-course-house-say = Now you spend, one action a turn. A stone and a wood turn a cottage into a house, which sends up to two workers from the next round on.
keythedral-course-house-do = Turn cottage 2 into a house.
keythedral-course-house-got = From now on it may bring two cubes a round: the sooner, the better.
keythedral-course-seat-say = Only the seats of the lowest number left are on sale, and each shows its price in cubes. A seat is worth its number.
keythedral-course-seat-do = Buy seat 1c for a wood and a water.
keythedral-course-seat-got = Your first point. Once all seats of number 1 are sold, those of number 2 are turned up.
keythedral-course-pass-say = Cubes that you keep are still yours in the next round. When everybody has passed, the round ends. Where nothing is left to choose, a turn counts at once; **Undo my turn** takes it back as long as nobody else has had to decide and nothing was uncovered since.
keythedral-course-pass-do = Pass, and keep your last wood.
keythedral-course-pass-got = The workers come home.
keythedral-course-start-say = Last, everybody may bid cubes for the right to name the next start player, who calls the first number. It is worth it only if a field matters to you.
keythedral-course-start-do = Bid nothing this time.
keythedral-course-own = ### 🎓 On your own
    The second round is yours: play it as you like. **More …** has a **Hint** with three good moves and why, what cannot be done now and for what reason, and orders for when you are away.
keythedral-course-over = ### 🎓 Well done: the lessons end here
    You can lay fields and cottages, call a number and send workers, turn a cottage into a house and buy seats of the keythedral. All further rounds are played alike; a real game adds laws, cards that bend a rule once.

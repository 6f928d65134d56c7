# Two rounds of Keythedral, turn by turn: what each lesson says, asks for and brought.

keythedral-course-field-say = The player with the most points wins. Points are seats in the keythedral, paid with cubes that workers bring from fields. First you all lay the map.
keythedral-course-field-do = You drew a wood field. Press **3** to lay it on place 3.
keythedral-course-field-got = Your cottage can send its worker to any field around it. The computer then laid a quarry and cottage.
keythedral-course-cottage-say = Lay cottages where different fields meet: each kind gives its own cubes. The number on a field is only its name.
keythedral-course-cottage-do = Now you drew a vineyard. Press **4** to lay it on place 4.
keythedral-course-cottage-got = We laid the rest for you: 5 cottages each.
keythedral-course-call-say = Each round you take turns calling a number. All cottages with that number send a worker to a field beside them, the caller’s first. A field holds only 1 worker.
keythedral-course-call-do = Press **5** to call number 5, then the arrow that points to the quarry.
keythedral-course-call-got = Your worker is at the quarry.
keythedral-course-follow-say = The computer called number 3 and went first. Now your cottage 3 sends its worker to any free field beside it.
keythedral-course-follow-do = Press the arrow that points to the lake.
keythedral-course-follow-got = Then your other workers went out. Your harvest: 1 stone, 1 water and 3 wood.
keythedral-course-house-say = Now you spend, 1 action a turn. A house costs 1 stone and 1 wood and sends up to 2 workers from next round on.
keythedral-course-house-do = Press **E**, then **2** to turn cottage 2 into a house.
keythedral-course-house-got = Cottage 2 is a house now.
keythedral-course-seat-say = Only seats of the lowest number left are on sale. Each shows its price in cubes and is worth its number in points.
keythedral-course-seat-do = Press **1c** to buy that seat for 1 wood and 1 water.
keythedral-course-seat-got = Your first point.
keythedral-course-pass-say = You keep the cubes you don’t spend. Spending ends when all players pass in a row: if someone acts, you can act again, too.
keythedral-course-pass-do = Press **{ keythedral-menu-pass }** and keep your last wood.
keythedral-course-pass-got = It’s round 2, and your other workers are already out.
keythedral-course-send-say = Your house sends 2 workers.
keythedral-course-send-do = Press the arrow that points to the quarry, then the one to the wood.
keythedral-course-send-got = Your harvest: 2 stone, 2 wood, 1 water and 1 wine. You have 3 wood now.
keythedral-course-again-say = That’s enough for another seat. You don’t need your 3 fences now: one keeps a cottage’s or house’s workers off one field.
keythedral-course-again-do = Press **1a** to buy that seat for 1 stone and 1 wood.
keythedral-course-again-got = 2 points.
keythedral-course-craft-say = Seats of numbers 3, 4 and 5 need craft goods, which no field gives. The blacksmith makes ironwork from any 2 cubes.
keythedral-course-craft-do = Press **A** for the blacksmith and pay with wood and wine.
keythedral-course-craft-got = The ironwork is yours.
keythedral-course-law-say = A law is a card that bends a rule once. It costs any 1 cube and ends your spending for this round. You see it only after you’ve paid.
keythedral-course-law-do = Press **H** for the law and pay with water.
keythedral-course-over = ### 🎓 That was two rounds of Keythedral
    ✅ Your law: **{ keythedral-law-work-order }**. At the start of a round, you alone decide the order of all 5 numbers.
    You can call numbers, send workers, build a house, and buy seats, craft goods and laws. At the end of each round, you can bid cubes to choose who starts the next. The last seat of number 5 ends the game. With **{ learn-first-game }**, the laws are left out to keep it simple.

# A first game of Keyper, turn by turn: what each lesson says, asks for and brought.

keyper-course-send-say = After four seasons the most points win: from tiles you build, from shipping and from fairs. All of it begins with keyples that you send to fields, and one of the field’s colour brings more.
keyper-course-send-do = Send an orange keyple to the clay of Board 1: its border is orange.
keyper-course-send-got = Two clay instead of one, as the colour matched.
keyper-course-join-say = When somebody sends a keyple to an empty field, the others are asked to join with the same colour. Whoever joins gets as much as whoever began, and it is not even a turn.
keyper-course-join-do = Join with your brown keyple.
keyper-course-join-got = Three logs for each of you: together there is one more.
keyper-course-builders-say = What you have can be built: home tiles and tiles taken from the country stand on your farm and in your village. Building is work for orange keyples.
keyper-course-builders-do = Send your other orange keyple to the building field of Board 1.
keyper-course-builders-got = Nobody joined, but the colour matched: you may build twice.
keyper-course-build-say = Farm tiles cost raw materials, village tiles finished goods. The { keyper-tile-pig-sty } gives pigs a home and a point for each of them.
keyper-course-build-do = Build the { keyper-tile-pig-sty } on the first plot of your farm with a clay and a log, and leave it at that.
keyper-course-build-got = It stands, with room for up to four pigs.
keyper-course-keyper-say = Once a season your keyper claims a board: all keyples on its fields come home with you when the season ends, whoever sent them. Choose a board with good company on it.
keyper-course-keyper-do = Claim Board 1 with your keyper.
keyper-course-keyper-got = Board 1 is yours at the end of spring. Everybody may still work there.
keyper-course-white-say = White keyples are jokers: they join any colour and count as it. You are asked to join a grey one at the rocks.
keyper-course-white-do = Join with a white keyple.
keyper-course-white-got = Three rocks, and it counted as grey.
keyper-course-animals-say = Animals come from fields with a light green border. When the season ends, each of them needs room on a farm tile that shows it.
keyper-course-animals-do = Send your light green keyple to the pigs of Board 1.
keyper-course-animals-got = Two pigs move into your { keyper-tile-pig-sty }.
keyper-course-decline-say = You need not join. A white keyple is worth more later, and whoever sent the other one gets less without you.
keyper-course-decline-do = Do not join this time.
keyper-course-decline-got = You keep your white keyple for something better.
keyper-course-lay-say = A second keyple may go beside one that stands, if its colour fits. Lay the first one down, and both work: that is the most one player gets out of a field.
keyper-course-lay-do = Send your white keyple to the pigs of Board 1, and lay down the one that stands there.
keyper-course-lay-got = Three more pigs. A keyple that lies works no more this season.
keyper-course-boat-say = The first keyple on a river brings a boat. With a boat you take a good that it shows, or sell one for shipping points; light blue is its colour.
keyper-course-boat-do = Send your light blue keyple to the river of Board 1, on the boat with a pig and a rock.
keyper-course-boat-got = Two boat actions are yours, as the colour matched.
keyper-course-sell-say = One pig is too many for your { keyper-tile-pig-sty }, so let some go by ship. Each good sold is worth 2 points for good.
keyper-course-sell-do = Sell two pigs, one after the other.
keyper-course-sell-got = Four shipping points, and every pig that is left has a home.
keyper-course-upgraders-say = A tile can be upgraded once, and then does or scores more. That is work for grey keyples.
keyper-course-upgraders-do = Send your grey keyple to the upgrading field of Board 1.
keyper-course-upgraders-got = You may upgrade twice.
keyper-course-upgrade-say = A farm tile is upgraded for a raw material or wheat, a village tile for a finished good or wheat. Where nothing is left to choose, a turn counts at once; **Undo my turn** takes it back as long as nobody else has had to decide and nothing was uncovered since.
keyper-course-upgrade-do = Upgrade the { keyper-tile-pig-sty } with a log, and leave it at that.
keyper-course-own = ### 🎓 On your own
    The rest of spring and all of summer are yours: play as you like, and a remark follows each of your turns. **More …** has a **Hint** with three good moves and why, what cannot be done now and for what reason, and orders for when you are away.
keyper-course-over = ### 🎓 Well done: the lessons end here
    You can send keyples and match colours, join others or keep out, build, upgrade and house animals, ship goods, and claim a board with your keyper. Autumn and winter are played alike.

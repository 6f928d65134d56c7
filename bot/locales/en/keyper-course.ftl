# A first spring of Keyper, turn by turn: what each lesson says, asks for and brought.

keyper-course-send-say = Keyples are your workers. Send one to a field and you get what it shows. If the keyple has the colour of the border, you get 1 more. The player with the most points after 4 seasons wins.
keyper-course-send-do = Press **{ keyper-colour-orange }** and send the keyple to the { keyper-field-clay } field on Board 1.
keyper-course-send-got = 2 clay instead of 1: the colours match.
keyper-course-join-say = The computer sends a brown keyple to an empty field. Join with the same colour: you get as much, and it doesn’t use up your turn.
keyper-course-join-do = Press **Join with brown**.
keyper-course-join-got = 3 logs each: joining earns you both 1 more.
keyper-course-builders-say = You can build tiles on your farm and in your village. The Build field’s border is orange.
keyper-course-builders-do = Press **{ keyper-colour-orange }** and send the keyple to the { keyper-field-build } field on Board 1.
keyper-course-builders-got = The colours match: you can build twice.
keyper-course-build-say = One is enough now: the { keyper-tile-pig-sty }, for 1 clay and 1 log. It has room for 4 pigs and scores 1 point for each.
keyper-course-build-do = Choose the { keyper-tile-pig-sty }, pay with **{ keyper-good-clay }** and **{ keyper-good-log }**, then skip the second action.
keyper-course-build-got = Built: this is your farm, with the { keyper-tile-pig-sty }.
keyper-course-animals-say = The computer’s keyper claims Board 2: more on that soon. Animals come from fields, too. The pigs’ field has a light green border.
keyper-course-animals-do = Press **{ keyper-colour-light-green }** and send the keyple to the { keyper-field-pigs } field on Board 1.
keyper-course-animals-got = 2 pigs move into your { keyper-tile-pig-sty }.
keyper-course-decline-say = The computer sends a light green keyple to the Wheat field on Board 2. You could join with a white one. Don’t: keep it for pigs, which bring you more points than wheat.
keyper-course-decline-do = Press **{ keyper-menu-skip }** this time.
keyper-course-decline-got = You keep both white keyples.
keyper-course-lay-say = White takes the colour of the keyple there. Standing, your own keyple doesn’t help: you get 2. Lay it down and it works along: you get 3, but it can’t work again this season.
keyper-course-lay-do = Press **{ keyper-colour-white }**, choose the { keyper-field-pigs } field on Board 1, then press **{ keyper-menu-lay-heading }**.
keyper-course-lay-got = 5 pigs now: 1 too many, but you’ll sell some soon.
keyper-course-keyper-say = Once a season your keyper claims a board. When the season ends, its keyples come home to you. Board 2 is already the computer’s; Board 1 has 7.
keyper-course-keyper-do = Press **Board 1 (7)** to claim the board with 7 keyples.
keyper-course-keyper-got = Everyone can still work on Board 1, and their keyples come home with you.
keyper-course-boat-say = The first keyple on a river brings a boat there. You get one of the boat’s goods, or sell one of them for 2 shipping points.
keyper-course-boat-do = Press **{ keyper-colour-light-blue }**, choose the { keyper-field-river } field on Board 1, then **Boat 3**.
keyper-course-boat-got = The colours match: you get 2 boat actions.
keyper-course-sell-say = You have 5 pigs, but room for 4: the fifth would be lost when the season ends. Housed when the game ends, a pig scores 1 point; sold, 2.
keyper-course-sell-do = Under “Sell for 2 points”, press the pig twice.
keyper-course-sell-got = 4 shipping points. Your last 3 keyples were played for you: 3 rocks, 1 clay, 3 wheat.
keyper-course-again-say = No keyples left, but the computer still plays: you lay down keyples standing on your tiles or claimed board. They work once more.
keyper-course-again-do = Choose the { keyper-field-logs } field on Board 1 and lay down both keyples.
keyper-course-again-got = 3 more logs.
keyper-course-last-say = The computer has just played its last keyple. You lay down once more, then spring ends, even if keyples still stand. Your spring fair tile scores: you show 1 pig and 1 log, and keep them.
keyper-course-last-do = Choose the { keyper-field-clay } field on Board 1 and lay the keyple down.
keyper-course-last-got = Fair held: 2 points. Your 12 keyples come home. With 2 players, only 9 can be sent: in a game, you choose which 3 wait and bring 1 good each.
keyper-course-fold-say = Now fold your board for summer: that decides its fields.
keyper-course-fold-do = Your summer fair lacks only a cow, and A has { keyper-field-cows }: press **A**, then **{ panel-confirm }**.
keyper-course-over =
    ### 🎓 That was your first spring of Keyper
    You can send and lay down keyples, join or stay out, build, house animals, ship goods, claim and fold a board. The other 3 seasons work the same way. You’ll also meet:
    - Orange arrow: upgrade a tile you’ve built, for more points.
    - Two cards: take a country tile, to build later.
    - Hammer with −1: build for 1 good less.
    - Your own plots, the spaces of your farm and village: a keyple can build there, or upgrade or use the tile. The first one there may be any colour.
    - If someone joins you on a hammer or arrow, you take turns, 1 action each.
    - A brick, wood or stone also counts as clay, log or rock.

# Keyper on one screen; a number in a circle stands in the picture, too.

keyper-learn-line = Send keyples to shared boards, join in where others work, and build the farm and village worth most after four seasons.
keyper-learn-you = You have a farm and a village of your own, a keyper, and { $keyples } keyples ① in { $colours } colours.
keyper-learn-turn = You send a keyple to a field ② of any country board, or to a building of your own, for what is shown there. On an empty field the others are asked to *join* with the same colour: then both get more. Once a season, as a turn, your *keyper* claims a board ③. A keyple that stands may later be laid down to work a second time.
keyper-learn-end = When everybody has played all their pieces, the season ⑤ ends. Fairs are held, and the board you claimed comes home with the keyples on it: you fold it anew, and with those keyples you play on. After { $seasons } seasons the game is over.
keyper-learn-win = The most points win. They come from the tiles you have built, from selling to boats on the rivers ④, and from fairs.
keyper-learn-mistake-1 = Staying out. Whoever joins gets as much as whoever began, and it costs no turn.
keyper-learn-mistake-2 = Claiming a board and then working elsewhere: what stands on your board at the end of the season is your team for the next one.
keyper-learn-mistake-3 = Animals without a home. When a season ends each needs room on a farm tile that shows its kind; the rest runs away.
keyper-learn-alt = A table of Keyper in spring. 1: your keyples. 2: a field on which two keyples work. 3: a board that your keyper has claimed. 4: a river with a boat. 5: the season.

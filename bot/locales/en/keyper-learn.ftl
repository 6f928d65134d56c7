# Keyper on one screen; a number in a circle stands in the picture, too.

keyper-learn-line = Send keyples to shared boards, join in where others work, and build the farm and village that are worth the most after 4 seasons.
keyper-learn-you = You have a farm, a village, a keyper, and { $keyples } keyples ① in { $colours } colours. With 2 players, you have 9 keyples.
keyper-learn-turn = Send a keyple to a field ② on any country board, or to one of your own buildings, and get what it shows. If the field is empty, another player can *join* with the same colour, and you both get more. Once a season you use a turn to claim a board ③ with your *keyper*. Later you can lay down a standing keyple, and it works once more.
keyper-learn-end = Soon after everyone has played all their pieces, the season ⑤ ends. Fairs are held, and the board you claimed comes home with the keyples on it. You fold it a new way, and those keyples join your next team. The game ends after { $seasons } seasons.
keyper-learn-win = The player with the most points wins. Points come from the tiles you have built, from selling to boats on the rivers ④, and from fairs.
keyper-learn-mistake-1 = Staying out too often. If you join, you get as much as the player you join, and it doesn’t use up your turn. Stay out only if that keyple does more for you later.
keyper-learn-mistake-2 = Claiming an empty board too early. Your next team is mostly the keyples on it when the season ends.
keyper-learn-mistake-3 = Animals without a home. When a season ends, each animal needs room on a farm tile that shows its kind. The rest are lost.
keyper-learn-alt = A table of Keyper in spring. 1: your keyples. 2: a field where 2 keyples work. 3: a board your keyper has claimed. 4: a river with a boat. 5: the season.

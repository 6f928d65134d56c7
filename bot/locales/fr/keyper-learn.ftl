# Keyper en un coup d’œil ; un chiffre cerclé figure aussi sur l’image.

keyper-learn-line = Envoie des keyples sur des plateaux communs, rejoins les autres là où ils travaillent, et bâtis la ferme et le village qui valent le plus après 4 saisons.
keyper-learn-you = Tu as une ferme, un village, un keyper et { $keyples } keyples ① de { $colours } couleurs. À 2 joueurs, tu as 9 keyples.
keyper-learn-turn = Envoie un keyple sur un terrain ② de n’importe quel plateau Campagne, ou sur un de tes bâtiments, et reçois ce qu’il montre. Si le terrain est vide, un autre joueur peut te *rejoindre* avec la même couleur, et chacun reçoit davantage. Une fois par saison, ton *keyper* revendique un plateau ③ : cela compte comme ton tour. Plus tard, tu peux coucher un keyple debout pour qu’il travaille une fois de plus.
keyper-learn-end = Peu après que tout le monde a joué toutes ses pièces, la saison ⑤ finit. On tient les foires, et le plateau que tu as revendiqué rentre avec ses keyples. Tu le plies autrement, et ces keyples rejoignent ta prochaine équipe. La partie finit après { $seasons } saisons.
keyper-learn-win = Pour gagner, il faut avoir le plus de points. Ils viennent des tuiles que tu as construites, des ventes aux bateaux sur les rivières ④ et des foires.
keyper-learn-mistake-1 = Rester trop souvent à l’écart. Si tu rejoins un joueur, tu reçois autant que lui, et cela ne te coûte pas ton tour. Abstiens-toi seulement si ce keyple doit te servir mieux plus tard.
keyper-learn-mistake-2 = Revendiquer trop tôt un plateau vide. Ta prochaine équipe, ce sont surtout les keyples qui s’y trouvent à la fin de la saison.
keyper-learn-mistake-3 = Garder des animaux sans place. À la fin d’une saison, chaque animal a besoin de place sur une tuile Ferme qui montre son espèce. Les autres sont perdus.
keyper-learn-alt = Une table de Keyper au printemps. 1 : tes keyples. 2 : un terrain où travaillent deux keyples. 3 : un plateau que ton keyper a revendiqué. 4 : une rivière avec un bateau. 5 : la saison.

# Keyper en un coup d’œil ; un chiffre cerclé figure aussi sur l’image.

keyper-learn-line = Envoie des keyples sur des plateaux communs, participe au travail des autres et bâtis la ferme et le village les plus précieux en quatre saisons.
keyper-learn-you = Tu as une ferme et un village à toi, un keyper et { $keyples } keyples ① de { $colours } couleurs.
keyper-learn-turn = Tu envoies un keyple sur un terrain ② d’un plateau Campagne, ou dans un de tes bâtiments, pour ce qui y est dessiné. Sur un terrain vide, on demande aux autres de *participer* avec la même couleur : alors chacun des deux reçoit davantage. Une fois par saison, ton *keyper* revendique un plateau ③, ce qui est un tour. Un keyple debout peut plus tard être couché pour travailler une seconde fois.
keyper-learn-end = Quand chacun a joué toutes ses pièces, la saison ⑤ s’achève. On tient les foires, et le plateau revendiqué rentre chez toi avec les keyples qui s’y trouvent : tu le replies autrement et continues avec ces keyples. Après { $seasons } saisons, la partie est finie.
keyper-learn-win = Le plus de points gagne. Ils viennent des tuiles construites, des ventes aux bateaux sur les rivières ④ et des foires.
keyper-learn-mistake-1 = Rester à l’écart. Qui participe reçoit autant que qui a commencé, et cela ne coûte pas de tour.
keyper-learn-mistake-2 = Revendiquer un plateau puis travailler ailleurs : ce qui s’y trouve à la fin de la saison est ton équipe pour la suivante.
keyper-learn-mistake-3 = Des animaux sans abri. À la fin d’une saison, il faut à chacun une place sur une tuile Ferme qui montre son espèce ; les autres s’enfuient.
keyper-learn-alt = Une table de Keyper au printemps. 1 : tes keyples. 2 : un terrain où travaillent deux keyples. 3 : un plateau que ton keyper a revendiqué. 4 : une rivière avec un bateau. 5 : la saison.

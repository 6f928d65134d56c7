# Keyflower et The Merchants en un coup d’œil ; un chiffre cerclé figure aussi sur l’image.

keyflower-learn-line = Les ouvriers sont ton argent et ta main-d’œuvre : mise-les pour remporter des tuiles, envoie-les utiliser des tuiles, et bâtis le village qui vaut le plus après 4 saisons.
keyflower-learn-you = Tu diriges un village. Il commence avec 1 tuile Maison et { $workers } ouvriers ① derrière ton paravent. Les autres voient combien tu en as, mais pas leurs couleurs.
keyflower-learn-turn = Envoie des ouvriers d’une seule couleur à un seul endroit : **mise** sur une tuile ②, ou **utilise** presque n’importe quelle tuile ③, même celle d’un autre joueur. Ou passe. Les premiers ouvriers sur une tuile fixent sa couleur pour la saison. Chaque nouvelle utilisation dans la saison demande au moins 1 ouvrier de plus, jusqu’à 6 en tout sur la tuile.
keyflower-learn-end = Quand tous les joueurs passent à la suite, la saison ⑤ est finie. L’enchère la plus haute remporte la tuile, et ses ouvriers sont dépensés ; les enchères perdantes reviennent. Sauf en hiver, un bateau ④ apporte aussi de nouveaux ouvriers à chacun. La partie finit après { $seasons } saisons.
keyflower-learn-win = Pour gagner, il faut avoir le plus de points. Ils viennent surtout des tuiles améliorées et de l’hiver : tu as dès le début quelques tuiles hiver, et tu décides lesquelles sont mises aux enchères. Les bateaux comptent aussi, et chaque or restant vaut 1 point.
keyflower-learn-mistake-1 = Miser gros tout de suite. 1 ouvrier suffit pour commencer. Si quelqu’un surenchérit, tu peux déplacer toute ton enchère vers une autre tuile.
keyflower-learn-mistake-2 = Envoyer trop facilement des ouvriers dans d’autres villages. À la fin de la saison, ils vont au propriétaire du village.
keyflower-learn-mistake-3 = Laisser des ressources au mauvais endroit. Les ressources que tu gagnes hors de tes tuiles vont sur ta tuile Maison. Mais tu paies une amélioration avec celles qui sont sur la tuile à améliorer : transporte-les d’abord.
keyflower-learn-alt = Une table de Keyflower en été. 1 : tes ouvriers et compétences. 2 : une tuile avec une enchère à côté. 3 : une tuile déjà utilisée, avec des ouvriers dessus. 4 : les bateaux et ce qu’ils apportent. 5 : la saison.

keyflower-learn-merchants-line = Keyflower avec des contrats à remplir, et des extensions qui doublent les points fixes d’une tuile.
keyflower-learn-merchants-you = Tu diriges un village comme dans Keyflower, avec plus d’objectifs : de nouvelles tuiles et de nouveaux bateaux s’y ajoutent.
keyflower-learn-merchants-turn = Tu mises, tu utilises une tuile ou tu passes comme dans Keyflower. Certaines tuiles apportent des **contrats** : l’un des { $open } visibles ① ou le premier de la pile ②. Certains bateaux en apportent un face cachée. Là où tu peux améliorer, tu peux acheter à la place une **extension** ③ pour une de tes tuiles améliorées.
keyflower-learn-merchants-end = Après { $seasons } saisons, comme dans Keyflower. À la fin du printemps, de l’été et de l’automne, de nouveaux contrats arrivent.
keyflower-learn-merchants-win = Un contrat vaut { $points } points si, à la fin, tu as tout ce qu’il montre. Une extension double les points fixes de sa tuile. Avec une cabine, ta tuile Maison donne une amélioration de plus à tout joueur qui l’utilise.
keyflower-learn-merchants-mistake-1 = Compter une pièce deux fois. Ce qui sert à un contrat ne compte nulle part ailleurs.
keyflower-learn-merchants-mistake-2 = Acheter une extension d’une couleur que tu n’as pas. Ensuite, seuls des ouvriers de cette couleur peuvent utiliser la tuile.
keyflower-learn-merchants-mistake-3 = Garder un contrat que tu ne peux pas remplir. À ton tour, tu peux l’échanger contre 1 pièce qu’il montre.
keyflower-learn-merchants-alt = Le marché de The Merchants. 1 : les contrats visibles et leurs points. 2 : la pile des contrats cachés. 3 : les extensions en 4 couleurs et leurs prix.

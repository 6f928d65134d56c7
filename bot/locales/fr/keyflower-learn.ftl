# Keyflower et The Merchants en un coup d’œil ; un chiffre cerclé figure aussi sur l’image.

keyflower-learn-line = Les ouvriers sont à la fois argent et main-d’œuvre : avec eux on enchérit sur des tuiles, avec eux on les utilise. Après quatre saisons, le village le plus précieux l’emporte.
keyflower-learn-you = Tu diriges un village. Il commence par une tuile Maison et { $workers } ouvriers ① derrière ton écran : les autres voient combien, pas leurs couleurs.
keyflower-learn-turn = Tu envoies des ouvriers d’une seule couleur à un seul endroit : comme **enchère** sur une tuile ②, ou pour **utiliser** une tuile ③, à qui qu’elle soit. Ou tu passes. Les premiers ouvriers sur une tuile en fixent la couleur pour tous ceux qui suivent cette saison.
keyflower-learn-end = Quand tous passent à la suite, la saison ⑤ s’achève. La meilleure enchère pose la tuile dans son village et la paie ; les enchères perdantes reviennent. Avant l’hiver, un bateau ④ apporte aussi de nouveaux ouvriers à chacun. Après { $seasons } saisons, la partie est finie.
keyflower-learn-win = Le plus de points gagne. Ils viennent surtout des tuiles améliorées et de l’hiver : tu as dès le début quelques tuiles hiver et décides lesquelles sont mises en vente. Les bateaux comptent aussi, et chaque or restant vaut 1.
keyflower-learn-mistake-1 = Enchérir fort d’emblée. Un ouvrier suffit pour commencer, et qui est surenchéri peut déplacer tout le groupe vers une autre tuile.
keyflower-learn-mistake-2 = Travailler chez les autres sans y penser : les ouvriers que tu y envoies sont au propriétaire à la fin de la saison.
keyflower-learn-mistake-3 = Des ressources au mauvais endroit. Ce que tu gagnes hors de tes tuiles va sur ta Maison, mais une amélioration se paie avec ce qui se trouve sur la tuile même : il faut l’y transporter.
keyflower-learn-alt = Une table de Keyflower en été. 1 : tes ouvriers et compétences. 2 : une tuile avec une enchère à côté. 3 : une tuile où se tiennent des ouvriers, car elle a été utilisée. 4 : les bateaux et ce qu’ils apportent. 5 : la saison.

keyflower-learn-merchants-line = Keyflower avec des contrats à remplir, et des extensions qui doublent ce que vaut une tuile.
keyflower-learn-merchants-you = Comme dans Keyflower, tu diriges un village, avec davantage de buts : de nouvelles tuiles et de nouveaux bateaux s’y mêlent.
keyflower-learn-merchants-turn = Tu enchéris, utilises ou passes comme toujours. Certaines tuiles et certains bateaux apportent des **contrats** : l’un des { $open } visibles ① ou le premier de la pile ②. Et là où tu peux améliorer, tu peux acheter à la place une **extension** ③ pour une de tes tuiles améliorées.
keyflower-learn-merchants-end = Après { $seasons } saisons, comme dans Keyflower. À la fin du printemps, de l’été et de l’automne, de nouveaux contrats sont dévoilés.
keyflower-learn-merchants-win = Un contrat vaut { $points } points si tu as à la fin tout ce qui y figure. Une extension double les points fixes de sa tuile. Une cabine sur ta Maison ajoute une amélioration à chacune de ses utilisations.
keyflower-learn-merchants-mistake-1 = Compter une pièce deux fois : ce que prend un contrat ne compte nulle part ailleurs.
keyflower-learn-merchants-mistake-2 = Une extension d’une couleur qui te manque : ensuite, seuls des ouvriers de cette couleur peuvent utiliser la tuile.
keyflower-learn-merchants-mistake-3 = Garder un contrat impossible à remplir : pendant ton tour, il s’échange contre une pièce qu’il montre.
keyflower-learn-merchants-alt = Le marché de The Merchants. 1 : les contrats visibles et leurs points. 2 : la pile des contrats cachés. 3 : les extensions en quatre couleurs et leurs prix.

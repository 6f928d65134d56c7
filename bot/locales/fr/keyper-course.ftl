# Un premier printemps de Keyper, tour par tour : ce que chaque leçon dit, demande et a rapporté.

keyper-course-send-say = Les keyples sont tes ouvriers. Envoies-en un sur un terrain : tu reçois ce qu’il montre. S’il a la couleur du bord, tu reçois 1 de plus. Pour gagner, il faut avoir le plus de points après 4 saisons.
keyper-course-send-do = Appuie sur **{ keyper-colour-orange }** et envoie le keyple sur le terrain { keyper-field-clay } du plateau 1.
keyper-course-send-got = 2 argiles au lieu de 1 : les couleurs correspondent.
keyper-course-join-say = L’ordinateur envoie un keyple brun sur un terrain vide. Rejoins-le avec la même couleur : tu reçois autant, et cela ne te coûte pas ton tour.
keyper-course-join-do = Appuie sur **Rejoindre en brun**.
keyper-course-join-got = 3 rondins chacun : à deux, chacun reçoit 1 de plus.
keyper-course-builders-say = Tu construis des tuiles sur ta ferme et dans ton village. Le terrain { keyper-field-build } a un bord orange.
keyper-course-builders-do = Appuie sur **{ keyper-colour-orange }** et envoie le keyple sur le terrain { keyper-field-build } du plateau 1.
keyper-course-builders-got = Les couleurs correspondent : tu peux construire deux fois.
keyper-course-build-say = Une seule suffit pour l’instant : la { keyper-tile-pig-sty }, pour 1 argile et 1 rondin. Elle loge 4 cochons et rapporte 1 point pour chacun.
keyper-course-build-do = Choisis la { keyper-tile-pig-sty }, paie avec **{ keyper-good-clay }** et **{ keyper-good-log }**, puis renonce à la seconde action.
keyper-course-build-got = Construite ! Voici ta ferme avec la { keyper-tile-pig-sty }.
keyper-course-animals-say = Le keyper de l’ordinateur revendique le plateau 2 : on y revient bientôt. Les animaux viennent aussi des terrains. Celui des cochons a un bord vert clair.
keyper-course-animals-do = Appuie sur **{ keyper-colour-light-green }** et envoie le keyple sur le terrain { keyper-field-pigs } du plateau 1.
keyper-course-animals-got = 2 cochons s’installent dans ta { keyper-tile-pig-sty }.
keyper-course-decline-say = L’ordinateur envoie un keyple vert clair sur le terrain Blé du plateau 2. Tu pourrais le rejoindre avec un blanc, mais garde-le pour des cochons, qui rapportent plus de points que le blé.
keyper-course-decline-do = Cette fois, appuie sur **{ keyper-menu-skip }**.
keyper-course-decline-got = Tu gardes tes 2 keyples blancs.
keyper-course-lay-say = Le blanc prend la couleur du keyple déjà là. Debout, ton keyple n’aide pas : tu reçois 2. Couché, il travaille aussi : tu reçois 3, mais il ne travaillera plus cette saison.
keyper-course-lay-do = Appuie sur **{ keyper-colour-white }**, choisis le terrain { keyper-field-pigs } sur le plateau 1, puis appuie sur **{ keyper-menu-lay-heading }**.
keyper-course-lay-got = 5 cochons : 1 de trop, mais tu en vendras bientôt.
keyper-course-keyper-say = Une fois par saison, ton keyper revendique un plateau : à la fin, tous ses keyples rentrent chez toi. L’ordinateur a déjà le plateau 2 ; le plateau 1 en a 7.
keyper-course-keyper-do = Appuie sur **N° 1 (7)** pour revendiquer le plateau avec 7 keyples.
keyper-course-keyper-got = Les autres peuvent encore travailler sur le plateau 1, et leurs keyples rentrent avec toi.
keyper-course-boat-say = Le premier keyple sur une rivière amène un bateau. Tu reçois une de ses marchandises, ou tu en vends une pour 2 points de fret.
keyper-course-boat-do = Appuie sur **{ keyper-colour-light-blue }**, choisis le terrain { keyper-field-river } sur le plateau 1, puis **Bateau 3**.
keyper-course-boat-got = Les couleurs correspondent : tu as 2 actions de bateau.
keyper-course-sell-say = Tu as 5 cochons pour 4 places : le cinquième serait perdu à la fin de la saison. Logé à la fin de la partie, un cochon vaut 1 point ; vendu, 2.
keyper-course-sell-do = Sous « Vendre pour 2 points », appuie deux fois sur le cochon.
keyper-course-sell-got = 4 points de fret. Tes 3 derniers keyples, joués pour toi : 3 roches, 1 argile, 3 blés.
keyper-course-again-say = Tu n’as plus de keyples, mais l’ordinateur joue encore : couche ceux qui sont debout sur tes tuiles ou ton plateau. Ils travaillent encore.
keyper-course-again-do = Choisis le terrain { keyper-field-logs } sur le plateau 1 et couche les deux keyples.
keyper-course-again-got = 3 rondins de plus.
keyper-course-last-say = L’ordinateur a joué son dernier keyple. Couche encore une fois, puis le printemps finit, même s’il reste des keyples debout. Ta tuile Foire rapporte des points : montre 1 cochon et 1 rondin, et garde-les.
keyper-course-last-do = Choisis le terrain { keyper-field-clay } sur le plateau 1 et couche le keyple.
keyper-course-last-got = Foire tenue : 2 points. Tes 12 keyples rentrent. À 2 joueurs, tu n’en envoies que 9 : dans une partie, tu choisis les 3 qui attendent et rapportent 1 marchandise chacun.
keyper-course-fold-say = Plie ton plateau pour l’été : cela fixe ses terrains.
keyper-course-fold-do = Il ne manque qu’une vache à ta foire d’été, et A a un terrain { keyper-field-cows } : appuie sur **A**, puis sur **{ panel-confirm }**.
keyper-course-over =
    ### 🎓 Voilà ton premier printemps de Keyper
    Tu sais envoyer et coucher des keyples, rejoindre les autres ou pas, construire, loger des animaux, vendre des marchandises, revendiquer et plier un plateau. Les 3 autres saisons se jouent de la même façon. Tu verras aussi :
    - Flèche orange : améliorer une tuile construite, pour plus de points.
    - Deux cartes : prendre une tuile Campagne, à construire plus tard.
    - Marteau avec −1 : construire pour 1 marchandise de moins.
    - Tes parcelles, les emplacements de ta ferme et de ton village : un keyple peut y construire, ou améliorer ou utiliser la tuile. Le premier peut être de n’importe quelle couleur.
    - Si on te rejoint sur un marteau ou une flèche, chacun agit à son tour, 1 action à la fois.
    - Une brique, un bois ou une pierre compte aussi comme argile, rondin ou roche.

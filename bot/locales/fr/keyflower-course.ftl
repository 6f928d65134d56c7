# Une première partie de Keyflower, raccourcie, tour par tour : ce que chaque leçon dit, demande et a rapporté.

keyflower-course-bid-say = Pour gagner, il faut avoir le plus de points après 4 saisons. Les points viennent surtout des tuiles. Tu remportes des tuiles en misant des ouvriers : les tiens sont au-dessus des tuiles.
keyflower-course-bid-do = Appuie sur **{ keyflower-bid }** et mise 1 ouvrier rouge sur la tuile { keyflower-tile-woodcutter }.
keyflower-course-bid-got = Ton ouvrier attend là. { $rival } mise 1 bleu sur { keyflower-tile-stable }.
keyflower-course-use-say = Les ouvriers peuvent aussi utiliser une tuile encore libre : au moins autant que l’indique son signe noir. Les ressources du centre vont sur ta tuile Maison.
keyflower-course-use-do = Appuie sur **{ keyflower-key-middle }**, utilise la tuile { keyflower-tile-workshop } avec 1 ouvrier jaune et prends **{ keyflower-item-stone }**.
keyflower-course-use-got = La pierre est sur ta tuile Maison.
keyflower-course-group-say = { $rival } a misé 2 rouges sur { keyflower-tile-woodcutter } : ton enchère est dépassée. Mais ton ouvrier n’est pas perdu. Il peut aller sur une autre tuile.
keyflower-course-group-do = Appuie sur **{ keyflower-bid }** et déplace cet ouvrier vers la tuile { keyflower-tile-keywood }.
keyflower-course-group-got = Après toi, il faut 2 jaunes à { $rival } pour { keyflower-tile-workshop }.
keyflower-course-colour-say = Les premiers ouvriers sur une tuile fixent sa couleur pour la saison. La tuile { keyflower-tile-woodcutter } est rouge : seuls des ouvriers rouges peuvent l’utiliser.
keyflower-course-colour-do = Appuie sur **{ keyflower-key-middle }** et utilise la tuile { keyflower-tile-woodcutter } avec 1 ouvrier rouge.
keyflower-course-colour-got = 2 bois sont chez toi. { $rival } utilise { keyflower-tile-keywood } avec 1 rouge.
keyflower-course-upgrade-say = Améliorer ta tuile Maison coûte 1 bois et 1 pierre. Ils y sont ; vers d’autres tuiles, on les transporte par les routes. Améliorée, elle vaut 5 points.
keyflower-course-upgrade-do = Appuie sur **{ keyflower-key-mine }** et envoie 1 ouvrier bleu sur ta tuile Maison.
keyflower-course-upgrade-got = 5 points !
keyflower-course-pass-say = Tu gardes les ouvriers que tu ne joues pas. La saison finit quand tous les joueurs passent à la suite. { $rival } vient de passer.
keyflower-course-pass-do = Appuie sur **{ keyflower-pass }**, puis sur **{ panel-confirm }** pour finir le printemps.
keyflower-course-pass-got = Tu as remporté { keyflower-tile-keywood }. Les ouvriers misés sont perdus, mais tous ceux de tes tuiles sont à toi.
keyflower-course-boat-say = Chacun prend les ouvriers et compétences d’un bateau. Personne n’a misé sur la tuile violette : le premier joueur, toi, choisit d’abord.
keyflower-course-boat-do = Prends le bateau { keyflower-tile-sea-bastion } : il apporte une pioche et une enclume.
keyflower-course-boat-got = Tes ouvriers et compétences sont derrière ton paravent : personne d’autre ne les voit.
keyflower-course-place-say = Ta nouvelle tuile rejoint ton village pour de bon. Route contre route, champ contre champ, rivière contre rivière.
keyflower-course-place-do = Pose { keyflower-tile-keywood } à l’endroit **3**, puis appuie sur **{ panel-confirm }**.
keyflower-course-place-got = Nous voilà en hiver, et tu as pris 2 autres bateaux.
keyflower-course-winter-say = Les tuiles hiver rapportent des points. Choisis en secret lesquelles mettre aux enchères. { keyflower-tile-scribes } : 10 points par lot de scie, pioche et enclume. Tu en as 2 de chaque.
keyflower-course-winter-do = Appuie sur **B** pour { keyflower-tile-scribes }, puis sur **{ panel-confirm }**.
keyflower-course-winter-got = Ta tuile hiver et celle de { $rival } sont aux enchères.
keyflower-course-outbid-say = { $rival } a misé 1 jaune sur { keyflower-tile-scribes }. Mise plus d’ouvriers de cette couleur.
keyflower-course-outbid-do = Appuie sur **{ keyflower-bid }** et mise 2 ouvriers jaunes sur la tuile { keyflower-tile-scribes }.
keyflower-course-outbid-got = Tu es en tête. { $rival } a misé 8 ouvriers bleus sur { keyflower-tile-keythedral }.
keyflower-course-last-say = Pour dépasser cela, il te faudrait 9 ouvriers bleus, et tu ne les as pas. Si tout le monde passe maintenant, on compte les points.
keyflower-course-last-do = Appuie sur **{ keyflower-pass }**, puis sur **{ panel-confirm }**.
keyflower-course-over = ### 🎓 Gagné ! C’était Keyflower
    L’été et l’automne se jouent comme le printemps. Les bateaux peuvent compter : celui de { $rival } a rapporté 3 points, le tien rien. Personne n’a misé sur la tuile violette : le pion violet premier joueur passe chez toi. Il vaut 1 or, donc 1 point.

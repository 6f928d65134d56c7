# Une première partie de Keyflower, raccourcie, tour par tour : ce que chaque leçon dit, demande et a rapporté.

keyflower-course-bid-say = On gagne avec le plus de points après 4 saisons. Ils viennent surtout des tuiles, qu’on remporte en misant des ouvriers : les tiens sont au-dessus.
keyflower-course-bid-do = Appuie sur **{ keyflower-bid }** et mise 1 ouvrier rouge sur { keyflower-tile-woodcutter }.
keyflower-course-bid-got = Ton ouvrier attend là. { $rival } mise 1 bleu sur { keyflower-tile-stable }.
keyflower-course-use-say = Les ouvriers peuvent aussi utiliser une tuile encore libre : au moins autant que l’indique son signe noir. Les ressources du centre vont sur ta Maison.
keyflower-course-use-do = Appuie sur **{ keyflower-key-middle }**, utilise { keyflower-tile-workshop } avec 1 jaune et prends **{ keyflower-item-stone }**.
keyflower-course-use-got = La pierre est sur ta Maison.
keyflower-course-group-say = { $rival } a misé 2 rouges sur { keyflower-tile-woodcutter } : ton enchère est dépassée. Ton ouvrier n’est pas perdu : il peut changer de tuile.
keyflower-course-group-do = Appuie sur **{ keyflower-bid }** et déplace cet ouvrier vers { keyflower-tile-keywood }.
keyflower-course-group-got = Après toi, { keyflower-tile-workshop } coûte 2 jaunes à { $rival } : chaque fois au moins 1 de plus.
keyflower-course-colour-say = Les premiers ouvriers d’une tuile fixent sa couleur pour la saison. { keyflower-tile-woodcutter } est rouge : seuls les rouges peuvent l’utiliser.
keyflower-course-colour-do = Appuie sur **{ keyflower-key-middle }** et utilise { keyflower-tile-woodcutter } avec 1 rouge.
keyflower-course-colour-got = 2 bois sont chez toi. { $rival } utilise { keyflower-tile-keywood } avec 1 rouge.
keyflower-course-upgrade-say = Améliorer ta Maison coûte 1 bois et 1 pierre. Ils y sont ; ailleurs, on les y transporte par les routes. Améliorée, elle vaut 5 points.
keyflower-course-upgrade-do = Appuie sur **{ keyflower-key-mine }** et envoie 1 bleu sur ta Maison.
keyflower-course-upgrade-got = 5 points !
keyflower-course-pass-say = Tu gardes les ouvriers non joués. La saison finit quand tous passent à la suite. { $rival } vient de passer.
keyflower-course-pass-do = Appuie sur **{ keyflower-pass }**, puis **{ panel-confirm }** pour finir le printemps.
keyflower-course-pass-got = Tu remportes { keyflower-tile-keywood }. Les ouvriers misés sont perdus, mais ceux de tes tuiles sont à toi.
keyflower-course-boat-say = Chacun prend les ouvriers et compétences d’un bateau. Personne n’a misé sur la tuile violette : premier joueur, tu choisis d’abord.
keyflower-course-boat-do = Prends le bateau { keyflower-tile-sea-bastion } : il apporte pioche et enclume.
keyflower-course-boat-got = Ton paravent cache aux autres tes ouvriers et compétences.
keyflower-course-place-say = Ta nouvelle tuile rejoint ton village pour de bon. Route contre route, champ contre champ, rivière contre rivière.
keyflower-course-place-do = Pose { keyflower-tile-keywood } en **3**, puis appuie sur **{ panel-confirm }**.
keyflower-course-place-got = Voici l’hiver : tu as pris 2 autres bateaux.
keyflower-course-winter-say = Tu as 3 tuiles hiver, qui rapportent des points. Mets en secret au moins 1 tuile aux enchères. { keyflower-tile-scribes } : 10 points par lot de scie, pioche et enclume. Tu as 2 lots.
keyflower-course-winter-do = Appuie sur **B** pour { keyflower-tile-scribes }, puis **{ panel-confirm }**.
keyflower-course-winter-got = Ta tuile hiver et celle de { $rival } sont aux enchères.
keyflower-course-outbid-say = { $rival } a misé 1 jaune sur { keyflower-tile-scribes }. Mise davantage de cette couleur.
keyflower-course-outbid-do = Appuie sur **{ keyflower-bid }** et mise 2 jaunes sur { keyflower-tile-scribes }.
keyflower-course-outbid-got = Tu mènes. { $rival } a misé 8 ouvriers bleus sur { keyflower-tile-keythedral }.
keyflower-course-last-say = Pour surenchérir, il te faudrait 9 bleus, que tu n’as pas. Si tous passent, chacun prend un dernier bateau et on compte les points.
keyflower-course-last-do = Appuie sur **{ keyflower-pass }**, puis **{ panel-confirm }**.
keyflower-course-over = ### 🎓 Gagné ! C’était Keyflower
    L’été et l’automne ressemblent au printemps. Les bateaux peuvent compter : celui de { $rival } rapporte 3 points, le tien rien. Personne n’a misé sur la tuile violette : le pion premier joueur te revient. Il peut valoir 1 or, donc 1 point.

# Une première partie de Keyflower, tour par tour : ce que chaque leçon dit, demande et a rapporté.

keyflower-course-bid-say = Après quatre saisons, le plus de points gagne, et la plupart viennent des tuiles de ton village. Les tuiles se gagnent en enchérissant avec des ouvriers, et un seul suffit pour enchérir.
keyflower-course-bid-do = Enchéris un ouvrier rouge sur la tuile { keyflower-tile-woodcutter }.
keyflower-course-bid-got = Ton ouvrier est à côté de la tuile. Si personne n’enchérit davantage, elle est à toi à la fin de la saison.
keyflower-course-use-say = Les ouvriers peuvent aussi utiliser une tuile, même une du milieu qui n’est encore à personne. Comme elle n’est pas à toi, ce qu’elle donne va sur ta tuile Maison.
keyflower-course-use-do = Utilise { keyflower-tile-workshop } avec un ouvrier jaune et prends une pierre.
keyflower-course-use-got = Une pierre se trouve sur ta tuile Maison. L’ouvrier reste là-bas jusqu’à la fin de la saison.
keyflower-course-group-say = On a surenchéri : ton ouvrier là-bas est maintenant un groupe perdant. Il n’est pas perdu, car tout le groupe peut aller sur une autre tuile.
keyflower-course-group-do = Déplace-le : enchéris sur { keyflower-tile-keywood } avec ce groupe.
keyflower-course-group-got = Le même ouvrier enchérit ailleurs, et tu n’as rien dépensé. Tant que dure la saison, une enchère perdante peut toujours repartir ainsi.
keyflower-course-colour-say = Là où se tiennent des ouvriers, tous ceux qui suivent cette saison doivent être de la même couleur. Des rouges enchérissent sur { keyflower-tile-woodcutter } : seuls des rouges peuvent donc l’utiliser.
keyflower-course-colour-do = Utilise { keyflower-tile-woodcutter } avec un ouvrier rouge.
keyflower-course-colour-got = Deux bois se trouvent sur ta tuile Maison. Qui utilisera cette tuile ensuite aura besoin de plus d’ouvriers que toi.
keyflower-course-upgrade-say = Ta tuile Maison s’améliore pour un bois et une pierre, et les deux s’y trouvent. L’utiliser permet justement cela, et améliorée elle vaut 5 points à la fin.
keyflower-course-upgrade-do = Utilise ta tuile Maison avec un ouvrier bleu et améliore-la.
keyflower-course-upgrade-got = Cinq points sont à toi. L’ouvrier se tient dans ton propre village et te revient à la fin de la saison.
keyflower-course-outbid-say = À toi maintenant : ton enchère doit dépasser toute autre sur la tuile, dans sa couleur. Qui perd peut partir ou revenir avec plus, alors pense à ce que la tuile vaut pour toi.
keyflower-course-outbid-do = Enchéris deux ouvriers bleus sur { keyflower-tile-alehouse }.
keyflower-course-outbid-got = Tu y mènes maintenant. Si quelqu’un monte à son tour, tu sais ce que tes ouvriers peuvent faire.
keyflower-course-order-say = Qui gagne une tuile Ordre du tour choisit d’abord parmi les bateaux et peut commencer la saison suivante. Rien n’est joué avant que tu passes la main : essaie n’importe quel bouton, **Annuler** le reprend.
keyflower-course-order-do = Enchéris un ouvrier jaune sur la tuile Ordre du tour.
keyflower-course-order-got = Personne d’autre n’enchérit dessus. Même après coup, **Annuler mon tour** marche tant que personne d’autre n’a eu à décider depuis.
keyflower-course-pass-say = Tu n’es pas obligé de jouer tous tes ouvriers : ceux derrière ton écran restent à toi. Quand tous ont passé à la suite, la saison s’achève.
keyflower-course-pass-do = Passe, et vois ce que le printemps t’a apporté.
keyflower-course-pass-got = Deux tuiles sont à toi : leurs enchères sont allées dans le sac, mais les ouvriers qui s’y tenaient sont venus chez toi.
keyflower-course-boat-say = À la fin du printemps, de l’été et de l’automne, chacun prend ce qu’apporte un bateau. Tu as gagné la tuile Ordre du tour, donc tu choisis en premier.
keyflower-course-boat-do = Prends le bateau qui a le plus de compétences : elles paient des améliorations.
keyflower-course-boat-got = De nouveaux ouvriers et compétences attendent derrière ton écran.
keyflower-course-place-say = Les tuiles gagnées rejoignent ton village pour de bon, route contre route. Les ressources voyagent sur les routes : garde le chemin court de ta Maison jusqu’où tu en as besoin.
keyflower-course-place-do = Pose les deux tuiles comme tu veux ; des lettres sur l’image nomment les endroits.
keyflower-course-own = ### 🎓 À toi de jouer
    L’été est à toi : joue-le comme tu veux. Sous **Plus…** tu trouves un **Conseil** avec trois bons coups et pourquoi, ce qui n’est pas possible maintenant et pour quelle raison, et des ordres pour tes tours quand tu es absent.
keyflower-course-over = ### 🎓 Bravo : les leçons s’arrêtent ici
    Tu sais enchérir sur des tuiles et déplacer une enchère perdante, utiliser des tuiles avec des ouvriers de la bonne couleur, améliorer, prendre un bateau et bâtir ton village. L’automne se joue de même ; en hiver tu enchéris sur des tuiles qui marquent des points.

# Une première partie avec The Merchants, pour qui connaît Keyflower.

keyflower-course-merchants-contract-say = Qui connaît Keyflower apprend ici trois choses : contrats, extensions et nouveaux bateaux. Un contrat vaut 7 points à la fin si tu as tout ce qu’il montre.
keyflower-course-merchants-contract-do = Utilise { keyflower-tile-assayer } avec un ouvrier bleu et prends le contrat visible avec une scie et un bois.
keyflower-course-merchants-contract-got = Il est derrière ton écran, et un autre a été dévoilé à sa place.
keyflower-course-merchants-cash-say = Pendant chacun de tes tours, un contrat s’échange contre une pièce qu’il montre. Ce n’est pas un tour : tu enchéris, utilises ou passes encore.
keyflower-course-merchants-cash-do = Échange ton contrat contre le bois, puis enchéris un ouvrier jaune sur { keyflower-tile-keywood }.
keyflower-course-merchants-cash-got = Le bois est sur ta tuile Maison, et tu as enchéri en plus.
keyflower-course-merchants-stone-say = Ta tuile Maison s’améliore pour un bois et une pierre. Le bois y est.
keyflower-course-merchants-stone-do = Utilise { keyflower-tile-workshop } avec un ouvrier jaune et prends une pierre.
keyflower-course-merchants-stone-got = Maintenant les deux sont sur ta tuile Maison.
keyflower-course-merchants-upgrade-say = Seules les tuiles améliorées reçoivent une extension. L’amélioration vient donc d’abord, et avec elle les points fixes qu’une extension double.
keyflower-course-merchants-upgrade-do = Utilise ta tuile Maison avec un ouvrier bleu et améliore-la.
keyflower-course-merchants-upgrade-got = Cinq points. Un ouvrier bleu s’y tient : seule une extension bleue convient cette saison.
keyflower-course-merchants-extend-say = Ce qui permet une amélioration peut acheter une extension à la place. Elle double les points fixes de la tuile, et ensuite seuls des ouvriers de sa couleur peuvent l’utiliser.
keyflower-course-merchants-extend-do = Utilise { keyflower-tile-stable } avec un ouvrier jaune et pose sur ta tuile Maison une extension bleue, pour un ouvrier bleu.
keyflower-course-merchants-extend-got = Dix points au lieu de cinq.
keyflower-course-merchants-order-say = Les seconds bateaux apportent plus que des ouvriers : or, cabines, contrats. Qui gagne une tuile Ordre du tour choisit en premier.
keyflower-course-merchants-order-do = Enchéris un ouvrier rouge sur la tuile Ordre du tour.
keyflower-course-merchants-order-got = Tu choisiras en premier parmi les bateaux.
keyflower-course-merchants-pass-say = Un ouvrier gardé en fait un de plus en été. Quand tous ont passé à la suite, la saison s’achève et de nouveaux contrats sont dévoilés.
keyflower-course-merchants-pass-do = Passe.
keyflower-course-merchants-pass-got = Une tuile est à toi, et l’ouvrier de ton village t’est revenu.
keyflower-course-merchants-boat-say = { keyflower-tile-keyflower-ii } apporte un or, qui se trouve aussitôt sur ta tuile Maison. L’or remplace toute autre ressource et vaut un point s’il reste.
keyflower-course-merchants-boat-do = Prends le bateau avec l’or.
keyflower-course-merchants-boat-got = Des ouvriers et un or sont à toi.
keyflower-course-merchants-place-say = Les nouvelles tuiles rejoignent ton village, route contre route. Garde le chemin court de ta Maison jusqu’où il faut des ressources.
keyflower-course-merchants-place-do = Pose ta tuile comme tu veux ; des lettres sur l’image nomment les endroits.
keyflower-course-merchants-own = ### 🎓 À toi de jouer
    L’été est à toi : joue-le comme tu veux. Sous **Plus…** tu trouves un **Conseil** avec trois bons coups et pourquoi, et des ordres pour tes tours quand tu es absent.
keyflower-course-merchants-over = ### 🎓 Bravo : les leçons s’arrêtent ici
    Tu sais prendre des contrats et les échanger, étendre des tuiles améliorées et choisir un second bateau pour son or. Les contrats comptent à la fin, avec tout ce qu’ils montrent.

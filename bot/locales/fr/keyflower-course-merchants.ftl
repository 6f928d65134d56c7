# Une première partie avec The Merchants, raccourcie, pour qui connaît Keyflower.

keyflower-course-merchants-contract-say = Les nouveautés : des contrats, des extensions, des cabines (1 amélioration de plus sur ta tuile Maison) et d’autres tuiles et bateaux. Un contrat vaut 7 points si, à la fin, tu as tout ce qu’il montre sans le compter ailleurs.
keyflower-course-merchants-contract-do = Appuie sur **{ keyflower-key-middle }**, utilise la tuile { keyflower-tile-assayer } avec 1 ouvrier bleu et prends le contrat avec la scie et le bois.
keyflower-course-merchants-contract-got = Le contrat est derrière ton paravent.
keyflower-course-merchants-cash-say = À ton tour, tu peux échanger un contrat : tu le rends contre 1 pièce qu’il nomme. Ensuite, tu peux encore miser, utiliser une tuile ou passer.
keyflower-course-merchants-cash-do = Appuie sur **{ keyflower-key-cash }** et prends **{ keyflower-item-wood }**, puis appuie sur **{ keyflower-bid }** et mise 1 ouvrier jaune sur la tuile { keyflower-tile-keywood }.
keyflower-course-merchants-cash-got = Le bois est sur ta tuile Maison.
keyflower-course-merchants-stone-say = Améliorer ta tuile Maison coûte 1 bois et 1 pierre. Il manque la pierre.
keyflower-course-merchants-stone-do = Appuie sur **{ keyflower-key-middle }**, utilise la tuile { keyflower-tile-workshop } avec 1 ouvrier jaune et prends **{ keyflower-item-stone }**.
keyflower-course-merchants-stone-got = Les deux sont maintenant sur ta tuile Maison.
keyflower-course-merchants-upgrade-say = On ne peut agrandir que des tuiles améliorées : améliore donc d’abord la tienne.
keyflower-course-merchants-upgrade-do = Appuie sur **{ keyflower-key-mine }** et envoie 1 ouvrier bleu sur ta tuile Maison pour l’améliorer.
keyflower-course-merchants-upgrade-got = 5 points. Un ouvrier bleu est dessus : seule une extension bleue convient cette saison.
keyflower-course-merchants-extend-say = Au lieu d’améliorer une tuile, tu peux en agrandir une : ses points fixes doublent. Ensuite, seuls des ouvriers de la couleur de l’extension peuvent l’utiliser.
keyflower-course-merchants-extend-do = Appuie sur **{ keyflower-key-middle }**, utilise la tuile { keyflower-tile-stable } avec 1 ouvrier jaune et choisis l’extension bleue qui coûte 1 ouvrier bleu.
keyflower-course-merchants-extend-got = 10 points au lieu de 5.
keyflower-course-merchants-order-say = Les nouveaux bateaux apportent aussi de l’or, des cabines, des contrats ou des ouvriers verts. Le joueur qui remporte cette tuile choisit en premier parmi tous les bateaux.
keyflower-course-merchants-order-do = Appuie sur **{ keyflower-bid }** et mise 1 ouvrier rouge sur la tuile { keyflower-tile-order-1 }.
keyflower-course-merchants-order-got = Tu es en tête : le premier choix des bateaux peut te revenir.
keyflower-course-merchants-pass-say = Un ouvrier que tu gardes, c’est un ouvrier de plus pour l’été. À la fin de la saison, de nouveaux contrats arrivent.
keyflower-course-merchants-pass-do = Appuie sur **{ keyflower-pass }**, puis sur **{ panel-confirm }** pour finir le printemps.
keyflower-course-merchants-pass-got = Tu as remporté { keyflower-tile-keywood }.
keyflower-course-merchants-boat-say = { keyflower-tile-keyflower-ii } apporte 1 or, qui va sur ta tuile Maison. L’or remplace toute autre ressource, et chaque or restant vaut 1 point.
keyflower-course-merchants-boat-do = Prends { keyflower-tile-keyflower-ii }, le bateau avec l’or.
keyflower-course-merchants-boat-got = Nous voilà en hiver : tout le monde a passé, et tu as repris ce bateau deux fois, soit 2 or de plus.
keyflower-course-merchants-winter-say = { keyflower-tile-jeweller } est une tuile hiver : avec elle, chaque or vaut 2 points au lieu de 1.
keyflower-course-merchants-winter-do = Appuie sur **{ keyflower-bid }** et mise 1 ouvrier jaune sur la tuile { keyflower-tile-jeweller }.
keyflower-course-merchants-over = ### 🎓 C’était The Merchants
    Tu sais prendre et échanger des contrats, agrandir des tuiles améliorées et choisir un bateau pour son or. Tout le monde a passé, et ton dernier bateau a apporté 3 or de plus : 6 sur { keyflower-tile-jeweller } font 12 points. Personne n’a misé sur la tuile violette : { $rival } devient premier joueur, pour 1 point.

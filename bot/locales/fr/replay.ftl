# A finished game as one page to keep and to share.

replay-all = Vue de tous
replay-player = Joueur { $number }
replay-who = { $who }
replay-turn = Tour { $turn } sur { $turns }
replay-start = Le début
replay-end = La fin
replay-first = Au début
replay-back = Un tour en arrière
replay-on = Un tour en avant
replay-last = À la fin
replay-play = Lire
replay-pause = Mettre en pause
replay-slider = Tour
replay-language = Langue
replay-view = Vu par
replay-zoom = Agrandir l’image
replay-theme = Clair ou sombre
replay-score = Score final
replay-hint = Les flèches, le balayage et le curseur mènent d’un tour à l’autre ; touchez l’image pour l’agrandir.
replay-old = Cette partie s’ouvre dans tout navigateur récent qui peut exécuter des scripts.
replay-button = 💾 À garder
replay-drawing = 💾 Je dessine toute la partie. Cela prend un moment.
replay-here = 💾 **{ $game }**, tour par tour, en un seul fichier. Tout navigateur l’ouvre, même sans réseau ; donnez-le à qui vous voulez.
replay-failed = Cette partie n’a pas pu être dessinée. `/game log` raconte la même chose en mots.
replay-not-over = La partie entière pourra être gardée une fois celle-ci finie.

# The legend of signs: shared by all games.

signs-button = Légende des symboles
signs-title = Légende des symboles
signs-page = ### { $game } : légende des symboles
signs-group-marks = Sur chaque image
signs-players = couleur et symbole de chaque joueur
signs-computer = avant un nom : c’est un ordinateur
signs-badge = lettre ou numéro du bouton pour cette pièce ou ce lieu
signs-pale = pâle : impossible à choisir maintenant
signs-draft = jaune : ton choix, pas encore joué ; autour d’un joueur : à lui de jouer
signs-news = cadre rouge avec une pastille : nouveau depuis ta dernière visite
signs-count = nombre, pour la pièce qui précède
signs-points = points
signs-arrow = payer à gauche, recevoir à droite

# /help, and what the commands say of themselves.

help-begin =
    ### Jouer en 3 étapes
    1. Tape `/game new` dans un salon, choisis un jeu et appuie sur **{ lobby-open-table }**.
    2. Les autres appuient sur **{ lobby-join }**. Il manque du monde ? **{ lobby-computer }**.
    3. Appuie sur **{ lobby-start }**. La partie a son propre fil, et tes pièces cachées arrivent en privé.
help-alone = Personne avec qui jouer ? `/game new` dans un message privé avec moi lance une partie contre des ordinateurs.
help-turn =
    ### Ton tour
    Appuie sur **{ table-play }** dans le fil, ou sers-toi du panneau dans tes messages privés. Les lettres des boutons sont celles de l’image.
    { panel-rule }
    Tu préfères écrire ? `/play` complète ton coup pendant que tu l’écris.
help-turn-button = Comment jouer un tour
help-more =
    ### Commandes
    - `/turns` : les parties qui t’attendent
    - `/game since` : ce que tu as manqué
    - `/game board` et `/game screen` : la table et tes pièces cachées
    - `/game undo` : annuler ton dernier choix ou tour
    - `/orders` : me laisser jouer pour toi en ton absence
    - `/rules` et `/tile` : chercher une règle, une tuile
    - `/game list` : les tables d’ici
    - `/game move` et `/game end` : déplacer ou arrêter une partie
    - `/settings` : rappels, heures calmes, vacances
help-more-button = Toutes les commandes

help-learn =
    ### Tu découvres un jeu ?
    Appuie sur son nom pour un aperçu et une première partie guidée.

help-rules-missing = Je n’ai pas les règles de { $game } ici.
help-tile = ### { $name }
    { $meaning }
help-tile-where = 📍 { $where }
help-tile-adds = 🎯 Pour toi maintenant : +{ $points } { $points ->
    [one] point
   *[other] points
}
help-tile-names = { $name } ({ $english })
help-tile-of-game = { $name }, { $game }
help-tile-none = Je ne connais ni tuile ni carte de ce nom. Choisis-en une dans la liste pendant que tu écris.
help-tile-more = Il y en a encore { $count } avec cette marque. Précise où : un plateau, le nom d’un joueur ou un mot comme « coin ».
help-explain-nothing = Je ne trouve ni pièce ni lieu connu dans ce message. `/tile` cherche par nom ou par lettre.
help-tile-nearest = Je ne connais ni tuile ni carte de ce nom. Pensais-tu à { $names } ?

command-game = Ouvrir des tables, les regarder et les quitter
command-game-new = Ouvrir une nouvelle table
command-game-join = Rejoindre une table qui n’a pas commencé
command-game-invite = Inviter quelqu’un à une table qui n’a pas commencé
command-game-leave = Quitter une table avant le début
command-game-start = Démarrer la partie (hôte seulement)
command-game-list = Voir les tables ouvertes, en cours ou terminées ici
command-game-board = Montrer la table en image ou en texte
command-game-screen = Montrer tes pièces cachées
command-game-plan = Ton score provisoire, et ce qui peut encore rapporter
command-game-log = Lire ce qui s’est passé
command-game-since = Lire ce qui s’est passé en ton absence
command-game-replay = Revoir les tours un par un ; une partie finie, aussi en film
command-game-export = Obtenir la partie sous forme de fichier
command-game-import = Rétablir une partie depuis un fichier (modération seulement)
command-game-undo = Annuler ton dernier choix ou tour
command-game-resign = Abandonner : un ordinateur joue à ta place
command-game-replace = Proposer ta place, ou demander aux autres de remplacer un joueur
command-game-move = Déplacer une table dans ce salon
command-game-end = Arrêter une partie en cours sans vainqueur : l’hôte tout de suite, les joueurs par un vote
command-game-pause = Demander une pause, ou reprendre une partie en pause
command-league = Jouer une saison ensemble : je forme les tables et tiens le classement
command-league-new = Ouvrir une ligue ici
command-league-join = Rejoindre une ligue, ou y revenir
command-league-leave = Quitter une ligue
command-league-start = Tirer la première journée (organisateur et modération seulement)
command-league-standings = Montrer le classement
command-league-end = Annuler ou terminer une ligue (organisateur et modération seulement)
command-play = Écrire ton coup ; sans coup, ouvrir ton panneau
command-turns = Toutes les parties qui t’attendent
command-settings = Rappels, heures calmes, images et plus
command-settings-show = Montrer tes réglages
command-settings-language = La langue dans laquelle je te parle ; sans précision, celle de ton Discord
command-settings-reminders = Quand te rappeler qu’une partie t’attend
command-settings-timezone = Où tu vis, pour les heures calmes et les vacances
command-settings-quiet = Les heures où tes pendules s’arrêtent et où les rappels attendent
command-settings-holiday = Arrêter tes pendules pendant ton absence
command-settings-server = Qui peut ouvrir des tables ici, où et comment (modération seulement)
command-settings-reach = Tester à nouveau si je peux t’envoyer des messages privés
command-help = Comment jouer, en trois étapes
command-learn = Un jeu en bref, et une première partie guidée
command-rules = Chercher une règle
command-tile = Chercher ce que fait une tuile ou une carte
message-command-explain = Expliquer ce coup

command-option-game = Quel jeu
command-option-rounds = Combien de journées
command-option-points = Ce que vaut chaque place
command-option-form = Qui joue contre qui
command-option-clock-league = Temps de chaque joueur avant qu’un ordinateur prenne sa place
command-option-held = Combien de temps la place d’un joueur à court de temps reste gardée
command-option-league = Quelle ligue, s’il y en a plusieurs
command-option-game-last = Quel jeu ; sans précision, le dernier que tu as choisi
command-option-game-here = Quel jeu ; sans précision, celui qui se joue ici
command-option-search = Un mot ou le numéro d’une règle ; sans précision, un aperçu
command-option-tile = Son nom
command-option-seats = Combien de joueurs ; sans précision, tu choisis tout sur une page
command-option-options = Extensions et variantes, par exemple « long=on »
command-option-pace = À quel rythme on compte jouer
command-option-clock = Combien de temps chacun a pour jouer ; sans précision, aucune limite
command-option-timeout = Temps écoulé : les autres décident, ou un ordinateur joue ce tour ou prend la place
command-option-where = Dans son propre fil, ou dans ce salon
command-option-own-language = Ta langue ; sans précision, celle de ton Discord
command-option-language = La langue des messages de la table ; sans précision, celle du serveur ou la tienne
command-option-player-invited = Qui
command-option-table = Quelle table, si ce n’est pas clair ici
command-option-text = En texte plutôt qu’en image
command-option-turn = À partir de quel tour
command-option-player = La place de quel joueur ; sans précision, la tienne
command-option-file = Le fichier donné par /partie exporter
command-option-move = Ton coup, par exemple « passer »
command-option-now = Jouer tout de suite, même ce qu’on ne peut pas annuler
command-option-zone = Une ville près de chez toi, comme Paris
command-option-quiet-from = À partir de quelle heure, de 0 à 23
command-option-quiet-to = Jusqu’à quelle heure ; si c’est la même, pas d’heures calmes
command-option-first = Premier jour, par exemple 2026-12-24
command-option-last = Dernier jour
command-option-role = Seul ce rôle peut ouvrir des tables
command-option-hours = Après combien d’heures d’attente ; 0 pour jamais
command-stats = Les parties terminées, en chiffres
command-stats-show = Tes parties en chiffres, ou celles d’un joueur qui les partage
command-stats-server = Toutes les parties de ce serveur en chiffres, sans noms
command-stats-ratings = Les cotes des joueurs d’ici, d’après les parties classées
command-stats-game = Graphiques d’une partie terminée
command-settings-forget-me = Effacer tes données : un pseudonyme remplace pour de bon ton nom et ton identifiant
command-option-rated-game = Quel jeu ; sans précision, tous
command-option-whose = Les parties de quel joueur ; sans précision, les tiennes
command-option-rated = Classée ou non ; sans précision, le réglage de ce serveur

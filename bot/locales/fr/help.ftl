# /help, and what the commands say of themselves.

help-begin =
    ### De zéro à une partie lancée
    1. `/game new` dans un salon d’un serveur : choisis un des jeux ({ $games }) et appuie sur **Ouvrir la table**.
    2. Les autres appuient sur **Rejoindre**. Il manque du monde ? **Ajouter un ordinateur**.
    3. Tu appuies sur **Démarrer**. La partie a son propre fil, et le paravent de chacun arrive par message privé.
help-alone = Personne avec qui jouer ? `/game new` dans un message privé avec moi lance une partie seul contre des ordinateurs, tout de suite.
help-turn =
    ### Ton tour
    Appuie sur **Jouer mon tour** dans le fil, ou sers-toi du panneau dans tes messages privés : des boutons pour dire quoi faire, des menus pour dire avec quoi, des lettres qui renvoient à l’image. Pendant que tu choisis, **Annuler** défait chaque étape. { panel-rule }
    Plus vite avec des mots : `/play` complète ton coup pendant que tu l’écris.
help-more =
    ### Bon à savoir
    `/turns` montre toutes tes parties qui t’attendent · `/game list` montre les tables d’ici · `/game board` et `/game screen` montrent où on en est · `/game since` raconte ce que tu as manqué · `/game undo` annule · `/game end` arrête une partie avant la fin · `/game move` amène une table dans un autre salon · `/orders` dit ce que je fais en ton absence · `/rules` et `/tile` cherchent une règle, une tuile · `/settings` règle rappels, heures calmes et vacances.

help-learn =
    ### Nouveau dans un jeu ?
    Appuie sur son nom : de quoi il parle en un coup d’œil, et une première partie expliquée pas à pas. `/learn` fait de même.

help-rules-missing = Les règles de { $game } ne sont pas installées ici.
help-tile = ### { $name }
    { $meaning }
help-tile-where = 📍 { $where }
help-tile-adds = 🎯 S’il comptait pour toi maintenant : +{ $points }
help-tile-names = { $name } ({ $english })
help-tile-of-game = { $name }, { $game }
help-tile-none = Je ne connais ni tuile ni carte de ce nom. Choisis-en une dans la liste pendant que tu écris.
help-tile-nearest = Je ne connais ni tuile ni carte de ce nom. Pensais-tu à { $names } ?
help-which-game = Les règles de quel jeu ? Ajoute `game:` avec l’un de ceux-ci : { $games }.

command-game = Ouvrir des tables, les regarder et les quitter
command-game-new = Ouvrir une nouvelle table
command-game-join = Prendre place à une table qui n’a pas commencé
command-game-invite = Inviter quelqu’un à une table qui n’a pas commencé
command-game-leave = Quitter ta place avant le début
command-game-start = Commencer la partie (hôte seulement)
command-game-list = Voir quelles tables sont ouvertes, en cours ou terminées ici
command-game-board = Montrer la table en image ou en mots
command-game-screen = Montrer ce qui n’est visible que de toi
command-game-plan = Ton score jusqu’ici, et où tu en es avec ce que tu as
command-game-log = Lire ce qui s’est passé
command-game-since = Lire ce qui s’est passé depuis ta dernière visite
command-game-replay = Revoir les tours un par un ; une partie finie, aussi en film
command-game-export = Obtenir la partie sous forme de fichier
command-game-import = Rétablir une partie depuis un fichier (modérateurs seulement)
command-game-undo = Annuler ton dernier choix ou tour
command-game-resign = Abandonner ; un ordinateur joue à ta place
command-game-replace = Proposer ta place, ou demander aux autres de remplacer un joueur
command-game-move = Amener une table dans ce salon, où elle continue
command-game-end = Arrêter une partie en cours sans vainqueur : l’hôte aussitôt, les joueurs par un vote
command-game-pause = Demander une pause pour la table, ou faire reprendre une table en pause
command-league = Jouer une saison ensemble : je tire les tables et tiens le classement
command-league-new = Ouvrir une ligue ici
command-league-join = Rejoindre une ligue, ou y revenir
command-league-leave = Quitter une ligue
command-league-start = Tirer la première manche (qui l’a ouverte, et modérateurs)
command-league-standings = Montrer le classement
command-league-end = Annuler une ligue, ou la terminer en l’état (qui l’a ouverte, et modérateurs)
command-play = Jouer avec des mots ; sans mots, ouvrir ton panneau
command-turns = Toutes les tables qui t’attendent
command-settings = Comment te joindre et t’envoyer des rappels
command-settings-show = Montrer tes réglages
command-settings-language = La langue dans laquelle je te parle ; sans précision, celle de ton Discord
command-settings-reminders = Quand te rappeler qu’une table t’attend
command-settings-timezone = Dire où tu vis, pour que les heures calmes et les vacances tombent juste
command-settings-quiet = Fixer des heures calmes, où personne ne t’attend
command-settings-holiday = Partir en vacances : tes pendules s’arrêtent
command-settings-server = Où, comment et par qui les tables s’ouvrent ici (modérateurs seulement)
command-settings-reach = Vérifier à nouveau si je peux t’envoyer des messages privés
command-help = Comment jouer, en trois étapes
command-learn = De quoi parle un jeu, en un coup d’œil
command-rules = Chercher une règle
command-tile = Chercher ce que fait une tuile ou une carte

command-option-game = Quel jeu
command-option-rounds = Combien de manches
command-option-points = Ce que vaut chaque place
command-option-form = Qui rencontre qui
command-option-clock-league = Combien de temps on a ; ensuite un ordinateur prend la place
command-option-league = Quelle ligue, s’il y en a plusieurs
command-option-game-last = Quel jeu ; à omettre pour le dernier que tu as choisi
command-option-game-here = Quel jeu ; à omettre pour celui qui se joue ici
command-option-search = À quel sujet, ou le numéro d’une règle ; à omettre pour un aperçu
command-option-tile = Son nom
command-option-seats = Combien de joueurs ; à omettre pour tout choisir sur une page
command-option-options = Extensions et variantes, par exemple « long=on »
command-option-pace = À quel rythme on compte jouer
command-option-clock = Combien de temps a un joueur ; d’ordinaire, aucune limite
command-option-timeout = Temps écoulé : demander à la table, ou l’ordinateur joue ce tour, ou prend la place
command-option-where = Dans son propre fil, ou dans ce salon
command-option-own-language = Ta langue ; sans précision, celle de ton Discord
command-option-language = La langue des messages de la table ; à omettre pour celle du serveur ou la tienne
command-option-player-invited = Qui
command-option-table = Quelle table, si l’endroit ne le dit pas
command-option-text = En mots plutôt qu’en image
command-option-turn = À partir de quel tour
command-option-player = La place de qui ; à omettre pour la tienne
command-option-file = Le fichier donné par /partie exporter
command-option-move = Ton coup, par exemple « passer »
command-option-now = Passer la main aussitôt, même si cela ne s’annule pas
command-option-zone = Une ville près de chez toi, comme Paris
command-option-quiet-from = À partir de quelle heure, de 0 à 23
command-option-quiet-to = Jusqu’à quelle heure ; la même que la première : pas d’heures calmes
command-option-first = Premier jour, par exemple 2026-12-24
command-option-last = Dernier jour
command-option-role = Seuls ceux qui ont ce rôle peuvent ouvrir des tables
command-option-hours = Après combien d’heures d’attente ; 0 pour jamais
command-stats = Les parties passées, en chiffres
command-stats-show = Tes parties en chiffres, ou celles de qui les montre
command-stats-server = Toutes les parties de ce serveur en chiffres, sans noms
command-stats-ratings = Qui joue comment ici, d’après les parties classées
command-stats-game = Graphiques d’une partie terminée
command-settings-forget-me = Remplacer ton nom et ton numéro par un pseudonyme, pour de bon
command-option-rated-game = De quel jeu ; sans précision, de tous ensemble
command-option-whose = Les parties de qui ; sans précision, les tiennes
command-option-rated = Si elle compte pour le classement ; sans précision, comme d’habitude ici

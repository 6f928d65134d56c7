# Setting up a table, and the lobby.

lobby-setup =
    ### Nouvelle table : { $game }
    -# Pour l’instant, personne d’autre ne le voit.
lobby-as-last-time = -# Comme la dernière fois.
lobby-players = -# **Joueurs**
lobby-players-computers = -# **Joueurs** (tu pourras ajouter des ordinateurs une fois la table ouverte)
lobby-seats = { $seats }
lobby-flag = { $name } : { $state }
lobby-flag-on = oui
lobby-flag-off = non
lobby-seat-number = place { $seat }
lobby-seat-in = { $name } : place { $seat } ✓
lobby-seat-out = { $name } : place { $seat }
lobby-seats-chosen = { $seats }
lobby-seats-none = personne
lobby-option = **{ $name }** : { $value }
    -# { $meaning }
lobby-option-means = -# **{ $name } :** { $meaning }
lobby-option-seats = -# **{ $name }** ({ $value }) : { $meaning }
lobby-first-game = 🎓 Première partie
lobby-first-game-chosen = Chaque question est expliquée, tu vois ce que ton dernier tour a rapporté, et les conseils sont activés.
lobby-language = Langue des messages
lobby-pace = Rythme
lobby-pace-any = Sans se presser
lobby-pace-any-help = Joue quand tu peux. Pour certaines questions, ne pas répondre sous 36 heures revient à passer
lobby-pace-daily = Un coup par jour
lobby-pace-daily-help = On joue tous les jours. Pour certaines questions, ne pas répondre sous 24 heures revient à passer
lobby-pace-live = En direct
lobby-pace-live-help = Tout le monde est là. Pour certaines questions, ne pas répondre sous 15 minutes revient à passer
lobby-in-thread = Où : son propre fil
lobby-in-channel = Où : ce salon
lobby-open-table = Ouvrir la table
lobby-more = Plus…
lobby-more-title = ### Nouvelle table : { $game }
    -# En général, il n’y a rien à changer ici.
lobby-opened = La table est ouverte : { $link }
    Les autres la rejoignent avec son bouton. Quand tout le monde est là, appuie sur **{ lobby-start }**. (Table #{ $id })
lobby-private =
    ### { $game } contre des ordinateurs
    -# Tu joues ici, en privé, et personne d’autre ne le voit.
lobby-computers = Ordinateurs : { $strength }
lobby-private-begun = { $game } commence. Un ordinateur joue peut-être en premier. Dès que c’est ton tour, le jeu apparaît ci-dessous. `/play` le montre à nouveau, `/game end` arrête la partie.

lobby-open =
    ### 🔑 { $game }, { $name } : rejoins la table !
    Places prises : { $seated } sur { $seats } · { $pace }
lobby-begun = ### { $game }, { $name } : la partie a commencé · { $link }
lobby-over = ### 🏁 { $game }, { $name } : la partie est finie · { $link }
lobby-closed-cancelled = ### { $game }, { $name } : table annulée
lobby-closed-expired = ### { $game }, { $name } : table fermée, car personne ne l’a démarrée en une semaine
lobby-closed-ended = ### { $game }, { $name } : partie arrêtée avant la fin
lobby-closed-abandoned = ### { $game }, { $name } : table fermée, tout le monde est parti
lobby-free = *libre*
lobby-seat-host = { $who } (hôte) · { $reach }
lobby-seat-player = { $who } · { $reach }
lobby-seat-computer = { $who } ({ $strength })
lobby-reach-unknown = pas encore de contact
lobby-reach-dm = par message privé
lobby-reach-thread = dans un fil privé
lobby-reach-button = messages privés fermés : utilise « { table-play } »
lobby-foot = Seul l’hôte peut démarrer. Une table que personne ne démarre ferme après une semaine. Table #{ $id }

lobby-join = Rejoindre
lobby-leave = Quitter
lobby-computer = Ajouter un ordinateur
lobby-nocomputer = Retirer un ordinateur
lobby-strength = Niveau des ordinateurs
lobby-strength-entry = { $who } : { $strength }
lobby-strength-easy = Raisonnable, avec des erreurs de débutant
lobby-strength-normal = Prévoit un tour entier
lobby-strength-hard = Tient aussi compte des réponses des autres
lobby-strength-expert = Voit plus loin et prend son temps
lobby-start = Démarrer
lobby-cancel = Annuler la table
lobby-fairness = Équité
lobby-fairness-about = ### Équité
    Tous les tirages découlent d’une graine, un nombre fixé avant le premier coup. Tu vois son empreinte maintenant et la graine à la fin : chacun peut vérifier que rien n’a changé.

lobby-joined = Tu es à la table : { $game } ({ $reach }). Je te préviens quand c’est à toi.
lobby-left = Tu as quitté la table de { $game }.
lobby-started = La partie commence : { $link }
lobby-hello =
    👋 Bonjour ! Je t’envoie ici tes pièces cachées, et je te préviens quand c’est ton tour. Tu peux aussi jouer ici.
    `/turns` montre les parties qui t’attendent, `/settings` change les rappels.
lobby-rated-on = 🏅 Classée : oui
lobby-rated-off = 🏅 Classée : non
lobby-rated = 🏅 **Classée :** compte pour tous les joueurs présents au début. Pas de conseils, aucun ordinateur ne joue pour toi, et si tu pars, tu finis à la dernière place.
lobby-first-game-plain = Seulement les règles de base.
lobby-is-first-game = 🎓 **Première partie :** les questions sont expliquées, et tu vois ce que ton dernier tour a rapporté. `/settings` désactive cette aide.
lobby-open-score = Montrer les points
lobby-open-score-help = -# **Montrer les points :** tout le monde voit le score provisoire, d’après ce qui est visible.
lobby-shows-score = 📊 Tout le monde voit le score provisoire, d’après ce qui est visible.
lobby-values = Valeurs des pièces
lobby-values-ours = celles de Latchkey
lobby-values-box = « { $name } »
lobby-values-help = Certaines valeurs ne sont pas publiées. Prends les nôtres, ou celles qu’un joueur a relevées sur son exemplaire.
lobby-values-entry = Valeurs des pièces : { $values }
lobby-values-which = Valeurs des pièces…
lobby-values-gone = Ces choix ne sont plus à jour. Rouvre la page et choisis parmi les nouveaux.

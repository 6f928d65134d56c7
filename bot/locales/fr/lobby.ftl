# Setting up a table, and the lobby.

lobby-setup =
    ### Nouvelle table : { $game }
    Choisis, puis ouvre la table. Personne d’autre ne voit encore ceci.
lobby-as-last-time = -# Comme tu as choisi la dernière fois.
lobby-seats = { $seats } joueurs
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
lobby-first-game = Première partie
lobby-first-game-chosen = À cette table, chacun apprend de quoi parle chaque question et ce qu’a apporté son dernier tour ; `/settings` l’arrête pour soi. Les conseils sont permis.
lobby-language = Langue des messages
lobby-pace = Rythme
lobby-pace-any = Sans hâte
lobby-pace-any-help = Joue quand tu peux. Là où se taire revient à passer, c’est après 36 heures
lobby-pace-daily = Un coup par jour
lobby-pace-daily-help = Chacun vient chaque jour. Là où se taire revient à passer, c’est après 24 heures
lobby-pace-live = En direct
lobby-pace-live-help = Tout le monde est là. Là où se taire revient à passer, c’est après 15 minutes
lobby-in-thread = Où : son propre fil
lobby-in-channel = Où : ce salon
lobby-open-table = Ouvrir la table
lobby-opened = La table est ouverte : { $link }
    On la rejoint avec le bouton qui s’y trouve. Quand tout le monde est installé, appuie sur **Démarrer**. (Table #{ $id })
lobby-private =
    ### { $game }, tout seul contre des ordinateurs
    Choisis, puis appuie sur **{ lobby-start }**. La partie se joue ici, dans tes messages privés, et personne d’autre ne la voit.
lobby-computers = Ordinateurs : { $strength }
lobby-private-begun = { $game } commence : ton panneau arrive ci-dessous. `/play` le ramène à tout moment, et `/game end` arrête la partie.

lobby-open =
    ### 🔑 { $game }, { $name } : prenez place !
    Places prises : { $seated } sur { $seats } · { $pace }
lobby-begun = ### { $game }, { $name } : la partie a commencé, { $link }
lobby-over = ### 🏁 { $game }, { $name } : la partie est finie, { $link }
lobby-closed-cancelled = ### { $game } : cette table a été annulée
lobby-closed-expired = ### { $game } : table fermée, car personne ne l’a démarrée en une semaine
lobby-closed-ended = ### { $game } : cette partie a été arrêtée avant la fin
lobby-closed-abandoned = ### { $game } : table fermée, car tous les joueurs sont partis
lobby-free = *libre*
lobby-seat-host = { $who } (hôte) · { $reach }
lobby-seat-player = { $who } · { $reach }
lobby-seat-computer = { $who } ({ $strength })
lobby-reach-unknown = pas encore de contact
lobby-reach-dm = par message privé
lobby-reach-thread = dans un fil privé
lobby-reach-button = messages privés fermés, bouton « Jouer mon tour »
lobby-foot = Seul l’hôte démarre. Une table que personne ne démarre ferme après une semaine. Table #{ $id }

lobby-join = Rejoindre
lobby-leave = Quitter
lobby-computer = Ajouter un ordinateur
lobby-nocomputer = Retirer un ordinateur
lobby-strength = Force des ordinateurs
lobby-strength-entry = { $who } : { $strength }
lobby-strength-easy = Sensé, avec des erreurs de débutant
lobby-strength-normal = Prévoit un tour entier
lobby-strength-hard = Tient aussi compte des réponses des autres
lobby-strength-expert = Réfléchit plus loin, aussi longtemps qu’il en a le droit
lobby-start = Démarrer
lobby-cancel = Annuler la table

lobby-joined = Tu es à la table de { $game } ({ $reach }). Je t’appellerai quand ce sera ton tour.
lobby-left = Tu as quitté la table de { $game }.
lobby-started = La partie commence : { $link }
lobby-hello =
    👋 Bonjour ! C’est ainsi que je te joindrai : ton paravent et tes tours arrivent ici, et tu peux aussi jouer ici même.
    `/turns` montre tout ce qui t’attend, `/settings` change la fréquence de mes rappels.
lobby-rated-on = 🏅 Classée : oui
lobby-rated-off = 🏅 Classée : non
lobby-rated = 🏅 **Classée :** cette partie compte pour le classement des personnes assises ici au début. Les ordinateurs ne donnent pas de conseils, personne ne peut leur laisser son tour, et qui s’en va finit dernier.
lobby-first-game-plain = Les règles simples, et rien qu’il vaut mieux découvrir plus tard.
lobby-is-first-game = 🎓 **Une première partie** : chacun apprend de quoi parle chaque question et ce qu’a apporté son dernier tour. `/settings` l’arrête pour toi.
lobby-open-score = Score en cours pour tous
lobby-shows-score = 📊 Tous voient le score en cours, d’après ce qui est visible.
lobby-values = Valeurs imprimées
lobby-values-ours = les nôtres
lobby-values-box = « { $name } »
lobby-values-help = Ce qui figure sur les pièces là où aucune source ne le montre : notre propre choix, ou ce que quelqu’un a lu sur sa boîte.
lobby-values-entry = Valeurs imprimées : { $values }
lobby-values-which = Valeurs imprimées…
lobby-values-gone = Ces valeurs imprimées ne sont plus proposées. Rouvrez la page et choisissez à nouveau.

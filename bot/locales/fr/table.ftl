# What everybody at a table reads.

table-begins =
    ### 🔑 { $game } commence
    Tu reçois tes pièces cachées en privé. Quand c’est ton tour, appuie ici sur **{ table-play }**, ou sers-toi du panneau dans tes messages privés.
table-commitment = Le SHA-256 de la graine de cette partie est { $hash }. La graine est montrée à la fin : tout le monde peut alors vérifier chaque tirage.
table-play = Jouer mon tour
table-screen = Mon paravent
table-since = Ce que j’ai manqué
table-look = Regarder
table-since-title = **Du nouveau :**
table-since-start = **Jusqu’ici :**
table-since-nothing = Rien de nouveau depuis ta dernière visite.
table-since-order = 📜 Ta consigne : { $told }
table-since-order-quiet = 📜 Ta consigne a répondu pour toi.
table-since-limit = ⌛ Ton temps était écoulé : { $told }
table-since-limit-quiet = ⌛ Ton temps était écoulé : tu as passé.
table-since-computer = 🤖 L’ordinateur a joué pour toi : { $told }
table-since-computer-quiet = 🤖 L’ordinateur a joué un tour pour toi.
table-since-forced = ↪ Un seul coup était possible : { $told }
table-since-forced-quiet = ↪ Un seul coup était possible, je l’ai joué pour toi.
table-smaller = *… et { $count } { $count ->
        [one] détail
       *[other] détails
    } : voir `/game log`*
table-caught-up = 📬 Je n’ai pas pu écrire ici pendant un moment. { $count ->
        [0] Voici où en est la table :
        [1] 1 tour a été joué :
       *[other] { $count } tours ont été joués :
    }
table-decided = { $who } a répondu.
table-undone = ↩ Un coup a été annulé.
table-undone-turns = ↩ { $who } a annulé { $count ->
        [1] un tour
       *[other] { $count } tours, dont des tours d’autres joueurs
    }.
table-call = { $who }, c’est ton tour à { $game }. Appuie sur **Jouer mon tour** : personne d’autre ne le verra.
table-reminder = ⏰ C’est ton tour à { $game } : tu as reçu la question { $since }. Ton panneau est ci-dessous. (`/settings` change les rappels.)
table-silence = ⏰ { $game } t’attend depuis longtemps. Si tu ne joues pas, la partie s’arrête le { $at }. Ton panneau est ci-dessous.
table-told-times = { $told } (×{ $count })
table-digest = ⏰ Ces parties t’attendent :
table-your-screen = ### { $game } : personne d’autre ne voit ceci
table-no-screen = Tu ne joues pas ici, donc tu n’as pas de paravent. `/game board` montre ce que tout le monde peut voir.
table-thread = { $game } · { $name }
table-thread-over = 🏁 { $game } · { $name } (terminée)
table-private-thread = { $name } – { $game }

table-status-paused = ⏸ La partie est en pause.
table-status-advice-on = 💡 L’hôte a activé les conseils à cette table.
table-status-advice-off = 💡 L’hôte a désactivé les conseils à cette table.
table-status-sits-in = 🤖 Un ordinateur joue pour { $who } en attendant son retour.
table-status-resumed = ▶ La partie reprend.
table-status-resigned = 🏳 { $who } abandonne. Un ordinateur joue à sa place.
table-status-time-turn = ⌛ { $who } n’a plus de temps. L’ordinateur joue ce tour.
table-status-time-seat = ⌛ { $who } n’a plus de temps. Un ordinateur joue jusqu’à ce que quelqu’un prenne la place.
table-status-abandoned = 🏳 { $who } abandonne. Il ne reste personne pour jouer, donc cette table ferme.
table-status-ended = 🛑 Cette partie a été arrêtée avant la fin. Personne ne gagne. Tu peux l’exporter, et plus rien n’y est secret.
table-status-silent = 🛑 Aucun coup depuis 2 semaines : cette partie est arrêtée. Tu peux l’exporter, ou recommencer avec le bouton.
table-status-moved = 🚚 La partie continue ici.
table-status-left = 🚪 { $who } n’est plus sur ce serveur et n’accepte pas mes messages privés. `/game replace` demande aux autres si quelqu’un d’autre doit jouer.
table-moved = La partie continue ici. Je publie ensuite ce que tu as manqué.
table-moved-away = 🚚 **{ $game }, { $name }** continue ailleurs : { $link }
table-status-taken = 🪑 { $who } remplace { $former }.
table-status-back = 👋 { $who } est de retour.
table-status-seated = 🪑 { $who } prend la place d’un ordinateur.
table-status-ruled = ⚖️ La modération a décidé que quelqu’un d’autre jouera pour { $who }.
table-replaced = Un ordinateur joue à cette place jusqu’à ce que quelqu’un la prenne. Les joueurs sont prévenus.
table-annal-resigned = 🏳 { $when } : { $old } abandonne.
table-annal-taken = 🪑 { $when } : { $new } remplace { $old }.
table-annal-seated = 🪑 { $when } : { $new } prend la place d’un ordinateur.
table-annal-timed = ⌛ { $when } : { $old } n’avait plus de temps, et un ordinateur a pris la place.
table-annal-stalled = 🤖 { $when } : { $old } faisait attendre les autres, qui ont donné la place à un ordinateur.
table-annal-voted = 🗳 { $when } : les autres ont voté pour que quelqu’un d’autre joue pour { $old }.
table-annal-ruled = ⚖️ { $when } : la modération a décidé que quelqu’un d’autre jouerait pour { $old }.
table-annal-moved = 🚚 { $when } : la table a été déplacée.
table-trouble = ⚠️ Je ne peux pas montrer { $game }, { $name } (#{ $id }), dans son salon : { $wrong } Tes tours arrivent toujours par message privé, et `/play` marche partout. L’hôte ou la modération peut utiliser `/game move` dans un salon où je peux écrire.
table-trouble-lobby = ⚠️ Je ne peux pas montrer ta table de { $game }, { $name } (#{ $id }) : { $wrong } Elle apparaîtra une fois le problème réglé. Sinon, ouvres-en une autre ailleurs avec `/game new`.
table-trouble-locked = le fil { $link } est verrouillé ou archivé, et je ne peux pas l’ouvrir.
table-trouble-forbidden = je ne peux pas écrire dans { $link }. Il me faut les permissions « Voir le salon », « Envoyer des messages », « Envoyer des messages dans les fils » et « Joindre des fichiers ».
table-trouble-gone = son salon n’existe plus.
table-trouble-server = je ne suis plus sur son serveur. Si on m’y invite à nouveau, la partie y continue.
table-status-copied = 🔎 La personne responsable du bot a fait une copie de cette partie en cours, avec tout ce qui est caché.
table-copied = 🔎 { $when } : la personne responsable du bot a fait une copie de cette partie, avec tout ce qui est caché.
table-status-expired = Cette table ferme, car personne ne l’a démarrée en une semaine. `/game new` en ouvre une autre.
table-resign-sure = Abandonner { $game } ? Un ordinateur jouera à ta place, et tu ne pourras pas revenir. Si personne d’autre ne joue, la table ferme.
table-resign-yes = Oui, abandonner
table-end-sure = Arrêter cette partie de { $game } pour tout le monde ? Personne ne gagne, et tout ce qui est caché devient visible.
table-end-yes = Oui, l’arrêter
table-ended = La partie est arrêtée.
table-resigned = Tu as abandonné. Merci d’avoir joué.
table-resumed = La partie reprend.
table-paused = Partie en pause. `/game pause` la reprend.
table-imported = La partie est de retour : { $link } (table #{ $id })

table-seat-open = 🪑 À { $game }, la place occupée jusqu’ici par **{ $who }** est libre pour tout le monde. Si tu la prends, tu verras ce qu’il y a derrière son paravent.
table-seat-taken = 🪑 **{ $who }** occupe cette place à { $game }.
table-take = Prendre cette place
table-take-back = Reprendre ma place
table-took-back = 🪑 Te revoilà à ta place à { $game }.
table-took = Bienvenue ! Cette place est à toi maintenant. Je t’envoie ce qu’il y a derrière ton paravent.
table-seat-offered = Ta place est proposée. Rien ne change jusqu’à ce que quelqu’un la prenne.
table-seat-withdrawn = La place n’est plus proposée.

table-picture-part = { $picture }, partie { $part }
table-picture-changed = ❗ nouveau depuis ta dernière visite
table-other-pictures = Montrer une autre image…

table-log = ### Journal, du plus récent au plus ancien : page { $page } sur { $pages }
table-log-turn = **{ $turn }.** { $who } · { $when }
    .you = **{ $turn }.** Toi · { $when }
table-log-event = **{ $turn }.** { $when }
table-older = ◀ Avant
table-newer = Après ▶
table-replay = ### Tour { $turn } sur { $turns }
table-back-ten = ⏪ 10
table-back = ◀
table-on = ▶
table-on-ten = 10 ⏩
table-own-back = ◀ Mon tour
table-own-on = Mon tour ▶
table-replay-ask = Tour…
table-replay-which = Numéro du tour, de 1 à { $turns }
table-replay-number = Écris le numéro d’un tour.
table-replay-chapter = Aller à : { $chapters }
table-film = 🎞 Film
table-film-since = 🎞 Voir le film
table-film-drawing = 🎞 Je dessine un film { $turns ->
        [1] d’un tour
       *[other] de { $turns } tours
    }… Cela peut prendre une minute.
table-film-title = ### 🎞 { $game }, du premier tour au dernier
table-film-since-title = ### 🎞 { $game } : en ton absence
table-film-failed = Je n’ai pas pu dessiner ce film. `/game log` raconte la partie par écrit.
table-film-alt = Un film de { $game }, en { $turns ->
        [1] 1 tour
       *[other] { $turns } tours
    }. Un cadre rouge marque ce que chaque tour a changé. À la fin :
table-export-whole = La partie entière. `latchkey verify` la rejoue et vérifie chaque tirage.
table-export-view = Ta vue de la partie jusqu’ici. Tu pourras exporter la partie entière une fois qu’elle sera finie.

vote-undo = 🗳 { $who } demande à annuler { $count ->
        [1] le dernier tour
       *[other] les { $count } derniers tours
    }. Ce qui est pioché reste pioché. Tout le monde doit être d’accord.
vote-pause = 🗳 { $who } demande à mettre la partie en pause. Tout le monde doit être d’accord.
vote-end = 🗳 { $who } demande à arrêter cette partie sans vainqueur. Tout ce qui est caché devient visible. Tout le monde doit être d’accord.
vote-end-counts = 🗳 { $who } demande à finir cette partie ici, avec les points actuels. Tout ce qui est caché devient visible. Tout le monde doit être d’accord.
vote-still = Réponses attendues : { $who }
vote-yes = D’accord
vote-no = Non
vote-undo-passed = ✔ Tout le monde est d’accord : { $count ->
        [1] 1 tour a été annulé
       *[other] { $count } tours ont été annulés
    }.
vote-undo-refused = ✘ Pas d’accord : { $refused }. Rien n’est annulé.
vote-undo-lapsed = La partie a avancé, donc ce vote est clos.
vote-pause-passed = ✔ Tout le monde est d’accord : la partie est en pause. `/game pause` la reprend.
vote-pause-refused = ✘ Pas d’accord : { $refused }. La partie continue.
vote-pause-lapsed = Ce vote est clos.
vote-end-passed = ✔ Tout le monde est d’accord : la partie est arrêtée.
vote-end-refused = ✘ Pas d’accord : { $refused }. La partie continue.
vote-end-lapsed = Ce vote est clos.
vote-ask = Demander aux autres
vote-asked = J’ai posé la question aux autres.
vote-asked-everybody = J’ai posé la question à tout le monde. La table sera déplacée quand chacun aura accepté.
vote-move = 🗳 L’hôte veut déplacer cette table sur un autre serveur : { $place } Tout le monde doit être d’accord. L’hôte et la modération restent les mêmes.
vote-move-passed = ✔ Tout le monde est d’accord : la partie continue ailleurs. { $place }
vote-move-refused = ✘ Pas d’accord : { $refused }. La table reste ici.
vote-move-lapsed = Ce vote est clos et la table reste ici : quelqu’un est parti ou a pris une place, ou l’autre serveur n’accepte pas la table.
vote-replace = 🗳 Quelqu’un d’autre doit-il jouer pour { $who } ? Si tous les autres sont d’accord, un ordinateur joue jusqu’à ce que quelqu’un prenne la place. Cette personne verra alors les pièces cachées.
vote-replace-passed = ✔ Tous les autres sont d’accord : quelqu’un d’autre joue pour { $who }.
vote-replace-refused = ✘ Pas d’accord : { $refused }. { $who } garde sa place.
vote-replace-lapsed = Ce vote est clos.

end-title = ### 🏁 { $game } : partie terminée
end-winner = 🏆 Victoire : { $who }, avec **{ $points }** { $points ->
        [one] point
       *[other] points
    }
end-place = **{ $rank }.** { $who } : **{ $points }** { $points ->
        [one] point
       *[other] points
    }
end-seed = Graine : `{ $seed }`. Son SHA-256 a été publié au début : { $hash }
end-rematch = Revanche
end-watch = Revoir la partie
end-log = Journal
end-details = Détails
end-not-over = Pas encore de résultat : la partie n’est pas finie.

turns-none = Aucune partie ne t’attend. 🎉
turns-title = ### { $count ->
        [1] 1 partie t’attend
       *[other] { $count } parties t’attendent
    }
turns-line = **{ $game }**, { $name }, avec { $who } · question posée { $since } · [ouvrir]({ $link })
turns-play = { $number }. Jouer à { $game }, { $name }

settings-reminders = { $hours ->
        [0] Je ne t’enverrai plus de rappels.
        [1] Je t’enverrai un rappel quand une partie t’attendra depuis 1 heure.
       *[other] Je t’enverrai un rappel quand une partie t’attendra depuis { $hours } heures.
    }
settings-reach = Pour te joindre : { $reach }.
table-share = 📤 Partager
table-shared = Je le publie à la table.
table-shared-by = 📤 { $who } partage ceci.

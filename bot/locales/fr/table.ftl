# What everybody at a table reads.

table-begins =
    ### 🔑 { $game } commence
    Ce que les autres ne doivent pas voir t’arrive en privé. Quand c’est ton tour, appuie ici sur **Jouer mon tour**, ou réponds dans tes messages privés.
table-commitment = Équité : le SHA-256 de la graine de cette partie est { $hash }. La graine elle-même est montrée à la fin.
table-play = Jouer mon tour
table-screen = Mon paravent
table-since = Depuis ma dernière visite
table-look = Regarder
table-since-title = **Depuis ta dernière visite :**
table-since-you = **Pour toi :**
table-since-rest = **Le reste :**
table-since-nothing = Rien ne s’est passé depuis ta dernière visite.
table-since-order = 📜 Selon ta consigne : { $told }
table-since-order-quiet = 📜 Ta consigne a répondu.
table-since-limit = ⌛ Ton temps était écoulé : { $told }
table-since-limit-quiet = ⌛ Ton temps était écoulé, et le silence a valu réponse.
table-since-computer = 🤖 L’ordinateur a joué pour toi : { $told }
table-since-computer-quiet = 🤖 L’ordinateur a joué un tour pour toi.
table-since-forced = ↪ Tu n’avais pas le choix : { $told }
table-since-forced-quiet = ↪ Tu n’avais pas le choix, et la partie a continué.
table-smaller = *… et { $count } { $count ->
        [one] détail
       *[other] détails
    } : voir `/game log`*
table-caught-up = 📬 Je n’ai pas pu écrire ici pendant un moment. { $count ->
        [0] Voici où en est la table :
        [1] Un tour a été joué entre-temps :
       *[other] { $count } tours ont été joués entre-temps :
    }
table-decided = { $who } a répondu.
table-undone = ↩ Quelque chose a été annulé. La table est revenue à son état d’avant.
table-undone-turns = ↩ { $who } a annulé { $count ->
        [1] un tour
       *[other] { $count } tours, dont des tours d’autres joueurs
    }. La table est revenue à son état d’avant.
table-call = { $who }, { $game } t’attend. Appuie sur **Jouer mon tour** : personne d’autre ne le verra.
table-reminder = ⏰ { $game } t’attend : la question t’a été posée { $since }. Ton panneau est prêt ci-dessous. (`/settings` change quand et où je te le dis.)
table-silence = ⏰ { $game } t’attend depuis longtemps. Si tu n’y reviens pas, la partie s’arrête d’elle-même : { $at }. Ton panneau est prêt ci-dessous.
table-told-times = { $told } (×{ $count })
table-digest = ⏰ Ces parties t’attendent depuis un moment :
table-your-screen = ### { $game } : voici ce que personne d’autre ne peut voir
table-no-screen = Tu n’as pas de place à cette table, donc pas de paravent. `/game board` montre ce que tout le monde peut voir.
table-thread = { $game } · { $name }
table-thread-over = 🏁 { $game } · { $name } (terminé)
table-private-thread = { $name } – { $game }

table-status-paused = ⏸ La table est en pause.
table-status-advice-on = 💡 L’hôte permet à nouveau les conseils à cette table.
table-status-advice-off = 💡 L’hôte a désactivé les conseils à cette table.
table-status-resumed = ▶ La table reprend.
table-status-resigned = 🏳 { $who } abandonne. Un ordinateur joue à sa place.
table-status-time-turn = ⌛ { $who } n’a plus de temps. Comme convenu, l’ordinateur joue ce tour.
table-status-time-seat = ⌛ { $who } n’a plus de temps. Comme convenu, un ordinateur joue jusqu’à ce que quelqu’un prenne la place.
table-status-abandoned = 🏳 { $who } abandonne. Il ne reste personne pour jouer, donc cette table ferme.
table-status-ended = 🛑 Cette partie a été arrêtée avant son dernier tour. Personne n’a gagné. On peut l’emporter sous forme de fichier, et plus rien n’y est secret.
table-status-silent = 🛑 Rien ne s’est passé ici pendant deux semaines, cette partie s’est donc arrêtée d’elle-même. On peut l’emporter sous forme de fichier, et la recommencer avec le bouton.
table-status-moved = 🚚 Cette table continue ici.
table-status-left = 🚪 { $who } n’est plus sur ce serveur, et mes messages privés sont refusés. `/game replace` demande aux autres si quelqu’un d’autre doit jouer.
table-moved = La partie continue ici. Ce qui attendait d’être publié arrive maintenant.
table-moved-away = 🚚 **{ $game }, { $name }** continue ailleurs : { $link }
table-status-taken = 🪑 { $who } joue désormais à cette place (avant : { $former }).
table-status-seated = 🪑 { $who } reprend la place d’un ordinateur et joue désormais.
table-status-ruled = ⚖️ La modération en a décidé : quelqu’un d’autre jouera pour { $who }.
table-replaced = Un ordinateur y joue jusqu’à ce que quelqu’un prenne la place. La table et le joueur l’apprennent.
table-annal-resigned = 🏳 { $when } : { $old } abandonne.
table-annal-taken = 🪑 { $when } : { $new } reprend une place (avant : { $old }).
table-annal-seated = 🪑 { $when } : { $new } reprend la place d’un ordinateur.
table-annal-timed = ⌛ { $when } : { $old } n’avait plus de temps, et un ordinateur a pris la place comme convenu.
table-annal-stalled = 🤖 { $when } : { $old } faisait attendre la table, qui a donné la place à un ordinateur.
table-annal-voted = 🗳 { $when } : les autres ont voté pour que quelqu’un d’autre joue pour { $old }.
table-annal-ruled = ⚖️ { $when } : la modération a décidé que quelqu’un d’autre jouerait pour { $old }.
table-annal-moved = 🚚 { $when } : la table a changé d’endroit.
table-trouble = ⚠️ Impossible de montrer { $game }, { $name } (#{ $id }), là où la table se joue : { $wrong } Tes tours arrivent toujours par message privé, et `/play` marche partout. L’hôte et les modérateurs amènent la table dans un salon où je peux écrire avec `/game move`.
table-trouble-lobby = ⚠️ Impossible de montrer ta table de { $game }, { $name } (#{ $id }) : { $wrong } Elle viendra d’elle-même une fois cela réparé ; sinon, ouvres-en une autre ailleurs avec `/game new`.
table-trouble-locked = le fil { $link } est verrouillé ou archivé, et je ne peux pas l’ouvrir.
table-trouble-forbidden = je ne peux pas écrire dans { $link }. Il m’y faut « Voir le salon », « Envoyer des messages », « Envoyer des messages dans les fils » et « Joindre des fichiers ».
table-trouble-gone = son salon n’existe plus.
table-trouble-server = je ne suis plus sur son serveur. Si on m’y invite à nouveau, la table y reprend d’elle-même.
table-status-copied = 🔎 La personne qui gère ce bot a pris une copie de cette partie en cours, avec tout ce qui y est caché.
table-copied = 🔎 { $when } : la personne qui gère ce bot a pris une copie de cette partie, avec tout ce qui y est caché.
table-status-expired = Cette table ferme, car personne ne l’a démarrée en une semaine. `/game new` en ouvre une autre.
table-resign-sure = Abandonner { $game } ? Un ordinateur jouera à ta place, et tu ne pourras pas revenir. Si personne d’autre ne joue, la table ferme.
table-resign-yes = Oui, abandonner
table-end-sure = Arrêter cette partie de { $game } pour tout le monde, sans vainqueur ? Ce qui était caché sera visible de tous, et personne ne pourra continuer ici.
table-end-yes = Oui, l’arrêter
table-ended = La partie est arrêtée.
table-resigned = Tu as abandonné. Merci d’avoir joué.
table-resumed = La table reprend.
table-paused = La table est en pause. `/game pause` à nouveau la fait reprendre.
table-imported = La partie est rétablie : { $link } (table #{ $id })

table-seat-open = 🪑 { $game }, place à prendre : **{ $who }**. N’importe qui peut la reprendre. Son paravent est montré à qui la prend.
table-seat-taken = 🪑 **{ $who }** occupe cette place à { $game }.
table-take = Prendre cette place
table-took = Bienvenue ! Cette place est maintenant la tienne. Son paravent t’arrive.
table-seat-offered = La place est proposée. Tout y continue comme avant jusqu’à ce que quelqu’un la prenne.
table-seat-withdrawn = La place n’est plus proposée.

table-picture-part = { $picture }, partie { $part }
table-picture-changed = ❗ changé depuis ta dernière visite
table-picture-signs = Signes sur les pièces
table-other-pictures = Montrer une autre image…

table-log = ### Le journal, tours récents d’abord : page { $page } sur { $pages }
table-log-turn = **{ $turn }.** { $who } · { $when }
table-log-event = **{ $turn }.** { $when }
table-older = ◀ Avant
table-newer = Après ▶
table-replay = ### Tour { $turn } sur { $turns }
table-back-ten = ⏪ 10
table-back = ◀
table-on = ▶
table-on-ten = 10 ⏩
table-film = 🎞 Film
table-film-since = 🎞 Voir le film
table-film-drawing = 🎞 Je dessine un film { $turns ->
        [1] d’un tour
       *[other] de { $turns } tours
    }… Cela peut prendre une minute.
table-film-title = ### 🎞 { $game }, du premier tour au dernier
table-film-since-title = ### 🎞 { $game } depuis ta dernière visite
table-film-failed = Ce film n’a pas pu être dessiné. `/game log` raconte la même chose en mots.
table-film-alt = Un film de { $game }, long { $turns ->
        [1] d’un tour
       *[other] de { $turns } tours
    } ; ce que chaque tour a changé est encadré de rouge. À la fin :
table-export-whole = La partie entière. `latchkey verify` la rejoue et vérifie chaque tirage.
table-export-view = Ta vue de la partie jusqu’ici. La partie entière pourra être exportée une fois finie.

vote-undo = 🗳 { $who } demande à annuler { $count ->
        [1] le dernier tour
       *[other] les { $count } derniers tours
    }. Ce qui est pioché reste pioché. Tout le monde doit être d’accord.
vote-pause = 🗳 { $who } demande à mettre la table en pause. Tout le monde doit être d’accord.
vote-end = 🗳 { $who } demande à arrêter cette partie sans vainqueur. Ce qui est caché serait visible de tous. Tout le monde doit être d’accord.
vote-end-counts = 🗳 { $who } demande à finir la partie ici ; les points comptent tels quels. Ce qui est caché serait visible de tous. Tout le monde doit être d’accord.
vote-still = Réponses attendues : { $who }
vote-yes = D’accord
vote-no = Non
vote-undo-passed = ✔ Tout le monde est d’accord : { $count ->
        [1] un tour a été annulé
       *[other] { $count } tours ont été annulés
    }.
vote-undo-refused = ✘ Pas d’accord : { $refused }. Rien n’est donc annulé.
vote-undo-lapsed = La table a avancé, donc ce vote est clos.
vote-pause-passed = ✔ Tout le monde est d’accord : la table est en pause. `/game pause` la fait reprendre.
vote-pause-refused = ✘ Pas d’accord : { $refused }. La partie continue donc.
vote-pause-lapsed = Ce vote est clos.
vote-end-passed = ✔ Tout le monde est d’accord : la partie est finie.
vote-end-refused = ✘ Pas d’accord : { $refused }. La partie continue donc.
vote-end-lapsed = Ce vote est clos.
vote-ask = Demander à la table
vote-asked = J’ai posé la question à la table.
vote-asked-everybody = J’ai posé la question à toute la table. Elle déménage dès que tout le monde est d’accord.
vote-move = 🗳 L’hôte demande si cette table doit continuer sur un autre serveur : { $place } Tout le monde doit être d’accord. Qui a son mot à dire sur la table ne change pas.
vote-move-passed = ✔ Tout le monde est d’accord : la table continue ailleurs. { $place }
vote-move-refused = ✘ Pas d’accord : { $refused }. La table reste donc ici.
vote-move-lapsed = Ce vote est clos et la table reste ici : une place a changé de mains, ou l’autre serveur ne l’accepte pas.
vote-replace = 🗳 Quelqu’un d’autre doit-il jouer pour { $who } ? Si tous les autres sont d’accord, un ordinateur a la place jusqu’à ce que quelqu’un la prenne et voie ce qui y est caché.
vote-replace-passed = ✔ Tous les autres sont d’accord : quelqu’un d’autre joue pour { $who }.
vote-replace-refused = ✘ Pas d’accord : { $refused }. { $who } garde donc sa place.
vote-replace-lapsed = Ce vote est clos.

end-title = ### 🏁 { $game } : la partie est finie
end-winner = 🏆 Victoire : { $who }, avec **{ $points }** { $points ->
        [one] point
       *[other] points
    }
end-place = **{ $rank }.** { $who } : **{ $points }** { $points ->
        [one] point
       *[other] points
    }
end-seed = La graine était `{ $seed }` ; son SHA-256 avait été annoncé au début : { $hash }.
end-rematch = Revanche
end-watch = Revoir la partie
end-log = Le journal

turns-none = Personne ne t’attend. 🎉
turns-title = ### { $count ->
        [1] Une table t’attend
       *[other] { $count } tables t’attendent
    }
turns-line = **{ $game }**, { $name }, avec { $who } · question posée { $since } · [y aller]({ $link })
turns-play = { $number }. Jouer à { $game }, { $name }

settings-show =
    Pour te joindre : { $reach }.
    { $hours ->
        [0] Tu ne reçois jamais de rappel.
        [1] Tu reçois un rappel après une heure d’attente, puis de plus en plus rarement.
       *[other] Tu reçois un rappel après { $hours } heures d’attente, puis de plus en plus rarement.
    }
settings-reminders = { $hours ->
        [0] Je ne t’enverrai plus de rappel.
        [1] Je t’enverrai un rappel quand une table t’attendra depuis une heure.
       *[other] Je t’enverrai un rappel quand une table t’attendra depuis { $hours } heures.
    }
settings-reach = Pour te joindre : { $reach }.
table-share = 📤 Partager
table-shared = Ce sera publié à la table.
table-shared-by = 📤 { $who } partage ceci.

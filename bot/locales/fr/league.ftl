# Une ligue : son message, son classement, les réponses de ses commandes.

league-title-open = ### 🏆 Ligue de { $game }, { $name } : rejoins-la !
league-title-running = ### 🏆 Ligue de { $game }, { $name } : journée { $round } sur { $rounds }
league-title-over = ### 🏆 Ligue de { $game }, { $name } : classement final
league-title-closed = ### Ligue de { $game }, { $name } : annulée
league-agreed = { $rounds ->
    [one] { $rounds } journée
   *[other] { $rounds } journées
} · { $points } · { $clock }
league-points-even = Points 6–4–2–0 (à 3 : 6–3–0)
league-points-bold = Points 7–3–2–0 (à 3 : 7–2–0)
league-points-wins = Seules les victoires comptent
league-form-auto = Selon le nombre de joueurs
league-form-all = Tout le monde se rencontre, le plus équitablement possible
league-form-swiss = Système suisse : les joueurs à égalité se rencontrent
league-people = **Inscrits ({ $count })** : { $who }
league-nobody = Personne n’a encore rejoint la ligue.
league-rules = Je tire au sort des tables de 3 ou 4 et je les ouvre. Jusqu’à 12 joueurs, tout le monde se rencontre le plus équitablement possible ; au-delà, c’est le système suisse.
league-hold-game = Jusqu’à la fin de la partie
league-hold-threedays = 3 jours, puis n’importe qui peut prendre la place
league-hold-week = Une semaine, puis n’importe qui peut prendre la place
league-absence = ⏳ Si ton temps est écoulé, un ordinateur jouera pour toi. Ta place te sera gardée { $hold ->
    [threedays] 3 jours
    [week] une semaine
   *[other] jusqu’à la fin de la partie
}. Si tu n’es pas à ta place à la fin, tu auras 0 point{ $more ->
    [yes] {" et pas de table à la journée suivante"}
   *[other] {""}
}.
league-stake = ⏳ Ton temps dans cette partie de ligue sera écoulé { $when } ({ $at }). Ensuite, un ordinateur jouera pour toi. Ta place te sera gardée { $hold ->
    [threedays] 3 jours
    [week] une semaine
   *[other] jusqu’à la fin de la partie
}. Si tu n’es pas à ta place à la fin, tu auras 0 point{ $more ->
    [yes] {" et pas de table à la journée suivante"}
   *[other] {""}
}.
league-held = ⌛ **{ $who }** n’a plus de temps à { $game } : un ordinateur joue pour l’instant. La place reste gardée pour { $who } { $rule ->
    [days] jusqu’au { $until }. Ensuite, n’importe qui peut la prendre.
   *[other] jusqu’à la fin de la partie.
} Si { $who } a repris sa place à la fin, les points comptent. Sinon, c’est 0 point dans la ligue.
league-lost = 🤖 Ton temps est écoulé à { $game }, donc un ordinateur joue pour toi. Ta place te sera gardée { $rule ->
    [days] jusqu’au { $until }
   *[other] jusqu’à la fin de la partie
}. Reprends-la, et les points compteront pour toi. Si tu n’es pas à ta place à la fin, tu auras 0 point{ $more ->
    [yes] {" et pas de table à la journée suivante"}
   *[other] {""}
}.
league-missed = 🏆 Ligue de { $game }, { $name } : tu n’étais pas à ta place quand { $table } s’est terminée. Tu as donc 0 point. { $state ->
    [more] Tu n’auras plus de table jusqu’à ton retour.
    [last] Il n’y a plus de journée à jouer.
   *[other] La ligue est terminée.
}
league-come-back = Revenir
league-is-back = 🏆 Te revoilà dans la ligue de { $game }, { $name }. Tu auras une table à la prochaine journée.
league-table = - ▶️ [{ $name }]({ $link }) : { $who }
league-table-over = - 🏁 [{ $name }]({ $link }) : { $who }
league-place = { $place }. { $who } : { $points }
league-ties = Égalités : les victoires, puis les points des adversaires, puis une place partagée.
league-cut-ended = Arrêtée avant la fin, après { $round ->
        [one] { $round } journée
       *[other] { $round } journées
    } sur { $rounds }.
league-cut-few = Terminée après { $round ->
        [one] { $round } journée
       *[other] { $round } journées
    } sur { $rounds } : il reste trop peu de joueurs.
league-cut-gone = Terminée après { $round ->
        [one] { $round } journée
       *[other] { $round } journées
    } sur { $rounds } : je ne suis plus sur le serveur.
league-cut-idle = Annulée : personne ne l’a lancée en 30 jours.
league-run-by = Organisateur : { $who }
league-overdue = Si personne ne la lance d’ici le { $when }, je l’annule.
league-idle = La ligue de { $game }, { $name }, est annulée : personne ne l’a lancée en 30 jours. Inscrits : { $who }. `/league new` en ouvre une autre.
league-picture-title = Ligue de { $game } · { $name }
league-picture-after = Après la journée { $round } sur { $rounds }
league-picture-none = Aucune journée terminée
league-picture-total = Points
league-alt = Classement en points. { $title } : { $all }
league-alt-line = { $place }. { $who } : { $points }
league-join = Rejoindre
league-leave = Quitter
league-start = Lancer
league-end = Annuler la ligue
league-opened = La ligue de { $game }, { $name }, est ouverte. Quand tout le monde est inscrit, lance-la avec le bouton de son message, dans ce salon.
league-joined = Tu es dans la ligue de { $game }, { $name }.
league-left = Tu as quitté la ligue de { $game }, { $name }.
league-started = La ligue de { $game }, { $name }, commence.
league-ended = La ligue de { $game }, { $name }, est terminée.
league-already-in = Tu es déjà dans cette ligue.
league-not-in = Tu n’es pas dans cette ligue.
league-has-begun = Cette ligue a commencé. Seuls les joueurs qui y étaient peuvent revenir.
league-full = Cette ligue est complète : { $most } joueurs.
league-too-few = Il faut au moins { $least } joueurs pour une ligue.
league-host-only = Seul l’organisateur ou la modération peut le faire. Si l’organisateur a quitté le serveur, le premier inscrit peut le faire.
league-manager-only = Tu joues dans cette ligue : tu ne peux pas décider de l’arrêter. La modération le peut, avec la permission « Gérer le serveur ».
league-end-only = Cette ligue a commencé. Seule la modération (permission « Gérer le serveur »), ou un organisateur qui n’y joue pas, peut l’arrêter.
league-is-over = Cette ligue est terminée.
league-none = Je ne trouve pas cette ligue ici. `/league new` en ouvre une.
league-several = Il y a plusieurs ligues ici. Choisis-en une avec `league:`.
league-server-only = Une ligue ne se joue que sur un serveur.

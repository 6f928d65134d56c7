# Une ligue : son message, son classement, les réponses de ses commandes.

league-title-open = ### 🏆 Ligue de { $game }, { $name } : rejoignez-la !
league-title-running = ### 🏆 Ligue de { $game }, { $name } : manche { $round } sur { $rounds }
league-title-over = ### 🏆 Ligue de { $game }, { $name } : classement final
league-title-closed = ### Ligue de { $game }, { $name } : annulée
league-agreed = { $rounds ->
    [one] Une manche
   *[other] { $rounds } manches
} · { $points } · { $clock }
league-points-even = Points 6–4–2–0 (à trois : 6–3–0)
league-points-bold = Points 7–3–2–0 (à trois : 7–2–0)
league-points-wins = Seules les victoires comptent
league-form-auto = Selon le nombre de joueurs
league-form-all = Chacun rencontre chacun, le plus également possible
league-form-swiss = Système suisse : ceux qui sont à égalité se rencontrent
league-people = **{ $count } jusqu’ici** : { $who }
league-nobody = Personne n’y est encore.
league-rules = Je tire au sort des tables de trois ou quatre et je les ouvre. Jusqu’à douze joueurs, chacun rencontre chacun le plus également possible ; au-delà, c’est le système suisse. Quand le temps de quelqu’un est écoulé, un ordinateur prend sa place. Qui n’est pas à sa place à la fin d’une partie n’y gagne aucun point, et n’a pas de table à la manche suivante, sauf après `/league join`.
league-table = - ▶️ [{ $name }]({ $link }) : { $who }
league-table-over = - 🏁 [{ $name }]({ $link }) : { $who }
league-place = { $place }. { $who } : { $points }
league-ties = En cas d’égalité : plus de parties gagnées, puis plus de points de ceux qu’on a rencontrés ; à égalité encore, on partage la place.
league-cut-ended = Arrêtée avant la fin, après { $round } manches sur { $rounds }.
league-cut-few = Terminée après { $round } manches sur { $rounds } : il reste trop peu de joueurs.
league-cut-gone = Terminée après { $round } manches sur { $rounds } : je ne suis plus sur le serveur.
league-cut-idle = Annulée : personne ne l’a lancée en 30 jours.
league-run-by = Organisateur : { $who }
league-overdue = Si personne ne la lance d’ici le { $when }, je l’annule.
league-idle = La ligue de { $game }, { $name }, est annulée : personne ne l’a lancée en 30 jours. { $who } l’attendaient. `/league new` en ouvre une autre.
league-picture-title = Ligue de { $game } · { $name }
league-picture-after = Après la manche { $round } sur { $rounds }
league-picture-none = Aucune manche terminée
league-picture-total = Points
league-alt = Classement. { $title } : { $all }
league-alt-line = { $place }. { $who } { $points }
league-join = Rejoindre
league-leave = Quitter
league-start = Lancer
league-end = Annuler
league-opened = La ligue de { $game }, { $name }, est ouverte : son message est ici, dans le salon. Lance-la là-bas quand tout le monde y est.
league-joined = Tu es dans la ligue de { $game }, { $name }.
league-left = Tu as quitté la ligue de { $game }, { $name }.
league-started = La ligue de { $game }, { $name }, commence.
league-ended = La ligue de { $game }, { $name }, est terminée.
league-already-in = Tu es déjà dans cette ligue.
league-not-in = Tu n’es pas dans cette ligue.
league-has-begun = Cette ligue a commencé ; seul qui y était peut revenir.
league-full = Cette ligue est complète : { $most } joueurs.
league-too-few = Il faut au moins { $least } joueurs pour une ligue.
league-host-only = Seul l’organisateur ou un modérateur peut faire cela. Si l’organisateur a quitté le serveur, le premier inscrit le peut.
league-manager-only = Tu joues dans cette ligue, donc tu ne peux pas l’arrêter toi-même. Un modérateur avec la permission « Gérer le serveur » le peut.
league-end-only = Cette ligue a commencé. Seul un modérateur avec la permission « Gérer le serveur », ou un organisateur qui n’y joue pas, peut l’arrêter.
league-is-over = Cette ligue est terminée.
league-none = Il n’y a pas de telle ligue ici. `/league new` en ouvre une.
league-several = Il y a plusieurs ligues ici : nommes-en une avec `league:`.
league-server-only = Une ligue se joue sur un serveur.

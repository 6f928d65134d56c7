# Les jeux en un coup d’œil.

learn-title = ### { $game } en un coup d’œil
learn-which = ### Quel jeu veux-tu découvrir ?
learn-none = Il n’y a pas encore d’introduction à { $game }. Tout se trouve dans `/rules`.
learn-you = **Qui tu es.** { $words }
learn-turn = **Ton tour.** { $words }
learn-end = **La fin.** { $words }
learn-win = **La victoire.** { $words }
learn-mistakes = **Trois erreurs de débutant**
learn-mistake = { $number }. { $words }
learn-button = Quel est ce jeu ?
learn-another = Un autre jeu

learn-course = Ma première partie, pas à pas
learn-course-begun = Ta première partie de { $game } commence dans nos messages privés : { $link }
    Pars quand tu veux : elle t’attend, et elle ne compte nulle part.
learn-course-waits = Ta première partie de { $game } t’attend : { $link }
learn-lesson = ### 🎓 Leçon { $number } sur { $of }
learn-got = ✅ { $words }
learn-do = 👉 { $words }
learn-press = -# Appuie sur : **{ $what }**
learn-strayed = ✋ Rien n’a été joué : tu as choisi **{ $tried }**, et cette leçon porte sur **{ $wanted }**.
learn-why-either = En un tour, c’est l’un ou l’autre : commencé ainsi, le tour n’y mène plus.
learn-why-early = Cela termine ton tour avant que ce soit fait.
learn-why-more = C’est plus que ce que demande cette leçon : son tour finit avant.
remark-points = 💡 Ton dernier tour et ce qui a suivi : de { $before } à **{ $after }** { $after ->
        [one] point
       *[other] points
    }, si la partie s’arrêtait là ({ $sources }).
remark-same = 💡 Ton dernier tour et ce qui a suivi : toujours **{ $after }** { $after ->
        [one] point
       *[other] points
    }, si la partie s’arrêtait là.
remark-source = { $source } { $points }
remark-nearer = un pas vers { $aim } : { $part } { $have }/{ $need }
learn-next = 👣 **Et maintenant ?** Joue ici jusqu’au bout ou arrête avec `/game end` : cette table ne compte nulle part. `/game new` en ouvre une avec d’autres ou, dans cette discussion, une en solo contre des ordinateurs ; `/game plan` compte tes points à tout moment.
remark-figure = { $what } { $before } → { $after }
remark-aim = 🎯 À garder en tête : { $what }

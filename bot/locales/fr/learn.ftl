# Les jeux en un coup d’œil.

learn-title = ### { $game } en bref
learn-which = ### Quel jeu veux-tu apprendre ?
learn-none = Il n’y a pas encore d’introduction à { $game }. Les règles complètes sont dans `/rules`.
learn-you = **Au début.** { $words }
learn-turn = **Ton tour.** { $words }
learn-end = **La fin.** { $words }
learn-win = **Pour gagner.** { $words }
learn-mistakes = **Trois erreurs de débutant**
learn-mistake = { $number }. { $words }
learn-button = Apprendre ce jeu
learn-another = Un autre jeu

learn-course = Première partie guidée
learn-course-begun = Ta partie guidée de { $game } commence dans tes messages privés : { $link }
    Arrête quand tu veux : elle t’attendra. Elle ne compte pas dans tes statistiques.
learn-course-waits = Ta partie guidée de { $game } t’attend : { $link }
learn-lesson = ### 🎓 Leçon { $number } sur { $of }
learn-got = ✅ { $words }
learn-do = 👉 { $words }
learn-press = Appuie sur **{ $control }**.
learn-press-named = Choisis **{ $control }** ({ $name }).
learn-strayed = ✋ Rien n’a été joué. Tu as choisi **{ $tried }** ; la leçon demande **{ $wanted }**.
learn-signs = Symboles
learn-first-game = ▶ Jouer une première partie
learn-play-on = Continuer cette partie
learn-scored = 🏁 **Tes points : { $points }.** { $sources }
learn-scored-source = { $source } (+{ $points })
learn-why-either = On ne peut pas faire les deux dans un même tour.
learn-why-early = Cela termine ton tour trop tôt.
learn-why-more = C’est plus que ce que demande cette leçon.
remark-points = 💡 Si la partie s’arrêtait maintenant : **{ $after }** { $after ->
        [one] point
       *[other] points
    }, contre { $before } avant ton dernier tour ({ $sources }).
remark-source = { $source } { $points }
remark-aim = 🎯 Objectif possible : { $what } (+{ $points } { $points ->
        [one] point
       *[other] points
    })
remark-aim-lacks = 🎯 Objectif possible : { $what } (+{ $points } { $points ->
        [one] point
       *[other] points
    }). Il te manque { $lacking }.
remark-lack = { $count } { $what }

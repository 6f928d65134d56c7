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
learn-try-again = Rien n’a été joué : cette leçon parle d’autre chose. { $task } **Annuler** reprend ce que tu as choisi jusqu’ici.

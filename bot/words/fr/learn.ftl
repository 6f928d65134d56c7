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

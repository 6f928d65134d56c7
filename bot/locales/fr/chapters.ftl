# Seasons and rounds that are over.

chapter-nothing = Rien à signaler.
chapter-points = **Score provisoire :** { $all }
chapter-points-of = { $who } **{ $points }**
    .you = toi **{ $points }**
chapter-next = **Ensuite :** { $told }
chapter-link = [{ $chapter }]({ $link })
chapter-links = **Résumés :** { $all }
chapter-read = Lire un résumé…
chapter-none = Il n’y a pas encore de résumé.

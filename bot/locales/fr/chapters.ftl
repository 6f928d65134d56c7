# Seasons and rounds that are over.

chapter-nothing = Personne n’a rien obtenu de particulier.
chapter-points = **Points jusqu’ici :** { $all }
chapter-points-of = { $who } **{ $points }**
chapter-next = **Et maintenant :** { $told }
chapter-link = [{ $chapter }]({ $link })
chapter-links = **Résumés :** { $all }
chapter-read = Lire un résumé…
chapter-none = Il n’y a pas encore de résumé.

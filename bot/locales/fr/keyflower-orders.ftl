# Keyflower: what may be ordered ahead, how an order reads, and why one stops.

keyflower-plan-menu-pass = Passer
keyflower-plan-menu-raise = Miser
keyflower-plan-menu-boat = Bateau
keyflower-plan-menu-winter = Tuiles hiver
keyflower-plan-up-to = Jusqu’à { $workers } en tout

keyflower-plan-pass = Passer tant que je suis en tête sur { $tiles } et que cela ne termine pas la saison
keyflower-plan-pass-any = Passer tant qu’aucune de mes enchères n’est dépassée et que cela ne termine pas la saison
keyflower-plan-pass-season = Passer jusqu’à la fin de la saison
keyflower-plan-pass-winter = Passer jusqu’à la fin de l’hiver
keyflower-plan-raise = Rester en tête sur la tuile { $tile } avec le moins d’ouvriers possible, jusqu’à { $workers } en tout
keyflower-plan-boat = Prendre { $boat } s’il est encore là
keyflower-plan-winter = Mettre aux enchères pour l’hiver : { $tiles }

keyflower-doubt-outbid = tu n’es plus en tête sur la tuile { $tile }
keyflower-doubt-last-pass = tous les autres ont passé, et passer terminerait la saison

keyflower-fact-untouched = personne n’a misé sur la tuile { $tile } ni ne l’a utilisée
keyflower-fact-touched = rien n’a changé sur la tuile { $tile }
keyflower-fact-not-all-passed = les autres n’ont pas tous passé
keyflower-fact-all-passed = tous les autres ont passé

keyflower-orders-end = Elles prennent fin avec la saison.
keyflower-orders-help =
    Exemples de consignes possibles :
    - **Passer**, par exemple tant qu’aucune de mes enchères n’est dépassée
    - **Miser** : rester en tête sur la scierie avec le moins d’ouvriers possible, jusqu’à 4 rouges
    - **Bateau** : prendre le Keyflower s’il est encore là
    - **Tuiles hiver** : mettre ces deux tuiles aux enchères

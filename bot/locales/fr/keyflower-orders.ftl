# Keyflower: what may be ordered ahead, how an order reads, and why one stops.

keyflower-plan-menu-pass = Passer
keyflower-plan-menu-raise = Enchérir
keyflower-plan-menu-boat = Bateau
keyflower-plan-menu-winter = Tuiles hiver
keyflower-plan-up-to = Jusqu’à { $workers } en tout

keyflower-plan-pass = Passer tant que je mène sur { $tiles }, et que cela ne met pas fin à la saison
keyflower-plan-pass-any = Passer tant qu’aucune de mes enchères n’est dépassée, et que cela ne met pas fin à la saison
keyflower-plan-pass-season = Passer jusqu’à la fin de la saison
keyflower-plan-pass-winter = Passer jusqu’à la fin de l’hiver
keyflower-plan-raise = Mener sur la tuile { $tile } avec le moins d’ouvriers possible, jusqu’à { $workers } en tout
keyflower-plan-boat = Prendre { $boat } s’il est encore là
keyflower-plan-winter = Mettre en jeu pour l’hiver : { $tiles }

keyflower-doubt-outbid = tu ne mènes plus sur la tuile { $tile }
keyflower-doubt-last-pass = tous les autres ont passé, et passer mettrait fin à la saison

keyflower-fact-untouched = personne n’a enchéri sur la tuile { $tile } ni ne l’a utilisée
keyflower-fact-touched = la tuile { $tile } n’a reçu aucune nouvelle enchère ni utilisation
keyflower-fact-not-all-passed = les autres n’ont pas tous passé
keyflower-fact-all-passed = tous les autres ont passé

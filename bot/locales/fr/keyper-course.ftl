# Une première partie de Keyper, tour par tour : ce que chaque leçon dit, demande et a rapporté.

keyper-course-send-say = Après quatre saisons, le plus de points gagne : des tuiles construites, du fret et des foires. Tout commence par des keyples envoyés sur des terrains, et un keyple de la couleur du terrain rapporte plus.
keyper-course-send-do = Envoie un keyple orange à l’argile du plateau 1 : son bord est orange.
keyper-course-send-got = Deux argiles au lieu d’une, car la couleur était assortie.
keyper-course-join-say = Quand quelqu’un envoie un keyple sur un terrain vide, on demande aux autres de participer avec la même couleur. Qui participe reçoit autant que qui a commencé, et ce n’est même pas un tour.
keyper-course-join-do = Participe avec ton keyple brun.
keyper-course-join-got = Trois rondins pour chacun : à deux, il y en a un de plus.
keyper-course-builders-say = Ce que tu as sert à construire : tuiles Domaine et tuiles Campagne vont sur ta ferme et dans ton village. Construire est l’affaire des keyples orange.
keyper-course-builders-do = Envoie ton autre keyple orange sur le terrain à construire du plateau 1.
keyper-course-builders-got = Personne n’a participé, mais la couleur était assortie : tu peux construire deux fois.
keyper-course-build-say = Les tuiles Ferme coûtent des matières premières, les tuiles Village des produits finis. La { keyper-tile-pig-sty } loge des cochons et donne un point pour chacun.
keyper-course-build-do = Construis la { keyper-tile-pig-sty } sur la première parcelle de ta ferme avec une argile et un rondin, sans plus.
keyper-course-build-got = Elle est là, avec de la place pour quatre cochons.
keyper-course-keyper-say = Une fois par saison, ton keyper revendique un plateau : tous les keyples de ses terrains rentrent avec toi à la fin de la saison, qui que ce soit qui les ait envoyés. Choisis un plateau en bonne compagnie.
keyper-course-keyper-do = Revendique le plateau 1 avec ton keyper.
keyper-course-keyper-got = Le plateau 1 est à toi à la fin du printemps. Tous peuvent encore y travailler.
keyper-course-white-say = Les keyples blancs sont des jokers : ils participent avec toute couleur et comptent comme elle. On te demande de participer avec un gris aux roches.
keyper-course-white-do = Participe avec un keyple blanc.
keyper-course-white-got = Trois roches, car il comptait comme gris.
keyper-course-animals-say = Les animaux viennent des terrains à bord vert clair. À la fin de la saison, il faut à chacun une place sur une tuile Ferme qui montre son espèce.
keyper-course-animals-do = Envoie ton keyple vert clair aux cochons du plateau 1.
keyper-course-animals-got = Deux cochons s’installent dans ta { keyper-tile-pig-sty }.
keyper-course-decline-say = Tu n’es pas obligé de participer. Un keyple blanc vaudra plus ensuite, et qui a envoyé l’autre reçoit moins sans toi.
keyper-course-decline-do = Ne participe pas cette fois.
keyper-course-decline-got = Tu gardes ton keyple blanc pour quelque chose de mieux.
keyper-course-lay-say = Un second keyple peut aller à côté d’un keyple debout, si la couleur convient. Couche le premier et les deux travaillent : un joueur seul ne tire pas plus d’un terrain.
keyper-course-lay-do = Envoie ton keyple blanc aux cochons du plateau 1 et couche celui qui s’y tient.
keyper-course-lay-got = Trois cochons de plus. Un keyple couché ne travaille plus cette saison.
keyper-course-boat-say = Le premier keyple sur une rivière amène un bateau. Avec lui, tu prends un bien qu’il montre ou tu en vends un pour des points de fret ; sa couleur est le bleu clair.
keyper-course-boat-do = Envoie ton keyple bleu clair sur la rivière du plateau 1, sur le bateau au cochon et à la roche.
keyper-course-boat-got = Deux actions de bateau sont à toi, car la couleur était assortie.
keyper-course-sell-say = Un cochon est de trop pour ta { keyper-tile-pig-sty }, alors laisse-en partir par bateau. Chaque bien vendu vaut 2 points pour de bon.
keyper-course-sell-do = Vends deux cochons, l’un après l’autre.
keyper-course-sell-got = Quatre points de fret, et chaque cochon restant est logé.
keyper-course-upgraders-say = Une tuile s’améliore une fois, et fait ou vaut alors davantage. C’est l’affaire des keyples gris.
keyper-course-upgraders-do = Envoie ton keyple gris sur le terrain d’amélioration du plateau 1.
keyper-course-upgraders-got = Tu peux améliorer deux fois.
keyper-course-upgrade-say = Une tuile Ferme s’améliore avec une matière première ou du blé, une tuile Village avec un produit fini ou du blé. Quand il n’y a plus rien à choisir, un tour compte aussitôt ; **Annuler mon tour** le reprend tant que personne d’autre n’a dû décider et que rien n’a été révélé depuis.
keyper-course-upgrade-do = Améliore la { keyper-tile-pig-sty } avec un rondin, sans plus.
keyper-course-own = ### 🎓 À toi de jouer
    La fin du printemps et tout l’été sont à toi : joue comme tu veux, et une remarque suit chacun de tes tours. Sous **Plus…** tu trouves un **Conseil** avec trois bons coups et pourquoi, ce qui n’est pas possible et pour quelle raison, et des ordres pour quand tu es absent.
keyper-course-over = ### 🎓 Bravo : les leçons s’arrêtent ici
    Tu sais envoyer des keyples et accorder les couleurs, te joindre aux autres ou t’abstenir, construire, améliorer et loger des animaux, expédier des biens et revendiquer un plateau avec ton keyper. L’automne et l’hiver se jouent de même.

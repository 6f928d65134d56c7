# Une première partie de Keythedral, tour par tour : ce que chaque leçon dit, demande et a rapporté.

keythedral-course-field-say = Le plus de points gagne, et les points sont des sièges de la keythedral, acquis avec des cubes que tes ouvriers rapportent des terrains. D’abord, vous posez la carte ensemble : à chaque tour un terrain et un de tes cottages.
keythedral-course-field-do = Pose cette forêt et ton cottage 2 là où le dit la ligne suivante.
keythedral-course-field-got = Un terrain va à côté de ce qui est déjà posé, un cottage à un coin entre des terrains.
keythedral-course-cottage-say = Un cottage travaille sur les terrains qui partagent un côté avec lui, quatre au plus. Pose le tien là où se touchent des espèces différentes.
keythedral-course-cottage-do = Pose le vignoble et ton cottage 4.
keythedral-course-cottage-got = Chaque espèce de terrain donne ses propres cubes : pierre, bois, nourriture, eau ou vin.
keythedral-course-share-say = Les terrains ne sont à personne : tout cottage voisin peut s’en servir. Mais un terrain n’accueille qu’un ouvrier par manche.
keythedral-course-share-do = Pose la forêt et ton cottage 5.
keythedral-course-share-got = Près des autres, il y a plus de choix et plus de rivaux.
keythedral-course-numbers-say = Les numéros de tes cinq cottages décident quand chacun envoie son ouvrier. À chaque manche, vous choisissez cet ordre à nouveau, un numéro après l’autre.
keythedral-course-numbers-do = Pose la forêt et ton cottage 1.
keythedral-course-numbers-got = Aucun numéro n’est meilleur qu’un autre : tout dépend de qui l’appelle.
keythedral-course-last-say = Avec le cinquième cottage de chacun, la carte est finie. Un cottage à l’écart a ses terrains pour lui.
keythedral-course-last-do = Pose la ferme et ton cottage 3.
keythedral-course-last-got = La carte reste ainsi, aux barrières près. La première manche commence.
keythedral-course-call-say = Qui mène appelle un numéro, et toutes les habitations de ce numéro envoient un ouvrier : la sienne d’abord. Appelle donc le numéro dont tu veux le terrain avant tout le monde.
keythedral-course-call-do = Appelle le numéro 5 et envoie son ouvrier à la carrière.
keythedral-course-call-got = Une pierre pour toi : la pierre est rare ici.
keythedral-course-follow-say = L’autre a appelé le numéro 3 et a envoyé en premier. Le tien de ce numéro vient ensuite, sur un terrain voisin encore libre.
keythedral-course-follow-do = Envoie l’ouvrier du cottage 3 au lac.
keythedral-course-follow-got = Le lac te donnera de l’eau.
keythedral-course-lead-say = Tu mènes de nouveau : la tâche tourne. Il ne reste que les numéros qui n’ont pas encore été appelés.
keythedral-course-lead-do = Appelle le numéro 1 et envoie son ouvrier à la forêt.
keythedral-course-lead-got = Le bois sert à une maison, à une barrière et à bien des sièges.
keythedral-course-second-say = Regarde ce qui est encore libre avant d’envoyer. Une habitation sans terrain voisin libre ne rapporte rien cette manche.
keythedral-course-second-do = Envoie l’ouvrier du cottage 2 à la forêt.
keythedral-course-second-got = Quatre de tes ouvriers sont dehors.
keythedral-course-fifth-say = Le cinquième numéro vient de lui-même. Quand tous ont envoyé, la récolte suit aussitôt : un cube par ouvrier.
keythedral-course-fifth-do = Envoie l’ouvrier du cottage 4 à la forêt.
keythedral-course-fifth-got = La récolte : une pierre, une eau et trois bois.
keythedral-course-house-say = Maintenant tu dépenses, une action par tour. Une pierre et un bois convertissent un cottage en maison, qui envoie jusqu’à deux ouvriers dès la manche suivante.
keythedral-course-house-do = Convertis le cottage 2 en maison.
keythedral-course-house-got = Désormais il peut rapporter deux cubes par manche : le plus tôt est le mieux.
keythedral-course-seat-say = Seuls les sièges du plus petit numéro restant sont en vente, et chacun montre son prix en cubes. Un siège vaut son numéro.
keythedral-course-seat-do = Acquiers le siège 1c pour un bois et une eau.
keythedral-course-seat-got = Ton premier point. Quand tous les sièges de numéro 1 sont vendus, ceux de numéro 2 sont retournés.
keythedral-course-pass-say = Les cubes que tu gardes sont encore à toi à la manche suivante. Quand tous ont passé, la manche s’achève. Quand il n’y a plus rien à choisir, un tour compte aussitôt ; **Annuler mon tour** le reprend tant que personne d’autre n’a dû décider et que rien n’a été révélé depuis.
keythedral-course-pass-do = Passe, et garde ton dernier bois.
keythedral-course-pass-got = Les ouvriers rentrent.
keythedral-course-start-say = Enfin, chacun peut offrir des cubes pour nommer le prochain premier joueur, qui appelle le premier numéro. Cela ne vaut la peine que si un terrain t’importe.
keythedral-course-start-do = N’offre rien cette fois.
keythedral-course-own = ### 🎓 À toi de jouer
    La deuxième manche est à toi : joue-la comme tu veux. Sous **Plus…** tu trouves un **Conseil** avec trois bons coups et pourquoi, ce qui n’est pas possible et pour quelle raison, et des ordres pour quand tu es absent.
keythedral-course-over = ### 🎓 Bravo : les leçons s’arrêtent ici
    Tu sais poser des terrains et des cottages, appeler un numéro et envoyer des ouvriers, convertir un cottage en maison et acheter des sièges de la keythedral. Toutes les manches suivantes se jouent de même ; une vraie partie y ajoute les lois, des cartes qui plient une règle une fois.

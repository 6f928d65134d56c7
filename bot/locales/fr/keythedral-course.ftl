# Deux manches de Keythedral, tour par tour : ce que chaque leçon dit, demande et a rapporté.

keythedral-course-field-say = Pour gagner, il faut avoir le plus de points. Ils viennent des sièges de la keythedral, que tu paies avec les cubes que tes ouvriers rapportent des terrains. D’abord, on pose la carte ensemble.
keythedral-course-field-do = Tu as pioché une forêt. Appuie sur **3** pour la poser à l’emplacement 3.
keythedral-course-field-got = Ton cottage peut envoyer son ouvrier sur tout terrain voisin. L’ordinateur a ensuite posé une carrière et un cottage.
keythedral-course-cottage-say = Pose tes cottages où différents terrains se touchent : chacun donne ses cubes. Le numéro d’un terrain n’est que son nom.
keythedral-course-cottage-do = Tu as maintenant pioché un vignoble. Appuie sur **4** pour le poser à l’emplacement 4.
keythedral-course-cottage-got = Le reste est posé : 5 cottages chacun.
keythedral-course-call-say = À chaque manche, chacun annonce un numéro à son tour. Les cottages de ce numéro envoient un ouvrier sur un terrain voisin, d’abord celui du joueur qui annonce. Un seul ouvrier par terrain.
keythedral-course-call-do = Appuie sur **5** pour annoncer le numéro 5, puis sur la flèche qui montre la carrière.
keythedral-course-call-got = Ton ouvrier est à la carrière.
keythedral-course-follow-say = L’ordinateur a annoncé le numéro 3 et a envoyé son ouvrier en premier. C’est à ton cottage 3 : choisis un terrain voisin libre.
keythedral-course-follow-do = Appuie sur la flèche qui montre le lac.
keythedral-course-follow-got = Tes autres ouvriers sont sortis. Ta récolte : 1 pierre, 1 eau et 3 bois.
keythedral-course-house-say = Maintenant, tu dépenses tes cubes : 1 action par tour. Une maison coûte 1 pierre et 1 bois et envoie jusqu’à 2 ouvriers dès la manche suivante.
keythedral-course-house-do = Appuie sur **E**, puis sur **2** pour transformer le cottage 2 en maison.
keythedral-course-house-got = Le cottage 2 est maintenant une maison.
keythedral-course-seat-say = Seuls les sièges de la rangée la plus basse sont en vente. Chacun montre son prix en cubes et rapporte autant de points que le numéro de sa rangée.
keythedral-course-seat-do = Appuie sur **1c** pour acheter ce siège pour 1 bois et 1 eau.
keythedral-course-seat-got = Ton premier point.
keythedral-course-pass-say = Tu gardes les cubes que tu ne dépenses pas. Les dépenses finissent quand tous les joueurs passent à la suite : si quelqu’un agit, tu peux agir de nouveau.
keythedral-course-pass-do = Appuie sur **{ keythedral-menu-pass }** et garde ton dernier bois.
keythedral-course-pass-got = La manche 2 a commencé, et tes autres ouvriers sont déjà sortis.
keythedral-course-send-say = Ta maison envoie 2 ouvriers.
keythedral-course-send-do = Appuie sur la flèche qui montre la carrière, puis sur celle qui montre la forêt.
keythedral-course-send-got = Ta récolte : 2 pierres, 2 bois, 1 eau et 1 vin. Tu as maintenant 3 bois.
keythedral-course-again-say = Cela suffit pour un autre siège. Tes barrières attendront : une barrière empêche les ouvriers d’un cottage ou d’une maison d’aller sur un terrain.
keythedral-course-again-do = Appuie sur **1a** pour acheter ce siège pour 1 pierre et 1 bois.
keythedral-course-again-got = 2 points.
keythedral-course-craft-say = Les sièges des rangées 3, 4 et 5 demandent des cubes d’artisanat, qu’aucun terrain ne produit. Le forgeron vend de la ferronnerie pour 2 cubes au choix.
keythedral-course-craft-do = Appuie sur **A** pour le forgeron et paie avec du bois et du vin.
keythedral-course-craft-got = La ferronnerie est à toi.
keythedral-course-law-say = Une loi est une carte qui change une règle une seule fois. Elle coûte 1 cube au choix. Tu ne la vois qu’après l’achat, et tu ne dépenses plus rien cette manche.
keythedral-course-law-do = Appuie sur **H** pour la loi et paie avec de l’eau.
keythedral-course-over = ### 🎓 Voilà, tu as joué 2 manches de Keythedral
    ✅ Ta loi : **{ keythedral-law-work-order }**. Au début d’une manche, tu décides de l’ordre des 5 numéros, sans les autres.
    Tu sais annoncer un numéro, envoyer des ouvriers, transformer un cottage en maison et acheter des sièges, des cubes d’artisanat et des lois. À la fin de chaque manche, tu peux offrir des cubes pour choisir qui commence la suivante. La partie finit quand le dernier siège de la rangée 5 est acheté. Avec **{ learn-first-game }**, tu joues sans lois : c’est plus simple.

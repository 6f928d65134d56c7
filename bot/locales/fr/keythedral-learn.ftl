# Keythedral en un coup d’œil ; un chiffre cerclé figure aussi sur l’image.

keythedral-learn-line = Envoie les ouvriers de tes cottages sur les terrains voisins, et achète des sièges de la keythedral avec ce qu’ils rapportent.
keythedral-learn-you = Tu as { $dwellings } habitations ① dans un village que tout le monde construit ensemble autour de la keythedral.
keythedral-learn-turn = À chaque manche, les habitations envoient des ouvriers sur les terrains voisins : un cottage { $cottage }, une maison jusqu’à { $house }. Chacun rapporte un cube ②. Ensuite, tu dépenses tes cubes, une action à la fois : acheter un siège ③, transformer un cottage en maison, construire une barrière, acheter un cube d’artisanat ④, échanger, acheter une loi ou passer.
keythedral-learn-end = Les sièges se vendent rangée par rangée, de 1 à { $last } ⑤. La partie finit quand le dernier siège de la rangée { $last } est acheté.
keythedral-learn-win = Un siège vaut en points le numéro de sa rangée. Pour gagner, il faut avoir le plus de points ; les cubes restants ne servent qu’à départager les égalités. (Dans la deuxième édition, les sièges valent plus et les cubes comptent.)
keythedral-learn-mistake-1 = Compter sur un seul terrain. Il n’accueille qu’un seul ouvrier, et le joueur qui annonce le numéro joue en premier.
keythedral-learn-mistake-2 = Garder trop longtemps des cottages. Une maison rapporte jusqu’à 2 cubes par manche et coûte seulement 1 pierre et 1 bois.
keythedral-learn-mistake-3 = Aller trop tard chez les artisans. Les sièges des rangées 3, 4 et 5 demandent des cubes d’artisanat, qu’aucun terrain ne produit.
keythedral-learn-alt = La ville de Keythedral à la manche 2. 1 : tes habitations, dont une maison. 2 : tes cubes. 3 : les sièges en vente et leurs prix. 4 : les artisans. 5 : combien il reste de sièges dans chaque rangée.

# Keythedral en un coup d’œil ; un chiffre cerclé figure aussi sur l’image.

keythedral-learn-line = Envoie les ouvriers de tes cottages sur les terrains voisins et dépense ce qu’ils rapportent pour les sièges de la keythedral.
keythedral-learn-you = Tu as { $dwellings } habitations ① dans un village que tous disposent ensemble autour de la keythedral.
keythedral-learn-turn = À chaque manche, chaque habitation envoie des ouvriers sur les terrains voisins : un cottage { $cottage }, une maison { $house }. Chacun rapporte un cube ②. Ensuite tu dépenses, une action à la fois : acquérir un siège ③, convertir un cottage en maison, placer une barrière, faire fabriquer un cube artisanat ④, échanger, acheter une carte Loi ou passer.
keythedral-learn-end = Les sièges se vendent numéro par numéro, de 1 à { $last } ⑤. Dès que le dernier siège de numéro { $last } est payé, la partie est finie.
keythedral-learn-win = Un siège vaut son numéro et le plus de points gagne ; les cubes restants ne font que départager. (Dans la seconde édition, les sièges valent plus et les cubes comptent.)
keythedral-learn-mistake-1 = Compter sur un terrain : il n’accueille qu’un ouvrier. Quelles habitations envoient d’abord les leurs se décide à chaque manche.
keythedral-learn-mistake-2 = En rester aux cottages. Une maison rapporte jusqu’à deux cubes par manche et ne coûte qu’une pierre et un bois.
keythedral-learn-mistake-3 = Aller trop tard chez les artisans : les sièges de numéros 4 et 5 demandent des cubes artisanat, qu’aucun terrain ne donne.
keythedral-learn-alt = La ville de Keythedral dans une deuxième manche. 1 : tes habitations, dont une maison. 2 : tes cubes. 3 : les sièges en vente et leurs coûts. 4 : les artisans. 5 : combien il reste de sièges de chaque numéro.

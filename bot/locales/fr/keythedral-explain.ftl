# What a question is about, for whoever has not met it before; and what good players look at there.

keythedral-explain-lay = La carte est posée une fois pour toute la partie : les terrains donnent des cubes, et une habitation envoie ses ouvriers sur les terrains voisins.
keythedral-look-lay = Un cottage entre plusieurs types de terrains reste utile. Un terrain voisin de nombreuses habitations est vite pris.
keythedral-explain-work = Les habitations du numéro appelé envoient des ouvriers sur les terrains libres voisins ; chacun rapporte un cube à la récolte.
keythedral-look-work = Quels cubes demandent les sièges à vendre ? Un terrain n’accueille qu’un ouvrier, et qui appelle un numéro place en premier.
keythedral-explain-take = Une loi te laisse choisir quelles ressources rapportent tes ouvriers sur un type de terrain.
keythedral-look-take = Prends ce que demande le prochain siège et que tes autres terrains ne donnent pas.
keythedral-explain-spend = À chaque tour, une seule chose : un siège, une maison, une barrière, un produit d’artisan, un échange, une loi, ou passer.
keythedral-look-spend = Les sièges se vendent dans l’ordre de leurs numéros, et les derniers valent plus : qui peut payer le prochain avant toi ? Une maison envoie deux ouvriers dès la manche suivante. Une loi met fin à tes tours de cette phase.
keythedral-explain-settle = Quelque chose a changé dans ton achat : tu paies son prix actuel, ou tu renonces et choisis à nouveau.
keythedral-look-settle = Quelqu’un d’autre pourrait-il acheter ce siège avant ton prochain tour ? Et à quoi d’autre te serviraient ces cubes ?
keythedral-explain-move = Une habitation que des barrières coupent de tout terrain est posée ailleurs ; son numéro et sa face restent.
keythedral-look-move = Cherche un emplacement voisin de plusieurs terrains libres dont les cubes te manquent.
keythedral-explain-auction = Chacun enchérit une fois, en cubes, pour désigner le prochain premier joueur.
keythedral-look-auction = Être premier compte surtout quand quelqu’un peut déjà payer le prochain siège. Les cubes que tu paies vont à un autre joueur.
keythedral-explain-law = Tu peux jouer ici des lois de ta main ; chacune sert une fois, et seulement à son moment.
keythedral-look-law = La carte a-t-elle le plus d’effet maintenant, ou un moment ultérieur conviendrait-il mieux ? D’autres peuvent l’abroger.
keythedral-explain-answer = Avant que cela prenne effet, on peut y répondre par une loi. Qui ne répond pas à temps n’en joue pas.
keythedral-look-answer = Que te coûterait-il que cela passe ? Une carte gardée peut valoir plus tard davantage.
keythedral-explain-end = Ton coup est joué ; il compte dès que tu passes la main.
keythedral-look-end = Laisse-t-il aux autres quelque chose que tu voulais d’abord ?
keythedral-aims-seats = Sièges à vendre, leurs points, et ce que tu as de leur prix :
keythedral-aims-laws = Lois de ta main :
keythedral-at-hand = Dans la main de { $who }.
keythedral-at-played = Elle a été jouée.
keythedral-aims-seat = siège { $slot }

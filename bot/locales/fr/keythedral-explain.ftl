# What a question is about, for players who meet it for the first time, and what good players look at there.

keythedral-explain-lay = La carte ne se pose qu’une fois. Quand on annonce le numéro d’une habitation, elle envoie ses ouvriers sur les terrains voisins : ils rapportent des cubes. Un cottage est bien placé entre différents types de terrain.
keythedral-look-lay = Un cottage entre plusieurs types de terrain reste utile. Un terrain voisin de beaucoup d’habitations est vite pris.
keythedral-explain-work = Toutes les habitations du numéro annoncé envoient des ouvriers sur les terrains libres voisins. Chacun rapporte 1 cube à la récolte.
keythedral-look-work = Quels cubes coûtent les sièges en vente ? Un terrain n’accueille qu’un seul ouvrier, et le joueur qui annonce un numéro joue en premier.
keythedral-explain-take = Avec une loi, tu choisis quelles ressources rapportent tes ouvriers sur un type de terrain.
keythedral-look-take = Prends ce que coûte le prochain siège et que tes autres terrains ne donnent pas.
keythedral-explain-spend = À chaque tour, tu fais une des actions de l’image, ou tu passes. Passer n’est pas définitif : les dépenses finissent quand tout le monde passe à la suite.
keythedral-look-spend = Les sièges se vendent rangée par rangée, et les derniers valent plus : qui peut payer le prochain avant toi ? Une maison envoie 2 ouvriers dès la manche suivante.
keythedral-explain-settle = Le prix de ton achat a changé : paie le nouveau prix, ou renonce et choisis à nouveau.
keythedral-look-settle = Quelqu’un d’autre pourrait-il acheter ce siège avant ton prochain tour ? Pour quoi d’autre as-tu besoin de ces cubes ?
keythedral-explain-move = Des barrières coupent cette habitation de tous les terrains : tu la déplaces sur un autre coin. Son numéro et sa face restent les mêmes.
keythedral-look-move = Cherche un coin à côté de plusieurs terrains libres qui donnent les cubes qu’il te faut.
keythedral-explain-auction = On enchérit pour choisir qui commence la manche suivante. Chacun n’est interrogé qu’une fois, et chaque offre doit dépasser la précédente : 2 cubes l’emportent sur 1. Le plus offrant donne ces cubes au joueur qui a le marqueur premier joueur et choisit qui commence. Seul ce joueur, interrogé en dernier, peut égaler l’offre. Sans offre, c’est lui qui choisit.
keythedral-look-auction = Jouer en premier compte surtout quand quelqu’un peut déjà payer le prochain siège. Seul le joueur qui a le marqueur peut égaler une offre ; il donne alors les cubes au joueur qui l’a faite.
keythedral-explain-law = Tu peux jouer ici des lois de ta main. Chacune ne sert qu’une fois, et seulement à son moment.
keythedral-look-law = Cette loi t’aide-t-elle le plus maintenant, ou vaut-il mieux attendre ? Les autres peuvent l’abroger.
keythedral-explain-answer = Avant que cet achat ou cette loi prenne effet, tu peux répondre par une loi. Si tu ne réponds pas à temps, tu n’en joues pas.
keythedral-look-answer = Que perds-tu si tu laisses faire ? Une loi gardée peut servir davantage plus tard.
keythedral-explain-end = Ton coup est prêt. Il compte quand tu valides.
keythedral-look-end = Ce coup laisse-t-il aux autres quelque chose que tu voulais ?
keythedral-aims-seats = Les sièges en vente, leurs points, et ce que tu as déjà de leur prix :
keythedral-aims-laws = Tes lois en main :
keythedral-at-hand = { $who } l’a en main.
keythedral-at-played = Déjà jouée.
keythedral-aims-harvest = La récolte à venir de tes ouvriers n’est pas encore comptée.
keythedral-aims-seat = siège { $slot }
    .the = le siège { $slot }
keythedral-costs-lay = Rien. Mais ce que tu poses ne bouge plus.
keythedral-costs-work = Rien : tes ouvriers rentrent après la manche.
keythedral-costs-take = Rien : tu choisis seulement ce que tu reçois.
keythedral-costs-spend = Les cubes indiqués. Passer est gratuit.
keythedral-costs-settle = Le nouveau prix en cubes. Renoncer est gratuit.
keythedral-costs-move = Rien. Mais elle reste là où tu la poses.
keythedral-costs-auction = Ton offre en cubes, mais seulement si tu gagnes.
keythedral-costs-law = La loi : elle ne sert qu’une fois.
keythedral-costs-answer = La loi que tu joues. Ne pas répondre est gratuit.
keythedral-costs-end = Rien de plus.

# Marked pieces and places, as `/tile` explains them, and what people call them.

keythedral-spot-empty = Personne n’y travaille.
keythedral-spot-worked = { $who } y travaille (habitation { $number }).
keythedral-spot-reached = À côté : { $dwellings }.
keythedral-spot-dwelling = { $dwelling } ({ $corner })
keythedral-spot-fences = Barrières : { $fences }.
keythedral-spot-fence = { $who }, coin { $corner }
keythedral-spot-no-field = Il n’y a pas encore de terrain.
keythedral-spot-around = { $arrow } { $field }
keythedral-spot-corner = Libre. Autour : { $fields }.
keythedral-spot-words-field = terrain, champ, emplacement
keythedral-spot-words-corner = coin
keythedral-spot-words-dwelling = habitation, cottage, maison
keythedral-spot-words-seat = siège
keythedral-spot-words-shop = ville, boutique

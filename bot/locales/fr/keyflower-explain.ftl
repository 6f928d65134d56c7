# What a question is about, for players who meet it for the first time, and what good players look at there.

keyflower-explain-turn = À ton tour, tu mises, tu utilises une tuile ou tu passes. La saison est finie quand tous les joueurs passent à la suite. Tu peux utiliser les tuiles qui portent un signe noir : il dit combien d’ouvriers il faut au moins.
keyflower-look-turn = Chaque ouvrier envoyé maintenant manquera plus tard, mais ceux qui se trouvent dans ton village te reviennent en fin de saison. Regarde la couleur qu’une tuile a déjà : qui peut encore y envoyer des ouvriers ?
keyflower-explain-bid = L’enchère la plus haute remporte la tuile à la fin de la saison, et ses ouvriers sont dépensés. Une enchère dépassée peut être déplacée pendant la saison ; sinon, elle te revient à la fin de la saison.
keyflower-look-bid = Combien d’ouvriers de cette couleur les autres peuvent-ils encore avoir ? Une couleur rare est difficile à battre. Le joueur qui remporte la tuile reçoit aussi les ouvriers qui l’ont utilisée.
keyflower-explain-use = Les ouvriers que tu envoies sur une tuile l’utilisent aussitôt. Cette saison, chaque nouvelle utilisation demande plus d’ouvriers que la précédente.
keyflower-look-use = Les ressources gagnées sur une de tes tuiles y restent ; les autres vont sur ta tuile Maison. Les ouvriers et les compétences viennent chez toi. Les ouvriers que tu envoies dans un autre village finissent chez son propriétaire.
keyflower-explain-carry = Les pas servent à transporter des ressources par les routes. Tu paies une amélioration avec les ressources posées sur la tuile et les compétences derrière ton paravent.
keyflower-look-carry = Quelle amélioration rapporte le plus vite des points ou un meilleur effet ? Certaines ressources ne comptent à la fin que sur une certaine tuile. Les pas non utilisés sont perdus.
keyflower-explain-contract = Un contrat rapporte ses points à la fin si tu peux lui attribuer tout ce qu’il montre. Tu peux aussi l’échanger avant contre 1 pièce qu’il montre.
keyflower-look-contract = Qu’auras-tu de toute façon à la fin ? Chaque pièce ne compte que pour une seule chose : compare avec tes tuiles hiver.
keyflower-explain-winter = Tout le monde peut miser sur les tuiles hiver que tu mets aux enchères. À la fin, elles comptent pour les joueurs qui les remportent. Celles que tu gardes ne servent à personne.
keyflower-look-winter = Mets aux enchères ce qui va avec tes ouvriers, tes compétences et tes ressources. Garde ce qui conviendrait mieux aux autres. Il te faudra encore remporter l’enchère.
keyflower-explain-boat = Tu prends un bateau par saison : son chargement, et en hiver le bateau lui-même.
keyflower-look-boat = Quelles couleurs te manqueront la saison prochaine, et de quelles compétences tes améliorations ont-elles besoin ? En hiver, calcule ce que chaque bateau te rapporterait.
keyflower-explain-growth = Les tuiles que tu as remportées rejoignent ton village pour de bon. Les côtés qui se touchent doivent correspondre.
keyflower-look-growth = Des routes courtes vers les tuiles qui demandent des ressources économisent des pas. Laisse la rivière ouverte aux bateaux, et garde de la place autour des tuiles Ordre du tour : elles comptent leurs voisines.
keyflower-aims-hand = Tes tuiles hiver en main, et ce que chacune ajouterait maintenant :
keyflower-aims-middle = Les tuiles hiver aux enchères, et ce que chacune ajouterait maintenant :
keyflower-aims-contracts = Tes contrats, ce que chacun rapporte maintenant, et ce que tu as déjà :
keyflower-aims-unassigned = Ne rapporte pas encore de points :
keyflower-aim-hand = ta tuile hiver { $tile }
keyflower-aim-hand-keyple = ta tuile hiver { $tile }, avec le pion violet premier joueur comme { $kind }
keyflower-aim-middle = la tuile hiver { $tile } aux enchères
keyflower-aim-middle-keyple = la tuile hiver { $tile } aux enchères, avec le pion violet premier joueur comme { $kind }
keyflower-aim-keyple = { $help } Ton pion violet premier joueur y compte comme { $kind }{ $gold ->
    [yes] {" "}au lieu d’or
   *[no] { "" }
}.
keyflower-about-contract = Rapporte { $points } points à la fin si tu peux lui attribuer tout ce qu’il montre. À ton tour, tu peux l’échanger contre 1 pièce qu’il montre.
keyflower-about-extension = Pour une de tes tuiles améliorées : ses points fixes comptent double. Ensuite, seuls des ouvriers de cette couleur peuvent l’utiliser.
keyflower-at-middle = Elle est au centre cette saison.
keyflower-at-boat = Tu peux le prendre cette saison.
keyflower-at-boat-taken = Pris cette saison par { $who }.
keyflower-at-row = Il est visible, et tout le monde peut le prendre.
keyflower-at-supply = Elle est encore disponible.
keyflower-at-village = Chez { $who }, face de base.
keyflower-at-village-upgraded = Chez { $who }, améliorée.
keyflower-at-village-side = Chez { $who }, face { $side }.
keyflower-at-village-only = Chez { $who }, dans le village.
keyflower-at-beside = Chez { $who }, à côté du village, face de base.
keyflower-at-beside-upgraded = Chez { $who }, à côté du village, améliorée.
keyflower-at-beside-side = Chez { $who }, à côté du village, face { $side }.
keyflower-at-beside-only = Chez { $who }, à côté du village.
keyflower-at-to-place = Chez { $who }, encore à placer, face de base.
keyflower-at-to-place-upgraded = Chez { $who }, encore à placer, améliorée.
keyflower-at-to-place-side = Chez { $who }, encore à placer, face { $side }.
keyflower-at-to-place-only = Chez { $who }, encore à placer.
keyflower-at-tile = Sur la tuile { $tile }, chez { $who }.
keyflower-at-hand = { $who } l’a en main.
keyflower-costs-turn = Les ouvriers que tu envoies. Passer est gratuit.
keyflower-costs-bid = Les ouvriers que tu mises, mais seulement si tu remportes la tuile.
keyflower-costs-use = Les ouvriers que tu envoies. Ceux de ton village et des tuiles que tu remportes te reviennent.
keyflower-costs-carry = Transporter est gratuit. Une amélioration coûte les ressources et compétences indiquées.
keyflower-costs-contract = Rien pour en prendre un. L’échanger te coûte ses points.
keyflower-costs-winter = Rien maintenant. Mais les autres peuvent remporter les tuiles que tu mets aux enchères.
keyflower-costs-boat = Rien. Mais tu n’en prends qu’un.
keyflower-costs-growth = Rien. Mais une tuile posée ne bouge plus.

# Marked pieces and places, as `/tile` explains them, and what people call them.

keyflower-spot-hex = emplacement { $number }
keyflower-spot-side = { $tile } ({ $side })
keyflower-spot-free = Emplacement libre à côté de : { $around }.
keyflower-spot-words-middle = milieu, centre, au milieu
keyflower-spot-words-order = ordre du tour, tuile ordre
keyflower-spot-words-boat = bateau
keyflower-spot-words-village = village, tuile village
keyflower-spot-words-hex = emplacement, hexagone, case
keyflower-spot-words-contract = contrat
keyflower-spot-words-extension = extension, agrandissement

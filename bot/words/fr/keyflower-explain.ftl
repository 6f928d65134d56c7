# What a question is about, for whoever has not met it before; and what good players look at there.

keyflower-explain-turn = Un tour, c’est une enchère, l’utilisation d’une tuile, ou passer. La saison finit dès que tous passent à la suite.
keyflower-look-turn = Chaque ouvrier envoyé maintenant manquera plus tard, mais ceux qui se trouvent dans ton village te reviennent en fin de saison. Regarde la couleur qu’une tuile a déjà : qui peut encore y suivre ?
keyflower-explain-bid = La plus haute enchère prend la tuile en fin de saison, et ses ouvriers sont dépensés ; une enchère perdante te revient.
keyflower-look-bid = Combien d’ouvriers de cette couleur les autres peuvent-ils encore avoir ? Une couleur rare est difficile à battre. Qui gagne la tuile reçoit aussi les ouvriers qui l’ont utilisée.
keyflower-explain-use = Des ouvriers sur une tuile la font agir aussitôt. Chaque utilisation suivante, cette saison, demande plus d’ouvriers que la précédente.
keyflower-look-use = Ce que donne ta propre tuile y reste ; de partout ailleurs, cela va sur ta tuile de départ. Les ouvriers envoyés dans un autre village finissent chez son propriétaire.
keyflower-explain-carry = Les pas portent des ressources le long des routes ; une amélioration prend ses ressources sur la tuile même, et ses compétences derrière ton paravent.
keyflower-look-carry = Quelle amélioration rapporte le plus vite des points ou un meilleur effet ? Certaines ressources ne comptent à la fin que sur une certaine tuile. Les pas non utilisés sont perdus.
keyflower-explain-contract = Un contrat compte à la fin si tu peux lui affecter tout ce qu’il montre ; ou tu l’échanges avant contre l’un de ces éléments.
keyflower-look-contract = Qu’auras-tu de toute façon à la fin ? Chaque pièce ne compte que pour une chose : compare avec tes tuiles hiver.
keyflower-explain-winter = Les tuiles hiver que tu proposes sont mises aux enchères entre tous et comptent à la fin ; celles que tu gardes n’aident personne.
keyflower-look-winter = Propose ce qui va avec tes ouvriers, compétences et ressources, et garde ce qui conviendrait mieux aux autres. Il te faudra encore gagner l’enchère.
keyflower-explain-boat = Chacun prend un bateau par saison : son chargement, et en hiver le bateau lui-même.
keyflower-look-boat = Quelles couleurs te manqueront la saison prochaine, et quelles compétences demandent tes améliorations ? En hiver, compte ce que chaque bateau te rapporterait.
keyflower-explain-growth = Les tuiles gagnées rejoignent ton village pour de bon ; les côtés qui se touchent doivent correspondre.
keyflower-look-growth = Des routes courtes vers les tuiles qui demandent des ressources épargnent des pas. Laisse la rivière ouverte aux bateaux, et de la place autour des tuiles d’ordre du tour : elles comptent leurs voisines.
keyflower-aims-hand = Tuiles hiver de ta main, et ce que chacune ajouterait maintenant :
keyflower-aims-middle = Tuiles hiver aux enchères, et ce que chacune ajouterait maintenant :
keyflower-aims-contracts = Tes contrats, ce que chacun rapporte maintenant, et ce que tu en as :
keyflower-aims-unassigned = Ne compte encore pour rien :

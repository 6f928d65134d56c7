# Clocks: what there is to choose in a lobby.

clock-which = Pendule
clock-none = Sans pendule
clock-none-help = Le temps n’est pas compté ; qui fait attendre la table reçoit un rappel
clock-quick = Dix minutes par coup
clock-quick-help = Dix minutes par coup, pour une table qui joue d’une traite
clock-evening = Une soirée
clock-evening-help = 45 minutes pour toute la partie ; à chaque coup, une minute ne compte pas et une autre est rendue
clock-halfday = Une demi-journée par coup
clock-halfday-help = 12 heures par coup
clock-day = Un jour par coup
clock-day-help = 24 heures par coup
clock-threedays = Trois jours par coup
clock-threedays-help = 3 jours par coup
clock-steady = Réserve de temps, régulière
clock-steady-help = 3 jours pour toute la partie ; 2 heures offertes et 4 heures rendues à chaque coup
clock-relaxed = Réserve de temps, détendue
clock-relaxed-help = 10 jours pour toute la partie ; 8 heures offertes et 12 heures rendues à chaque coup
clock-then = Une fois le temps écoulé…
clock-then-offer = on demande à la table quoi faire
clock-then-turn = l’ordinateur joue ce tour
clock-then-seat = un ordinateur prend la place
clock-agreed = ⏳ **Pendule** : { $clock }. Une fois le temps écoulé, { $then }.
    -# Le temps s’arrête pendant tes heures calmes et tes vacances (`/settings`) et quand la table est en pause.

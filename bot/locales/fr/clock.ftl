# Clocks: what there is to choose in a lobby.

clock-which = Pendule
clock-none = Sans pendule
clock-none-help = Pas de limite de temps. Les joueurs lents reçoivent un rappel
clock-quick = 10 minutes par coup
clock-quick-help = 10 minutes par coup, pour une partie jouée d’une traite
clock-evening = Une soirée
clock-evening-help = 45 minutes en tout. À chaque coup, la 1re minute ne compte pas et 1 minute s’ajoute
clock-halfday = Une demi-journée par coup
clock-halfday-help = 12 heures par coup
clock-day = Un jour par coup
clock-day-help = 24 heures par coup
clock-threedays = 3 jours par coup
clock-threedays-help = 3 jours par coup
clock-steady = Réserve de temps de 3 jours
clock-steady-help = 3 jours en tout. À chaque coup, les 2 premières heures ne comptent pas et 4 heures s’ajoutent
clock-relaxed = Réserve de temps de 10 jours
clock-relaxed-help = 10 jours en tout. À chaque coup, les 8 premières heures ne comptent pas et 12 heures s’ajoutent
clock-then = Une fois le temps écoulé…
clock-then-offer = les joueurs décident de la suite
clock-then-turn = l’ordinateur joue ce tour
clock-then-seat = un ordinateur prend la place
clock-agreed = ⏳ **Pendule** : { $clock }. Une fois le temps écoulé, { $then }.
    -# Ta pendule s’arrête pendant tes heures calmes, tes vacances (`/settings`) et les pauses de la partie.

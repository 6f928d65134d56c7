# Clocks: what there is to choose in a lobby.

clock-which = Pendule
clock-none = Sans pendule
clock-none-help = Pas de limite de temps. Les joueurs lents reçoivent des rappels
clock-quick = 10 minutes par coup
clock-quick-help = 10 minutes par coup, pour une partie jouée d’une traite
clock-evening = Une soirée
clock-evening-help = 45 minutes chacun pour la partie. Par coup : 1 minute offerte, 1 minute ajoutée
clock-halfday = Une demi-journée par coup
clock-halfday-help = 12 heures par coup
clock-day = Un jour par coup
clock-day-help = 24 heures par coup
clock-threedays = 3 jours par coup
clock-threedays-help = 3 jours par coup
clock-steady = Réserve de temps de 3 jours
clock-steady-help = 3 jours chacun pour la partie. Par coup : 2 heures offertes, 4 heures ajoutées
clock-relaxed = Réserve de temps de 10 jours
clock-relaxed-help = 10 jours chacun pour la partie. Par coup : 8 heures offertes, 12 heures ajoutées
clock-then = Une fois le temps écoulé…
clock-then-offer = les joueurs décident de la suite
clock-then-turn = l’ordinateur joue ce tour
clock-then-seat = un ordinateur prend la place
clock-agreed = ⏳ **Pendule** : { $clock }. Une fois le temps écoulé, { $then }.
    -# Ta pendule s’arrête pendant tes heures calmes, tes vacances (`/settings`) et les pauses de la partie.

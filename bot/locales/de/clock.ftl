# Clocks: what there is to choose in a lobby.

clock-which = Uhr
clock-none = Ohne Uhr
clock-none-help = Niemandem läuft die Zeit ab; wer den Tisch warten lässt, wird erinnert
clock-quick = Zehn Minuten pro Zug
clock-quick-help = Zehn Minuten für jeden Zug, für einen Tisch, der in einem Rutsch spielt
clock-evening = Ein Abend
clock-evening-help = 45 Minuten für das ganze Spiel; je Zug zählt eine Minute nicht, und eine kommt zurück
clock-halfday = Ein halber Tag pro Zug
clock-halfday-help = 12 Stunden für jeden Zug
clock-day = Ein Tag pro Zug
clock-day-help = 24 Stunden für jeden Zug
clock-threedays = Drei Tage pro Zug
clock-threedays-help = 3 Tage für jeden Zug
clock-steady = Zeitkonto, zügig
clock-steady-help = 3 Tage für das ganze Spiel; je Zug zählen 2 Stunden nicht, und 4 kommen zurück
clock-relaxed = Zeitkonto, entspannt
clock-relaxed-help = 10 Tage für das ganze Spiel; je Zug zählen 8 Stunden nicht, und 12 kommen zurück
clock-then = Wenn die Zeit um ist, …
clock-then-offer = wird der Tisch gefragt, was geschehen soll
clock-then-turn = spielt der Computer diesen Zug
clock-then-seat = übernimmt ein Computer den Platz
clock-agreed = ⏳ **Uhr**: { $clock }. Wenn die Zeit um ist, { $then }.
    -# In deinen Ruhezeiten und im Urlaub (`/settings`) und bei pausiertem Tisch steht die Zeit still.

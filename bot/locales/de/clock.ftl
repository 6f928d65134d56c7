# Clocks: what there is to choose in a lobby.

clock-which = Uhr
clock-none = Ohne Uhr
clock-none-help = Kein Zeitlimit, aber Erinnerungen
clock-quick = 10 Minuten pro Zug
clock-quick-help = 10 Minuten pro Zug, für eine Partie am Stück
clock-evening = Ein Abend
clock-evening-help = 45 Minuten pro Person für die ganze Partie. Pro Zug: 1 Minute frei, 1 Minute dazu
clock-halfday = Halber Tag pro Zug
clock-halfday-help = 12 Stunden pro Zug
clock-day = 1 Tag pro Zug
clock-day-help = 24 Stunden pro Zug
clock-threedays = 3 Tage pro Zug
clock-threedays-help = 3 Tage pro Zug
clock-steady = Zeitkonto, zügig
clock-steady-help = 3 Tage pro Person für die ganze Partie. Pro Zug: 2 Stunden frei, 4 Stunden dazu
clock-relaxed = Zeitkonto, entspannt
clock-relaxed-help = 10 Tage pro Person für die ganze Partie. Pro Zug: 8 Stunden frei, 12 Stunden dazu
clock-then = Wenn die Zeit um ist, …
clock-then-offer = entscheiden die Spieler, wie es weitergeht
clock-then-turn = spielt der Computer diesen Zug
clock-then-seat = übernimmt ein Computer den Platz
clock-agreed =
    ⏳ **Uhr**: { $clock }. Wenn die Zeit um ist, { $then }.
    -# In deinen Ruhezeiten, im Urlaub (`/settings`) und in Pausen steht deine Uhr still.

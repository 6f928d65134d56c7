# Clocks: what there is to choose in a lobby.

clock-which = Klok
clock-none = Geen klok
clock-none-help = Geen tijdslimiet. Trage spelers krijgen herinneringen
clock-quick = 10 minuten per zet
clock-quick-help = 10 minuten voor elke zet: zo speel je de partij in één keer uit
clock-evening = Een avond
clock-evening-help = 45 minuten voor de hele partij. Per zet telt de eerste minuut niet mee en komt er 1 minuut bij
clock-halfday = Een halve dag per zet
clock-halfday-help = 12 uur voor elke zet
clock-day = Een dag per zet
clock-day-help = 24 uur voor elke zet
clock-threedays = 3 dagen per zet
clock-threedays-help = 3 dagen voor elke zet
clock-steady = Bedenktijd, 3 dagen
clock-steady-help = 3 dagen voor de hele partij. Per zet tellen de eerste 2 uur niet mee en komt er 4 uur bij
clock-relaxed = Bedenktijd, 10 dagen
clock-relaxed-help = 10 dagen voor de hele partij. Per zet tellen de eerste 8 uur niet mee en komt er 12 uur bij
clock-then = Als de tijd om is …
clock-then-offer = de spelers beslissen
clock-then-turn = de computer speelt deze beurt
clock-then-seat = een computer neemt de plaats over
clock-agreed =
    ⏳ **Klok**: { $clock }. Als de tijd om is: { $then }.
    -# Je klok staat stil tijdens je stille uren en je vakantie (`/settings`) en zolang de partij gepauzeerd is.

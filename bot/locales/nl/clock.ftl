# Clocks: what there is to choose in a lobby.

clock-which = Klok
clock-none = Geen klok
clock-none-help = Niemands tijd raakt op; wie de tafel laat wachten, krijgt een herinnering
clock-quick = Tien minuten per zet
clock-quick-help = Tien minuten voor elke zet, voor een tafel die in één keer doorspeelt
clock-evening = Een avond
clock-evening-help = 45 minuten voor het hele spel; per zet telt een minuut niet mee en komt er een bij
clock-halfday = Een halve dag per zet
clock-halfday-help = 12 uur voor elke zet
clock-day = Een dag per zet
clock-day-help = 24 uur voor elke zet
clock-threedays = Drie dagen per zet
clock-threedays-help = 3 dagen voor elke zet
clock-steady = Tijdbank, gestaag
clock-steady-help = 3 dagen voor het hele spel; per zet tellen 2 uur niet mee en komen er 4 bij
clock-relaxed = Tijdbank, ontspannen
clock-relaxed-help = 10 dagen voor het hele spel; per zet tellen 8 uur niet mee en komen er 12 bij
clock-then = Als de tijd om is …
clock-then-offer = de tafel kiest wat er gebeurt
clock-then-turn = de computer speelt deze beurt
clock-then-seat = een computer neemt de plaats in
clock-agreed = ⏳ **Klok**: { $clock }. Als de tijd om is: { $then }.
    -# De tijd staat stil in je stille uren en vakanties (`/settings`) en zolang de tafel gepauzeerd is.

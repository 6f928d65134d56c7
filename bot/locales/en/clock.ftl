# Clocks: what there is to choose in a lobby.

clock-which = Clock
clock-none = No clock
clock-none-help = Nobody runs out of time; who keeps the table waiting is reminded
clock-quick = Ten minutes a move
clock-quick-help = Ten minutes for each move, for a table that plays in one sitting
clock-evening = An evening
clock-evening-help = 45 minutes for the whole game, a minute free and a minute back with each move
clock-halfday = Half a day a move
clock-halfday-help = 12 hours for each move
clock-day = A day a move
clock-day-help = 24 hours for each move
clock-threedays = Three days a move
clock-threedays-help = 3 days for each move
clock-steady = Time bank, steady
clock-steady-help = 3 days for the whole game; 2 hours free and 4 hours back with each move
clock-relaxed = Time bank, relaxed
clock-relaxed-help = 10 days for the whole game; 8 hours free and 12 hours back with each move
clock-then = When time is up …
clock-then-offer = the table is asked what to do
clock-then-turn = the computer plays this turn
clock-then-seat = a computer takes the seat
clock-agreed = ⏳ **Clock**: { $clock }. When time is up, { $then }.
    -# Time stands still in your quiet hours and holidays (`/settings`) and while the table is paused.

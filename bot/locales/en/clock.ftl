# Clocks: what there is to choose in a lobby.

clock-which = Clock
clock-none = No clock
clock-none-help = No time limit. Slow players get reminders
clock-quick = 10 minutes a move
clock-quick-help = 10 minutes for each move, for a game in one sitting
clock-evening = An evening
clock-evening-help = 45 minutes each for the whole game. Each move: 1 minute free, 1 minute added
clock-halfday = Half a day a move
clock-halfday-help = 12 hours for each move
clock-day = A day a move
clock-day-help = 24 hours for each move
clock-threedays = 3 days a move
clock-threedays-help = 3 days for each move
clock-steady = Time bank, steady
clock-steady-help = 3 days each for the whole game. Each move: 2 hours free, 4 hours added
clock-relaxed = Time bank, relaxed
clock-relaxed-help = 10 days each for the whole game. Each move: 8 hours free, 12 hours added
clock-then = When time runs out …
clock-then-offer = the players decide what to do
clock-then-turn = the computer plays this turn
clock-then-seat = a computer takes the seat
clock-agreed = ⏳ **Clock**: { $clock }. When time runs out, { $then }.
    -# Your clock stops in your quiet hours, on your holidays (`/settings`) and while the game is paused.

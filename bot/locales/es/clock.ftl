# Clocks: what there is to choose in a lobby.

clock-which = Reloj
clock-none = Sin reloj
clock-none-help = Sin límite de tiempo. Quien tarda recibe recordatorios
clock-quick = 10 minutos por jugada
clock-quick-help = 10 minutos para cada jugada: ideal para jugar de una sentada
clock-evening = Una tarde
clock-evening-help = 45 minutos por jugador y partida. En cada jugada, 1 minuto no cuenta y luego sumas 1 minuto
clock-halfday = Medio día por jugada
clock-halfday-help = 12 horas para cada jugada
clock-day = Un día por jugada
clock-day-help = 24 horas para cada jugada
clock-threedays = 3 días por jugada
clock-threedays-help = 3 días para cada jugada
clock-steady = Reserva de tiempo normal
clock-steady-help = 3 días por jugador y partida. En cada jugada, 2 horas no cuentan y luego sumas 4 horas
clock-relaxed = Reserva de tiempo amplia
clock-relaxed-help = 10 días por jugador y partida. En cada jugada, 8 horas no cuentan y luego sumas 12 horas
clock-then = Cuando se acaba el tiempo…
clock-then-offer = los jugadores deciden qué hacer
clock-then-turn = la máquina juega este turno
clock-then-seat = una máquina ocupa la plaza
clock-agreed =
    ⏳ **Reloj**: { $clock }. Cuando se acaba el tiempo, { $then }.
    -# Tu reloj se para en tus horas de silencio, en tus vacaciones (`/settings`) y mientras la partida está en pausa.

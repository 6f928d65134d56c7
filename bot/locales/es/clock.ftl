# Clocks: what there is to choose in a lobby.

clock-which = Reloj
clock-none = Sin reloj
clock-none-help = A nadie se le acaba el tiempo; quien hace esperar a la mesa recibe recordatorios
clock-quick = Diez minutos por jugada
clock-quick-help = Diez minutos para cada jugada, para una mesa que juega de una sentada
clock-evening = Una velada
clock-evening-help = 45 minutos para toda la partida, un minuto sin contar y un minuto devuelto con cada jugada
clock-halfday = Medio día por jugada
clock-halfday-help = 12 horas para cada jugada
clock-day = Un día por jugada
clock-day-help = 24 horas para cada jugada
clock-threedays = Tres días por jugada
clock-threedays-help = 3 días para cada jugada
clock-steady = Banco de tiempo, constante
clock-steady-help = 3 días para toda la partida; 2 horas sin contar y 4 horas devueltas con cada jugada
clock-relaxed = Banco de tiempo, relajado
clock-relaxed-help = 10 días para toda la partida; 8 horas sin contar y 12 horas devueltas con cada jugada
clock-then = Cuando se acaba el tiempo…
clock-then-offer = se pregunta a la mesa qué hacer
clock-then-turn = la máquina juega este turno
clock-then-seat = una máquina ocupa la plaza
clock-agreed = ⏳ **Reloj**: { $clock }. Cuando se acaba el tiempo, { $then }.
    -# El tiempo se para en tus horas de silencio y vacaciones (`/settings`) y mientras la mesa está en pausa.

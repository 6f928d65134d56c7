# Somebody keeps a table waiting.

stall-asked = ⌛ { $game }, { $name }, espera a { $who }; se le preguntó { $since }. ¿Qué hace la mesa?
stall-who = Para esperar o que la máquina juegue este turno decide también el anfitrión solo; si no, más de la mitad de los demás jugadores juntos. La persona sustituida puede volver a ocupar la plaza.
stall-wait = Esperar más
stall-turn = La máquina juega el turno
stall-seat = Sustituir al jugador
stall-voice = Por «{ $choice }»: { $who }
stall-wait-decided = La mesa sigue esperando. No volveré a preguntar, pero aquí aún se puede elegir otra cosa.
stall-turn-decided = 🤖 La máquina juega este turno por { $who }.
stall-seat-decided = 🤖 Una máquina sigue jugando por { $who }, hasta que alguien ocupe la plaza.
stall-moot = { $who } ya no hace esperar a la mesa.
stall-snooze = No antes de mañana
stall-snooze-table = { $name }: no antes de mañana
stall-snoozed = El próximo recordatorio llega { $when } como pronto. Un reloj en marcha sigue corriendo.
stall-time-up = ⏳ Se acabó tu tiempo y, según lo acordado, la máquina juega este turno. Esta parte de tu plan se ha descartado: { $words }

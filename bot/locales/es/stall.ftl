# Somebody keeps a table waiting.

stall-asked = ⌛ En { $game }, { $name }, le toca a { $who } desde { $since }. ¿Qué hacemos?
stall-who = El anfitrión puede decidir por su cuenta si se espera o si la máquina juega este turno. Para lo demás hacen falta los votos de más de la mitad de los otros jugadores. El jugador sustituido puede recuperar la plaza.
stall-who-rated = El anfitrión puede decidir por su cuenta que se siga esperando. Para sustituir al jugador hacen falta los votos de más de la mitad de los demás. El jugador sustituido puede recuperar la plaza.
stall-wait = Seguir esperando
stall-turn = Juega la máquina
stall-seat = Sustituir jugador
stall-voice = A favor de «{ $choice }»: { $who }
stall-wait-decided = Seguimos esperando. No volveré a preguntar, pero aquí aún se puede cambiar de idea.
stall-turn-decided = 🤖 La máquina juega este turno por { $who }.
stall-seat-decided = 🤖 Una máquina juega por { $who } hasta que alguien ocupe la plaza.
stall-moot = Ya nadie espera a { $who }.
stall-snooze = Recordar mañana
stall-snooze-table = { $name }: mañana
stall-snoozed = El próximo recordatorio llegará { $when } como pronto. Los relojes siguen corriendo.
stall-time-up = ⏳ Se te ha acabado el tiempo, así que la máquina juega este turno. No se ha jugado: { $words }

# What the services say when something cannot be done, and before something that cannot be taken back.

services-error = Eso no ha funcionado. Inténtalo de nuevo.
services-no-such-table = Esta mesa ya no existe.
services-no-such-game = No conozco ningún juego llamado { $game }.
services-not-seated = No juegas en esta mesa.
services-not-allowed = Solo puede hacerlo el anfitrión o la moderación del servidor donde se abrió la mesa.
services-moderator-only = Solo puede hacerlo la moderación.
services-not-running = En esta mesa no hay ninguna partida en curso.
services-not-paused = Esta partida no está en pausa.
services-paused = Esta partida está en pausa. Cualquier jugador puede reanudarla con `/game pause`.
services-busy = Otra persona ha jugado al mismo tiempo. Inténtalo de nuevo.
services-stale = Eso ya estaba contestado. Así está ahora tu panel.

services-nothing-to-decide = No te toca.
services-waits-for = No te toca: esperando a { $who }.
services-not-finished = Tu turno no está completo: aún queda algo por elegir.
services-nothing-to-undo = No hay nada que deshacer.
services-needs-vote = Alguien ha jugado desde entonces, o se ha revelado algo. Puedes deshacerlo si todos están de acuerdo.
services-hushed = No puedes deshacer nada mientras hay una pregunta secreta abierta. Cuando se cierre, podrás pedírselo a los demás.
services-warning-reveals = Algunas de estas opciones revelan algo: si eliges una, no podrás deshacer tu turno.
services-final-hushed = Aquí se contesta en secreto, así que después no podrás cambiar tu respuesta.
services-final-secret = Ahora pregunto a los demás en secreto: después no podrás deshacerlo.
services-final-reveals = Con esto sacas o revelas algo: después no podrás deshacerlo.
services-final-over = Con esto termina la partida, y no se puede deshacer.

services-unclear-line = No entiendo esta jugada.
services-line-unknown = «{ $typed }» no es una jugada válida. Lo más parecido: { $nearest }.
services-line-ambiguous = «{ $typed }» podría ser varias jugadas: { $nearest }.
services-line-nothing = En lo que has escrito no hay ninguna jugada. La lista que aparece mientras escribes muestra las posibles.
services-line-final = Has escrito algo más después de una elección que termina tu turno o revela algo. Haz primero esa elección y después «{ $typed }».

services-lobby-already-in = Ya estás en esta mesa.
services-lobby-full = Todas las plazas de esta mesa están ocupadas.
services-lobby-host-only = Solo puede hacerlo el anfitrión.
services-lobby-no-computer = En esta mesa no hay ninguna máquina.
services-lobby-no-such-strength = No hay ninguna máquina llamada «{ $strength }».
services-lobby-not-open = Esta partida ya ha empezado o ha terminado. Para dejar tu plaza, usa `/game resign`.
services-lobby-not-over = Podrás pedir la revancha cuando termine esta partida.
services-lobby-cannot-start = La partida no puede empezar así. Es para { $seats } jugadores, y las opciones tienen que encajar con los que haya.
services-lobby-seats = Este juego es para { $seats } jugadores.
services-lobby-options = Una de estas opciones no existe en este juego o no admite ese valor.
services-private = Es una partida solo para ti, en tus mensajes directos. Nadie más puede ocupar una plaza, y no se puede trasladar.

services-no-such-vote = Esta votación ya no existe.
services-vote-over = Esta votación ya está decidida.

services-seat-unknown = Esa plaza no existe en esta mesa.
services-seat-already-offered = Esta plaza ya está disponible para otra persona.
services-seat-not-offered = Esta plaza no está libre.
services-seat-has-one = Ya tienes plaza en esta mesa.
services-seat-computer = En esta plaza juega una máquina.
services-seat-decided = No puedes recuperar esta plaza: los demás o la moderación se la dieron a otra persona.
services-seat-held = Esta plaza se guarda para { $who }. Por ahora nadie más puede ocuparla.
services-replace-few = Para votar hacen falta al menos otras 2 personas en la mesa. Si no, puede decidir la moderación del servidor donde se abrió. Si un jugador te hace esperar mucho, te preguntaré qué hacer.
services-vote-first = Ya hay una votación de este tipo abierta. Tiene que terminar antes.
services-stall-own = Los demás te esperan: pulsa **Jugar mi turno**.

services-film-not-over = Podrás ver la película de toda la partida cuando termine.

services-damaged = Este archivo no es una partida completa y válida, así que no se ha importado nada.
services-too-large = Este archivo es demasiado grande para ser una partida. Comprueba que sea el correcto.
services-share-not-over = Solo los jugadores de la partida pueden compartirla, y solo cuando termine.
services-lobby-not-asked = No te han invitado a esta mesa, o ya has respondido.

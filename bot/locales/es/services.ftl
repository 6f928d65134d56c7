# What the services say when something cannot be done, and before something that cannot be taken back.

services-error = Eso no ha funcionado.
services-no-such-table = Esta mesa ya no existe.
services-no-such-game = No conozco ningún juego llamado { $game }.
services-not-seated = No juegas en esta mesa.
services-not-allowed = Eso es para el anfitrión de esta mesa y los moderadores del servidor donde se abrió.
services-not-running = En esta mesa no hay ninguna partida en curso.
services-not-paused = Esta partida no está en pausa.
services-paused = Esta partida está en pausa. Cualquiera de la mesa puede reanudarla con `/game pause`.
services-busy = Otra persona ha actuado en esta mesa en el mismo momento. Inténtalo de nuevo.
services-stale = Esta pregunta ya se ha contestado. Así está ahora tu panel.

services-nothing-to-decide = Ahora no tienes nada que decidir.
services-waits-for = Ahora no tienes nada que decidir: la mesa espera a { $who }.
services-not-finished = Tu turno aún no está completo: queda algo por elegir.
services-nothing-to-undo = No hay nada que puedas deshacer.
services-needs-vote = Desde entonces han actuado otros, o se ha mostrado algo oculto. Para deshacerlo hace falta el acuerdo de toda la mesa: propón una votación.
services-hushed = Hay abierta una pregunta en la que nadie puede saber quién ha contestado ya. Una respuesta dada queda dada; cuando la pregunta se cierre, podrás pedir a la mesa que deshaga algo.
services-warning-reveals = Algunas de estas elecciones descubren algo: con ellas tu turno hasta ahí cuenta y ya no se puede deshacer.
services-final-hushed = Nadie puede saber quién ha contestado: una respuesta dada queda dada.
services-final-secret = Después se pregunta a los demás en secreto, y nadie puede deshacerlo por su cuenta.
services-final-reveals = Con esto se saca o se descubre algo, y nadie puede deshacerlo por su cuenta.
services-final-over = Con esto acaba la partida, y nadie puede deshacerlo.

services-unclear-line = No he entendido esta jugada.
services-line-unknown = No veo ninguna jugada legal en «{ $typed }». Lo más parecido: { $nearest }.
services-line-ambiguous = «{ $typed }» podría ser varias jugadas: { $nearest }.
services-line-nothing = En esta línea no hay ninguna jugada.
services-line-final = La línea sigue después de una elección que acaba tu turno o descubre algo oculto. Haz primero esa elección; luego ya verás qué hacer con «{ $typed }».

services-lobby-already-in = Ya tienes plaza en esta mesa.
services-lobby-full = Todas las plazas de esta mesa están ocupadas.
services-lobby-host-only = Solo el anfitrión de esta mesa puede hacer eso.
services-lobby-no-computer = En esta mesa no hay ninguna máquina.
services-lobby-no-such-strength = No hay ninguna máquina llamada «{ $strength }».
services-lobby-not-open = Aquí la partida ha empezado o ha terminado: ya nadie se sienta, se va ni cambia lo acordado. Quien no pueda seguir deja su puesto con `/game resign`.
services-lobby-not-over = La revancha es posible cuando acabe esta partida.
services-lobby-cannot-start = La partida no puede empezar así. Es para { $seats } jugadores, y sus opciones deben encajar con cuántos juegan.
services-lobby-seats = Este juego es para { $seats } jugadores.
services-lobby-options = Este juego no conoce una de estas opciones, o no con este valor.
services-private = Esta partida la juegas a solas, en tus mensajes directos: nadie más puede ocupar una plaza, y se queda ahí.

services-no-such-vote = Esta votación ya no existe.
services-vote-over = Esta votación ya está decidida.

services-seat-unknown = Esa plaza no existe en esta mesa.
services-seat-already-offered = Esta plaza ya está en oferta.
services-seat-not-offered = Esta plaza no se ofrece.
services-seat-has-one = Ya tienes plaza en esta mesa.
services-seat-computer = En esta plaza juega una máquina.
services-seat-decided = Se decidió que en esta plaza juegue otra persona.
services-replace-few = Con menos de dos personas más en la mesa, esto no se vota. Puede decidir un moderador del servidor donde se abrió, y a una mesa que espera mucho se le pregunta por sí sola.
services-vote-first = Hay otra votación de este tipo en curso. Antes hay que decidirla.
services-stall-own = La mesa te espera a ti: pulsa **Jugar mi turno**, y todo vuelve a ir bien.

services-film-not-over = La película de toda la partida se puede ver cuando haya acabado.

services-damaged = Este archivo no es un registro completo y fiel de una partida, así que no se ha importado nada.
services-too-large = Este archivo es demasiado grande para ser el registro de una partida.
services-share-not-over = Lo jugado se comparte cuando la partida ha acabado, y lo hacen quienes la jugaron.
services-lobby-not-asked = No te han invitado a esta mesa, o ya has respondido.

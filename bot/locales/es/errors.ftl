# What went wrong, and what to do.

errors-ours = Algo ha fallado por mi parte y no se ha cambiado nada. Inténtalo de nuevo; si vuelve a pasar, da a los moderadores de tu servidor el número { $reference }.
errors-ours-done = Se ha hecho y guardado, pero después algo ha fallado por mi parte: no lo hagas otra vez. `/turns` y `/play` muestran cómo está todo. Si vuelve a pasar, da a los moderadores de tu servidor el número { $reference }.
errors-ours-unsure = Algo ha fallado por mi parte y no puedo comprobar si se ha hecho. `/turns` y `/play` muestran cómo está todo. Si vuelve a pasar, da a los moderadores de tu servidor el número { $reference }.
errors-cannot-store = Ahora mismo no puedo guardar nada, así que no se ha cambiado nada. Inténtalo de nuevo en unos minutos; ya he avisado a quien me gestiona.
errors-not-shown = Discord no me deja mostrar aquí la respuesta: puede que el mensaje esté borrado o el hilo bloqueado. `/turns` y `/play` funcionan en cualquier otro sitio.
errors-not-shown-done = Se ha hecho y guardado, pero Discord no me deja mostrar aquí la respuesta: puede que el mensaje esté borrado o el hilo bloqueado. `/turns` y `/play` muestran cómo está todo.
errors-late-done = Tu última acción se ha hecho y guardado, pero la respuesta llegó demasiado tarde para que Discord la muestre. `/turns` y `/play` muestran cómo está todo.
errors-may-not-write =
    No puedo escribir en { $where }, así que no se ha abierto ninguna mesa. Lo que me falta allí: { $missing }.
    Quien administra el servidor puede dármelo, con un rol o en los ajustes del canal. Después, inténtalo de nuevo o abre la mesa en otro canal.
errors-lacks-view = **Ver canal**
errors-lacks-send = **Enviar mensajes**
errors-old-button = Este botón es de una versión anterior y ya no hace nada. `/turns` muestra qué te espera.
errors-several-tables =
    Encajan varias mesas:
    { $tables }
    { $hint }
errors-name-a-table = Di a cuál te refieres con la opción `table`.
errors-which-table = ¿En qué mesa juegas «{ $line }»?
errors-which-table-long = ¿En qué mesa juegas?
errors-no-table = Aquí no encuentro ninguna mesa para eso. Usa el comando en el hilo de la mesa, o nombra una mesa con la opción `table`. `/game new` abre una nueva.
errors-no-game = No conozco ese juego. Conozco { $games }.
errors-not-on-server = Has traído mis comandos, pero yo no estoy en este servidor. Quien lo administra puede [invitarme]({ $link }). A solas contra las máquinas puedes jugar ya: con `/game new` en un mensaje directo conmigo.
errors-no-option = No entiendo esas opciones. Este juego tiene: { $options }. Sepáralas con comas.
errors-file-too-big = Este archivo es demasiado grande para ser una partida.

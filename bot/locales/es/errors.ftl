# What went wrong, and what to do.

errors-ours = Algo ha fallado por mi parte. No se ha cambiado nada: inténtalo de nuevo. Si sigue pasando, dale este número a la moderación: { $reference }
errors-ours-done = Está hecho y guardado, pero después algo ha fallado por mi parte. No lo hagas otra vez: `/turns` y `/play` muestran cómo está todo. Número para la moderación: { $reference }
errors-ours-unsure = Algo ha fallado por mi parte y no sé si se ha guardado tu última acción. `/turns` y `/play` muestran cómo está todo. Número para la moderación: { $reference }
errors-cannot-store = Ahora mismo no puedo guardar, así que no se ha cambiado nada. Inténtalo de nuevo en unos minutos.
errors-not-shown = Discord no me deja responder aquí. Puede que el mensaje esté borrado o el hilo bloqueado. `/turns` y `/play` funcionan en cualquier otro sitio.
errors-not-shown-done = Está hecho y guardado, pero Discord no me deja responder aquí. Puede que el mensaje esté borrado o el hilo bloqueado. `/turns` y `/play` muestran cómo está todo.
errors-late-done = Tu última acción está hecha y guardada, pero mi respuesta llegó demasiado tarde para Discord. `/turns` y `/play` muestran cómo está todo.
errors-may-not-write =
    No puedo escribir en { $where }, así que no se ha abierto ninguna mesa. Permisos que me faltan: { $missing }.
    Pídeselos a quien administra este servidor, o abre la mesa en otro canal.
errors-lacks-view = **Ver canal**
errors-lacks-send = **Enviar mensajes**
errors-old-button = Este botón ya no sirve. `/turns` muestra las partidas que te esperan.
errors-several-tables =
    Hay varias mesas posibles:
    { $tables }
    { $hint }
errors-name-a-table = Elige una con la opción `table`.
errors-which-table = ¿En qué mesa quieres jugar «{ $line }»?
errors-which-table-long = ¿En qué mesa quieres jugar?
errors-no-table = No encuentro ninguna mesa para eso. Usa el comando en su hilo o añade la opción `table`. `/game new` abre una nueva.
errors-no-game = No conozco ese juego. Puedes elegir entre { $games }.
errors-not-on-server = No estoy en este servidor. Quien lo administra puede [invitarme]({ $link }). Para jugar ya contra máquinas, usa `/game new` en un mensaje directo conmigo.
errors-no-option = No entiendo esas opciones. Este juego tiene: { $options }. Sepáralas con comas.
errors-file-too-big = Este archivo es demasiado grande para ser una partida. Elige uno que haya exportado yo.

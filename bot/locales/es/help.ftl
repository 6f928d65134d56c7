# /help, and what the commands say of themselves.

help-begin =
    ### Jugar en 3 pasos
    1. Escribe `/game new` en un canal, elige un juego y pulsa **{ lobby-open-table }**.
    2. Los demás pulsan **{ lobby-join }**. ¿Falta gente? **{ lobby-computer }**.
    3. Pulsa **{ lobby-start }**. La partida tiene su propio hilo, y tus piezas ocultas llegan por MD.
help-alone = ¿No tienes con quién jugar? Usa `/game new` en un mensaje directo conmigo para jugar contra máquinas.
help-turn =
    ### Tu turno
    Pulsa **{ table-play }** en el hilo, o usa el panel de tu MD. Las letras de los botones son las de la imagen.
    { panel-rule }
    ¿Prefieres escribir? `/play` completa tu jugada mientras escribes.
help-turn-button = Cómo jugar un turno
help-more =
    ### Comandos
    - `/turns`: partidas que te esperan
    - `/game since`: lo que te has perdido
    - `/game board` y `/game screen`: la mesa y tus piezas ocultas
    - `/game undo`: deshacer
    - `/orders`: órdenes para que yo juegue por ti mientras no estás
    - `/rules` y `/tile`: consultar reglas y losetas
    - `/game list`: las mesas de aquí
    - `/game move` y `/game end`: trasladar o terminar una partida
    - `/settings`: recordatorios, horas de silencio, vacaciones
help-more-button = Todos los comandos

help-learn =
    ### ¿No conoces un juego?
    Pulsa su nombre: verás un resumen y una primera partida guiada.

help-rules-missing = Aquí no tengo las reglas de { $game }.
help-tile = ### { $name }
    { $meaning }
help-tile-where = 📍 { $where }
help-tile-adds = 🎯 Ahora te daría: +{ $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
help-tile-names = { $name } ({ $english })
help-tile-of-game = { $name }, { $game }
help-tile-none = No conozco ninguna loseta ni carta con ese nombre. Elige una de la lista que aparece mientras escribes.
help-tile-more = Otras { $count } llevan esta marca. Di también dónde: un tablero, un nombre o una palabra como «esquina».
help-explain-nothing = En este mensaje no encuentro ninguna pieza ni lugar. `/tile` busca por nombre o por letra.
help-tile-nearest = No conozco ninguna loseta ni carta con ese nombre. ¿Querías decir { $names }?

command-game = Abrir mesas, verlas o salir de ellas
command-game-new = Abrir una mesa nueva
command-game-join = Unirte a una mesa que no ha empezado
command-game-invite = Invitar a alguien a una mesa que no ha empezado
command-game-leave = Salir de una mesa antes de que empiece
command-game-start = Empezar la partida (solo el anfitrión)
command-game-list = Ver las mesas de aquí: abiertas, en juego y terminadas
command-game-board = Mostrar la mesa como imagen o como texto
command-game-screen = Mostrar lo que solo tú puedes ver
command-game-plan = Tus puntos por ahora, y lo que te falta
command-game-log = Leer lo que ha pasado
command-game-since = Leer lo que ha pasado mientras no estabas
command-game-replay = Ver turnos anteriores uno a uno; si la partida ha terminado, también como película
command-game-export = Obtener la partida como archivo
command-game-import = Restaurar una partida desde un archivo (solo moderación)
command-game-undo = Deshacer tu última elección o tu último turno
command-game-resign = Rendirte: una máquina sigue jugando por ti
command-game-replace = Ofrecer tu plaza, o preguntar a los demás si se sustituye a un jugador
command-game-move = Trasladar una mesa a este canal
command-game-end = Terminar sin ganador una partida en curso: el anfitrión al momento; los jugadores, votando
command-game-pause = Pedir una pausa, o reanudar la partida
command-league = Jugar juntos una temporada: sorteo las mesas y llevo la tabla
command-league-new = Abrir aquí una liga
command-league-join = Apuntarte a una liga, o volver a ella
command-league-leave = Salir de una liga
command-league-start = Sortear la primera jornada (solo organizador y moderación)
command-league-standings = Mostrar la tabla
command-league-end = Cancelar o terminar una liga (solo organizador y moderación)
command-play = Escribir tu jugada; en blanco, abrir tu panel
command-turns = Todas las partidas que te esperan
command-settings = Recordatorios, horas, imágenes y más
command-settings-show = Mostrar tus ajustes
command-settings-language = El idioma en que te hablo; en blanco, el de tu Discord
command-settings-reminders = Cuándo recordarte que una partida te espera
command-settings-timezone = Dónde vives, para las horas de silencio y las vacaciones
command-settings-quiet = Horas en que tus relojes se paran y los recordatorios esperan
command-settings-holiday = Parar tus relojes mientras no estás
command-settings-server = Quién abre mesas aquí, dónde y cómo (solo moderación)
command-settings-reach = Comprobar otra vez si puedo enviarte MD
command-help = Cómo jugar, en 3 pasos
command-learn = Un juego en pocas palabras y una primera partida guiada
command-rules = Consultar una regla
command-tile = Consultar qué hace una loseta o carta
message-command-explain = Explicar esta jugada

command-option-game = Qué juego
command-option-rounds = Cuántas jornadas
command-option-points = Cuánto vale cada puesto
command-option-form = Quién juega contra quién
command-option-clock-league = Tiempo de cada jugador; si se agota, una máquina ocupa su plaza
command-option-held = Cuánto tiempo se guarda la plaza de quien se queda sin tiempo
command-option-league = Qué liga, si hay varias
command-option-game-last = Qué juego; en blanco, el último que elegiste
command-option-game-here = Qué juego; en blanco, el que se juega aquí
command-option-search = Qué buscas, o el número de una regla; en blanco, un resumen
command-option-tile = El nombre de la loseta o carta
command-option-seats = Cuántos jugadores; en blanco, lo eliges todo en una página
command-option-options = Expansiones y variantes, como «long=on»
command-option-pace = A qué ritmo piensas jugar
command-option-clock = Cuánto tiempo tiene cada jugador; en blanco, sin reloj
command-option-timeout = Al acabarse el tiempo: preguntar a los demás, o una máquina juega el turno u ocupa la plaza
command-option-where = En su propio hilo o en este canal
command-option-own-language = Tu idioma; en blanco, el de tu Discord
command-option-language = El idioma de los mensajes de la mesa; en blanco, el del servidor o el tuyo
command-option-player-invited = A quién invitas
command-option-table = Qué mesa, si no está claro cuál
command-option-text = Como texto en vez de imagen
command-option-turn = Desde qué turno
command-option-player = De quién es la plaza; en blanco, la tuya
command-option-file = El archivo que dio /partida exportar
command-option-move = Tu jugada, como «pasar»
command-option-now = Jugar al momento, aunque no se pueda deshacer
command-option-zone = Una ciudad cercana, como Madrid
command-option-quiet-from = Desde qué hora, de 0 a 23
command-option-quiet-to = Hasta qué hora; si es la misma, no hay horas de silencio
command-option-first = Primer día, como 2026-12-24
command-option-last = Último día
command-option-role = Solo este rol puede abrir mesas
command-option-hours = Tras cuántas horas de espera; con 0, nunca
command-stats = Las partidas terminadas, en números
command-stats-show = Tus partidas en números, o las de un jugador que las comparte
command-stats-server = Todas las partidas de este servidor en números, sin nombres
command-stats-ratings = El nivel de quienes juegan aquí, según las partidas con clasificación
command-stats-game = Gráficos de una partida terminada
command-settings-forget-me = Borrar tus datos: un seudónimo sustituye para siempre a tu nombre y a tu ID
command-option-rated-game = Qué juego; en blanco, todos
command-option-whose = De quién son las partidas; en blanco, las tuyas
command-option-rated = Si la partida es con clasificación; en blanco, lo habitual aquí

# /help, and what the commands say of themselves.

help-begin =
    ### De cero a una partida en marcha
    1. `/game new` en un canal de un servidor: elige uno de los juegos ({ $games }) y pulsa **Abrir la mesa**.
    2. Los demás pulsan **Unirse**. ¿Falta gente? **Añadir máquina**.
    3. Tú pulsas **Empezar**. La partida recibe su propio hilo, y la pantalla oculta de cada cual llega por MD.
help-alone = ¿Nadie con quien jugar? `/game new` en un mensaje directo conmigo empieza enseguida una partida a solas contra las máquinas.
help-turn =
    ### Tu turno
    Pulsa **Jugar mi turno** en el hilo, o usa el panel de tu MD: botones para qué hacer, menús para con qué hacerlo, letras que coinciden con la imagen. Mientras eliges, **Deshacer** retira cada paso. { panel-rule }
    Más rápido con palabras: `/play` completa tu jugada mientras escribes.
help-more =
    ### Conviene saber
    `/turns` muestra todas las partidas que te esperan · `/game list` muestra las mesas de aquí · `/game board` y `/game screen` muestran cómo va · `/game since` cuenta lo que te has perdido · `/game undo` deshace · `/game end` acaba una partida antes de tiempo · `/game move` lleva una mesa a otro canal · `/orders` dice qué hago mientras no estás · `/rules` y `/tile` consultan reglas y losetas · `/settings` cambia recordatorios, horas de silencio y vacaciones.

help-learn =
    ### ¿Nuevo en un juego?
    Pulsa su nombre: de qué va de un vistazo, y una primera partida explicada paso a paso. `/learn` hace lo mismo.

help-rules-missing = Las reglas de { $game } no están instaladas aquí.
help-tile = ### { $name }
    { $meaning }
help-tile-where = 📍 { $where }
help-tile-adds = 🎯 Si contara para ti ahora: +{ $points }
help-tile-names = { $name } ({ $english })
help-tile-of-game = { $name }, { $game }
help-tile-none = No conozco ninguna loseta ni carta con ese nombre. Elige una de la lista mientras escribes.
help-tile-nearest = No conozco ninguna loseta ni carta con ese nombre. ¿Querías decir { $names }?
help-which-game = ¿Las reglas de qué juego? Añade `game:` con uno de estos: { $games }.

command-game = Abrir mesas, verlas y dejarlas
command-game-new = Abrir una mesa nueva
command-game-join = Ocupar plaza en una mesa que no ha empezado
command-game-invite = Invitar a alguien a una mesa que no ha empezado
command-game-leave = Dejar tu plaza antes de empezar
command-game-start = Empezar la partida (solo el anfitrión)
command-game-list = Ver qué mesas hay aquí abiertas, en juego y terminadas
command-game-board = Mostrar la mesa en imagen o con palabras
command-game-screen = Mostrar lo que solo tú puedes ver
command-game-plan = Tu puntuación hasta ahora y cómo vas con lo que tienes
command-game-log = Leer lo que ha pasado
command-game-since = Leer lo que ha pasado desde tu última visita
command-game-replay = Ver turnos anteriores uno a uno; una partida acabada, también como película
command-game-export = Obtener la partida como archivo
command-game-import = Montar de nuevo una partida desde un archivo (solo moderadores)
command-game-undo = Deshacer tu última elección o tu último turno
command-game-resign = Rendirte; una máquina sigue jugando por ti
command-game-replace = Ofrecer tu plaza, o preguntar a los demás si se sustituye a un jugador
command-game-move = Traer una mesa a este canal, donde continúa
command-game-end = Acabar sin ganador una partida en curso: el anfitrión al momento; los jugadores, votando
command-game-pause = Pedir una pausa para la mesa, o reanudar una en pausa
command-league = Jugar juntos una temporada: sorteo las mesas y llevo la clasificación
command-league-new = Abrir aquí una liga
command-league-join = Apuntarse a una liga, o volver a ella
command-league-leave = Salir de una liga
command-league-start = Sortear la primera ronda (quien la abrió, y moderadores)
command-league-standings = Mostrar cómo van todos
command-league-end = Cancelar una liga, o terminarla como está (quien la abrió, y moderadores)
command-play = Jugar con palabras; sin palabras, abrir tu panel
command-turns = Todas las mesas que te esperan
command-settings = Cómo te llegan los avisos y recordatorios
command-settings-show = Mostrar tus ajustes
command-settings-language = El idioma en que te hablo; sin indicarlo, el de tu Discord
command-settings-reminders = Cuándo recordarte que una mesa te espera
command-settings-timezone = Decir dónde vives, para que cuadren horas de silencio y vacaciones
command-settings-quiet = Poner horas de silencio, en las que nadie te espera
command-settings-holiday = Irte de vacaciones: tus relojes se paran
command-settings-server = Dónde, cómo y quién abre mesas aquí (solo moderadores)
command-settings-reach = Probar otra vez si puedo enviarte MD
command-help = Cómo jugar, en tres pasos
command-learn = De qué va un juego, de un vistazo
command-rules = Consultar una regla
command-tile = Consultar qué hace una loseta o carta

command-option-game = Qué juego
command-option-rounds = Cuántas rondas
command-option-points = Cuánto vale cada puesto
command-option-form = Quién se encuentra con quién
command-option-clock-league = Cuánto tiempo se tiene; después una máquina ocupa la plaza
command-option-league = Qué liga, si hay varias
command-option-game-last = Qué juego; si lo omites, el último que elegiste
command-option-game-here = Qué juego; déjalo en blanco para el que se juega aquí
command-option-search = Sobre qué, o el número de una regla; en blanco, un resumen
command-option-tile = Su nombre
command-option-seats = Cuántos jugadores; déjalo en blanco para elegirlo todo en una página
command-option-options = Expansiones y variantes, como «long=on»
command-option-pace = Con qué rapidez se piensa jugar
command-option-clock = Cuánto tiempo tiene un jugador; lo normal es ninguno
command-option-timeout = Al acabarse el tiempo: preguntar a la mesa, o que la máquina juegue el turno u ocupe la plaza
command-option-where = En su propio hilo o en este canal
command-option-own-language = Tu idioma; sin indicarlo, el de tu Discord
command-option-language = El idioma de los mensajes de la mesa; en blanco, el del servidor o el tuyo
command-option-player-invited = A quién
command-option-table = Qué mesa, si no queda claro por dónde estás
command-option-text = Con palabras en vez de imagen
command-option-turn = Desde qué turno
command-option-player = La plaza de quién; en blanco, la tuya
command-option-file = El archivo que dio /partida exportar
command-option-move = Tu jugada, como «pasar»
command-option-now = Ceder el turno al momento, aunque no se pueda deshacer
command-option-zone = Una ciudad cercana, como Madrid
command-option-quiet-from = Desde qué hora, de 0 a 23
command-option-quiet-to = Hasta qué hora; la misma que la primera: sin horas de silencio
command-option-first = Su primer día, como 2026-12-24
command-option-last = Su último día
command-option-role = Solo quien tenga este rol puede abrir mesas
command-option-hours = Tras cuántas horas de espera; 0 para nunca
command-stats = Las partidas pasadas, en números
command-stats-show = Tus partidas en números, o las de quien las muestra
command-stats-server = Todas las partidas de este servidor en números, sin nombres
command-stats-ratings = Quién juega cómo aquí, según las partidas puntuadas
command-stats-game = Gráficos de una partida terminada
command-settings-forget-me = Sustituir tu nombre y tu número por un seudónimo, para siempre
command-option-rated-game = De qué juego; sin indicarlo, de todos juntos
command-option-whose = Las partidas de quién; sin indicarlo, las tuyas
command-option-rated = Si cuenta para la puntuación; sin indicarlo, como es habitual aquí

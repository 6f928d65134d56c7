# Setting up a table, and the lobby.

lobby-setup =
    ### Mesa nueva: { $game }
    Elige y luego abre la mesa. De momento solo tú puedes ver esto.
lobby-as-last-time = -# Como elegiste la última vez.
lobby-seats = { $seats } jugadores
lobby-flag = { $name }: { $state }
lobby-flag-on = sí
lobby-flag-off = no
lobby-seat-number = plaza { $seat }
lobby-seat-in = { $name }: plaza { $seat } ✓
lobby-seat-out = { $name }: plaza { $seat }
lobby-seats-chosen = { $seats }
lobby-seats-none = nadie
lobby-option = **{ $name }**: { $value }
    -# { $meaning }
lobby-first-game = Primera partida
lobby-first-game-chosen = En esta mesa todos leen de qué trata cada pregunta y qué ha traído su último turno; `/settings` lo apaga para uno mismo. Se permiten pistas.
lobby-language = Idioma de los mensajes
lobby-pace = Ritmo
lobby-pace-any = Sin prisa
lobby-pace-any-help = Juega cuando puedas. Donde callar cuenta como pasar, lo hace a las 36 horas
lobby-pace-daily = Una jugada al día
lobby-pace-daily-help = Todos se asoman a diario. Donde callar cuenta como pasar, a las 24 horas
lobby-pace-live = En vivo
lobby-pace-live-help = Todos están aquí ahora. Donde callar cuenta como pasar, a los 15 minutos
lobby-in-thread = Dónde: en su propio hilo
lobby-in-channel = Dónde: en este canal
lobby-open-table = Abrir la mesa
lobby-opened = La mesa está abierta: { $link }
    La gente puede unirse con el botón que hay allí. Cuando todos se hayan sentado, pulsa **Empezar**. (Mesa #{ $id })
lobby-private =
    ### { $game }, a solas contra las máquinas
    Elige y luego pulsa **{ lobby-start }**. La partida llega aquí, a tus mensajes directos, y nadie más la ve.
lobby-computers = Máquinas: { $strength }
lobby-private-begun = { $game } empieza: tu panel llega aquí abajo. Con `/play` lo tienes siempre, y `/game end` pone fin a la partida.

lobby-open =
    ### 🔑 { $game }, { $name }: ¡siéntate a la mesa!
    { $seated } de { $seats } plazas ocupadas · { $pace }
lobby-begun = ### { $game }, { $name }, ha empezado: { $link }
lobby-over = ### 🏁 { $game }, { $name }, ha acabado: { $link }
lobby-closed-cancelled = ### { $game }: esta mesa se canceló
lobby-closed-expired = ### { $game }: cerrada, porque nadie la empezó en una semana
lobby-closed-ended = ### { $game }: esta partida se acabó antes de tiempo
lobby-closed-abandoned = ### { $game }: cerrada, porque todos los jugadores se han ido
lobby-free = *libre*
lobby-seat-host = { $who } (anfitrión) · { $reach }
lobby-seat-player = { $who } · { $reach }
lobby-seat-computer = { $who } ({ $strength })
lobby-reach-unknown = aún sin contactar
lobby-reach-dm = avisos por MD
lobby-reach-thread = avisos en un hilo privado
lobby-reach-button = MD cerrados; pulsa «Jugar mi turno»
lobby-foot = Solo el anfitrión puede empezar. Una mesa que nadie empieza se cierra tras una semana. Mesa #{ $id }

lobby-join = Unirse
lobby-leave = Salir
lobby-computer = Añadir máquina
lobby-nocomputer = Quitar máquina
lobby-strength = Nivel de las máquinas
lobby-strength-entry = { $who }: { $strength }
lobby-strength-easy = Sensata, con errores de principiante
lobby-strength-normal = Calcula un turno entero por adelantado
lobby-strength-hard = También considera qué responderán otros
lobby-strength-expert = Calcula aún más lejos, todo el tiempo que se le permita
lobby-start = Empezar
lobby-cancel = Cancelar mesa

lobby-joined = Estás en la mesa de { $game } ({ $reach }). Te avisaré cuando sea tu turno.
lobby-left = Has dejado la mesa de { $game }.
lobby-started = Empieza la partida: { $link }
lobby-hello =
    👋 ¡Hola! Así es como te localizaré: tu pantalla oculta y tus turnos llegan aquí, y también puedes jugar aquí mismo.
    `/turns` muestra todo lo que te espera, `/settings` cambia con qué frecuencia te envío recordatorios.
lobby-rated-on = 🏅 Puntuada: sí
lobby-rated-off = 🏅 Puntuada: no
lobby-rated = 🏅 **Puntuada:** esta partida cuenta para la puntuación de las personas sentadas aquí al empezar. Las máquinas no dan pistas, nadie puede dejarles su turno, y quien se va queda último.
lobby-first-game-plain = Las reglas sencillas y nada que sea mejor conocer después.
lobby-is-first-game = 🎓 **Una primera partida**: todos leen de qué trata cada pregunta y qué ha traído su último turno. `/settings` lo apaga para ti.
lobby-open-score = Puntos hasta ahora para todos
lobby-shows-score = 📊 Todos ven los puntos hasta ahora, según lo que está a la vista.
lobby-values = Valores impresos
lobby-values-ours = los nuestros
lobby-values-box = «{ $name }»
lobby-values-help = Lo que figura en las piezas donde ninguna fuente lo muestra: nuestra propia elección, o lo que alguien ha leído en su caja.
lobby-values-entry = Valores impresos: { $values }
lobby-values-which = Valores impresos…
lobby-values-gone = Estos valores impresos ya no se ofrecen. Abre la página de nuevo y elige otra vez.

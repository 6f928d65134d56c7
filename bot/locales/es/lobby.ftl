# Setting up a table, and the lobby.

lobby-setup =
    ### Mesa nueva: { $game }
    -# De momento solo lo ves tú.
lobby-as-last-time = -# Como la última vez.
lobby-players = -# **Jugadores**
lobby-players-computers = -# **Jugadores** (podrás añadir máquinas cuando la mesa esté abierta)
lobby-seats = { $seats }
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
lobby-option-means = -# **{ $name }:** { $meaning }
lobby-option-seats = -# **{ $name }** ({ $value }): { $meaning }
lobby-first-game = 🎓 Primera partida
lobby-first-game-chosen = Te explico cada pregunta, ves lo que te ha dado tu último turno y hay pistas.
lobby-language = Idioma de los mensajes
lobby-pace = Ritmo
lobby-pace-any = Sin prisa
lobby-pace-any-help = Juega cuando puedas. Si una pregunta tiene límite, pasas a las 36 horas
lobby-pace-daily = Una jugada al día
lobby-pace-daily-help = Todos entran a diario. Si una pregunta tiene límite, pasas a las 24 horas
lobby-pace-live = En vivo
lobby-pace-live-help = Todos están aquí ahora. Si una pregunta tiene límite, pasas a los 15 minutos
lobby-in-thread = Dónde: en su propio hilo
lobby-in-channel = Dónde: en este canal
lobby-open-table = Abrir mesa
lobby-more = Más…
lobby-more-title =
    ### Mesa nueva: { $game }
    -# Casi nunca hace falta cambiar esto.
lobby-opened =
    La mesa está abierta: { $link }
    Los jugadores se unen con el botón de allí. Cuando estén todos, pulsa **{ lobby-start }**. (Mesa #{ $id })
lobby-private =
    ### { $game } contra máquinas
    -# Juegas aquí, en tus MD, y nadie más lo ve.
lobby-computers = Máquinas: { $strength }
lobby-private-begun = Empieza { $game }. Quizá juegue primero una máquina. En cuanto te toque, el juego aparece abajo. `/play` lo vuelve a mostrar, `/game end` termina la partida.

lobby-open =
    ### 🔑 { $game }, { $name }: ¡únete!
    { $seated } de { $seats } plazas ocupadas · { $pace }
lobby-begun = ### { $game }, { $name }, ha empezado: { $link }
lobby-over = ### 🏁 { $game }, { $name }, ha terminado: { $link }
lobby-closed-cancelled = ### { $game }, { $name }: mesa cancelada
lobby-closed-expired = ### { $game }, { $name }: mesa cerrada, nadie la empezó en una semana
lobby-closed-ended = ### { $game }, { $name }: partida terminada antes de tiempo
lobby-closed-abandoned = ### { $game }, { $name }: mesa cerrada, se han ido todos
lobby-free = *libre*
lobby-seat-host = { $who } (anfitrión) · { $reach }
lobby-seat-player = { $who } · { $reach }
lobby-seat-computer = { $who } ({ $strength })
lobby-reach-unknown = aún sin contactar
lobby-reach-dm = avisos por MD
lobby-reach-thread = avisos en un hilo privado
lobby-reach-button = MD cerrados: usa «{ table-play }»
lobby-foot = Solo el anfitrión puede empezar. Las mesas que nadie empieza se cierran tras una semana. Mesa #{ $id }

lobby-join = Unirse
lobby-leave = Salir
lobby-computer = Añadir máquina
lobby-nocomputer = Quitar máquina
lobby-strength = Nivel de las máquinas
lobby-strength-entry = { $who }: { $strength }
lobby-strength-easy = Sensata, con errores de principiante
lobby-strength-normal = Calcula un turno entero por adelantado
lobby-strength-hard = También tiene en cuenta las respuestas de los demás
lobby-strength-expert = Calcula más lejos y se toma su tiempo
lobby-start = Empezar
lobby-cancel = Cancelar mesa
lobby-fairness = Juego limpio
lobby-fairness-about =
    ### Juego limpio
    Todo lo que sale al azar depende de una semilla fijada antes de la primera jugada. Ahora ves su huella y, al final, la semilla. Así cualquiera puede comprobar que nada ha cambiado.

lobby-joined = Te has unido a la mesa de { $game } ({ $reach }). Te aviso cuando te toque.
lobby-left = Has salido de la mesa de { $game }.
lobby-started = Empieza la partida: { $link }
lobby-hello =
    👋 ¡Hola! Te envío aquí tu pantalla oculta y tus turnos, y puedes jugar aquí mismo.
    `/turns` muestra las partidas que te esperan, `/settings` cambia los recordatorios.
lobby-rated-on = 🏅 Con clasificación: sí
lobby-rated-off = 🏅 Con clasificación: no
lobby-rated = 🏅 **Con clasificación:** cuenta para todos los que estén en la mesa al empezar. No hay pistas, ninguna máquina juega por ti y quien se va queda último.
lobby-first-game-plain = Solo las reglas básicas.
lobby-is-first-game = 🎓 **Primera partida:** te explico las preguntas, y ves lo que te ha dado tu último turno. Se desactiva en `/settings`.
lobby-open-score = Mostrar puntos
lobby-open-score-help = -# **Mostrar puntos:** todos ven los puntos que lleva cada uno, según lo que está a la vista.
lobby-shows-score = 📊 Todos ven los puntos que lleva cada uno, según lo que está a la vista.
lobby-values = Valores de las piezas
lobby-values-ours = los de Latchkey
lobby-values-box = «{ $name }»
lobby-values-help = Algunos valores no están publicados. Usa los nuestros, o los que un jugador ha copiado de su caja.
lobby-values-entry = Valores de las piezas: { $values }
lobby-values-which = Valores de las piezas…
lobby-values-gone = Estos valores ya no se ofrecen. Abre la página de nuevo y elige otros.

# /settings: one's own, and a server's.

settings-language-which = Idioma…
settings-language = 🌐 Idioma: { $language }
settings-language-discord = 🌐 Idioma: como en Discord ({ $language })
settings-language-unknown = No hablo ese idioma. Conozco { $languages }.
settings-remind = Recordatorios…
settings-after = { $hours ->
        [0] Sin recordatorios
        [one] Recordatorio tras una hora
        [24] Recordatorio tras un día
        [48] Recordatorio tras dos días
        [168] Recordatorio tras una semana
       *[other] Recordatorio tras { $hours } horas
    }
settings-zone-is = 🌍 Tu hora ahora: **{ $time }** ({ $zone }).
settings-zone = { $zone }: { $time }
settings-zone-which = ¿Qué hora es donde estás?
settings-zone-unknown = No conozco esa zona horaria. Elige una de la lista mientras escribes, como Europe/Paris.
settings-quiet-is = 🌙 Horas de silencio: **{ $hours }**. En ellas no se te espera: tus relojes se paran, y los recordatorios aguardan a que te levantes.
settings-quiet-none = 🌙 Sin horas de silencio: tus relojes corren día y noche.
settings-quiet-later = -# Esto vale a partir del { $when }, y el primer día solo en horas que ya eran de silencio antes. Hasta entonces: { $hours } ({ $zone })
settings-quiet = Silencio: { $hours }
settings-quiet-off = Sin horas de silencio
settings-quiet-which = Horas de silencio…
settings-quiet-long = Las horas de silencio pueden ser como mucho { $hours } al día.
settings-holidays-left = 🏖 Vacaciones: quedan **{ $left }** de { $of } días en { $year }.
settings-holiday = 🏖 Fuera del { $first } al { $last }: tus relojes se paran y no recibes recordatorios.
settings-holiday-when = Las vacaciones empiezan hoy o más tarde, en el plazo de un año, y acaban después de empezar.
settings-holiday-twice = Uno de esos días ya estás fuera.
settings-holiday-many = Eso es más de lo que queda: { $left ->
        [one] un día
       *[other] { $left } días
    } en { $year }.
settings-holiday-typed = Escribe el día así: 2026-12-24.
settings-away = { $days ->
        [one] Fuera hoy
       *[other] Fuera { $days } días desde hoy
    }
settings-away-which = Irte de vacaciones…
settings-back = Ya he vuelto
settings-where-dm = Avisarme: por MD
settings-where-thread = Avisarme: en el hilo de la mesa
settings-digest-on = Varias mesas: en un mensaje
settings-digest-off = Varias mesas: por separado
settings-night-on = Imágenes: oscuras
settings-night-off = Imágenes: claras
settings-big-on = Imágenes: más nítidas al ampliar
settings-big-off = Imágenes: normales
settings-confirm-on = Ceder el turno: pregunta siempre
settings-confirm-off = Ceder el turno: pregunta si no se puede deshacer
settings-likely-on = ⚡ Turnos enteros: visibles
settings-likely-off = ⚡ Turnos enteros: ocultos
settings-explain-on = ❓ Primeras partidas: explicadas
settings-explain-off = ❓ Primeras partidas: sin explicar
settings-icons-on = 🧩 Piezas: como iconos
settings-icons-off = 🧩 Piezas: en palabras
settings-tiles-both = Losetas: los dos nombres
settings-tiles-own = Losetas: en español
settings-tiles-english = Losetas: en inglés, como impresas
settings-elsewhere = -# Otras horas, días y lugares: `/settings reminders`, `/settings quiet`, `/settings holiday`, `/settings timezone`. ¿Has abierto tus MD? `/settings reach` prueba otra vez.

server-title = ### Mesas en este servidor
    Lo que elijas aquí vale para las mesas que se abran desde ahora.
server-anywhere = Se pueden abrir mesas en todos los canales.
server-where = Se pueden abrir mesas en { $where }.
server-channel-allow = Permitir este canal
server-channel-forbid = Quitar este canal de la lista
server-channel-all = Permitir todos los canales
server-who-which = Quién puede abrir mesas…
server-who-all = Todos pueden abrir mesas
server-who-moderators = Solo los moderadores pueden abrir mesas
server-who-role = Solo el rol elegido puede abrir mesas
server-pace-which = Ritmo habitual…
server-pace = Ritmo habitual: { $pace }
server-clock-which = Reloj más largo…
server-clock-any = Cualquier reloj, o ninguno
server-clock-longest = Como mucho: { $clock }
server-icons-on = 🧩 Mensajes aquí: con iconos
server-icons-off = 🧩 Mensajes aquí: solo palabras
server-foot = Para un rol: `/settings server role:`. Solo los moderadores pueden cambiar esto.
server-not-yours = Esto es para los moderadores de este servidor.
server-elsewhere = En este servidor las mesas no se abren aquí. Usa { $where }.
server-role-only = En este servidor las mesas las abre { $role }. Pide a alguien con ese rol que abra una para ti.
server-moderators-only = En este servidor las mesas las abren los moderadores. Pide a uno que abra una para ti.
server-clock = En este servidor una mesa necesita reloj, como mucho «{ $longest }». Elige otro.
server-news-on = Resultados en el canal: no
server-news-off = Resultados en el canal: sí
settings-statistics-own = 📊 Estadísticas: solo para mí
settings-statistics-shared = 📊 Estadísticas: visibles para otros
settings-statistics-off = 📊 Estadísticas: no aparezco
settings-forget = ### Ser olvidado
    Tu nombre y tu número se sustituyen por un seudónimo en todos los sitios donde los guardo: partidas, historiales, resultados, órdenes, notas y correo. Nadie puede seguirlo hasta ti, ni siquiera quien me aloja, y no se puede deshacer. Las partidas terminadas se quedan y se pueden volver a ver. En las mesas en curso una máquina ocupa tu plaza; sales de las salas de espera. Los mensajes que ya están en Discord son de Discord: borra los que puedas o pide ayuda a los moderadores. Las copias de seguridad desaparecen solas.
settings-forget-now = Olvidarme para siempre
settings-forgotten = Estás olvidado. Si alguna vez vuelves a pulsar o escribir algo aquí, nos conoceremos por primera vez.
settings-forget-hint = -# Para ser olvidado del todo: `/settings forget-me`.
server-rated-on = 🏅 Mesas nuevas: puntuadas
server-rated-off = 🏅 Mesas nuevas: sin puntuar
server-values-entry = { $game } con valores impresos: { $values }
server-values-which = Valores impresos habituales de { $game }…

# /settings: one's own, and a server's.

settings-language-which = Idioma…
settings-language = 🌐 Idioma: { $language }
settings-language-discord = 🌐 Idioma: como en Discord ({ $language })
settings-language-unknown = No hablo ese idioma. Elige entre { $languages }.
settings-topic-notify = -# **Recordatorios** · { $reach }
settings-topic-time = -# **Tu tiempo** · vacaciones de { $year }: { $left ->
        [one] queda 1
       *[other] quedan { $left }
    } de { $of } días
settings-topic-pictures = -# **Imágenes**
settings-topic-play = -# **Tus partidas** · más ajustes: escribe `/settings`
settings-remind = Recordarme…
settings-after = { $hours ->
        [0] Sin recordatorios
        [one] Recordármelo tras 1 hora
        [24] Recordármelo tras 1 día
        [48] Recordármelo tras 2 días
        [168] Recordármelo tras 1 semana
       *[other] Recordármelo tras { $hours } horas
    }
settings-zone = Mi hora: { $time } ({ $zone })
settings-zone-which = ¿Qué hora es donde estás?
settings-zone-unknown = No conozco esa zona horaria. Elige una de la lista que aparece mientras escribes, como Europe/Paris.
settings-quiet-is = Tus relojes se paran y los recordatorios esperan
settings-quiet-none = Tus relojes corren siempre
settings-quiet-later = -# Se aplica desde el { $when }; el primer día, solo en las horas que ya eran de silencio. Hasta entonces: { $hours } ({ $zone })
settings-quiet = Horas de silencio: { $hours }
settings-quiet-off = Sin horas de silencio
settings-quiet-which = Horas de silencio…
settings-quiet-long = Puedes tener como mucho { $hours } horas de silencio al día.
settings-holiday = -# 🏖 Fuera del { $first } al { $last }: tus relojes se paran y no hay recordatorios.
settings-holiday-when = Las vacaciones deben empezar entre hoy y dentro de un año, y no pueden terminar antes de empezar.
settings-holiday-twice = Ya tienes vacaciones uno de esos días. Elige otros.
settings-holiday-many = Son más días de los que te quedan: { $left ->
        [one] 1 día
       *[other] { $left } días
    } en { $year }. Elige menos días.
settings-holiday-typed = Escribe el día así: 2026-12-24.
settings-away = { $days ->
        [one] Fuera hoy
       *[other] Fuera { $days } días desde hoy
    }
settings-away-which = Irme de vacaciones…
settings-back = Ya he vuelto
settings-where-dm = Avisar: por MD
settings-where-thread = Avisar: en el hilo
settings-digest-on = Agrupar avisos: sí
settings-digest-off = Agrupar avisos: no
settings-night-on = Colores: oscuros
settings-night-off = Colores: claros
settings-big-on = Zoom: más nítido
settings-big-off = Zoom: normal
settings-confirm-on = Confirmar: cada turno
settings-confirm-off = Confirmar: lo definitivo
settings-likely-on = ⚡ En un toque: sí
settings-likely-off = ⚡ En un toque: no
settings-explain-on = Ayuda inicial: sí
settings-explain-off = Ayuda inicial: no
settings-icons-on = Piezas: iconos
settings-icons-off = Piezas: palabras
settings-tiles-both = Nombres: los dos
settings-tiles-own = Nombres: español
settings-tiles-english = Nombres: inglés

server-title = ### Mesas en este servidor
    Estos ajustes valen para las mesas nuevas.
server-anywhere = Se pueden abrir mesas en todos los canales.
server-where = Se pueden abrir mesas en { $where }.
server-channel-allow = Permitir este canal
server-channel-forbid = Quitar este canal
server-channel-all = Permitir todos los canales
server-who-which = Quién puede abrir mesas…
server-who-all = Todos pueden abrir mesas
server-who-moderators = Solo la moderación puede abrir mesas
server-who-role = Solo el rol elegido puede abrir mesas
server-pace-which = Ritmo habitual…
server-pace = Ritmo habitual: { $pace }
server-clock-which = Reloj más largo…
server-clock-any = Cualquier reloj, o ninguno
server-clock-longest = Como mucho: { $clock }
server-icons-on = 🧩 Mensajes: iconos
server-icons-off = 🧩 Mensajes: palabras
server-foot = Para que solo un rol pueda abrir mesas, usa `/settings server role:`. Solo la moderación puede cambiar estos ajustes.
server-not-yours = Solo puede hacerlo la moderación de este servidor.
server-elsewhere = Aquí no se pueden abrir mesas. Usa { $where }.
server-role-only = Aquí solo { $role } puede abrir mesas. Pide a alguien con ese rol que abra una para ti.
server-moderators-only = Aquí solo la moderación puede abrir mesas. Pídele que abra una para ti.
server-clock = Aquí las mesas necesitan reloj, como mucho «{ $longest }». Elige otro.
server-news-on = Resultados en el canal: sí
server-news-off = Resultados en el canal: no
settings-statistics-own = Estadísticas: solo yo
settings-statistics-shared = Estadísticas: públicas
settings-statistics-off = Estadísticas: no
settings-forget =
    ### Borrar mis datos
    Un seudónimo sustituye a tu nombre y a tu ID en todos los sitios donde los guardo, y nadie puede saber que eras tú. No se puede deshacer.
    Las partidas terminadas se podrán seguir viendo. En las partidas en curso una máquina ocupa tu plaza, y sales de las mesas abiertas.
    Los mensajes de Discord se quedan: bórralos allí o pídeselo a la moderación. Las copias de seguridad caducan con el tiempo.
settings-forget-now = Borrar mis datos
settings-forgotten = Listo. Si algún día vuelves, empezamos de cero.
server-rated-on = 🏅 Mesas nuevas: con clasificación
server-rated-off = 🏅 Mesas nuevas: sin clasificación
server-values-entry = { $game }, valores: { $values }
server-values-which = Valores habituales de { $game }…

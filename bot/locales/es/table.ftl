# What everybody at a table reads.

table-begins =
    ### 🔑 { $game } empieza
    Lo que tienes oculto te llega en privado. Cuando sea tu turno, pulsa aquí **Jugar mi turno** o contesta en tu MD.
table-commitment = Juego limpio: el SHA-256 de la semilla de esta partida es { $hash }. La semilla misma se muestra al final.
table-play = Jugar mi turno
table-screen = Mi pantalla
table-since = Desde mi última visita
table-look = Echar un vistazo
table-since-title = **Desde tu última visita:**
table-since-you = **Para ti:**
table-since-rest = **Lo demás:**
table-since-nothing = No ha pasado nada desde tu última visita.
table-since-order = 📜 Según tu orden: { $told }
table-since-order-quiet = 📜 Tu orden ha respondido.
table-since-limit = ⌛ Se te acabó el tiempo: { $told }
table-since-limit-quiet = ⌛ Se te acabó el tiempo, y el silencio valió como respuesta.
table-since-computer = 🤖 La máquina jugó por ti: { $told }
table-since-computer-quiet = 🤖 La máquina jugó un turno por ti.
table-since-forced = ↪ No tenías elección: { $told }
table-since-forced-quiet = ↪ No tenías elección, y la partida siguió.
table-smaller = *… y { $count } { $count ->
        [one] cosa menor
       *[other] cosas menores
    }: mira `/game log`*
table-caught-up = 📬 Durante un rato no he podido publicar aquí. { $count ->
        [0] Así está la mesa:
        [one] Entretanto se jugó un turno:
       *[other] Entretanto se jugaron { $count } turnos:
    }
table-decided = { $who } ha contestado.
table-undone = ↩ Se ha deshecho algo. La mesa está como antes.
table-undone-turns = ↩ { $who } ha deshecho { $count ->
        [one] un turno
       *[other] { $count } turnos, también de otros
    }. La mesa está como antes.
table-call = { $who }, { $game } te espera. Pulsa **Jugar mi turno**: solo lo verás tú.
table-reminder = ⏰ { $game } te espera: se te preguntó { $since }. Tienes tu panel listo abajo. (`/settings` cambia cuándo y dónde te lo digo.)
table-silence = ⏰ { $game } te espera desde hace mucho. Si no vuelves, la partida termina por sí sola: { $at }. Tienes tu panel listo abajo.
table-told-times = { $told } (×{ $count })
table-digest = ⏰ Estas partidas llevan un rato esperándote:
table-your-screen = ### { $game }: esto solo puedes verlo tú
table-no-screen = No juegas en esta mesa, así que no hay pantalla oculta para ti. `/game board` muestra lo que todos pueden ver.
table-thread = { $game } · { $name }
table-thread-over = 🏁 { $game } · { $name } (terminada)
table-private-thread = { $name } – { $game }

table-status-paused = ⏸ La mesa está en pausa.
table-status-advice-on = 💡 El anfitrión vuelve a permitir pistas en esta mesa.
table-status-advice-off = 💡 El anfitrión ha desactivado las pistas en esta mesa.
table-status-resumed = ▶ La mesa continúa.
table-status-resigned = 🏳 { $who } se ha rendido. Una máquina sigue jugando en su lugar.
table-status-time-turn = ⌛ A { $who } se le ha acabado el tiempo. Según lo acordado, la máquina juega este turno.
table-status-time-seat = ⌛ A { $who } se le ha acabado el tiempo. Según lo acordado, una máquina sigue jugando hasta que alguien ocupe la plaza.
table-status-abandoned = 🏳 { $who } se ha rendido. No queda nadie para jugar, así que esta mesa se cierra.
table-status-ended = 🛑 Se ha puesto fin a esta partida antes de su último turno. No ha ganado nadie. Se puede guardar como archivo, y ya nada en ella es secreto.
table-status-silent = 🛑 Aquí no ha pasado nada en dos semanas, así que esta partida ha terminado por sí sola. Se puede guardar como archivo y empezar de nuevo con el botón.
table-status-moved = 🚚 Esta mesa continúa aquí.
table-status-left = 🚪 { $who } ya no está en este servidor y no acepta mensajes directos. `/game replace` pregunta a los demás si debe seguir jugando otra persona.
table-moved = La partida continúa aquí. Lo que faltaba por publicar llega ahora.
table-moved-away = 🚚 **{ $game }, { $name }** continúa en otro sitio: { $link }
table-status-taken = 🪑 { $who } ha ocupado la plaza de { $former } y sigue jugando.
table-status-seated = 🪑 { $who } ha ocupado la plaza de una máquina y sigue jugando.
table-status-ruled = ⚖️ Un moderador ha decidido que otra persona siga jugando por { $who }.
table-replaced = Allí sigue jugando una máquina hasta que alguien ocupe la plaza. Se avisa a la mesa y al jugador.
table-annal-resigned = 🏳 { $when }: { $old } se rindió.
table-annal-taken = 🪑 { $when }: { $new } ocupó la plaza de { $old }.
table-annal-seated = 🪑 { $when }: { $new } ocupó la plaza de una máquina.
table-annal-timed = ⌛ { $when }: a { $old } se le acabó el tiempo y una máquina ocupó la plaza, según lo acordado.
table-annal-stalled = 🤖 { $when }: { $old } hacía esperar a la mesa, que dio la plaza a una máquina.
table-annal-voted = 🗳 { $when }: los demás votaron que otra persona siguiera jugando por { $old }.
table-annal-ruled = ⚖️ { $when }: un moderador decidió que otra persona siguiera jugando por { $old }.
table-annal-moved = 🚚 { $when }: la mesa cambió de sitio.
table-trouble = ⚠️ { $game }, { $name } (#{ $id }), no se puede mostrar donde se juega: { $wrong } Tus turnos siguen llegando por mensaje directo, y `/play` funciona en cualquier sitio. El anfitrión y los moderadores llevan la mesa con `/game move` a un canal donde yo pueda escribir.
table-trouble-lobby = ⚠️ Tu mesa de { $game }, { $name } (#{ $id }), no se puede mostrar: { $wrong } Llegará sola cuando se arregle, o abre otra en otro sitio con `/game new`.
table-trouble-locked = el hilo { $link } está bloqueado o archivado, y no puedo abrirlo.
table-trouble-forbidden = en { $link } no puedo escribir. Allí necesito «Ver canal», «Enviar mensajes», «Enviar mensajes en hilos» y «Adjuntar archivos».
table-trouble-gone = su canal ya no existe.
table-trouble-server = ya no estoy en su servidor. Si se me vuelve a invitar, la mesa continúa allí por sí sola.
table-status-copied = 🔎 Quien gestiona este bot ha hecho una copia de esta partida en curso, con todo lo oculto que contiene.
table-copied = 🔎 { $when }: quien gestiona este bot hizo una copia de esta partida, con todo lo oculto que contiene.
table-status-expired = Esta mesa se cierra porque nadie la empezó en una semana. `/game new` abre otra.
table-resign-sure = ¿Rendirte en { $game }? Una máquina seguirá jugando por ti, y no podrás volver. Si no juega ninguna otra persona, la mesa se cierra.
table-resign-yes = Sí, rendirme
table-end-sure = ¿Acabar esta partida de { $game } para todos, sin ganador? Lo oculto queda desde entonces a la vista de todos, y aquí nadie podrá seguir jugando.
table-end-yes = Sí, acabarla
table-ended = Se ha puesto fin a la partida.
table-resigned = Te has rendido. Gracias por jugar.
table-resumed = La mesa continúa.
table-paused = La mesa está en pausa. Otro `/game pause` la reanuda.
table-imported = La partida está montada de nuevo: { $link } (mesa #{ $id })

table-seat-open = 🪑 La plaza de **{ $who }** en { $game } está libre: cualquiera puede ocuparla. Su pantalla oculta se muestra a quien la ocupe.
table-seat-taken = 🪑 **{ $who }** ocupa esta plaza en { $game }.
table-take = Ocupar esta plaza
table-took = ¡Te damos la bienvenida! Esta plaza ya es tuya. Su pantalla oculta va de camino.
table-seat-offered = He ofrecido la plaza. Hasta que alguien la ocupe, se juega en ella como hasta ahora.
table-seat-withdrawn = La plaza ya no se ofrece.

table-picture-part = { $picture }, parte { $part }
table-picture-changed = ❗ ha cambiado desde tu última visita
table-picture-signs = Signos de las piezas
table-other-pictures = Mostrar otra imagen…

table-log = ### El registro, lo más nuevo primero: página { $page } de { $pages }
table-log-turn = **{ $turn }.** { $who } · { $when }
table-log-event = **{ $turn }.** { $when }
table-older = ◀ Anteriores
table-newer = Más nuevos ▶
table-replay = ### Turno { $turn } de { $turns }
table-back-ten = ⏪ 10
table-back = ◀
table-on = ▶
table-on-ten = 10 ⏩
table-film = 🎞 Película
table-film-since = 🎞 Verlo
table-film-drawing = 🎞 Dibujando una película de { $turns ->
        [one] un turno
       *[other] { $turns } turnos
    }… Puede tardar un minuto.
table-film-title = ### 🎞 { $game }, del primer turno al último
table-film-since-title = ### 🎞 { $game } desde tu última visita
table-film-failed = No se ha podido dibujar esta película. `/game log` cuenta lo mismo con palabras.
table-film-alt = Una película de { $game }, de { $turns ->
        [one] un turno
       *[other] { $turns } turnos
    }; lo que cambió cada turno lleva un marco rojo. Al final:
table-export-whole = La partida entera. `latchkey verify` la reproduce y comprueba todo lo que salió al azar.
table-export-view = Tu vista de la partida hasta ahora. La partida entera se puede exportar cuando acabe.

vote-undo = 🗳 { $who } pide deshacer { $count ->
        [one] el último turno
       *[other] los últimos { $count } turnos
    }. Lo que ya salió al azar no cambia. Todos tienen que estar de acuerdo.
vote-pause = 🗳 { $who } pide poner la mesa en pausa. Todos tienen que estar de acuerdo.
vote-end = 🗳 { $who } pide acabar esta partida sin ganador. Lo oculto quedaría a la vista de todos. Todos tienen que estar de acuerdo.
vote-end-counts = 🗳 { $who } pide acabar aquí esta partida; los puntos cuentan como están. Lo oculto quedaría a la vista de todos. Todos tienen que estar de acuerdo.
vote-still = Falta que contesten: { $who }
vote-yes = De acuerdo
vote-no = No
vote-undo-passed = ✔ Todos de acuerdo: { $count ->
        [one] se ha deshecho un turno
       *[other] se han deshecho { $count } turnos
    }.
vote-undo-refused = ✘ Sin el acuerdo de { $refused }, no se deshace nada.
vote-undo-lapsed = La mesa ha avanzado, así que esta votación ha acabado.
vote-pause-passed = ✔ Todos de acuerdo: la mesa está en pausa. `/game pause` la reanuda.
vote-pause-refused = ✘ Sin el acuerdo de { $refused }, se sigue jugando.
vote-pause-lapsed = Esta votación ha acabado.
vote-end-passed = ✔ Todos de acuerdo: la partida ha acabado.
vote-end-refused = ✘ Sin el acuerdo de { $refused }, se sigue jugando.
vote-end-lapsed = Esta votación ha acabado.
vote-ask = Preguntar a la mesa
vote-asked = He preguntado a la mesa.
vote-asked-everybody = He preguntado a todos en la mesa. Se traslada en cuanto todos estén de acuerdo.
vote-move = 🗳 El anfitrión pregunta si esta mesa debe continuar en otro servidor: { $place } Todos tienen que estar de acuerdo. Quién decide sobre la mesa no cambia.
vote-move-passed = ✔ Todos de acuerdo: la mesa continúa en otro sitio. { $place }
vote-move-refused = ✘ Sin el acuerdo de { $refused }, la mesa se queda aquí.
vote-move-lapsed = Esta votación ha acabado y la mesa se queda aquí: una plaza ha cambiado de manos, o el otro servidor no la acepta.
vote-replace = 🗳 ¿Debe otra persona seguir jugando por { $who }? Si todos los demás están de acuerdo, una máquina tiene la plaza hasta que alguien la ocupe y vea lo que allí está oculto.
vote-replace-passed = ✔ Todos los demás de acuerdo: otra persona sigue jugando por { $who }.
vote-replace-refused = ✘ Sin el acuerdo de { $refused }, { $who } conserva la plaza.
vote-replace-lapsed = Esta votación ha acabado.

end-title = ### 🏁 { $game } ha acabado
end-winner = 🏆 { $who } gana con **{ $points }** { $points ->
        [one] punto
       *[other] puntos
    }
end-place = **{ $rank }.** { $who }: **{ $points }** { $points ->
        [one] punto
       *[other] puntos
    }
end-seed = La semilla era `{ $seed }`; su SHA-256 se anunció al principio como { $hash }.
end-rematch = Revancha
end-watch = Ver la repetición
end-log = El registro

turns-none = Nadie te está esperando. 🎉
turns-title = ### { $count ->
        [one] Te espera una mesa
       *[other] Te esperan { $count } mesas
    }
turns-line = **{ $game }**, { $name }, con { $who } · se te preguntó { $since } · [ir allí]({ $link })
turns-play = { $number }. Jugar { $game }, { $name }

settings-show =
    Así te localizo: { $reach }.
    { $hours ->
        [0] No recibes ningún recordatorio.
        [one] Recibes un recordatorio tras una hora de espera, y desde entonces cada vez con menos frecuencia.
       *[other] Recibes un recordatorio tras { $hours } horas de espera, y desde entonces cada vez con menos frecuencia.
    }
settings-reminders = { $hours ->
        [0] Ya no te enviaré recordatorios.
        [one] Te avisaré cuando una mesa lleve una hora esperándote.
       *[other] Te avisaré cuando una mesa lleve { $hours } horas esperándote.
    }
settings-reach = Así te localizo: { $reach }.
table-share = 📤 Compartir
table-shared = Se publicará en la mesa.
table-shared-by = 📤 { $who } comparte esto.

# What everybody at a table reads.

table-begins =
    ### 🔑 Empieza { $game }
    Tus piezas ocultas te llegan en privado. Cuando te toque, pulsa aquí **Jugar mi turno** o usa el panel de tus MD.
table-commitment = El SHA-256 de la semilla de esta partida es { $hash }. La semilla se muestra al final, para que cualquiera pueda comprobar todo lo que salió al azar.
table-play = Jugar mi turno
table-screen = Mi pantalla
table-since = ¿Qué ha pasado?
table-look = Echar un vistazo
table-since-title = **Novedades:**
table-since-start = **Hasta ahora:**
table-since-nothing = Nada nuevo desde que miraste por última vez.
table-since-order = 📜 Tu orden: { $told }
table-since-order-quiet = 📜 Tu orden ha contestado por ti.
table-since-limit = ⌛ Se te ha acabado el tiempo: { $told }
table-since-limit-quiet = ⌛ Se te ha acabado el tiempo, así que has pasado.
table-since-computer = 🤖 La máquina ha jugado por ti: { $told }
table-since-computer-quiet = 🤖 La máquina ha jugado un turno por ti.
table-since-forced = ↪ Solo había una jugada posible: { $told }
table-since-forced-quiet = ↪ Solo había una jugada posible, así que la he jugado por ti.
table-smaller = *… y { $count } { $count ->
        [one] detalle más
       *[other] detalles más
    }: mira `/game log`*
table-caught-up = 📬 Durante un rato no he podido escribir aquí. { $count ->
        [0] Así está la mesa ahora:
        [one] Se ha jugado 1 turno:
       *[other] Se han jugado { $count } turnos:
    }
table-decided = { $who } ha contestado.
table-undone = ↩ Se ha deshecho una jugada.
table-undone-turns = ↩ { $who } ha deshecho { $count ->
        [one] un turno
       *[other] { $count } turnos, también de otros jugadores
    }.
table-call = { $who }, te toca en { $game }. Pulsa **Jugar mi turno**: solo lo verás tú.
table-reminder = ⏰ Te toca en { $game } desde { $since }. Tienes tu panel abajo. (`/settings` cambia los recordatorios.)
table-silence = ⏰ En { $game } te esperan desde hace mucho. Si no juegas, la partida termina el { $at }. Tienes tu panel abajo.
table-told-times = { $told } (×{ $count })
table-digest = ⏰ Partidas que te esperan:
table-your-screen = ### { $game }: esto solo lo ves tú
table-no-screen = No juegas aquí, así que no tienes pantalla oculta. `/game board` muestra lo que todos pueden ver.
table-thread = { $game } · { $name }
table-thread-over = 🏁 { $game } · { $name } (terminada)
table-private-thread = { $name } – { $game }

table-status-paused = ⏸ La partida está en pausa.
table-status-advice-on = 💡 El anfitrión ha activado las pistas en esta mesa.
table-status-advice-off = 💡 El anfitrión ha desactivado las pistas en esta mesa.
table-status-sits-in = 🤖 Una máquina juega por { $who } hasta que vuelva.
table-status-resumed = ▶ La partida sigue.
table-status-resigned = 🏳 { $who } se ha rendido. Una máquina juega en su lugar.
table-status-time-turn = ⌛ A { $who } se le ha acabado el tiempo. La máquina juega este turno.
table-status-time-seat = ⌛ A { $who } se le ha acabado el tiempo. Una máquina juega hasta que alguien ocupe la plaza.
table-status-abandoned = 🏳 { $who } se ha rendido. No queda nadie, así que esta mesa se cierra.
table-status-ended = 🛑 Esta partida ha terminado antes de tiempo. No gana nadie. Puedes exportarla: ya no queda nada secreto.
table-status-silent = 🛑 Nadie ha jugado en 2 semanas, así que esta partida ha terminado. Puedes exportarla o empezar otra con el botón.
table-status-moved = 🚚 La partida sigue aquí.
table-status-left = 🚪 { $who } ya no está en este servidor y no acepta mensajes directos. `/game replace` pregunta a los demás si otra persona debe jugar en su lugar.
table-moved = La partida sigue aquí. Ahora llega lo que te has perdido.
table-moved-away = 🚚 **{ $game }, { $name }** sigue en otro sitio: { $link }
table-status-taken = 🪑 { $who } ocupa la plaza de { $former }.
table-status-back = 👋 { $who } ha vuelto.
table-status-seated = 🪑 { $who } ocupa la plaza de una máquina.
table-status-ruled = ⚖️ La moderación ha decidido que otra persona juegue en lugar de { $who }.
table-replaced = Una máquina juega en esa plaza hasta que alguien la ocupe. Ya he avisado a los jugadores.
table-annal-resigned = 🏳 { $when }: { $old } se rindió.
table-annal-taken = 🪑 { $when }: { $new } ocupó la plaza de { $old }.
table-annal-seated = 🪑 { $when }: { $new } ocupó la plaza de una máquina.
table-annal-timed = ⌛ { $when }: a { $old } se le acabó el tiempo y una máquina ocupó la plaza.
table-annal-stalled = 🤖 { $when }: { $old } hacía esperar a los demás, que dieron su plaza a una máquina.
table-annal-voted = 🗳 { $when }: los demás votaron que otra persona jugara en lugar de { $old }.
table-annal-ruled = ⚖️ { $when }: la moderación decidió que otra persona jugara en lugar de { $old }.
table-annal-moved = 🚚 { $when }: la mesa se trasladó.
table-trouble = ⚠️ No puedo mostrar { $game }, { $name } (#{ $id }), en su sitio: { $wrong } Tus turnos te siguen llegando por MD, y `/play` funciona en cualquier parte. El anfitrión o la moderación pueden usar `/game move` en un canal donde yo pueda escribir.
table-trouble-lobby = ⚠️ No puedo mostrar tu mesa de { $game }, { $name } (#{ $id }): { $wrong } Aparecerá cuando se arregle. También puedes abrir otra en otro sitio con `/game new`.
table-trouble-locked = el hilo { $link } está bloqueado o archivado, y no puedo abrirlo.
table-trouble-forbidden = no puedo escribir en { $link }. Ahí necesito «Ver canal», «Enviar mensajes», «Enviar mensajes en hilos» y «Adjuntar archivos».
table-trouble-gone = su canal ya no existe.
table-trouble-server = ya no estoy en su servidor. Si me vuelven a invitar, la partida seguirá allí.
table-status-copied = 🔎 La persona responsable del bot ha copiado esta partida en curso, incluido todo lo oculto.
table-copied = 🔎 { $when }: la persona responsable del bot copió esta partida, incluido todo lo oculto.
table-status-expired = He cerrado esta mesa porque nadie la ha empezado en una semana. `/game new` abre otra.
table-resign-sure = ¿Te rindes en { $game }? Una máquina jugará por ti y no podrás volver. Si no queda ninguna otra persona, la mesa se cierra.
table-resign-yes = Sí, rendirme
table-end-sure = ¿Terminar esta partida de { $game } para todos? No gana nadie, y todos verán lo que estaba oculto.
table-end-yes = Sí, terminarla
table-ended = La partida ha terminado.
table-resigned = Te has rendido. Gracias por jugar.
table-resumed = La partida sigue.
table-paused = En pausa. `/game pause` reanuda la partida.
table-imported = La partida ya está aquí de nuevo: { $link } (mesa #{ $id })

table-seat-open = 🪑 La plaza de **{ $who }** en { $game } está libre: cualquiera puede ocuparla. Si lo haces, verás su pantalla oculta.
table-seat-taken = 🪑 **{ $who }** ocupa esta plaza en { $game }.
table-take = Ocupar esta plaza
table-take-back = Recuperar mi plaza
table-took-back = 🪑 Has vuelto a tu plaza en { $game }.
table-took = ¡Te damos la bienvenida! Esta plaza ya es tuya. Te envío su pantalla oculta.
table-seat-offered = Tu plaza queda disponible para otra persona. Hasta que alguien la ocupe, todo sigue igual.
table-seat-withdrawn = La plaza ya no está disponible.

table-picture-part = { $picture }, parte { $part }
table-picture-changed = ❗ nuevo desde tu última visita
table-other-pictures = Mostrar otra imagen…

table-log = ### Registro, lo más nuevo primero: página { $page } de { $pages }
table-log-turn = **{ $turn }.** { $who } · { $when }
    .you = **{ $turn }.** Tú · { $when }
table-log-event = **{ $turn }.** { $when }
table-older = ◀ Anteriores
table-newer = Más recientes ▶
table-replay = ### Turno { $turn } de { $turns }
table-back-ten = ⏪ 10
table-back = ◀
table-on = ▶
table-on-ten = 10 ⏩
table-own-back = ◀ Mi turno
table-own-on = Mi turno ▶
table-replay-ask = Turno…
table-replay-which = Número del turno, de 1 a { $turns }
table-replay-number = Escribe el número de un turno.
table-replay-chapter = Ir a: { $chapters }
table-film = 🎞 Película
table-film-since = 🎞 Ver película
table-film-drawing = 🎞 Creando una película de { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }… Puede tardar un minuto.
table-film-title = ### 🎞 { $game }, del primer turno al último
table-film-since-title = ### 🎞 { $game }: mientras no estabas
table-film-failed = No he podido crear esta película. `/game log` lo cuenta con palabras.
table-film-alt = Una película de { $game }, de { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }. Un marco rojo marca lo que cambia en cada turno. Al final:
table-export-whole = La partida entera. `latchkey verify` la reproduce y comprueba todo lo que salió al azar.
table-export-view = La partida hasta ahora, tal como la ves tú. Podrás exportarla entera cuando acabe.

vote-undo = 🗳 { $who } quiere deshacer { $count ->
        [one] el último turno
       *[other] los últimos { $count } turnos
    }. Lo que ya salió al azar no cambia. Todos tienen que estar de acuerdo.
vote-pause = 🗳 { $who } quiere pausar la partida. Todos tienen que estar de acuerdo.
vote-end = 🗳 { $who } quiere terminar esta partida sin ganador. Todos verán lo que estaba oculto. Todos tienen que estar de acuerdo.
vote-end-counts = 🗳 { $who } quiere terminar aquí esta partida, con los puntos tal como están. Todos verán lo que estaba oculto. Todos tienen que estar de acuerdo.
vote-still = Sin contestar aún: { $who }
vote-yes = De acuerdo
vote-no = No
vote-undo-passed = ✔ Todos de acuerdo: { $count ->
        [one] se ha deshecho 1 turno
       *[other] se han deshecho { $count } turnos
    }.
vote-undo-refused = ✘ { $refused } no está de acuerdo, así que no se deshace nada.
vote-undo-lapsed = La partida ha avanzado, así que esta votación ha terminado.
vote-pause-passed = ✔ Todos de acuerdo: la partida está en pausa. `/game pause` la reanuda.
vote-pause-refused = ✘ { $refused } no está de acuerdo, así que la partida sigue.
vote-pause-lapsed = Esta votación ha terminado.
vote-end-passed = ✔ Todos de acuerdo: la partida ha terminado.
vote-end-refused = ✘ { $refused } no está de acuerdo, así que la partida sigue.
vote-end-lapsed = Esta votación ha terminado.
vote-ask = Preguntar a los demás
vote-asked = He preguntado a los demás.
vote-asked-everybody = He preguntado a toda la mesa. Se trasladará en cuanto todos estén de acuerdo.
vote-move = 🗳 El anfitrión quiere trasladar esta mesa a otro servidor: { $place } Todos tienen que estar de acuerdo. El anfitrión y la moderación siguen siendo los mismos.
vote-move-passed = ✔ Todos de acuerdo: la partida sigue en otro sitio. { $place }
vote-move-refused = ✘ { $refused } no está de acuerdo, así que la mesa se queda aquí.
vote-move-lapsed = Esta votación ha terminado y la mesa se queda aquí: alguien ha dejado u ocupado una plaza, o el otro servidor no admite la mesa.
vote-replace = 🗳 ¿Debe jugar otra persona en lugar de { $who }? Si todos los demás están de acuerdo, jugará una máquina hasta que alguien ocupe la plaza. Esa persona verá todo lo oculto de la plaza.
vote-replace-passed = ✔ Todos los demás están de acuerdo: otra persona jugará en lugar de { $who }.
vote-replace-refused = ✘ { $refused } no está de acuerdo, así que { $who } conserva la plaza.
vote-replace-lapsed = Esta votación ha terminado.

end-title = ### 🏁 { $game } ha terminado
end-winner = 🏆 { $who } gana con **{ $points }** { $points ->
        [one] punto
       *[other] puntos
    }
end-place = **{ $rank }.** { $who }: **{ $points }** { $points ->
        [one] punto
       *[other] puntos
    }
end-seed = Semilla: `{ $seed }`. Su SHA-256 se publicó al principio: { $hash }
end-rematch = Revancha
end-watch = Ver repetición
end-log = Registro
end-details = Detalles
end-not-over = Aún no hay resultado: la partida no ha terminado.

turns-none = No te espera ninguna partida. 🎉
turns-title = ### { $count ->
        [one] Te espera 1 partida
       *[other] Te esperan { $count } partidas
    }
turns-line = **{ $game }**, { $name }, con { $who } · te toca desde { $since } · [abrir]({ $link })
turns-play = { $number }. Jugar { $game }, { $name }

settings-reminders = { $hours ->
        [0] Ya no te enviaré recordatorios.
        [one] Te avisaré cuando una partida lleve 1 hora esperándote.
       *[other] Te avisaré cuando una partida lleve { $hours } horas esperándote.
    }
settings-reach = Contacto: { $reach }.
table-share = 📤 Compartir
table-shared = Lo publicaré en la mesa.
table-shared-by = 📤 { $who } comparte esto.

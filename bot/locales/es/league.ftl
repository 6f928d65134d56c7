# Una liga: su mensaje, su clasificación, las respuestas de sus órdenes.

league-title-open = ### 🏆 Liga de { $game }, { $name }: ¡apúntate!
league-title-running = ### 🏆 Liga de { $game }, { $name }: jornada { $round } de { $rounds }
league-title-over = ### 🏆 Liga de { $game }, { $name }: tabla final
league-title-closed = ### Liga de { $game }, { $name }: cancelada
league-agreed = { $rounds ->
        [one] 1 jornada
       *[other] { $rounds } jornadas
    } · { $points } · { $clock }
league-points-even = Puntos 6–4–2–0 (mesas de 3: 6–3–0)
league-points-bold = Puntos 7–3–2–0 (mesas de 3: 7–2–0)
league-points-wins = Solo cuentan las victorias
league-form-auto = Según el número de jugadores
league-form-all = Todos contra todos, con los cruces lo más repartidos posible
league-form-swiss = Sistema suizo: se cruzan quienes van igualados a puntos
league-people = **Apuntados: { $count }** ({ $who })
league-nobody = Aún no se ha apuntado nadie.
league-rules = Sorteo mesas de 3 o 4 y las abro. Hasta 12 jugadores, todos juegan contra todos, con los cruces lo más repartidos posible; si hay más, se usa el sistema suizo.
league-hold-game = Hasta que termine la partida
league-hold-threedays = 3 días, luego cualquiera puede ocupar la plaza
league-hold-week = Una semana, luego cualquiera puede ocupar la plaza
league-absence = ⏳ Si se te acaba el tiempo, una máquina juega por ti. Tu plaza se te guarda { $hold ->
    [threedays] 3 días
    [week] una semana
   *[other] hasta que termine la partida
}. Si no estás en ella al terminar la partida, recibes 0 puntos{ $more ->
    [yes] {" y te quedas sin mesa en la jornada siguiente"}
   *[other] {""}
}.
league-stake = ⏳ Tu tiempo en esta partida de liga se acaba { $when } ({ $at }). Después, una máquina juega por ti. Tu plaza se te guarda { $hold ->
    [threedays] 3 días
    [week] una semana
   *[other] hasta que termine la partida
}. Si no estás en ella al terminar la partida, recibes 0 puntos{ $more ->
    [yes] {" y te quedas sin mesa en la jornada siguiente"}
   *[other] {""}
}.
league-held = ⌛ A **{ $who }** se le ha acabado el tiempo en { $game }: por ahora juega una máquina. La plaza se guarda para { $who } { $rule ->
    [days] hasta el { $until }. Después, cualquiera puede ocuparla.
   *[other] hasta que termine la partida.
} Si vuelve antes del final, los puntos cuentan. Si no, recibe 0 puntos en la liga.
league-lost = 🤖 Se te ha acabado el tiempo en { $game }, así que una máquina juega por ti. Tu plaza se te guarda { $rule ->
    [days] hasta el { $until }
   *[other] hasta que termine la partida
}. Recupérala y los puntos contarán para ti. Si no estás en ella al terminar la partida, recibes 0 puntos{ $more ->
    [yes] {" y te quedas sin mesa en la jornada siguiente"}
   *[other] {""}
}.
league-missed = 🏆 Liga de { $game }, { $name }: no estabas en tu plaza cuando terminó { $table }, así que recibes 0 puntos. { $state ->
    [more] No tendrás mesa hasta que vuelvas a la liga.
    [last] Ya no se sortean más mesas.
   *[other] La liga ha terminado.
}
league-come-back = Volver
league-is-back = 🏆 Has vuelto a la liga de { $game }, { $name }. Tendrás mesa en la próxima jornada.
league-table = - ▶️ [{ $name }]({ $link }): { $who }
league-table-over = - 🏁 [{ $name }]({ $link }): { $who }
league-place = { $place }. { $who }: { $points }
league-ties = En caso de empate deciden las partidas ganadas, luego los puntos de los rivales. Si el empate sigue, se comparte el puesto.
league-cut-ended = Terminada antes de tiempo, tras { $round } de { $rounds } jornadas.
league-cut-few = Terminada tras { $round } de { $rounds } jornadas: quedan muy pocos jugadores.
league-cut-gone = Terminada tras { $round } de { $rounds } jornadas: ya no estoy en el servidor.
league-cut-idle = Cancelada: nadie la empezó en 30 días.
league-run-by = Organizador: { $who }
league-overdue = Si nadie la empieza antes del { $when }, la cancelo.
league-idle = La liga de { $game }, { $name }, queda cancelada: nadie la empezó en 30 días. Apuntados: { $who }. `/league new` abre otra.
league-picture-title = Liga de { $game } · { $name }
league-picture-after = Tras la jornada { $round } de { $rounds }
league-picture-none = Aún no ha terminado ninguna jornada
league-picture-total = Puntos
league-alt = Tabla de puntos. { $title }: { $all }
league-alt-line = { $place }. { $who }: { $points }
league-join = Apuntarse
league-leave = Salir
league-start = Empezar
league-end = Cancelar liga
league-opened = La liga de { $game }, { $name }, está abierta. Su mensaje está en este canal: empiézala desde ahí cuando todos se hayan apuntado.
league-joined = Estás en la liga de { $game }, { $name }.
league-left = Has salido de la liga de { $game }, { $name }.
league-started = Ha empezado la liga de { $game }, { $name }.
league-ended = La liga de { $game }, { $name }, ha terminado.
league-already-in = Ya estás en esta liga.
league-not-in = No estás en esta liga.
league-has-begun = Esta liga ya ha empezado. Solo pueden volver quienes estaban en ella.
league-full = Esta liga está completa: { $most } jugadores.
league-too-few = Una liga necesita al menos { $least } jugadores.
league-host-only = Solo puede hacerlo el organizador o la moderación. Si el organizador ya no está en el servidor, puede hacerlo el jugador que se apuntó primero.
league-manager-only = Juegas en esta liga, así que no puedes terminarla por tu cuenta. Puede hacerlo alguien de la moderación con el permiso «Gestionar servidor».
league-end-only = Esta liga ya ha empezado. Solo puede terminarla alguien de la moderación con el permiso «Gestionar servidor», o un organizador que no juegue en ella.
league-is-over = Esta liga ha terminado.
league-none = Aquí no existe esa liga. `/league new` abre una.
league-several = Aquí hay varias ligas. Elige una con `league:`.
league-server-only = Una liga solo se puede jugar en un servidor.

# Una liga: su mensaje, su clasificación, las respuestas de sus órdenes.

league-title-open = ### 🏆 Liga de { $game }, { $name }: ¡apúntate!
league-title-running = ### 🏆 Liga de { $game }, { $name }: ronda { $round } de { $rounds }
league-title-over = ### 🏆 Liga de { $game }, { $name }: clasificación final
league-title-closed = ### Liga de { $game }, { $name }: cancelada
league-agreed = { $rounds ->
    [one] Una ronda
   *[other] { $rounds } rondas
} · { $points } · { $clock }
league-points-even = Puntos 6–4–2–0 (entre tres: 6–3–0)
league-points-bold = Puntos 7–3–2–0 (entre tres: 7–2–0)
league-points-wins = Solo cuentan las victorias
league-form-auto = Según el número de personas
league-form-all = Todos se encuentran con todos, lo más por igual posible
league-form-swiss = Sistema suizo: se encuentran quienes van parejos
league-people = **{ $count } por ahora**: { $who }
league-nobody = Aún no se ha apuntado nadie.
league-rules = Sorteo mesas de tres o cuatro y las abro. Hasta doce personas, todos se encuentran con todos lo más por igual posible; si sois más, se juega por el sistema suizo. Cuando a alguien se le acaba el tiempo, una máquina ocupa su plaza. Quien no está en su plaza al final de una partida no recibe puntos por ella, ni mesa en la ronda siguiente, salvo tras `/league join`.
league-table = - ▶️ [{ $name }]({ $link }): { $who }
league-table-over = - 🏁 [{ $name }]({ $link }): { $who }
league-place = { $place }. { $who }: { $points }
league-ties = En caso de empate: más partidas ganadas, luego más puntos de aquellos con quienes se jugó; quien siga igual comparte el puesto.
league-cut-ended = Acabada antes de tiempo, tras { $round } de { $rounds } rondas.
league-cut-few = Terminada tras { $round } de { $rounds } rondas: quedan muy pocas personas.
league-cut-gone = Terminada tras { $round } de { $rounds } rondas: ya no estoy en el servidor.
league-cut-idle = Cancelada: nadie la empezó en 30 días.
league-run-by = Organizador: { $who }
league-overdue = Si nadie la empieza antes del { $when }, la cancelo.
league-idle = La liga de { $game }, { $name }, queda cancelada: nadie la empezó en 30 días. La esperaban { $who }. `/league new` abre otra.
league-picture-title = Liga de { $game } · { $name }
league-picture-after = Tras la ronda { $round } de { $rounds }
league-picture-none = Aún no ha terminado ninguna ronda
league-picture-total = Puntos
league-alt = Clasificación. { $title }: { $all }
league-alt-line = { $place }. { $who } { $points }
league-join = Apuntarse
league-leave = Salir
league-start = Empezar
league-end = Cancelar
league-opened = La liga de { $game }, { $name }, está abierta: su mensaje está aquí, en el canal. Empiézala allí cuando estén todos.
league-joined = Estás en la liga de { $game }, { $name }.
league-left = Has salido de la liga de { $game }, { $name }.
league-started = La liga de { $game }, { $name }, empieza.
league-ended = La liga de { $game }, { $name }, ha terminado.
league-already-in = Ya estás en esta liga.
league-not-in = No estás en esta liga.
league-has-begun = Esta liga ya ha empezado; solo puede volver quien estaba en ella.
league-full = Esta liga está completa: { $most } personas.
league-too-few = Una liga necesita al menos { $least } personas.
league-host-only = Solo puede hacerlo el organizador o un moderador. Si el organizador ya no está en el servidor, puede quien se apuntó primero.
league-manager-only = Juegas en esta liga, así que no puedes acabarla por tu cuenta. Sí puede un moderador con el permiso «Gestionar servidor».
league-end-only = Esta liga ya ha empezado. Solo puede acabarla un moderador con el permiso «Gestionar servidor», o un organizador que no juegue en ella.
league-is-over = Esta liga ha terminado.
league-none = Aquí no hay tal liga. `/league new` abre una.
league-several = Aquí hay varias ligas: nombra una con `league:`.
league-server-only = Una liga se juega en un servidor.

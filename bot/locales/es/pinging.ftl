# Mesas nuevas: mensajes para quien los ha pedido.

ping-letter =
    ### 🔑 { $host } ha abierto una mesa: { $game }, { $name }
    { $seated } de { $seats } plazas ocupadas · { $pace } · [abrir]({ $link })
ping-never = No más avisos
ping-begin = Avísame de mesas nuevas
ping-stop = No avisar más
ping-begun = Te escribiré cuando se abra una mesa en ese servidor, en un canal que puedas ver. Como mucho unas pocas veces por hora, y sin sonido en tus horas de silencio.
ping-ended = Ya no te escribiré sobre mesas nuevas de ese servidor.

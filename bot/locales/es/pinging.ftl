# Mesas nuevas: mensajes para quien los ha pedido.

ping-letter =
    ### 🔑 { $host } ha abierto una mesa: { $game }, { $name }
    { $seated } de { $seats } plazas ocupadas · { $pace } · [ir allí]({ $link })
ping-never = No más avisos
ping-begin = Avísame de mesas nuevas
ping-stop = No avisar más de mesas
ping-begun = Cuando se abra una mesa en ese servidor en un canal que puedas ver, te escribo. Nunca sobre más de unas pocas por hora, y sin sonido en tus horas de silencio.
ping-ended = Ya no te escribo sobre mesas nuevas de ese servidor.

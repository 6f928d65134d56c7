# What is refused because it is too much, and when it may be tried again.

limits-tables =
    { $most ->
        [one] Ya eres anfitrión de una mesa abierta
       *[other] Ya eres anfitrión de { $most } mesas abiertas
    }, y eso es lo máximo que puede tener una persona a la vez. Juega una hasta el final, acaba una con `/game end` o cancela una que no haya empezado; después abre la siguiente.
limits-tables-server = Este servidor tiene { $most ->
        [one] una mesa abierta
       *[other] { $most } mesas abiertas
    }, y eso es lo máximo que puede haber a la vez. Cuando una acabe o se cancele, se podrá abrir la siguiente. Los moderadores ven este límite en `/settings server`.
limits-presses = { $most ->
        [one] Ha sido más de una pulsación
       *[other] Han sido más de { $most } pulsaciones
    } en un minuto, así que esta se ha omitido. No se ha cambiado nada; sigue { $when }.
limits-presses-server = En este servidor pasan más cosas de las que puedo seguir, así que esta pulsación se ha omitido. No se ha cambiado nada; sigue { $when }.
limits-pictures = { $most ->
        [one] Ha sido más de una imagen
       *[other] Han sido más de { $most } imágenes
    } en un minuto. La siguiente se puede dibujar { $when }; `/game board text:True` muestra la mesa con palabras al momento.
limits-pictures-server = En este servidor se han pedido tantas imágenes que la siguiente solo se podrá dibujar { $when }. `/game board text:True` muestra la mesa con palabras al momento.
limits-films = Las películas tardan en dibujarse, y nadie puede pedir más de { $most } en un minuto. Pide la siguiente { $when }.
limits-films-server = En este servidor se han pedido muchas películas. La siguiente se puede dibujar { $when }.
limits-thoughts = Pensar lleva su tiempo, y nadie puede pedir más de { $most ->
        [one] una pista o repaso
       *[other] { $most } pistas o repasos
    } en un minuto. Vuelve a pedir { $when }.
limits-thoughts-server = En este servidor se han pedido muchas pistas y repasos. Vuelve a pedir { $when }.
limits-imports = Nadie puede importar más de { $most ->
        [one] una partida
       *[other] { $most } partidas
    } en un día. La siguiente puede venir { $when }.
limits-imports-server = Este servidor no puede importar más de { $most ->
        [one] una partida
       *[other] { $most } partidas
    } en un día. La siguiente se podrá importar { $when }.
limits-leagues =
    { $most ->
        [one] Ya organizas una liga
       *[other] Ya organizas { $most } ligas
    }, y eso es lo máximo que puede tener una persona a la vez. Cuando una acabe o se cancele, abre la siguiente.
limits-leagues-server = Este servidor tiene { $most ->
        [one] una liga
       *[other] { $most } ligas
    }, y eso es lo máximo que puede haber a la vez. Cuando una acabe o se cancele, se podrá abrir la siguiente.
limits-new-leagues = Nadie puede abrir más de { $most ->
        [one] una liga
       *[other] { $most } ligas
    } en un día. La siguiente se podrá abrir { $when }.
limits-new-leagues-server = En este servidor no se pueden abrir más de { $most ->
        [one] una liga
       *[other] { $most } ligas
    } en un día. La siguiente se podrá abrir { $when }.

limits-title = Límites, fijados por quien me gestiona:
limits-count = { $count ->
        [0] sin límite
       *[other] como mucho { $count }
    }
limits-of-tables = Mesas abiertas: { $server } en este servidor (ahora { $open }), { $person } por anfitrión
limits-of-presses = Pulsaciones y comandos por minuto: { $server } en este servidor, { $person } por persona
limits-of-pictures = Imágenes por minuto, aparte de las de un turno: { $server } en este servidor, { $person } por persona
limits-of-films = Películas por minuto: { $server } en este servidor, { $person } por persona
limits-of-thoughts = Pistas y repasos por minuto: { $server } en este servidor, { $person } por persona
limits-of-imports = Partidas importadas por día: { $server } en este servidor, { $person } por persona
limits-of-leagues = Ligas a la vez: { $server } en este servidor, { $person } por organizador
limits-of-new-leagues = Ligas abiertas por día: { $server } en este servidor, { $person } por persona

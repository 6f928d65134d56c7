# What is refused because it is too much, and when it may be tried again.

limits-tables = { $most ->
        [one] Ya eres anfitrión de 1 mesa abierta
       *[other] Ya eres anfitrión de { $most } mesas abiertas
    }, el máximo a la vez. Juega una partida hasta el final, termínala antes con `/game end` o cancela una mesa que no haya empezado.
limits-tables-server = Este servidor tiene { $most ->
        [one] 1 mesa abierta
       *[other] { $most } mesas abiertas
    }, el máximo a la vez. Podrás abrir una cuando otra termine o se cancele. La moderación ve este límite en `/settings server`.
limits-presses = { $most ->
        [one] Has pulsado más de 1 vez
       *[other] Has pulsado más de { $most } veces
    } en un minuto, así que no he atendido esta pulsación. Inténtalo de nuevo { $when }.
limits-presses-server = Este servidor está muy ocupado ahora mismo, así que no he atendido tu pulsación. No se ha cambiado nada. Inténtalo de nuevo { $when }.
limits-pictures = { $most ->
        [one] Has pedido más de 1 imagen
       *[other] Has pedido más de { $most } imágenes
    } en un minuto. Puedo dibujar la siguiente { $when }. `/game board text:True` muestra al momento la mesa como texto.
limits-pictures-server = En este servidor se han pedido muchas imágenes. Puedo dibujar la siguiente { $when }. `/game board text:True` muestra al momento la mesa como texto.
limits-films = Las películas tardan en crearse: el límite es de { $most } por minuto. Pide la siguiente { $when }.
limits-films-server = En este servidor se han pedido muchas películas. Puedo crear la siguiente { $when }.
limits-thoughts = Has pedido más de { $most ->
        [one] 1 pista o análisis
       *[other] { $most } pistas o análisis
    } en un minuto. Podrás pedir más { $when }.
limits-thoughts-server = En este servidor se han pedido muchas pistas y análisis. Podrás pedir más { $when }.
limits-imports = Puedes importar como mucho { $most ->
        [one] 1 partida
       *[other] { $most } partidas
    } al día. Podrás importar la siguiente { $when }.
limits-imports-server = Este servidor puede importar como mucho { $most ->
        [one] 1 partida
       *[other] { $most } partidas
    } al día. La siguiente se podrá importar { $when }.
limits-leagues = { $most ->
        [one] Ya organizas 1 liga
       *[other] Ya organizas { $most } ligas
    }, el máximo a la vez. Podrás abrir otra cuando una termine o se cancele.
limits-leagues-server = Este servidor tiene { $most ->
        [one] 1 liga
       *[other] { $most } ligas
    }, el máximo a la vez. Podrás abrir una cuando otra termine o se cancele.
limits-new-leagues = Puedes abrir como mucho { $most ->
        [one] 1 liga
       *[other] { $most } ligas
    } al día. Podrás abrir la siguiente { $when }.
limits-new-leagues-server = En este servidor se pueden abrir como mucho { $most ->
        [one] 1 liga
       *[other] { $most } ligas
    } al día. La siguiente se podrá abrir { $when }.

limits-title = Límites que pone el responsable del bot:
limits-count = { $count ->
        [0] sin límite
       *[other] como mucho { $count }
    }
limits-of-tables = Mesas abiertas: { $server } en este servidor (ahora hay { $open }), { $person } por anfitrión
limits-of-presses = Pulsaciones y comandos por minuto: { $server } en este servidor, { $person } por persona
limits-of-pictures = Imágenes por minuto, aparte de las de un turno: { $server } en este servidor, { $person } por persona
limits-of-films = Películas por minuto: { $server } en este servidor, { $person } por persona
limits-of-thoughts = Pistas y análisis por minuto: { $server } en este servidor, { $person } por persona
limits-of-imports = Partidas importadas por día: { $server } en este servidor, { $person } por persona
limits-of-leagues = Ligas a la vez: { $server } en este servidor, { $person } por organizador
limits-of-new-leagues = Ligas abiertas por día: { $server } en este servidor, { $person } por persona

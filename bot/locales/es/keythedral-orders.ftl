# Keythedral: what may be ordered ahead, how an order reads, and why one stops.

keythedral-plan-menu-work = Trabajo: { $dwelling }
keythedral-plan-menu-fields = En { FORM($fields, "the") }
keythedral-plan-menu-alone = En { FORM($fields, "the") }, si no puede salir un segundo trabajador
keythedral-plan-menu-lead = Anunciar también el número { $number } cuando me toque
keythedral-plan-menu-follow = Solo cuando se anuncie el número { $number }
keythedral-plan-menu-spend = Gasto
keythedral-plan-menu-pass = Pasar
keythedral-plan-menu-buy = Comprar un asiento
keythedral-plan-menu-house = Construir una casa
keythedral-plan-menu-craft = Ir a un artesano
keythedral-plan-menu-trade = Ir al comerciante
keythedral-plan-menu-procure = Comprar una ley
keythedral-plan-menu-auction = Jugador inicial
keythedral-plan-menu-laws = Leyes
keythedral-plan-menu-ask = Preguntarme
keythedral-plan-menu-decline = No jugar ninguna

keythedral-plan-work = La { $dwelling } trabaja en { FORM($fields, "the") } si hay sitio
keythedral-plan-work-lead = La { $dwelling } trabaja en { FORM($fields, "the") } si hay sitio, y anuncio el número { $number } cuando me toque
keythedral-plan-alone = La { $dwelling } trabaja en { FORM($fields, "the") } si hay sitio y no puede salir un segundo trabajador
keythedral-plan-alone-lead = La { $dwelling } trabaja en { FORM($fields, "the") } si hay sitio y no puede salir un segundo trabajador, y anuncio el número { $number } cuando me toque
keythedral-plan-pass = Pasar hasta que cambien los asientos a la venta o sus precios
keythedral-plan-buy = Comprar el asiento { $slot } cuando pueda, salvo si cambian el asiento o su precio
keythedral-plan-buy-choosing = Comprar el asiento { $slot } cuando pueda, salvo si cambian asiento o precio, o hay varias formas de pago
keythedral-plan-buy-anyhow = Comprar el asiento { $slot } cuando pueda, a cualquier precio, salvo si hay varias formas de pago
keythedral-plan-house = Convertir la { $dwelling } en casa en cuanto pueda
keythedral-plan-craft = { $craftsman }: recibir { $kind } por { $cubes }
keythedral-plan-trade = Comerciante: recibir { $kind } por { $cubes }
keythedral-plan-procure = Comprar la ley de la { $space } por { $kind }
keythedral-plan-bid = Ofrecer lo menos posible, hasta { $count ->
        [one] { $count } cubo
       *[other] { $count } cubos
    }
keythedral-plan-bid-none = No ofrecer nada
keythedral-plan-name = Si puedo elegir al jugador inicial: { $who }
keythedral-plan-law-work = Jugar { $law } antes de que salgan los trabajadores
keythedral-plan-law-work-on = Jugar { $law } ({ $aim }) antes de que salgan los trabajadores
keythedral-plan-law-harvest = Jugar { $law } antes de la cosecha
keythedral-plan-law-harvest-on = Jugar { $law } ({ $aim }) antes de la cosecha
keythedral-plan-law-spend = Jugar { $law } antes del gasto
keythedral-plan-law-spend-on = Jugar { $law } ({ $aim }) antes del gasto
keythedral-plan-law-auction = Jugar { $law } antes de la subasta
keythedral-plan-law-auction-on = Jugar { $law } ({ $aim }) antes de la subasta
keythedral-plan-against-purchase = Jugar { $law } cuando otro compre el asiento { $slot }
keythedral-plan-against-law = Jugar { $law } contra { $other }
keythedral-plan-ask-all = Preguntarme siempre por leyes salvo en la fase 5, aunque ninguna encaje
keythedral-plan-ask-start = Preguntarme por leyes al empezar las fases 1, 2 o 3, aunque ninguna encaje
keythedral-plan-ask-purchase = Preguntarme por leyes cuando alguien compre un asiento, aunque ninguna encaje
keythedral-plan-ask-law = Preguntarme por leyes cuando alguien juegue una, aunque ninguna encaje
keythedral-plan-decline-start = En los demás casos, no jugar ninguna ley al empezar una fase
keythedral-plan-decline-purchase = En los demás casos, no jugar ninguna ley cuando alguien compre un asiento
keythedral-plan-decline-law = En los demás casos, no jugar ninguna ley contra una ley
keythedral-plan-decline-in-work = En los demás casos, no jugar ninguna ley mientras salen los trabajadores
keythedral-plan-decline-in-harvest = En los demás casos, no jugar ninguna ley antes de la cosecha
keythedral-plan-decline-in-spend = En los demás casos, no jugar ninguna ley durante el gasto
keythedral-plan-decline-in-auction = En los demás casos, no jugar ninguna ley en la subasta
keythedral-plan-decline-all = En los demás casos, no jugar ninguna ley cuando me pregunten

keythedral-doubt-worker = podría salir un segundo trabajador
keythedral-doubt-on-sale = los asientos a la venta o sus precios han cambiado
keythedral-doubt-price = han cambiado el asiento { $slot } o su precio
keythedral-doubt-payment = puedes pagar el asiento { $slot } de varias formas

keythedral-fact-free = nadie trabaja en { FORM($field, "the") }
keythedral-fact-worked = { $who } trabaja en { FORM($field, "the") }
keythedral-fact-on-sale = el asiento { $slot } sigue a la venta sin cambios
keythedral-fact-passed = { $who } ha pasado
keythedral-fact-not-passed = { $who } no ha pasado

keythedral-orders-end = Valen hasta que acabe la ronda.
keythedral-orders-help =
    Puedes ordenar, por ejemplo:
    - **Trabajo**: la cabaña 3 trabaja en un campo elegido si está libre
    - **Gasto**: comprar un asiento elegido cuando pueda, o pasar hasta que cambien los asientos o sus precios
    - **Jugador inicial**: ofrecer lo menos posible, hasta 2 cubos

# What a computer player looks at in Keythedral.

keythedral-feature-points = puntos
keythedral-feature-buying = el asiento que compras
keythedral-feature-payable = asientos que puedes pagar
keythedral-feature-nearest = el próximo asiento
keythedral-feature-stone = piedra
keythedral-feature-wood = madera
keythedral-feature-food = comida
keythedral-feature-water = agua
keythedral-feature-wine = vino
keythedral-feature-ironwork = hierro forjado
keythedral-feature-glass = vidriera
keythedral-feature-gold = oro
keythedral-feature-houses = casas
keythedral-feature-fields = campos libres
keythedral-feature-variety = tipos de campos a los que llegan tus trabajadores
keythedral-feature-laws = leyes
keythedral-feature-fences = vallas
keythedral-feature-start = ser jugador inicial
keythedral-benefit-lay = Así la cabaña { $number } toca { $count ->
    [one] 1 campo
   *[other] { $count } campos
}: { $fields }.
keythedral-benefit-first = Nuevo para ti: { $fields }.
keythedral-benefit-rival = La vivienda { $number } de { $who } también llega ahí ({ $field }): tú vas primero.
keythedral-benefit-only = Esta vivienda no tiene otro campo libre.
keythedral-benefit-fence = La vivienda { $number } de { $who } ya no llega a este campo: { $field }.
keythedral-benefit-house = Una casa envía 2 trabajadores en vez de 1.
keythedral-benefit-house-fields = La casa { $number } toca { $count ->
    [one] 1 campo
   *[other] { $count } campos
}: { $fields }.
keythedral-benefit-law = Recibes 1 ley más, para jugarla cuando más te convenga.
keythedral-benefit-keep = Guardas { $cubes } para los artesanos y el comerciante.
keythedral-benefit-keep-all = Guardas todos tus cubos.
keythedral-benefit-keep-laws = Guardas para después: { $laws }.
keythedral-benefit-offer = Si nadie ofrece más ni iguala tu oferta, tú eliges al jugador inicial. Si { $who } la iguala, recibes { $count ->
    [one] 1 cubo
   *[other] { $count } cubos
}.
keythedral-benefit-match = Tú eliges al jugador inicial.
keythedral-benefit-start = En la próxima ronda eres quien primero envía trabajadores y compra.
keythedral-benefit-start-free = No te cuesta nada, y en la próxima ronda eres quien primero envía trabajadores y compra.
keythedral-benefit-start-law = En esta ronda eres quien primero { $phase ->
    [work] envía trabajadores y compra
   *[spend] compra
}.
keythedral-benefit-few-seats = Solo hay { $count ->
    [one] 1 asiento
   *[other] { $count } asientos
} a la venta para { $players } jugadores.
keythedral-benefit-buys-first = Ya lo tienes todo para el asiento { $slot }, y el jugador inicial compra primero.
keythedral-benefit-seat = Con la cosecha lo tienes todo para el asiento { $slot }.
keythedral-benefit-missing = Para el asiento { $slot } falta aún: { $cubes }.
keythedral-benefit-fields = { $count ->
    [one] { $field }
   *[other] { $field } ×{ $count }
}
keythedral-gain-buying = Te aseguras un asiento.
keythedral-gain-stone = Te deja con más piedra.
keythedral-gain-wood = Te deja con más madera.
keythedral-gain-food = Te deja con más comida.
keythedral-gain-water = Te deja con más agua.
keythedral-gain-wine = Te deja con más vino.
keythedral-gain-ironwork = Te deja con más hierro forjado.
keythedral-gain-glass = Te deja con más vidriera.
keythedral-gain-gold = Te deja con más oro.
keythedral-gain-houses = Tienes una casa más.
keythedral-gain-fields = Tus trabajadores llegan a más campos.
keythedral-gain-variety = Tus trabajadores llegan a un tipo de campo más.
keythedral-gain-laws = Tienes una ley más.
keythedral-gain-fences = Tienes una valla más.
keythedral-gain-start = Pasas a ser jugador inicial.
keythedral-benefit-wanted = { $count } de los { $all } asientos a la venta piden { $kind }.
keythedral-benefit-nobody = Nadie más puede enviar trabajadores con el número { $number }.
keythedral-benefit-later = Aún podrás enviar trabajadores después, con el número { $numbers }.
keythedral-benefit-none-left = Con los números que quedan ya no puede ir ninguno de tus trabajadores.
keythedral-benefit-wanted-all = Los { $all } asientos a la venta piden { $kind }.
keythedral-hint-play = jugar { $law }
keythedral-hint-play-bargain = jugar { $law }: { $paid } por { $got }
keythedral-hint-play-start = jugar { $law }: pasas a ser jugador inicial
keythedral-hint-pay = pagar { $cubes }
keythedral-hint-cubes = { $cubes }
keythedral-benefit-harvest = Esto te da { $cubes } para gastar o cambiar.
keythedral-benefit-aimed = De los trabajadores de allí, { $own ->
    [0] ninguno es tuyo
    [one] 1 es tuyo
   *[other] { $own } son tuyos
} y { $others ->
    [0] ninguno de los demás
    [one] 1 es de los demás
   *[other] { $others } son de los demás
}.
keythedral-benefit-fewer = Con el número { $number } solo { $count ->
    [one] puede enviar trabajadores 1 rival
   *[other] pueden enviar trabajadores { $count } rivales
}; con el número { $other }, { $more }.
keythedral-benefit-keep-seat = Guardas { $cubes } para el asiento { $slot }.
keythedral-benefit-keep-seat-too = Guardas { $cubes } para el asiento { $slot } y además { $rest }.
keythedral-benefit-keep-later = Guardas { $cubes }: { $part ->
    [all] los { $all } asientos posibles
   *[some] { $count } de los { $all } asientos posibles
} del número { $number } piden { $kind }.
keythedral-benefit-keep-later-too = Guardas { $cubes } y además { $rest }: { $part ->
    [all] los { $all } asientos posibles
   *[some] { $count } de los { $all } asientos posibles
} del número { $number } piden { $kind }.
keythedral-benefit-craft-later = { $part ->
    [all] Los { $all } asientos posibles
   *[some] { $count } de los { $all } asientos posibles
} del número { $number } piden { $kind }.
keythedral-benefit-trade-on = Te bastan los cubos para cambiar todo lo que pide el asiento { $slot }.
keythedral-benefit-choose = { $count ->
    [one] Tu trabajador de allí da 1 recurso
   *[other] Tus { $count } trabajadores de allí dan { $count } recursos
} a tu elección en vez de { $kind }.
keythedral-benefit-double = Cosechas además { $cubes }.
keythedral-benefit-any-order = Nadie más llega a los campos que te quedan: el orden no cambia nada para ti.
keythedral-benefit-paid = { $who } te da { $count ->
    [one] 1 cubo
   *[other] { $count } cubos
}.
keythedral-benefit-named-free = Si nadie ofrece, { $who } elige al jugador inicial.
keythedral-benefit-wanted-one = El asiento { $slot } pide { $kind }.
keythedral-benefit-wanted-kinds = El asiento { $slot } pide { $kinds }.
keythedral-benefit-harvest-later = Esto te da { $cubes }. { $part ->
    [all] Los { $all } asientos posibles
   *[some] { $count } de los { $all } asientos posibles
} del número { $number } piden { $kind }.
keythedral-benefit-harvest-craft = Esto te da { $cubes } para pagar { $kind }: lo pide el asiento { $slot }.
keythedral-benefit-only-kind = En esta ronda solo { FORM($field, "the") } puede darte aún { $kind }, y { $who } también llega ahí.
keythedral-benefit-opens = Entonces salen a la venta los asientos de número { $number }, y { $who } puede comprar primero.
keythedral-benefit-opens-alone = Entonces salen a la venta los asientos de número { $number }, y en esta ronda nadie más puede comprar.
keythedral-benefit-law-needed = Sin { $laws }, tus cubos no alcanzan para ningún asiento a la venta.
keythedral-benefit-keep-no-seat = En esta ronda tus cubos no alcanzan para ningún asiento, y los guardas todos.

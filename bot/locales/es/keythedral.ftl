### Keythedral: names, questions, menus and what is told.

keythedral-name = Keythedral

## Set-up

keythedral-option-laws = Cartas de ley
keythedral-option-laws-help = Juega con las veinte cartas de ley. Sin ellas, nadie puede conseguir leyes.
keythedral-option-open-design = Diseño abierto
keythedral-option-open-design-help = Todos los asientos muestran su coste desde el principio; aun así se compran en orden.
keythedral-option-edition = Edición
keythedral-option-edition-help = Cuántos asientos se construyen y cuánto valen.
keythedral-option-edition-first = Primera edición, 2002: 17 asientos que valen de 1 a 5
keythedral-option-edition-second = Segunda edición, 2004: 22 asientos que valen de 4 a 12, y los cubos sobrantes puntúan
keythedral-option-face-up = Leyes boca arriba
keythedral-option-face-up-help = Las leyes nuevas están boca arriba, así que todos saben quién tiene cuál.
keythedral-option-literal = Norma estricta de leyes
keythedral-option-literal-help = Valla insegura, Cambio de diseño y Degradar una casa se juegan en cuanto se consiguen.
keythedral-option-single-field = Duplicar un campo
keythedral-option-single-field-help = Doble producción duplica un solo campo en vez de un tipo de campo.
keythedral-option-windows = Ventanas de leyes
keythedral-option-windows-help = Si se te pregunta cuando ninguna de tus leyes encaja. Discretas es más rápido, pero una ventana que tarda en cerrarse insinúa que alguien tiene una ley que encaja.
keythedral-option-windows-quiet = Discretas: se responde por quien no tiene ley que encaje
keythedral-option-windows-strict = Estrictas: responde todo el que tenga leyes, no se nota nada
keythedral-option-start = Primer jugador inicial
keythedral-option-start-help = Quién empieza; si no se nombra a nadie, decide el azar.

## Pieces

keythedral-kind-stone = piedra
keythedral-kind-wood = madera
keythedral-kind-food = comida
keythedral-kind-water = agua
keythedral-kind-wine = vino
keythedral-kind-ironwork = hierro forjado
    .short = forjado
keythedral-kind-glass = vidriera
keythedral-kind-gold = oro
keythedral-cubes = { $count } de { $kind }
keythedral-nothing = nada
keythedral-field-quarry = cantera
    .the = la cantera
    .a = una cantera
    .to = a la cantera
    .of = de la cantera
keythedral-field-quarry-help = Un trabajador trae de aquí 1 de piedra.
keythedral-field-wood = bosque
    .the = el bosque
    .a = un bosque
    .to = al bosque
    .of = del bosque
keythedral-field-wood-help = Un trabajador trae de aquí 1 de madera.
keythedral-field-farm = granja
    .the = la granja
    .a = una granja
    .to = a la granja
    .of = de la granja
keythedral-field-farm-help = Un trabajador trae de aquí 1 de comida.
keythedral-field-lake = lago
    .the = el lago
    .a = un lago
    .to = al lago
    .of = del lago
keythedral-field-lake-help = Un trabajador trae de aquí 1 de agua.
keythedral-field-vineyard = viñedo
    .the = el viñedo
    .a = un viñedo
    .to = al viñedo
    .of = del viñedo
keythedral-field-vineyard-help = Un trabajador trae de aquí 1 de vino.
keythedral-field-in = { $field } de la { $cell }
    .the = { FORM($field, "the") } de la { $cell }
    .a = { FORM($field, "a") } de la { $cell }
    .to = { FORM($field, "to") } de la { $cell }
    .of = { FORM($field, "of") } de la { $cell }
keythedral-field-beside = { $field } del { $corner }
    .the = { FORM($field, "the") } del { $corner }
    .a = { FORM($field, "a") } del { $corner }
    .to = { FORM($field, "to") } del { $corner }
    .of = { FORM($field, "of") } del { $corner }
    .at = { FORM($field, "the") } al { $corner }
keythedral-colour-blue = azul
keythedral-colour-yellow = amarillo
    .f = amarilla
keythedral-colour-grey = gris
keythedral-colour-green = verde
keythedral-colour-red = rojo
    .f = roja
keythedral-craftsman-smith = herrero
keythedral-craftsman-smith-help = Vende hierro por dos cubos cualesquiera.
keythedral-craftsman-glazier = vidriero
keythedral-craftsman-glazier-help = Vende vidrio por tres cubos cualesquiera.
keythedral-craftsman-goldsmith = orfebre
keythedral-craftsman-goldsmith-help = Vende oro por cuatro cubos cualesquiera.
keythedral-space-left = izquierda
keythedral-space-right = derecha
# Fields and corners have numbers, which the map shows.
keythedral-place = lugar { $number }
    .on = en el lugar { $number }
keythedral-field-number = campo { $number }
keythedral-field-numbered = { $field } { $number }
    .the = { FORM($field, "the") } { $number }
    .a = { FORM($field, "a") } { $number }
    .to = { FORM($field, "to") } { $number }
    .of = { FORM($field, "of") } { $number }
keythedral-corner-number = la esquina { $number }
keythedral-fence-at = en { $corner }, hacia { FORM($field, "the") }
# In logs of games from before places had numbers.
keythedral-column-row = columna { $column }, fila { $row }
    .on = en la columna { $column }, fila { $row }
keythedral-west = { $count } oeste
keythedral-east = { $count } este
keythedral-north = { $count } norte
keythedral-south = { $count } sur
keythedral-corner = la esquina { $corner } { FORM($field, "of") }
keythedral-corner-nw = noroeste
keythedral-corner-ne = noreste
keythedral-corner-sw = suroeste
keythedral-corner-se = sureste
keythedral-fence-between = entre la { $dwelling } y { FORM($field, "the") }
keythedral-fence-on = en la esquina { $corner } { FORM($field, "of") }
# In logs of games from before fields were named by where they lie, and squares and their sides by fields.
keythedral-field-at = { $field } en { $cell }
    .the = { FORM($field, "the") } en { $cell }
    .a = { FORM($field, "a") } en { $cell }
    .to = { FORM($field, "to") } en { $cell }
    .of = { FORM($field, "of") } en { $cell }
keythedral-cell = { $at }
keythedral-site = { $at }
keythedral-side = { $at }
keythedral-slot = { $slot }
keythedral-slot-for = { $slot } ({ $cubes })
keythedral-number = { $number }
keythedral-player = { $who }
keythedral-pay-get = { $pay } por { $get }
keythedral-cottage-of = cabaña { FORM($colour, "f") } { $number }
keythedral-house-of = casa { FORM($colour, "f") } { $number }

## Laws

keythedral-law-work-order = Orden de trabajo
keythedral-law-work-order-help = Al empezar la fase 1: solo tú pones los cinco marcadores en sus números.
keythedral-law-price-increase = Subida de precio
keythedral-law-price-increase-help = Cuando otro jugador compra un asiento: cuesta un cubo más, de un tipo impreso en él.
keythedral-law-price-decrease = Bajada de precio
keythedral-law-price-decrease-help = En tu turno: un asiento cuesta un cubo menos, pero no de oro.
keythedral-law-upgrade-cottage = Mejorar cabaña
keythedral-law-upgrade-cottage-help = En cualquier momento: una de tus cabañas se convierte en casa.
keythedral-law-substitution = Sustitución
keythedral-law-substitution-help = Cuando compras un asiento: paga recursos con otros recursos, o un bien artesano con otro.
keythedral-law-cottage-number = Número de cabaña
keythedral-law-cottage-number-help = Cuando colocas trabajadores: otra de tus viviendas, cuyo número aún no ha salido, coloca también ahora.
keythedral-law-craft-bargain = Ganga artesana
keythedral-law-craft-bargain-help = En cualquier momento: paga un recurso por un cubo artesano usado del almacén.
keythedral-law-unexpected-harvest = Cosecha inesperada
keythedral-law-unexpected-harvest-help = Antes de la cosecha: de un tipo de campo tomas recursos a tu elección.
keythedral-law-broken-fences = Vallas rotas
keythedral-law-broken-fences-help = Antes o durante la fase 1: tus trabajadores ignoran todas las vallas esta ronda.
keythedral-law-repeal-law = Derogar ley
keythedral-law-repeal-law-help = Cuando otro jugador juega una ley: no tiene efecto.
keythedral-law-unsafe-fence = Valla insegura
keythedral-law-unsafe-fence-help = En cualquier momento: retira de la partida cualquier valla.
keythedral-law-house-moratorium = Moratoria de casas
keythedral-law-house-moratorium-help = Antes de la fase 3: esta ronda nadie más puede convertir una cabaña en casa.
keythedral-law-design-change = Cambio de diseño
keythedral-law-design-change-help = En cualquier momento, también al comprarse un asiento: cambia un asiento por otro oculto de su número.
keythedral-law-double-production = Doble producción
keythedral-law-double-production-help = Antes de la cosecha: tus trabajadores en un tipo de campo traen el doble.
keythedral-law-double-production-single = Antes de la cosecha: tu trabajador en un campo de tu elección trae el doble.
keythedral-law-bargain = Ganga
keythedral-law-bargain-help = Como acción: el comerciante da dos recursos por uno.
keythedral-law-sale = Rebajas
keythedral-law-sale-help = Como acción: vidrio por un cubo, u oro por dos.
keythedral-law-downgrade-house = Degradar una casa
keythedral-law-downgrade-house-help = En cualquier momento: una casa de cualquier jugador vuelve a ser cabaña.
keythedral-law-good-harvest = Buena cosecha
keythedral-law-good-harvest-help = Antes de la cosecha: un tipo de campo da el doble a todos.
keythedral-law-poor-harvest = Mala cosecha
keythedral-law-poor-harvest-help = Antes de la cosecha: un tipo de campo no da nada esta ronda.
keythedral-law-start-order = Orden de inicio
keythedral-law-start-order-help = Al empezar una fase: nombra un nuevo jugador inicial.

## Why something cannot be chosen now

keythedral-why-seat = El asiento { $slot } cuesta { $cubes }; te falta: { $lack }.
keythedral-why-seat-law = El asiento { $slot } cuesta { $cubes }; te falta: { $lack }; con una ley tuya, menos.
keythedral-why-later = Los asientos más altos se venden cuando se hayan vendido todos los de número { $number }.
keythedral-why-houses = Todas tus cabañas son ya casas.
keythedral-why-moratorium = Una casa: la ley { $law } lo prohíbe esta ronda.
keythedral-why-house = Una casa cuesta { $cubes }; te falta: { $lack }.
keythedral-why-fence = Una valla cuesta { $cubes }, y no tienes.
keythedral-why-fences-gone = No te quedan vallas por construir.
keythedral-why-fence-room = Una valla: no cabe en ningún sitio.
keythedral-why-unfence = Quitar una valla cuesta { $cubes }; tienes { $have }.
keythedral-why-trader = comerciante
keythedral-why-new-law = Una ley nueva cuesta { $count } cubo, y no tienes ninguno.
keythedral-why-cubes =
    { $need ->
        [one] El { $what } pide { $need } cubo, y tienes { $have }.
       *[other] El { $what } pide { $need } cubos, y tienes { $have }.
    }
keythedral-why-craft-none = Al { $craftsman } no le queda nada que vender.
keythedral-why-store = El comerciante: no quedan recursos en el almacén.
keythedral-why-no-law = Ahora no hay ninguna ley expuesta.
keythedral-why-sent = { $count ->
    [one] El trabajador de la { $dwelling } ya ha salido.
   *[other] Los trabajadores de la { $dwelling } ya han salido.
}
keythedral-why-worker = Hay un trabajador de { $who } en { FORM($field, "the") }, junto a la { $dwelling }.
keythedral-why-own-worker = Ya hay un trabajador tuyo en { FORM($field, "the") }, junto a la { $dwelling }.
keythedral-why-fenced = Una valla impide a los trabajadores de la { $dwelling } ir { FORM($field, "to") }.
keythedral-why-order = { $count ->
    [one] El número { $numbers } ya ha trabajado en esta ronda.
   *[other] Los números { $numbers } ya han trabajado en esta ronda.
}
keythedral-why-bid = Una oferta debe superar { $high }, y tienes { $have } cubos.
keythedral-why-law = { $law } solo se puede jugar { $when }.
keythedral-when-work = al empezar la fase 1
keythedral-when-purchase = cuando otro jugador compra un asiento
keythedral-when-turn = en tu turno de la fase 3
keythedral-when-own-purchase = cuando compras un asiento
keythedral-when-placing = cuando colocas trabajadores
keythedral-when-harvest = en la fase 1 o al empezar la fase 2
keythedral-when-fences = en la fase 5 o en la fase 1
keythedral-when-law = cuando otro jugador juega una ley
keythedral-when-spend = en la fase 1 o al empezar la fase 2 o 3
keythedral-when-phase = al empezar la fase 1, 2, 3 o 5
keythedral-why-law-fences = { $law }: no hay ninguna valla en el mapa.
keythedral-why-law-placed = { $law }: a todas tus viviendas ya les ha tocado colocar en esta ronda.
keythedral-why-law-cottages = { $law }: todas tus cabañas son ya casas.
keythedral-why-law-banned = { $law }: la ley { $other } lo prohíbe esta ronda.
keythedral-why-law-used = { $law }: no hay ningún cubo artesano usado en el almacén.
keythedral-why-law-resource = { $law }: no tienes ningún recurso.
keythedral-why-law-store = { $law }: no quedan recursos en el almacén.
keythedral-why-law-designs = { $law }: de ningún asiento con el coste a la vista queda otro oculto de su número.
keythedral-why-law-gold = { $law }: todos los asientos con el coste a la vista cuestan solo oro.
keythedral-why-law-houses = { $law }: no hay ninguna casa en el mapa.
keythedral-why-law-early = { $law }: ninguna de tus viviendas cuyo número aún no ha salido tiene un campo libre.
keythedral-why-law-workers = { $law }: aún no tienes ningún trabajador en un campo.
keythedral-why-law-sale = { $law }: ni al vidriero ni al orfebre les queda nada que vender.
keythedral-why-law-cubes = { $need ->
    [one] { $law }: lo que queda a la venta cuesta { $need } cubo, y tienes { $have }.
   *[other] { $law }: lo que queda a la venta cuesta { $need } cubos, y tienes { $have }.
}
keythedral-why-law-no-seat = { $law }: ningún asiento en venta se puede pagar con ella.

## Questions

keythedral-ask-lay = Has sacado { FORM($field, "a") }: ¿dónde colocas el campo?
keythedral-ask-cottage = ¿Cuál de tus cabañas colocas?
keythedral-ask-site = ¿Dónde colocas la cabaña { $number }?
keythedral-ask-order = ¿Qué número trabaja ahora?
keythedral-ask-send = { $count ->
    [one] ¿Adónde va el trabajador de la vivienda { $numbers }?
   *[other] ¿Adónde van los trabajadores de la vivienda { $numbers }?
}
keythedral-ask-send-other = ¿Adónde va el otro trabajador de la vivienda { $numbers }?
keythedral-ask-send-both = ¿Adónde van los trabajadores de las viviendas { $numbers }?
keythedral-ask-take =
    { $count ->
        [one] ¿Qué cubo tomas del almacén?
       *[other] ¿Qué cubos tomas del almacén? Faltan { $count }.
    }
keythedral-ask-turn = ¿En qué gastas tus cubos?
keythedral-ask-buy = ¿Qué pagas por el asiento?
keythedral-ask-fence = ¿Dónde construyes la valla?
keythedral-ask-unfence = ¿Qué valla quitas?
keythedral-ask-craft =
    { $count ->
        [one] ¿Qué cubo pagas por { $kind }?
       *[other] ¿Qué cubos pagas por { $kind }? Faltan { $count }.
    }
keythedral-ask-trade = ¿Qué cubo entregas primero?
keythedral-ask-trade-then = ¿Qué cubo añades al de { $kind }, y qué recibes por los dos?
keythedral-ask-law = { $who } juega la ley { $law }. ¿La derogas?
keythedral-ask-law-on = { $who } juega la ley { $law } ({ $aims }). ¿La derogas?
keythedral-ask-procure = ¿Qué cubo pagas por la ley?
keythedral-ask-settle = El precio del asiento { $slot } ha cambiado. ¿Aún lo compras?
keythedral-ask-settle-repealed = Tu ley ha sido derogada. ¿Aún compras el asiento { $slot }?
keythedral-ask-move = Las vallas separan la { $dwelling } de todos los campos. ¿Dónde la colocas ahora?
keythedral-ask-bid-first = ¿Qué ofreces por nombrar al jugador inicial?
keythedral-ask-bid =
    { $high ->
        [one] { $who } ofrece un cubo, lo más alto hasta ahora. ¿Qué ofreces por nombrar al jugador inicial?
       *[other] { $who } ofrece { $high } cubos, lo más alto hasta ahora. ¿Qué ofreces por nombrar al jugador inicial?
    }
keythedral-ask-name = ¿Quién será jugador inicial?
keythedral-ask-give =
    { $count ->
        [one] ¿Qué cubo das a { $who }?
       *[other] ¿Qué cubos das a { $who }? Faltan { $count }.
    }
keythedral-ask-end = ¿Es esa tu jugada?
keythedral-ask-purchase = { $who } quiere comprar el asiento { $slot } por { $cubes }. ¿Respondes con una ley?
keythedral-ask-purchase-again = { $who } aún quiere comprar el asiento { $slot }. ¿Respondes con otra ley?
keythedral-ask-free = Le toca a { $who }. Antes puedes jugar una ley.
keythedral-ask-noted = { $ask } { $note }
keythedral-order-declines = Tu orden fija lo rechazará por sí sola; responde ahora si quieres otra cosa.
keythedral-note-quiet = Ninguna de tus leyes encaja: se rechaza en tu nombre.
keythedral-note-unattended = No se avisa a nadie para esto: si no respondes, ni responde una orden tuya, no se juega ninguna ley.
keythedral-order-plays = Tu orden fija jugará la ley { $law } por sí sola; responde ahora si quieres otra cosa.
keythedral-note-none-fits = Aquí no encaja ninguna de tus leyes; se te pregunta para que nadie pueda notarlo.
keythedral-ask-start-work = Los trabajadores están a punto de salir. ¿Juegas una ley?
keythedral-ask-start-harvest = La cosecha está a punto de empezar. ¿Juegas una ley?
keythedral-ask-start-harvest-spend = La cosecha y el gasto están a punto de empezar. ¿Juegas una ley?
keythedral-ask-start-spend = El gasto está a punto de empezar. ¿Juegas una ley?
keythedral-ask-start-auction = El marcador de jugador inicial está a punto de cambiar de manos. ¿Juegas una ley?
keythedral-ask-aim-order = { $law }: ¿qué número trabaja ahora?
keythedral-ask-aim-slot = { $law }: ¿para qué asiento?
keythedral-ask-aim-cottage = { $law }: ¿para qué cabaña?
keythedral-ask-aim-own = { $law }: ¿qué vivienda coloca también ahora?
keythedral-ask-aim-bargain = { $law }: ¿qué pagas, y a cambio de qué?
keythedral-ask-aim-field = { $law }: ¿para qué campos?
keythedral-ask-aim-fence = { $law }: ¿qué valla?
keythedral-ask-aim-trade = { $law }: ¿qué recurso pagas?
keythedral-ask-aim-trade-then = { $law }: ¿qué recurso recibes?
keythedral-ask-aim-sale = { $law }: ¿dónde compras?
keythedral-ask-aim-sale-then = { $law }: ¿qué cubo pagas?
keythedral-ask-aim-house = { $law }: ¿para qué casa?
keythedral-ask-aim-seat = { $law }: ¿quién será jugador inicial?
keythedral-ask-aim-law = { $law }: ¿qué ley derogas?

keythedral-ask-arm-slot = { $law }: ¿a qué compra debe responder por sí sola?
keythedral-ask-arm-law = { $law }: ¿a qué ley debe responder por sí sola?

## Menus

keythedral-menu-lay = Colocar { FORM($field, "the") } en
keythedral-menu-cottage = Cabaña { $number }
keythedral-menu-order = Número { $number }
keythedral-menu-order-note = Tu propia vivienda no encuentra ningún campo libre.
keythedral-menu-send = Desde la vivienda { $number }
keythedral-menu-stay = Nadie puede salir
keythedral-menu-buy =
    { $points ->
        [one] Comprar asiento { $slot } ({ $points } punto)
       *[other] Comprar asiento { $slot } ({ $points } puntos)
    }
keythedral-menu-buy-for =
    { $points ->
        [one] Comprar asiento { $slot } por { $cubes } ({ $points } punto)
       *[other] Comprar asiento { $slot } por { $cubes } ({ $points } puntos)
    }
keythedral-menu-using = Usando { $laws }
keythedral-menu-with = Pagar { $cubes }
keythedral-menu-withdraw = Retirarse
keythedral-menu-house = Convertir una cabaña en casa (piedra, madera)
keythedral-menu-fence = Construir valla (madera)
keythedral-menu-towards = Hacia { FORM($field, "the") }
keythedral-menu-unfence = Quitar una valla (2 de vino)
keythedral-menu-craft = Comprar { $kind } al { $craftsman } ({ $count } cubos)
keythedral-menu-craft-note = A un artesano: tú eliges con qué cubos pagas.
keythedral-menu-trade = Cambiar dos cubos por un recurso
keythedral-menu-and = Y { $kind }
keythedral-menu-for = Por { $kind }
keythedral-menu-law = Conseguir la ley de la { $space } (1 cubo)
keythedral-menu-law-note = Tras una ley ya no tienes más turnos en esta fase.
keythedral-menu-pass = Pasar
keythedral-menu-play = Jugar una ley
keythedral-menu-watch = Cuándo preguntarme por leyes
keythedral-watch-windows = En cada ventana
keythedral-watch-reactions = Solo ante compras y leyes jugadas
keythedral-watch-later = No más en esta fase
keythedral-watch-none = Nunca: siempre rechazo
keythedral-menu-arm = Que { $law } responda por sí sola
keythedral-menu-disarm = Volver a guardar { $law }
keythedral-menu-decline = No jugar ninguna ley
keythedral-menu-no-offer = No ofrecer nada
keythedral-menu-offer =
    { $count ->
        [one] Ofrecer 1 cubo
       *[other] Ofrecer { $count } cubos
    }
keythedral-menu-match-of =
    { $count ->
        [one] Igualar la oferta de un cubo
       *[other] Igualar la oferta de { $count } cubos
    }
keythedral-menu-name = { $who } empieza
keythedral-menu-stop = Aceptar acabar aquí la partida
keythedral-caution-workers = { $count ->
        [one] Aún se podría enviar otro trabajador.
       *[other] Aún se podrían enviar trabajadores de { $count } viviendas.
    }
keythedral-final-chapter = Con esto acaba la ronda, y nadie puede deshacerlo por su cuenta.
keythedral-menu-end = Listo
keythedral-menu-end-law = Listo: ver la ley

## What is told

keythedral-drew = { $who } saca { FORM($field, "a") }.
keythedral-laid = { $who } coloca { FORM($field, "a") } { FORM($cell, "on") }, y la { $dwelling } en { $site }.
keythedral-turned-up = Salen a la venta los asientos de número { $number }: { $slots }.
keythedral-round = Ronda { $round }. Jugador inicial: { $who }.
keythedral-ordered = { $who } llama a trabajar al número { $number }.
keythedral-last-order = El número { $number } trabaja el último.
keythedral-sent = { $count ->
    [one] { $who } envía un trabajador de la { $dwelling } { FORM($fields, "to") }.
   *[other] { $who } envía trabajadores de la { $dwelling } { FORM($fields, "to") }.
}
keythedral-sent-field = { FORM($field, "the") }
    .to = { FORM($field, "to") }
keythedral-unemployed = La vivienda { $number } de { $who } no encuentra ningún campo libre.
keythedral-collected = { $who } cosecha { $cubes }.
keythedral-harvest-failed = En la reserva no queda nada para { $who }: se queda sin { $cubes }.
keythedral-choice-failed =
    { $count ->
        [one] En la reserva no queda nada que { $who } pueda elegir: se pierde un cubo de libre elección.
       *[other] En la reserva no queda nada que { $who } pueda elegir: se pierden { $count } cubos de libre elección.
    }
keythedral-chose-harvest = { $who } elige del almacén { $cubes }.
keythedral-declares = { $who } quiere comprar el asiento { $slot } por { $cubes }.
keythedral-bought =
    { $points ->
        [one] { $who } compra el asiento { $slot } por { $cubes }: 1 punto.
       *[other] { $who } compra el asiento { $slot } por { $cubes }: { $points } puntos.
    }
keythedral-withdraws = Al final { $who } no compra el asiento { $slot }.
keythedral-lost-seat = El asiento { $slot } ya no está: { $who } elige de nuevo.
keythedral-takes-back = { $who } devuelve a su mano la ley { $law }.
keythedral-built = { $who } convierte la { $dwelling } en casa por piedra y madera.
keythedral-fenced-off = { $who } paga madera y construye una valla { $side }.
# In logs of games from before sides were named by fields.
keythedral-fenced = { $who } paga madera y construye una valla en { $side }, junto a la { $dwelling }.
keythedral-unfenced = { $who } paga 2 de vino para quitar la valla { $side }.
keythedral-enclosed = La { $dwelling } queda separada de todos los campos y tiene que mudarse.
keythedral-moved = { $who } muda la { $dwelling } a { $site }.
keythedral-crafted = { $who } compra { $kind } al { $craftsman } por { $cubes }.
keythedral-traded = { $who } cambia { $cubes } por { $kind }.
keythedral-procured = { $who } consigue la ley de la { $space } por { $cubes }.
keythedral-drew-law = Has conseguido la ley { $law }.
keythedral-passed = { $who } pasa.
keythedral-law-arrives = Hay una nueva ley a la vista: { $law }.
keythedral-auction = { $who } recibe el marcador de jugador inicial. ¿Quién ofrece cubos por él?
keythedral-offered =
    { $count ->
        [one] { $who } ofrece 1 cubo.
       *[other] { $who } ofrece { $count } cubos.
    }
keythedral-matched =
    { $count ->
        [one] { $who } iguala la oferta de 1 cubo.
       *[other] { $who } iguala la oferta de { $count } cubos.
    }
keythedral-declined = { $who } no ofrece nada.
keythedral-gave = { $who } da { $cubes } a { $to }.
keythedral-named = { $who } nombra jugador inicial a { $start }.
keythedral-named-self = { $who } será jugador inicial.
keythedral-wants-stop = { $who } acabaría aquí la partida.
keythedral-stopped = Todos de acuerdo: la partida acaba aquí.
keythedral-last-round = Acaba la ronda { $round } y con ella la partida: los asientos que quedan no se construyen.
keythedral-standstill = No se ha construido ningún asiento en las últimas { $rounds } rondas. Si nadie quiere seguir, `/game end` consulta a la mesa.
keythedral-over = El último asiento está construido: fin de la partida.
keythedral-no-law = Ahora no se juega ninguna otra ley.
keythedral-plays = { $who } juega la ley { $law }.
keythedral-plays-on = { $who } juega la ley { $law }: { $aims }.
keythedral-returned = Otra ley llegó antes: tu ley { $law } no se ha jugado y sigue en tu mano.
keythedral-repealed = { $who } deroga la ley { $law }.
keythedral-law-works = { $law }: { $does }.
keythedral-does-order = el orden de trabajo es { $numbers }
keythedral-does-dearer = El asiento { $slot } cuesta ahora un cubo más.
keythedral-does-cheaper = El asiento { $slot } cuesta ahora un cubo menos.
keythedral-does-substitute = { $who } puede pagar con otros cubos.
keythedral-does-upgrade = la { $dwelling } se convierte en casa
keythedral-does-early = la { $dwelling } coloca ahora
keythedral-does-swap = los cubos cambian de manos
keythedral-does-broken = las vallas no frenan a los trabajadores de { $who } esta ronda
keythedral-does-broken-next = las vallas no frenarán a los trabajadores de { $who } la próxima ronda
keythedral-does-moratorium = nadie salvo { $who } puede convertir cabañas en casas esta ronda
keythedral-does-unexpected = { $who } elige otros recursos en la cosecha { FORM($field, "of") }
keythedral-does-double = cosecha doble { FORM($field, "of") } para { $who }
keythedral-does-good = cosecha doble { FORM($field, "of") } para todos
keythedral-does-poor = sin cosecha { FORM($field, "of") }
keythedral-harvest-type = los campos de tipo { $field }
    .of = de los campos de tipo { $field }
keythedral-harvest-field = un campo ({ $cell })
    .of = de un campo ({ $cell })
keythedral-does-unfence = Ya no está la valla { $side }.
keythedral-does-design = Hay un nuevo diseño en el asiento { $slot }. Cuesta { $cubes }.
keythedral-does-bargain = los cubos cambian de manos
keythedral-does-sale = los cubos cambian de manos
keythedral-does-downgrade = La { $dwelling } vuelve a ser cabaña.
keythedral-does-start = el jugador inicial es ahora { $who }

## Score sheet

keythedral-score-seats =
    { $count ->
        [0] Ningún asiento de número { $number }
        [one] 1 asiento de número { $number }
       *[other] { $count } asientos de número { $number }
    }
keythedral-score-cubes = Cubos sobrantes
keythedral-score-tie = Empate a puntos, así que deciden los cubos sobrantes: valen { $worth }

## Names of the pictures

keythedral-picture-map = El mapa
keythedral-picture-town = La villa
keythedral-picture-mat = La keythedral
keythedral-picture-laws = Las veinte leyes
keythedral-picture-score = Puntuación
keythedral-picture-screen-of = Pantalla de { $who }

## What people type who look for a rule: a line of "their words: words of the rules" each. Phrases of several
## words are found in any order.

keythedral-synonyms =
    trabajador, trabajadores, meeple, peón, peon, keyple, persona: worker
    subasta, puja, pujar, oferta, ofertas, ofrecer: offer, start player
    puntuación, puntuacion, puntuar, puntúa, puntua, puntuación final, puntos, punto, puntos de victoria, pv, recuento: point
    empate, empates, empato, empatar, desempate: tie
    fin de partida, final de partida, fin del juego, final del juego, última ronda, ultima ronda: end, last seat
    ganar, ganador, victoria, objetivo, meta: most points win
    ley, leyes, carta, cartas: law
    reaccionar, reacción, reaccion, interrumpir, responder, respuesta, ventana, anular: window, answer
    derogar, derogación, derogacion: repeal
    casa, casas, mejora, mejorar: house
    cabaña, cabañas, choza: cottage
    vivienda, viviendas: dwelling
    valla, vallas, cerca, muro, barrera, bloquear: fence
    mercado, tienda, artesano, artesanos, herrero, vidriero, orfebre: craftsman
    comerciar, comerciante, cambio, cambiar, intercambio: trade
    catedral, iglesia, asiento, asientos, silla: seat
    comprar, compra, pagar, pago: buy, bought, pay
    cubo, cubos, recurso, recursos, bienes: cube, resource
    jugador inicial, primer jugador, orden de turno: start player
    orden fija, automático, automatico: standing order
    campo, campos: field
    cosecha, cosechar: harvest
    mapa: map
    ronda, rondas: round
    fase, fases: phase
    almacén, almacen: store
    pasar: pass
    precio, coste, costo: cost

## Parts of a game, in the chart of a review

keythedral-chapter = { $number ->
    [0] Mapa
   *[other] Ronda { $number }
}
keythedral-chapters = Rondas
keythedral-chapter-over =
    { $number ->
        [0] El mapa está colocado
       *[other] La ronda { $number } ha acabado
    }

### Keythedral: names, questions, menus and what is told.

keythedral-name = Keythedral

## Set-up

keythedral-option-laws = Cartas de ley
keythedral-option-laws-help = Puedes comprar y jugar cartas de ley.
keythedral-option-open-design = Diseño abierto
keythedral-option-open-design-help = Ves el precio de cada asiento desde el principio. Los asientos se siguen comprando en orden.
keythedral-option-edition = Edición
keythedral-option-edition-first = primera (2002)
keythedral-option-edition-first-help = 17 asientos que valen de 1 a 5 puntos.
keythedral-option-edition-second = segunda (2004)
keythedral-option-edition-second-help = 22 asientos que valen de 4 a 12 puntos, y los cubos sobrantes puntúan.
keythedral-option-face-up = Leyes boca arriba
keythedral-option-face-up-help = Todos ven qué leyes tienes.
keythedral-option-literal = Norma estricta de leyes
keythedral-option-literal-help = Juegas Valla insegura, Cambio de diseño y Degradar una casa en cuanto las compras.
keythedral-option-single-field = Duplicar un campo
keythedral-option-single-field-help = La ley Doble producción duplica 1 campo, no todos los de su tipo.
keythedral-option-windows = Preguntas por leyes
keythedral-option-windows-quiet = discretas
keythedral-option-windows-quiet-help = Solo te pregunto si encaja una ley tuya. Una espera larga puede delatar que alguien tiene una.
keythedral-option-windows-strict = estrictas
keythedral-option-windows-strict-help = Te pregunto siempre que tengas una ley, así que nadie sabe cuál es.
keythedral-option-start = Jugador inicial
keythedral-option-start-help = Quién empieza la partida. Si no eliges a nadie, decide el azar.

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
keythedral-craftsman-smith-help = Vende hierro forjado por 2 cubos cualesquiera.
keythedral-craftsman-glazier = vidriero
keythedral-craftsman-glazier-help = Vende vidriera por 3 cubos cualesquiera.
keythedral-craftsman-goldsmith = orfebre
keythedral-craftsman-goldsmith-help = Vende oro por 4 cubos cualesquiera.
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
    .you = tú
keythedral-pay-get = { $pay } por { $get }
keythedral-cottage-of = cabaña { FORM($colour, "f") } { $number }
keythedral-house-of = casa { FORM($colour, "f") } { $number }

## Laws

keythedral-law-work-order = Orden de trabajo
keythedral-law-work-order-help = Al empezar la fase 1: decides tú el orden de los 5 números.
keythedral-law-price-increase = Subida de precio
keythedral-law-price-increase-help = Cuando otro jugador compra un asiento: cuesta 1 cubo más, de un tipo impreso en él.
keythedral-law-price-decrease = Bajada de precio
keythedral-law-price-decrease-help = En tu turno: un asiento cuesta 1 cubo menos, pero no de oro.
keythedral-law-upgrade-cottage = Mejorar cabaña
keythedral-law-upgrade-cottage-help = En cualquier momento: una de tus cabañas se convierte en casa.
keythedral-law-substitution = Sustitución
keythedral-law-substitution-help = Cuando compras un asiento: paga recursos con otros recursos, o 1 producto artesano con otro.
keythedral-law-cottage-number = Número de cabaña
keythedral-law-cottage-number-help = Cuando envías trabajadores: otra de tus viviendas, cuyo número aún no se ha anunciado, también los envía ahora.
keythedral-law-craft-bargain = Ganga artesana
keythedral-law-craft-bargain-help = En cualquier momento: paga 1 recurso por un cubo artesano usado de la reserva.
keythedral-law-unexpected-harvest = Cosecha inesperada
keythedral-law-unexpected-harvest-help = Antes de la cosecha: de un tipo de campo tomas los recursos que elijas.
keythedral-law-broken-fences = Vallas rotas
keythedral-law-broken-fences-help = Antes o durante la fase 1: tus trabajadores ignoran todas las vallas esta ronda.
keythedral-law-repeal-law = Derogar ley
keythedral-law-repeal-law-help = Cuando otro jugador juega una ley: esa ley no tiene efecto.
keythedral-law-unsafe-fence = Valla insegura
keythedral-law-unsafe-fence-help = En cualquier momento: retira de la partida cualquier valla.
keythedral-law-house-moratorium = Moratoria de casas
keythedral-law-house-moratorium-help = Antes de la fase 3: esta ronda nadie más puede convertir una cabaña en casa.
keythedral-law-design-change = Cambio de diseño
keythedral-law-design-change-help = En cualquier momento, incluso si alguien compra un asiento: cambia un asiento por otro oculto del mismo número.
keythedral-law-double-production = Doble producción
keythedral-law-double-production-help = Antes de la cosecha: tus trabajadores en un tipo de campo traen el doble.
keythedral-law-double-production-single = Antes de la cosecha: tu trabajador en el campo que elijas trae el doble.
keythedral-law-bargain = Ganga
keythedral-law-bargain-help = Como acción: el comerciante da 2 recursos por 1.
keythedral-law-sale = Rebajas
keythedral-law-sale-help = Como acción: vidriera por 1 cubo, u oro por 2.
keythedral-law-downgrade-house = Degradar una casa
keythedral-law-downgrade-house-help = En cualquier momento: una casa de cualquier jugador vuelve a ser cabaña.
keythedral-law-good-harvest = Buena cosecha
keythedral-law-good-harvest-help = Antes de la cosecha: un tipo de campo da el doble a todos.
keythedral-law-poor-harvest = Mala cosecha
keythedral-law-poor-harvest-help = Antes de la cosecha: un tipo de campo no da nada esta ronda.
keythedral-law-start-order = Orden de inicio
keythedral-law-start-order-help = Al empezar una fase: elige un nuevo jugador inicial.

## Why something cannot be chosen now

keythedral-why-seat = El asiento { $slot } cuesta { $cubes }; aún necesitas { $lack }.
keythedral-why-seat-law = El asiento { $slot } cuesta { $cubes }; aún necesitas { $lack }, o menos con una de tus leyes.
keythedral-why-later = Los asientos de número más alto salen a la venta cuando se venden todos los del número { $number }.
keythedral-why-houses = Todas tus cabañas ya son casas.
keythedral-why-moratorium = La ley { $law } prohíbe hacer casas esta ronda.
keythedral-why-house = Una casa cuesta { $cubes }; aún necesitas { $lack }.
keythedral-why-fence = Una valla cuesta { $cubes }, y no te alcanza.
keythedral-why-fences-gone = No te quedan vallas por construir.
keythedral-why-fence-room = En el mapa no queda sitio para ninguna valla.
keythedral-why-unfence = Quitar una valla cuesta { $cubes }; tienes { $have }.
keythedral-why-unfence-none = No hay ninguna valla que quitar en el mapa.
keythedral-why-trader = comerciante
keythedral-why-new-law = Una ley nueva cuesta { $count } cubo, y no tienes ninguno.
keythedral-why-cubes =
    { $need ->
        [one] El { $what } pide { $need } cubo, y solo tienes { $have }.
       *[other] El { $what } pide { $need } cubos, y solo tienes { $have }.
    }
keythedral-why-craft-none = Al { $craftsman } no le queda nada que vender.
keythedral-why-store = Comerciante: no quedan recursos en la reserva.
keythedral-why-no-law = Ahora no hay ninguna ley a la venta.
keythedral-why-lawless = En esta partida no hay cartas de ley.
keythedral-why-sent = { $count ->
    [one] El trabajador de la { $dwelling } ya ha salido.
   *[other] Los trabajadores de la { $dwelling } ya han salido.
}
keythedral-why-worker = Hay un trabajador de { $who } en { FORM($field, "the") }, junto a la { $dwelling }.
keythedral-why-own-worker = Ya hay un trabajador tuyo en { FORM($field, "the") }, junto a la { $dwelling }.
keythedral-why-fenced = Una valla impide a los trabajadores de la { $dwelling } ir { FORM($field, "to") }.
keythedral-why-stay = Quedarse en casa: un trabajador tiene que salir si hay un campo libre al lado.
keythedral-why-order = { $count ->
        [one] El número { $numbers } ya se ha anunciado esta ronda.
       *[other] Los números { $numbers } ya se han anunciado esta ronda.
    }
keythedral-why-bid = Tienes que ofrecer más de { $high ->
        [one] 1 cubo
       *[other] { $high } cubos
    }, y tienes { $have ->
        [one] 1 cubo
       *[other] { $have } cubos
    }.
keythedral-why-match = Igualar: solo { $who } puede igualar una oferta.
keythedral-why-law = { $law } solo se puede jugar { $when }.
keythedral-why-no-laws = No tienes ninguna ley que jugar.
keythedral-when-work = al empezar la fase 1
keythedral-when-purchase = cuando otro jugador compra un asiento
keythedral-when-turn = en tu turno de la fase 3
keythedral-when-own-purchase = cuando compras un asiento
keythedral-when-placing = cuando envías trabajadores
keythedral-when-harvest = en la fase 1 o al empezar la fase 2
keythedral-when-fences = en la fase 5 o en la fase 1
keythedral-when-law = cuando otro jugador juega una ley
keythedral-when-spend = en la fase 1 o al empezar la fase 2 o 3
keythedral-when-phase = al empezar la fase 1, 2, 3 o 5
keythedral-why-law-fences = { $law }: no hay ninguna valla en el mapa.
keythedral-why-law-placed = { $law }: los números de todas tus viviendas ya se han anunciado esta ronda.
keythedral-why-law-cottages = { $law }: todas tus cabañas ya son casas.
keythedral-why-law-banned = { $law }: esta ronda no se puede jugar por la ley { $other }.
keythedral-why-law-used = { $law }: no hay ningún cubo artesano usado en la reserva.
keythedral-why-law-resource = { $law }: no tienes ningún recurso.
keythedral-why-law-store = { $law }: no quedan recursos en la reserva.
keythedral-why-law-designs = { $law }: ningún asiento a la vista tiene otro oculto del mismo número.
keythedral-why-law-gold = { $law }: todos los asientos a la vista cuestan solo oro.
keythedral-why-law-houses = { $law }: no hay ninguna casa en el mapa.
keythedral-why-law-early = { $law }: ninguna de tus viviendas con número aún sin anunciar tiene un campo libre.
keythedral-why-law-workers = { $law }: aún no tienes ningún trabajador en un campo.
keythedral-why-law-sale = { $law }: ni al vidriero ni al orfebre les queda nada que vender.
keythedral-why-law-cubes = { $need ->
        [one] { $law }: comprar ahí cuesta { $need } cubo, y solo tienes { $have }.
       *[other] { $law }: comprar ahí cuesta { $need } cubos, y solo tienes { $have }.
    }
keythedral-why-law-no-seat = { $law }: no te ayuda a pagar ningún asiento a la venta.

## Questions

keythedral-ask-lay = Has sacado { FORM($field, "a") }: ¿dónde colocas el campo?
keythedral-ask-cottage = ¿Qué cabaña pones? El número solo cuenta cuando se anuncia.
keythedral-ask-site = ¿Dónde colocas la cabaña { $number }?
keythedral-ask-order = ¿Qué número anuncias?
keythedral-ask-send = { $count ->
    [one] ¿Adónde va el trabajador de la cabaña { $numbers }?
   *[other] ¿Adónde van los trabajadores de la casa { $numbers }?
}
keythedral-ask-send-other = ¿Adónde va el otro trabajador de la casa { $numbers }? Con «{ keythedral-menu-skip }» se queda en casa.
keythedral-ask-send-both = ¿Adónde van los trabajadores de las viviendas { $numbers }?
keythedral-ask-take = { $count ->
        [one] ¿Qué cubo tomas de la reserva?
       *[other] ¿Qué cubos tomas de la reserva? Faltan { $count }.
    }
keythedral-ask-turn = ¿En qué gastas tus cubos?
keythedral-ask-buy = ¿Con qué pagas el asiento?
keythedral-ask-fence = ¿Dónde construyes la valla?
keythedral-ask-unfence = ¿Qué valla quitas?
keythedral-ask-craft =
    { $count ->
        [one] ¿Qué cubo das por { $kind }?
       *[other] ¿Qué cubos das por { $kind }? Faltan { $count }.
    }
keythedral-ask-trade = ¿Qué cubo das primero?
keythedral-ask-trade-then = ¿Qué otro cubo das, además del de { $kind }?
keythedral-ask-law = { $who } juega la ley { $law }. ¿La derogas?
keythedral-ask-law-on = { $who } juega la ley { $law } ({ $aims }). ¿La derogas?
keythedral-ask-procure = ¿Con qué cubo pagas la ley?
keythedral-ask-settle = El precio del asiento { $slot } ha cambiado. ¿Lo compras igualmente?
keythedral-ask-settle-repealed = Han derogado tu ley. ¿Compras igualmente el asiento { $slot }?
keythedral-ask-move = Las vallas separan la { $dwelling } de todos los campos. ¿Adónde la trasladas?
keythedral-ask-bid-first = ¿Cuántos cubos ofreces a { $who } por elegir quién empieza?
keythedral-ask-bid = { $high ->
        [one] { $who } ofrece 1 cubo por elegir quién empieza. ¿Cuántos ofreces tú?
       *[other] { $who } ofrece { $high } cubos por elegir quién empieza. ¿Cuántos ofreces tú?
    }
keythedral-ask-name = ¿Quién será el jugador inicial?
keythedral-ask-give =
    { $count ->
        [one] ¿Qué cubo le das a { $who }?
       *[other] ¿Qué cubos le das a { $who }? Faltan { $count }.
    }
keythedral-ask-end = ¿Confirmas?
keythedral-ask-purchase = { $who } quiere comprar el asiento { $slot } por { $cubes }. ¿Contestas con una ley?
keythedral-ask-purchase-again = { $who } aún quiere comprar el asiento { $slot }. ¿Contestas con otra ley?
keythedral-ask-free = Le toca a { $who }. Antes puedes jugar una ley.
keythedral-ask-noted = { $ask } { $note }
keythedral-order-declines = Tu orden no jugará ninguna ley. Contesta ahora si quieres otra cosa.
keythedral-note-quiet = Ninguna de tus leyes encaja, así que contesto que no por ti.
keythedral-note-unattended = No hace falta que contestes: si no lo haces, no juegas ninguna ley.
keythedral-order-plays = Tu orden jugará la ley { $law }. Contesta ahora si quieres otra cosa.
keythedral-note-none-fits = Ninguna de tus leyes encaja. Te pregunto igualmente para que nadie lo note.
keythedral-ask-start-work = Van a salir los trabajadores. ¿Juegas una ley?
keythedral-ask-start-harvest = Va a empezar la cosecha. ¿Juegas una ley?
keythedral-ask-start-harvest-spend = Van a empezar la cosecha y después el gasto. ¿Juegas una ley?
keythedral-ask-start-spend = Va a empezar el gasto. ¿Juegas una ley?
keythedral-ask-start-auction = El marcador de jugador inicial va a cambiar de manos. ¿Juegas una ley?
keythedral-ask-aim-order = { $law }: ¿qué número va a continuación?
keythedral-ask-aim-slot = { $law }: ¿para qué asiento?
keythedral-ask-aim-cottage = { $law }: ¿para qué cabaña?
keythedral-ask-aim-own = { $law }: ¿qué otra vivienda envía trabajadores ahora?
keythedral-ask-aim-bargain = { $law }: ¿con qué cubo pagas?
keythedral-ask-aim-field = { $law }: ¿para qué campos?
keythedral-ask-aim-fence = { $law }: ¿qué valla?
keythedral-ask-aim-trade = { $law }: ¿con qué recurso pagas?
keythedral-ask-aim-trade-then = { $law }: ¿qué recurso recibes?
keythedral-ask-aim-sale = { $law }: ¿dónde compras?
keythedral-ask-aim-sale-then = { $law }: ¿con qué cubo pagas?
keythedral-ask-aim-house = { $law }: ¿para qué casa?
keythedral-ask-aim-seat = { $law }: ¿quién será el jugador inicial?
keythedral-ask-aim-law = { $law }: ¿qué ley derogas?

keythedral-ask-arm-slot = { $law }: ¿a qué compra debe contestar automáticamente?
keythedral-ask-arm-law = { $law }: ¿a qué ley debe contestar automáticamente?

## Menus

keythedral-menu-lay = Colocar { FORM($field, "the") } en el
keythedral-menu-cottage = Cabaña { $number }
keythedral-menu-order = Anunciar el número { $number }
keythedral-menu-order-note = Tu propia vivienda no tiene ningún campo libre.
keythedral-menu-send = Desde la vivienda { $number }
keythedral-menu-stay = No puede salir nadie
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
keythedral-menu-withdraw = Retirarme
keythedral-menu-house = Convertir una cabaña en casa (piedra y madera)
keythedral-menu-fence = Construir una valla (madera)
keythedral-menu-towards = Hacia { FORM($field, "the") }
keythedral-menu-unfence = Quitar una valla (2 de vino)
keythedral-menu-craft = Comprar { $kind } al { $craftsman } ({ $count } cubos)
keythedral-menu-craft-note = Eliges con qué cubos pagas.
keythedral-menu-trade = Cambiar 2 cubos por un recurso
keythedral-menu-and = Y { $kind }
keythedral-menu-for = Por { $kind }
keythedral-menu-law = Comprar la ley de la { $space } (1 cubo)
keythedral-menu-law-only = Comprar la ley nueva (1 cubo)
keythedral-menu-law-note = Después no tienes más turnos en esta fase.
keythedral-menu-pass = Pasar
keythedral-menu-play = Jugar una ley
keythedral-menu-watch = Cuándo preguntarme por leyes
keythedral-watch-windows = Siempre
keythedral-watch-reactions = Solo si alguien compra un asiento o juega una ley
keythedral-watch-later = No más en esta fase
keythedral-watch-none = Nunca: no juego ninguna
keythedral-menu-arm = Que { $law } conteste automáticamente
keythedral-menu-disarm = Que { $law } deje de contestar
keythedral-menu-decline = No jugar ninguna ley
keythedral-menu-no-offer = No ofrecer nada
keythedral-menu-offer =
    { $count ->
        [one] Ofrecer 1 cubo
       *[other] Ofrecer { $count } cubos
    }
keythedral-menu-match-of = { $count ->
        [one] Igualar la oferta de 1 cubo
       *[other] Igualar la oferta de { $count } cubos
    }
keythedral-menu-name = { $who } será jugador inicial
    .you = Serás jugador inicial
keythedral-menu-stop = Aceptar terminar aquí la partida
keythedral-caution-workers = { $count ->
        [one] Aún puedes enviar otro trabajador.
       *[other] { $count } de tus viviendas aún pueden enviar trabajadores.
    }
keythedral-final-chapter = Después empieza una ronda nueva y ya no podrás deshacerlo.
keythedral-closes-draw = Después { $who } saca el campo siguiente y ya no podrás deshacerlo.
keythedral-closes-buy = Después los demás pueden contestar en secreto con una ley y ya no podrás deshacerlo.
keythedral-menu-skip = Omitir el resto
keythedral-menu-end = Listo
keythedral-menu-end-law = Listo: ver la ley

## What is told

keythedral-drew = { $who } saca { FORM($field, "a") }.
    .you = Sacas { FORM($field, "a") }.
keythedral-laid = { $who } coloca { FORM($field, "a") } { FORM($cell, "on") }, y la { $dwelling } en { $site }.
    .you = Colocas { FORM($field, "a") } { FORM($cell, "on") }, y la { $dwelling } en { $site }.
keythedral-turned-up = Salen a la venta los asientos del número { $number }: { $slots }.
keythedral-round-over = La ronda { $round } ha terminado.
keythedral-round = { $who } empieza la ronda { $round }.
    .you = Empiezas la ronda { $round }.
keythedral-ordered = { $who } anuncia el número { $number }.
    .you = Anuncias el número { $number }.
keythedral-last-order = Solo queda el número { $number }.
keythedral-sent =
    { $count ->
        [one] { $who } envía un trabajador de la { $dwelling } { FORM($fields, "to") }.
       *[other] { $who } envía trabajadores de la { $dwelling } { FORM($fields, "to") }.
    }
    .you =
        { $count ->
            [one] Envías un trabajador de la { $dwelling } { FORM($fields, "to") }.
           *[other] Envías trabajadores de la { $dwelling } { FORM($fields, "to") }.
        }
keythedral-sent-field = { FORM($field, "the") }
    .to = { FORM($field, "to") }
keythedral-unemployed = La vivienda { $number } de { $who } no tiene ningún campo libre.
    .you = Tu vivienda { $number } no tiene ningún campo libre.
keythedral-collected = { $who } recibe { $cubes }.
    .you = Recibes { $cubes }.
keythedral-harvest-failed = No hay bastante en la reserva: { $who } deja de recibir { $cubes }.
    .you = No hay bastante en la reserva: dejas de recibir { $cubes }.
keythedral-choice-failed =
    { $count ->
        [one] La reserva está vacía: { $who } pierde 1 cubo que podía elegir.
       *[other] La reserva está vacía: { $who } pierde { $count } cubos que podía elegir.
    }
    .you =
        { $count ->
            [one] La reserva está vacía: pierdes 1 cubo que podías elegir.
           *[other] La reserva está vacía: pierdes { $count } cubos que podías elegir.
        }
keythedral-chose-harvest = { $who } elige { $cubes } de la reserva.
    .you = Eliges { $cubes } de la reserva.
keythedral-declares = { $who } quiere comprar el asiento { $slot } por { $cubes }.
    .you = Quieres comprar el asiento { $slot } por { $cubes }.
keythedral-bought =
    { $points ->
        [one] { $who } compra el asiento { $slot } por { $cubes }: +1 punto.
       *[other] { $who } compra el asiento { $slot } por { $cubes }: +{ $points } puntos.
    }
    .you =
        { $points ->
            [one] Compras el asiento { $slot } por { $cubes }: +1 punto.
           *[other] Compras el asiento { $slot } por { $cubes }: +{ $points } puntos.
        }
keythedral-withdraws = Al final { $who } no compra el asiento { $slot }.
    .you = Al final no compras el asiento { $slot }.
keythedral-lost-seat = El asiento { $slot } ya no está: { $who } elige de nuevo.
    .you = El asiento { $slot } ya no está: eliges de nuevo.
keythedral-takes-back = { $who } conserva en la mano la ley { $law }.
    .you = Conservas en la mano la ley { $law }.
keythedral-built = { $who } convierte la { $dwelling } en casa por 1 de piedra y 1 de madera.
    .you = Conviertes la { $dwelling } en casa por 1 de piedra y 1 de madera.
keythedral-fenced-off = { $who } construye una valla { $side } por 1 de madera.
    .you = Construyes una valla { $side } por 1 de madera.
# In logs of games from before sides were named by fields.
keythedral-fenced = { $who } paga 1 de madera y construye una valla en { $side }, junto a la { $dwelling }.
    .you = Pagas 1 de madera y construyes una valla en { $side }, junto a la { $dwelling }.
keythedral-unfenced = { $who } quita la valla { $side } por 2 de vino.
    .you = Quitas la valla { $side } por 2 de vino.
keythedral-enclosed = La { $dwelling } queda separada de todos los campos y hay que trasladarla.
keythedral-moved = { $who } traslada la { $dwelling } a { $site }.
    .you = Trasladas la { $dwelling } a { $site }.
keythedral-crafted = { $who } compra { $kind } al { $craftsman } por { $cubes }.
    .you = Compras { $kind } al { $craftsman } por { $cubes }.
keythedral-traded = { $who } cambia { $cubes } por { $kind }.
    .you = Cambias { $cubes } por { $kind }.
keythedral-procured = { $who } compra la ley de la { $space } por { $cubes }.
    .you = Compras la ley de la { $space } por { $cubes }.
keythedral-drew-law = Es la ley { $law }.
keythedral-passed = { $who } pasa.
    .you = Pasas.
keythedral-spent = { $who } se ha quedado sin cubos, así que pasa.
    .you = Te has quedado sin cubos, así que pasas.
keythedral-law-arrives = Nueva ley a la vista: { $law }.
keythedral-auction = El marcador de jugador inicial pasa a la izquierda, a { $who }. Si nadie ofrece cubos, { $who } elige quién empieza.
    .you = El marcador de jugador inicial pasa a la izquierda, a ti. Si nadie ofrece cubos, eliges tú quién empieza.
keythedral-offered =
    { $count ->
        [one] { $who } ofrece 1 cubo.
       *[other] { $who } ofrece { $count } cubos.
    }
    .you =
        { $count ->
            [one] Ofreces 1 cubo.
           *[other] Ofreces { $count } cubos.
        }
keythedral-matched =
    { $count ->
        [one] { $who } iguala la oferta de 1 cubo.
       *[other] { $who } iguala la oferta de { $count } cubos.
    }
    .you =
        { $count ->
            [one] Igualas la oferta de 1 cubo.
           *[other] Igualas la oferta de { $count } cubos.
        }
keythedral-declined = { $who } no ofrece nada.
    .you = No ofreces nada.
keythedral-no-cubes = { $who } no tiene cubos que ofrecer.
    .you = No tienes cubos que ofrecer.
keythedral-cannot-offer = { $who } no tiene cubos suficientes para ofrecer.
    .you = No tienes cubos suficientes para ofrecer.
keythedral-nobody-bid = Nadie ha ofrecido nada.
keythedral-gave = { $who } le da { $cubes } a { $to }.
    .you = Le das { $cubes } a { $to }.
    .yours = { $who } te da { $cubes }.
keythedral-named = { $who } elige a { $start } como jugador inicial.
    .you = Eliges a { $start } como jugador inicial.
    .yours = { $who } te elige como jugador inicial.
keythedral-named-self = { $who } será jugador inicial.
    .you = Serás jugador inicial.
keythedral-wants-stop = { $who } quiere terminar aquí la partida.
    .you = Quieres terminar aquí la partida.
keythedral-stopped = Todos de acuerdo: la partida termina aquí.
keythedral-last-round = Acaba la ronda { $round }, y con ella la partida. Los asientos que quedan ya no se venden.
keythedral-standstill = No se ha comprado ningún asiento en las últimas { $rounds } rondas. Si nadie quiere seguir, pregunta a los demás con `/game end`.
keythedral-over = Se ha comprado el último asiento: fin de la partida.
keythedral-no-law = Nadie juega ahora una ley.
keythedral-plays = { $who } juega la ley { $law }.
    .you = Juegas la ley { $law }.
keythedral-plays-on = { $who } juega la ley { $law }: { $aims }.
    .you = Juegas la ley { $law }: { $aims }.
keythedral-returned = Otra ley llegó antes. Tu ley { $law } sigue en tu mano.
keythedral-repealed = { $who } deroga la ley { $law }.
    .you = Derogas la ley { $law }.
keythedral-law-works = { $law }: { $does }.
keythedral-does-order = el orden de trabajo es { $numbers }
keythedral-does-dearer = El asiento { $slot } cuesta ahora 1 cubo más.
keythedral-does-cheaper = El asiento { $slot } cuesta ahora 1 cubo menos.
keythedral-does-substitute = { $who } puede pagar con otros cubos.
    .you = Puedes pagar con otros cubos.
keythedral-does-upgrade = la { $dwelling } se convierte en casa
keythedral-does-early = la { $dwelling } envía ya a sus trabajadores
keythedral-does-swap = 1 de { $pay } por { $get } de la reserva
keythedral-does-broken = las vallas no frenan a los trabajadores de { $who } esta ronda
    .you = las vallas no frenan a tus trabajadores esta ronda
keythedral-does-broken-next = las vallas no frenarán a los trabajadores de { $who } la próxima ronda
    .you = las vallas no frenarán a tus trabajadores la próxima ronda
keythedral-does-moratorium = solo { $who } puede convertir cabañas en casas esta ronda
    .you = solo tú puedes convertir cabañas en casas esta ronda
keythedral-does-unexpected = { $who } elige otros recursos en la cosecha { FORM($field, "of") }
    .you = eliges otros recursos en la cosecha { FORM($field, "of") }
keythedral-does-double = cosecha doble { FORM($field, "of") } para { $who }
    .you = cosecha doble { FORM($field, "of") } para ti
keythedral-does-good = cosecha doble { FORM($field, "of") } para todos
keythedral-does-poor = sin cosecha { FORM($field, "of") }
keythedral-harvest-type = los campos de tipo { $field }
    .of = de los campos de tipo { $field }
keythedral-harvest-field = un campo ({ $cell })
    .of = de un campo ({ $cell })
keythedral-does-unfence = Ya no está la valla { $side }.
keythedral-does-design = Hay un nuevo diseño en el asiento { $slot }. Cuesta { $cubes }.
keythedral-does-bargain = el comerciante da { $cubes } por 1 de { $pay }
keythedral-does-sale = el { $craftsman } vende { $kind } por { $cubes }
keythedral-does-downgrade = La { $dwelling } vuelve a ser cabaña.
keythedral-does-start = el jugador inicial es ahora { $who }
    .you = ahora el jugador inicial eres tú

## Score sheet

keythedral-score-seats =
    { $count ->
        [0] Asientos del número { $number }
        [one] 1 asiento del número { $number }
       *[other] { $count } asientos del número { $number }
    }
keythedral-score-cubes = Cubos sobrantes
keythedral-score-tie = Empate a puntos, así que deciden los cubos sobrantes: valen { $worth }

## Names of the pictures

keythedral-picture-map = El mapa
keythedral-picture-map-nw = El mapa: noroeste
keythedral-picture-map-ne = El mapa: noreste
keythedral-picture-map-sw = El mapa: suroeste
keythedral-picture-map-se = El mapa: sureste
keythedral-picture-town = La ciudad
keythedral-picture-mat = La keythedral
keythedral-picture-laws = Las 20 leyes
keythedral-picture-score = Puntuación
keythedral-picture-result = El mapa terminado
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
keythedral-chapter-over = { $number ->
        [0] El mapa está terminado
       *[other] Ha acabado la ronda { $number }
    }

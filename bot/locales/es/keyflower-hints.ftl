# What a computer player looks at in Keyflower.

keyflower-feature-points = puntos
keyflower-feature-promised = puntos probables
keyflower-feature-workers = trabajadores
keyflower-feature-greens = trabajadores verdes
keyflower-feature-returning = trabajadores que vuelven
keyflower-feature-colours = colores de trabajadores
keyflower-feature-skills = habilidades
keyflower-feature-goods = recursos
keyflower-feature-gold = oro
keyflower-feature-ready = mejoras que puedes pagar
keyflower-feature-near = mejoras a tu alcance
keyflower-feature-engine = lo que dan tus losetas
keyflower-feature-steps = transporte
keyflower-feature-winning = losetas que vas ganando
keyflower-feature-settled = otras cosas que puntuarían ahora
keyflower-feature-bound = trabajadores en pujas
keyflower-feature-visitors = trabajadores que vienen con losetas
keyflower-feature-order = orden de turno
keyflower-feature-winter = losetas de invierno en mano
keyflower-feature-powers = barcos de verano
keyflower-feature-keyple = ser jugador inicial
keyflower-feature-links = caminos
keyflower-feature-upgraded = losetas mejoradas
keyflower-feature-contracts = contratos
keyflower-feature-cabins = cabañas
keyflower-feature-stranded = losetas aún por colocar
keyflower-benefit-first-bid = Nadie ha pujado aún por ella.
keyflower-benefit-raise = Ya vas ganando, y tu puja de { $total } es más difícil de superar.
keyflower-benefit-outbids = Tu puja de { $total } supera la de { $who }, de { $count }.
keyflower-benefit-order = Si la ganas, eliges barco en { $number ->
    [1] primer
    [2] segundo
    [3] tercer
    [4] cuarto
   *[other] { $number }.º
} lugar en vez de en { $old ->
    [2] segundo
    [3] tercero
    [4] cuarto
   *[other] { $old }.º
}.
keyflower-benefit-order-winter = Si la ganas, da hasta { $points } { $points ->
    [one] punto
   *[other] puntos
} en tu aldea actual: 1 por cada loseta contigua.{ $keyple ->
    [0] { "" }
   *[other] { " " }El keyple de jugador inicial suma { $keyple } más.
}{ $number ->
    [0] { "" }
   *[other] { " " }Eliges barco en el lugar { $number } en vez del { $old }. Los mejores para ti con lo que tienes ahora: { $boats }.
}
keyflower-benefit-winter-bid = Si la ganas, con lo que tienes ahora suma { $points } { $points ->
    [one] punto
   *[other] puntos
} a tu total.
keyflower-benefit-winter-bid-shared = Si la ganas, con lo que tienes ahora suma { $points } { $points ->
    [one] punto
   *[other] puntos
} a tu total si también ganas la loseta { $tile }; si no, { $alone }.
keyflower-benefit-winter-bid-shared-led = Si la ganas, con lo que tienes ahora suma { $points } { $points ->
    [one] punto
   *[other] puntos
} a tu total, o { $alone } si no ganas ninguna otra loseta.
keyflower-benefit-winter = Con lo que tienes ahora, la loseta { $tile } vale { $points } { $points ->
    [one] punto
   *[other] puntos
}.
keyflower-benefit-effect = En cada uso: { $effect }.
keyflower-benefit-power = Si la ganas: { $effect }.
keyflower-benefit-upgraded = Desde ahora, cada uso de la loseta { $tile }: { $effect }.
keyflower-benefit-guests = Si la ganas, te llevas también { $count ->
    [one] el trabajador que está
   *[other] los { $count } trabajadores que están
} encima.
keyflower-benefit-comes-back = Los trabajadores de tu aldea vuelven contigo tras la estación.
keyflower-benefit-group = Usas trabajadores superados, así que no ocupas otros.
keyflower-benefit-pass = Guardas { $count ->
    [one] 1 trabajador
   *[other] { $count } trabajadores
} detrás de tu pantalla para después.
keyflower-benefit-ends-season = Todos los demás han pasado: la estación termina con las pujas como están.
keyflower-benefit-ends-game = Todos los demás han pasado: la partida termina con las pujas como están.
keyflower-benefit-boat-workers = Tiene { $count ->
    [one] 1 trabajador
   *[other] { $count } trabajadores
}; ningún otro barco libre tiene tantos.
keyflower-benefit-boat-skills = Tiene { $count ->
    [one] 1 habilidad
   *[other] { $count } habilidades
}; ningún otro barco libre tiene tantas.
keyflower-benefit-boat-tie = Tiene { $workers }, tantos como { $boats }, y más habilidades: { $skills }.
keyflower-benefit-boat-load = Tiene { $items }.
keyflower-benefit-count-workers = { $count ->
    [one] 1 trabajador
   *[other] { $count } trabajadores
}
keyflower-benefit-count-skills = { $count ->
    [one] 1 habilidad
   *[other] { $count } habilidades
}
keyflower-benefit-links = Así { $count ->
    [one] se une 1 camino
   *[other] se unen { $count } caminos
} en tu aldea.
keyflower-benefit-ready = Así la loseta { $tile } ya tiene encima todo lo que cuesta mejorarla.
keyflower-benefit-owned = Así ya tienes todo lo que cuesta mejorar la loseta { $tile }.
keyflower-benefit-into-bag = Los trabajadores de una puja ganadora van a la bolsa.
keyflower-benefit-ties-up = Ocupa { $count ->
    [one] 1 trabajador
   *[other] { $count } trabajadores
}.
keyflower-benefit-scores = En tu aldea da: { $effect }.
keyflower-benefit-scores-gold = En tu aldea da: { $effect }. El oro también cuenta.
keyflower-benefit-scores-owned = En tu aldea da: { $effect }. Ya tienes { $items }.
keyflower-benefit-part = Así la loseta { $tile } tiene encima { $have } de los { $need } recursos que cuesta mejorarla.
keyflower-gain-greens = Tienes trabajadores verdes, que pocos pueden superar.
keyflower-gain-gold = El oro puntúa y sustituye a cualquier recurso.
keyflower-gain-ready = Lleva recursos adonde hacen falta para una mejora.
keyflower-gain-near = Una mejora queda más cerca.
keyflower-gain-engine = Tus losetas dan más.
keyflower-gain-steps = Puedes transportar más.
keyflower-gain-winning = Vas ganando una loseta más, o con más ventaja.
keyflower-gain-order = Eliges barco antes.
keyflower-gain-winter = Tus losetas de invierno valen más.
keyflower-gain-powers = Un barco de verano te ayuda desde ahora.
keyflower-gain-keyple = Pasas a ser jugador inicial.
keyflower-gain-links = Se unen más caminos en tu aldea.
keyflower-gain-upgraded = Tienes una loseta mejorada más.
keyflower-gain-contracts = Un contrato puede puntuar al final.
keyflower-gain-cabins = Tienes una cabaña más.
keyflower-gain-stranded = Tus losetas nuevas tienen sitio.
keyflower-benefit-exchange = Pagas { $price } y recibes { $items }.
keyflower-benefit-to-winner = Quien gane la loseta recibe { $count ->
    [one] tu trabajador
   *[other] tus { $count } trabajadores
}.
keyflower-benefit-to-owner = Tras la estación, { $who } recibe { $count ->
    [one] tu trabajador
   *[other] tus { $count } trabajadores
}.
keyflower-hint-carry = llevar { $what } desde { $start } hasta { $to }
keyflower-benefit-harder = Una puja de { $count } es más difícil de superar que una de 1.
keyflower-benefit-payable = Ya tienes lo que cuesta mejorarla. Mejorada, da { $points } { $points ->
    [one] punto
   *[other] puntos
}.
keyflower-benefit-upgrade = Mejorada (por { $price }), da { $points } { $points ->
    [one] punto
   *[other] puntos
}.
keyflower-benefit-with-tile = Si ganas la loseta { $tile }, { $count ->
    [one] tu trabajador vuelve
   *[other] tus { $count } trabajadores vuelven
} con ella.
keyflower-gain-visitors = Una loseta que vas ganando trae trabajadores.
keyflower-benefit-hold = En la loseta { $tile }, eso da { $points } { $points ->
    [one] punto
   *[other] puntos
} ({ $items }).
keyflower-benefit-pass-outbid = { $count ->
    [one] Tu trabajador superado vuelve
   *[other] Tus { $count } trabajadores superados vuelven
} contigo tras la estación.
keyflower-hint-winter = Sacar a subasta: { $tiles }
keyflower-hint-screen = { $workers } de detrás de tu pantalla
keyflower-benefit-holds = La loseta { $tile } da entonces: { $effect }.
keyflower-benefit-stores = La loseta { $tile } da: { $effect }.
keyflower-benefit-pass-both = Guardas { $count ->
    [one] 1 trabajador
   *[other] { $count } trabajadores
} detrás de tu pantalla para después, y { $outbid ->
    [one] tu trabajador superado vuelve
   *[other] tus { $outbid } trabajadores superados vuelven
} contigo tras la estación.
keyflower-benefit-to-anyone = { $count ->
    [one] Tu trabajador pasa
   *[other] Tus { $count } trabajadores pasan
} a quien gane la loseta, o a la bolsa si nadie la gana.
keyflower-benefit-ready-instead = Así la loseta { $tile } ya tiene encima todo lo que cuesta mejorarla, con { $instead }.
keyflower-benefit-owned-instead = Así ya tienes todo lo que cuesta mejorar la loseta { $tile }, con { $instead }.
keyflower-benefit-payable-instead = Ya tienes lo que cuesta mejorarla, con { $instead }. Mejorada, da { $points } { $points ->
    [one] punto
   *[other] puntos
}.
keyflower-benefit-any-scores = Con la loseta { keyflower-tile-summer-boat-3 }, cada recurso que te sobre al final da 1 punto.
keyflower-benefit-with-winter = Si ganas la loseta { $tile }, esto da { $points } { $points ->
    [one] punto
   *[other] puntos
}.
keyflower-benefit-with-winter-instead = Si ganas la loseta { $tile }, esto da { $points } { $points ->
    [one] punto
   *[other] puntos
} en lugar de { $alone }.
keyflower-hint-upgrade = mejorar { $tile } por { $paid }
keyflower-hint-cash = canjear { $contract } por { $item }
keyflower-benefit-green-bid = Los demás solo pueden superarla con trabajadores verdes.
keyflower-benefit-order-start = Si la ganas, eliges barco en { $number ->
    [1] primer
    [2] segundo
    [3] tercer
    [4] cuarto
   *[other] { $number }.º
} lugar en vez de en { $old ->
    [2] segundo
    [3] tercero
    [4] cuarto
   *[other] { $old }.º
} y pasas a ser jugador inicial.
keyflower-benefit-start = Si la ganas, pasas a ser jugador inicial.
keyflower-benefit-with-led = Con las losetas de invierno que vas ganando, esto da { $points } { $points ->
    [one] punto
   *[other] puntos
}.
keyflower-benefit-with-led-instead = Con las losetas de invierno que vas ganando, esto da { $points } { $points ->
    [one] punto
   *[other] puntos
} en lugar de { $alone }.
keyflower-benefit-winter-all = Con lo que tienes ahora, valen para ti: { $tiles }.
keyflower-benefit-winter-each = { $tile } { $points } { $points ->
    [one] punto
   *[other] puntos
}
keyflower-benefit-workers-missed = Sin estos trabajadores, las losetas que vas ganando dan { $points } { $points ->
    [one] punto
   *[other] puntos
} menos.
keyflower-benefit-counts = Eso cuenta si ganas la loseta { $tile }: { $effect }.
keyflower-benefit-greens = Los demás solo pueden superar a los trabajadores verdes con otros verdes.

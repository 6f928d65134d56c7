# What a computer player looks at in Keyper.

keyper-feature-points = puntos
keyper-feature-fairs = ferias por venir
keyper-feature-built = lo que aún pueden dar tus losetas
keyper-feature-held = lo que pueden dar tus losetas en mano
keyper-feature-raw = materias primas
keyper-feature-finished = productos
keyper-feature-wheat = trigo
keyper-feature-gems = gemas
keyper-feature-animals = animales
keyper-feature-strays = animales sin sitio
keyper-feature-team = keyples por jugar
keyper-feature-home = keyples que vuelven a casa
keyper-feature-standing = keyples por tumbar
keyper-feature-village = parcelas de aldea construidas
keyper-feature-farm = parcelas de granja construidas
keyper-feature-shipping = envíos
keyper-feature-tiles = losetas en mano
keyper-feature-claim = un tablero reclamado y sus keyples
keyper-hint-send = Enviar un keyple { $colour }:{ " " }
keyper-hint-join = Unirte a { $who } en { FORM($place, "the") } con un keyple { $colour }
keyper-hint-decline = No unirte a { $who } en { FORM($place, "the") }
keyper-benefit-join = Recibes { $what } y no gastas tu turno.
keyper-benefit-decline = Guardas tus keyples para tus propios turnos.
keyper-benefit-claim-most = Por ahora { $count ->
    [one] vuelve 1 keyple
   *[other] vuelven { $count } keyples
} con ese tablero; { $boards ->
    [one] el otro tablero libre
   *[other] los otros tableros libres
} { $other ->
    [0] no { $boards ->
        [one] tiene
       *[other] tienen
    } ninguno
   *[other] { $boards ->
        [one] tiene { $other }
       *[other] tienen { $other } como mucho
    }
}.
keyper-benefit-claim-last = Es el único tablero que queda para tu keyper.
keyper-benefit-claim = Por ahora { $count ->
    [one] vuelve 1 keyple
   *[other] vuelven { $count } keyples
} con ese tablero.
keyper-benefit-home = El keyple volverá con el tablero que has reclamado.
keyper-benefit-tile-pays = Ya tienes lo que cuesta.
keyper-benefit-housed = Así hay sitio para { $animals }.
keyper-benefit-can-build = { $also ->
    [yes] También
   *[no] Allí
} puedes construir { $tiles }{ $price }{ $gain }.
keyper-benefit-can-upgrade = { $also ->
    [yes] También
   *[no] Allí
} puedes mejorar { $tiles }{ $price }{ $gain }.
keyper-benefit-can-get = { $also ->
    [yes] También
   *[no] Allí
} puedes conseguir { $goods }{ $price }{ $gain }.
keyper-benefit-can-take = { $also ->
    [yes] También
   *[no] Allí
} puedes tomar { $tiles }.
keyper-benefit-pays = Así tienes lo que cuesta la loseta { $tile }.
keyper-benefit-pays-both = Así tienes lo que cuestan juntas { $tiles }.
keyper-benefit-pays-upgrade = Así tienes lo que cuesta mejorar la loseta { $tile }.
keyper-benefit-no-turn = No gastas tu turno.
keyper-benefit-claim-empty = Los keyples enviados allí esta estación volverán contigo.
keyper-gain-fairs = Tus ferias quedan más cerca.
keyper-gain-raw = Tienes más materias primas para después.
keyper-gain-wheat = El trigo sirve para pagar muchos costes.
keyper-gain-animals = Tienes sitio para estos animales.
keyper-gain-team = Tienes más keyples para jugar.
keyper-gain-standing = Podrás tumbar más keyples después.
keyper-gain-shipping = Avanzas en envíos.
keyper-gain-tiles = Tienes más losetas para elegir.
keyper-gain-claim = Te aseguras un tablero y sus keyples.
keyper-hint-fold = Plegar tu tablero: { $display }
keyper-benefit-can-sell = { $also ->
    [yes] También
   *[no] Allí
} puedes vender { $sold }{ $gain }.
keyper-hint-lay = Tumbar { $count ->
    [one] 1 keyple
   *[other] { $count } keyples
} en { FORM($place, "the") }
keyper-hint-rest = Dejar en tu loseta keyp: { $colours }
keyper-hint-keyp = recibir { $goods } de tu loseta keyp
keyper-benefit-rest = Da bastante igual cuáles descansen: cada uno te da una materia prima o un animal cuando juegas tu keyper.
keyper-hint-lay-partner = tumbar también el keyple de allí
keyper-hint-receive = recibir { $goods }
keyper-hint-sell = vender { $goods }
keyper-benefit-claim-lay = Si la estación continúa, podrás tumbar { $count ->
    [one] el keyple
   *[other] los { $count } keyples
} que { $count ->
    [one] está
   *[other] están
} allí de pie.
keyper-benefit-has-fair = Para { FORM($aim, "the") } aún necesitas { $lack }; allí hay { $fields }.
keyper-benefit-converts = Tu loseta { $tile } convierte { $given } en { $got }.
keyper-benefit-animals-later = Tendrás animales para la loseta { $tile } cuando la construyas.
keyper-benefit-lacks = Así solo necesitas { $lack } más para la loseta { $tile }.
keyper-benefit-upgradable = Mejorada, la loseta { $tile } da { $points } { $points ->
    [one] punto
   *[other] puntos
} más.
keyper-benefit-tile = { $tile }: { $about }
keyper-benefit-tile-worth = { $tile }: { $about } Construida, ahora te daría { $points } { $points ->
    [one] punto
   *[other] puntos
}.
keyper-hint-lay-for = Tumbar { $count ->
    [one] 1 keyple
   *[other] { $count } keyples
} en { FORM($place, "the") }: { $gain }
keyper-benefit-keep = Guardas tus bienes para después.
keyper-hint-get = recibir a cambio { $goods }
keyper-benefit-others-stand = Tus otros keyples siguen de pie para después.
keyper-hint-for = { " " }por { $goods }
keyper-hint-trade = cambiar { $given } por { $got }
keyper-hint-trade-up = cambiar y ganar en total { $got }
keyper-benefit-winter-fair = Ya lo tienes todo para sus { $points } puntos.
keyper-hint-release = renunciar a { $goods }
keyper-benefit-kept = Conservas { $animals }.
keyper-hint-take = tomar { $tile }
keyper-benefit-can-get-sell = { $also ->
    [yes] También
   *[no] Allí
} puedes conseguir { $goods } y vender { $sold }{ $gain }.
keyper-benefit-can-complete = Así lo tienes todo para { FORM($aim, "the") }.
keyper-benefit-plus = { " " }(+{ $points } { $points ->
    [one] punto
   *[other] puntos
}{ $also ->
    [yes] { " " }más
   *[no] {""}
})
keyper-benefit-has-tiles = Para { $tiles }, allí hay { $fields }.
keyper-benefit-has-counted = La loseta { $tile } cuenta { $fields } si reclamas este tablero.
keyper-benefit-fold-any = Ninguna forma de plegarlo destaca para ti.
keyper-benefit-rest-white = Conservas { $count ->
    [one] tu keyple blanco, que puede
   *[other] todos tus keyples blancos, que pueden
} unirse a cualquier color.
keyper-benefit-rest-colours = Conservas al menos un keyple de cada color.
keyper-benefit-winter-fair-lacks = Para sus { $points } puntos aún necesitas { $lack }.
keyper-hint-trade-first = cambiar { $given } por { $got } y { $count } más a tu elección
keyper-benefit-set = Para los próximos puntos de la loseta { $tile } solo necesitas entonces { $lack } más.
keyper-benefit-decline-vain = Allí no podrías hacer nada.
keyper-benefit-decline-scoreless = Lo que hay allí no te daría puntos ahora.
keyper-benefit-spends = Para { FORM($aim, "the") } vuelves a necesitar { $lack }.
keyper-benefit-counts = Eso cuenta para { $tiles }.
keyper-benefit-house-later = Para animales que consigas después: { $tiles }.

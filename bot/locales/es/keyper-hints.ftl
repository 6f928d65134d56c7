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
} con ese tablero; los otros tableros libres tienen { $other } como mucho.
keyper-benefit-claim = Por ahora { $count ->
    [one] vuelve 1 keyple
   *[other] vuelven { $count } keyples
} con ese tablero.
keyper-benefit-home = El keyple volverá con el tablero que has reclamado.
keyper-benefit-tile-pays = Ya tienes lo que cuesta.
keyper-benefit-housed = Así hay sitio para { $animals }.
keyper-benefit-can-build = Luego puedes construir { $tiles }.
keyper-benefit-can-upgrade = Luego puedes mejorar { $tiles }.
keyper-benefit-can-get = Luego puedes conseguir { $goods }.
keyper-benefit-can-take = Luego puedes tomar { $tiles }.
keyper-benefit-pays = Así tienes lo que cuesta la loseta { $tile }.
keyper-benefit-pays-upgrade = Así tienes lo que cuesta mejorar la loseta { $tile }.
keyper-benefit-no-turn = No gastas tu turno.
keyper-benefit-claim-empty = Los keyples enviados allí esta estación volverán contigo.
keyper-gain-fairs = Tus ferias quedan más cerca.
keyper-gain-built = Tus losetas pueden dar más puntos después.
keyper-gain-held = Las losetas de tu mano te son más útiles.
keyper-gain-raw = Tienes más materias primas para construir y mejorar.
keyper-gain-finished = Tienes más productos para pagar losetas de aldea.
keyper-gain-wheat = El trigo sirve para pagar muchos costes.
keyper-gain-gems = Las gemas dan puntos en ferias de invierno y con algunas losetas rurales.
keyper-gain-animals = Tienes sitio para estos animales.
keyper-gain-strays = Tienes animales para una feria o para una loseta que construyas a tiempo.
keyper-gain-team = Tienes más keyples para jugar.
keyper-gain-home = Vuelven contigo más keyples.
keyper-gain-standing = Podrás tumbar más keyples después.
keyper-gain-village = Tu aldea crece.
keyper-gain-farm = Tu granja crece.
keyper-gain-shipping = Avanzas en envíos.
keyper-gain-tiles = Tienes más losetas para elegir.
keyper-gain-claim = Te aseguras un tablero y sus keyples.
keyper-hint-fold = Plegar tu tablero: { $display }
keyper-benefit-fold = Solo plegado así tiene: { $fields }.
keyper-benefit-can-sell = Luego puedes vender bienes por { $points } { $points ->
    [one] punto
   *[other] puntos
}.
keyper-hint-lay = Tumbar { $count ->
    [one] 1 keyple
   *[other] { $count } keyples
} en { FORM($place, "the") }
keyper-hint-rest = Dejar en tu loseta keyp: { $colours }
keyper-hint-keyp = tomar { $goods } por los keyples de tu loseta keyp
keyper-benefit-rest = Cada keyple que hay allí te da una materia prima o un animal cuando juegas tu keyper.
keyper-benefit-fold-rare = Plegado así tiene { $fields }. De otras formas, no siempre.
keyper-hint-lay-partner = tumbar también el keyple de allí
keyper-hint-receive = recibir { $goods }
keyper-hint-sell = vender { $goods }
keyper-benefit-claim-lay = Después podrás tumbar { $count ->
    [one] el keyple
   *[other] los { $count } keyples
} que { $count ->
    [one] está
   *[other] están
} allí de pie.
keyper-benefit-fold-fair = Plegado así tiene { $field }: para { FORM($aim, "the") } aún necesitas { $what }.
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
keyper-benefit-keep = Guardas tus bienes y losetas para después.
keyper-hint-get = recibir a cambio { $goods }
keyper-benefit-others-stand = Tus otros keyples siguen de pie para después.
keyper-hint-for = { " " }por { $goods }
keyper-hint-trade = cambiar { $given } por { $got }
keyper-hint-trade-up = cambiar y ganar en total { $got }
keyper-benefit-winter-fair = Para sus { $points } puntos ya tienes: { $goods }.
keyper-hint-release = renunciar a { $goods }
keyper-benefit-kept = Conservas { $animals }.
keyper-hint-take = tomar { $tile }
keyper-benefit-can-get-sell = Luego puedes conseguir { $goods } y vender bienes por { $points } { $points ->
    [one] punto
   *[other] puntos
}.

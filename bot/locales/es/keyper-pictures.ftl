### Keyper: words inside its pictures, their alt texts and the text board.

## The table

keyper-pictures-stage-fairs = ferias
keyper-pictures-stage-housing = alojar animales
keyper-pictures-stage-fold = plegar tableros
keyper-pictures-stage-surplus = keyples sobrantes
keyper-pictures-waiting = Turno de { $who }
keyper-pictures-joins = { $who } puede unirse
keyper-pictures-board = { $board } – { $display }
keyper-pictures-closing = { $count ->
        [0] Ronda final: último turno
        [one] Ronda final: queda 1 turno
       *[other] Ronda final: quedan { $count } turnos
    }
keyper-pictures-in-hand = { $who } tiene { $keyple } en la mano
keyper-pictures-sends = { $who } envía { $keyple } { FORM($place, "to") }
keyper-pictures-sends-joined = { $who } envía { $keyple } { FORM($place, "to") }; se une { $other }
keyper-pictures-all-played = sin keyples
keyper-pictures-lays = { $who } tumba keyples en { FORM($place, "the") }
keyper-pictures-builds = { $who } construye la loseta { $tile }
keyper-pictures-upgrades = { $who } mejora la loseta { $tile }
keyper-pictures-builds-at = { $who } construye la loseta { $tile } en { FORM($plot, "the") }

## Tiles and supply

keyper-pictures-market = Losetas rurales · { $season }
keyper-pictures-bag = { $count ->
        [one] 1 loseta
       *[other] { $count } losetas
    } en la bolsa, { $discard } en el descarte
keyper-pictures-supply = En la reserva
keyper-pictures-hand = { $who } tiene { $count ->
        [one] 1 loseta
       *[other] { $count } losetas
    }
keyper-pictures-hand-own = Tienes { $count ->
        [one] 1 loseta
       *[other] { $count } losetas
    }
keyper-pictures-none = Nada

## The player board

keyper-pictures-home = Granja y aldea de { $who }
keyper-pictures-keyp-area = Zona keyp
keyper-pictures-keyp-tile = Loseta keyp

## Own secrets

keyper-pictures-screen = Tus secretos
keyper-pictures-fair-spring = Feria de primavera
keyper-pictures-fair-summer = Feria de verano
keyper-pictures-fair-autumn = Feria de otoño
keyper-pictures-fair-gone = No celebrada
keyper-pictures-no-fairs = No quedan ferias que celebrar.
keyper-pictures-winter-fairs = Ferias de invierno en mano
keyper-pictures-winter-fair = { $mark } · { $fair }: { $front } por { $few }, o { $back } por { $many } puntos
keyper-pictures-goods = Para mostrar en ferias
keyper-pictures-order = Cuando otros te inviten: { $order }
keyper-pictures-order-only = Cuando otros te inviten, te unes solo en: { $fields }
keyper-pictures-fold = Cómo plegar para { FORM($season, "the") }

## Score

keyper-pictures-level = Empate a puntos: deciden las gemas, luego los productos, etc.
keyper-pictures-row-shipping = Envíos
keyper-pictures-row-farm = Granja
keyper-pictures-row-village = Aldea
keyper-pictures-row-fairs = Ferias

## Text twins

keyper-pictures-boards = Tableros rurales
keyper-pictures-keyples = { $count ->
    [one] { $count } { $colour }
   *[other] { $count } { FORM($colour, "many") }
}
keyper-pictures-icon-any-raw = { $count } { $count ->
    [one] materia prima
   *[other] materias primas
} de cualquier tipo
keyper-pictures-icon-any-finished = { $count } { $count ->
    [one] producto
   *[other] productos
} de cualquier tipo
keyper-pictures-rows = Las parcelas se marcan fila a fila: las de la granja en filas de { $farm }, las de la aldea en filas de { $village }.
keyper-pictures-at-home = { $who }{ $start ->
    [yes] {" (jugador inicial)"}
   *[no] {""}
}: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, envíos { $shipping }; en casa: { $left ->
    [both] el keyper y { $count ->
        [one] 1 keyple
       *[other] { $count } keyples
    } ({ $keyples })
    [keyper] el keyper
    [keyples] { $count ->
        [one] 1 keyple
       *[other] { $count } keyples
    } ({ $keyples })
   *[none] nada
}.
keyper-pictures-standing = { $colour }
keyper-pictures-standing-as = { $colour } como { $other }
keyper-pictures-lying = { $colour } tumbado
keyper-pictures-lying-as = { $colour } tumbado, como { $other }
keyper-pictures-claimed = reclamado por { $who }
keyper-pictures-unclaimed = sin reclamar
keyper-pictures-boat = { $boat } ({ $goods })
keyper-pictures-boats = Barcos aún libres: { $boats }.
keyper-pictures-on-river = En su río: { $boat }.
keyper-pictures-taken = Ocupados: { $fields }.
keyper-pictures-field-with = { $field } ({ $keyples })
keyper-pictures-marked = { $mark } { $name }
keyper-pictures-marked-gain = { $mark } { $name } +{ $gain }
keyper-pictures-homecoming = { $count ->
        [0] sin keyples
        [one] 1 keyple vuelve a casa con él
       *[other] { $count } keyples vuelven a casa con él
    }
keyper-pictures-fold-shared = Se pliegue como se pliegue: { $fields }.
keyper-pictures-free = Libres en { FORM($board, "the") }: { $fields }.
keyper-pictures-border = Borde { $colour }: { $fields }.
keyper-pictures-tile = { $mark } · { $tile } por { $goods }.
keyper-pictures-tile-cost = { $mark } · { $tile } ({ $goods })
keyper-pictures-supply-holds = En la reserva: { $goods }.
keyper-pictures-holds = Bienes de { $who }: { $goods }.
keyper-pictures-holds-tiles = { $who } tiene estas losetas: { $tiles }.
keyper-pictures-resting = En la loseta keyp: de pie { $standing }; tumbados { $lying }.
keyper-pictures-built = Construido: { $tiles }.
keyper-pictures-free-builds = 1 construcción gratis en cada una: { $plots }.
keyper-pictures-plot-over = { $tile } sobre { $below }
keyper-pictures-plot = { $tile } en { FORM($plot, "the") }
keyper-pictures-plot-upgraded = { $tile } (mejorada) en { FORM($plot, "the") }
keyper-pictures-plot-with = { $tile } en { FORM($plot, "the") } con { $keyples }
keyper-pictures-plot-upgraded-with = { $tile } (mejorada) en { FORM($plot, "the") } con { $keyples }
keyper-pictures-held = Ferias celebradas: { $fairs }.
keyper-pictures-face-down = Ferias boca abajo: { $seasons }.
keyper-pictures-own-fair = Tu feria de { $season } pide { $goods } por { $points } puntos{ $met ->
    [yes] : lo tienes todo
   *[no] {""}
}.
keyper-pictures-met = Tienes lo que pide: { $points } puntos.
keyper-pictures-display = { $mark } · { $display }: { $fields }{ $chosen ->
    [yes] {" "}(tu elección)
   *[no] {""}
}.
keyper-pictures-total = { $who }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.

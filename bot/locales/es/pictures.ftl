### Words inside pictures, their alt texts and the text board.

# Words that may be parted where they do not fit into a picture, as in “Farm·house”.
pictures-breaks = Ayunta·miento guarda·bosque Pica·pedrero Construc·tor Chata·rrería
pictures-player = { $who }
pictures-player-number = Jugador { $number }
pictures-players = { $count } jugadores

pictures-season-spring = Primavera
pictures-season-summer = Verano
pictures-season-autumn = Otoño
pictures-season-winter = Invierno

pictures-over = Partida terminada
pictures-phase-turns = Le toca a { $who }{ $passes ->
        [0] {""}
        [one] {" "}· ha pasado { $passed }
       *[other] {" "}· { $passes } pases seguidos
    }
pictures-phase-boats = Elige barco: { $who }
pictures-phase-winter = Losetas de invierno: { $who }
pictures-phase-growth = Losetas nuevas: { $who }

## Headings

pictures-village = Aldea de { $who }
pictures-village-alt = Aldea de { $who }, { $count ->
        [one] 1 loseta
       *[other] { $count } losetas
    }, { $goods }.
pictures-no-goods = sin recursos
pictures-screen = Detrás de la pantalla de { $who }
pictures-screen-own = Detrás de tu pantalla
pictures-market = Contratos y ampliaciones
pictures-score = Puntuación final
pictures-score-level = Desempate: va antes quien eligió barco primero en invierno.
pictures-colour-blue = azul
    .extension = azul
pictures-colour-red = rojo
    .extension = roja
pictures-colour-yellow = amarillo
    .extension = amarilla
pictures-colour-green = verde
    .extension = verde
pictures-skills = Habilidades
pictures-goods = Recursos en la aldea
pictures-contracts = Contratos
pictures-contracts-open = Contratos a la vista
pictures-extensions = Ampliaciones
pictures-winter-hand = Losetas de invierno en mano
pictures-chosen = Elegida
pictures-others = Los demás
pictures-hidden = detrás
pictures-known = ya visto
pictures-to-place = { $count ->
        [one] 1 loseta por colocar
       *[other] { $count } losetas por colocar
    }
pictures-to-place-list = Por colocar: { $tiles }.
pictures-spare-boats = Barcos fuera de la partida; uno sustituye a Sea Bastion II

pictures-kind-home = Casa
pictures-kind-spring = Primavera
pictures-kind-summer = Verano
pictures-kind-summer-boat = Barco de verano
pictures-kind-autumn = Otoño
pictures-kind-winter = Invierno
pictures-kind-order = Orden de turno
pictures-kind-boat = Barco
pictures-side-basic = Básica
pictures-side-upgraded = Mejorada
pictures-side-a = Lado a
pictures-side-b = Lado b

pictures-row-home = Casa
pictures-row-spring = Primavera
pictures-row-summer = Verano
pictures-row-autumn = Otoño
pictures-row-winter = Invierno
pictures-row-boat = Barcos
pictures-row-order = Orden de turno
pictures-row-extension = Ampliaciones
pictures-row-contract = Contratos
pictures-row-gold = Oro sobrante
pictures-row-keyple = Jugador inicial
pictures-row-total = Total

## Pieces

pictures-none = –
pictures-any-worker = { $count ->
        [one] 1 trabajador cualquiera
       *[other] { $count } trabajadores cualesquiera
    }
pictures-any-skill = { $count ->
        [one] 1 habilidad cualquiera
       *[other] { $count } habilidades cualesquiera
    }
pictures-any-resource = { $count ->
        [one] 1 recurso cualquiera
       *[other] { $count } recursos cualesquiera
    }
pictures-gain-workers = { $count ->
    [one] 1 trabajador de la bolsa
   *[other] { $count } trabajadores de la bolsa
}
pictures-gain-skills = { $count ->
    [one] 1 habilidad
   *[other] { $count } habilidades
}
pictures-gain-contracts = { $count ->
    [one] 1 contrato
   *[other] { $count } contratos
}
pictures-cabins = { $count ->
    [one] 1 cabaña
   *[other] { $count } cabañas
}

## What is printed

pictures-effect-gain = toma { $items }
pictures-effect-either = toma { $items }
pictures-effect-exchange = paga { $price }, toma { $items }
pictures-effect-transport = { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}, { $upgrades ->
    [one] 1 mejora
   *[other] { $upgrades } mejoras
}
pictures-effect-hold = al final, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } por cada { $item } en esta loseta
pictures-points = { $points ->
    [0] sin puntos
    [one] 1 punto
   *[other] { $points } puntos
}
pictures-face = { $effect }; { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
pictures-scores-sets = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} por cada juego de { $items }
pictures-scores-kind-worker = elige un color: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} por cada trabajador de ese color
pictures-scores-kind-skill = elige una habilidad: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} por cada una que tengas
pictures-scores-kind-resource = elige un recurso: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} por cada uno que tengas
pictures-scores-steps = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } por cada paso de tus losetas de transporte
pictures-scores-loop = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } por cada loseta de una vuelta por caminos que empieza y acaba en tu casa
pictures-scores-upgrades = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } por cada símbolo de mejora de tu aldea, cabañas incluidas
pictures-scores-winter = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } por cada loseta de invierno de tu aldea
pictures-scores-upgraded = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} por cada loseta mejorada
pictures-scores-extensions = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} por cada ampliación
pictures-scores-unfulfilled = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } por cada contrato tuyo sin cumplir
pictures-scores-adjacent = si se gana en invierno, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } por cada loseta contigua
pictures-scores-river = puntos por los barcos unidos por río a tu casa (1 barco, 2 barcos, etc.): { $rungs }
pictures-bonus-free-upgrade = 1 mejora gratis antes de puntuar
pictures-bonus-free-extension = 1 ampliación gratis antes de puntuar
pictures-bonus-gold = { $count } de oro en la casa antes de puntuar
pictures-bonus-replaced = se va tras el otoño; quien lo tiene elige entonces un barco que no esté en la partida
pictures-bonus-contracts = cada contrato cumplido vale { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}

pictures-power-1a = al final del verano, el otoño y el invierno saca { $count ->
        [one] 1 trabajador
        [2] 2 trabajadores
       *[other] { $count } trabajadores
    } de la bolsa
pictures-power-1b = al final del verano, el otoño y el invierno toma { $count ->
        [one] 1 trabajador verde
       *[other] { $count } trabajadores verdes
    }
pictures-power-2a = transporta recursos también por los campos y coloca losetas aunque los lados no coincidan
pictures-power-2b = tus pasos y mejoras se duplican
pictures-power-3a = cualquier recurso vale como cualquier otro al mejorar
pictures-power-3b = cualquier recurso cuenta como cualquier otro en la puntuación final
pictures-power-4a = puja con cualquier otro color contra azul, rojo o amarillo
pictures-power-4b = usa con trabajadores de cualquier color una loseta en uso o con pujas

pictures-meaning-plain = { $face }.
pictures-meaning-upgrade =
    Básica: { $basic }.
    Mejorar cuesta { $price }.
    Mejorada: { $upgraded }.
pictures-meaning-sides =
    Lado a: { $a }.
    Lado b: { $b }.
pictures-meaning-boat =
    Primavera: { $spring }.
    Verano: { $summer }.
    Otoño: { $autumn }.
    Al final: { $winter }.

## Text twins

pictures-upgraded = { $name } (mejorada)
pictures-at = { $name } en { $at }
pictures-upgrade-price = para mejorar: { $price }
pictures-roads = caminos: { $roads }
pictures-road = { $side } hasta { $tile }
pictures-road-ends = { $side } termina en { $tile }
pictures-road-open = { $side } abierto
pictures-water = agua: { $sides }
pictures-side-0 = sur
pictures-side-1 = suroeste
pictures-side-2 = noroeste
pictures-side-3 = norte
pictures-side-4 = noreste
pictures-side-5 = sureste
pictures-keyple-here = Gánala para ser jugador inicial.
pictures-bid = { $who } puja { $workers }
pictures-bid-winning = { $who } va ganando con { $workers }
pictures-users = usada por { $workers }
pictures-goods-here = hay { $goods }
pictures-extension-here = con una ampliación { FORM($colour, "extension") }
pictures-boat = { $boat }: { $load }.
pictures-boat-taken = { $boat }: lo tomó { $who }.
pictures-left = Quedan: { $bag ->
    [one] { $bag } trabajador
   *[other] { $bag } trabajadores
} en la bolsa, { $greens ->
    [one] { $greens } verde
   *[other] { $greens } verdes
}, { $skills ->
    [one] { $skills } habilidad
   *[other] { $skills } habilidades
}, { $goods }.
pictures-boat-queue = Los barcos se eligen en este orden: { $who }.
pictures-holds = { $who }{ $start ->
    [yes] {" (jugador inicial)"}
   *[no] {""}
}, detrás de su pantalla: { $pieces }.
pictures-screen-workers = Trabajadores: { $pieces }.
pictures-screen-skills = Habilidades: { $pieces }.
pictures-screen-winter = Losetas de invierno en mano: { $tiles }.
pictures-screen-chosen = Elegidas para la subasta: { $tiles }.
pictures-known-of = { $who } tiene al menos { $pieces } detrás de su pantalla.
pictures-screen-contracts = Contratos: { $contracts }.
pictures-market-contracts = Contratos a la vista: { $contracts }; { $count } boca abajo.
pictures-market-extensions = Ampliaciones que quedan: { $extensions }.
pictures-score-total = { $who }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
pictures-score-place = { $rank }. { $who }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
pictures-board-tiles = Losetas de estación
pictures-board-orders = Orden de turno
pictures-board-boats = Barcos
pictures-board-known = Piezas que todos vieron pasar detrás de las pantallas

## Words put together

pictures-colon = { $what }: { $said }
pictures-semicolon = { $before }; { $then }
pictures-page = { $title } ({ $page }/{ $count })

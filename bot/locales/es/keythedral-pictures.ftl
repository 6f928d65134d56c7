### Keythedral: words inside its pictures, their alt texts and the text board.

# Where a word of a law’s name can be split, as in “Farm·house”.
keythedral-pictures-breaks = {""}

## The table

keythedral-pictures-cube = { FORM($kind, "short") }
keythedral-pictures-title = Ronda { $round } · { $phase }
keythedral-pictures-titled = { $title } · { $part }
keythedral-pictures-stage-lay = Colocar el mapa
keythedral-pictures-stage-work = fase 1: trabajo
keythedral-pictures-stage-harvest = fase 2: cosecha
keythedral-pictures-stage-spend = fase 3: gasto de cubos
keythedral-pictures-stage-auction = fase 5: jugador inicial
keythedral-pictures-stage-over = Partida terminada
keythedral-pictures-waiting = Decide { $who }
keythedral-pictures-waiting-many = Deciden { $count } jugadores
keythedral-pictures-passed = ha pasado
keythedral-pictures-procured = compró ley
keythedral-pictures-offers = ofrece { $count }
keythedral-pictures-declined = sin oferta
keythedral-pictures-bids = Ofertas hasta ahora
keythedral-pictures-to-offer = falta su oferta
keythedral-pictures-buys = { $who } quiere el asiento { $slot } por { $cubes }
keythedral-pictures-plays = { $who } juega { $law }
keythedral-pictures-marker = { $who } tiene el marcador de jugador inicial
keythedral-pictures-highest = { $who } ofrece más: { $count ->
        [one] 1 cubo
       *[other] { $count } cubos
    }
keythedral-pictures-names = { $who } elige al jugador inicial
keythedral-pictures-force = En vigor: { $law } ({ $who })
keythedral-pictures-force-aim = En vigor: { $law }, { $aim } ({ $who })
keythedral-pictures-drawn = Sacado: { $field }
keythedral-pictures-stack = { $count ->
        [one] queda 1 campo:
       *[other] quedan { $count } campos:
    }
keythedral-pictures-next = Reverso del próximo campo: { $number }. Uno de:
keythedral-pictures-next-of = En el reverso del próximo campo pone { $number }. Quedan con ese número: { $fields }.
keythedral-pictures-of = { $field } ×{ $count }

## Keytown and the mat

keythedral-pictures-mat = La keythedral
keythedral-pictures-on-sale = Asientos a la venta (número { $number })
keythedral-pictures-on-sale-short = En venta
keythedral-pictures-trader = comerciante
keythedral-pictures-trade = un recurso a elegir
keythedral-pictures-stock = { $count ->
        [one] queda 1
       *[other] quedan { $count }
    }
keythedral-pictures-space-left = Ley de la izquierda
keythedral-pictures-space-right = Ley de la derecha
keythedral-pictures-space-only = Ley nueva
keythedral-pictures-space-empty = Vacío
keythedral-pictures-deck = Mazo: { $count }
keythedral-pictures-seats-left = Asientos libres
keythedral-pictures-shop-unfence = Quitar
keythedral-pictures-shop-fence = Valla
keythedral-pictures-shop-house = Casa
keythedral-pictures-store = En la reserva
keythedral-pictures-own = Tus cubos
keythedral-pictures-own-cottages = Tus cabañas
keythedral-pictures-own-label = Tus cubos

## Behind the screen

keythedral-pictures-seats = Asientos
keythedral-pictures-in-store = Reserva { $count }
keythedral-pictures-paying = Estás pagando
keythedral-pictures-laws = Leyes en mano: { $count }
keythedral-pictures-watch = Preguntarme por las leyes: { $when }
keythedral-pictures-armed = Contesta automáticamente: { $aim }
keythedral-pictures-all-laws = Las 20 leyes

## Score

keythedral-pictures-row-seats = { $points ->
    [one] Asientos de 1 punto
   *[other] Asientos de { $points } puntos
}
keythedral-pictures-row-ties = Cubos (empate)

## Text twins

keythedral-pictures-board-map = El mapa
keythedral-pictures-board-town = Keytown
keythedral-pictures-holds = { $who } ({ $colour }{ $start ->
    [yes] , jugador inicial
   *[no] {""}
}): { $laws ->
    [0] sin leyes
    [one] 1 ley
   *[other] { $laws } leyes
}, { $fences ->
    [0] sin vallas
    [one] 1 valla
   *[other] { $fences } vallas
} y { $workers ->
    [0] sin trabajadores
    [one] 1 trabajador
   *[other] { $workers } trabajadores
} en casa{ $turn ->
    [passed] ; ha pasado
    [procured] ; compró una ley
   *[none] {""}
}.
keythedral-pictures-order = Orden de trabajo hasta ahora: { $numbers }.
keythedral-pictures-order-whole = Orden de trabajo: { $numbers }.
keythedral-pictures-at-work = { $who } trabaja en { $places }.
keythedral-pictures-worker = { $field } (de la vivienda { $number })
keythedral-pictures-fields = Campos con { $field }: { $places }.
keythedral-pictures-keythedral = La keythedral está entre los campos 1, 2, 3 y 4.
keythedral-pictures-dwellings = { $who }: { $places }.
keythedral-pictures-cottage-at = cabaña { $number } en { $square }
keythedral-pictures-house-at = casa { $number } en { $square }
keythedral-pictures-fences = Vallas: { $places }.
keythedral-pictures-fence-side = { $side } ({ $at }, de { $who })
keythedral-pictures-slot = Asiento { $slot }, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }: { $cubes }{ $change ->
        [dearer] , más 1 cubo de estos tipos
        [cheaper] , menos 1 cubo que no sea de oro
        [both] , menos 1 cubo que no sea de oro, más 1 cubo de estos tipos
       *[none] {""}
    }.
keythedral-pictures-left = Asientos del número { $number } aún sin vender: { $left } de { $count }.
keythedral-pictures-store-holds = En la reserva: { $cubes }.
keythedral-pictures-stocks = Los artesanos tienen: { $cubes }.
keythedral-pictures-shops = En la ciudad: { $shops }.
keythedral-pictures-shop = { $mark } { $name }
keythedral-pictures-new-laws = Leyes nuevas: { $laws }; { $count } en el mazo.
keythedral-pictures-face-down = { $count ->
        [one] 1 boca abajo
       *[other] { $count } boca abajo
    }
keythedral-pictures-known = { $who } tiene { $laws }, como todos han visto.
keythedral-pictures-free = Sin trabajador: { $places }.
keythedral-pictures-around = { $dwelling }: { $places }.
keythedral-pictures-near = { $arrow } { $field }, sin trabajador
keythedral-pictures-near-worked = { $arrow } { $field }, donde trabaja { $who } (de la vivienda { $number })
keythedral-pictures-near-fenced = { $place }, tras una valla de { $who }
keythedral-pictures-near-empty = { $arrow } ningún campo
keythedral-pictures-places =
    Cada campo tiene un número. Se cuenta desde { $middle ->
        [keythedral] la keythedral
       *[corner] la esquina 0, la del sur entre los campos 1 y 2,
    } hacia fuera, cada anillo desde el noroeste en el sentido de las agujas del reloj: de 1 a 4, de 5 a 16, de 17 a 36. Las esquinas entre campos se cuentan igual: de 1 a 8, de 9 a 24, de 25 a 48. Una valla se escribe con su esquina y su campo: 8-1 está entre la esquina 8 y el campo 1.
keythedral-pictures-played = Leyes jugadas: { $laws }.
keythedral-pictures-no-law = ninguna
keythedral-pictures-still = Sin jugar aún: { $laws }.
keythedral-pictures-holds-cubes = Cubos de { $who }: { $cubes }.
keythedral-pictures-holds-seats = Asientos comprados: { $seats }; { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
keythedral-pictures-holds-none = Aún no hay asientos comprados.

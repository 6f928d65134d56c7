### Keythedral: words inside its pictures, their alt texts and the text board.

keythedral-pictures-player = { $who }
keythedral-pictures-player-number = Jugador { $number }

## The table

keythedral-pictures-cube = { FORM($kind, "short") }
keythedral-pictures-title = Ronda { $round }: { $phase }
keythedral-pictures-stage-lay = Formar el mapa
keythedral-pictures-stage-work = trabajo
keythedral-pictures-stage-harvest = cosecha
keythedral-pictures-stage-spend = gasto de cubos
keythedral-pictures-stage-auction = jugador inicial
keythedral-pictures-stage-over = Fin de la partida
keythedral-pictures-waiting = Por decidir: { $who }
keythedral-pictures-waiting-many = Deciden { $count } jugadores
keythedral-pictures-passed = ha pasado
keythedral-pictures-procured = tomó ley
keythedral-pictures-offers = ofrece { $count }
keythedral-pictures-declined = sin oferta
keythedral-pictures-buys = { $who } quiere el asiento { $slot } por { $cubes }
keythedral-pictures-plays = { $who } juega { $law }
keythedral-pictures-marker = { $who } recibió el marcador de jugador inicial
keythedral-pictures-highest = { $who } ofrece más: { $count ->
    [one] un cubo
   *[other] { $count } cubos
}
keythedral-pictures-names = { $who } nombra al jugador inicial
keythedral-pictures-force = Vigente: { $law } ({ $who })
keythedral-pictures-force-aim = Vigente: { $law }, { $aim } ({ $who })
keythedral-pictures-drawn = Sacado: { $field }
keythedral-pictures-stack = quedan { $count }
keythedral-pictures-next = Siguiente: campo de número { $number }
keythedral-pictures-next-of = El siguiente campo es de número { $number }. Quedan de ese número: { $fields }.
keythedral-pictures-of = { $field } ×{ $count }

## Keytown and the mat

keythedral-pictures-mat = La keythedral
keythedral-pictures-on-sale = A la venta: asientos de número { $number }
keythedral-pictures-trader = comerciante
keythedral-pictures-trade = un recurso a elegir
keythedral-pictures-stock = quedan { $count }
keythedral-pictures-space-left = Ley izquierda
keythedral-pictures-space-right = Ley derecha
keythedral-pictures-space-empty = Vacío
keythedral-pictures-deck = { $count } en el mazo
keythedral-pictures-store = En la reserva
keythedral-pictures-own = Tus cubos: { $count }

## Behind the screen

keythedral-pictures-screen = Tras la pantalla de { $who }
keythedral-pictures-screen-own = Tras tu pantalla
keythedral-pictures-seats = Asientos
keythedral-pictures-paying = Estás pagando
keythedral-pictures-laws = Leyes en mano: { $count }
keythedral-pictures-watch = Preguntarme por leyes: { $when }
keythedral-pictures-armed = Responde por sí sola: { $aim }
keythedral-pictures-all-laws = Las veinte leyes
keythedral-pictures-others = Los demás

## Score

keythedral-pictures-score = Puntuación final
keythedral-pictures-row-seats = { $points ->
    [one] Asientos de 1 punto
   *[other] Asientos de { $points } puntos
}
keythedral-pictures-row-total = Total
keythedral-pictures-row-ties = Cubos, si empate

## Text twins

keythedral-pictures-board-map = El mapa
keythedral-pictures-board-town = Keytown
keythedral-pictures-holds = { $who } ({ $colour }{ $start ->
    [yes] , jugador inicial
   *[no] {""}
}): { $laws ->
    [0] ninguna ley
    [one] una ley
   *[other] { $laws } leyes
}, { $fences ->
    [0] ninguna valla
    [one] una valla
   *[other] { $fences } vallas
} y { $workers ->
    [0] ningún trabajador
    [one] un trabajador
   *[other] { $workers } trabajadores
} en casa{ $turn ->
    [passed] ; ha pasado
    [procured] ; tomó una ley
   *[none] {""}
}.
keythedral-pictures-order = Orden de trabajo hasta ahora: { $numbers }.
keythedral-pictures-order-whole = Orden de trabajo: { $numbers }.
keythedral-pictures-at-work = { $who } trabaja en { $places }.
keythedral-pictures-worker = { $field } (desde { $number })
keythedral-pictures-fields = Campos, { $field }: { $places }.
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
    [dearer] , y un cubo más de estos tipos
    [cheaper] , menos un cubo que no sea de oro
    [both] , menos un cubo que no sea de oro, y un cubo más de estos tipos
   *[none] {""}
}.
keythedral-pictures-left = Asientos de número { $number }: quedan { $left } de { $count }.
keythedral-pictures-store-holds = En la reserva: { $cubes }.
keythedral-pictures-stocks = Con los artesanos: { $cubes }.
keythedral-pictures-new-laws = Leyes nuevas: { $laws }; { $count } en el mazo.
keythedral-pictures-face-down = { $count ->
    [one] una boca abajo
   *[other] { $count } boca abajo
}
keythedral-pictures-known = { $who } tiene { $laws }, como todos han visto.
keythedral-pictures-free = Sin trabajador: { $places }.
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
keythedral-pictures-holds-none = Aún ningún asiento comprado.
keythedral-pictures-place = { $rank }. { $who }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.

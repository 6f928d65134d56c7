# Keyper: names, questions, menu entries, news and the score sheet.

## The game

keyper-name = Keyper

## Pieces

keyper-good-clay = arcilla
keyper-good-log = tronco
keyper-good-rock = roca
keyper-good-brick = ladrillo
keyper-good-wood = madera
keyper-good-stone = piedra
keyper-good-wheat = trigo
keyper-good-emerald = esmeralda
keyper-good-gold = oro
keyper-good-ruby = rubí
keyper-good-sapphire = zafiro
keyper-good-chicken = gallina
keyper-good-cow = vaca
keyper-good-deer = ciervo
keyper-good-goat = cabra
keyper-good-horse = caballo
keyper-good-pig = cerdo
keyper-good-sheep = oveja
keyper-good-wild-boar = jabalí

keyper-colour-light-blue = celeste
    .many = celestes
keyper-colour-orange = naranja
    .many = naranjas
keyper-colour-light-green = verde claro
keyper-colour-brown = marrón
    .many = marrones
keyper-colour-black = negro
    .many = negros
keyper-colour-grey = gris
    .many = grises
keyper-colour-white = blanco
    .many = blancos

keyper-keyple-light-blue = un keyple celeste
keyper-keyple-orange = un keyple naranja
keyper-keyple-light-green = un keyple verde claro
keyper-keyple-brown = un keyple marrón
keyper-keyple-black = un keyple negro
keyper-keyple-grey = un keyple gris
keyper-keyple-white = un keyple blanco

keyper-season-spring = primavera
    .the = la primavera
    .of = de la primavera
keyper-season-summer = verano
    .the = el verano
    .of = del verano
keyper-season-autumn = otoño
    .the = el otoño
    .of = del otoño
keyper-season-winter = invierno
    .the = el invierno
    .of = del invierno

keyper-field-keyp = Keyp
keyper-field-river = Río
keyper-field-clay = Arcilla
keyper-field-logs = Troncos
keyper-field-rocks = Rocas
keyper-field-chickens = Gallinas
keyper-field-cows = Vacas
keyper-field-deer = Ciervos
keyper-field-goats = Cabras
keyper-field-horses = Caballos
keyper-field-pigs = Cerdos
keyper-field-sheep = Ovejas
keyper-field-wheat = Trigo
keyper-field-wild-boar = Jabalíes
keyper-field-emeralds = Esmeraldas
keyper-field-gold = Oro
keyper-field-rubies = Rubíes
keyper-field-sapphires = Zafiros
keyper-field-country-tile = Loseta rural
keyper-field-convert-clay = Arcilla a ladrillos
keyper-field-convert-logs = Troncos a madera
keyper-field-convert-rock = Rocas a piedra
keyper-field-trade-raw = Cambiar materias primas
keyper-field-trade-finished = Cambiar productos
keyper-field-build = Construir
keyper-field-discount-build = Obra rebajada
keyper-field-upgrade = Mejorar
keyper-no-field = ningún campo

keyper-tile-cow-shed = Vaqueriza
keyper-tile-cow-shed-help = Aloja 4 vacas, 1 punto cada una. Mejorada: 2 cada una.
keyper-tile-pig-sty = Porqueriza
keyper-tile-pig-sty-help = Aloja 4 cerdos, 1 punto cada uno. Mejorada: 2 cada uno.
keyper-tile-sheep-shelter = Redil
keyper-tile-sheep-shelter-help = Aloja 4 ovejas, 1 punto cada una. Mejorada: 2 cada una.
keyper-tile-stable = Establo
keyper-tile-stable-help = Aloja 4 caballos, 1 punto cada uno. Mejorada: 2 cada uno.
keyper-tile-farmyard = Corral
keyper-tile-farmyard-help = Aloja 4 entre vaca, caballo, cerdo y oveja; 1 punto por tipo. Mejorada: 2 por tipo.
keyper-tile-paddock = Cercado
keyper-tile-paddock-help = Aloja 4 entre gallina, ciervo, cabra y jabalí; 1 punto por tipo. Mejorada: 2 por tipo.
keyper-tile-brickmaker = Ladrillero
keyper-tile-brickmaker-help = 1 de arcilla en 1 ladrillo. Mejorada: en 2 ladrillos; 5 puntos.
keyper-tile-carpenter = Carpintero
keyper-tile-carpenter-help = 1 tronco en 1 de madera. Mejorada: en 2 de madera; 5 puntos.
keyper-tile-stonemason = Picapedrero
keyper-tile-stonemason-help = 1 roca en 1 de piedra. Mejorada: en 2 de piedra; 5 puntos.
keyper-tile-scrapyard = Chatarrería
keyper-tile-scrapyard-help = 2 materias primas en 1 producto. Mejorada: 1 en 1; 3 puntos.
keyper-tile-drainage = Desagües
keyper-tile-drainage-help = 1 punto, y 1 por loseta de aldea en sus diagonales. Mejorada: 2 puntos, y 2 por loseta.
keyper-tile-pavements = Empedrado
keyper-tile-pavements-help = 1 punto, y 1 por loseta de aldea en su fila y columna. Mejorada: 2 puntos, y 2 por loseta.
keyper-tile-alchemist = Alquimista
keyper-tile-alchemist-help = 2 materias primas en 1 gema cualquiera; 3 puntos. Mejorada: 1 en una gema; 5 puntos.
keyper-tile-barn = Granero
keyper-tile-barn-help = 1 punto por loseta de granja. Mejorada: 2, solo por loseta de granja mejorada.
keyper-tile-boarding-house = Pensión
keyper-tile-boarding-house-help = 2 puntos por loseta de aldea justo a izquierda y derecha. Mejorada: también encima y debajo.
keyper-tile-builder = Constructor
keyper-tile-builder-help = Construye lo que sea por 1 producto. Mejorada: construye o mejora por 1 producto o trigo; 3 puntos.
keyper-tile-building-plot = Solar
keyper-tile-building-plot-help = Una construcción gratis justo a su derecha; 1 punto. Mejorada: también encima y debajo; 3 puntos.
keyper-tile-cluck-cluck-chicken-house = Gallinero Clo Clo
keyper-tile-cluck-cluck-chicken-house-help = Aloja 4 gallinas, 2 puntos cada una. Mejorada: 3 cada una.
keyper-tile-dock = Muelle
keyper-tile-dock-help = 6 puntos con 20 puntos de envío. Mejorada: 12 puntos con 30.
keyper-tile-farm-labourer = Jornalero
keyper-tile-farm-labourer-help = Construye gratis una loseta de granja. Mejorada: construye o mejora una gratis; 3 puntos.
keyper-tile-gem-dealer = Tratante de gemas
keyper-tile-gem-dealer-help = 1 gema en otra cualquiera. Mejorada: en 2 cualesquiera; 3 puntos.
keyper-tile-goat-pen = Cabreriza
keyper-tile-goat-pen-help = Aloja 4 cabras, 2 puntos cada una. Mejorada: 3 cada una.
keyper-tile-hop-field = Campo de lúpulo
keyper-tile-hop-field-help = 1 de trigo en cualquier animal; aloja 4 cualesquiera. Mejorada: en 2 cualesquiera; 3 puntos.
keyper-tile-jewel-cutter = Lapidario
keyper-tile-jewel-cutter-help = 1 de piedra en 1 gema cualquiera. Mejorada: en 2 cualesquiera; 3 puntos.
keyper-tile-livestock-market = Mercado de ganado
keyper-tile-livestock-market-help = Un animal en cualquier animal; aloja 4 cualesquiera. Mejorada: en 2 cualesquiera; 1 punto.
keyper-tile-oast-house = Secadero de lúpulo
keyper-tile-oast-house-help = 4 puntos si las 8 parcelas de granja están construidas. Mejorada: 8 puntos.
keyper-tile-seafarer = Navegante
keyper-tile-seafarer-help = 1 punto de envío cada vez que usas un barco. Mejorada: 2 puntos de envío; 3 puntos.
keyper-tile-shipping-agent = Agente naviero
keyper-tile-shipping-agent-help = 1 punto de envío extra por cada 2 recursos vendidos a la vez. Mejorada: por cada uno; 3 puntos.
keyper-tile-statue = Estatua
keyper-tile-statue-help = 1 punto por loseta inicial de aldea. Mejorada: 2, solo por cada una mejorada.
keyper-tile-thatcher = Techador
keyper-tile-thatcher-help = 1 punto por cada 2 losetas de aldea. Mejorada: 1 por loseta de aldea mejorada.
keyper-tile-trading-post = Puesto comercial
keyper-tile-trading-post-help = 1 materia prima en 2, o 1 producto en 2. Mejorada: ambas cosas a la vez; 3 puntos.
keyper-tile-village-hall = Ayuntamiento
keyper-tile-village-hall-help = 6 puntos si las 12 parcelas de aldea están construidas. Mejorada: 12 puntos.
keyper-tile-windmill = Molino de viento
keyper-tile-windmill-help = 1 materia prima en 2 de trigo. Mejorada: además 2 puntos por trigo, hasta 4.
keyper-tile-boatman = Barquero
keyper-tile-boatman-help = 1 punto por keyple celeste o blanco, hasta 4. Mejorada: 2 por keyple.
keyper-tile-bracelet-maker = Taller de pulseras
keyper-tile-bracelet-maker-help = 4 puntos por esmeralda y zafiro, hasta 4 pares. Mejorada: 6 por juego con rubí.
keyper-tile-bricklayer = Albañil
keyper-tile-bricklayer-help = 1 punto por keyple naranja o blanco, hasta 4. Mejorada: 2 por keyple.
keyper-tile-brickyard = Ladrillar
keyper-tile-brickyard-help = 1 punto por ladrillo, hasta 4. Mejorada: 2 por ladrillo.
keyper-tile-copse = Soto
keyper-tile-copse-help = 1 de madera en gallina, ciervo, cabra o jabalí; aloja 4 de ellos. Mejorada: en 2; 3 puntos.
keyper-tile-emporium = Emporio
keyper-tile-emporium-help = 4 puntos por rubí y zafiro, hasta 4 pares. Mejorada: 6 por juego con oro.
keyper-tile-entertainer = Juglar
keyper-tile-entertainer-help = 1 punto por estación en que celebraste una feria. Mejorada: 2 por estación.
keyper-tile-farmer = Granjero
keyper-tile-farmer-help = 1 punto por keyple verde claro o blanco, hasta 4. Mejorada: 2 por keyple.
keyper-tile-farmers-cottage = Casa del granjero
keyper-tile-farmers-cottage-help = 1 punto por campo verde claro de tu tablero de invierno. Mejorada: 3 por campo.
keyper-tile-game-wardens-cottage = Casa del guardabosque
keyper-tile-game-wardens-cottage-help = Aloja 4 ciervos, 2 puntos cada uno. Mejorada: 3 cada uno.
keyper-tile-gem-merchant = Mercader de gemas
keyper-tile-gem-merchant-help = 4 puntos por esmeralda y oro, hasta 4 pares. Mejorada: 6 por juego con rubí.
keyper-tile-goldsmith = Orfebre
keyper-tile-goldsmith-help = 4 puntos por oro y zafiro, hasta 4 pares. Mejorada: 6 por juego con esmeralda.
keyper-tile-hunters-lodge = Casa del cazador
keyper-tile-hunters-lodge-help = Aloja 4 jabalíes, 2 puntos cada uno. Mejorada: 3 cada uno.
keyper-tile-jeweller = Joyero
keyper-tile-jeweller-help = 4 puntos por esmeralda y rubí, hasta 4 pares. Mejorada: 6 por juego con zafiro.
keyper-tile-key-market = Mercado Key
keyper-tile-key-market-help = 2 bienes cualesquiera en 1, sin animales; 3 puntos. Mejorada: 1 en 1; 5 puntos.
keyper-tile-kiln = Horno
keyper-tile-kiln-help = 2 puntos por campo naranja de tu tablero de invierno. Mejorada: 4 por campo.
keyper-tile-log-cabin = Cabaña de troncos
keyper-tile-log-cabin-help = 1 punto por campo marrón de tu tablero de invierno. Mejorada: 3 por campo.
keyper-tile-lumberjack = Leñador
keyper-tile-lumberjack-help = 1 punto por keyple marrón o blanco, hasta 4. Mejorada: 2 por keyple.
keyper-tile-merchant = Mercader
keyper-tile-merchant-help = 3 puntos. Mejorada: además una acción de barco extra en cada uso.
keyper-tile-mine = Mina
keyper-tile-mine-help = 1 punto por campo negro de tu tablero de invierno. Mejorada: 2 por campo.
keyper-tile-open-pit = Mina a cielo abierto
keyper-tile-open-pit-help = 1 punto por campo gris de tu tablero de invierno. Mejorada: 3 por campo.
keyper-tile-prospector = Prospector
keyper-tile-prospector-help = 1 punto por gema, hasta 4. Mejorada: 2 por gema.
keyper-tile-quarryman = Cantero
keyper-tile-quarryman-help = 1 punto por keyple gris o blanco, hasta 4. Mejorada: 2 por keyple.
keyper-tile-ring-maker = Taller de anillos
keyper-tile-ring-maker-help = 4 puntos por oro y rubí, hasta 4 pares. Mejorada: 6 por juego con esmeralda.
keyper-tile-scrap-dealer = Chatarrero
keyper-tile-scrap-dealer-help = 1 punto por cada 2 bienes, hasta 8 bienes, sin animales. Mejorada: 2 por cada 2 bienes.
keyper-tile-stoneyard = Depósito de piedra
keyper-tile-stoneyard-help = 1 punto por piedra, hasta 4. Mejorada: 2 por piedra.
keyper-tile-timberyard = Depósito de madera
keyper-tile-timberyard-help = 1 punto por madera, hasta 4. Mejorada: 2 por madera.

keyper-fold-s1 = Pasto y bosque
keyper-fold-s2 = Rebaño y horno
keyper-fold-s3 = Corral y peña
keyper-fold-s4 = Granja mixta
keyper-fold-m1 = Arcilla y madera
keyper-fold-m2 = Madera y piedra
keyper-fold-m3 = Talleres
keyper-fold-m4 = Ganado
keyper-fold-w1 = Minas
keyper-fold-w2 = Cosecha
keyper-fold-w3 = Bosque
keyper-fold-w4 = Obras
keyper-fold-other = Cara { $number }
keyper-display-s1 = Pasto y bosque
keyper-display-s2 = Rebaño y horno
keyper-display-s3 = Corral y peña
keyper-display-s4 = Granja mixta
keyper-display-m1 = Arcilla y madera
keyper-display-m2 = Madera y piedra
keyper-display-m3 = Talleres
keyper-display-m4 = Ganado
keyper-display-w1 = Minas
keyper-display-w2 = Cosecha
keyper-display-w3 = Bosque
keyper-display-w4 = Obras
keyper-display-other = Cara { $number }

keyper-boat-with = { $boat } ({ $goods })
keyper-boat-boat-1 = Barco 1
keyper-boat-boat-2 = Barco 2
keyper-boat-boat-3 = Barco 3
keyper-boat-boat-4 = Barco 4
keyper-boat-boat-5 = Barco 5
keyper-boat-boat-6 = Barco 6

keyper-fair-spring-1 = Feria de primavera 1
keyper-fair-spring-2 = Feria de primavera 2
keyper-fair-spring-3 = Feria de primavera 3
keyper-fair-spring-4 = Feria de primavera 4
keyper-fair-spring-5 = Feria de primavera 5
keyper-fair-spring-6 = Feria de primavera 6
keyper-fair-summer-1 = Feria de verano 1
keyper-fair-summer-2 = Feria de verano 2
keyper-fair-summer-3 = Feria de verano 3
keyper-fair-summer-4 = Feria de verano 4
keyper-fair-summer-5 = Feria de verano 5
keyper-fair-summer-6 = Feria de verano 6
keyper-fair-autumn-1 = Feria de otoño 1
keyper-fair-autumn-2 = Feria de otoño 2
keyper-fair-autumn-3 = Feria de otoño 3
keyper-fair-autumn-4 = Feria de otoño 4
keyper-fair-autumn-5 = Feria de otoño 5
keyper-fair-autumn-6 = Feria de otoño 6
keyper-fair-winter-1 = Feria de invierno 1
keyper-fair-winter-2 = Feria de invierno 2
keyper-fair-winter-3 = Feria de invierno 3
keyper-fair-winter-4 = Feria de invierno 4
keyper-fair-winter-5 = Feria de invierno 5
keyper-fair-winter-6 = Feria de invierno 6
keyper-fair-winter-7 = Feria de invierno 7
keyper-fair-winter-8 = Feria de invierno 8

## Places and counts

keyper-board = Tablero { $number }
keyper-place = { $field } ({ $board })
    .the = el campo { $field } ({ $board })
    .to = al campo { $field } ({ $board })
keyper-plot-farm = Parcela de granja { $number }
    .the = la parcela de granja { $number }
    .to = a la parcela de granja { $number }
keyper-plot-village = Parcela de aldea { $number }
    .the = la parcela de aldea { $number }
    .to = a la parcela de aldea { $number }
keyper-plot-with = { $plot } ({ $tile })
    .the = { FORM($plot, "the") } ({ $tile })
    .to = { FORM($plot, "to") } ({ $tile })
keyper-counted-clay = { $count } de arcilla
keyper-counted-log = { $count ->
    [one] { $count } tronco
   *[other] { $count } troncos
}
keyper-counted-rock = { $count ->
    [one] { $count } roca
   *[other] { $count } rocas
}
keyper-counted-brick = { $count ->
    [one] { $count } ladrillo
   *[other] { $count } ladrillos
}
keyper-counted-wood = { $count } de madera
keyper-counted-stone = { $count } de piedra
keyper-counted-wheat = { $count } de trigo
keyper-counted-emerald = { $count ->
    [one] { $count } esmeralda
   *[other] { $count } esmeraldas
}
keyper-counted-gold = { $count } de oro
keyper-counted-ruby = { $count ->
    [one] { $count } rubí
   *[other] { $count } rubíes
}
keyper-counted-sapphire = { $count ->
    [one] { $count } zafiro
   *[other] { $count } zafiros
}
keyper-counted-chicken = { $count ->
    [one] { $count } gallina
   *[other] { $count } gallinas
}
keyper-counted-cow = { $count ->
    [one] { $count } vaca
   *[other] { $count } vacas
}
keyper-counted-deer = { $count ->
    [one] { $count } ciervo
   *[other] { $count } ciervos
}
keyper-counted-goat = { $count ->
    [one] { $count } cabra
   *[other] { $count } cabras
}
keyper-counted-horse = { $count ->
    [one] { $count } caballo
   *[other] { $count } caballos
}
keyper-counted-pig = { $count ->
    [one] { $count } cerdo
   *[other] { $count } cerdos
}
keyper-counted-sheep = { $count ->
    [one] { $count } oveja
   *[other] { $count } ovejas
}
keyper-counted-wild-boar = { $count ->
    [one] { $count } jabalí
   *[other] { $count } jabalíes
}
keyper-counted-any-raw = { $count ->
    [one] 1 materia prima
   *[other] { $count } materias primas
}
keyper-counted-any-finished = { $count ->
    [one] 1 producto
   *[other] { $count } productos
}
keyper-counted-raw-no-wheat = { $count ->
    [one] 1 materia prima, no trigo
   *[other] { $count } materias primas, no trigo
}
keyper-counted-finished-no-wheat = { $count ->
    [one] 1 producto, no trigo
   *[other] { $count } productos, no trigo
}
keyper-some-raw = { $count ->
    [one] una materia prima
   *[other] { $count } materias primas
}
keyper-some-finished = { $count ->
    [one] un producto
   *[other] { $count } productos
}
keyper-some-gem = { $count ->
    [one] una gema
   *[other] { $count } gemas
}
keyper-some-animal = { $count ->
    [one] un animal
   *[other] { $count } animales
}
keyper-some-good = { $count ->
    [one] cualquier bien
   *[other] { $count } bienes cualesquiera
}
keyper-some = { $count ->
    [one] 1 de entre { $kinds }
   *[other] { $count } de entre { $kinds }
}
keyper-counted-keyple = { $count ->
    [one] { $count } keyple { $colour }
   *[other] { $count } keyples { FORM($colour, "many") }
}
keyper-counted-action = { $count ->
    [one] { $count } acción
   *[other] { $count } acciones
}
keyper-counted-tile = { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
}
keyper-nothing = nada
keyper-list = { $goods }

## Questions

keyper-ask-turn = Envía un keyple o juega tu keyper.
keyper-ask-turn-send = Envía un keyple.
keyper-ask-turn-keyper = Juega tu keyper. No te quedan keyples.
keyper-ask-where = ¿Adónde va el keyple { $colour }?
keyper-ask-boat = ¿Qué barco viene a este río?
keyper-ask-partner = En { $place } ya hay un keyple de pie. ¿Lo tumbas para que ambos trabajen para ti: { $both } en vez de { $one }?
keyper-ask-partner-same = En { $place } ya hay un keyple de pie. Lo tumbes o no, recibes: { $one }. ¿Lo tumbas?
keyper-ask-gain = Recibes: { $goods }. ¿Es esa tu jugada?
keyper-ask-gain-invite = Recibes: { $goods }, o 1 más si alguien se te une. ¿Es esa tu jugada?
keyper-ask-gain-short = Recibes: { $goods }. Si alguien se te une, se reparte lo poco que queda. ¿Es esa tu jugada?
keyper-ask-invite = { $place }: primero se pregunta a los demás si se unen; luego es tu acción. ¿Es esa tu jugada?
keyper-ask-join = { $who } ha enviado { $keyple } { FORM($place, "to") }. Unirte te da { $gain }. ¿Te unes?
keyper-ask-join-short = { $who } ha enviado { $keyple } { FORM($place, "to") }. Unirte te da { $gain }, o más si { $who } toma menos. ¿Te unes?
keyper-ask-join-vain = { $who } ha enviado { $keyple } { FORM($place, "to") }. Tal como está todo, allí no podrías hacer nada. ¿Te unes?
keyper-ask-lay = No te queda nada que jugar: tumba un keyple que esté de pie.
keyper-ask-lay-or-pass = No te queda nada que jugar: tumba un keyple que esté de pie, o pasa.
keyper-ask-lay-count = Hay dos keyples de pie en { FORM($place, "the") }. ¿Tumbas uno o los dos?
keyper-ask-keyp = ¿Qué trae el keyple { $colour } de tu loseta keyp?
keyper-ask-work = { $count ->
    [0] { $place }: todo hecho.
    [one] { $place }: tienes 1 acción.
   *[other] { $place }: tienes { $count } acciones.
}
keyper-ask-work-exchange = { $place }: ¿qué das por { $goods }? { $count ->
    [one] Tienes 1 acción.
   *[other] Tienes { $count } acciones.
}
keyper-ask-work-build = { $place }: ¿qué loseta construyes? { $count ->
    [one] Tienes 1 acción.
   *[other] Tienes { $count } acciones.
}
keyper-ask-work-build-one = { $place }: puedes construir la loseta { $tile }. { $count ->
    [one] Tienes 1 acción.
   *[other] Tienes { $count } acciones.
}
keyper-ask-work-upgrade = { $place }: ¿qué loseta mejoras? { $count ->
    [one] Tienes 1 acción.
   *[other] Tienes { $count } acciones.
}
keyper-ask-work-upgrade-one = { $place }: puedes mejorar la loseta { $tile }. { $count ->
    [one] Tienes 1 acción.
   *[other] Tienes { $count } acciones.
}
keyper-ask-work-tiles = { $place }: ¿qué loseta tomas? { $count ->
    [one] Tienes 1 acción.
   *[other] Tienes { $count } acciones.
}
keyper-ask-work-tiles-one = { $place }: puedes tomar la loseta { $tile }. { $count ->
    [one] Tienes 1 acción.
   *[other] Tienes { $count } acciones.
}
keyper-ask-work-boat = { $place }: ¿qué recibes o vendes? { $count ->
    [one] Tienes 1 acción.
   *[other] Tienes { $count } acciones.
}
keyper-ask-work-half = { $place }: aún puedes hacer el otro cambio.
keyper-ask-work-then = { $asked } Tras las del otro jugador tienes { $count } más.
keyper-ask-work-later = { $place }: ahora le toca al otro jugador; luego, a ti otra vez.
keyper-ask-work-share = { $place }: queda poco en la reserva, así que se toma de uno en uno por turnos. Ahora toma el otro jugador; luego, tú otra vez.
keyper-ask-none-no-tile = { $place }: no tienes losetas que construir. Confirma para seguir.
keyper-ask-none-no-plot = { $place }: no queda parcela para las losetas que tienes. Confirma para seguir.
keyper-ask-none-no-price = { $place }: no tienes ninguna loseta que puedas pagar. Confirma para seguir.
keyper-ask-none-nothing-built = { $place }: aún no has construido nada que se pueda mejorar. Confirma para seguir.
keyper-ask-none-all-upgraded = { $place }: todo lo que has construido ya está mejorado. Confirma para seguir.
keyper-ask-none-no-upgrade = { $place }: no tienes ninguna loseta cuya mejora puedas pagar. Confirma para seguir.
keyper-ask-none-nothing-to-give = { $place }: no tienes nada que dar. Confirma para seguir.
keyper-ask-none-nothing-to-get = { $place }: no queda nada que recibir. Confirma para seguir.
keyper-ask-none-same = { $place }: lo que dieras te volvería tal cual. Confirma para seguir.
keyper-ask-none-none-left = { $place }: no queda nada que tomar. Confirma para seguir.
keyper-ask-none-boat = { $place }: no hay nada que puedas recibir o vender. Confirma para seguir.
keyper-ask-none-plot = { $place }: no hay nada que puedas hacer. Confirma para seguir.
keyper-ask-get = ¿Qué tomas?
keyper-ask-get-one = ¿Qué tomas? Queda poco en la reserva, así que cada jugador toma uno, por turnos.
keyper-ask-plot = ¿Dónde construyes la loseta { $tile }?
keyper-ask-pay-build = ¿Cómo pagas la loseta { $tile }?
keyper-ask-pay-upgrade = ¿Cómo pagas la mejora de la loseta { $tile }?
keyper-ask-order = ¿En qué campos se unen tus keyples por sí solos?
keyper-ask-fairs = ¿Qué ferias de invierno celebras?
keyper-ask-fairs-and-own = ¿Qué ferias celebras? La tuya se celebra sola si aún puedes mostrar todo lo que pide.
keyper-ask-housing = No hay sitio para todos tus animales. ¿Cuál se va?
keyper-ask-fold = ¿Cómo pliegas el { $board } para { FORM($season, "the") }? Nadie lo ve hasta que todos hayan elegido. Se pliegue como se pliegue, tiene: { $fields }.
keyper-ask-surplus = Tienes demasiados keyples. ¿Cuál se va a descansar a la loseta keyp?
keyper-ask-end = ¿Es esa tu jugada?

## Menu entries

keyper-menu-keyper = Jugar el keyper
keyper-menu-send = Enviar un keyple
keyper-menu-colour = { $count ->
    [one] { $colour }
   *[other] { $colour } ×{ $count }
}
keyper-menu-boards = Tableros rurales
keyper-menu-vain-none-left = { $place }: no queda nada
keyper-menu-vain-no-tile = { $place }: no tienes losetas
keyper-menu-vain-no-plot = { $place }: sin parcela para tus losetas
keyper-menu-vain-no-price = { $place }: no puedes pagar ninguna loseta
keyper-menu-vain-nothing-built = { $place }: aún no has construido nada
keyper-menu-vain-all-upgraded = { $place }: todo lo tuyo está mejorado
keyper-menu-vain-no-upgrade = { $place }: no puedes pagar ninguna mejora
keyper-menu-vain-nothing-to-give = { $place }: no tienes nada que dar
keyper-menu-vain-nothing-to-get = { $place }: no queda nada que recibir
keyper-menu-vain-same = { $place }: no cambiaría nada
keyper-menu-vain-boat = { $place }: nada que recibir o vender
keyper-menu-vain-plot = { $place }: nada que hacer allí
keyper-menu-gain = { $place }: { $gain }
keyper-menu-gain-most = { $place }: hasta { $gain }
keyper-menu-own-board = Tu propio tablero
keyper-menu-bare = { $place }: construir allí
keyper-menu-bare-others = Otra parcela de granja vacía
keyper-menu-bare-farm = { $count ->
    [one] la parcela de granja vacía
   *[other] una de { $count } parcelas de granja vacías
}: construir allí
keyper-menu-lay-boards = Tumbar en un tablero
keyper-menu-lay-own = Tumbar en casa
keyper-menu-lay = Tumbarlo: { $gain }
keyper-menu-leave = Dejarlo de pie: { $gain }
keyper-menu-both = Los dos: { $gain }
keyper-menu-one = Uno: { $gain }
keyper-menu-join = Unirse con un keyple { $colour }
keyper-menu-skip = No unirse
keyper-menu-pass = Pasar
keyper-menu-at-most = Tomar menos
keyper-menu-at-most-count = Como mucho { $count }
keyper-menu-give = Pagar
keyper-menu-give-raw = Pagar por materias primas
keyper-menu-give-finished = Pagar por productos acabados
keyper-menu-receive = Recibir
keyper-menu-sell = { $points ->
    [one] Vender por 1 punto
   *[other] Vender por { $points } puntos
}
keyper-menu-sell-as = { $good } como { $other }
keyper-menu-build = Construir
keyper-menu-build-farm = Construir en tu granja
keyper-menu-build-cost = { $tile } ({ $goods })
keyper-menu-build-less = { $tile } ({ $goods }, menos uno de ellos)
keyper-menu-build-free = { $tile } (gratis)
keyper-menu-build-beside = { $tile } (gratis junto al Solar)
keyper-menu-plot-over = { $plot }, sobre { $tile }
keyper-menu-plot-free = { $plot }: gratis
keyper-menu-upgrade = Mejorar
keyper-menu-boat = { $boat }: { $goods }
keyper-menu-hold = { $points ->
    [one] { $fair } por 1 punto: { $goods }
   *[other] { $fair } por { $points } puntos: { $goods }
}
keyper-menu-winter-fair = { $fair }, { $few } puntos: { $front }; { $many }: { $back }
keyper-menu-orders = Cuando otros te inviten
keyper-menu-done = Listo
keyper-caution-leaving = { $count ->
    [one] Renuncias a una acción que aún podrías usar.
   *[other] Renuncias a { $count } acciones que aún podrías usar.
}
keyper-caution-leaving-some = Renuncias a { $count } acciones, y aún podrías usar al menos una de ellas.
keyper-final-chapter = Con esto acaba la estación, y nadie puede deshacerlo por su cuenta.
keyper-menu-end = Listo
keyper-menu-end-leaving = { $count ->
    [one] Listo: dejar 1 acción sin usar
   *[other] Listo: dejar { $count } acciones sin usar
}

keyper-order-ask = Preguntarme cada vez
keyper-order-always = Unirse siempre
keyper-order-never = No unirse nunca
keyper-order-only = Unirse solo en ciertos campos

## News

keyper-told-keyper = { $who } juega el keyper y reclama el { $board }.
keyper-told-keyp-gain = { $who } usa el keyple { $colour } de la loseta keyp: { $goods }.
keyper-told-sent = { $working ->
    [one] { $who } envía { $keyple } { FORM($place, "to") }.
   *[other] { $who } envía { $keyple } { FORM($place, "to") } y tumba el que estaba de pie allí.
}
keyper-told-boat = Allí sube al { $boat } ({ $goods }).
keyper-told-joined = { $who } se une con { $keyple } en { FORM($place, "the") }.
keyper-told-declined = { $who } no se une.
keyper-told-order-joined = Te has unido según tu orden fija.
keyper-told-order-declined = No te has unido, según tu orden fija.
keyper-told-order-ask = Se te preguntará siempre que puedas unirte.
keyper-told-order-always = Te unirás siempre que puedas.
keyper-told-order-never = No te unirás hasta que acabe la estación.
keyper-told-order-only = Te unirás solo en: { $fields }.
keyper-told-laid = { $count ->
    [one] { $who } tumba un keyple en { FORM($place, "the") }.
   *[other] { $who } tumba los dos keyples en { FORM($place, "the") }.
}
keyper-told-passed = { $who } pasa.
keyper-told-nothing-to-lay = { $who } no tiene nada que tumbar.
keyper-told-gained = { $who } recibe { $goods }.
keyper-told-took-tile = { $who } toma la loseta { $tile }.
keyper-told-drawn = Nuevas losetas: { $tiles }.
keyper-told-exchanged = { $who } convierte { $paid } en { $goods }.
keyper-told-took-next = { $who } toma { $goods } como resto del cambio.
keyper-told-none-left = { $who } no encuentra nada más que tomar: la reserva está vacía.
keyper-told-received = { $who } recibe { $goods } del barco.
keyper-told-sold = { $points ->
    [one] { $who } vende { $goods } por 1 punto de envío.
   *[other] { $who } vende { $goods } por { $points } puntos de envío.
}
keyper-told-seafarer = { $points ->
    [one] El Navegante da a { $who } 1 punto de envío.
   *[other] El Navegante da a { $who } { $points } puntos de envío.
}
keyper-told-built = { $who } construye la loseta { $tile } en { FORM($plot, "the") } por { $goods }.
keyper-told-upgraded = { $who } mejora la loseta { $tile } por { $goods }.
keyper-told-closing = { $who } ha jugado la última pieza. Los demás pueden tumbar una vez más.
keyper-told-closing-joined = { $joiner } se ha unido a { $who } con la última pieza. Todos menos { $who } pueden tumbar una vez más.
keyper-told-season-ends = Es el final { FORM($season, "of") }.
keyper-told-fairs = Se celebran las ferias de { $season }.
keyper-told-no-fairs = Nadie celebra ferias de { $season }.
keyper-told-held-showing = { $points ->
    [one] { $who } celebra la { $fair } por 1 punto y muestra { $goods }.
   *[other] { $who } celebra la { $fair } por { $points } puntos y muestra { $goods }.
}
# In logs of games from before fairs were told with what was shown.
keyper-told-held = { $points ->
    [one] { $who } celebra una feria por 1 punto: { $fair }.
   *[other] { $who } celebra una feria por { $points } puntos: { $fair }.
}
keyper-told-lost = { $who } pierde { $goods } por falta de sitio.
keyper-told-took-back = { $count ->
    [one] { $who } se lleva el { $board } a casa y tiene 1 keyple.
   *[other] { $who } se lleva el { $board } a casa y tiene { $count } keyples.
}
keyper-told-season = Ahora es { $season }. Losetas: { $tiles }. Barcos: { $boats }.
keyper-told-folded = { $who } pliega el { $board } así: { $display }.
keyper-told-rests = { $who } envía { $keyple } a descansar a la loseta keyp.
keyper-told-over = Fin de la partida.

## Score sheet

keyper-score-shipping = Envíos
keyper-score-tile = { $tile }, { $plot }
keyper-score-upgraded = { $tile }, con mejora, { $plot }
keyper-score-fair = { $fair }

## Names of the pictures

keyper-picture-table = La mesa
keyper-picture-tiles = Losetas en oferta
keyper-picture-fold = Formas de plegar el tablero
keyper-picture-score = Puntuación
keyper-picture-score-of = Puntuación de { $who }
keyper-picture-screen-of = Pantalla de { $who }
keyper-picture-home-of = Granja y aldea de { $who }
keyper-picture-hand-of = Losetas que tiene { $who }

## What people type who look for a rule: a line of "their words: words of the rules" each. Phrases of several
## words are found in any order.

keyper-synonyms =
    trabajador, trabajadores, meeple, peón, peon, persona, gente: keyple
    keyper, meeple grande, jefe, líder, lider, reclamar, reclama: keyper
    subasta, puja, pujar: claim
    puntuación, puntuacion, puntuar, puntúa, puntua, puntuación final, puntos, punto, puntos de victoria, pv, recuento: point, score
    empate, empates, empato, empatar, desempate: tie, shared
    fin de partida, final de partida, fin del juego, final del juego, última ronda, ultima ronda: end of the game, winter
    fin de estación, fin de estacion, final de estación: end of the season
    ganar, ganador, victoria, objetivo, meta: most points win
    barco, barcos, barca, envío, envíos, envio, vender, venta, río, rio: boat, river
    unirse, unir, unirme, compartir, juntos, invitar, invitación, invitacion: join
    tumbar, tumbado, acostar, activar: lay, lying
    alojar animales, animal, animales, ganado, alojar, establo: animal, room
    construir, construcción, construccion, edificar, obra: build
    coste, costo, precio, pagar: cost, pay
    recurso, recursos, material, materiales, bienes, mercancía: resource
    feria, ferias, mercado: fair
    plegar, doblar, pliegue, lado del tablero: fold
    blanco, blancos, comodín, comodin: white
    cambio, cambiar, intercambio, convertir, comerciar: trade, exchange
    jugador inicial, primer jugador, orden de turno: start player
    mejora, mejoras, mejorar: upgrade
    loseta, losetas, ficha, fichas: tile
    tablero, tableros: board
    campo, campos: field
    parcela, parcelas: plot
    aldea, pueblo: village
    granja: farm
    gema, gemas, joya, joyas: gem
    trigo: wheat
    materia prima, materias primas: raw
    producto, productos: finished
    estación, estacion, estaciones: season
    primavera: spring
    verano: summer
    otoño, otono: autumn
    invierno: winter
    color, colores: colour
    pasar: pass

# Why something cannot be chosen now.

keyper-area-farm = granja
keyper-area-village = aldea
keyper-why-plots-farm = parcelas de granja
keyper-why-plots-village = parcelas de aldea
keyper-why-claimed = { $board }: allí está el keyper de { $who }.
keyper-why-colour = Al que está allí solo pueden unirse keyples de color { $colour } o blanco: { $places }.
keyper-why-white = Al que está allí solo pueden unirse keyples blancos: { $places }.
keyper-why-full = Ya hay dos keyples: { $places }.
keyper-why-river = No queda barco para { $places }.
keyper-why-no-tile = No tienes ninguna loseta para las { $plots } vacías, y allí un keyple debe construir.
keyper-why-build = { $tile }: construir cuesta { $need }; te falta: { $lack }.
keyper-why-build-less = { $tile }: construir cuesta { $need }, menos uno de ellos; te falta: { $lack }.
keyper-why-build-either = { $tile }: construir cuesta { $need }, menos uno de ellos; te falta: { $one } o { $other }.
keyper-why-build-some = { $tile }: construir cuesta { $need }, menos uno de ellos; te faltan { $count } cualesquiera de estos: { $lack }.
keyper-why-price = { $tile }: el precio completo es { $need }; te falta: { $lack }.
keyper-why-no-plot = { $tile }: no te queda parcela para esa loseta.
keyper-why-not-here = { $tile }: no con este trabajo; es una loseta de { $area }.
keyper-why-upgrade = { $tile }: mejorar cuesta { $need }; te falta: { $lack }.
keyper-why-upgraded = Con mejora: { $tiles }.
keyper-why-give = No tienes para dar: { $good }.
keyper-why-supply = No queda en la reserva: { $good }.
keyper-why-receive-sold = Ya has vendido aquí, así que no puedes recibir: { $good }.
keyper-why-sell-received = Ya has recibido aquí, así que no puedes vender: { $good }.
keyper-why-sell = No tienes para vender: { $good }.
keyper-why-overbuilt = Ya se ha construido encima una vez: { $plots }.
keyper-why-plot-price = No puedes pagar la loseta { $tile } allí: { $plots }.
keyper-why-lay-own = Keyples de otros tableros: solo si no hay ninguno de pie en tus parcelas ni en el tablero que reclamaste.
keyper-why-fair = { $fair }: pide { $need }; te falta: { $lack }.

## Parts of a game, in the chart of a review

keyper-chapter =
    { $number ->
        [0] Primavera
        [1] Verano
        [2] Otoño
       *[other] Invierno
    }
keyper-chapters = Estaciones
keyper-chapter-over =
    { $number ->
        [0] La primavera ha acabado
        [1] El verano ha acabado
        [2] El otoño ha acabado
       *[other] El invierno ha acabado
    }

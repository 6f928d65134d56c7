# Keyper: names, questions, menu entries, news and the score sheet.

## The game

keyper-name = Keyper

## Pieces

keyper-good-clay = arcilla
    .none = nada de arcilla
keyper-good-log = tronco
    .none = ningún tronco
keyper-good-rock = roca
    .none = ninguna roca
keyper-good-brick = ladrillo
    .none = ningún ladrillo
keyper-good-wood = madera
    .none = nada de madera
keyper-good-stone = piedra
    .none = nada de piedra
keyper-good-wheat = trigo
    .none = nada de trigo
keyper-good-emerald = esmeralda
    .none = ninguna esmeralda
keyper-good-gold = oro
    .none = nada de oro
keyper-good-ruby = rubí
    .none = ningún rubí
keyper-good-sapphire = zafiro
    .none = ningún zafiro
keyper-good-chicken = gallina
    .none = ninguna gallina
keyper-good-cow = vaca
    .none = ninguna vaca
keyper-good-deer = ciervo
    .none = ningún ciervo
keyper-good-goat = cabra
    .none = ninguna cabra
keyper-good-horse = caballo
    .none = ningún caballo
keyper-good-pig = cerdo
    .none = ningún cerdo
keyper-good-sheep = oveja
    .none = ninguna oveja
keyper-good-wild-boar = jabalí
    .none = ningún jabalí

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
keyper-field-convert-clay = De arcilla a ladrillos
keyper-field-convert-logs = De troncos a madera
keyper-field-convert-rock = De rocas a piedra
keyper-field-trade-raw = Cambiar materias primas
keyper-field-trade-finished = Cambiar productos
keyper-field-build = Construir
keyper-field-discount-build = Obra con descuento
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
keyper-tile-farmyard-help = Aloja 4 vacas, caballos, cerdos u ovejas; 1 punto por tipo. Mejorada: 2 por tipo.
keyper-tile-paddock = Cercado
keyper-tile-paddock-help = Aloja 4 gallinas, ciervos, cabras o jabalíes; 1 punto por tipo. Mejorada: 2 por tipo.
keyper-tile-brickmaker = Ladrillero
keyper-tile-brickmaker-help = Convierte 1 de arcilla en 1 ladrillo. Mejorada: en 2 ladrillos; 5 puntos.
keyper-tile-carpenter = Carpintero
keyper-tile-carpenter-help = Convierte 1 tronco en 1 de madera. Mejorada: en 2 de madera; 5 puntos.
keyper-tile-stonemason = Picapedrero
keyper-tile-stonemason-help = Convierte 1 roca en 1 de piedra. Mejorada: en 2 de piedra; 5 puntos.
keyper-tile-scrapyard = Chatarrería
keyper-tile-scrapyard-help = Convierte 2 materias primas en 1 producto. Mejorada: 1 en 1; 3 puntos.
keyper-tile-drainage = Desagües
keyper-tile-drainage-help = 1 punto, y 1 por loseta de aldea en sus diagonales. Mejorada: 2 puntos, y 2 por loseta.
keyper-tile-pavements = Empedrado
keyper-tile-pavements-help = 1 punto, y 1 por loseta de aldea en su fila y columna. Mejorada: 2 puntos, y 2 por loseta.
keyper-tile-alchemist = Alquimista
keyper-tile-alchemist-help = Convierte 2 materias primas en 1 gema cualquiera; 3 puntos. Mejorada: 1 en 1 gema; 5 puntos.
keyper-tile-barn = Granero
keyper-tile-barn-help = 1 punto por loseta de granja. Mejorada: 2, pero solo por cada una mejorada.
keyper-tile-boarding-house = Pensión
keyper-tile-boarding-house-help = 2 puntos por loseta de aldea justo a su izquierda y derecha. Mejorada: también encima y debajo.
keyper-tile-builder = Constructor
keyper-tile-builder-help = Construye una loseta por 1 producto. Mejorada: construye o mejora por 1 producto o trigo; 3 puntos.
keyper-tile-building-plot = Solar
keyper-tile-building-plot-help = Una construcción gratis justo a su derecha; 1 punto. Mejorada: también encima y debajo; 3 puntos.
keyper-tile-cluck-cluck-chicken-house = Gallinero Clo Clo
keyper-tile-cluck-cluck-chicken-house-help = Aloja 4 gallinas, 2 puntos cada una. Mejorada: 3 cada una.
keyper-tile-dock = Muelle
keyper-tile-dock-help = 6 puntos con 20 puntos de envío. Mejorada: 12 puntos con 30.
keyper-tile-farm-labourer = Jornalero
keyper-tile-farm-labourer-help = Construye gratis una loseta de granja. Mejorada: construye o mejora una gratis; 3 puntos.
keyper-tile-gem-dealer = Tratante de gemas
keyper-tile-gem-dealer-help = Convierte 1 gema en otra cualquiera. Mejorada: en 2 cualesquiera; 3 puntos.
keyper-tile-goat-pen = Cabreriza
keyper-tile-goat-pen-help = Aloja 4 cabras, 2 puntos cada una. Mejorada: 3 cada una.
keyper-tile-hop-field = Campo de lúpulo
keyper-tile-hop-field-help = Convierte 1 de trigo en un animal; aloja 4 cualesquiera. Mejorada: en 2 animales; 3 puntos.
keyper-tile-jewel-cutter = Lapidario
keyper-tile-jewel-cutter-help = Convierte 1 de piedra en 1 gema cualquiera. Mejorada: en 2 cualesquiera; 3 puntos.
keyper-tile-livestock-market = Mercado de ganado
keyper-tile-livestock-market-help = Convierte un animal en otro; aloja 4 cualesquiera. Mejorada: en 2 animales; 1 punto.
keyper-tile-oast-house = Secadero de lúpulo
keyper-tile-oast-house-help = 4 puntos si las 8 parcelas de granja están construidas. Mejorada: 8 puntos.
keyper-tile-seafarer = Navegante
keyper-tile-seafarer-help = 1 punto de envío cada vez que usas un barco. Mejorada: 2 puntos de envío; 3 puntos.
keyper-tile-shipping-agent = Agente naviero
keyper-tile-shipping-agent-help = 1 punto de envío extra por cada 2 recursos vendidos a la vez. Mejorada: por cada uno; 3 puntos.
keyper-tile-statue = Estatua
keyper-tile-statue-help = 1 punto por loseta inicial de aldea. Mejorada: 2, pero solo por cada una mejorada.
keyper-tile-thatcher = Techador
keyper-tile-thatcher-help = 1 punto por cada 2 losetas de aldea. Mejorada: 1 por loseta de aldea mejorada.
keyper-tile-trading-post = Puesto comercial
keyper-tile-trading-post-help = Convierte 1 materia prima en 2, o 1 producto en 2. Mejorada: ambas cosas a la vez; 3 puntos.
keyper-tile-village-hall = Ayuntamiento
keyper-tile-village-hall-help = 6 puntos si las 12 parcelas de aldea están construidas. Mejorada: 12 puntos.
keyper-tile-windmill = Molino de viento
keyper-tile-windmill-help = Convierte 1 materia prima en 2 de trigo. Mejorada: además 2 puntos por trigo, hasta 4 de trigo.
keyper-tile-boatman = Barquero
keyper-tile-boatman-help = 1 punto por keyple celeste o blanco, hasta 4. Mejorada: 2 por keyple.
keyper-tile-bracelet-maker = Taller de pulseras
keyper-tile-bracelet-maker-help = 4 puntos por cada par de esmeralda y zafiro, hasta 4 pares. Mejorada: 6 por trío con rubí.
keyper-tile-bricklayer = Albañil
keyper-tile-bricklayer-help = 1 punto por keyple naranja o blanco, hasta 4. Mejorada: 2 por keyple.
keyper-tile-brickyard = Ladrillar
keyper-tile-brickyard-help = 1 punto por cada ladrillo, hasta 4. Mejorada: 2 por cada uno.
keyper-tile-copse = Soto
keyper-tile-copse-help = Convierte 1 de madera en gallina, ciervo, cabra o jabalí; aloja 4. Mejorada: en 2; 3 puntos.
keyper-tile-emporium = Emporio
keyper-tile-emporium-help = 4 puntos por cada par de rubí y zafiro, hasta 4 pares. Mejorada: 6 por trío con oro.
keyper-tile-entertainer = Juglar
keyper-tile-entertainer-help = 1 punto por estación en que celebraste una feria. Mejorada: 2 por estación.
keyper-tile-farmer = Granjero
keyper-tile-farmer-help = 1 punto por keyple verde claro o blanco, hasta 4. Mejorada: 2 por keyple.
keyper-tile-farmers-cottage = Casa del granjero
keyper-tile-farmers-cottage-help = 1 punto por campo verde claro de tu tablero de invierno. Mejorada: 3 por campo.
keyper-tile-game-wardens-cottage = Casa del guardabosque
keyper-tile-game-wardens-cottage-help = Aloja 4 ciervos, 2 puntos cada uno. Mejorada: 3 cada uno.
keyper-tile-gem-merchant = Mercader de gemas
keyper-tile-gem-merchant-help = 4 puntos por cada par de esmeralda y oro, hasta 4 pares. Mejorada: 6 por trío con rubí.
keyper-tile-goldsmith = Orfebre
keyper-tile-goldsmith-help = 4 puntos por cada par de oro y zafiro, hasta 4 pares. Mejorada: 6 por trío con esmeralda.
keyper-tile-hunters-lodge = Casa del cazador
keyper-tile-hunters-lodge-help = Aloja 4 jabalíes, 2 puntos cada uno. Mejorada: 3 cada uno.
keyper-tile-jeweller = Joyero
keyper-tile-jeweller-help = 4 puntos por cada par de esmeralda y rubí, hasta 4 pares. Mejorada: 6 por trío con zafiro.
keyper-tile-key-market = Mercado Key
keyper-tile-key-market-help = Convierte 2 bienes cualesquiera en 1, sin animales; 3 puntos. Mejorada: 1 en 1; 5 puntos.
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
keyper-tile-ring-maker-help = 4 puntos por cada par de oro y rubí, hasta 4 pares. Mejorada: 6 por trío con esmeralda.
keyper-tile-scrap-dealer = Chatarrero
keyper-tile-scrap-dealer-help = 1 punto por cada 2 bienes, hasta 8 bienes, sin animales. Mejorada: 2 por cada 2 bienes.
keyper-tile-stoneyard = Depósito de piedra
keyper-tile-stoneyard-help = 1 punto por cada piedra, hasta 4. Mejorada: 2 por cada una.
keyper-tile-timberyard = Depósito de madera
keyper-tile-timberyard-help = 1 punto por cada madera, hasta 4. Mejorada: 2 por cada una.

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
keyper-fold-other = Forma { $number }
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
keyper-display-other = Forma { $number }

keyper-boat-with = { $boat } ({ $goods })
keyper-boat-boat-1 = Barco 1
    .the = el barco 1
keyper-boat-boat-2 = Barco 2
    .the = el barco 2
keyper-boat-boat-3 = Barco 3
    .the = el barco 3
keyper-boat-boat-4 = Barco 4
    .the = el barco 4
keyper-boat-boat-5 = Barco 5
    .the = el barco 5
keyper-boat-boat-6 = Barco 6
    .the = el barco 6

keyper-fair-spring-1 = Feria de primavera 1
    .the = la feria de primavera 1
keyper-fair-spring-2 = Feria de primavera 2
    .the = la feria de primavera 2
keyper-fair-spring-3 = Feria de primavera 3
    .the = la feria de primavera 3
keyper-fair-spring-4 = Feria de primavera 4
    .the = la feria de primavera 4
keyper-fair-spring-5 = Feria de primavera 5
    .the = la feria de primavera 5
keyper-fair-spring-6 = Feria de primavera 6
    .the = la feria de primavera 6
keyper-fair-summer-1 = Feria de verano 1
    .the = la feria de verano 1
keyper-fair-summer-2 = Feria de verano 2
    .the = la feria de verano 2
keyper-fair-summer-3 = Feria de verano 3
    .the = la feria de verano 3
keyper-fair-summer-4 = Feria de verano 4
    .the = la feria de verano 4
keyper-fair-summer-5 = Feria de verano 5
    .the = la feria de verano 5
keyper-fair-summer-6 = Feria de verano 6
    .the = la feria de verano 6
keyper-fair-autumn-1 = Feria de otoño 1
    .the = la feria de otoño 1
keyper-fair-autumn-2 = Feria de otoño 2
    .the = la feria de otoño 2
keyper-fair-autumn-3 = Feria de otoño 3
    .the = la feria de otoño 3
keyper-fair-autumn-4 = Feria de otoño 4
    .the = la feria de otoño 4
keyper-fair-autumn-5 = Feria de otoño 5
    .the = la feria de otoño 5
keyper-fair-autumn-6 = Feria de otoño 6
    .the = la feria de otoño 6
keyper-fair-winter-1 = Feria de invierno 1
    .the = la feria de invierno 1
keyper-fair-winter-2 = Feria de invierno 2
    .the = la feria de invierno 2
keyper-fair-winter-3 = Feria de invierno 3
    .the = la feria de invierno 3
keyper-fair-winter-4 = Feria de invierno 4
    .the = la feria de invierno 4
keyper-fair-winter-5 = Feria de invierno 5
    .the = la feria de invierno 5
keyper-fair-winter-6 = Feria de invierno 6
    .the = la feria de invierno 6
keyper-fair-winter-7 = Feria de invierno 7
    .the = la feria de invierno 7
keyper-fair-winter-8 = Feria de invierno 8
    .the = la feria de invierno 8
keyper-fair-autumn = Feria de otoño
    .the = la feria de otoño
keyper-fair-summer = Feria de verano
    .the = la feria de verano
keyper-fair-spring = Feria de primavera
    .the = la feria de primavera

## Places and counts

keyper-board = Tablero { $number }
    .the = el tablero { $number }
    .in = tablero { $number }
keyper-place = { $field } ({ FORM($board, "in") })
    .the = el campo { $field } ({ FORM($board, "in") })
    .to = al campo { $field } ({ FORM($board, "in") })
keyper-plot-farm = Parcela de granja { $number ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
    [6] F
    [7] G
   *[8] H
}
    .the = la parcela de granja { $number ->
        [1] A
        [2] B
        [3] C
        [4] D
        [5] E
        [6] F
        [7] G
       *[8] H
    }
    .to = a la parcela de granja { $number ->
        [1] A
        [2] B
        [3] C
        [4] D
        [5] E
        [6] F
        [7] G
       *[8] H
    }
keyper-plot-village = Parcela de aldea { $number ->
    [1] I
    [2] J
    [3] K
    [4] L
    [5] M
    [6] N
    [7] O
    [8] P
    [9] Q
    [10] R
    [11] S
   *[12] T
}
    .the = la parcela de aldea { $number ->
        [1] I
        [2] J
        [3] K
        [4] L
        [5] M
        [6] N
        [7] O
        [8] P
        [9] Q
        [10] R
        [11] S
       *[12] T
    }
    .to = a la parcela de aldea { $number ->
        [1] I
        [2] J
        [3] K
        [4] L
        [5] M
        [6] N
        [7] O
        [8] P
        [9] Q
        [10] R
        [11] S
       *[12] T
    }
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

keyper-ask-turn = Envía un keyple o reclama un tablero con tu keyper.
keyper-ask-turn-send = Envía un keyple.
keyper-ask-turn-keyper = No te quedan keyples: reclama un tablero con tu keyper.
keyper-ask-where = ¿Adónde va el keyple { $colour }?
keyper-ask-where-last = ¿Adónde va tu último keyple, el { $colour }?
keyper-ask-boat = ¿Qué barco traes a este río?
keyper-ask-partner = En { FORM($place, "the") } ya hay un keyple de pie. Si lo tumbas, recibes { $both } en vez de { $one }, pero ya no trabaja esta estación. ¿Lo tumbas?
keyper-ask-partner-same = En { FORM($place, "the") } hay un keyple de pie. Recibes { $one }, lo tumbes o no. ¿Lo tumbas?
keyper-ask-gain = Recibes { $goods }. ¿Confirmas?
keyper-ask-gain-invite = Recibes { $goods }, o 1 más si alguien se une. ¿Confirmas?
keyper-ask-gain-short = Recibes { $goods }. Si alguien se une, se reparte lo poco que queda. ¿Confirmas?
keyper-ask-invite = { $place }: primero pregunto a los demás si se unen; después haces tu acción. ¿Confirmas?
keyper-ask-join = { $who } ha enviado { $keyple } { FORM($place, "to") }. Si te unes, recibes { $gain }. ¿Te unes?
keyper-ask-join-short = { $who } ha enviado { $keyple } { FORM($place, "to") }. Si te unes, recibes { $gain }, o más si { $who } toma menos. ¿Te unes?
keyper-ask-join-vain = { $who } ha enviado { $keyple } { FORM($place, "to") }. Ahora no podrías hacer nada ahí. ¿Te unes de todos modos?
keyper-ask-lay = No te quedan keyples por jugar: tumba uno que esté de pie.
keyper-ask-lay-or-pass = No te quedan keyples por jugar: tumba uno que esté de pie, o pasa.
keyper-ask-lay-count = Hay 2 keyples de pie en { FORM($place, "the") }. ¿Tumbas uno o los dos?
keyper-ask-keyp = ¿Qué recibes por el keyple { $colour } de tu loseta keyp?
keyper-ask-work = { $count ->
        [0] { $place }: hecho. ¿Confirmas?
        [one] { $place }: te queda 1 acción.
       *[other] { $place }: te quedan { $count } acciones.
    }
keyper-ask-work-exchange = { $place }: ¿qué das por { $goods }? { $count ->
        [one] Te queda 1 acción.
       *[other] Te quedan { $count } acciones.
    }
keyper-ask-work-build = { $place }: ¿qué loseta construyes? { $count ->
        [one] Te queda 1 acción.
       *[other] Te quedan { $count } acciones.
    }
keyper-ask-work-build-one = { $place }: puedes construir la loseta { $tile }. { $count ->
        [one] Te queda 1 acción.
       *[other] Te quedan { $count } acciones.
    }
keyper-ask-work-upgrade = { $place }: ¿qué loseta mejoras? { $count ->
        [one] Te queda 1 acción.
       *[other] Te quedan { $count } acciones.
    }
keyper-ask-work-upgrade-one = { $place }: puedes mejorar la loseta { $tile }. { $count ->
        [one] Te queda 1 acción.
       *[other] Te quedan { $count } acciones.
    }
keyper-ask-work-tiles = { $place }: ¿qué loseta tomas? { $count ->
        [one] Te queda 1 acción.
       *[other] Te quedan { $count } acciones.
    }
keyper-ask-work-tiles-one = { $place }: puedes tomar la loseta { $tile }. { $count ->
        [one] Te queda 1 acción.
       *[other] Te quedan { $count } acciones.
    }
keyper-ask-work-boat = { $place }: ¿qué recibes o vendes? { $count ->
        [one] Te queda 1 acción.
       *[other] Te quedan { $count } acciones.
    }
keyper-ask-work-half = { $place }: aún puedes hacer el otro cambio u omitirlo.
keyper-ask-work-then = { $asked } Entre medias le toca a { $who }.
keyper-ask-work-later = { $place }: ahora le toca a { $who }; luego, a ti otra vez.
keyper-ask-work-share = { $place }: la reserva podría agotarse, así que se toma de 1 en 1. Le toca a { $who }; luego, a ti otra vez.
keyper-ask-none-no-tile = { $place }: no tienes losetas que construir. ¿Confirmas?
keyper-ask-none-no-plot = { $place }: no tienes parcela para tus losetas. ¿Confirmas?
keyper-ask-none-no-price = { $place }: no puedes pagar ninguna de tus losetas. ¿Confirmas?
keyper-ask-none-nothing-built = { $place }: aún no tienes losetas que mejorar. ¿Confirmas?
keyper-ask-none-all-upgraded = { $place }: todas tus losetas están mejoradas. ¿Confirmas?
keyper-ask-none-no-upgrade = { $place }: no puedes pagar ninguna mejora. ¿Confirmas?
keyper-ask-none-nothing-to-give = { $place }: no tienes nada que dar. ¿Confirmas?
keyper-ask-none-nothing-to-get = { $place }: no queda nada que recibir. ¿Confirmas?
keyper-ask-none-same = { $place }: recibirías lo mismo que das. ¿Confirmas?
keyper-ask-none-none-left = { $place }: no queda nada. ¿Confirmas?
keyper-ask-none-boat = { $place }: no puedes recibir ni vender nada. ¿Confirmas?
keyper-ask-none-plot = { $place }: no puedes hacer nada. ¿Confirmas?
keyper-ask-get = ¿Qué tomas?
keyper-ask-get-one = ¿Qué tomas? La reserva podría agotarse, así que se toma de 1 en 1, por turnos con { $who }.
keyper-ask-plot = ¿Dónde construyes la loseta { $tile }?
keyper-ask-pay-build = { $tile } en { FORM($plot, "the") }: ¿cómo pagas?
keyper-ask-pay-build-cost = { $tile } en { FORM($plot, "the") }: ¿cómo pagas { $goods }?
keyper-ask-pay-build-less = { $tile } en { FORM($plot, "the") }: ¿cómo pagas { $goods }, menos 1 a elegir?
keyper-ask-pay-upgrade = Mejorar { $tile }: ¿cómo pagas { $goods }?
keyper-ask-order = ¿En qué campos se unen tus keyples automáticamente?
keyper-ask-fairs = ¿Qué ferias de invierno celebras?
keyper-ask-fairs-and-own = ¿Qué ferias celebras? La tuya se celebra automáticamente si aún puedes mostrar todo lo que pide.
keyper-ask-housing = No hay sitio para todos tus animales. ¿Cuál se va?
keyper-ask-fold = ¿Cómo pliegas { FORM($board, "the") } para { FORM($season, "the") }? Es secreto hasta que todos elijan. Se pliegue como se pliegue, tiene { $fields }.
keyper-ask-surplus = { $count ->
    [one] Te sobra 1 keyple. ¿Cuál descansa en tu loseta keyp?
   *[other] Te sobran { $count } keyples. ¿Cuál descansa primero en tu loseta keyp?
}
keyper-ask-end = ¿Confirmas?

## Menu entries

keyper-menu-keyper = Jugar keyper
keyper-menu-send = Enviar un keyple
keyper-menu-colour = { $count ->
    [one] { $colour }
   *[other] { $colour } ×{ $count }
}
keyper-menu-boards = Tableros rurales
keyper-menu-vain-none-left = { $place }: no queda nada
keyper-menu-vain-no-tile = { $place }: sin losetas que construir
keyper-menu-vain-no-plot = { $place }: sin parcela para tus losetas
keyper-menu-vain-no-price = { $place }: no puedes pagar ninguna loseta
keyper-menu-vain-nothing-built = { $place }: aún nada que mejorar
keyper-menu-vain-all-upgraded = { $place }: todo está mejorado
keyper-menu-vain-no-upgrade = { $place }: no puedes pagar ninguna mejora
keyper-menu-vain-nothing-to-give = { $place }: no tienes nada que dar
keyper-menu-vain-nothing-to-get = { $place }: no queda nada que recibir
keyper-menu-vain-same = { $place }: no cambiaría nada
keyper-menu-vain-boat = { $place }: nada que recibir o vender
keyper-menu-vain-plot = { $place }: nada que hacer allí
keyper-menu-gain = { $place }: { $gain }
keyper-menu-gain-most = { $place }: hasta { $gain }
keyper-menu-own-board = Tu tablero de jugador
keyper-menu-bare = { $place }: construir allí
keyper-menu-lay-boards = Tumbar en un tablero
keyper-menu-lay-own = Tumbar en casa
keyper-menu-lay = Tumbarlo: { $gain }
keyper-menu-leave = Dejarlo de pie: { $gain }
keyper-menu-both = Los dos: { $gain }
keyper-menu-one = Un keyple: { $gain }
keyper-menu-join = Unirme con { $colour }
keyper-menu-skip = No unirme
keyper-menu-pass = Pasar
keyper-menu-fold = { $display }
keyper-menu-at-most = Tomar menos
keyper-menu-at-most-count = Como mucho { $count }
keyper-menu-give = Cambiar
keyper-menu-give-raw = Cambiar por materias primas
keyper-menu-give-finished = Cambiar por productos acabados
keyper-menu-get = { $goods }
keyper-menu-get-first = { $goods }
keyper-menu-receive = Recibir
keyper-menu-sell = { $points ->
    [one] Vender por 1 punto
   *[other] Vender por { $points } puntos
}
keyper-menu-sell-as = { $good } como { $other }
keyper-menu-build = Construir
keyper-menu-build-cost = { $tile } ({ $goods })
keyper-menu-build-less = { $tile } ({ $goods }, menos 1)
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
    [one] Si omites el resto, pierdes 1 acción.
   *[other] Si omites el resto, pierdes { $count } acciones.
}
keyper-caution-leaving-some = Si omites el resto, pierdes { $count } acciones. Aún puedes usar al menos 1.
keyper-caution-leaving-now = { $count ->
    [one] Si omites, pierdes solo esta acción.
   *[other] Si omites, pierdes solo estas { $count } acciones.
} { $later ->
    [one] Después de { $who } te queda 1 más.
   *[other] Después de { $who } te quedan { $later } más.
}
keyper-caution-season = Con esto acaba { FORM($season, "the") }. No puedes deshacerlo.
keyper-final-chapter = Con esto acaba la estación: después no podrás deshacerlo.
keyper-menu-skip-actions = Omitir { $count }
keyper-menu-end = Listo
keyper-menu-end-leaving = { $count ->
        [one] Listo: renunciar a 1 acción
       *[other] Listo: renunciar a { $count } acciones
    }

keyper-order-ask = Preguntarme siempre
keyper-order-always = Unirme siempre
keyper-order-never = No unirme nunca
keyper-order-only = Unirme solo en algunos campos

## What is told

keyper-told-keyper = { $who } juega su keyper y reclama { FORM($board, "the") }.
    .you = Juegas tu keyper y reclamas { FORM($board, "the") }.
keyper-told-keyp-gain = { $who } usa el keyple { $colour } de su loseta keyp: { $goods }.
    .you = Usas el keyple { $colour } de tu loseta keyp: { $goods }.
keyper-told-sent =
    { $working ->
        [one] { $who } envía { $keyple } { FORM($place, "to") }.
       *[other] { $who } envía { $keyple } { FORM($place, "to") } y tumba también el que estaba allí.
    }
    .you =
        { $working ->
            [one] Envías { $keyple } { FORM($place, "to") }.
           *[other] Envías { $keyple } { FORM($place, "to") } y tumbas también el que estaba allí.
        }
keyper-told-boat = Al río llega { FORM($boat, "the") } ({ $goods }).
keyper-told-joined = { $who } se une en { FORM($place, "the") } con { $keyple }.
    .you = Te unes en { FORM($place, "the") } con { $keyple }.
keyper-told-declined = { $who } no se une.
    .you = No te unes.
keyper-told-order-joined = Tu orden ha contestado por ti: te unes.
keyper-told-order-declined = Tu orden ha contestado por ti: no te unes.
keyper-told-order-ask = Te preguntaré cada vez que puedas unirte.
keyper-told-order-always = Te unirás siempre que puedas.
keyper-told-order-never = No te unirás hasta que acabe la estación.
keyper-told-order-only = Te unirás solo en: { $fields }.
keyper-told-laid =
    { $count ->
        [one] { $who } tumba un keyple en { FORM($place, "the") }.
       *[other] { $who } tumba los dos keyples en { FORM($place, "the") }.
    }
    .you =
        { $count ->
            [one] Tumbas un keyple en { FORM($place, "the") }.
           *[other] Tumbas los dos keyples en { FORM($place, "the") }.
        }
keyper-told-passed = { $who } pasa.
    .you = Pasas.
keyper-told-nothing-to-lay = { $who } no tiene ningún keyple que tumbar.
    .you = No tienes ningún keyple que tumbar.
keyper-told-gained = { $who } recibe { $goods }.
    .you = Recibes { $goods }.
keyper-told-took-tile = { $who } toma la loseta { $tile }.
    .you = Tomas la loseta { $tile }.
keyper-told-drawn = Nuevas losetas: { $tiles }.
keyper-told-exchanged = { $who } convierte { $paid } en { $goods }.
    .you = Conviertes { $paid } en { $goods }.
keyper-told-exchanged-first = { $who } cambia { $paid } por { $goods } ahora y 1 más después.
    .you = Cambias { $paid } por { $goods } ahora y 1 más después.
keyper-told-took-next = { $who } recibe también { $goods } a cambio.
    .you = Recibes también { $goods } a cambio.
keyper-told-none-left = { $who } no recibe nada más: la reserva está vacía.
    .you = No recibes nada más: la reserva está vacía.
keyper-told-received = { $who } recibe { $goods } del barco.
    .you = Recibes { $goods } del barco.
keyper-told-sold =
    { $points ->
        [one] { $who } vende { $goods } por 1 punto de envío.
       *[other] { $who } vende { $goods } por { $points } puntos de envío.
    }
    .you =
        { $points ->
            [one] Vendes { $goods } por 1 punto de envío.
           *[other] Vendes { $goods } por { $points } puntos de envío.
        }
keyper-told-seafarer =
    { $points ->
        [one] { $who } recibe 1 punto de envío por el Navegante.
       *[other] { $who } recibe { $points } puntos de envío por el Navegante.
    }
    .you =
        { $points ->
            [one] Recibes 1 punto de envío por el Navegante.
           *[other] Recibes { $points } puntos de envío por el Navegante.
        }
keyper-told-built = { $who } construye la loseta { $tile } en { FORM($plot, "the") } por { $goods }.
    .you = Construyes la loseta { $tile } en { FORM($plot, "the") } por { $goods }.
keyper-told-built-over =
    { $who } construye la loseta { $tile } en { FORM($plot, "the") }, encima de la loseta { $below }, por { $goods }. { $below } ya no cuenta ({ $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }).
    .you =
        Construyes la loseta { $tile } en { FORM($plot, "the") }, encima de la loseta { $below }, por { $goods }. { $below } ya no cuenta ({ $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }).
keyper-told-upgraded = { $who } mejora la loseta { $tile } por { $goods }.
    .you = Mejoras la loseta { $tile } por { $goods }.
keyper-told-closing = { $who } ha jugado la última pieza. Los demás pueden tumbar keyples una vez más y la estación acaba.
    .you = Has jugado la última pieza. Los demás pueden tumbar keyples una vez más y la estación acaba.
keyper-told-closing-joined = { $joiner } se ha unido a { $who } con la última pieza. Todos menos { $who } pueden tumbar keyples una vez más.
    .you = { $joiner } se ha unido a ti con la última pieza. Todos menos tú pueden tumbar keyples una vez más.
    .yours = Te has unido a { $who } con la última pieza. Todos menos { $who } pueden tumbar keyples una vez más.
keyper-told-season-ends = Fin { FORM($season, "of") }: a nadie le quedan keyples por jugar.
keyper-told-fairs = Se celebran las ferias de { $season }.
keyper-told-no-fairs = Nadie celebra ferias de { $season }.
keyper-told-held-showing =
    { $points ->
        [one] { $who } celebra { FORM($fair, "the") } por 1 punto y muestra { $goods }.
       *[other] { $who } celebra { FORM($fair, "the") } por { $points } puntos y muestra { $goods }.
    }
    .you =
        { $points ->
            [one] Celebras { FORM($fair, "the") } por 1 punto y muestras { $goods }.
           *[other] Celebras { FORM($fair, "the") } por { $points } puntos y muestras { $goods }.
        }
# In logs of games from before fairs were told with what was shown.
keyper-told-held =
    { $points ->
        [one] { $who } celebra una feria y gana 1 punto: { $fair }.
       *[other] { $who } celebra una feria y gana { $points } puntos: { $fair }.
    }
    .you =
        { $points ->
            [one] Celebras una feria y ganas 1 punto: { $fair }.
           *[other] Celebras una feria y ganas { $points } puntos: { $fair }.
        }
keyper-told-lost = { $who } pierde { $goods }: no hay sitio.
    .you = Pierdes { $goods }: no hay sitio.
keyper-told-took-back =
    { $count ->
        [one] { $who } se lleva { FORM($board, "the") } a casa y ahora tiene 1 keyple.
       *[other] { $who } se lleva { FORM($board, "the") } a casa y ahora tiene { $count } keyples.
    }
    .you =
        { $count ->
            [one] Te llevas { FORM($board, "the") } a casa y ahora tienes 1 keyple.
           *[other] Te llevas { FORM($board, "the") } a casa y ahora tienes { $count } keyples.
        }
keyper-told-season = Empieza { FORM($season, "the") }. Losetas: { $tiles }. Barcos: { $boats }.
keyper-told-folded = { $who } pliega { FORM($board, "the") } así: { $display }.
    .you = Pliegas { FORM($board, "the") } así: { $display }.
keyper-told-rests = { $who } envía { $keyple } a descansar a su loseta keyp. Dará un bien o un animal cuando se juegue su keyper.
    .you = Envías { $keyple } a descansar a tu loseta keyp. Dará un bien o un animal cuando juegues tu keyper.
keyper-told-over = Fin de la partida.

## Score sheet

keyper-score-shipping = Envíos
keyper-score-tile = { $tile } en { FORM($plot, "the") }
keyper-score-upgraded = { $tile } (mejorada) en { FORM($plot, "the") }
keyper-score-fair = { $fair }

## Names of the pictures

keyper-picture-table = La mesa
keyper-picture-board = Tablero rural { $number }
keyper-picture-tiles = Losetas rurales a la vista
keyper-picture-fold = Formas de plegar el tablero
keyper-picture-score = Puntuación
keyper-picture-score-of = Puntuación de { $who }
keyper-picture-result = Todas las granjas
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
keyper-why-claimed = { $board }: ahí está el keyper de { $who }.
keyper-why-colour = Ahí solo pueden unirse keyples de color { $colour } o blanco: { $places }.
keyper-why-white = Ahí solo pueden unirse keyples blancos: { $places }.
keyper-why-full = No queda sitio, ya hay 2 keyples: { $places }.
keyper-why-river = No quedan barcos para { $places }.
keyper-why-no-tile = No tienes ninguna loseta para las { $plots } vacías, y un keyple que va ahí tiene que construir.
keyper-why-build = { $tile } cuesta { $need }; aún necesitas { $lack }.
keyper-why-build-less = { $tile } cuesta { $need }, menos 1 a tu elección; aún necesitas { $lack }.
keyper-why-build-either = { $tile } cuesta { $need }, menos 1 a tu elección; aún necesitas { $one } o { $other }.
keyper-why-build-some = { $tile } cuesta { $need }, menos 1 a tu elección; aún necesitas { $count } de estos: { $lack }.
keyper-why-price = { $tile }: el precio completo es { $need }; aún necesitas { $lack }.
keyper-why-no-plot = { $tile }: no te queda ninguna parcela donde construirla.
keyper-why-not-here = { $tile }: aquí no puedes construirla; es una loseta de { $area }.
keyper-why-upgrade = { $tile }: la mejora cuesta { $need }; aún necesitas { $lack }.
keyper-why-upgraded = Ya mejoradas: { $tiles }.
keyper-why-give = No tienes { FORM($good, "none") } que dar.
keyper-why-supply = No queda { FORM($good, "none") } en la reserva.
keyper-why-receive-sold = { $good }: ya has vendido aquí, así que no puedes recibir.
keyper-why-sell-received = { $good }: ya has recibido aquí, así que no puedes vender.
keyper-why-sell = No tienes { FORM($good, "none") } que vender.
keyper-why-overbuilt = Ya se ha construido encima una vez: { $plots }.
keyper-why-plot-price = Ahí no puedes pagar la loseta { $tile }: { $plots }.
keyper-why-lay-own = Solo puedes tumbar keyples en otros tableros si no hay ninguno de pie en tus parcelas ni en el tablero que has reclamado.
keyper-why-fair = { $fair }: pide { $need }; aún necesitas { $lack }.

## Parts of a game, in the chart of a review

keyper-chapter =
    { $number ->
        [0] Primavera
        [1] Verano
        [2] Otoño
       *[other] Invierno
    }
keyper-chapters = Estaciones
keyper-chapter-over = { $number ->
        [0] Ha acabado la primavera
        [1] Ha acabado el verano
        [2] Ha acabado el otoño
       *[other] Ha acabado el invierno
    }

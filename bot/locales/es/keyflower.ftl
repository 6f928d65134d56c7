### Keyflower and The Merchants: names, questions, menus and what is told.

keyflower-name = Keyflower

## Set-up

keyflower-option-merchants = The Merchants
keyflower-option-merchants-off = no
keyflower-option-merchants-off-help = Solo el juego básico.
keyflower-option-merchants-mix = mezclada
keyflower-option-merchants-mix-help = Añade contratos, ampliaciones y cabañas. Las losetas y los barcos nuevos salen al azar.
keyflower-option-merchants-all = entera
keyflower-option-merchants-all-help = Añade contratos, ampliaciones y cabañas. Entran todas las losetas y todos los barcos nuevos.
keyflower-option-screens = Pantallas
keyflower-option-screens-hidden = ocultas
keyflower-option-screens-hidden-help = Los demás ven cuántas piezas tienes, no cuáles.
keyflower-option-screens-memory-aid = ayuda de memoria
keyflower-option-screens-memory-aid-help = Los demás ven también una lista de lo que has tomado a la vista de todos.
keyflower-option-screens-open = abiertas (variante B)
keyflower-option-screens-open-help = Lo que ganas a la vista de todos se queda visible, delante de tu pantalla.
keyflower-option-green-start = Trabajador verde extra
keyflower-option-green-start-help = Los jugadores nuevos empiezan con 1 trabajador verde más.
keyflower-option-ties = Empates
keyflower-option-ties-rules = según las reglas
keyflower-option-ties-rules-help = Con The Merchants gana quien elige barco antes en invierno. Sin esa expansión, se comparte la victoria.
keyflower-option-ties-shared = victoria compartida
keyflower-option-ties-shared-help = En caso de empate se comparte la victoria.
keyflower-option-ties-boat = barco de invierno
keyflower-option-ties-boat-help = En caso de empate gana quien elige barco antes en invierno.

## Workers, skills and resources

keyflower-item-blue = trabajador azul
keyflower-count-blue =
    { $count ->
        [one] { $count } azul
       *[other] { $count } azules
    }
keyflower-item-red = trabajador rojo
keyflower-count-red =
    { $count ->
        [one] { $count } rojo
       *[other] { $count } rojos
    }
keyflower-item-yellow = trabajador amarillo
keyflower-count-yellow =
    { $count ->
        [one] { $count } amarillo
       *[other] { $count } amarillos
    }
keyflower-item-green = trabajador verde
keyflower-count-green =
    { $count ->
        [one] { $count } verde
       *[other] { $count } verdes
    }
keyflower-item-saw = sierra
keyflower-count-saw =
    { $count ->
        [one] { $count } sierra
       *[other] { $count } sierras
    }
keyflower-item-pickaxe = pico
keyflower-count-pickaxe =
    { $count ->
        [one] { $count } pico
       *[other] { $count } picos
    }
keyflower-item-anvil = yunque
keyflower-count-anvil =
    { $count ->
        [one] { $count } yunque
       *[other] { $count } yunques
    }
keyflower-item-wood = madera
keyflower-count-wood = { $count } de madera
keyflower-item-stone = piedra
keyflower-count-stone = { $count } de piedra
keyflower-item-iron = hierro
keyflower-count-iron = { $count } de hierro
keyflower-item-gold = oro
keyflower-count-gold = { $count } de oro
keyflower-item-any = cualquiera
keyflower-count-cabin =
    { $count ->
        [one] { $count } cabaña
       *[other] { $count } cabañas
    }
keyflower-count-contract =
    { $count ->
        [one] { $count } contrato
       *[other] { $count } contratos
    }

## Tiles and boats

keyflower-tile-alehouse = Cervecería
keyflower-tile-alehouse-help = Saca un trabajador de la bolsa. Mejorada (madera + piedra + hierro): 2 trabajadores.
keyflower-tile-apprentice-hall = Casa de aprendices
    .short = Casa aprendices
keyflower-tile-apprentice-hall-help = Saca una habilidad. Mejorada (madera + piedra): 2 habilidades; 3 puntos.
keyflower-tile-gold-mine = Mina de oro
keyflower-tile-gold-mine-help = 1 de oro. Mejorada (piedra + hierro): 2 de oro; 3 puntos.
keyflower-tile-key-mine = Mina Key
keyflower-tile-key-mine-help = 1 de hierro. Mejorada (yunque): 3 de hierro; 3 puntos.
keyflower-tile-keystone-quarry = Cantera Keystone
keyflower-tile-keystone-quarry-help = 1 de piedra. Mejorada (pico): 3 de piedra; 3 puntos.
keyflower-tile-keywood = Keywood
keyflower-tile-keywood-help = 1 de madera. Mejorada (sierra): 3 de madera; 3 puntos.
keyflower-tile-miner = Minero
keyflower-tile-miner-help = 2 de hierro. Mejorada (yunque): hierro y oro; 3 puntos.
keyflower-tile-peddler = Buhonero
keyflower-tile-peddler-help = Paga un trabajador amarillo por uno verde. Mejorada (oro): por 2 verdes.
keyflower-tile-quarryman = Cantero
keyflower-tile-quarryman-help = 2 de piedra. Mejorada (pico): piedra y oro; 3 puntos.
keyflower-tile-stable = Establo
keyflower-tile-stable-help = 2 pasos, 1 mejora. Mejorada (madera + hierro): 4 pasos, 2 mejoras; 5 puntos.
keyflower-tile-woodcutter = Leñador
keyflower-tile-woodcutter-help = 2 de madera. Mejorada (sierra): madera y oro; 3 puntos.
keyflower-tile-workshop = Taller
keyflower-tile-workshop-help = Madera, piedra o hierro. Mejorada (2 recursos cualesquiera): 1 de cada; 3 puntos.
keyflower-tile-brewer = Cervecero
keyflower-tile-brewer-help = Paga cualquier habilidad por 2 trabajadores de la bolsa. Mejorada (piedra + hierro): por 3; 3 puntos.
keyflower-tile-carpenter = Carpintero
keyflower-tile-carpenter-help = Paga una sierra por 3 de madera. Mejorada (3 de madera): por 3 de oro; 7 puntos.
keyflower-tile-farrier = Herrador
keyflower-tile-farrier-help = 3 pasos, 1 mejora. Mejorada (2 recursos cualesquiera): 5 pasos, 2 mejoras; 5 puntos.
keyflower-tile-hiring-fair = Feria de contratación
    .short = Feria de contrat.
keyflower-tile-hiring-fair-help = Paga cualquier habilidad por 2 habilidades. Mejorada (madera + hierro): por 3; 5 puntos.
keyflower-tile-mason = Picapedrero
keyflower-tile-mason-help = Paga un pico por 3 de piedra. Mejorada (3 de piedra): por 3 de oro; 7 puntos.
keyflower-tile-smelter = Fundidor
keyflower-tile-smelter-help = Paga un yunque por 3 de hierro. Mejorada (3 de hierro): por 3 de oro; 7 puntos.
keyflower-tile-store = Tienda
keyflower-tile-store-help = Paga un trabajador azul por uno verde. Mejorada (oro): por 2 verdes; 3 puntos.
keyflower-tile-tavern = Taberna
keyflower-tile-tavern-help = Paga cualquier trabajador por 2 de la bolsa. Mejorada (madera + piedra + hierro): por 3.
keyflower-tile-barn = Granero
keyflower-tile-barn-help = 1 punto por cada recurso que haya en ella al final. Mejorada (cualquier habilidad): 2 cada uno.
keyflower-tile-blacksmith = Herrero
keyflower-tile-blacksmith-help = 2 puntos por cada hierro que haya en ella al final. Mejorada (yunque): 3 cada uno.
keyflower-tile-fair = Feria
keyflower-tile-fair-help = Paga un trabajador rojo por uno verde. Mejorada (oro): por 2 verdes; 5 puntos.
keyflower-tile-forge = Forja
keyflower-tile-forge-help = 3 puntos. Mejorada (3 de hierro): 10 puntos.
keyflower-tile-goldsmith = Orfebre
keyflower-tile-goldsmith-help = Sin puntos. Mejorada (2 de oro): 7 puntos.
keyflower-tile-inn = Posada
keyflower-tile-inn-help = Saca un trabajador de la bolsa. Mejorada (cualquier recurso + cualquier habilidad): 3 trabajadores.
keyflower-tile-sawmill = Aserradero
keyflower-tile-sawmill-help = 3 puntos. Mejorada (3 de madera): 10 puntos.
keyflower-tile-sculptor = Escultor
keyflower-tile-sculptor-help = 3 puntos. Mejorada (3 de piedra): 10 puntos.
keyflower-tile-stone-yard = Depósito de piedra
    .short = Dep. de piedra
keyflower-tile-stone-yard-help = 2 puntos por cada piedra que haya en ella al final. Mejorada (pico): 3 cada una.
keyflower-tile-timber-yard = Depósito de madera
    .short = Dep. de madera
keyflower-tile-timber-yard-help = 2 puntos por cada madera que haya en ella al final. Mejorada (sierra): 3 cada una.
keyflower-tile-wainwright = Carretero
keyflower-tile-wainwright-help = 4 pasos, 2 mejoras. Mejorada (2 recursos cualesquiera): 6 pasos, 2 mejoras; 5 puntos.
keyflower-tile-well = Pozo
keyflower-tile-well-help = 3 puntos. Mejorada (3 recursos cualesquiera): 7 puntos.
keyflower-tile-assayer = Ensayador
keyflower-tile-assayer-help = Un contrato, una piedra o un hierro. Mejorada (pico): los tres; 3 puntos.
keyflower-tile-bookkeeper = Contable
keyflower-tile-bookkeeper-help = Un contrato o una habilidad. Mejorada (hierro + cualquier recurso): ambos; 3 puntos.
keyflower-tile-merchant = Mercader
keyflower-tile-merchant-help = Un contrato. Mejorada (piedra + cualquier recurso): 2 contratos; 3 puntos.
keyflower-tile-apothecary = Boticario
keyflower-tile-apothecary-help = 3 puntos por cada 5 trabajadores.
keyflower-tile-craftsmans-guild = Gremio de artesanos
    .short = Gremio artesanos
keyflower-tile-craftsmans-guild-help = 3 puntos por cada trío de trabajadores (azul, rojo y amarillo).
keyflower-tile-jeweller = Joyero
keyflower-tile-jeweller-help = 2 puntos por cada oro, en vez de 1.
keyflower-tile-key-guild = Gremio Key
keyflower-tile-key-guild-help = 10 puntos por cada 5 habilidades.
keyflower-tile-keythedral = Keythedral
keyflower-tile-keythedral-help = 12 puntos.
keyflower-tile-key-market = Mercado Key
keyflower-tile-key-market-help = 2 puntos por cada trabajador verde.
keyflower-tile-mercers-guild = Gremio de merceros
    .short = Gremio merceros
keyflower-tile-mercers-guild-help = 5 puntos por cada trío de madera, piedra y hierro; el oro vale como cualquiera de ellos.
keyflower-tile-scholar = Erudito
keyflower-tile-scholar-help = 3 puntos por cada habilidad de un mismo tipo.
keyflower-tile-scribes = Escribas
keyflower-tile-scribes-help = 10 puntos por cada trío de sierra, pico y yunque.
keyflower-tile-village-hall = Ayuntamiento
keyflower-tile-village-hall-help = 1 punto por cada trabajador de un mismo color.
keyflower-tile-watermill = Molino de agua
keyflower-tile-watermill-help = 1 punto por cada recurso de un mismo tipo.
keyflower-tile-windmill = Molino de viento
keyflower-tile-windmill-help = 5 puntos por cada 5 recursos.
keyflower-tile-artisan = Artesano
keyflower-tile-artisan-help = 2 puntos por cada loseta mejorada de tu aldea.
keyflower-tile-builder = Constructor
keyflower-tile-builder-help = 3 puntos por cada ampliación de tu aldea.
keyflower-tile-muleteer = Arriero
keyflower-tile-muleteer-help = 3 puntos por cada contrato tuyo sin cumplir.
keyflower-tile-home-1 = Casa 1
keyflower-tile-home-1-help = 1 paso, 1 mejora. Mejorada (madera + piedra): 2 pasos, 1 mejora; 5 puntos.
keyflower-tile-home-2 = Casa 2
keyflower-tile-home-2-help = 1 paso, 1 mejora. Mejorada (piedra + hierro): 2 pasos, 1 mejora; 5 puntos.
keyflower-tile-home-3 = Casa 3
keyflower-tile-home-3-help = 1 paso, 1 mejora. Mejorada (madera + hierro): 2 pasos, 1 mejora; 5 puntos.
keyflower-tile-home-4 = Casa 4
keyflower-tile-home-4-help = 1 paso, 1 mejora. Mejorada (madera + piedra): 2 pasos, 1 mejora; 5 puntos.
keyflower-tile-home-5 = Casa 5
keyflower-tile-home-5-help = 1 paso, 1 mejora. Mejorada (piedra + hierro): 2 pasos, 1 mejora; 5 puntos.
keyflower-tile-home-6 = Casa 6
keyflower-tile-home-6-help = 1 paso, 1 mejora. Mejorada (madera + hierro): 2 pasos, 1 mejora; 5 puntos.
keyflower-side = { $tile } (lado { $side })
keyflower-tile-summer-boat-1 = Barco de verano 1
keyflower-tile-summer-boat-1-help = Lado a: { keyflower-power-1a } Lado b: { keyflower-power-1b }
keyflower-power-1a = Sacas 2 trabajadores de la bolsa al final del verano, del otoño y del invierno.
keyflower-power-1b = Recibes 1 trabajador verde al final del verano, del otoño y del invierno.
keyflower-tile-summer-boat-2 = Barco de verano 2
keyflower-tile-summer-boat-2-help = Lado a: { keyflower-power-2a } Lado b: { keyflower-power-2b }
keyflower-power-2a = Puedes transportar por los campos y colocar losetas aunque los lados no coincidan.
keyflower-power-2b = Tus pasos y mejoras se duplican, también para Keyflower e Ianvincible II.
keyflower-tile-summer-boat-3 = Barco de verano 3
keyflower-tile-summer-boat-3-help = Lado a: { keyflower-power-3a } Lado b: { keyflower-power-3b }
keyflower-power-3a = Cuando pagas una mejora, cualquier recurso vale como cualquier otro.
keyflower-power-3b = En la puntuación final, cualquier recurso tuyo cuenta como cualquier otro.
keyflower-tile-summer-boat-4 = Barco de verano 4
keyflower-tile-summer-boat-4-help = Lado a: { keyflower-power-4a } Lado b: { keyflower-power-4b }
keyflower-power-4a = Si alguien ha pujado con azules, rojos o amarillos, puedes superar su puja con trabajadores de otro color.
keyflower-power-4b = Puedes usar una loseta que ya tenga trabajadores o pujas con trabajadores de cualquier color, también mezclados.
keyflower-tile-order-1 = Orden de turno 1
keyflower-tile-order-1-help = Con ella eliges barco primero al acabar la estación; con 2 jugadores, recibes también el keyple lila de jugador inicial. Ganada en invierno, entra en tu aldea: 1 punto por cada loseta contigua.
keyflower-tile-order-2 = Orden de turno 2
keyflower-tile-order-2-help = Con ella eliges barco en segundo lugar al acabar la estación; con 3 jugadores, recibes también el keyple lila de jugador inicial. Ganada en invierno, entra en tu aldea: 1 punto por cada loseta contigua.
keyflower-tile-order-3 = Orden de turno 3
keyflower-tile-order-3-help = Con ella eliges barco en tercer lugar al acabar la estación; con 4 jugadores, recibes también el keyple lila de jugador inicial. Ganada en invierno, entra en tu aldea: 1 punto por cada loseta contigua.
keyflower-tile-order-4 = Orden de turno 4
keyflower-tile-order-4-help = Con ella eliges barco en cuarto lugar al acabar la estación y recibes el keyple lila de jugador inicial. Ganada en invierno, entra en tu aldea: 1 punto por cada loseta contigua.
keyflower-tile-keyflower = Keyflower
keyflower-tile-keyflower-help = En invierno: 1 punto por cada paso de las losetas de transporte de tu aldea.
keyflower-tile-sea-bastion = Sea Bastion
keyflower-tile-sea-bastion-help = En invierno: 1 punto por cada loseta de una vuelta por caminos desde tu casa.
keyflower-tile-sea-breese = Sea Breese
keyflower-tile-sea-breese-help = En invierno: 2, 4, 8, 16 o 32 puntos por tener de 1 a 5 barcos unidos por río a tu casa.
keyflower-tile-flipper = Flipper
keyflower-tile-flipper-help = En invierno: 2 puntos y una mejora gratis.
keyflower-tile-ianvincible = Ianvincible
keyflower-tile-ianvincible-help = En invierno: 5 puntos.
keyflower-tile-white-wind = White Wind
keyflower-tile-white-wind-help = En invierno: 1 punto por cada trabajador que le reserves.
keyflower-tile-keyflower-ii = Keyflower II
keyflower-tile-keyflower-ii-help = Trae oro. En invierno: 3 de oro para tu casa.
keyflower-tile-sea-bastion-ii = Sea Bastion II
keyflower-tile-sea-bastion-ii-help = Trae una cabaña. Si lo tomas tras el otoño, pones otro barco en su lugar.
keyflower-tile-sea-breese-ii = Sea Breese II
keyflower-tile-sea-breese-ii-help = Trae un contrato. En invierno: 2 puntos por cada loseta de invierno de tu aldea.
keyflower-tile-flipper-ii = Flipper II
keyflower-tile-flipper-ii-help = Trae un trabajador verde. En invierno: una ampliación gratis.
keyflower-tile-ianvincible-ii = Ianvincible II
keyflower-tile-ianvincible-ii-help = Trae una cabaña. En invierno: 2 puntos por cada símbolo de mejora y cada cabaña.
keyflower-tile-white-wind-ii = White Wind II
keyflower-tile-white-wind-ii-help = Trae un contrato. En invierno: los contratos cumplidos valen 10 puntos.

## Contracts

keyflower-contract-01 = Contrato 01 (4 azules)
    .the = el contrato 01 (4 azules)
keyflower-contract-02 = Contrato 02 (4 rojos)
    .the = el contrato 02 (4 rojos)
keyflower-contract-03 = Contrato 03 (4 amarillos)
    .the = el contrato 03 (4 amarillos)
keyflower-contract-04 = Contrato 04 (2 verdes)
    .the = el contrato 04 (2 verdes)
keyflower-contract-05 = Contrato 05 (2 azules + 4 trabajadores cualesquiera)
    .the = el contrato 05 (2 azules + 4 trabajadores cualesquiera)
keyflower-contract-06 = Contrato 06 (2 rojos + 4 trabajadores cualesquiera)
    .the = el contrato 06 (2 rojos + 4 trabajadores cualesquiera)
keyflower-contract-07 = Contrato 07 (2 amarillos + 4 trabajadores cualesquiera)
    .the = el contrato 07 (2 amarillos + 4 trabajadores cualesquiera)
keyflower-contract-08 = Contrato 08 (1 verde + 4 trabajadores cualesquiera)
    .the = el contrato 08 (1 verde + 4 trabajadores cualesquiera)
keyflower-contract-09 = Contrato 09 (2 azules + 2 rojos + 1 trabajador cualquiera)
    .the = el contrato 09 (2 azules + 2 rojos + 1 trabajador cualquiera)
keyflower-contract-10 = Contrato 10 (2 rojos + 2 amarillos + 1 trabajador cualquiera)
    .the = el contrato 10 (2 rojos + 2 amarillos + 1 trabajador cualquiera)
keyflower-contract-11 = Contrato 11 (2 amarillos + 2 azules + 1 trabajador cualquiera)
    .the = el contrato 11 (2 amarillos + 2 azules + 1 trabajador cualquiera)
keyflower-contract-12 = Contrato 12 (1 azul + 1 rojo + 1 amarillo + 1 verde)
    .the = el contrato 12 (1 azul + 1 rojo + 1 amarillo + 1 verde)
keyflower-contract-13 = Contrato 13 (el keyple lila de jugador inicial)
    .the = el contrato 13 (el keyple lila de jugador inicial)
keyflower-contract-14 = Contrato 14 (sierra + 1 de madera)
    .the = el contrato 14 (sierra + 1 de madera)
keyflower-contract-15 = Contrato 15 (pico + 1 de piedra)
    .the = el contrato 15 (pico + 1 de piedra)
keyflower-contract-16 = Contrato 16 (yunque + 1 de hierro)
    .the = el contrato 16 (yunque + 1 de hierro)
keyflower-contract-17 = Contrato 17 (sierra + 2 recursos cualesquiera)
    .the = el contrato 17 (sierra + 2 recursos cualesquiera)
keyflower-contract-18 = Contrato 18 (pico + 2 recursos cualesquiera)
    .the = el contrato 18 (pico + 2 recursos cualesquiera)
keyflower-contract-19 = Contrato 19 (yunque + 2 recursos cualesquiera)
    .the = el contrato 19 (yunque + 2 recursos cualesquiera)
keyflower-contract-20 = Contrato 20 (sierra + cualquier habilidad)
    .the = el contrato 20 (sierra + cualquier habilidad)
keyflower-contract-21 = Contrato 21 (pico + cualquier habilidad)
    .the = el contrato 21 (pico + cualquier habilidad)
keyflower-contract-22 = Contrato 22 (yunque + cualquier habilidad)
    .the = el contrato 22 (yunque + cualquier habilidad)
keyflower-contract-23 = Contrato 23 (sierra + pico + yunque)
    .the = el contrato 23 (sierra + pico + yunque)
keyflower-contract-24 = Contrato 24 (3 de madera)
    .the = el contrato 24 (3 de madera)
keyflower-contract-25 = Contrato 25 (3 de piedra)
    .the = el contrato 25 (3 de piedra)
keyflower-contract-26 = Contrato 26 (3 de hierro)
    .the = el contrato 26 (3 de hierro)
keyflower-contract-27 = Contrato 27 (2 de oro)
    .the = el contrato 27 (2 de oro)
keyflower-contract-28 = Contrato 28 (2 de madera + 2 de piedra)
    .the = el contrato 28 (2 de madera + 2 de piedra)
keyflower-contract-29 = Contrato 29 (2 de madera + 2 de hierro)
    .the = el contrato 29 (2 de madera + 2 de hierro)
keyflower-contract-30 = Contrato 30 (2 de piedra + 2 de hierro)
    .the = el contrato 30 (2 de piedra + 2 de hierro)
keyflower-contract-31 = Contrato 31 (2 de madera + 2 recursos cualesquiera)
    .the = el contrato 31 (2 de madera + 2 recursos cualesquiera)
keyflower-contract-32 = Contrato 32 (2 de piedra + 2 recursos cualesquiera)
    .the = el contrato 32 (2 de piedra + 2 recursos cualesquiera)
keyflower-contract-33 = Contrato 33 (2 de hierro + 2 recursos cualesquiera)
    .the = el contrato 33 (2 de hierro + 2 recursos cualesquiera)
keyflower-contract-34 = Contrato 34 (1 de oro + 2 recursos cualesquiera)
    .the = el contrato 34 (1 de oro + 2 recursos cualesquiera)
keyflower-contract-35 = Contrato 35 (1 de madera + 1 de piedra + 1 de hierro)
    .the = el contrato 35 (1 de madera + 1 de piedra + 1 de hierro)
keyflower-contract-36 = Contrato 36 (cualquier habilidad + 1 de oro)
    .the = el contrato 36 (cualquier habilidad + 1 de oro)
keyflower-contract-asks = { $contract } ({ $pieces })
    .the = { FORM($contract, "the") } ({ $pieces })

## Extensions

keyflower-extension-blue-1 = Ampliación azul 1 (cuesta 1 trabajador azul)
keyflower-extension-blue-2 = Ampliación azul 2 (cuesta cualquier trabajador)
keyflower-extension-blue-3 = Ampliación azul 3 (cuesta 1 de hierro)
keyflower-extension-blue-4 = Ampliación azul 4 (cuesta 1 de hierro + cualquier recurso)
keyflower-extension-blue-5 = Ampliación azul 5 (cuesta un yunque)
keyflower-extension-red-1 = Ampliación roja 1 (cuesta 1 trabajador rojo)
keyflower-extension-red-2 = Ampliación roja 2 (cuesta cualquier trabajador)
keyflower-extension-red-3 = Ampliación roja 3 (cuesta 1 de madera)
keyflower-extension-red-4 = Ampliación roja 4 (cuesta 1 de madera + cualquier recurso)
keyflower-extension-red-5 = Ampliación roja 5 (cuesta una sierra)
keyflower-extension-yellow-1 = Ampliación amarilla 1 (cuesta 1 trabajador amarillo)
keyflower-extension-yellow-2 = Ampliación amarilla 2 (cuesta cualquier trabajador)
keyflower-extension-yellow-3 = Ampliación amarilla 3 (cuesta 1 de piedra)
keyflower-extension-yellow-4 = Ampliación amarilla 4 (cuesta 1 de piedra + cualquier recurso)
keyflower-extension-yellow-5 = Ampliación amarilla 5 (cuesta un pico)
keyflower-extension-green-1 = Ampliación verde 1 (cuesta 1 trabajador verde)
keyflower-extension-green-2 = Ampliación verde 2 (cuesta 1 de oro)
keyflower-extension-green-3 = Ampliación verde 3 (cuesta 1 de oro + cualquier recurso)
keyflower-extension-costs = { $extension } (cuesta { $price })

## Menus

keyflower-bid = Pujar
keyflower-use-own = Usar una loseta mía
keyflower-use-middle = Usar una loseta del centro
keyflower-use-village = Usar una loseta de { $who }
keyflower-pass = Pasar
keyflower-end = Confirmar
keyflower-led = { $tile } ({ $who }: { $workers })
keyflower-tile-does = { $tile } – { $help }
keyflower-tile-of = { $tile } de { $who }
keyflower-tile-listed = { $region } **{ $mark }** { $tile }
keyflower-why-no-workers = No te quedan trabajadores que enviar.
keyflower-why-bid = { $tile }: necesitas { $need } para pujar y tienes { $have }.
keyflower-why-bid-raise = { $tile }: necesitas { $need } más para ir ganando y tienes { $have }.
keyflower-why-bid-led = { $tile }: vas ganando. Para subir tu puja necesitas { $need } y no tienes ninguno.
keyflower-why-bid-any = { $tile }: para pujar necesitas { $need } trabajadores de un mismo color y tienes como mucho { $have }.
keyflower-why-use = { $tile }: necesitas { $need } para usarla y tienes { $have }.
keyflower-why-use-any = { $tile }: necesitas { $need } trabajadores de un mismo color para usarla.
keyflower-why-use-full = La loseta { $tile } está llena: ya tiene { $most } trabajadores, el máximo por estación.
keyflower-why-use-closed = { $tile }: el próximo uso pide al menos { $need } trabajadores, pero solo queda sitio para { $room } más. El máximo por estación es { $most }.
keyflower-why-use-nothing = Usar la loseta { $tile } no te daría nada ahora.
keyflower-why-use-upgrade = { $tile }: mejorar { $upgraded } cuesta { $price } en esa loseta. Falta: { $missing }.
keyflower-why-use-group = { $tile }: ahora hay que enviar entre { $need } y { $room } trabajadores. Un grupo se mueve entero, y el tuyo es demasiado grande.
keyflower-why-use-mixed = { $tile }: necesitas { $need } trabajadores de cualquier color para usarla y tienes { $have }.
keyflower-why-use-price = { $tile }: además de los trabajadores que envías, cuesta 1 { $price }, y no tienes.
keyflower-why-use-pay = { $tile }: ahora solo podrías añadir una ampliación. Cuesta 1 trabajador además de los que envías, y no te queda ninguno.
keyflower-caution-season = Todos los demás han pasado: con esto acaba la estación y después no podrás deshacerlo.
keyflower-caution-upgrade = { $count ->
        [one] Aún podrías mejorar 1 loseta.
       *[other] Aún podrías hacer { $count } mejoras.
    }
keyflower-caution-use-own = { $brings } Tus trabajadores vuelven al acabar la estación.
keyflower-caution-use-middle = { $brings } Tus trabajadores serán de quien gane la loseta.
keyflower-caution-use-there = { $brings } Tus trabajadores se quedan allí y serán de { $owner } al acabar la estación.
keyflower-caution-growth = Los demás ya están listos. En cuanto confirmes, sigue la partida.
keyflower-caution-winter = Los demás ya están listos: las losetas de invierno se revelan al momento.
keyflower-final-chapter = Con esto acaba la estación: después no podrás deshacerlo.
keyflower-lying = { $workers } (de lado)
keyflower-added = +{ $workers }
keyflower-group = { $workers } (puja superada en { $tile })
keyflower-group-from = { $workers } de la puja superada en { $tile }
keyflower-group-note = Puja superada. Un grupo se mueve entero.
keyflower-carry = Llevar { $resource }
keyflower-carry-from = desde { $tile }
keyflower-carry-to = hasta { $tile }
keyflower-carry-far = { $count ->
        [1] hasta { $tile }
       *[other] { $count } hasta { $tile }
    } ({ $steps } pasos)
keyflower-carry-enables = Así podrás mejorarla. { $help }
keyflower-upgrade = Mejorar
keyflower-upgrade-carrying = { $tile }: llevar { $pieces }
keyflower-upgrade-from = Desde { $tiles }, { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }. { $help }
keyflower-extend = Añadir ampliación
keyflower-draw = Sacar
keyflower-draw-workers = { $count ->
    [one] Sacar 1 trabajador
   *[other] Sacar { $count } trabajadores
}
keyflower-draw-skills = { $count ->
    [one] Sacar 1 habilidad
   *[other] Sacar { $count } habilidades
}
keyflower-take = Tomar
keyflower-take-skill = una habilidad de la pila
keyflower-hidden-contract = un contrato boca abajo
keyflower-cash = Canjear un contrato
keyflower-cash-note = Va a la loseta { $tile }.
keyflower-pay = Pagar { $pieces }
keyflower-pay-front = Pagar { $pieces }, de delante de tu pantalla
keyflower-pay-behind = Pagar { $pieces }, de detrás de tu pantalla
keyflower-source-one =
    { $front ->
        [0] de detrás de tu pantalla
       *[other] de delante de tu pantalla
    }
keyflower-source =
    { $front ->
        [0] todos de detrás de tu pantalla
       *[other]
            { $behind ->
                [0] todos de delante de tu pantalla
               *[other] { $front } de delante, { $behind } de detrás de tu pantalla
            }
    }
keyflower-pay-instead = { $paid } en lugar de { $owed }
keyflower-pay-group = Pagar { $group }
keyflower-boat-with = { $boat }: { $items }
keyflower-place = Colocar
keyflower-cell-above = encima de { $tile }
keyflower-cell-upper-right = arriba a la derecha de { $tile }
keyflower-cell-lower-right = abajo a la derecha de { $tile }
keyflower-cell-below = debajo de { $tile }
keyflower-cell-lower-left = abajo a la izquierda de { $tile }
keyflower-cell-upper-left = arriba a la izquierda de { $tile }
keyflower-rotation =
    { $turns ->
        [0] sin girar
        [one] { $turns } lado ↻
       *[other] { $turns } lados ↻
    }
keyflower-rotation-roads = Caminos: { $roads }; sin agua.
keyflower-rotation-rivers = Agua: { $rivers }; sin caminos.
keyflower-rotation-both = Caminos: { $roads }; agua: { $rivers }.

# Of turns written earlier, which are kept.
keyflower-other-workers = Otros trabajadores
keyflower-place-other = Primero otra loseta

## Questions

keyflower-ask-turn = Puja, usa una loseta o pasa.
keyflower-ask-only-pass = Ahora no puedes pujar ni usar una loseta. ¿Pasas?
keyflower-ask-cash-or-pass = Ahora no puedes pujar ni usar una loseta. ¿Canjeas un contrato o pasas?
keyflower-ask-bid = ¿Con qué trabajadores pujas por la loseta { $tile }? Aún no ha pujado nadie.
keyflower-ask-bid-used = ¿Con qué trabajadores pujas por la loseta { $tile }? Aún no ha pujado nadie, pero ya hay { $workers } en ella: puja con ese color.
keyflower-ask-bid-used-one = ¿Con qué trabajadores pujas por la loseta { $tile }? Aún no ha pujado nadie, pero ya hay { $workers } en ella: puja con ese color.
keyflower-ask-bid-beat = ¿Con qué trabajadores pujas por la loseta { $tile }? { $who } va ganando con { $workers }.
keyflower-ask-bid-own = ¿Qué trabajadores añades a tu puja por la loseta { $tile }? Vas ganando con { $workers }.
keyflower-ask-use = ¿Qué trabajadores envías a la loseta { $tile }? { $need ->
        [one] {""}
       *[other] Envía al menos { $need }.{" "}
    }{ $brings }
keyflower-ask-bid-more = Tu puja por la loseta { $tile }: { $workers }. ¿Eso es todo?
keyflower-ask-bid-raised = Añades { $workers } a tu puja por la loseta { $tile }: { $total } en total. ¿Eso es todo?
keyflower-ask-use-more = Usas la loseta { $tile } con { $workers }. { $need ->
        [0] {""}
        [one] Envía 1 más.{" "}
       *[other] Envía { $need } más.{" "}
    }{ $brings }
keyflower-brings = Recibes { $items }.
keyflower-brings-goods = Recibes { $items } en la loseta { $tile }.
keyflower-brings-both = Recibes { $goods } en la loseta { $tile }, y además { $items }.
keyflower-brings-one = Recibes { $items }.
keyflower-brings-one-good = Recibes { $items }. Los recursos van a la loseta { $tile }.
keyflower-brings-exchange = Pagas 1 { $price } y recibes { $items }.
keyflower-brings-exchange-goods = Pagas 1 { $price } y recibes { $items } en la loseta { $tile }.
keyflower-brings-transport = Tienes { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    } y { $upgrades ->
        [one] 1 mejora
       *[other] { $upgrades } mejoras
    }.
keyflower-any-worker = trabajador de cualquier color
keyflower-any-skill = habilidad de cualquier tipo
keyflower-any-resource = recurso de cualquier tipo
keyflower-from-bag = { $count ->
        [one] 1 trabajador de la bolsa
       *[other] { $count } trabajadores de la bolsa
    }
keyflower-from-pile = { $count ->
        [one] 1 habilidad de la pila
       *[other] { $count } habilidades de la pila
    }
keyflower-ask-source = Envías { $workers }. Tienes { $front } delante de tu pantalla y { $behind } detrás. ¿Cuáles envías?
keyflower-ask-source-one = Envías { $workers }. Tienes { $front } delante de tu pantalla y { $behind } detrás. ¿Cuál envías?
keyflower-ask-price = ¿Cómo pagas la mejora de la loseta { $tile }?
keyflower-ask-price-extension = ¿Cómo pagas { $extension } en la loseta { $tile }?
keyflower-ask-extension = ¿Qué ampliación recibe la loseta { $tile }?
keyflower-ask-contract =
    { $count ->
        [one] ¿Qué contrato tomas?
       *[other] ¿Qué contrato tomas primero?
    }
keyflower-ask-transport = Transporta y mejora: te quedan { $steps ->
        [0] 0 pasos
        [one] 1 paso
       *[other] { $steps } pasos
    } y { $upgrades ->
        [0] 0 mejoras
        [one] 1 mejora
       *[other] { $upgrades } mejoras
    }.
keyflower-ask-done = { $tile }: hecho. ¿Terminas el turno?
keyflower-ask-passed = ¿Pasas?
keyflower-ask-winter = { $count ->
        [0] ¿Qué losetas de invierno sacas a subasta? Elige al menos 1.
        [one] 1 loseta de invierno elegida. Añade otra o confirma.
       *[other] { $count } losetas de invierno elegidas. Añade otra o confirma.
    }
keyflower-ask-boat = ¿Qué barco tomas?
keyflower-ask-boat-taken = ¿Tomas el barco { $boat }?
keyflower-ask-replace = ¿Qué barco sustituye a Sea Bastion II?
keyflower-ask-place = { $count ->
        [0] Todas las losetas están colocadas. ¿Confirmas?
        [one] ¿Qué loseta colocas? Queda 1.
       *[other] ¿Qué loseta colocas? Quedan { $count }.
    }
keyflower-ask-stuck = { $count ->
        [one] 1 loseta no cabe en ningún sitio y sale de la partida. ¿Confirmas?
       *[other] { $count } losetas no caben en ningún sitio y salen de la partida. ¿Confirmas?
    }
keyflower-ask-beside = { $count ->
        [one] 1 loseta no cabe en ningún sitio. Se queda junto a tu aldea hasta que haya hueco. ¿Confirmas?
       *[other] { $count } losetas no caben en ningún sitio. Se quedan junto a tu aldea hasta que haya hueco. ¿Confirmas?
    }
keyflower-ask-place-beside = { $count ->
        [0] Ahora hay hueco para { $tiles }. ¿Colocar o dejar junto a tu aldea?
        [one] ¿Qué loseta colocas? Hay 1 nueva. También puedes colocar lo que espera junto a tu aldea: { $tiles }.
       *[other] ¿Qué loseta colocas? Hay { $count } nuevas. También puedes colocar lo que espera junto a tu aldea: { $tiles }.
    }
keyflower-ask-cell = ¿Dónde colocas la loseta { $tile } y cómo la giras?
keyflower-ask-rotation = { $tile }, { $cell }: ¿cómo la giras?

## What is told

keyflower-told-season-spring = Empieza la primavera. Salen a subasta: { $tiles }.
keyflower-told-season-summer = Empieza el verano. Salen a subasta: { $tiles }.
keyflower-told-season-autumn = Empieza el otoño. Salen a subasta: { $tiles }.
keyflower-told-season-winter = Empieza el invierno. Salen a subasta: { $tiles }.
keyflower-told-winter-choice = Todos eligen en secreto losetas de invierno para la subasta.
keyflower-told-ready = { $who } ya ha elegido.
    .you = Ya has elegido.
keyflower-told-put-up =
    { $count ->
        [one] { $who } saca a subasta 1 loseta de invierno.
       *[other] { $who } saca a subasta { $count } losetas de invierno.
    }
    .you =
        { $count ->
            [one] Sacas a subasta 1 loseta de invierno.
           *[other] Sacas a subasta { $count } losetas de invierno.
        }
keyflower-told-first = { $who } tiene el primer turno.
    .you = Tienes el primer turno.
keyflower-told-bid = { $who } puja { $workers } por la loseta { $tile }.
    .you = Pujas { $workers } por la loseta { $tile }.
keyflower-told-counter-bid = { $who } puja { $workers } por la loseta { $tile }, de lado y con otro color.
    .you = Pujas { $workers } por la loseta { $tile }, de lado y con otro color.
keyflower-told-raise = { $who } añade { $workers } a su puja por la loseta { $tile }: { $total } en total.
    .you = Añades { $workers } a tu puja por la loseta { $tile }: { $total } en total.
keyflower-told-outbid = Superan la puja de { $who } por la loseta { $tile }.
    .you = Superan tu puja por la loseta { $tile }.
keyflower-told-move-groups = { $who } mueve { $groups }.
    .you = Mueves { $groups }.
keyflower-told-stand-up = En la loseta { $tile }, la puja de { $who } ({ $workers }) se pone de pie y fija allí el color.
    .you = En la loseta { $tile }, tu puja ({ $workers }) se pone de pie y fija allí el color.
keyflower-told-use = { $who } envía { $workers } a la loseta { $tile }.
    .you = Envías { $workers } a la loseta { $tile }.
keyflower-told-use-there = { $who } envía { $workers } a la loseta { $tile }, en la aldea de { $owner }.
    .you = Envías { $workers } a la loseta { $tile }, en la aldea de { $owner }.
    .yours = { $who } envía { $workers } a la loseta { $tile }, en tu aldea.
keyflower-told-gain = { $who } recibe { $items }.
    .you = Recibes { $items }.
keyflower-told-put = { $who } pone { $items } en la loseta { $tile }.
    .you = Pones { $items } en la loseta { $tile }.
keyflower-told-put-home = { $who } pone { $items } en su loseta de casa.
    .you = Pones { $items } en tu loseta de casa.
keyflower-told-draw-workers =
    { $count ->
        [one] { $who } saca 1 trabajador de la bolsa.
       *[other] { $who } saca { $count } trabajadores de la bolsa.
    }
    .you =
        { $count ->
            [one] Sacas 1 trabajador de la bolsa.
           *[other] Sacas { $count } trabajadores de la bolsa.
        }
keyflower-told-draw-skills =
    { $count ->
        [one] { $who } saca 1 habilidad.
       *[other] { $who } saca { $count } habilidades.
    }
    .you =
        { $count ->
            [one] Sacas 1 habilidad.
           *[other] Sacas { $count } habilidades.
        }
keyflower-told-you-drew = Recibes { $items }.
keyflower-told-boat-workers =
    { $count ->
        [0] La bolsa está vacía: el barco de verano de { $who } no trae a nadie.
        [one] El barco de verano de { $who } trae 1 trabajador de la bolsa.
       *[other] El barco de verano de { $who } trae { $count } trabajadores de la bolsa.
    }
    .you =
        { $count ->
            [0] La bolsa está vacía: tu barco de verano no trae a nadie.
            [one] Tu barco de verano trae 1 trabajador de la bolsa.
           *[other] Tu barco de verano trae { $count } trabajadores de la bolsa.
        }
keyflower-told-greens =
    { $count ->
        [0] No queda ningún trabajador verde para el barco de verano de { $who }.
        [one] El barco de verano de { $who } trae { $count } trabajador verde.
       *[other] El barco de verano de { $who } trae { $count } trabajadores verdes.
    }
    .you =
        { $count ->
            [0] No queda ningún trabajador verde para tu barco de verano.
            [one] Tu barco de verano trae { $count } trabajador verde.
           *[other] Tu barco de verano trae { $count } trabajadores verdes.
        }
keyflower-told-pay = { $who } paga { $paid }.
    .you = Pagas { $paid }.
keyflower-told-carry = { $who } transporta { $ways }.
    .you = Transportas { $ways }.
keyflower-way = { $pieces } desde { $start } hasta { $to }
keyflower-way-back = { $pieces } de ida y vuelta
keyflower-told-upgrade = { $who } mejora la loseta { $tile } por { $paid }.
    .you = Mejoras la loseta { $tile } por { $paid }.
keyflower-told-extend = { $who } amplía la loseta { $tile } por { $paid }: { $extension }.
    .you = Amplías la loseta { $tile } por { $paid }: { $extension }.
keyflower-told-contract = { $who } toma { FORM($contract, "the") }.
    .you = Tomas { FORM($contract, "the") }.
keyflower-told-new-contract = Nuevo contrato a la vista: { $contract }.
keyflower-told-hidden-contract = { $who } toma un contrato boca abajo.
    .you = Tomas un contrato boca abajo.
keyflower-told-your-contract = Es { FORM($contract, "the") }.
keyflower-told-your-contracts = A bordo: { $contracts }.
keyflower-told-cash = { $who } canjea { FORM($contract, "the") } por { $item }.
    .you = Canjeas { FORM($contract, "the") } por { $item }.
keyflower-told-row = Nuevos contratos a la vista: { $contracts }.
keyflower-told-pass = { $who } pasa.
    .you = Pasas.
keyflower-told-end-spring = Todos han pasado: acaba la primavera.
keyflower-told-end-summer = Todos han pasado: acaba el verano.
keyflower-told-end-autumn = Todos han pasado: acaba el otoño.
keyflower-told-end-winter = Todos han pasado: acaba el invierno.
keyflower-told-unwanted =
    { $count ->
        [one] Nadie ha pujado por { $tiles }: sale de la partida.
       *[other] Nadie ha pujado por { $tiles }: salen de la partida.
    }
keyflower-told-unwanted-workers = Los trabajadores que estaban allí vuelven a la bolsa: { $workers }.
keyflower-told-won = { $who } gana { $tiles }.
    .you = Ganas { $tiles }.
keyflower-told-taken = { $who } recibe { $workers }.
    .you = Recibes { $workers }.
keyflower-told-taken-open = { $who } recibe { $workers }, delante de su pantalla.
    .you = Recibes { $workers }, delante de tu pantalla.
keyflower-told-start-player = { $who } gana el keyple lila de jugador inicial.
    .you = Ganas el keyple lila de jugador inicial.
keyflower-told-keyple-moves = Nadie ha pujado por la loseta con el keyple lila de jugador inicial: el keyple pasa a la izquierda y lo recibe { $who }.
    .you = Nadie ha pujado por la loseta con el keyple lila de jugador inicial: el keyple pasa a la izquierda y lo recibes tú.
keyflower-told-boat = { $who } descarga el barco { $boat }: { $items }.
    .you = Descargas el barco { $boat }: { $items }.
keyflower-told-boat-last = A { $who } le queda el barco { $boat }: { $items }.
    .you = Te queda el barco { $boat }: { $items }.
keyflower-told-boat-empty = { $who } toma el barco { $boat }. Está vacío.
    .you = Tomas el barco { $boat }. Está vacío.
keyflower-told-boat-tile = { $who } toma el barco { $boat }.
    .you = Tomas el barco { $boat }.
keyflower-told-replaced = { $who } envía el barco { $boat } en lugar de Sea Bastion II.
    .you = Envías el barco { $boat } en lugar de Sea Bastion II.
keyflower-told-placed = { $who } añade a su aldea { $tiles }.
    .you = Añades a tu aldea { $tiles }.
keyflower-told-no-place = { $tile } no cabe en la aldea de { $who } y sale de la partida.
    .you = { $tile } no cabe en tu aldea y sale de la partida.
keyflower-told-beside = { $tile } no cabe en la aldea de { $who } y espera a su lado.
    .you = { $tile } no cabe en tu aldea y espera a su lado.
keyflower-told-over = Fin de la partida. Se quitan las pantallas.

## Names of the pictures

keyflower-picture-overview = Vista general
keyflower-picture-table = El centro
keyflower-picture-contracts = Contratos y ampliaciones
keyflower-picture-score = Puntuación
keyflower-picture-score-of = Puntuación de { $who }
keyflower-picture-result = Todas las aldeas
keyflower-picture-screen-of = Pantalla de { $who }
keyflower-picture-village-of = Aldea de { $who }

## What people type who look for a rule: a line of "their words: words of the rules" each. Phrases of several
## words are found in any order.

keyflower-synonyms =
    trabajador, trabajadora, meeple, keyple, peón, peon, persona, gente: worker
    puja, pujas, pujar, subasta, subastar, superar puja, comprar, ganar loseta: bid
    perder puja, puja perdida, puja superada: losing, group
    puntuación, puntuacion, puntuar, puntúa, puntua, puntuación final, puntos, punto, puntos de victoria, pv, recuento: point, score
    empate, empates, empato, empatar, desempate: ties, victory is shared
    fin de partida, final de partida, fin del juego, final del juego, última ronda, ultima ronda: end of the game, winter ends
    fin de estación, fin de estacion, final de estación, todos pasan: season ends, pass
    ganar, ganador, victoria, objetivo, meta: most points win
    pasar, pasa, paso de turno, saltar: pass
    barco, barcos, barca, nave: boat
    mover, transporte, transportar, llevar, cargar, mercancía, mercancías, paso, pasos: carry, step
    mejora, mejoras, mejorar, voltear: upgrade
    jugador inicial, primer jugador, orden de turno, morado: start player, turn order
    secreto, oculto, oculta, pantalla, pantallas: screen
    habilidad, habilidades, herramienta, herramientas: skill
    recurso, recursos, material, materiales, cubo, cubos: resource
    aldea, pueblo, colocar loseta, colocar, poner loseta, construir: village, place
    ampliación, ampliaciones, ampliacion, cabaña, cabañas, contrato, contratos: extension, cabin, contract
    color, colores: colour
    loseta, losetas, ficha, fichas: tile
    estación, estacion, estaciones, temporada: season
    primavera: spring
    verano: summer
    otoño, otono: autumn
    invierno: winter
    madera: wood
    piedra: stone
    hierro: iron
    oro: gold
    verde, verdes: green
    bolsa: bag
    casa: home
    camino, caminos, carretera: road
    río, rio, agua: river
    pagar, coste, costo, precio: pay

## Parts of a game, in the chart of a review

keyflower-chapter =
    { $number ->
        [0] Primavera
        [1] Verano
        [2] Otoño
       *[other] Invierno
    }
keyflower-chapters = Estaciones
keyflower-chapter-over = { $number ->
        [0] Ha acabado la primavera
        [1] Ha acabado el verano
        [2] Ha acabado el otoño
       *[other] Ha acabado el invierno
    }

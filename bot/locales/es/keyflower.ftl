### Keyflower and The Merchants: names, questions, menus and what is told.

keyflower-name = Keyflower

## Set-up

keyflower-option-merchants = The Merchants
keyflower-option-merchants-help = Juega con la expansión: contratos, ampliaciones, cabañas y barcos nuevos.
keyflower-option-merchants-off = Sin ella
keyflower-option-merchants-mix = Mezclada al azar
keyflower-option-merchants-all = Todas sus losetas y barcos
keyflower-option-screens = Pantallas
keyflower-option-screens-help = Qué ven los demás de los trabajadores, habilidades y contratos que tienes.
keyflower-option-screens-hidden = Ocultas: solo cuántos hay
keyflower-option-screens-memory-aid = Ayuda de memoria: también lo que todos vieron ir detrás
keyflower-option-screens-open = Variante B: lo ganado a la vista queda delante
keyflower-option-green-start = Un trabajador verde más
keyflower-option-green-start-help = Quienes juegan por primera vez empiezan con un trabajador verde más.
keyflower-option-ties = Empates
keyflower-option-ties-help = Quién gana cuando dos aldeas valen lo mismo.
keyflower-option-ties-rules = Según las reglas: compartida o, con The Merchants, el primero en tomar barco en invierno
keyflower-option-ties-shared = La victoria se comparte
keyflower-option-ties-boat = Gana el primero en tomar un barco en invierno

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
keyflower-tile-brewer-help = Paga una habilidad por 2 trabajadores de la bolsa. Mejorada (piedra + hierro): por 3; 3 puntos.
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
keyflower-tile-barn-help = 1 punto por cada recurso que tenga al final. Mejorada (cualquier habilidad): 2 cada uno.
keyflower-tile-blacksmith = Herrero
keyflower-tile-blacksmith-help = 2 puntos por cada hierro que tenga al final. Mejorada (yunque): 3 cada uno.
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
keyflower-tile-stone-yard-help = 2 puntos por cada piedra que tenga al final. Mejorada (pico): 3 cada una.
keyflower-tile-timber-yard = Depósito de madera
    .short = Dep. de madera
keyflower-tile-timber-yard-help = 2 puntos por cada madera que tenga al final. Mejorada (sierra): 3 cada una.
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
keyflower-tile-craftsmans-guild-help = 3 puntos por cada juego de un trabajador azul, uno rojo y uno amarillo.
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
keyflower-tile-mercers-guild-help = 5 puntos por cada juego de madera, piedra y hierro; el oro puede completarlo.
keyflower-tile-scholar = Erudito
keyflower-tile-scholar-help = 3 puntos por cada habilidad de un mismo tipo.
keyflower-tile-scribes = Escribas
keyflower-tile-scribes-help = 10 puntos por cada juego de sierra, pico y yunque.
keyflower-tile-village-hall = Ayuntamiento
keyflower-tile-village-hall-help = 1 punto por cada trabajador de un mismo color.
keyflower-tile-watermill = Molino de agua
keyflower-tile-watermill-help = 1 punto por cada recurso de un mismo tipo.
keyflower-tile-windmill = Molino de viento
keyflower-tile-windmill-help = 5 puntos por cada 5 recursos.
keyflower-tile-artisan = Artesano
keyflower-tile-artisan-help = 2 puntos por cada loseta mejorada de la aldea.
keyflower-tile-builder = Constructor
keyflower-tile-builder-help = 3 puntos por cada ampliación de la aldea.
keyflower-tile-muleteer = Arriero
keyflower-tile-muleteer-help = 3 puntos por cada contrato que tengas y no cumplas.
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
keyflower-tile-summer-boat-1-help = { keyflower-power-1a } { keyflower-power-1b }
keyflower-power-1a = Lado a: 2 trabajadores de la bolsa al final de verano, otoño e invierno.
keyflower-power-1b = Lado b: un trabajador verde al final de verano, otoño e invierno.
keyflower-tile-summer-boat-2 = Barco de verano 2
keyflower-tile-summer-boat-2-help = { keyflower-power-2a } { keyflower-power-2b }
keyflower-power-2a = Lado a: transporta por los campos y coloca losetas sin que encajen los lados.
keyflower-power-2b = Lado b: tus pasos y mejoras se duplican, también para Keyflower e Ianvincible II.
keyflower-tile-summer-boat-3 = Barco de verano 3
keyflower-tile-summer-boat-3-help = { keyflower-power-3a } { keyflower-power-3b }
keyflower-power-3a = Lado a: cualquier recurso paga por cualquier otro al mejorar o ampliar.
keyflower-power-3b = Lado b: en el recuento final cualquier recurso cuenta como cualquier otro.
keyflower-tile-summer-boat-4 = Barco de verano 4
keyflower-tile-summer-boat-4-help = { keyflower-power-4a } { keyflower-power-4b }
keyflower-power-4a = Lado a: puja en otro color contra azul, rojo o amarillo.
keyflower-power-4b = Lado b: donde ya haya trabajadores o pujas, usa la loseta con trabajadores de cualesquiera colores.
keyflower-tile-order-1 = Orden de turno 1
keyflower-tile-order-1-help = Primero en elegir barco; con 2 jugadores, también el keyple lila de jugador inicial. Ganada en invierno, entra en la aldea: 1 punto por cada loseta vecina.
keyflower-tile-order-2 = Orden de turno 2
keyflower-tile-order-2-help = Segundo en elegir barco; con 3 jugadores, también el keyple lila de jugador inicial. Ganada en invierno, entra en la aldea: 1 punto por cada loseta vecina.
keyflower-tile-order-3 = Orden de turno 3
keyflower-tile-order-3-help = Tercero en elegir barco; con 4 jugadores, también el keyple lila de jugador inicial. Ganada en invierno, entra en la aldea: 1 punto por cada loseta vecina.
keyflower-tile-order-4 = Orden de turno 4
keyflower-tile-order-4-help = Cuarto en elegir barco y el keyple lila de jugador inicial. Ganada en invierno, entra en la aldea: 1 punto por cada loseta vecina.
keyflower-tile-keyflower = Keyflower
keyflower-tile-keyflower-help = En invierno: 1 punto por cada paso de las losetas de transporte de la aldea.
keyflower-tile-sea-bastion = Sea Bastion
keyflower-tile-sea-bastion-help = En invierno: 1 punto por cada loseta de un camino cerrado que sale de la casa y vuelve a ella.
keyflower-tile-sea-breese = Sea Breese
keyflower-tile-sea-breese-help = En invierno: 2, 4, 8, 16 o 32 puntos por 1 a 5 barcos unidos por río a la casa.
keyflower-tile-flipper = Flipper
keyflower-tile-flipper-help = En invierno: 2 puntos y una mejora gratis.
keyflower-tile-ianvincible = Ianvincible
keyflower-tile-ianvincible-help = En invierno: 5 puntos.
keyflower-tile-white-wind = White Wind
keyflower-tile-white-wind-help = En invierno: 1 punto por cada trabajador reservado para él.
keyflower-tile-keyflower-ii = Keyflower II
keyflower-tile-keyflower-ii-help = Trae oro. En invierno: 3 de oro para la casa.
keyflower-tile-sea-bastion-ii = Sea Bastion II
keyflower-tile-sea-bastion-ii-help = Trae una cabaña. Tras el otoño, quien lo toma envía otro barco en su lugar.
keyflower-tile-sea-breese-ii = Sea Breese II
keyflower-tile-sea-breese-ii-help = Trae un contrato. En invierno: 2 puntos por cada loseta de invierno de la aldea.
keyflower-tile-flipper-ii = Flipper II
keyflower-tile-flipper-ii-help = Trae un trabajador verde. En invierno: una ampliación gratis.
keyflower-tile-ianvincible-ii = Ianvincible II
keyflower-tile-ianvincible-ii-help = Trae una cabaña. En invierno: 2 puntos por cada símbolo de mejora y cada cabaña.
keyflower-tile-white-wind-ii = White Wind II
keyflower-tile-white-wind-ii-help = Trae un contrato. En invierno: los contratos cumplidos valen 10.

## Contracts

keyflower-contract-01 = Contrato 01 (4 azules)
keyflower-contract-02 = Contrato 02 (4 rojos)
keyflower-contract-03 = Contrato 03 (4 amarillos)
keyflower-contract-04 = Contrato 04 (2 verdes)
keyflower-contract-05 = Contrato 05 (2 azules + 4 trabajadores cualesquiera)
keyflower-contract-06 = Contrato 06 (2 rojos + 4 trabajadores cualesquiera)
keyflower-contract-07 = Contrato 07 (2 amarillos + 4 trabajadores cualesquiera)
keyflower-contract-08 = Contrato 08 (1 verde + 4 trabajadores cualesquiera)
keyflower-contract-09 = Contrato 09 (2 azules + 2 rojos + 1 trabajador cualquiera)
keyflower-contract-10 = Contrato 10 (2 rojos + 2 amarillos + 1 trabajador cualquiera)
keyflower-contract-11 = Contrato 11 (2 amarillos + 2 azules + 1 trabajador cualquiera)
keyflower-contract-12 = Contrato 12 (1 azul + 1 rojo + 1 amarillo + 1 verde)
keyflower-contract-13 = Contrato 13 (el keyple lila de jugador inicial)
keyflower-contract-14 = Contrato 14 (sierra + 1 de madera)
keyflower-contract-15 = Contrato 15 (pico + 1 de piedra)
keyflower-contract-16 = Contrato 16 (yunque + 1 de hierro)
keyflower-contract-17 = Contrato 17 (sierra + 2 recursos cualesquiera)
keyflower-contract-18 = Contrato 18 (pico + 2 recursos cualesquiera)
keyflower-contract-19 = Contrato 19 (yunque + 2 recursos cualesquiera)
keyflower-contract-20 = Contrato 20 (sierra + cualquier habilidad)
keyflower-contract-21 = Contrato 21 (pico + cualquier habilidad)
keyflower-contract-22 = Contrato 22 (yunque + cualquier habilidad)
keyflower-contract-23 = Contrato 23 (sierra + pico + yunque)
keyflower-contract-24 = Contrato 24 (3 de madera)
keyflower-contract-25 = Contrato 25 (3 de piedra)
keyflower-contract-26 = Contrato 26 (3 de hierro)
keyflower-contract-27 = Contrato 27 (2 de oro)
keyflower-contract-28 = Contrato 28 (2 de madera + 2 de piedra)
keyflower-contract-29 = Contrato 29 (2 de madera + 2 de hierro)
keyflower-contract-30 = Contrato 30 (2 de piedra + 2 de hierro)
keyflower-contract-31 = Contrato 31 (2 de madera + 2 recursos cualesquiera)
keyflower-contract-32 = Contrato 32 (2 de piedra + 2 recursos cualesquiera)
keyflower-contract-33 = Contrato 33 (2 de hierro + 2 recursos cualesquiera)
keyflower-contract-34 = Contrato 34 (1 de oro + 2 recursos cualesquiera)
keyflower-contract-35 = Contrato 35 (1 de madera + 1 de piedra + 1 de hierro)
keyflower-contract-36 = Contrato 36 (cualquier habilidad + 1 de oro)
keyflower-contract-asks = { $contract } ({ $pieces })

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
keyflower-use-own = Usar: mi aldea
keyflower-use-middle = Usar: centro
keyflower-use-village = Usar: aldea de { $who }
keyflower-pass = Pasar
keyflower-end = Confirmar
keyflower-led = { $tile } ({ $who }: { $workers })
keyflower-why-no-workers = No te quedan trabajadores que enviar.
keyflower-why-bid = { $tile }: para pujar necesitas { $need }, y tienes { $have }.
keyflower-why-bid-raise = { $tile }: para ir en cabeza tu puja necesita { $need } más, y tienes { $have }.
keyflower-why-bid-led = { $tile }: ahí vas en cabeza. Para subir tu puja necesitas { $need }, y no tienes.
keyflower-why-bid-any = { $tile }: para pujar necesitas { $need } de un mismo color, y tienes como mucho { $have }.
keyflower-why-use = Usar { $tile } exige { $need }, y tienes { $have }.
keyflower-why-use-any = Usar { $tile } exige { $need } trabajadores de un mismo color.
keyflower-why-use-full = { $tile }: ya no cabe nadie; hay { $most ->
    [6] seis
   *[other] { $most }
} trabajadores, y esta estación no pueden venir más.
keyflower-why-use-closed = { $tile }: el próximo uso exige al menos { $need } trabajadores, y solo pueden venir { $room } más: { $most ->
    [6] seis
   *[other] { $most }
} en total por estación.
keyflower-why-use-nothing = Usar { $tile } no daría nada ahora.
keyflower-why-use-group = { $tile } admite ahora al menos { $need } y como mucho { $room } trabajadores. Un grupo se mueve entero, y el tuyo sería demasiado grande.
keyflower-why-use-mixed = Usar { $tile } exige { $need } trabajadores de cualquier color, y tienes { $have }.
keyflower-why-use-price = Usar { $tile } cuesta, además de los trabajadores enviados, 1 { $price }, y no puedes pagarlo.
keyflower-why-use-pay = Usar { $tile } solo permitiría ahora una ampliación. Cuesta un trabajador además de los enviados, y no te queda ninguno para ello.
keyflower-caution-season = Todos los demás han pasado: con esto acaba la estación, y nadie puede deshacerlo por su cuenta.
keyflower-caution-upgrade = { $count ->
        [one] Aún podrías mejorar una loseta.
       *[other] Aún podrías mejorar { $count } veces.
    }
keyflower-caution-growth = Los demás ya están listos: la partida sigue al momento, y nadie puede deshacerlo por su cuenta.
keyflower-caution-winter = Los demás ya están listos: las losetas de invierno se muestran al momento, y nadie puede deshacerlo por su cuenta.
keyflower-final-chapter = Con esto acaba la estación, y nadie puede deshacerlo por su cuenta.
keyflower-other-workers = Otros trabajadores
keyflower-lying = { $workers } (en posición tumbada)
keyflower-group = el grupo de { $workers } de { $tile }
keyflower-group-from = el grupo de { $workers } que estaba en { $tile }
keyflower-group-note = Puja superada. Un grupo se mueve entero.
keyflower-carry = Llevar { $resource }
keyflower-carry-from = desde { $tile }
keyflower-carry-to = hasta { $tile }
keyflower-carry-far = { $count ->
        [1] hasta { $tile }
       *[other] { $count } hasta { $tile }
    } ({ $steps } pasos)
keyflower-carry-enables = Hace posible su mejora. { $help }
keyflower-upgrade = Mejorar
keyflower-upgrade-carrying = { $tile }: llevar { $pieces }
keyflower-upgrade-by = { $tile } con { $by }, { $workers }
keyflower-upgrade-by-carrying = { $tile } con { $by }, { $workers }, llevar { $pieces }
keyflower-upgrade-by-itself = { $tile } por uso propio, { $workers }
keyflower-upgrade-by-itself-carrying = { $tile } por uso propio, { $workers }, llevar { $pieces }
keyflower-upgrade-from = Desde { $tiles }, { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }. { $help }
keyflower-extend = Añadir ampliación
keyflower-draw = Sacar
keyflower-take = Tomar
keyflower-take-skill = una habilidad de la pila
keyflower-hidden-contract = un contrato boca abajo
keyflower-cash = Canjear un contrato
keyflower-cash-note = Va a { $tile }.
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
keyflower-pay-group = Pagar { $group }
keyflower-boat-with = { $boat }: { $items }
keyflower-place = Colocar
keyflower-place-other = Primero otra loseta
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

## Questions

keyflower-ask-turn = Tu turno: puja, usa una loseta o pasa.
keyflower-ask-only-pass = Ahora no puedes ni pujar ni usar una loseta. ¿Pasas?
keyflower-ask-cash-or-pass = Tal como está todo, no puedes ni pujar ni usar una loseta. ¿Canjeas un contrato o pasas?
keyflower-ask-bid = ¿A quién envías a pujar por la loseta { $tile }? Aún no ha pujado nadie.
keyflower-ask-bid-used = ¿A quién envías a pujar por la loseta { $tile }? Aún no ha pujado nadie, pero ya hay { $workers } en ella: tu puja debe ser de ese color.
keyflower-ask-bid-used-one = ¿A quién envías a pujar por la loseta { $tile }? Aún no ha pujado nadie, pero ya hay { $workers } en ella: tu puja debe ser de ese color.
keyflower-ask-bid-beat = ¿A quién envías a pujar por la loseta { $tile }? { $who } va ganando con { $workers }.
keyflower-ask-bid-own = ¿A quién añades a tu puja por la loseta { $tile }? Vas ganando con { $workers }.
keyflower-ask-use = ¿A quién envías a la loseta { $tile }? { $need ->
        [one] {""}
       *[other] Tienen que ir al menos { $need } trabajadores.{" "}
    }{ $brings }
keyflower-ask-bid-more = Tu puja por { $tile } hasta ahora: { $workers }. ¿Eso es todo?
keyflower-ask-bid-raised = Añades { $workers } a tu puja por { $tile }: { $total } en total. ¿Eso es todo?
keyflower-ask-use-more = De camino a { $tile }: { $workers }. { $need ->
        [0] {""}
        [one] Tiene que ir uno más.{" "}
       *[other] Tienen que ir { $need } más.{" "}
    }{ $brings }
keyflower-brings = Te da { $items }.
keyflower-brings-goods = Pone { $items } en { $tile }.
keyflower-brings-both = Pone { $goods } en { $tile }, y recibes { $items }.
keyflower-brings-one = Te da { $items }.
keyflower-brings-one-good = Te da { $items }. Los recursos van a { $tile }.
keyflower-brings-exchange = Precio: 1 { $price }. Recibes { $items }.
keyflower-brings-exchange-goods = Precio: 1 { $price }. Recibes { $items } en { $tile }.
keyflower-brings-transport = Permite { $steps ->
        [one] un paso
       *[other] { $steps } pasos
    } y { $upgrades ->
        [one] una mejora
       *[other] { $upgrades } mejoras
    }.
keyflower-any-worker = trabajador de cualquier color
keyflower-any-skill = habilidad de cualquier tipo
keyflower-any-resource = recurso de cualquier tipo
keyflower-from-bag =
    { $count ->
        [one] un trabajador de la bolsa
       *[other] { $count } trabajadores de la bolsa
    }
keyflower-from-pile =
    { $count ->
        [one] una habilidad de la pila
       *[other] { $count } habilidades de la pila
    }
keyflower-ask-source = Envías { $workers }; tienes { $front } delante de tu pantalla y { $behind } detrás. ¿De dónde salen?
keyflower-ask-source-one = Envías { $workers }; tienes { $front } delante de tu pantalla y { $behind } detrás. ¿De dónde sale?
keyflower-ask-price = ¿Cómo pagas la mejora de la loseta { $tile }?
keyflower-ask-price-extension = ¿Cómo pagas, en la loseta { $tile }: { $extension }?
keyflower-ask-extension = ¿Qué ampliación recibe la loseta { $tile }?
keyflower-ask-contract =
    { $count ->
        [one] ¿Qué contrato tomas?
       *[other] ¿Qué contrato tomas primero?
    }
keyflower-ask-transport = Transporta y mejora: te quedan { $steps ->
        [0] 0 pasos
        [one] un paso
       *[other] { $steps } pasos
    } y { $upgrades ->
        [0] ninguna mejora
        [one] una mejora
       *[other] { $upgrades } mejoras
    }.
keyflower-ask-done = { $tile }: hecho. ¿Terminas así tu turno?
keyflower-ask-passed = Pasas. ¿Terminas así tu turno?
keyflower-ask-winter =
    { $count ->
        [0] ¿Qué losetas de invierno sacas a subasta? Elige al menos una.
        [one] Una loseta de invierno elegida. Añade otra o confirma.
       *[other] { $count } losetas de invierno elegidas. Añade otra o confirma.
    }
keyflower-ask-boat = ¿Qué barco tomas?
keyflower-ask-boat-taken = { $boat }: ¿es esa tu elección?
keyflower-ask-replace = ¿Qué barco viene en lugar de Sea Bastion II?
keyflower-ask-place =
    { $count ->
        [0] Tu aldea ha crecido. ¿Se queda así?
        [one] ¿Qué loseta colocas? Queda una.
       *[other] ¿Qué loseta colocas? Quedan { $count }.
    }
keyflower-ask-stuck =
    { $count ->
        [one] Una loseta no cabe en ningún sitio y sale de la partida. ¿Confirmas?
       *[other] { $count } losetas no caben en ningún sitio y salen de la partida. ¿Confirmas?
    }
keyflower-ask-beside =
    { $count ->
        [one] Una loseta no cabe en ningún sitio: se queda junto a tu aldea hasta que haya hueco. ¿Confirmas?
       *[other] { $count } losetas no caben en ningún sitio: se quedan junto a tu aldea hasta que haya hueco. ¿Confirmas?
    }
keyflower-ask-place-beside =
    { $count ->
        [0] Ahora habría hueco para { $tiles }. ¿Colocar, o dejar junto a tu aldea?
        [one] ¿Qué loseta colocas? Hay una nueva; de junto a tu aldea también puedes colocar: { $tiles }.
       *[other] ¿Qué loseta colocas? Hay { $count } nuevas; de junto a tu aldea también puedes colocar: { $tiles }.
    }
keyflower-ask-cell = ¿Dónde va la loseta { $tile } y con qué giro?
keyflower-ask-rotation = ¿Cómo giras la loseta { $tile }, { $cell }?

## What is told

keyflower-told-season-spring = Empieza la primavera. A subasta: { $tiles }.
keyflower-told-season-summer = Empieza el verano. A subasta: { $tiles }.
keyflower-told-season-autumn = Empieza el otoño. A subasta: { $tiles }.
keyflower-told-season-winter = Empieza el invierno. A subasta: { $tiles }.
keyflower-told-winter-choice = Acaba el otoño. Todos eligen en secreto qué losetas de invierno sacan a subasta.
keyflower-told-ready = { $who } ha elegido.
keyflower-told-put-up =
    { $count ->
        [one] { $who } saca a subasta una loseta de invierno.
       *[other] { $who } saca a subasta { $count } losetas de invierno.
    }
keyflower-told-first = { $who } tiene el primer turno.
keyflower-told-bid = { $who } puja { $workers } por la loseta { $tile }.
keyflower-told-counter-bid = { $who } responde en otro color en { $tile }: { $workers }, en posición tumbada.
keyflower-told-raise = { $who } añade { $workers } a su propia puja por { $tile }: { $total } en total.
keyflower-told-outbid = Superan la puja de { $who } en { $tile }.
keyflower-told-move-groups = { $who } mueve { $groups }.
keyflower-told-stand-up = En { $tile } la puja de { $who } ({ $workers }) se pone de pie y fija allí el color.
keyflower-told-use = { $who } envía { $workers } a la loseta { $tile }.
keyflower-told-use-there = { $who } envía { $workers } a la loseta { $tile }, en la aldea de { $owner }.
keyflower-told-gain = { $who } gana { $items }.
keyflower-told-put = { $who } pone { $items } en la loseta { $tile }.
keyflower-told-draw-workers =
    { $count ->
        [one] { $who } saca un trabajador de la bolsa.
       *[other] { $who } saca { $count } trabajadores de la bolsa.
    }
keyflower-told-draw-skills =
    { $count ->
        [one] { $who } saca una habilidad.
       *[other] { $who } saca { $count } habilidades.
    }
keyflower-told-you-drew = Has sacado { $items }.
keyflower-told-boat-workers =
    { $count ->
        [0] La bolsa está vacía: el barco de verano de { $who } no trae a nadie.
        [one] El barco de verano de { $who } trae un trabajador de la bolsa.
       *[other] El barco de verano de { $who } trae { $count } trabajadores de la bolsa.
    }
keyflower-told-greens =
    { $count ->
        [0] No queda ningún trabajador verde para el barco de verano de { $who }.
        [one] El barco de verano de { $who } trae { $count } verde.
       *[other] El barco de verano de { $who } trae { $count } verdes.
    }
keyflower-told-pay = { $who } paga { $paid }.
keyflower-told-carry = { $who } transporta { $ways }.
keyflower-way = { $pieces } desde { $start } hasta { $to }
keyflower-way-back = { $pieces } de ida y vuelta
keyflower-told-upgrade = { $who } mejora la loseta { $tile } por { $paid }.
keyflower-told-extend = { $who } añade en la loseta { $tile }: { $extension }, pagando { $paid }.
keyflower-told-contract = { $who } toma el { $contract }.
keyflower-told-new-contract = Nuevo a la vista: { $contract }.
keyflower-told-hidden-contract = { $who } toma un contrato boca abajo.
keyflower-told-your-contract = Has tomado el { $contract }.
keyflower-told-your-contracts = A bordo encuentras: { $contracts }.
keyflower-told-cash = { $who } canjea el { $contract } por { $item }.
keyflower-told-row = Nuevos contratos a la vista: { $contracts }.
keyflower-told-pass = { $who } pasa.
keyflower-told-end-spring = Todos han pasado: acaba la primavera.
keyflower-told-end-summer = Todos han pasado: acaba el verano.
keyflower-told-end-autumn = Todos han pasado: acaba el otoño.
keyflower-told-end-winter = Todos han pasado: acaba el invierno.
keyflower-told-unwanted =
    { $count ->
        [one] Nadie pujó por { $tiles }: sale de la partida.
       *[other] Nadie pujó por { $tiles }: salen de la partida.
    }
keyflower-told-unwanted-workers = Los trabajadores que estaban ahí van a la bolsa: { $workers }.
keyflower-told-won = { $who } gana { $tiles }.
keyflower-told-taken = Al final de la estación, { $who } recoge { $workers } tras su pantalla.
keyflower-told-taken-open = Al final de la estación, { $who } deja { $workers } delante de su pantalla.
keyflower-told-start-player = { $who } gana el keyple lila de jugador inicial.
keyflower-told-keyple-moves = Nadie pujó por la loseta con el keyple lila de jugador inicial: pasa a la izquierda, a { $who }.
keyflower-told-boat = { $who } descarga { $boat }: { $items }.
keyflower-told-boat-empty = { $who } toma el barco { $boat }, que está vacío.
keyflower-told-boat-tile = { $who } toma el barco { $boat }.
keyflower-told-replaced = { $who } envía { $boat } en lugar de Sea Bastion II.
keyflower-told-placed = La aldea de { $who } crece: { $tiles }.
keyflower-told-no-place = { $tile } no cabe en la aldea de { $who } y sale de la partida.
keyflower-told-beside = { $tile } no cabe en la aldea de { $who } y se queda a su lado.
keyflower-told-over = Fin de la partida. Se levantan las pantallas.

## Names of the pictures

keyflower-picture-table = La mesa
keyflower-picture-contracts = Contratos y ampliaciones
keyflower-picture-score = Puntuación
keyflower-picture-score-of = Puntuación de { $who }
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
keyflower-chapter-over =
    { $number ->
        [0] La primavera ha acabado
        [1] El verano ha acabado
        [2] El otoño ha acabado
       *[other] El invierno ha acabado
    }

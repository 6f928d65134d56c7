# What a computer player looks at in Keyflower.

keyflower-feature-points = puntos
keyflower-feature-promised = puntos en perspectiva
keyflower-feature-workers = trabajadores
keyflower-feature-greens = trabajadores verdes
keyflower-feature-returning = trabajadores que vuelven
keyflower-feature-colours = colores de trabajadores
keyflower-feature-skills = habilidades
keyflower-feature-goods = recursos
keyflower-feature-gold = oro
keyflower-feature-ready = mejoras ya a punto
keyflower-feature-near = mejoras a la vista
keyflower-feature-engine = lo que dan tus losetas
keyflower-feature-steps = transporte
keyflower-feature-winning = losetas que vas ganando
keyflower-feature-settled = lo que además contaría si acabara ahora
keyflower-feature-bound = trabajadores en pujas
keyflower-feature-visitors = trabajadores que vienen con losetas
keyflower-feature-order = orden de turno
keyflower-feature-winter = lo que prometen las losetas de invierno en mano
keyflower-feature-powers = barcos de verano
keyflower-feature-keyple = ser jugador inicial
keyflower-feature-links = caminos
keyflower-feature-upgraded = losetas mejoradas
keyflower-feature-contracts = contratos
keyflower-feature-cabins = cabañas
keyflower-feature-stranded = losetas sin sitio

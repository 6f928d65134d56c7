# What a computer player looks at in Keyflower.

keyflower-feature-points = points
keyflower-feature-promised = points en vue
keyflower-feature-workers = ouvriers
keyflower-feature-greens = ouvriers verts
keyflower-feature-returning = ouvriers qui reviennent
keyflower-feature-colours = couleurs d’ouvriers
keyflower-feature-skills = compétences
keyflower-feature-goods = ressources
keyflower-feature-gold = or
keyflower-feature-ready = améliorations toutes prêtes
keyflower-feature-near = améliorations en vue
keyflower-feature-engine = ce que tes tuiles rapportent
keyflower-feature-steps = transport
keyflower-feature-winning = tuiles où tu mènes
keyflower-feature-settled = ce qui compterait en plus si tout s’arrêtait là
keyflower-feature-bound = ouvriers dans les enchères
keyflower-feature-visitors = ouvriers qui viennent avec des tuiles
keyflower-feature-order = ordre du tour
keyflower-feature-winter = ce que promettent les tuiles hiver en main
keyflower-feature-powers = bateaux d’été
keyflower-feature-keyple = être premier joueur
keyflower-feature-links = routes
keyflower-feature-upgraded = tuiles améliorées
keyflower-feature-contracts = contrats
keyflower-feature-cabins = cabines
keyflower-feature-stranded = tuiles sans emplacement

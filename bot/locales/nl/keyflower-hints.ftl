# What a computer player looks at in Keyflower.

keyflower-feature-points = punten
keyflower-feature-promised = punten in het vooruitzicht
keyflower-feature-workers = arbeiders
keyflower-feature-greens = groene arbeiders
keyflower-feature-returning = arbeiders die terugkomen
keyflower-feature-colours = kleuren arbeiders
keyflower-feature-skills = vaardigheden
keyflower-feature-goods = grondstoffen
keyflower-feature-gold = goud
keyflower-feature-ready = opwaarderingen die klaarliggen
keyflower-feature-near = opwaarderingen in zicht
keyflower-feature-engine = wat je tegels opbrengen
keyflower-feature-steps = transport
keyflower-feature-winning = tegels waarop je leidt
keyflower-feature-settled = wat verder zou tellen als het nu afgelopen was
keyflower-feature-bound = arbeiders in biedingen
keyflower-feature-visitors = arbeiders die met tegels meekomen
keyflower-feature-order = beurtvolgorde
keyflower-feature-winter = wat wintertegels op de hand beloven
keyflower-feature-powers = zomerschepen
keyflower-feature-keyple = startspeler zijn
keyflower-feature-links = wegen
keyflower-feature-upgraded = opgewaardeerde tegels
keyflower-feature-contracts = contracten
keyflower-feature-cabins = hutten
keyflower-feature-stranded = tegels zonder plek

# /rules: pages, and what people type when they mean something the rules call otherwise.

rules-overview = ### { $game }
rules-overview-foot = -# { $count } regels. Kies een hoofdstuk, of zoek: `/rules search: …`
rules-translated = -# Deze regels zijn eerst in het Engels geschreven; bij twijfel geldt de Engelse tekst.
rules-untranslated = -# Deze regels zijn er nog niet in jouw taal; hier staan ze in het Engels.
rules-chapters = Hoofdstukken …
rules-chapter = ### { $game }: { $chapter }
rules-found = -# { $game }: { $count ->
        [one] 1 regel
       *[other] { $count } regels
    } over ‘{ $search }’
rules-meant = -# Ook gezocht naar: { $words }
rules-nearest = Ik vond bij { $game } geen regel met alles uit ‘{ $search }’. Deze komen het dichtst in de buurt:
rules-none = Ik vond bij { $game } niets over ‘{ $search }’. Probeer een ander woord, een nummer zoals ‘{ $example }’ of een hoofdstuk hieronder.
rules-more = Meer regels …
rules-number = { $number } · { $words }
rules-explain-costs = 💰 Wat het kost: { $costs }
rules-which-menu = Kies een spel …
rules-which = ### Welk spel?
rules-not-played = -# Doet niet mee aan jouw tafel:
rules-source = -# { $number } · { $game }, { $chapter }
rules-example = -# 💬 Bijvoorbeeld: { $words }
rules-also = **Zie ook**
rules-line = - { $words } *({ $number })*

# Words that mean nothing in a search.
rules-idle = de het een en of als bij op in aan van voor met door naar om te er is zijn was wordt worden kan kun kunt kunnen mag mogen moet moeten zou wil hoe wat wie waar wanneer waarom waarvoor welke welk ik je jij mij mijn jou jouw jullie we wij ons onze hun ze zij hij dat dit die deze dan daar ook nog wel iets veel hoeveel doe doet doen ga gaat krijg krijgt krijgen geef geeft heb hebt heeft hebben gebruik gebruiken werkt werken uitleg regel regels gebeurt gebeuren betekent betekenen a an and any are as at be by can could do does for from get give gets go have how i if in is it its many may me much must my of on one or our should that the their there they this to use we what when where which who why will with work works would you your explain rule rules happens happen mean means about

# What people type when they want to be told how the game goes.
rules-overview-words = hoe speel je, hoe speel je dit, hoe speel ik, hoe werkt het, hoe werkt het spel, hoe gaat het spel, overzicht, samenvatting, inleiding, basis, regels, spelregels, de regels, regelboek, handleiding, uitleg, speluitleg, waar gaat het om, spelverloop
rules-values-ours = -# Aan jouw tafel gelden de waarden van Latchkey, zoals in deze regels.
rules-values-box = Aan jouw tafel gelden de waarden { $values }. Noemen deze regels een waarde ‘de onze’, dan geldt die van jullie.
rules-example-kf-8 = een opwaardering kost hout en steen. 1 goud kan het hout vervangen.
rules-example-kf-30 = Ben biedt 2 rode arbeiders op { keyflower-tile-sawmill }. Jij hebt dan minstens 3 rode nodig.
rules-example-kf-33 = je 2 rode arbeiders op { keyflower-tile-sawmill } zijn overboden. Ze kunnen samen naar { keyflower-tile-miner }, maar niet apart.
rules-example-kf-38 = je gebruikt { keyflower-tile-miner } met 1 arbeider. De volgende keer kost dat er 2 of meer, en daarna 3 of meer.
rules-example-kf-43 = gebruik je je eigen { keyflower-tile-miner }, dan blijft het ijzer daar. Gebruik je die van Ben, dan gaat het naar je thuistegel.
rules-example-kf-47 = je stuurt 2 blauwe arbeiders naar { keyflower-tile-stable } van Ben. Aan het eind van het seizoen zijn ze van Ben.
rules-example-kf-51 = met 2 stappen breng je 1 hout over 2 wegen, of 2 hout over 1 weg.
rules-example-kp-24 = je claimt Bord 2. Je neemt alle keyples erop mee naar huis, ook die van anderen.
rules-example-kp-34 = een oranje keyple alleen op een oranje veld levert 2 op. Een bruine levert 1 op.
rules-example-kp-44 = Ben stuurt een bruine keyple. Jij kunt meedoen met bruin of wit.
rules-example-kt-35 = de arbeider van Ben staat in de steengroeve naast jouw hutje. Vanuit dat hutje kun je er geen arbeider heen sturen.
rules-example-kt-46 = je past, en dan koopt Ben een zetel. In je volgende beurt kun je er nog steeds een kopen.
rules-example-kt-66 = je hutje grenst aan 2 velden. Met 2 hekken aan die kanten is het ingesloten.
rules-example-kt-71 = je betaalt 1 hout en 1 water en krijgt 1 ijzer.

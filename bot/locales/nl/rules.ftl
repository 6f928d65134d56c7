# /rules: pages, and what people type when they mean something the rules call otherwise.

rules-overview = ### { $game }
rules-overview-foot = -# { $count } genummerde regels. Kies een hoofdstuk of zoek iets: `/rules search: …`
rules-translated = -# Deze regels zijn eerst in het Engels geschreven; bij twijfel geldt de Engelse tekst.
rules-untranslated = -# In jouw taal zijn deze regels er nog niet; hier staan ze in het Engels.
rules-chapters = Hoofdstukken …
rules-chapter = ### { $game }: { $chapter }
rules-found =
    ### { $game }: { $count ->
        [one] één regel
       *[other] { $count } regels
    } voor ‘{ $search }’
rules-meant = -# Ook gezocht naar: { $words }
rules-nearest =
    ### { $game }: geen regel over alles in ‘{ $search }’
    Het dichtst erbij:
rules-none = Geen regel van { $game } gaat over ‘{ $search }’. Probeer een ander woord, een nummer zoals ‘{ $example }’, of een hoofdstuk hieronder.
rules-more = Regels in de buurt …
rules-number = { $number } · { $words }

# Words that mean nothing in a search.
rules-idle = de het een en of als bij op in aan van voor met door naar om te er is zijn was wordt worden kan kun kunt kunnen mag mogen moet moeten zou wil hoe wat wie waar wanneer waarom waarvoor welke welk ik je jij mij mijn jou jouw jullie we wij ons onze hun ze zij hij dat dit die deze dan daar ook nog wel iets veel hoeveel doe doet doen ga gaat krijg krijgt krijgen geef geeft heb hebt heeft hebben gebruik gebruiken werkt werken uitleg regel regels gebeurt gebeuren betekent betekenen a an and any are as at be by can could do does for from get give gets go have how i if in is it its many may me much must my of on one or our should that the their there they this to use we what when where which who why will with work works would you your explain rule rules happens happen mean means about

# What people type when they want to be told how the game goes.
rules-overview-words = hoe speel je, hoe speel je dit, hoe speel ik, hoe werkt het, hoe werkt het spel, hoe gaat het spel, overzicht, samenvatting, inleiding, basis, regels, spelregels, de regels, regelboek, handleiding, uitleg, speluitleg, waar gaat het om, spelverloop
rules-values-ours = -# Aan deze tafel gelden onze eigen gedrukte waarden: die deze regels noemen.
rules-values-box = Aan deze tafel gelden de gedrukte waarden { $values }. Waar deze regels een waarde de onze noemen, telt die op die stukken.

# Setting up a table, and the lobby.

lobby-setup =
    ### Nieuwe tafel: { $game }
    -# Voorlopig zie alleen jij dit.
lobby-as-last-time = -# Net als de vorige keer.
lobby-players = -# **Spelers**
lobby-players-computers = -# **Spelers** (computers voeg je toe zodra de tafel open is)
lobby-seats = { $seats }
lobby-flag = { $name }: { $state }
lobby-flag-on = aan
lobby-flag-off = uit
lobby-seat-number = plaats { $seat }
lobby-seat-in = { $name }: plaats { $seat } ✓
lobby-seat-out = { $name }: plaats { $seat }
lobby-seats-chosen = { $seats }
lobby-seats-none = niemand
lobby-option = **{ $name }**: { $value }
    -# { $meaning }
lobby-option-means = -# **{ $name }:** { $meaning }
lobby-option-seats = -# **{ $name }** ({ $value }): { $meaning }
lobby-first-game = 🎓 Eerste partij
lobby-first-game-chosen = Bij elke vraag staat uitleg, je ziet wat je laatste beurt opleverde, en hints staan aan.
lobby-language = Taal van de berichten
lobby-pace = Tempo
lobby-pace-any = Geen haast
lobby-pace-any-help = Speel wanneer je kunt. Bij sommige vragen pas je vanzelf na 36 uur
lobby-pace-daily = Een zet per dag
lobby-pace-daily-help = Iedereen kijkt elke dag even. Bij sommige vragen pas je vanzelf na 24 uur
lobby-pace-live = Live
lobby-pace-live-help = Iedereen is er nu. Bij sommige vragen pas je vanzelf na 15 minuten
lobby-in-thread = Waar: eigen thread
lobby-in-channel = Waar: dit kanaal
lobby-open-table = Tafel openen
lobby-more = Meer …
lobby-more-title =
    ### Nieuwe tafel: { $game }
    -# Meestal hoef je hier niets te veranderen.
lobby-opened = De tafel is open: { $link }
    Spelers doen mee met de knop daar. Is iedereen er, druk dan op **{ lobby-start }**. (Tafel #{ $id })
lobby-private =
    ### { $game } tegen computers
    -# Je speelt hier in je DM’s, en niemand anders ziet het.
lobby-computers = Computers: { $strength }
lobby-private-begun = { $game } begint. Misschien speelt eerst een computer. Zodra jij aan de beurt bent, verschijnt het spel hieronder. `/play` laat het weer zien, `/game end` stopt de partij.

lobby-open =
    ### 🔑 { $game }, { $name }: doe mee!
    { $seated } van de { $seats } plaatsen bezet · { $pace }
lobby-begun = ### { $game }, { $name }, is begonnen: { $link }
lobby-over = ### 🏁 { $game }, { $name }, is afgelopen: { $link }
lobby-closed-cancelled = ### { $game }, { $name }: tafel geannuleerd
lobby-closed-expired = ### { $game }, { $name }: gesloten, niet binnen een week gestart
lobby-closed-ended = ### { $game }, { $name }: partij voortijdig gestopt
lobby-closed-abandoned = ### { $game }, { $name }: gesloten, iedereen is weg
lobby-free = *vrij*
lobby-seat-host = { $who } (host) · { $reach }
lobby-seat-player = { $who } · { $reach }
lobby-seat-computer = { $who } ({ $strength })
lobby-reach-unknown = nog niet bereikt
lobby-reach-dm = bereikbaar via DM
lobby-reach-thread = bereikbaar in een privéthread
lobby-reach-button = DM’s dicht: gebruik ‘{ table-play }’
lobby-foot = Alleen de host kan de partij starten. Gebeurt dat niet binnen een week, dan sluit de tafel. Tafel #{ $id }

lobby-join = Meedoen
lobby-leave = Weggaan
lobby-computer = Computer toevoegen
lobby-nocomputer = Computer weghalen
lobby-strength = Hoe goed de computers spelen
lobby-strength-entry = { $who }: { $strength }
lobby-strength-easy = Speelt verstandig, maar maakt beginnersfouten
lobby-strength-normal = Kijkt één hele beurt vooruit
lobby-strength-hard = Houdt ook rekening met de reacties van de anderen
lobby-strength-expert = Denkt verder vooruit en neemt de tijd
lobby-start = Starten
lobby-cancel = Tafel annuleren
lobby-fairness = Eerlijkheid
lobby-fairness-about = ### Eerlijkheid
    Elke trekking volgt uit een seed die vóór de eerste zet vastligt. Je krijgt nu de vingerafdruk ervan en aan het eind de seed zelf. Zo kan iedereen controleren dat er niets is veranderd.

lobby-joined = Je doet mee: { $game } ({ $reach }). Ik waarschuw je als je aan de beurt bent.
lobby-left = Je hebt de tafel voor { $game } verlaten.
lobby-started = De partij begint: { $link }
lobby-hello =
    👋 Hallo! Ik stuur je verborgen scherm en je beurten hierheen. Je kunt ook meteen hier spelen.
    `/turns` toont de partijen die op je wachten, met `/settings` stel je herinneringen in.
lobby-rated-on = 🏅 Met rating: ja
lobby-rated-off = 🏅 Met rating: nee
lobby-rated = 🏅 **Met rating:** telt voor iedereen die bij de start meedoet. Er zijn geen hints, er speelt geen computer voor je, en wie weggaat, wordt laatste.
lobby-first-game-plain = Alleen de basisregels.
lobby-is-first-game = 🎓 **Eerste partij:** bij vragen staat uitleg, en je ziet wat je laatste beurt opleverde. Uitzetten kan in `/settings`.
lobby-open-score = Punten tonen
lobby-open-score-help = -# **Punten tonen:** iedereen ziet de tussenstand, op basis van wat open ligt.
lobby-shows-score = 📊 Iedereen ziet de tussenstand, op basis van wat open ligt.
lobby-values = Waarden op het materiaal
lobby-values-ours = die van Latchkey
lobby-values-box = ‘{ $name }’
lobby-values-help = Sommige waarden zijn niet gepubliceerd. Gebruik de onze, of waarden die een speler uit de doos heeft overgenomen.
lobby-values-entry = Waarden op het materiaal: { $values }
lobby-values-which = Waarden op het materiaal …
lobby-values-gone = Deze waarden zijn er niet meer. Open de pagina opnieuw en kies andere.

# Setting up a table, and the lobby.

lobby-setup =
    ### Nieuwe tafel: { $game }
    Kies, en open dan de tafel. Alleen jij kunt dit nu zien.
lobby-as-last-time = -# Zoals je de vorige keer hebt gekozen.
lobby-seats = { $seats } spelers
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
lobby-first-game = Eerste spel
lobby-first-game-chosen = Aan deze tafel hoort iedereen waar elke vraag over gaat en wat de laatste beurt heeft opgeleverd; `/settings` zet dat voor jezelf uit. Hints mogen.
lobby-language = Taal van de berichten
lobby-pace = Tempo
lobby-pace-any = Geen haast
lobby-pace-any-help = Doe je zet wanneer je kunt. Waar zwijgen telt als passen, is dat na 36 uur
lobby-pace-daily = Een zet per dag
lobby-pace-daily-help = Iedereen kijkt elke dag even. Waar zwijgen telt als passen, is dat na 24 uur
lobby-pace-live = Live
lobby-pace-live-help = Iedereen is er nu. Waar zwijgen telt als passen, is dat na 15 minuten
lobby-in-thread = Waar: eigen thread
lobby-in-channel = Waar: dit kanaal
lobby-open-table = Tafel openen
lobby-opened = De tafel is open: { $link }
    Met de knop daar kan iedereen meedoen. Zit iedereen, druk dan op **Starten**. (Tafel #{ $id })
lobby-private =
    ### { $game }, alleen tegen computers
    Kies, en druk dan op **{ lobby-start }**. Het spel komt hier, in je privéberichten, en niemand anders ziet het.
lobby-computers = Computers: { $strength }
lobby-private-begun = { $game } begint: je paneel komt hieronder. Met `/play` is het er altijd, en `/game end` beëindigt het spel.

lobby-open =
    ### 🔑 { $game }, { $name }: schuif aan!
    { $seated } van { $seats } plaatsen bezet · { $pace }
lobby-begun = ### { $game }, { $name }, is begonnen: { $link }
lobby-over = ### 🏁 { $game }, { $name }, is afgelopen: { $link }
lobby-closed-cancelled = ### { $game }: deze tafel is afgeblazen
lobby-closed-expired = ### { $game }: gesloten, omdat niemand het binnen een week heeft gestart
lobby-closed-ended = ### { $game }: dit spel is voortijdig beëindigd
lobby-closed-abandoned = ### { $game }: gesloten, omdat alle spelers zijn vertrokken
lobby-free = *vrij*
lobby-seat-host = { $who } (host) · { $reach }
lobby-seat-player = { $who } · { $reach }
lobby-seat-computer = { $who } ({ $strength })
lobby-reach-unknown = nog niet bereikt
lobby-reach-dm = bereikbaar via DM
lobby-reach-thread = bereikbaar in een privéthread
lobby-reach-button = bereikbaar via ‘Mijn beurt spelen’ (DM’s dicht)
lobby-foot = Alleen de host start. Een tafel die niemand start, sluit na een week. Tafel #{ $id }

lobby-join = Meedoen
lobby-leave = Weggaan
lobby-computer = Computer toevoegen
lobby-nocomputer = Computer weghalen
lobby-strength = Hoe sterk de computers spelen
lobby-strength-entry = { $who }: { $strength }
lobby-strength-easy = Verstandig, met fouten van een beginner
lobby-strength-normal = Kijkt één hele beurt vooruit
lobby-strength-hard = Houdt ook rekening met het antwoord van anderen
lobby-strength-expert = Denkt verder door, zo lang als het mag
lobby-start = Starten
lobby-cancel = Afblazen

lobby-joined = Je zit aan de tafel voor { $game } ({ $reach }). Ik geef je een seintje als het jouw beurt is.
lobby-left = Je bent van de tafel voor { $game } weggegaan.
lobby-started = Het spel begint: { $link }
lobby-hello =
    👋 Hallo! Zo bereik ik je: je verborgen scherm en je beurten komen hier, en je kunt je zet ook meteen hier doen.
    `/turns` toont alles wat op je wacht, met `/settings` bepaal je hoe vaak je een herinnering krijgt.
lobby-rated-on = 🏅 Met rating: ja
lobby-rated-off = 🏅 Met rating: nee
lobby-rated = 🏅 **Met rating:** dit spel telt voor de rating van de mensen die hier bij het begin zitten. Computers geven geen hints, niemand kan er een zijn beurt laten spelen, en wie weggaat wordt laatste.
lobby-first-game-plain = De gewone regels en niets wat beter later komt.
lobby-is-first-game = 🎓 **Een eerste spel**: iedereen hoort waar elke vraag over gaat en wat de laatste beurt heeft opgeleverd. `/settings` zet dat voor jou uit.
lobby-open-score = Tussenstand voor iedereen
lobby-shows-score = 📊 Iedereen ziet de tussenstand, naar wat open ligt.
lobby-values = Gedrukte waarden
lobby-values-ours = onze eigen
lobby-values-box = ‘{ $name }’
lobby-values-help = Wat op de stukken staat waar geen bron het laat zien: onze eigen keuze, of wat iemand van zijn doos heeft afgelezen.
lobby-values-entry = Gedrukte waarden: { $values }
lobby-values-which = Gedrukte waarden …
lobby-values-gone = Deze gedrukte waarden worden niet meer aangeboden. Open de pagina opnieuw en kies nog eens.

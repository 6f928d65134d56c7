# Grafieken van een afgelopen spel.

charts-button = Grafieken
charts-title = ### 📊 { $game }, { $name }: grafieken
charts-heading = { $game }: punten en tempo
charts-sources = Punten naar bron
charts-chapters = { $chapters }: punten aan het eind
charts-tempo = Tempo
charts-pace = per beurt
charts-turns = beurten
charts-alt = Lijngrafiek. { $title }; aan het eind: { $last }.
charts-line = { $who }, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }. { $sources }.
charts-line-pace = { $turns ->
        [one] 1 beurt
       *[other] { $turns } beurten
    }, meestal { $pace } per beurt.
charts-not-over = Je kunt de grafieken zien zodra de partij is afgelopen.
charts-source = { $source }: { $points }

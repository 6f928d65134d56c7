# Grafieken van een afgelopen spel.

charts-button = Grafieken
charts-title = ### 📊 { $game }, { $name }: hoe het zo kwam
charts-heading = { $game }: punten en tempo
charts-sources = Punten naar bron
charts-chapters = { $chapters }: waarde aan het eind
charts-tempo = Tempo
charts-pace = gewone beurt
charts-turns = beurten
charts-alt = { $title }, als lijnen. Aan het eind: { $last }.
charts-line = { $who }, { $points }. { $sources }.
charts-line-pace = Een beurt duurde meestal { $pace }, { $turns } in totaal.
charts-not-over = Grafieken zijn er zodra een spel is afgelopen.
charts-source = { $source }: { $points }

# Diagramme einer beendeten Partie.

charts-button = Diagramme
charts-title = ### 📊 { $game }, { $name }: Diagramme
charts-heading = { $game }: Punkte und Tempo
charts-sources = Punkte nach Herkunft
charts-chapters = { $chapters }: Punkte jeweils am Ende
charts-tempo = Tempo
charts-pace = Zeit pro Zug
charts-turns = Züge
charts-alt = Liniendiagramm. { $title }; am Ende: { $last }.
charts-line = { $who }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. { $sources }.
charts-line-pace =
    { $turns ->
        [one] 1 Zug in { $pace }.
       *[other] { $turns } Züge, meist { $pace } pro Zug.
    }
charts-not-over = Diagramme gibt es, sobald die Partie vorbei ist.
charts-source = { $source }: { $points }

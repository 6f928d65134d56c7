# Graphiques d’une partie terminée.

charts-button = Graphiques
charts-title = ### 📊 { $game }, { $name } : graphiques
charts-heading = { $game } : points et rythme
charts-sources = Points par source
charts-chapters = { $chapters } : points à la fin de chacune
charts-tempo = Rythme
charts-pace = durée d’un tour
charts-turns = tours
charts-alt = Graphique en courbes. { $title } ; à la fin : { $last }.
charts-line =
    { $who }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $sources }.
charts-line-pace =
    { $turns ->
        [one] { $turns } tour de { $pace }.
       *[other] { $turns } tours, en général { $pace } chacun.
    }
charts-not-over = Tu pourras voir les graphiques une fois la partie terminée.
charts-source = { $source } : { $points }

# Graphiques d’une partie terminée.

charts-button = Graphiques
charts-title = ### 📊 { $game }, { $name } : comment on en est arrivé là
charts-heading = { $game } : points et rythme
charts-sources = Points par source
charts-chapters = { $chapters } : valeur à la fin
charts-tempo = Rythme
charts-pace = tour habituel
charts-turns = tours
charts-alt = { $title }, en courbes. À la fin : { $last }.
charts-line = { $who }, { $points }. { $sources }.
charts-line-pace = Un tour durait d’ordinaire { $pace }, { $turns } en tout.
charts-not-over = Il y a des graphiques dès qu’une partie est terminée.
charts-source = { $source } : { $points }

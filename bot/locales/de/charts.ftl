# Diagramme einer beendeten Partie.

charts-button = Diagramme
charts-title = ### 📊 { $game }, { $name }: wie es dazu kam
charts-heading = { $game }: Punkte und Tempo
charts-sources = Punkte nach Herkunft
charts-chapters = { $chapters }: Wert am Ende
charts-tempo = Tempo
charts-pace = üblicher Zug
charts-turns = Züge
charts-alt = { $title }, als Linien. Am Ende: { $last }.
charts-line = { $who }, { $points }. { $sources }.
charts-line-pace = Ein Zug dauerte meist { $pace }, { $turns } insgesamt.
charts-not-over = Diagramme gibt es, sobald eine Partie beendet ist.
charts-source = { $source }: { $points }

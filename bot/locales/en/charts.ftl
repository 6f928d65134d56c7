# Charts of a finished game.

charts-button = Charts
charts-title = ### 📊 { $game }, { $name }: how it came about
charts-heading = { $game }: points and tempo
charts-sources = Points by source
charts-chapters = { $chapters }: worth at the end of each
charts-tempo = Tempo
charts-pace = usual turn
charts-turns = turns
charts-alt = { $title }, as lines. In the end: { $last }.
charts-line = { $who }, { $points }. { $sources }.
charts-line-pace = A turn usually took { $pace }, { $turns } in all.
charts-not-over = There are charts of a game once it is over.
charts-source = { $source }: { $points }

# Charts of a finished game.

charts-button = Charts
charts-title = ### 📊 { $game }, { $name }: charts
charts-heading = { $game }: points and pace
charts-sources = Points by source
charts-chapters = { $chapters }: points at the end of each
charts-tempo = Pace
charts-pace = typical turn
charts-turns = turns
charts-alt = Line chart. { $title }; at the end: { $last }.
charts-line = { $who }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }. { $sources }.
charts-line-pace =
    { $turns ->
        [one] 1 turn of { $pace }.
       *[other] { $turns } turns, typically { $pace } each.
    }
charts-not-over = You can see charts once the game is over.
charts-source = { $source }: { $points }

# Finished games in numbers.

stats-title = ### 📊 { $name }
stats-line = { $games ->
        [one] 1 game
       *[other] { $games } games
    } · { $won } won · { $people } with other people
stats-server-line = { $games ->
        [one] 1 game
       *[other] { $games } games
    } · { $players } players
stats-figure-games = games
stats-figure-won = won
stats-figure-players = players
stats-figure-pace = a turn usually takes
stats-figure-longest = longest game
stats-figure-first = won by who began
stats-figure-began = won when beginning
stats-figure-rating = rating
stats-block-places = { $game }: places
stats-block-sources = { $game }: points a game, by source
stats-block-favourites = { $game }: most often won or built
stats-block-finest = { $game }: most points each time
stats-block-ratings = Ratings, from 0 to 2000
stats-place = place { $place }
stats-times = { $count ->
        [one] once
       *[other] { $count } times
    }
stats-percent = { $number }%
stats-range = { $low }–{ $high }
stats-seconds = { $count } s
stats-minutes = { $count } min
stats-hours = { $count } h
stats-days = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
stats-game = **{ $game }**: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $won } won; { $mean } points on average, { $best } at most
stats-game-server = **{ $game }**: { $games ->
        [one] 1 game
       *[other] { $games } games
    }; { $mean } points on average, { $best } at most
stats-began = Began { $times }, { $won } of them won; if it made no difference, it would have been { $expected }.
stats-first = Whoever began won { $won } of { $began }; if it made no difference, it would have been { $expected }.
stats-pace = A turn usually takes { $pace }.
stats-longest = The longest game: { $game }, { $turns } turns in { $time }.
stats-left = Left before the end: { $count ->
        [one] once
       *[other] { $count } times
    }.
stats-rated = Rating, { $what }: **{ $range }** after { $games ->
        [one] 1 game
       *[other] { $games } games
    }
stats-all-games = all games
stats-none-own = No finished game of yours is counted yet. Lessons do not count.
stats-none = No finished game of { $name } is counted yet.
stats-none-here = No game that was opened here is over and counted yet.
stats-off = You have chosen to be in no statistics. `/settings show` changes that.
stats-private = This person does not show their statistics to others.
stats-foot-own = The card is about the game played most. Who may look at yours: `/settings show`.
stats-foot = The card is about the game played most. This person lets others look.
stats-foot-server = All people here together, without names; whoever wants to be in no statistics is left out.
stats-leaders = ### 🏅 Ratings: { $what }
stats-leaders-title = Ratings: { $what }
stats-leader = { $number }. { $name }: **{ $range }**, { $games ->
        [one] 1 game
       *[other] { $games } games
    }
stats-leaders-none = Nobody here has five rated games and shows their statistics.
stats-leaders-others = { $count ->
        [one] One more has games enough and does not show them.
       *[other] { $count } others have games enough and do not show them.
    }
stats-foot-ratings = From five rated games on, best first by the lower end. The true strength is nearly always within the range; newcomers begin around 1000.

# Finished games in numbers.

stats-title = ### 📊 { $name }
stats-line = { $games ->
        [one] 1 game
       *[other] { $games } games
    } · { $won } won · { $people } with other people
stats-server-line = { $games ->
        [one] 1 game
       *[other] { $games } games
    } · { $players ->
        [one] 1 player
       *[other] { $players } players
    }
stats-figure-games = games
stats-figure-won = won
stats-figure-players = players
stats-figure-pace = typical turn
stats-figure-longest = longest game
stats-figure-first = won by first player
stats-figure-began = won going first
stats-block-places = { $game }: places
stats-block-sources = { $game }: points a game, by source
stats-block-favourites = { $game }: won or built most often
stats-block-finest = { $game }: best average points
stats-block-ratings = Ratings, from 0 to 2000
stats-place = place { $place }
stats-times = { $count ->
        [one] once
       *[other] { $count } times
    }
stats-percent = { $number }%
stats-rating = { $value } ± { $doubt }
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
    }, { $won } won; average { $mean } points, best { $best }
stats-game-server = **{ $game }**: { $games ->
        [one] 1 game
       *[other] { $games } games
    }; average { $mean } points, best { $best }
stats-began = Went first { $times } and won { $won } (by chance: { $expected }).
stats-first = The first player won { $won } of { $began ->
        [one] 1 game
       *[other] { $began } games
    } (by chance: { $expected }).
stats-pace = A typical turn takes { $pace }.
stats-longest = Longest game: { $game }, { $turns } turns in { $time }.
stats-left = Left early: { $count ->
        [one] once
       *[other] { $count } times
    }.
stats-rated = Rating, { $what }: **{ $rating }** after { $games ->
        [one] 1 game
       *[other] { $games } games
    }
stats-rated-new = Rating, { $what }: { $rating } (provisional) after { $games ->
        [one] 1 game
       *[other] { $games } games
    }
stats-all-games = all games
stats-none-own = You have no finished games yet. Lessons don’t count.
stats-none = { $name } has no finished games yet.
stats-none-here = There are no finished games from this server yet.
stats-off = You’ve turned statistics off. `/settings show` turns them on.
stats-private = This player’s statistics are private.
stats-foot-own = The card shows your most-played game. Choose who can see it in `/settings show`.
stats-foot = The card shows the most-played game.
stats-foot-server = Everyone here together, without names. Players who turned statistics off aren’t counted.
stats-leaders = ### 🏅 Ratings: { $what }
stats-leaders-title = Ratings: { $what }
stats-leader = { $number }. { $name }: **{ $rating }**, { $games ->
        [one] 1 game
       *[other] { $games } games
    }
stats-leader-new = { $number }. { $name }: { $rating } (provisional), { $games ->
        [one] 1 game
       *[other] { $games } games
    }
stats-leaders-none = Nobody here has a rated game and public statistics yet.
stats-leaders-own = Only you see your rating here. To show it to everyone, choose **Statistics: public** in `/settings`.
stats-leaders-others =
    { $count ->
        [one] 1 more player has a rating but keeps it private.
       *[other] { $count } more players have a rating but keep it private.
    }
stats-foot-ratings = ± is the margin of error: the true strength is almost always within it. Sorted by rating minus that margin. Provisional means fewer than 5 rated games. Newcomers start at 1,000.

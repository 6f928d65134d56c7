# What is refused because it is too much, and when it may be tried again.

limits-tables =
    { $most ->
        [one] You host an open table already
       *[other] You host { $most } open tables already
    }, and that is the most one person may have at a time. Play one to its end, end one with `/game end`, or call off a lobby; then open the next.
limits-tables-server = This server has { $most ->
        [one] one open table
       *[other] { $most } open tables
    }, and that is the most there may be at a time. Once one is over or called off, the next can be opened. Moderators see this limit in `/settings server`.
limits-presses = That was more than { $most ->
        [one] one press
       *[other] { $most } presses
    } within a minute, so this one was left out. Nothing was changed; please go on { $when }.
limits-presses-server = There is more going on at this server than I can follow, so this press was left out. Nothing was changed; please go on { $when }.
limits-pictures = That was more than { $most ->
        [one] one picture
       *[other] { $most } pictures
    } within a minute. The next one can be drawn { $when }; `/game board text:True` shows the table in words at once.
limits-pictures-server = So many pictures were asked for at this server that the next one can only be drawn { $when }. `/game board text:True` shows the table in words at once.
limits-films = Films take long to draw, and nobody may have more than { $most } within a minute. Ask for the next one { $when }.
limits-films-server = Many films were asked for at this server. The next one can be drawn { $when }.
limits-thoughts = Thinking takes its time, and nobody may ask for more than { $most ->
        [one] one hint or review
       *[other] { $most } hints or reviews
    } within a minute. Ask again { $when }.
limits-thoughts-server = Many hints and reviews were asked for at this server. Ask again { $when }.
limits-imports = Nobody may bring in more than { $most ->
        [one] one game
       *[other] { $most } games
    } within a day. The next one can come { $when }.
limits-imports-server = This server may bring in no more than { $most ->
        [one] one game
       *[other] { $most } games
    } within a day. The next one can come { $when }.
limits-leagues =
    { $most ->
        [one] You organise a league already
       *[other] You organise { $most } leagues already
    }, the most one person may have at a time. You can open the next once one is over or cancelled.
limits-leagues-server = This server has { $most ->
        [one] one league
       *[other] { $most } leagues
    }, the most there may be at a time. The next can be opened once one is over or cancelled.
limits-new-leagues = Nobody may open more than { $most ->
        [one] one league
       *[other] { $most } leagues
    } within a day. The next one can be opened { $when }.
limits-new-leagues-server = On this server no more than { $most ->
        [one] one league
       *[other] { $most } leagues
    } may be opened within a day. The next one can be opened { $when }.

limits-title = Limits, set by whoever runs me:
limits-count = { $count ->
        [0] any number
       *[other] at most { $count }
    }
limits-of-tables = Open tables: { $server } on this server ({ $open } now), { $person } for a host
limits-of-presses = Presses and commands a minute: { $server } on this server, { $person } for a person
limits-of-pictures = Pictures a minute, besides those of a turn: { $server } on this server, { $person } for a person
limits-of-films = Films a minute: { $server } on this server, { $person } for a person
limits-of-thoughts = Hints and reviews a minute: { $server } on this server, { $person } for a person
limits-of-imports = Games brought in a day: { $server } on this server, { $person } for a person
limits-of-leagues = Leagues at a time: { $server } on this server, { $person } for an organiser
limits-of-new-leagues = Leagues opened a day: { $server } on this server, { $person } for a person

# Limits, and when to try again.

limits-tables =
    { $most ->
        [one] You already host an open table
       *[other] You already host { $most } open tables
    }, the most you can have at a time. Finish one, end one with `/game end`, or cancel one that hasn’t started.
limits-tables-server = This server has { $most ->
        [one] 1 open table
       *[other] { $most } open tables
    }, the most it can have at a time. You can open one when another is over or cancelled. Moderators see this limit in `/settings server`.
limits-presses = That’s more than { $most ->
        [one] 1 tap
       *[other] { $most } taps
    } a minute, so I skipped this one. Try again { $when }.
limits-presses-server = This server is very busy right now, so I skipped this tap. Nothing was changed. Try again { $when }.
limits-pictures = That’s more than { $most ->
        [one] 1 picture
       *[other] { $most } pictures
    } a minute. I can draw the next one { $when }. `/game board text:True` shows the table in words right away.
limits-pictures-server = This server asked for a lot of pictures. I can draw the next one { $when }. `/game board text:True` shows the table in words right away.
limits-films = Films take a long time to draw, so the limit is { $most } a minute. Ask for the next one { $when }.
limits-films-server = This server asked for a lot of films. I can draw the next one { $when }.
limits-thoughts = That’s more than { $most ->
        [one] 1 hint or review
       *[other] { $most } hints or reviews
    } a minute. Ask again { $when }.
limits-thoughts-server = This server asked for a lot of hints and reviews. Ask again { $when }.
limits-imports = You can import at most { $most ->
        [one] 1 game
       *[other] { $most } games
    } a day. Import the next one { $when }.
limits-imports-server = This server can import at most { $most ->
        [one] 1 game
       *[other] { $most } games
    } a day. Import the next one { $when }.
limits-leagues =
    { $most ->
        [one] You already organise a league
       *[other] You already organise { $most } leagues
    }, the most you can have at a time. You can open another when one is over or cancelled.
limits-leagues-server = This server has { $most ->
        [one] 1 league
       *[other] { $most } leagues
    }, the most it can have at a time. You can open one when another is over or cancelled.
limits-new-leagues = You can open at most { $most ->
        [one] 1 league
       *[other] { $most } leagues
    } a day. Open the next one { $when }.
limits-new-leagues-server = This server can open at most { $most ->
        [one] 1 league
       *[other] { $most } leagues
    } a day. Open the next one { $when }.

limits-title = Limits set by the bot’s operator:
limits-count = { $count ->
        [0] no limit
       *[other] at most { $count }
    }
limits-of-tables = Open tables: { $server } on this server ({ $open } now), { $person } per host
limits-of-presses = Taps and commands a minute: { $server } on this server, { $person } per person
limits-of-pictures = Pictures a minute, not counting those of turns: { $server } on this server, { $person } per person
limits-of-films = Films a minute: { $server } on this server, { $person } per person
limits-of-thoughts = Hints and reviews a minute: { $server } on this server, { $person } per person
limits-of-imports = Imported games a day: { $server } on this server, { $person } per person
limits-of-leagues = Leagues at a time: { $server } on this server, { $person } per organiser
limits-of-new-leagues = New leagues a day: { $server } on this server, { $person } per person

-- How finished games ended, in small rows that can be found again from the log; and whether a table is rated, as agreed
-- before it began. `person`: who sat there first; `left_early`: who did not stay to the end. `pace`: seconds that a turn
-- usually took, the middle one of all.
ALTER TABLE game ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;

CREATE TABLE result (
    game_id TEXT PRIMARY KEY REFERENCES game (id),
    game TEXT NOT NULL,
    guild INTEGER,
    started REAL NOT NULL,
    ended REAL NOT NULL,
    turns INTEGER NOT NULL,
    first INTEGER,
    rated INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX result_guild ON result (guild, ended);
CREATE INDEX result_rated ON result (ended, game_id) WHERE rated = 1;

CREATE TABLE result_seat (
    game_id TEXT NOT NULL REFERENCES result (game_id),
    seat INTEGER NOT NULL,
    person INTEGER,
    computer TEXT NOT NULL DEFAULT '',
    left_early INTEGER NOT NULL DEFAULT 0,
    place INTEGER NOT NULL,
    points INTEGER NOT NULL,
    turns INTEGER NOT NULL,
    pace REAL NOT NULL,
    sources TEXT NOT NULL,
    pieces TEXT NOT NULL,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX result_seat_person ON result_seat (person, game_id) WHERE person IS NOT NULL;

-- As in SQLite: how finished games ended, and whether a table is rated.
ALTER TABLE game ADD COLUMN rated BIGINT NOT NULL DEFAULT 0;

CREATE TABLE result (
    game_id TEXT PRIMARY KEY REFERENCES game (id),
    game TEXT NOT NULL,
    guild BIGINT,
    started DOUBLE PRECISION NOT NULL,
    ended DOUBLE PRECISION NOT NULL,
    turns BIGINT NOT NULL,
    first BIGINT,
    rated BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX result_guild ON result (guild, ended);
CREATE INDEX result_rated ON result (ended, game_id) WHERE rated = 1;

CREATE TABLE result_seat (
    game_id TEXT NOT NULL REFERENCES result (game_id),
    seat BIGINT NOT NULL,
    person BIGINT,
    computer TEXT NOT NULL DEFAULT '',
    left_early BIGINT NOT NULL DEFAULT 0,
    place BIGINT NOT NULL,
    points BIGINT NOT NULL,
    turns BIGINT NOT NULL,
    pace DOUBLE PRECISION NOT NULL,
    sources TEXT NOT NULL,
    pieces TEXT NOT NULL,
    PRIMARY KEY (game_id, seat)
);
CREATE INDEX result_seat_person ON result_seat (person, game_id) WHERE person IS NOT NULL;

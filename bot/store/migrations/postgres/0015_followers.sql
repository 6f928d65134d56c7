-- As in SQLite: who wants to hear of a table at which they do not sit.
CREATE TABLE follower (
    game_id TEXT NOT NULL REFERENCES game (id),
    person BIGINT NOT NULL,
    told BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (game_id, person)
);

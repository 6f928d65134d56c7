-- Who wants to hear of a table at which they do not sit, and the last season or round of which they were told.
CREATE TABLE follower (
    game_id TEXT NOT NULL REFERENCES game (id),
    person INTEGER NOT NULL,
    told INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game_id, person)
) STRICT, WITHOUT ROWID;

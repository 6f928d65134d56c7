-- As in SQLite: a finished game in one piece; `data` is null where a game cannot be replayed and keeps its rows.
CREATE TABLE pack (
    game_id TEXT PRIMARY KEY REFERENCES game (id),
    at DOUBLE PRECISION NOT NULL,
    data BYTEA
);
CREATE INDEX move_cut ON move (game_id) WHERE cut IS NOT NULL;
CREATE INDEX turn_cut ON turn (game_id) WHERE cut IS NOT NULL;

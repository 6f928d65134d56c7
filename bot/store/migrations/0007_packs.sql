-- A finished game in one piece: its picks, who made them and when, its last position. What can be found again by
-- replaying goes. `data` is null where a game cannot be replayed: its rows stay as they are.
CREATE TABLE pack (
    game_id TEXT PRIMARY KEY REFERENCES game (id),
    at REAL NOT NULL,
    data BLOB
) STRICT;

-- What was taken back, so that a game's rows can be found without looking at those of all games.
CREATE INDEX move_cut ON move (game_id) WHERE cut IS NOT NULL;
CREATE INDEX turn_cut ON turn (game_id) WHERE cut IS NOT NULL;

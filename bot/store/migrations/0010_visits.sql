-- How far each person has read a table, and when they were last there. `since`: what they knew when this visit began.
CREATE TABLE visit (
    game_id TEXT NOT NULL REFERENCES game (id),
    person INTEGER NOT NULL,
    at REAL NOT NULL,
    at_table INTEGER NOT NULL DEFAULT 0,
    since_turn INTEGER NOT NULL,
    since_number INTEGER NOT NULL,
    read_turn INTEGER NOT NULL,
    read_number INTEGER NOT NULL,
    PRIMARY KEY (game_id, person)
) STRICT, WITHOUT ROWID;

-- Panels that only their reader sees, for as long as Discord lets us change them. The token is a secret: it is in no
-- copy of the database, and is forgotten as soon as it is worthless.
CREATE TABLE panel (
    message INTEGER PRIMARY KEY,
    game_id TEXT NOT NULL REFERENCES game (id),
    person INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    token TEXT NOT NULL,
    expires REAL NOT NULL
) STRICT;
CREATE INDEX panel_game ON panel (game_id, person);
CREATE INDEX message_person ON message (person, kind);

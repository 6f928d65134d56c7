-- As in SQLite: how far each person has read a table, and panels that only their reader sees.
CREATE TABLE visit (
    game_id TEXT NOT NULL REFERENCES game (id),
    person BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    at_table BIGINT NOT NULL DEFAULT 0,
    since_turn BIGINT NOT NULL,
    since_number BIGINT NOT NULL,
    read_turn BIGINT NOT NULL,
    read_number BIGINT NOT NULL,
    PRIMARY KEY (game_id, person)
);
CREATE TABLE panel (
    message BIGINT PRIMARY KEY,
    game_id TEXT NOT NULL REFERENCES game (id),
    person BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    token TEXT NOT NULL,
    expires DOUBLE PRECISION NOT NULL
);
CREATE INDEX panel_game ON panel (game_id, person);
CREATE INDEX message_person ON message (person, kind);

-- Answers that come later (standing orders, limits), questions in which it is secret who has answered, and a
-- vote to end a game.
ALTER TABLE game ADD COLUMN hush_turn INTEGER;
ALTER TABLE game ADD COLUMN hush_number INTEGER;
ALTER TABLE game ADD COLUMN hush_since REAL;

-- An answer to such a question: the turn after which it was asked.
ALTER TABLE turn ADD COLUMN asked INTEGER;

CREATE TABLE new_timer (
    game_id TEXT NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('reminder', 'lobby', 'answer', 'limit')),
    due REAL NOT NULL,
    PRIMARY KEY (game_id, seat, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO new_timer SELECT game_id, seat, kind, due FROM timer;
DROP TABLE timer;
ALTER TABLE new_timer RENAME TO timer;
CREATE INDEX timer_due ON timer (due);

CREATE TABLE new_vote (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id TEXT NOT NULL REFERENCES game (id),
    kind TEXT NOT NULL CHECK (kind IN ('undo', 'pause', 'end')),
    by_seat INTEGER NOT NULL,
    needed TEXT NOT NULL,
    to_turn INTEGER,
    cut_turns INTEGER NOT NULL DEFAULT 0,
    opened REAL NOT NULL,
    result TEXT NOT NULL DEFAULT 'open' CHECK (result IN ('open', 'passed', 'refused', 'lapsed')),
    refused_by INTEGER
) STRICT;
INSERT INTO new_vote (id, game_id, kind, by_seat, needed, to_turn, cut_turns, opened, result, refused_by)
    SELECT id, game_id, kind, by_seat, needed, to_turn, cut_turns, opened, result, refused_by FROM vote;
CREATE TABLE new_voice (
    vote INTEGER NOT NULL REFERENCES new_vote (id),
    seat INTEGER NOT NULL,
    yes INTEGER NOT NULL,
    PRIMARY KEY (vote, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO new_voice SELECT vote, seat, yes FROM voice;
DROP TABLE voice;
DROP TABLE vote;
ALTER TABLE new_vote RENAME TO vote;
ALTER TABLE new_voice RENAME TO voice;
CREATE UNIQUE INDEX vote_open ON vote (game_id, kind) WHERE result = 'open';

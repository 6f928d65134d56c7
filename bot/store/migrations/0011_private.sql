-- Tables that live in the DM of one person, who plays there among computers; and which lesson one is, if it is one. They
-- end by themselves after a long silence.
ALTER TABLE game ADD COLUMN private INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN lesson TEXT NOT NULL DEFAULT '';

CREATE TABLE new_timer (
    game_id TEXT NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('reminder', 'lobby', 'answer', 'limit', 'clock', 'silence')),
    due REAL NOT NULL,
    holder TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (game_id, seat, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO new_timer SELECT game_id, seat, kind, due, holder FROM timer;
DROP TABLE timer;
ALTER TABLE new_timer RENAME TO timer;
CREATE INDEX timer_due ON timer (due);

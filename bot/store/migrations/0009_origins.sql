-- Where a table was opened: whose moderators have a say at it, wherever it is played by now. Older tables take the
-- server they are on. Votes may be about a seat or a place.
ALTER TABLE game ADD COLUMN origin INTEGER;
UPDATE game SET origin = guild;

CREATE TABLE new_vote (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id TEXT NOT NULL REFERENCES game (id),
    kind TEXT NOT NULL CHECK (kind IN ('undo', 'pause', 'end', 'move', 'replace')),
    by_seat INTEGER NOT NULL,
    needed TEXT NOT NULL,
    to_turn INTEGER,
    cut_turns INTEGER NOT NULL DEFAULT 0,
    opened REAL NOT NULL,
    result TEXT NOT NULL DEFAULT 'open' CHECK (result IN ('open', 'passed', 'refused', 'lapsed')),
    refused_by INTEGER,
    about TEXT NOT NULL DEFAULT '{}'
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

-- Reminders that a forged press could set to centuries.
UPDATE person SET reminder_hours = 336 WHERE reminder_hours > 336;

-- Clocks of tables and seats, what people have chosen for themselves, and a timer for the end of somebody's time.
ALTER TABLE game ADD COLUMN clock TEXT NOT NULL DEFAULT '';
ALTER TABLE game ADD COLUMN timeout TEXT NOT NULL DEFAULT 'offer' CHECK (timeout IN ('offer', 'turn', 'seat'));

-- `spent` is of this wait, before `ticking`: since when the clock runs. `rung`: reminders sent in this wait.
ALTER TABLE seat ADD COLUMN bank REAL;
ALTER TABLE seat ADD COLUMN spent REAL NOT NULL DEFAULT 0;
ALTER TABLE seat ADD COLUMN ticking REAL;
ALTER TABLE seat ADD COLUMN deadline REAL;
ALTER TABLE seat ADD COLUMN rung INTEGER NOT NULL DEFAULT 0;
CREATE INDEX seat_stuck ON seat (game_id) WHERE waiting_since IS NOT NULL AND computer <> '';

ALTER TABLE person ADD COLUMN habits TEXT NOT NULL DEFAULT '{}';

CREATE TABLE new_timer (
    game_id TEXT NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('reminder', 'lobby', 'answer', 'limit', 'clock')),
    due REAL NOT NULL,
    PRIMARY KEY (game_id, seat, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO new_timer SELECT game_id, seat, kind, due FROM timer;
DROP TABLE timer;
ALTER TABLE new_timer RENAME TO timer;
CREATE INDEX timer_due ON timer (due);

-- As in SQLite: where a table was opened, and what a vote is about.
ALTER TABLE game ADD COLUMN origin BIGINT;
UPDATE game SET origin = guild;
ALTER TABLE vote ADD COLUMN about TEXT NOT NULL DEFAULT '{}';
ALTER TABLE vote DROP CONSTRAINT vote_kind_check;
ALTER TABLE vote ADD CONSTRAINT vote_kind_check CHECK (kind IN ('undo', 'pause', 'end', 'move', 'replace'));

-- Reminders that a forged press could set to centuries.
UPDATE person SET reminder_hours = 336 WHERE reminder_hours > 336;

-- As in SQLite: tables that live in the DM of one person, lessons, and the end after a long silence.
ALTER TABLE game ADD COLUMN private BIGINT NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN lesson TEXT NOT NULL DEFAULT '';
ALTER TABLE timer DROP CONSTRAINT timer_kind_check;
ALTER TABLE timer ADD CONSTRAINT timer_kind_check
    CHECK (kind IN ('reminder', 'lobby', 'answer', 'limit', 'clock', 'silence'));

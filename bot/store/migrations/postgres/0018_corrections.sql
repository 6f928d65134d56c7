-- As in SQLite: waits in which a player has changed their quiet hours or time zone keep their deadlines.
ALTER TABLE seat ADD COLUMN correction DOUBLE PRECISION NOT NULL DEFAULT 0;

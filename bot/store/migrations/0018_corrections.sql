-- Waking seconds by which this wait differs from what its clock gives, since its player has changed their quiet hours
-- or time zone in between: its deadline stays.
ALTER TABLE seat ADD COLUMN correction REAL NOT NULL DEFAULT 0;

-- Several processes on one database, which only PostgreSQL has; the tables are the same. `beat`: when a process last
-- said that it lives, by the database's clock. `share`: which shards it serves. `holder`: who has claimed a row.
CREATE TABLE process (
    id TEXT PRIMARY KEY,
    beat REAL NOT NULL,
    share TEXT
) STRICT;
CREATE UNIQUE INDEX process_share ON process (share) WHERE share IS NOT NULL;
ALTER TABLE outbox ADD COLUMN holder TEXT NOT NULL DEFAULT '';
ALTER TABLE timer ADD COLUMN holder TEXT NOT NULL DEFAULT '';

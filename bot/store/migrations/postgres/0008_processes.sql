-- As in SQLite: who lives on this database, and who has claimed a row. A claim of somebody who is not there is none.
CREATE TABLE process (
    id TEXT PRIMARY KEY,
    beat DOUBLE PRECISION NOT NULL,
    share TEXT
);
CREATE UNIQUE INDEX process_share ON process (share) WHERE share IS NOT NULL;
ALTER TABLE outbox ADD COLUMN holder TEXT NOT NULL DEFAULT '';
ALTER TABLE timer ADD COLUMN holder TEXT NOT NULL DEFAULT '';
CREATE INDEX outbox_tried ON outbox (holder) WHERE done IS NULL AND tried IS NOT NULL;

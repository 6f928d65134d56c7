-- As in SQLite: who runs a league, and whether its post shows it as it stands.
ALTER TABLE league ADD COLUMN host BIGINT NOT NULL DEFAULT 0;
ALTER TABLE league ADD COLUMN shown BIGINT NOT NULL DEFAULT 0;
UPDATE league SET host = (data::json ->> 'host')::bigint, shown = CASE WHEN status = 'open' THEN 0 ELSE 1 END;
CREATE INDEX league_host ON league (host, status);

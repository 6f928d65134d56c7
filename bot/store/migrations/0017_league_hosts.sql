-- Who runs a league, to count theirs; and whether its post shows it as it stands.
ALTER TABLE league ADD COLUMN host INTEGER NOT NULL DEFAULT 0;
ALTER TABLE league ADD COLUMN shown INTEGER NOT NULL DEFAULT 0;
UPDATE league SET host = json_extract(data, '$.host'), shown = CASE WHEN status = 'open' THEN 0 ELSE 1 END;
CREATE INDEX league_host ON league (host, status);

-- As in SQLite: leagues, and which league a table belongs to.
CREATE TABLE league (
    id TEXT PRIMARY KEY,
    guild BIGINT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'running', 'over', 'closed')),
    created DOUBLE PRECISION NOT NULL,
    cause TEXT NOT NULL UNIQUE,
    data TEXT NOT NULL,
    revision BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX league_guild ON league (guild, status);
ALTER TABLE game ADD COLUMN league TEXT NOT NULL DEFAULT '';
CREATE INDEX game_guild ON game (guild, status) WHERE guild IS NOT NULL;

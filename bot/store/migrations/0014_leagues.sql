-- Leagues: what everybody may know of one stands in `data`, as one value; and which league a table belongs to.
CREATE TABLE league (
    id TEXT PRIMARY KEY,
    guild INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'running', 'over', 'closed')),
    created REAL NOT NULL,
    cause TEXT NOT NULL UNIQUE,
    data TEXT NOT NULL,
    revision INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX league_guild ON league (guild, status);
ALTER TABLE game ADD COLUMN league TEXT NOT NULL DEFAULT '';
CREATE INDEX game_guild ON game (guild, status) WHERE guild IS NOT NULL;

CREATE TABLE person (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL DEFAULT '',
    locale TEXT NOT NULL DEFAULT 'en-US',
    reach TEXT NOT NULL DEFAULT 'unknown' CHECK (reach IN ('unknown', 'dm', 'thread', 'button')),
    reminder_hours INTEGER NOT NULL DEFAULT 24 CHECK (reminder_hours >= 0)
) STRICT;

CREATE TABLE setting (
    scope TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (scope, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE game (
    id TEXT PRIMARY KEY,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'paused', 'over', 'closed')),
    game TEXT NOT NULL,
    host INTEGER NOT NULL REFERENCES person (id),
    guild INTEGER,
    channel INTEGER NOT NULL,
    thread INTEGER,
    capacity INTEGER NOT NULL,
    options TEXT NOT NULL,
    pace TEXT NOT NULL,
    language TEXT NOT NULL,
    in_thread INTEGER NOT NULL,
    created REAL NOT NULL,
    started REAL,
    ended REAL,
    seed TEXT NOT NULL DEFAULT '',
    commitment TEXT NOT NULL DEFAULT '',
    turn INTEGER NOT NULL DEFAULT 0,
    number INTEGER NOT NULL DEFAULT 0,
    told INTEGER NOT NULL DEFAULT 0,
    closed_why TEXT NOT NULL DEFAULT '',
    revision INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX game_channel ON game (channel, status);
CREATE INDEX game_thread ON game (thread) WHERE thread IS NOT NULL;
CREATE INDEX game_host ON game (host, status);

CREATE TABLE seat (
    game_id TEXT NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    person INTEGER REFERENCES person (id),
    former INTEGER REFERENCES person (id),
    computer TEXT NOT NULL DEFAULT '',
    waiting_since REAL,
    offered INTEGER NOT NULL DEFAULT 0,
    resigned INTEGER NOT NULL DEFAULT 0,
    cut TEXT NOT NULL DEFAULT '[]',
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX seat_person ON seat (person, game_id) WHERE person IS NOT NULL;

-- Every act that changed something, by the interaction that caused it: the same click twice is one act.
CREATE TABLE act (
    cause TEXT PRIMARY KEY,
    game_id TEXT NOT NULL REFERENCES game (id),
    person INTEGER,
    kind TEXT NOT NULL,
    at REAL NOT NULL,
    result INTEGER
) STRICT, WITHOUT ROWID;

-- The truth. Rows are never changed but for `cut`, the time at which they were taken back.
CREATE TABLE move (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id TEXT NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    words TEXT NOT NULL,
    at REAL NOT NULL,
    cause TEXT NOT NULL,
    part INTEGER NOT NULL,
    cut REAL
) STRICT;
CREATE UNIQUE INDEX move_number ON move (game_id, number) WHERE cut IS NULL;
CREATE UNIQUE INDEX move_cause ON move (cause, part) WHERE cut IS NULL;

CREATE TABLE turn (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id TEXT NOT NULL REFERENCES game (id),
    turn INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    person INTEGER,
    first INTEGER NOT NULL,
    last INTEGER NOT NULL,
    at REAL NOT NULL,
    words TEXT NOT NULL,
    events BLOB NOT NULL,
    reveals INTEGER NOT NULL,
    cut REAL
) STRICT;
CREATE UNIQUE INDEX turn_number ON turn (game_id, turn) WHERE cut IS NULL;

CREATE TABLE snapshot (
    game_id TEXT NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    schema INTEGER NOT NULL,
    state BLOB NOT NULL,
    PRIMARY KEY (game_id, number)
) STRICT;

CREATE TABLE draft (
    game_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    position INTEGER NOT NULL,
    words TEXT NOT NULL,
    cause TEXT NOT NULL,
    part INTEGER NOT NULL,
    PRIMARY KEY (game_id, seat, position),
    FOREIGN KEY (game_id, seat) REFERENCES seat (game_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE vote (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id TEXT NOT NULL REFERENCES game (id),
    kind TEXT NOT NULL CHECK (kind IN ('undo', 'pause')),
    by_seat INTEGER NOT NULL,
    needed TEXT NOT NULL,
    to_turn INTEGER,
    cut_turns INTEGER NOT NULL DEFAULT 0,
    opened REAL NOT NULL,
    result TEXT NOT NULL DEFAULT 'open' CHECK (result IN ('open', 'passed', 'refused', 'lapsed')),
    refused_by INTEGER
) STRICT;
CREATE UNIQUE INDEX vote_open ON vote (game_id, kind) WHERE result = 'open';

CREATE TABLE voice (
    vote INTEGER NOT NULL REFERENCES vote (id),
    seat INTEGER NOT NULL,
    yes INTEGER NOT NULL,
    PRIMARY KEY (vote, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE timer (
    game_id TEXT NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('reminder', 'lobby')),
    due REAL NOT NULL,
    PRIMARY KEY (game_id, seat, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX timer_due ON timer (due);

CREATE TABLE message (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id TEXT NOT NULL REFERENCES game (id),
    kind TEXT NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    person INTEGER,
    turn INTEGER,
    at REAL NOT NULL
) STRICT;
CREATE INDEX message_game ON message (game_id, kind);

-- What is to be told, written in the transaction of what happened. `tried` is set while a try is under way.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id TEXT NOT NULL REFERENCES game (id),
    kind TEXT NOT NULL,
    lane TEXT NOT NULL,
    payload BLOB NOT NULL,
    created REAL NOT NULL,
    due REAL NOT NULL,
    held INTEGER NOT NULL DEFAULT 0,
    attempts INTEGER NOT NULL DEFAULT 0,
    tried REAL,
    doubtful INTEGER NOT NULL DEFAULT 0,
    done REAL,
    error TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX outbox_open ON outbox (lane, id) WHERE done IS NULL;
CREATE INDEX outbox_game ON outbox (game_id, kind) WHERE done IS NULL;

-- What somebody has ordered ahead: no part of the game, so that taking back and exports know nothing of it.
-- `turn`: committed turns when it was given; `fired`: the last turn by which it answered; `rests`: its owner
-- is asked first, because another order was in doubt. The rows stay when an order has ended.
CREATE TABLE standing_order (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL,
    position INTEGER NOT NULL,
    plan BLOB NOT NULL,
    period TEXT NOT NULL,
    turn INTEGER NOT NULL,
    fired INTEGER,
    rests INTEGER NOT NULL DEFAULT 0,
    ended REAL,
    FOREIGN KEY (game_id, seat) REFERENCES seat (game_id, seat)
) STRICT;
CREATE INDEX standing_order_open ON standing_order (game_id, seat, position) WHERE ended IS NULL;

-- What an order did or why it stopped, for its owner alone.
CREATE TABLE order_note (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    at REAL NOT NULL,
    note BLOB NOT NULL,
    FOREIGN KEY (game_id, seat) REFERENCES seat (game_id, seat)
) STRICT;
CREATE INDEX order_note_owner ON order_note (game_id, person, id);

-- Whether a table is one for people who play for the first time, and whether it shows the score so far to all.
ALTER TABLE game ADD COLUMN first_game INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN open_score INTEGER NOT NULL DEFAULT 0;

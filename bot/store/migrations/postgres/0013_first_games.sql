-- As in SQLite: tables for a first game, and tables that show the score so far.
ALTER TABLE game ADD COLUMN first_game BIGINT NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN open_score BIGINT NOT NULL DEFAULT 0;

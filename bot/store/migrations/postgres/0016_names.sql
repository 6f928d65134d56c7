-- As in SQLite: tables that are called by a name of their own language.
ALTER TABLE game ADD COLUMN own_words BIGINT NOT NULL DEFAULT 0;

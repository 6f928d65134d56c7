-- Whether a table is called by a name of its own language; those that there are by now keep their English ones.
ALTER TABLE game ADD COLUMN own_words INTEGER NOT NULL DEFAULT 0;

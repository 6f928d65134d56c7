"""What is kept and put away: the outbox, packed games, copies of the database."""

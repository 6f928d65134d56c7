"""The database: one protocol, implemented for SQLite and PostgreSQL."""

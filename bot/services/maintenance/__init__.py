"""Maintenance: packed games, backups of the database, health checks."""

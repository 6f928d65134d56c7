"""Queries: panels, the log, recaps and past positions."""

"""Actions of people at a table and around it."""

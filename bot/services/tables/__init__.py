"""What people do at a table and around it."""

"""What is seen: panels, the log, what happened since, what has been."""

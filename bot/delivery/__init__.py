"""What is sent without being asked for: from the outbox to Discord, in one direction."""

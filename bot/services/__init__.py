"""What the bot does, without Discord: tables, people, votes, reminders, and what is to be sent."""

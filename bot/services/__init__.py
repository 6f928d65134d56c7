"""What the bot does, without Discord: tables, people, votes, reminders, and parcels to send."""

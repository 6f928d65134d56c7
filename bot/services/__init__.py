"""The work of the bot without Discord: tables, people, votes, reminders, and parcels to send."""

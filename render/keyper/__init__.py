"""Pictures of Keyper."""

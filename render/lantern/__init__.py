"""Pictures of Lantern."""

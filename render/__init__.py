"""Pictures of views."""

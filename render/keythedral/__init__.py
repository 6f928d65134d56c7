"""Pictures of Keythedral."""

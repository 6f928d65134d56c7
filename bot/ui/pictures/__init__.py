"""Pictures and films, rendered outside the event loop."""

"""Delivery of messages from the outbox to Discord."""

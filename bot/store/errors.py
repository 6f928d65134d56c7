"""What can go wrong with a database."""

from __future__ import annotations


class ConflictError(Exception):
    """Another writer has changed this table since it was read: read again."""


class StoreError(ValueError):
    """The store cannot be used; the message says why."""


class CannotStoreError(StoreError):
    """The disk is full, or the file is locked or read-only. Nothing was written; a later attempt may
    succeed."""


class UncertainStoreError(CannotStoreError):
    """The connection broke during the commit, so its outcome is unknown."""


class DamagedStoreError(CannotStoreError):
    """The file is damaged. Nothing more is written to it, so it can be examined as it is."""

"""Structured logs: one JSON object per line, without secrets."""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import TextIO

from bot.config import SHORTEST_TOKEN, Config

_TOKEN_LIKE = re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}|(?<=/)aW50ZXJhY3Rpb246[\w=-]+")
KEPT = ("game", "person", "command", "kind", "attempt", "league")  # fields allowed in `extra`
HIDDEN = "«hidden»"


class Redactor:
    """Removes known secrets, and anything that looks like a token, from a line."""

    def __init__(self, secrets: Iterable[str]) -> None:
        """Ignore secrets that are too short for a token: they might be part of any word."""
        self._secrets = tuple(secret for secret in secrets if len(secret) >= SHORTEST_TOKEN)

    def __call__(self, line: str) -> str:
        for secret in self._secrets:
            line = line.replace(secret, HIDDEN)
        return _TOKEN_LIKE.sub(HIDDEN, line)


class JsonLines(logging.Formatter):
    def __init__(self, redact: Redactor) -> None:
        super().__init__()
        self._redact = redact

    def format(self, record: logging.LogRecord) -> str:
        row: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        row.update({name: record.__dict__[name] for name in KEPT if name in record.__dict__})
        if record.exc_info:
            row["error"] = self.formatException(record.exc_info)
        return self._redact(json.dumps(row, ensure_ascii=False, default=str))


class Lines(logging.Formatter):
    """A format for terminals."""

    def __init__(self, redact: Redactor) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s", "%H:%M:%S")
        self._redact = redact

    def format(self, record: logging.LogRecord) -> str:
        return self._redact(super().format(record))


def start_logging(config: Config, stream: TextIO = sys.stderr) -> logging.Handler:
    """Send every log line to the stream, redacted."""
    redact = Redactor([config.discord_token])
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines(redact) if config.log_format == "json" else Lines(redact))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(config.log_level)
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLevelName(config.log_level)))
    return handler

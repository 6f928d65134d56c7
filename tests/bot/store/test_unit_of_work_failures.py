"""The operator reads of a full disk once, not at every turn."""

from __future__ import annotations

import pytest

from bot.store.unit_of_work import FailureReporter

FULL = OSError("disk is full")


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    said = [record.getMessage().split(":")[0] for record in caplog.records]
    caplog.clear()
    return said


def test_a_lasting_failure_is_reported_once_and_so_is_its_end(caplog: pytest.LogCaptureFixture) -> None:
    trouble = FailureReporter(clock=iter(range(100, 200)).__next__)
    for _ in range(3):
        trouble.met(FULL)
    assert trouble.is_told
    trouble.over()
    assert not trouble.is_told
    assert told(caplog) == ["nothing can be stored", "storing works again"]


def test_an_intermittent_failure_is_reported_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    now = [100.0]
    trouble = FailureReporter(clock=lambda: now[0])
    for _ in range(59):
        trouble.met(FULL)
        if trouble.is_told:
            trouble.over()
        now[0] += 1.0
    assert told(caplog) == ["nothing can be stored", "storing works again"]
    now[0] += 1.0
    trouble.met(FULL)
    assert told(caplog) == ["nothing can be stored"], "it is still so a minute later"

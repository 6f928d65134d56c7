"""`latchkey dev bench calls` counts the notices to each player, which are few."""

from __future__ import annotations

from tools.bench import calls

MOST_AT_ONCE = 5
"""Messages that Discord takes to a channel within five seconds."""


def test_each_table_has_one_message_in_an_inbox() -> None:
    days, evening = calls.counted(True, ["keyflower"])
    for played in (days, evening):
        thread, *inboxes = played.inboxes
        assert len(inboxes) == 3
        for inbox in inboxes:
            assert inbox.left <= 2, "hello, and one about the table"
            assert inbox.sent - inbox.deleted == inbox.left
        assert all(inbox.most <= MOST_AT_ONCE for inbox in (thread, *inboxes))
    assert sum(one.sent for one in evening.inboxes[1:]) < sum(one.sent for one in days.inboxes[1:])
    assert "an evening" in calls.table([days, evening])

# Invitations to a table.

invite-letter =
    ### 🔑 { $by } invites you to { $game }, { $name }
    { $seated } of { $seats } seats taken · { $pace } · [open]({ $link })
invite-accept = Accept
invite-decline = Decline
invite-never = Stop invitations
invite-declined = Declined. I won’t tell anyone.
invite-in = ✔ You’re in: **{ $game }, { $name }** · [open]({ $link })
invite-full = **{ $game }, { $name }** is full. If a seat becomes free, you can join here.
invite-begun = **{ $game }, { $name }** has started.
invite-off = **{ $game }, { $name }** was cancelled.
invite-closed = You won’t get invitations or rematch requests any more.
invite-again = Allow invitations
invite-open = You can get invitations again.
invite-sent = I’ll invite { $who } if they can see this channel and I can write to them.
invite-sits-there = They’re already at this table.
invite-twice = They’ve already been invited to this table.
invite-not-wanted = They don’t want invitations.
invite-too-many = You’ve sent { $most } invitations in a day. You can send more tomorrow.
invite-no-bots = To add a computer, press **{ lobby-computer }** in the lobby.

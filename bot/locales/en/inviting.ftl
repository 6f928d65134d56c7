# Invitations to a table.

invite-letter =
    ### 🔑 { $by } invites you to { $game }, { $name }
    { $seated } of { $seats } seats taken · { $pace } · [go there]({ $link })
invite-accept = Accept
invite-decline = Decline
invite-never = No more invitations
invite-declined = You have declined; nobody is told.
invite-closed = Nobody can invite you any more, nor ask you for a rematch.
invite-again = Allow invitations again
invite-open = You can be invited again.
invite-sent = I ask { $who }, if they can see this channel and I can write to them.
invite-sits-there = They sit at this table already.
invite-twice = They have been invited to this table already.
invite-not-wanted = They do not want to be invited.
invite-too-many = That is { $most } invitations in a day: tomorrow there may be more.
invite-no-bots = Computers are added in the lobby: press **{ lobby-computer }**.

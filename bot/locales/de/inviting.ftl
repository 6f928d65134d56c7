# Einladungen an einen Tisch.

invite-letter =
    ### 🔑 { $by } lädt dich ein: { $game }, { $name }
    { $seated } von { $seats } Plätzen besetzt · { $pace } · [öffnen]({ $link })
invite-accept = Annehmen
invite-decline = Ablehnen
invite-never = Keine Einladungen mehr
invite-declined = Abgelehnt. Ich sage es niemandem.
invite-in = ✔ Du bist dabei: **{ $game }, { $name }** · [öffnen]({ $link })
invite-full = **{ $game }, { $name }** ist voll. Wird ein Platz frei, kannst du hier mitspielen.
invite-begun = **{ $game }, { $name }** hat begonnen.
invite-off = **{ $game }, { $name }** wurde abgesagt.
invite-closed = Du bekommst keine Einladungen und keine Bitten um eine Revanche mehr.
invite-again = Einladungen erlauben
invite-open = Du kannst wieder eingeladen werden.
invite-sent = Ich lade { $who } ein. Das klappt nur, wenn { $who } diesen Kanal sehen und Nachrichten von mir bekommen kann.
invite-sits-there = Diese Person sitzt schon an diesem Tisch.
invite-twice = Diese Person wurde schon an diesen Tisch eingeladen.
invite-not-wanted = Diese Person möchte nicht eingeladen werden.
invite-too-many = Mehr als { $most } Einladungen am Tag kannst du nicht verschicken. Morgen geht es wieder.
invite-no-bots = Computer kommen in der Lobby dazu: Drücke **{ lobby-computer }**.

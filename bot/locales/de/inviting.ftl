# Einladungen an einen Tisch.

invite-letter =
    ### 🔑 { $by } lädt dich ein: { $game }, { $name }
    { $seated } von { $seats } Plätzen besetzt · { $pace } · [hingehen]({ $link })
invite-accept = Annehmen
invite-decline = Ablehnen
invite-never = Keine Einladungen mehr
invite-declined = Du hast abgelehnt; niemand erfährt davon.
invite-closed = Niemand kann dich mehr einladen oder um eine Revanche bitten.
invite-again = Einladungen wieder erlauben
invite-open = Du kannst wieder eingeladen werden.
invite-sent = Ich frage { $who }, falls dieser Kanal dort zu sehen ist und ich schreiben darf.
invite-sits-there = Diese Person sitzt schon an diesem Tisch.
invite-twice = Diese Person wurde schon an diesen Tisch eingeladen.
invite-not-wanted = Diese Person möchte nicht eingeladen werden.
invite-too-many = Das sind { $most } Einladungen an einem Tag: Morgen gibt es wieder welche.
invite-no-bots = Computer kommen im Warteraum dazu: Drücke **{ lobby-computer }**.

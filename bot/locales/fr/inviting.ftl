# Invitations à une table.

invite-letter =
    ### 🔑 { $by } t’invite : { $game }, { $name }
    { $seated } sur { $seats } places prises · { $pace } · [y aller]({ $link })
invite-accept = Accepter
invite-decline = Refuser
invite-never = Plus d’invitations
invite-declined = Tu as refusé ; personne ne l’apprend.
invite-closed = Plus personne ne peut t’inviter ni te demander une revanche.
invite-again = Autoriser de nouveau les invitations
invite-open = On peut de nouveau t’inviter.
invite-sent = Je demande à { $who }, si ce salon lui est visible et que je peux lui écrire.
invite-sits-there = Cette personne est déjà à cette table.
invite-twice = Cette personne a déjà été invitée à cette table.
invite-not-wanted = Cette personne ne veut pas être invitée.
invite-too-many = Cela fait { $most } invitations en un jour : demain, il y en aura d’autres.
invite-no-bots = Les ordinateurs s’ajoutent dans le salon d’attente : appuie sur **{ lobby-computer }**.

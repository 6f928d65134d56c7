# Invitations à une table.

invite-letter =
    ### 🔑 { $by } t’invite : { $game }, { $name }
    { $seated }/{ $seats } places prises · { $pace } · [ouvrir]({ $link })
invite-accept = Accepter
invite-decline = Refuser
invite-never = Plus d’invitations
invite-declined = Invitation refusée. Je ne le dirai à personne.
invite-in = ✔ Tu es à la table : **{ $game }, { $name }** · [ouvrir]({ $link })
invite-full = **{ $game }, { $name }** : la table est complète. Si une place se libère, tu pourras la prendre ici.
invite-begun = **{ $game }, { $name }** : la partie a commencé.
invite-off = **{ $game }, { $name }** : la table a été annulée.
invite-closed = Tu ne recevras plus d’invitations ni de demandes de revanche.
invite-again = Autoriser les invitations
invite-open = Tu peux de nouveau recevoir des invitations.
invite-sent = J’invite { $who }, si cette personne voit ce salon et que je peux lui écrire.
invite-sits-there = Cette personne est déjà à cette table.
invite-twice = Cette personne a déjà une invitation à cette table.
invite-not-wanted = Cette personne ne veut pas d’invitations.
invite-too-many = Tu as envoyé { $most } invitations en un jour. Tu pourras en envoyer d’autres demain.
invite-no-bots = Pour ajouter un ordinateur, appuie sur **{ lobby-computer }** avant le début de la partie.

# Uitnodigingen voor een tafel.

invite-letter =
    ### 🔑 { $by } nodigt je uit voor { $game }, { $name }
    { $seated } van de { $seats } plaatsen bezet · { $pace } · [openen]({ $link })
invite-accept = Aannemen
invite-decline = Afslaan
invite-never = Geen uitnodigingen meer
invite-declined = Afgeslagen. Ik vertel het aan niemand.
invite-in = ✔ Je doet mee: **{ $game }, { $name }** · [openen]({ $link })
invite-full = **{ $game }, { $name }** is vol. Komt er een plaats vrij, dan kun je hier meedoen.
invite-begun = **{ $game }, { $name }** is begonnen.
invite-off = **{ $game }, { $name }** is geannuleerd.
invite-closed = Je krijgt geen uitnodigingen en revancheverzoeken meer.
invite-again = Uitnodigingen toestaan
invite-open = Je kunt weer uitnodigingen krijgen.
invite-sent = Ik nodig { $who } uit. Dat lukt alleen als die speler dit kanaal kan zien en DM’s van mij toestaat.
invite-sits-there = Die speler zit al aan deze tafel.
invite-twice = Die speler is al uitgenodigd voor deze tafel.
invite-not-wanted = Die speler wil geen uitnodigingen.
invite-too-many = Je hebt vandaag al { $most } uitnodigingen gestuurd. Morgen kan het weer.
invite-no-bots = Wil je een computer toevoegen? Druk in de lobby op **{ lobby-computer }**.

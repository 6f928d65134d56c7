# Uitnodigingen voor een tafel.

invite-letter =
    ### 🔑 { $by } nodigt je uit voor { $game }, { $name }
    { $seated } van { $seats } plaatsen bezet · { $pace } · [ga erheen]({ $link })
invite-accept = Aannemen
invite-decline = Afslaan
invite-never = Geen uitnodigingen meer
invite-declined = Je hebt afgeslagen; niemand hoort ervan.
invite-closed = Niemand kan je nog uitnodigen of om een revanche vragen.
invite-again = Uitnodigingen weer toestaan
invite-open = Je kunt weer worden uitgenodigd.
invite-sent = Ik vraag { $who }, als dit kanaal daar zichtbaar is en ik mag schrijven.
invite-sits-there = Deze persoon zit al aan deze tafel.
invite-twice = Deze persoon is al voor deze tafel uitgenodigd.
invite-not-wanted = Deze persoon wil niet worden uitgenodigd.
invite-too-many = Dat zijn { $most } uitnodigingen op één dag: morgen kan het weer.
invite-no-bots = Computers komen er in de lobby bij: druk op **{ lobby-computer }**.

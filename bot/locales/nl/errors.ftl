# What went wrong, and what to do.

errors-ours = Er ging iets mis aan mijn kant. Er is niets veranderd: probeer het nog eens. Blijft het gebeuren, geef een moderator dan dit nummer: { $reference }
errors-ours-done = Je laatste actie is opgeslagen, maar daarna ging er iets mis aan mijn kant. Doe die niet nog eens: `/turns` en `/play` tonen hoe je ervoor staat. Nummer voor je moderators: { $reference }
errors-ours-unsure = Er ging iets mis aan mijn kant, en ik weet niet of je laatste actie is opgeslagen. `/turns` en `/play` tonen hoe je ervoor staat. Nummer voor je moderators: { $reference }
errors-cannot-store = Ik kan nu niets opslaan, dus er is niets veranderd. Probeer het over een paar minuten nog eens.
errors-not-shown = Ik mag hier van Discord niet antwoorden. Misschien is het bericht verwijderd of de thread vergrendeld. Ergens anders werken `/turns` en `/play` wel.
errors-not-shown-done = Je laatste actie is opgeslagen, maar ik mag hier van Discord niet antwoorden. Misschien is het bericht verwijderd of de thread vergrendeld. `/turns` en `/play` tonen hoe je ervoor staat.
errors-late-done = Je laatste actie is opgeslagen, maar mijn antwoord kwam te laat voor Discord. `/turns` en `/play` tonen hoe je ervoor staat.
errors-may-not-write =
    Ik mag niet schrijven in { $where }, dus er is geen tafel geopend. Daarvoor heb ik nodig: { $missing }.
    Vraag een beheerder van deze server om dat aan te zetten, of open de tafel in een ander kanaal.
errors-lacks-view = **Kanaal bekijken**
errors-lacks-send = **Berichten versturen**
errors-old-button = Deze knop is verouderd. `/turns` toont wat er op je wacht.
errors-several-tables =
    Dit past bij meerdere tafels:
    { $tables }
    { $hint }
errors-name-a-table = Kies er een met de optie `table`.
errors-which-table = Aan welke tafel wil je ‘{ $line }’ spelen?
errors-which-table-long = Aan welke tafel wil je spelen?
errors-no-table = Ik weet niet om welke tafel het gaat. Gebruik het commando in de thread van de tafel, of voeg de optie `table` toe. `/game new` opent een nieuwe tafel.
errors-no-game = Dit spel ken ik niet. Ik ken { $games }.
errors-not-on-server = Ik ben niet op deze server. Een beheerder kan [me uitnodigen]({ $link }). Wil je nu tegen computers spelen, gebruik dan `/game new` in een DM met mij.
errors-no-option = Ik begrijp deze opties niet. Bij dit spel kun je kiezen uit: { $options }. Zet komma’s tussen de opties.
errors-file-too-big = Dit bestand is te groot voor een partij. Kies een bestand dat ik heb geëxporteerd.

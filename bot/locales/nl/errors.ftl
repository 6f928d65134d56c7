# What went wrong, and what to do.

errors-ours = Er ging iets mis aan mijn kant, en er is niets veranderd. Probeer het nog eens; gebeurt het weer, geef dan het nummer { $reference } door aan de moderators van je server.
errors-ours-done = Het is gedaan en opgeslagen, maar daarna ging er iets mis aan mijn kant: doe het niet nog een keer. `/turns` en `/play` laten zien hoe het ervoor staat. Gebeurt het weer, geef dan het nummer { $reference } door aan de moderators van je server.
errors-ours-unsure = Er ging iets mis aan mijn kant, en ik kan niet nagaan of het is gedaan. `/turns` en `/play` laten zien hoe het ervoor staat. Gebeurt het weer, geef dan het nummer { $reference } door aan de moderators van je server.
errors-cannot-store = Ik kan op dit moment niets opslaan, dus er is niets veranderd. Probeer het over een paar minuten nog eens; wie mij beheert, is op de hoogte gebracht.
errors-not-shown = Discord laat me het antwoord hier niet tonen: misschien is het bericht verwijderd of de thread vergrendeld. Op andere plekken werken `/turns` en `/play` wel.
errors-not-shown-done = Het is gedaan en opgeslagen, maar Discord laat me het antwoord hier niet tonen: misschien is het bericht verwijderd of de thread vergrendeld. `/turns` en `/play` laten zien hoe het ervoor staat.
errors-late-done = Je laatste actie is gedaan en opgeslagen, maar het antwoord kwam te laat om nog door Discord te worden getoond. `/turns` en `/play` laten zien hoe het ervoor staat.
errors-may-not-write =
    Ik mag niet schrijven in { $where }, dus er is geen tafel geopend. Wat mij daar ontbreekt: { $missing }.
    Wie de server beheert, kan het me geven, met een rol of in de instellingen van het kanaal. Probeer het daarna opnieuw, of open de tafel in een ander kanaal.
errors-lacks-view = **Kanaal bekijken**
errors-lacks-send = **Berichten verzenden**
errors-old-button = Deze knop is van een oudere versie en doet niets meer. `/turns` laat zien wat er op je wacht.
errors-several-tables =
    Meerdere tafels komen in aanmerking:
    { $tables }
    { $hint }
errors-name-a-table = Zeg met de optie `table` welke je bedoelt.
errors-which-table = Aan welke tafel speel je ‘{ $line }’?
errors-which-table-long = Aan welke tafel speel je?
errors-no-table = Ik vind hier geen tafel die daarbij past. Gebruik het commando in de thread van de tafel, of noem een tafel met de optie `table`. `/game new` opent een nieuwe.
errors-no-game = Dit spel ken ik niet. Ik ken { $games }.
errors-not-on-server = Je hebt mijn commando’s meegebracht, maar zelf ben ik niet op deze server. Wie hem beheert, kan [me uitnodigen]({ $link }). Alleen tegen computers kun je meteen spelen: met `/game new` in een privébericht aan mij.
errors-no-option = Deze opties begrijp ik niet. Dit spel heeft: { $options }. Zet er komma’s tussen.
errors-file-too-big = Dit bestand is te groot om een spel te zijn.

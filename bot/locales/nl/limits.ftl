# What is refused because it is too much, and when it may be tried again.

limits-tables =
    { $most ->
        [one] Je bent al host van een open tafel
       *[other] Je bent al host van { $most } open tafels
    }, en meer tegelijk kan niet. Speel er een uit, stop er een met `/game end`, of annuleer er een die nog niet begonnen is.
limits-tables-server = Deze server heeft { $most ->
        [one] 1 open tafel
       *[other] { $most } open tafels
    }, en meer tegelijk kan niet. Zodra er een afgelopen of geannuleerd is, kun je een nieuwe openen. Moderators zien deze limiet in `/settings server`.
limits-presses = Dat is meer dan { $most ->
        [one] 1 tik
       *[other] { $most } tikken
    } per minuut, dus deze heb ik overgeslagen. Probeer het { $when } nog eens.
limits-presses-server = Het is nu erg druk op deze server, dus deze tik heb ik overgeslagen. Er is niets veranderd. Probeer het { $when } nog eens.
limits-pictures = Dat is meer dan { $most ->
        [one] 1 afbeelding
       *[other] { $most } afbeeldingen
    } per minuut. De volgende kan ik { $when } tekenen. `/game board text:True` toont de tafel meteen in woorden.
limits-pictures-server = Op deze server zijn veel afbeeldingen gevraagd. De volgende kan ik { $when } tekenen. `/game board text:True` toont de tafel meteen in woorden.
limits-films = Een film tekenen duurt lang, dus meer dan { $most } per minuut kan niet. De volgende kan { $when }.
limits-films-server = Op deze server zijn veel films gevraagd. De volgende kan ik { $when } tekenen.
limits-thoughts = Dat is meer dan { $most ->
        [one] 1 hint of analyse
       *[other] { $most } hints of analyses
    } per minuut. Vraag het { $when } opnieuw.
limits-thoughts-server = Op deze server zijn veel hints en analyses gevraagd. Vraag het { $when } opnieuw.
limits-imports = Je kunt hooguit { $most ->
        [one] 1 partij
       *[other] { $most } partijen
    } per dag importeren. De volgende kan { $when }.
limits-imports-server = Deze server mag hooguit { $most ->
        [one] 1 partij
       *[other] { $most } partijen
    } per dag importeren. De volgende kan { $when }.
limits-leagues =
    { $most ->
        [one] Je organiseert al een competitie
       *[other] Je organiseert al { $most } competities
    }, en meer tegelijk kan niet. Zodra er een afgelopen of geannuleerd is, kun je een nieuwe openen.
limits-leagues-server = Deze server heeft { $most ->
        [one] 1 competitie
       *[other] { $most } competities
    }, en meer tegelijk kan niet. Zodra er een afgelopen of geannuleerd is, kun je een nieuwe openen.
limits-new-leagues = Je kunt hooguit { $most ->
        [one] 1 competitie
       *[other] { $most } competities
    } per dag openen. De volgende kan { $when }.
limits-new-leagues-server = Deze server mag hooguit { $most ->
        [one] 1 competitie
       *[other] { $most } competities
    } per dag openen. De volgende kan { $when }.

limits-title = De beheerder van de bot heeft deze limieten ingesteld:
limits-count = { $count ->
        [0] onbeperkt
       *[other] hooguit { $count }
    }
limits-of-tables = Open tafels: { $server } op deze server (nu { $open }), { $person } per host
limits-of-presses = Tikken en commando’s per minuut: { $server } op deze server, { $person } per persoon
limits-of-pictures = Afbeeldingen per minuut, die van beurten niet meegeteld: { $server } op deze server, { $person } per persoon
limits-of-films = Films per minuut: { $server } op deze server, { $person } per persoon
limits-of-thoughts = Hints en analyses per minuut: { $server } op deze server, { $person } per persoon
limits-of-imports = Geïmporteerde partijen per dag: { $server } op deze server, { $person } per persoon
limits-of-leagues = Competities tegelijk: { $server } op deze server, { $person } per organisator
limits-of-new-leagues = Nieuwe competities per dag: { $server } op deze server, { $person } per persoon

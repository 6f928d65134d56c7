# What is refused because it is too much, and when it may be tried again.

limits-tables =
    { $most ->
        [one] Je bent al host van een open tafel
       *[other] Je bent al host van { $most } open tafels
    }, en meer mag één persoon er niet tegelijk hebben. Speel er een uit, beëindig er een met `/game end`, of blaas een lobby af; open dan de volgende.
limits-tables-server = Deze server heeft { $most ->
        [one] één open tafel
       *[other] { $most } open tafels
    }, en meer mogen het er niet tegelijk zijn. Zodra er een is afgelopen of afgeblazen, kan de volgende open. Moderators zien deze limiet in `/settings server`.
limits-presses = { $most ->
        [one] Dat was meer dan één klik
       *[other] Dat waren meer dan { $most } klikken
    } binnen een minuut, dus deze telde niet. Er is niets veranderd; ga { $when } verder.
limits-presses-server = Er gebeurt meer op deze server dan ik kan bijhouden, dus deze klik telde niet. Er is niets veranderd; ga { $when } verder.
limits-pictures = { $most ->
        [one] Dat was meer dan één afbeelding
       *[other] Dat waren meer dan { $most } afbeeldingen
    } binnen een minuut. De volgende kan ik { $when } tekenen; `/game board text:True` toont de tafel meteen in woorden.
limits-pictures-server = Er zijn op deze server zoveel afbeeldingen gevraagd dat ik de volgende pas { $when } kan tekenen. `/game board text:True` toont de tafel meteen in woorden.
limits-films = Een film tekenen duurt lang, en niemand mag er meer dan { $most } binnen een minuut hebben. Vraag { $when } om de volgende.
limits-films-server = Er zijn op deze server veel films gevraagd. De volgende kan ik { $when } tekenen.
limits-thoughts = Nadenken kost tijd, en niemand mag binnen een minuut om meer dan { $most ->
        [one] één hint of nabeschouwing
       *[other] { $most } hints of nabeschouwingen
    } vragen. Vraag het { $when } opnieuw.
limits-thoughts-server = Er zijn op deze server veel hints en nabeschouwingen gevraagd. Vraag het { $when } opnieuw.
limits-imports = Niemand mag binnen een dag meer dan { $most ->
        [one] één partij
       *[other] { $most } partijen
    } importeren. De volgende kan { $when }.
limits-imports-server = Deze server mag binnen een dag niet meer dan { $most ->
        [one] één partij
       *[other] { $most } partijen
    } importeren. De volgende kan { $when }.
limits-leagues =
    { $most ->
        [one] Je organiseert al een competitie
       *[other] Je organiseert al { $most } competities
    }, en meer mag één persoon er niet tegelijk hebben. Zodra er een is afgelopen of afgelast, open je de volgende.
limits-leagues-server = Deze server heeft { $most ->
        [one] één competitie
       *[other] { $most } competities
    }, en meer mogen het er niet tegelijk zijn. Zodra er een is afgelopen of afgelast, kan de volgende open.
limits-new-leagues = Niemand mag binnen een dag meer dan { $most ->
        [one] één competitie
       *[other] { $most } competities
    } openen. De volgende kan { $when }.
limits-new-leagues-server = Op deze server mogen binnen een dag niet meer dan { $most ->
        [one] één competitie
       *[other] { $most } competities
    } opengaan. De volgende kan { $when }.

limits-title = Limieten, ingesteld door wie mij beheert:
limits-count = { $count ->
        [0] onbeperkt
       *[other] hooguit { $count }
    }
limits-of-tables = Open tafels: { $server } op deze server (nu { $open }), { $person } per host
limits-of-presses = Klikken en commando’s per minuut: { $server } op deze server, { $person } per persoon
limits-of-pictures = Afbeeldingen per minuut, naast die van een beurt: { $server } op deze server, { $person } per persoon
limits-of-films = Films per minuut: { $server } op deze server, { $person } per persoon
limits-of-thoughts = Hints en nabeschouwingen per minuut: { $server } op deze server, { $person } per persoon
limits-of-imports = Ingebrachte spellen per dag: { $server } op deze server, { $person } per persoon
limits-of-leagues = Competities tegelijk: { $server } op deze server, { $person } per organisator
limits-of-new-leagues = Geopende competities per dag: { $server } op deze server, { $person } per persoon

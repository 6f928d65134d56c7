# What is refused because it is too much, and when it may be tried again.

limits-tables =
    { $most ->
        [one] Du bist schon Host eines offenen Tisches
       *[other] Du bist schon Host von { $most } offenen Tischen
    }, und mehr darf eine Person nicht gleichzeitig haben. Spiele einen zu Ende, beende einen mit `/game end` oder sag eine Lobby ab; dann eröffne den nächsten.
limits-tables-server = Auf diesem Server { $most ->
        [one] ist ein Tisch offen
       *[other] sind { $most } Tische offen
    }, und mehr dürfen es nicht gleichzeitig sein. Sobald einer vorbei oder abgesagt ist, kann der nächste eröffnet werden. Die Moderation sieht diese Grenze in `/settings server`.
limits-presses = { $most ->
        [one] Das war mehr als ein Klick
       *[other] Das waren mehr als { $most } Klicks
    } in einer Minute, also wurde dieser ausgelassen. Nichts wurde geändert; mach bitte { $when } weiter.
limits-presses-server = Auf diesem Server ist mehr los, als ich schaffe, also wurde dieser Klick ausgelassen. Nichts wurde geändert; mach bitte { $when } weiter.
limits-pictures = { $most ->
        [one] Das war mehr als ein Bild
       *[other] Das waren mehr als { $most } Bilder
    } in einer Minute. Das nächste kann { $when } gezeichnet werden; `/game board text:True` zeigt den Tisch sofort in Worten.
limits-pictures-server = Auf diesem Server wurden so viele Bilder verlangt, dass das nächste erst { $when } gezeichnet werden kann. `/game board text:True` zeigt den Tisch sofort in Worten.
limits-films = Filme brauchen lange zum Zeichnen, und mehr als { $most } in einer Minute bekommt niemand. Frag { $when } nach dem nächsten.
limits-films-server = Auf diesem Server wurden viele Filme verlangt. Der nächste kann { $when } gezeichnet werden.
limits-thoughts = Nachdenken braucht Zeit, und { $most ->
        [one] mehr als einen Tipp oder eine Analyse
       *[other] mehr als { $most } Tipps oder Analysen
    } in einer Minute bekommt niemand. Frag { $when } noch einmal.
limits-thoughts-server = Auf diesem Server wurden viele Tipps und Analysen verlangt. Frag { $when } noch einmal.
limits-imports = Niemand darf mehr als { $most ->
        [one] ein Spiel
       *[other] { $most } Spiele
    } an einem Tag einlesen. Das nächste geht { $when }.
limits-imports-server = Auf diesem Server { $most ->
        [one] darf nicht mehr als ein Spiel
       *[other] dürfen nicht mehr als { $most } Spiele
    } an einem Tag eingelesen werden. Das nächste geht { $when }.
limits-leagues =
    { $most ->
        [one] Du veranstaltest schon eine Liga
       *[other] Du veranstaltest schon { $most } Ligen
    }, und mehr darf eine Person nicht gleichzeitig haben. Sobald eine vorbei oder abgesagt ist, eröffne die nächste.
limits-leagues-server = Auf diesem Server { $most ->
        [one] gibt es eine Liga
       *[other] gibt es { $most } Ligen
    }, und mehr dürfen es nicht gleichzeitig sein. Sobald eine vorbei oder abgesagt ist, kann die nächste eröffnet werden.
limits-new-leagues = Niemand darf mehr als { $most ->
        [one] eine Liga
       *[other] { $most } Ligen
    } an einem Tag eröffnen. Die nächste geht { $when }.
limits-new-leagues-server = Auf diesem Server { $most ->
        [one] darf nicht mehr als eine Liga
       *[other] dürfen nicht mehr als { $most } Ligen
    } an einem Tag eröffnet werden. Die nächste geht { $when }.

limits-title = Grenzen, gesetzt von denen, die mich betreiben:
limits-count = { $count ->
        [0] beliebig viele
       *[other] höchstens { $count }
    }
limits-of-tables = Offene Tische: { $server } auf diesem Server (jetzt { $open }), { $person } pro Host
limits-of-presses = Klicks und Befehle pro Minute: { $server } auf diesem Server, { $person } pro Person
limits-of-pictures = Bilder pro Minute, außer denen eines Zuges: { $server } auf diesem Server, { $person } pro Person
limits-of-films = Filme pro Minute: { $server } auf diesem Server, { $person } pro Person
limits-of-thoughts = Tipps und Analysen pro Minute: { $server } auf diesem Server, { $person } pro Person
limits-of-imports = Eingelesene Spiele pro Tag: { $server } auf diesem Server, { $person } pro Person
limits-of-leagues = Ligen gleichzeitig: { $server } auf diesem Server, { $person } pro Veranstalter
limits-of-new-leagues = Eröffnete Ligen pro Tag: { $server } auf diesem Server, { $person } pro Person

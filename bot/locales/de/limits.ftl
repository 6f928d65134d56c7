# What is refused because it is too much, and when it may be tried again.

limits-tables =
    { $most ->
        [one] Du bist schon Host eines offenen Tisches
       *[other] Du bist schon Host von { $most } offenen Tischen
    }, mehr gehen nicht gleichzeitig. Spiel einen zu Ende, beende einen mit `/game end` oder sag einen ab, der noch nicht begonnen hat.
limits-tables-server =
    Auf diesem Server { $most ->
        [one] ist 1 Tisch offen
       *[other] sind { $most } Tische offen
    }, mehr gehen nicht gleichzeitig. Ist einer vorbei oder abgesagt, kannst du den nächsten eröffnen. Die Moderation sieht diese Grenze in `/settings server`.
limits-presses =
    Mehr als { $most ->
        [one] 1 Klick
       *[other] { $most } Klicks
    } pro Minute nehme ich nicht an, darum habe ich diesen ignoriert. Versuch es { $when } noch einmal.
limits-presses-server = Auf diesem Server ist gerade viel los, darum habe ich diesen Klick ignoriert. Es wurde nichts geändert. Versuch es { $when } noch einmal.
limits-pictures =
    Ich zeichne höchstens { $most ->
        [one] 1 Bild
       *[other] { $most } Bilder
    } pro Minute. Das nächste kann ich { $when } zeichnen. `/game board text:True` zeigt den Tisch sofort in Worten.
limits-pictures-server = Dieser Server hat gerade viele Bilder angefordert. Das nächste kann ich { $when } zeichnen. `/game board text:True` zeigt den Tisch sofort in Worten.
limits-films = Einen Film zu zeichnen dauert lange, darum gibt es höchstens { $most } pro Minute. Frag { $when } nach dem nächsten.
limits-films-server = Dieser Server hat gerade viele Filme angefordert. Den nächsten kann ich { $when } zeichnen.
limits-thoughts =
    Ich gebe höchstens { $most ->
        [one] 1 Tipp oder 1 Analyse
       *[other] { $most } Tipps und Analysen
    } pro Minute. Frag { $when } noch einmal.
limits-thoughts-server = Dieser Server hat gerade viele Tipps und Analysen angefordert. Frag { $when } noch einmal.
limits-imports =
    Du kannst höchstens { $most ->
        [one] 1 Partie
       *[other] { $most } Partien
    } pro Tag importieren. Die nächste kannst du { $when } importieren.
limits-imports-server =
    Auf diesem Server { $most ->
        [one] geht höchstens 1 Import
       *[other] gehen höchstens { $most } Importe
    } pro Tag. Der nächste ist { $when } möglich.
limits-leagues =
    { $most ->
        [one] Du veranstaltest schon eine Liga
       *[other] Du veranstaltest schon { $most } Ligen
    }, mehr gehen nicht gleichzeitig. Ist eine vorbei oder abgesagt, kannst du die nächste eröffnen.
limits-leagues-server =
    Auf diesem Server gibt es { $most ->
        [one] 1 Liga
       *[other] { $most } Ligen
    }, mehr gehen nicht gleichzeitig. Ist eine vorbei oder abgesagt, kannst du die nächste eröffnen.
limits-new-leagues =
    Du kannst höchstens { $most ->
        [one] 1 Liga
       *[other] { $most } Ligen
    } pro Tag eröffnen. Die nächste ist { $when } möglich.
limits-new-leagues-server =
    Auf diesem Server { $most ->
        [one] kann höchstens 1 Liga
       *[other] können höchstens { $most } Ligen
    } pro Tag eröffnet werden. Die nächste ist { $when } möglich.

limits-title = Grenzen, die der Betreiber des Bots gesetzt hat:
limits-count =
    { $count ->
        [0] keine Grenze
       *[other] höchstens { $count }
    }
limits-of-tables = Offene Tische: { $server } auf diesem Server (jetzt { $open }), { $person } pro Host
limits-of-presses = Klicks und Befehle pro Minute: { $server } auf diesem Server, { $person } pro Person
limits-of-pictures = Bilder pro Minute, ohne die von Zügen: { $server } auf diesem Server, { $person } pro Person
limits-of-films = Filme pro Minute: { $server } auf diesem Server, { $person } pro Person
limits-of-thoughts = Tipps und Analysen pro Minute: { $server } auf diesem Server, { $person } pro Person
limits-of-imports = Importierte Partien pro Tag: { $server } auf diesem Server, { $person } pro Person
limits-of-leagues = Ligen gleichzeitig: { $server } auf diesem Server, { $person } pro Veranstalter
limits-of-new-leagues = Eröffnete Ligen pro Tag: { $server } auf diesem Server, { $person } pro Person

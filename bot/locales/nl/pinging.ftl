# Nieuwe tafels: berichten voor wie erom heeft gevraagd.

ping-letter =
    ### 🔑 { $host } heeft een tafel geopend: { $game }, { $name }
    { $seated } van de { $seats } plaatsen bezet · { $pace } · [openen]({ $link })
ping-never = Deze berichten stoppen
ping-begin = Nieuwe tafels melden
ping-stop = Geen tafels meer melden
ping-begun = Ik stuur je een bericht als er op die server een tafel opengaat in een kanaal dat je kunt zien. Dat zijn er nooit meer dan een paar per uur, en in je stille uren komen ze zonder geluid.
ping-ended = Ik stuur je geen berichten meer over nieuwe tafels op die server.

# Nieuwe tafels: berichten voor wie erom heeft gevraagd.

ping-letter =
    ### 🔑 { $host } heeft een tafel geopend: { $game }, { $name }
    { $seated } van { $seats } plaatsen bezet · { $pace } · [ga erheen]({ $link })
ping-never = Geen berichten meer
ping-begin = Nieuwe tafels melden
ping-stop = Geen tafels meer melden
ping-begun = Als er op die server een tafel wordt geopend in een kanaal dat je kunt zien, schrijf ik je. Nooit over meer dan een paar per uur, en in je stille uren zonder geluid.
ping-ended = Over nieuwe tafels op die server schrijf ik je niet meer.

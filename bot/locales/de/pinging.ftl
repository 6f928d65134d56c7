# Neue Tische: Briefe an die, die darum gebeten haben.

ping-letter =
    ### 🔑 { $host } hat einen Tisch eröffnet: { $game }, { $name }
    { $seated } von { $seats } Plätzen besetzt · { $pace } · [hingehen]({ $link })
ping-never = Nichts mehr davon
ping-begin = Neue Tische melden
ping-stop = Keine Tische mehr melden
ping-begun = Wird auf diesem Server in einem Kanal, den du sehen kannst, ein Tisch eröffnet, schreibe ich dir. Nie über mehr als ein paar in einer Stunde, und in deinen Ruhezeiten ohne Ton.
ping-ended = Über neue Tische auf diesem Server schreibe ich dir nicht mehr.

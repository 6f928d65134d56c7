# Neue Tische: Briefe an die, die darum gebeten haben.

ping-letter =
    ### 🔑 { $host } hat einen Tisch eröffnet: { $game }, { $name }
    { $seated } von { $seats } Plätzen besetzt · { $pace } · [öffnen]({ $link })
ping-never = Nicht mehr benachrichtigen
ping-begin = Neue Tische melden
ping-stop = Nicht mehr benachrichtigen
ping-begun = Ich schreibe dir, wenn auf diesem Server ein Tisch in einem Kanal eröffnet wird, den du sehen kannst. Das sind höchstens ein paar Nachrichten pro Stunde, in deinen Ruhezeiten ohne Ton.
ping-ended = Über neue Tische auf diesem Server schreibe ich dir nicht mehr.

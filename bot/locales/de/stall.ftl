# Somebody keeps a table waiting.

stall-asked = ⌛ { $game }, { $name }, wartet auf { $who }, gefragt { $since }. Was soll der Tisch tun?
stall-who = Über Warten oder einen Zug des Computers entscheidet auch der Host allein, sonst mehr als die Hälfte der übrigen Spieler gemeinsam. Wer ersetzt wird, darf den Platz wieder übernehmen.
stall-wait = Weiter warten
stall-turn = Computer spielt diesen Zug
stall-seat = Spieler ersetzen
stall-voice = Für „{ $choice }“: { $who }
stall-wait-decided = Der Tisch wartet weiter. Ich frage nicht noch einmal, aber ihr könnt hier immer noch anders entscheiden.
stall-turn-decided = 🤖 Der Computer spielt diesen Zug für { $who }.
stall-seat-decided = 🤖 Ein Computer spielt für { $who } weiter, bis jemand den Platz übernimmt.
stall-moot = Der Tisch wartet nicht mehr auf { $who }.
stall-snooze = Nicht vor morgen
stall-snooze-table = { $name }: nicht vor morgen
stall-snoozed = Die nächste Erinnerung kommt frühestens { $when }. Eine laufende Uhr läuft weiter.
stall-time-up = ⏳ Deine Zeit war um, und wie vereinbart spielt der Computer diesen Zug. Dieser Teil deines Plans wurde verworfen: { $words }

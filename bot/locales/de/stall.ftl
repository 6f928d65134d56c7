# Somebody keeps a table waiting.

stall-asked = ⌛ { $game }, { $name }: Alle warten noch auf { $who } (gefragt { $since }). Was möchtest du tun?
stall-who = Weiter warten oder den Computer ziehen lassen: Das entscheidet der Host allein. Für alles andere muss mehr als die Hälfte der übrigen Spieler stimmen. Wer ersetzt wird, kann den Platz wieder übernehmen.
stall-who-rated = Weiter warten kann der Host allein. Ersetzt wird der Spieler nur, wenn mehr als die Hälfte der anderen zustimmt. Wer ersetzt wird, kann den Platz wieder übernehmen.
stall-wait = Weiter warten
stall-turn = Computer ziehen lassen
stall-seat = Spieler ersetzen
stall-voice = Für „{ $choice }“: { $who }
stall-wait-decided = Ihr wartet weiter. Ich frage nicht noch einmal, aber ihr könnt euch hier umentscheiden.
stall-turn-decided = 🤖 Der Computer spielt diesen Zug für { $who }.
stall-seat-decided = 🤖 Ein Computer spielt für { $who }, bis jemand den Platz übernimmt.
stall-moot = Niemand wartet mehr auf { $who }.
stall-snooze = Morgen erinnern
stall-snooze-table = { $name }: morgen
stall-snoozed = Die nächste Erinnerung kommt frühestens { $when }. Uhren laufen weiter.
stall-time-up = ⏳ Deine Zeit ist abgelaufen, also spielt der Computer diesen Zug. Nicht gespielt: { $words }

# Somebody keeps a table waiting.

stall-asked = ⌛ { $game }, { $name }, wacht op { $who }. De beurt begon { $since }. Wat nu?
stall-who = De host mag zonder stemming verder wachten of de computer deze beurt laten spelen. Voor al het andere moet meer dan de helft van de andere spelers akkoord gaan. Een vervangen speler kan de plaats weer overnemen.
stall-who-rated = De host mag zonder stemming verder wachten. Om de speler te vervangen, moet meer dan de helft van de anderen akkoord gaan. Een vervangen speler kan de plaats weer overnemen.
stall-wait = Verder wachten
stall-turn = Computer speelt deze beurt
stall-seat = Speler vervangen
stall-voice = Voor ‘{ $choice }’: { $who }
stall-wait-decided = Jullie wachten verder. Ik vraag het niet nog eens, maar jullie kunnen hier nog iets anders kiezen.
stall-turn-decided = 🤖 De computer speelt deze beurt voor { $who }.
stall-seat-decided = 🤖 Een computer speelt voor { $who } tot iemand de plaats overneemt.
stall-moot = Niemand wacht meer op { $who }.
stall-snooze = Morgen herinneren
stall-snooze-table = { $name }: morgen
stall-snoozed = Je volgende herinnering komt op zijn vroegst { $when }. De klokken lopen door.
stall-time-up = ⏳ Je tijd was om, dus de computer speelt deze beurt. Niet gespeeld: { $words }

# Somebody keeps a table waiting.

stall-asked = ⌛ { $game }, { $name }, wacht op { $who }, die { $since } de vraag kreeg. Wat moet de tafel doen?
stall-who = Over verder wachten of een beurt van de computer beslist ook de host alleen, anders meer dan de helft van de andere spelers samen. Wie wordt vervangen, mag de plaats weer innemen.
stall-wait = Verder wachten
stall-turn = Computer speelt deze beurt
stall-seat = Speler vervangen
stall-voice = Voor ‘{ $choice }’: { $who }
stall-wait-decided = De tafel wacht verder. Ik vraag het niet nog eens, maar je kunt hier nog iets anders kiezen.
stall-turn-decided = 🤖 De computer speelt deze beurt voor { $who }.
stall-seat-decided = 🤖 Een computer speelt verder voor { $who }, tot iemand de plaats overneemt.
stall-moot = { $who } laat de tafel niet meer wachten.
stall-snooze = Niet vóór morgen
stall-snooze-table = { $name }: niet vóór morgen
stall-snoozed = De volgende herinnering komt op zijn vroegst { $when }. Een klok die loopt, loopt door.
stall-time-up = ⏳ Je tijd was om, en zoals afgesproken speelt de computer deze beurt. Dit deel van je plan is vervallen: { $words }

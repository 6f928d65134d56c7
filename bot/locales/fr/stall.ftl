# Somebody keeps a table waiting.

stall-asked = ⌛ { $game }, { $name }, attend { $who }, question posée { $since }. Que doit faire la table ?
stall-who = Pour attendre ou laisser jouer l’ordinateur, l’hôte décide aussi seul ; sinon, plus de la moitié des autres joueurs ensemble. Qui est remplacé peut reprendre sa place.
stall-wait = Attendre encore
stall-turn = L’ordinateur joue ce tour
stall-seat = Remplacer le joueur
stall-voice = Pour « { $choice } » : { $who }
stall-wait-decided = La table attend encore. Je ne redemanderai pas, mais vous pouvez toujours choisir autre chose ici.
stall-turn-decided = 🤖 L’ordinateur joue ce tour pour { $who }.
stall-seat-decided = 🤖 Un ordinateur joue pour { $who }, jusqu’à ce que quelqu’un reprenne la place.
stall-moot = { $who } ne fait plus attendre la table.
stall-snooze = Pas avant demain
stall-snooze-table = { $name } : pas avant demain
stall-snoozed = Le prochain rappel viendra { $when } au plus tôt. Une pendule qui tourne continue de tourner.
stall-time-up = ⏳ Ton temps était écoulé, et comme convenu l’ordinateur joue ce tour. Cette partie de ton plan a été abandonnée : { $words }

# Somebody keeps a table waiting.

stall-asked = ⌛ { $game }, { $name } : on attend toujours { $who } (question posée { $since }). Que faire ?
stall-who = L’hôte peut décider d’attendre ou de laisser l’ordinateur jouer ce tour. Pour le reste, il faut l’accord de plus de la moitié des autres joueurs. Un joueur remplacé peut reprendre sa place.
stall-who-rated = L’hôte peut décider d’attendre. Pour remplacer le joueur, il faut l’accord de plus de la moitié des autres. Un joueur remplacé peut reprendre sa place.
stall-wait = Attendre encore
stall-turn = L’ordinateur joue ce tour
stall-seat = Remplacer le joueur
stall-voice = Pour « { $choice } » : { $who }
stall-wait-decided = On attend encore. Je ne redemanderai pas, mais il est toujours possible de changer d’avis ici.
stall-turn-decided = 🤖 L’ordinateur joue ce tour pour { $who }.
stall-seat-decided = 🤖 Un ordinateur joue pour { $who } jusqu’à ce que quelqu’un prenne la place.
stall-moot = On n’attend plus { $who } : il n’y a plus rien à décider.
stall-snooze = Rappel demain
stall-snooze-table = { $name } : demain
stall-snoozed = Ton prochain rappel viendra { $when } au plus tôt. Les pendules continuent de tourner.
stall-time-up = ⏳ Ton temps était écoulé : l’ordinateur joue ce tour. Non joué : { $words }

# Short letters to one person about a table.

letter-answered = ✔ { $game } : rien à faire ici pour l’instant.
letter-full = 🪑 Ta table est complète : **{ $game }, { $name }**, avec { $who }. Appuie sur **Démarrer** pour commencer, ici ou [à la table]({ $link }).
letter-stalled = ⌛ **{ $game }, { $name }** : on attend **{ $who }** (question posée { $since }). En tant qu’hôte, tu peux continuer d’attendre ou laisser l’ordinateur jouer ce tour. Pour remplacer le joueur, il faut l’accord de plus de la moitié des autres. [Décider à la table]({ $link })
letter-stalled-rated = ⌛ **{ $game }, { $name }** : on attend **{ $who }** (question posée { $since }). En tant qu’hôte, tu peux continuer d’attendre. Pour remplacer le joueur, il faut l’accord de plus de la moitié des autres. [Décider à la table]({ $link })
letter-replaced-computer = 🤖 On t’attendait depuis longtemps à { $game } : un ordinateur joue maintenant pour toi. Tu peux reprendre ta place tant que personne d’autre ne l’a prise.
letter-replaced-turn = 🤖 On t’attendait depuis longtemps à { $game } : l’ordinateur joue ce tour. Le prochain est de nouveau à toi.
letter-replaced-person = 🪑 **{ $who }** a pris ta place à { $game }. Merci d’avoir joué.
letter-replaced-voted = 🗳 Les autres joueurs de { $game } ont voté : quelqu’un d’autre joue à ta place. Tu ne vois plus tes anciennes pièces cachées. Merci d’avoir joué.
letter-replaced-ruled = ⚖️ La modération a décidé que quelqu’un d’autre joue à ta place à { $game }. Tu ne vois plus tes anciennes pièces cachées. Merci d’avoir joué.
letter-ousting = 🗳 Les autres joueurs de { $game } votent : quelqu’un d’autre doit-il jouer à ta place ? Si tu veux continuer, dis-le-leur à la table.

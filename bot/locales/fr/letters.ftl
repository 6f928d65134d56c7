# Short letters to one person about a table.

letter-answered = ✔ { $game } : plus rien n’est demandé ici.
letter-full = 🪑 Ta table est complète : **{ $game }, { $name }**, avec { $who }. Elle commence quand tu appuies sur **Démarrer**, ici ou [à la table]({ $link }).
letter-stalled = ⌛ **{ $game }, { $name }** attend **{ $who }**, question posée { $since }. En tant qu’hôte, tu peux décider d’attendre encore ou de laisser l’ordinateur jouer ce tour ; pour remplacer le joueur, il faut plus de la moitié des autres. [Décider là-bas]({ $link })
letter-replaced-computer = 🤖 { $game } t’attendait depuis longtemps, alors un ordinateur joue à ta place. Si tu veux la récupérer, appuie sur **Prendre cette place** à la table ; personne ne t’en voudra.
letter-replaced-turn = 🤖 { $game } t’attendait depuis longtemps, alors l’ordinateur joue ce seul tour pour toi. Le suivant est de nouveau à toi.
letter-replaced-person = 🪑 **{ $who }** a repris ta place à { $game } et joue pour toi. Merci d’avoir joué !
letter-replaced-voted = 🗳 Les autres joueurs de { $game } ont voté pour que quelqu’un d’autre joue à ta place. Tu ne vois plus ce qui y est caché. Merci d’avoir joué.
letter-replaced-ruled = ⚖️ La modération a décidé que quelqu’un d’autre jouerait à ta place à { $game }. Tu ne vois plus ce qui y est caché. Merci d’avoir joué.
letter-ousting = 🗳 On demande aux autres joueurs de { $game } si quelqu’un d’autre doit jouer à ta place. Si tu veux la garder, dis-le-leur à la table.

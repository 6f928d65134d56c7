# Short letters to one person about a table.

letter-answered = ✔ { $game } : plus rien n’est demandé ici.
letter-again = ⬇ { $game } repose la question plus bas.
letter-full = 🪑 Ta table est complète : **{ $game }, { $name }**, avec { $who }. Elle commence quand tu appuies sur **Démarrer**, ici ou [à la table]({ $link }).
letter-stalled = ⌛ **{ $game }, { $name }** attend **{ $who }**, question posée { $since }. En tant qu’hôte, tu peux décider de ce que fera la table : attendre encore, laisser l’ordinateur jouer ce tour, ou remplacer le joueur. [Décider là-bas]({ $link })
letter-replaced-computer = 🤖 { $game } t’attendait depuis longtemps, alors un ordinateur joue à ta place. Si tu veux la récupérer, appuie sur **Prendre cette place** à la table ; personne ne t’en voudra.
letter-replaced-turn = 🤖 { $game } t’attendait depuis longtemps, alors l’ordinateur joue ce seul tour pour toi. Le suivant est de nouveau à toi.
letter-replaced-person = 🪑 **{ $who }** a repris ta place à { $game } et joue pour toi. Merci d’avoir joué !

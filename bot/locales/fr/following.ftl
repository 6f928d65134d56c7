# Suivre une table à laquelle on ne joue pas.

follow-begin = Suivre
follow-which = Suivre une table
follow-stop = Ne plus suivre
follow-title = ### 👀 [{ $game }, { $name }]({ $link })
follow-begun = Tu suis [{ $game }, { $name }]({ $link }). Je t’écrirai à la fin de chaque saison ou manche, et à la fin de la partie.
follow-ended = Tu ne suis plus { $game }, { $name }.
follow-not-running = On ne peut suivre qu’une partie en cours.
follow-you-play = Tu joues à cette table : tu reçois déjà ses nouvelles.

# Suivre une table à laquelle on ne joue pas.

follow-begin = Suivre
follow-which = Suivre une table
follow-stop = Ne plus suivre
follow-title = ### 👀 [{ $game }, { $name }]({ $link })
follow-begun = Tu suis [{ $game }, { $name }]({ $link }) : je t’écris quand une saison ou une manche est terminée, et à la fin.
follow-ended = Tu ne suis plus { $game }, { $name }.
follow-not-running = Seule une partie en cours peut être suivie.
follow-you-play = Tu es à cette table : tu en es informé de toute façon.

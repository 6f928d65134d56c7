# Seguir una mesa en la que no se juega.

follow-begin = Seguir
follow-which = Seguir una mesa
follow-stop = Dejar de seguir
follow-title = ### 👀 [{ $game }, { $name }]({ $link })
follow-begun = Sigues [{ $game }, { $name }]({ $link }): te escribo cuando acaba una estación o una ronda, y al final.
follow-ended = Ya no sigues { $game }, { $name }.
follow-not-running = Solo se puede seguir una partida en juego.
follow-you-play = Estás sentado a esta mesa: te enteras de todos modos.

# Seguir una mesa en la que no se juega.

follow-begin = Seguir
follow-which = Seguir una mesa
follow-stop = Dejar de seguir
follow-title = ### 👀 [{ $game }, { $name }]({ $link })
follow-begun = Sigues [{ $game }, { $name }]({ $link }). Te escribiré cuando termine una estación o una ronda, y al final de la partida.
follow-ended = Ya no sigues { $game }, { $name }.
follow-not-running = Solo puedes seguir una partida en curso.
follow-you-play = Juegas en esta mesa, así que te llegan las novedades de todos modos.

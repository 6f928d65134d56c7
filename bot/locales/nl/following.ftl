# Een tafel volgen waaraan je niet zit.

follow-begin = Volgen
follow-which = Tafel volgen
follow-stop = Niet meer volgen
follow-title = ### 👀 [{ $game }, { $name }]({ $link })
follow-begun = Je volgt [{ $game }, { $name }]({ $link }). Ik stuur je een bericht als een seizoen of ronde voorbij is, en als de partij is afgelopen.
follow-ended = Je volgt { $game }, { $name }, niet meer.
follow-not-running = Je kunt alleen een lopende partij volgen.
follow-you-play = Je speelt aan deze tafel, dus je krijgt het nieuws toch al.

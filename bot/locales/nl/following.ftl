# Een tafel volgen waaraan je niet zit.

follow-begin = Volgen
follow-which = Volg een tafel
follow-stop = Niet meer volgen
follow-title = ### 👀 [{ $game }, { $name }]({ $link })
follow-begun = Je volgt [{ $game }, { $name }]({ $link }): ik schrijf je als een seizoen of ronde voorbij is, en aan het eind.
follow-ended = Je volgt { $game }, { $name }, niet meer.
follow-not-running = Alleen een spel dat bezig is, kun je volgen.
follow-you-play = Je zit aan deze tafel: je hoort er toch al van.

# Einen Tisch verfolgen, an dem man nicht sitzt.

follow-begin = Verfolgen
follow-which = Eine Partie verfolgen
follow-stop = Nicht mehr verfolgen
follow-title = ### 👀 [{ $game }, { $name }]({ $link })
follow-begun = Du verfolgst [{ $game }, { $name }]({ $link }). Ich schreibe dir, wenn eine Jahreszeit oder Runde endet und wenn die Partie vorbei ist.
follow-ended = Du verfolgst { $game }, { $name }, nicht mehr.
follow-not-running = Du kannst nur laufende Partien verfolgen.
follow-you-play = Du spielst an diesem Tisch und bekommst ohnehin alles mit.

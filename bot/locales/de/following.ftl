# Einen Tisch verfolgen, an dem man nicht sitzt.

follow-begin = Folgen
follow-which = Einer Partie folgen
follow-stop = Nicht mehr folgen
follow-title = ### 👀 [{ $game }, { $name }]({ $link })
follow-begun = Du folgst [{ $game }, { $name }]({ $link }). Ich schreibe dir, wenn eine Jahreszeit oder Runde endet und wenn die Partie vorbei ist.
follow-ended = Du folgst { $game }, { $name }, nicht mehr.
follow-not-running = Du kannst nur laufenden Partien folgen.
follow-you-play = Du spielst an diesem Tisch und bekommst ohnehin alles mit.

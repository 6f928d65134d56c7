# Einen Tisch verfolgen, an dem man nicht sitzt.

follow-begin = Verfolgen
follow-which = Einen Tisch verfolgen
follow-stop = Nicht mehr verfolgen
follow-title = ### 👀 [{ $game }, { $name }]({ $link })
follow-begun = Du verfolgst [{ $game }, { $name }]({ $link }): Ich schreibe dir, wenn eine Jahreszeit oder Runde zu Ende ist, und am Ende.
follow-ended = Du verfolgst { $game }, { $name }, nicht mehr.
follow-not-running = Verfolgen kann man nur ein Spiel, das läuft.
follow-you-play = Du sitzt an diesem Tisch und erfährst ohnehin davon.

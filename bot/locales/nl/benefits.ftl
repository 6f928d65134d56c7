# What a turn does for its player, in any game.

benefit-completes = Je hebt alles voor { $aim }.
benefit-nearer = Voor { $aim } heb je { $have } van { $need }: { $what }.
benefit-part = Voor { $aim } heb je al: { $what }. Nog nodig: { $lacking }.

# What a turn does for its player, in any game.

benefit-completes = Je hebt alles voor { $aim }.
benefit-completed = Daarmee heb je alles voor { $aim }.
benefit-nearer = Daarmee heb je { $have } van { $need } voor { $aim }: { $what }.
benefit-part = Een stap dichter bij { $aim }. Nog nodig: { $lacking }.

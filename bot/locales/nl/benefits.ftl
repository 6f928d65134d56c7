# What a turn does for its player, in any game.

benefit-completes = Je hebt alles voor { FORM($aim, "de") }.
benefit-completed = Nu heb je alles voor { FORM($aim, "de") }.
benefit-nearer = Nu heb je { $have } van de { $need } voor { FORM($aim, "de") }: { $what }.
benefit-part = Een stap dichter bij { FORM($aim, "de") }. Nog nodig: { $lacking }.

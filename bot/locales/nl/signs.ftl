# The legend of signs: shared by all games.

signs-button = Wat betekenen de tekens?
signs-title = Wat de tekens betekenen
signs-page = ### { $game }: wat de tekens betekenen
signs-group-marks = Op elke afbeelding
signs-players = kleur en teken van elke speler
signs-computer = voor een naam: hier speelt een computer
signs-badge = letter of nummer van de knop voor dit stuk of deze plek
signs-pale = bleek of dof: nu niet te kiezen
signs-draft = geel: jouw keuze, nog niet gespeeld; om een speler: aan de beurt
signs-news = rood met stip: nieuw sinds je laatste bezoek
signs-count = aantal van het stuk ervoor
signs-points = punten
signs-arrow = links betalen, rechts krijgen

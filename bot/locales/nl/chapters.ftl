# Seasons and rounds that are over.

chapter-nothing = Er is niets bijzonders gebeurd.
chapter-points = **Punten tot nu toe:** { $all }
chapter-points-of = { $who } **{ $points }**
    .you = jij **{ $points }**
chapter-next = **Hierna:** { $told }
chapter-link = [{ $chapter }]({ $link })
chapter-links = **Samenvattingen:** { $all }
chapter-read = Samenvatting lezen …
chapter-none = Er zijn nog geen samenvattingen.

# Seasons and rounds that are over.

chapter-nothing = Niemand kreeg iets bijzonders.
chapter-points = **Punten tot nu toe:** { $all }
chapter-points-of = { $who } **{ $points }**
chapter-next = **Hierna:** { $told }
chapter-link = [{ $chapter }]({ $link })
chapter-links = **Samengevat:** { $all }
chapter-read = Een samenvatting lezen …
chapter-none = Er is nog niets samengevat.

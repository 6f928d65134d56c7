# Seasons and rounds that are over.

chapter-nothing = Nobody got anything special.
chapter-points = **Points so far:** { $all }
chapter-points-of = { $who } **{ $points }**
chapter-next = **Next:** { $told }
chapter-link = [{ $chapter }]({ $link })
chapter-links = **Summed up:** { $all }
chapter-read = Read a summary …
chapter-none = Nothing has been summed up yet.

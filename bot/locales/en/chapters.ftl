# Seasons and rounds that are over.

chapter-nothing = Nothing special happened.
chapter-points = **Points so far:** { $all }
chapter-points-of = { $who } **{ $points }**
    .you = you **{ $points }**
chapter-next = **Next:** { $told }
chapter-link = [{ $chapter }]({ $link })
chapter-links = **Summaries:** { $all }
chapter-read = Read a summary …
chapter-none = There are no summaries yet.

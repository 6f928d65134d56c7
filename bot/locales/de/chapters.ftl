# Seasons and rounds that are over.

chapter-nothing = Es ist nichts Besonderes passiert.
chapter-points = **Punkte bisher:** { $all }
chapter-points-of = { $who } **{ $points }**
    .you = du **{ $points }**
chapter-next = **Als Nächstes:** { $told }
chapter-link = [{ $chapter }]({ $link })
chapter-links = **Zusammenfassungen:** { $all }
chapter-read = Zusammenfassung lesen …
chapter-none = Es gibt noch keine Zusammenfassungen.

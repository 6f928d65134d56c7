# Seasons and rounds that are over.

chapter-nothing = Niemand hat etwas Besonderes bekommen.
chapter-points = **Punkte bisher:** { $all }
chapter-points-of = { $who } **{ $points }**
chapter-next = **Wie es weitergeht:** { $told }
chapter-link = [{ $chapter }]({ $link })
chapter-links = **Zusammengefasst:** { $all }
chapter-read = Eine Zusammenfassung lesen …
chapter-none = Noch ist nichts zusammengefasst.

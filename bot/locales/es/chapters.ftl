# Seasons and rounds that are over.

chapter-nothing = Nadie consiguió nada especial.
chapter-points = **Puntos hasta ahora:** { $all }
chapter-points-of = { $who } **{ $points }**
chapter-next = **A continuación:** { $told }
chapter-link = [{ $chapter }]({ $link })
chapter-links = **Resúmenes:** { $all }
chapter-read = Leer un resumen…
chapter-none = Todavía no hay ningún resumen.

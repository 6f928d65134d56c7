# Seasons and rounds that are over.

chapter-nothing = No ha pasado nada especial.
chapter-points = **Puntos por ahora:** { $all }
chapter-points-of = { $who } **{ $points }**
    .you = tú **{ $points }**
chapter-next = **A continuación:** { $told }
chapter-link = [{ $chapter }]({ $link })
chapter-links = **Resúmenes:** { $all }
chapter-read = Leer un resumen…
chapter-none = Todavía no hay ningún resumen.

# Three good moves and why.

hints-title =
    ### 💡 { $count ->
        [one] Una buena jugada
       *[other] { $count } buenas jugadas
    }
hints-title-costs =
    ### 💡 { $count ->
        [one] La jugada menos mala
       *[other] Las { $count } jugadas menos malas
    }
hints-move = **{ $number }. { $line }**
hints-gains = ➕ { $what }
hints-costs = ➖ { $what }
hints-only-costs = -# Aquí todas las jugadas que he encontrado solo cuestan algo.
hints-part = { $feature } ({ $worth })
hints-part-counted = { $feature } { $before } → { $after } ({ $worth })
hints-part-instead = { $feature } { $after } en vez de { $before } ({ $worth })
hints-rest = todo lo demás
hints-later = lo que sigue en los turnos siguientes
hints-goes-on = -# contando cómo seguiría este turno después
hints-uncovers = -# se descubre algo: las cifras son una estimación
hints-behind = -# unos { $points } puntos menos que la primera
hints-behind-why = -# unos { $points } puntos menos que la primera: { $why }
hints-as-good = -# más o menos tan buena como la primera
hints-as-good-why = -# más o menos tan buena como la primera: { $why }
hints-plan = 🧭 y después: { $line }
hints-plan-opens = 🧭 para poder después: { $line }
hints-plan-when = { $line } ({ $chapter })
hints-alike = -# más o menos tan buena { $ways }
hints-alike-place = en otro lugar
hints-alike-payment = pagada de otra forma
hints-alike-colour = con otro color
hints-alike-aim = con otro objetivo
hints-alike-which = con otro del mismo tipo
hints-no-more = Ninguna de las otras jugadas que he comparado se le acerca: la mejor de ellas vale unos { $points } puntos menos.
hints-no-other = No he encontrado otra jugada que se diferencie en más que un detalle como el lugar, el pago, el color o el objetivo.
hints-others-cost = Todas las demás jugadas que he encontrado solo cuestan algo.
hints-take = Preparar jugada { $number }
hints-foot = Según lo juzga una máquina, con lo que tú puedes ver. ➕ y ➖ dicen lo que cambia una jugada si los demás no hacen nada al respecto. Nada se juega hasta que confirmes.
hints-foot-ahead = Según lo juzga una máquina, con lo que tú puedes ver. ➕ y ➖ dicen lo que cambia una jugada si los demás no hacen nada al respecto; el orden cuenta también los turnos siguientes. Nada se juega hasta que confirmes.
hints-foot-plan = 🧭 es lo que te siguió en cada una de las { $ways } continuaciones de la partida que probé; los demás pueden jugar de otra manera.
hints-forbid = Sin pistas en esta mesa
hints-allow = Permitir pistas en esta mesa
hints-now-on = En esta mesa se permiten las pistas.
hints-now-off = En esta mesa ya nadie recibe pistas.
hints-off = El anfitrión de esta mesa ha desactivado las pistas.
hints-stale = La mesa ha avanzado desde entonces. Pide otra pista.
hints-failed = No he podido pensar ninguna jugada: algo ha fallado por mi parte. No se ha cambiado nada, y quien me gestiona puede ver qué ha pasado.
hints-again = Preguntar otra vez
hints-rated = Esta partida está puntuada: las máquinas no dan pistas y no puedes dejarles tu turno.

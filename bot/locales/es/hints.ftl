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
hints-thinking = 💡 Busco buenas jugadas…
hints-move = **{ $number }. { $line }.**
hints-points = **{ $points } { $count ->
    [one] punto
   *[other] puntos
}**
hints-why-none = No he encontrado nada mejor.
hints-level-near = Otra idea.
hints-level-almost = Casi igual de buena.
hints-level-less = Algo peor.
hints-level-later = Más puntos ahora, seguramente menos después.
hints-reveals = Revela algo oculto o al azar, así que no podrás deshacerla.
hints-details = Detalles
hints-gains = ➕ { $what }
hints-costs = ➖ { $what }
hints-only-costs = -# Todas las jugadas que he encontrado aquí te cuestan algo y no te dan nada.
hints-part = { $feature } ({ $worth })
hints-part-counted = { $feature }: { $before } → { $after } ({ $worth })
hints-part-instead = { $feature } { $after } en vez de { $before } ({ $worth })
hints-rest = lo demás
hints-later = turnos siguientes
hints-goes-on = -# incluye el resto de tu turno
hints-uncovers = -# Revela algo, así que las cifras son una estimación.
hints-behind = -# unos { $points } puntos menos que la jugada 1
hints-behind-why = -# unos { $points } puntos menos que la jugada 1: { $why }
hints-as-good = -# más o menos tan buena como la jugada 1
hints-as-good-why = -# más o menos tan buena como la jugada 1: { $why }
hints-plan = 🧭 Después: { $line }
hints-plan-opens = 🧭 Permite después: { $line }
hints-plan-when = { $line } ({ $chapter })
hints-alike = -# La misma jugada es casi igual de buena { $ways }.
hints-alike-place = en otro sitio
hints-alike-payment = con otro pago
hints-alike-colour = con otro color
hints-alike-aim = con otro objetivo
hints-alike-which = con otra pieza del mismo tipo
hints-take = Probar jugada { $number }
hints-foot = Sugerencias de una máquina, solo con lo que tú ves. ➕ y ➖ muestran qué cambia cada jugada si los demás no reaccionan. No se juega nada hasta que confirmes.
hints-foot-ahead = Sugerencias de una máquina, solo con lo que tú ves. ➕ y ➖ muestran qué cambia cada jugada si los demás no reaccionan. El orden de las jugadas tiene en cuenta también los turnos siguientes. No se juega nada hasta que confirmes.
hints-foot-plan = 🧭 señala lo que ha ocurrido en las { $ways } partidas de prueba que he jugado desde aquí. Los demás pueden jugar de otra manera.
hints-forbid = Desactivar pistas
hints-allow = Activar pistas
hints-now-on = Las pistas están activadas en esta mesa.
hints-now-off = Las pistas están desactivadas en esta mesa.
hints-off = El anfitrión ha desactivado las pistas. Tampoco puedes dejar que una máquina juegue tu turno.
hints-stale = La partida ha avanzado. Pide otra pista.
hints-failed = No he podido darte una pista: algo ha fallado por mi parte. No se ha cambiado nada. Inténtalo de nuevo.
hints-again = Intentar otra vez
hints-rated = Esta partida es con clasificación: no hay pistas, y ninguna máquina puede jugar tu turno.
hints-source = { $source } { $points }
hints-sources = { $points }: { $sources }.

# Keyper: what may be ordered ahead, how an order reads, and why one stops.

keyper-plan-menu-join = Invitaciones
keyper-plan-menu-lay = Tumbar
keyper-plan-menu-fold = Plegar
keyper-plan-menu-let-go = Animales sin sitio
keyper-plan-menu-rest = Keyples de más

keyper-plan-on = en { $fields }
keyper-plan-on-any = en cualquier campo
keyper-plan-on-raw = donde haya arcilla, troncos, rocas o trigo
keyper-plan-on-animals = donde haya animales
keyper-plan-on-gems = donde haya gemas
keyper-plan-always = Cada vez
keyper-plan-times = { $count ->
    [one] Una vez esta estación
   *[other] { $count } veces esta estación
}

keyper-plan-join = Unirse { $where }, con blanco solo si no hay otro keyple
keyper-plan-join-times = Unirse { $where }, con blanco solo si no hay otro keyple: { $count ->
    [one] una vez más esta estación
   *[other] { $count } veces más esta estación
}
keyper-plan-skip = En los demás casos, no unirse
keyper-plan-lay = Cuando no me quede nada que jugar: tumbar todos en { FORM($place, "the") }
keyper-plan-pass = Cuando no me quede nada que jugar: pasar si puedo
keyper-plan-let-go = Si no hay sitio para todos los animales, soltar primero: { $animals }
keyper-plan-fold = Plegar mi tablero para la próxima estación: { $display }
keyper-plan-rest = Si tengo demasiados keyples, a descansar primero: { $colours }

keyper-doubt-others = la orden no nombra nada de lo que queda por elegir

keyper-fact-empty = no hay nadie en { FORM($place, "the") }
keyper-fact-there = en { FORM($place, "the") } hay { $keyples }
keyper-fact-unclaimed = nadie ha reclamado el { $board }
keyper-fact-claimed = { $who } ha reclamado el { $board }
keyper-plan-always-never-white = Siempre, nunca con blanco
keyper-plan-times-never-white = { $count ->
    [one] Una vez esta estación, nunca con blanco
   *[other] { $count } veces esta estación, nunca con blanco
}
keyper-plan-join-never-white = Unirse { $where }, nunca con blanco
keyper-plan-join-never-white-times = Unirse { $where }, nunca con blanco: { $count ->
    [one] una vez más esta estación
   *[other] { $count } veces más esta estación
}

# Keyper: what may be ordered ahead, how an order reads, and why one stops.

keyper-plan-menu-join = Invitaciones
keyper-plan-menu-lay = Tumbar
keyper-plan-menu-fold = Plegar
keyper-plan-menu-let-go = Animales sin sitio
keyper-plan-menu-rest = Demasiados keyples

keyper-plan-on = en { $fields }
keyper-plan-on-any = en cualquier campo
keyper-plan-on-raw = donde haya arcilla, troncos, rocas o trigo
keyper-plan-on-animals = donde haya animales
keyper-plan-on-gems = donde haya gemas
keyper-plan-always = Siempre
keyper-plan-times = { $count ->
        [one] 1 vez esta estación
       *[other] { $count } veces esta estación
    }

keyper-plan-join = Unirme { $where }, con un keyple blanco solo si no tengo otro
keyper-plan-join-times = Unirme { $where }, con un keyple blanco solo si no tengo otro: { $count ->
        [one] 1 vez más esta estación
       *[other] { $count } veces más esta estación
    }
keyper-plan-skip = En los demás casos, no unirme
keyper-plan-lay = Cuando no me quede nada que jugar: tumbar todos los keyples en { FORM($place, "the") }
keyper-plan-pass = Cuando no me quede nada que jugar: pasar si puedo
keyper-plan-let-go = Si hay animales sin sitio, renunciar primero a: { $animals }
keyper-plan-fold = Plegar mi tablero para la próxima estación: { $display }
keyper-plan-rest = Si tengo demasiados keyples, que descansen primero: { $colours }

keyper-doubt-others = la orden no nombra ninguna de las opciones que quedan

keyper-fact-empty = no hay nadie en { FORM($place, "the") }
keyper-fact-there = en { FORM($place, "the") } hay { $keyples }
keyper-fact-unclaimed = nadie ha reclamado { FORM($board, "the") }
keyper-fact-claimed = { $who } ha reclamado { FORM($board, "the") }
keyper-plan-always-never-white = Siempre, pero nunca con un keyple blanco
keyper-plan-times-never-white = { $count ->
        [one] 1 vez esta estación, nunca con un keyple blanco
       *[other] { $count } veces esta estación, nunca con un keyple blanco
    }
keyper-plan-join-never-white = Unirme { $where }, nunca con un keyple blanco
keyper-plan-join-never-white-times = Unirme { $where }, nunca con un keyple blanco: { $count ->
        [one] 1 vez más esta estación
       *[other] { $count } veces más esta estación
    }

keyper-orders-end = Valen hasta que acabe la estación.
keyper-orders-help =
    Puedes ordenar, por ejemplo:
    - **Invitaciones**: unirme una vez en esta estación donde haya arcilla, troncos, rocas o trigo; en los demás casos, no
    - **Tumbar**: cuando no me quede nada que jugar, tumbar todos mis keyples en un campo
    - **Plegar**: plegar así mi tablero para la próxima estación
    - **Animales sin sitio**: renunciar primero a los cerdos
    - **Demasiados keyples**: que descansen primero los blancos

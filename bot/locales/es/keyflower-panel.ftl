### Keyflower's panel: the words on keys, and one short question for each step of a turn.

## Keys

keyflower-key-cash = Canjear
keyflower-key-middle = Centro
keyflower-key-mine = Mi aldea
keyflower-key-carry = Llevar
keyflower-key-extend = Ampliar
keyflower-key-more = Más trabajadores
keyflower-key-groups = Superados
keyflower-key-group = { $count } de { $tile }
keyflower-key-group-far = Superados: { $count } de { $tile }
keyflower-key-skill = Habilidad
keyflower-key-front = Delante
keyflower-key-behind = Detrás
keyflower-key-turn-left = ⟲
keyflower-key-turn-right = ⟳
keyflower-key-tile-next = Siguiente
keyflower-key-tile-after = Sigue: { $tile }
keyflower-key-tile-first = Antes: { $tile }

keyflower-panel-use-in = Usar losetas de:
keyflower-panel-groups = Mover aquí trabajadores superados:
keyflower-panel-pay-groups = O pagar con un trabajador superado:
keyflower-panel-winter = Tienes { $count } losetas de invierno: míralas en { panel-more } › { panel-plan }.

## Questions

keyflower-panel-which-bid = ¿Por qué loseta pujas?
keyflower-panel-which-tile = ¿Qué loseta?
keyflower-panel-which-group = ¿Qué trabajadores superados mueves?
keyflower-panel-which-contract = ¿Qué contrato?
keyflower-panel-cash-for = ¿Qué recibes a cambio?
keyflower-panel-how-many = ¿Cuántos?
keyflower-panel-send = ¿Qué trabajadores? Aún no hay pujas.
keyflower-panel-send-beat = ¿Qué trabajadores? { $who } va ganando con { $workers }.
keyflower-panel-send-raise = ¿Qué trabajadores añades? { $who } va ganando: { $workers } contra { $own }.
keyflower-panel-send-own = ¿Qué trabajadores añades? Vas ganando con { $workers }.
keyflower-panel-send-used = ¿Qué trabajadores? Del mismo color que hay allí: { $workers }.
keyflower-panel-send-use = ¿Qué trabajadores envías? Al menos { $need }.
keyflower-panel-send-more = ¿Envías más trabajadores?
keyflower-panel-all-sent = Confirma o deshaz.
keyflower-panel-keyple = { $help } Si nadie puja por ella, el jugador inicial elige barco primero igualmente; después el keyple pasa a la izquierda.
keyflower-panel-order = Con ella eliges barco { $number ->
        [1] primero
        [2] en segundo lugar
        [3] en tercer lugar
       *[other] en cuarto lugar
    } al acabar la estación{ $keyple ->
        [yes] {" "}y recibes el keyple lila de jugador inicial
       *[no] {""}
    }.{ $winter ->
        [yes] {" "}En tu aldea da 1 punto por cada loseta contigua.
       *[no] {""}
    }
keyflower-panel-take = ¿Qué tomas?
keyflower-panel-pay = ¿Con qué pagas?
keyflower-panel-pay-more = { $count ->
    [one] Falta pagar 1 pieza.
   *[other] Falta pagar { $count } piezas.
}
keyflower-panel-source = ¿De dónde viene?
keyflower-panel-source-behind = ¿Cuántos de detrás de tu pantalla?
keyflower-panel-carry-there = Mejorar { $tile }: ¿qué recursos llevas allí?
keyflower-panel-upgrade-which = ¿Qué loseta mejoras?
keyflower-panel-upgrade-more = ¿Mejoras una loseta? Quedan: { $upgrades ->
        [one] { $upgrades } mejora
       *[other] { $upgrades } mejoras
    }, { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }. Al confirmar acaba tu turno.
keyflower-panel-carry-which = ¿De qué loseta llevas recursos?
keyflower-panel-carry-more = ¿Desde qué loseta llevas algo más? { $steps ->
        [one] Queda { $steps } paso
       *[other] Quedan { $steps } pasos
    }. Al confirmar acaba tu turno.
keyflower-panel-extend-which = ¿Qué loseta amplías?
keyflower-panel-extend-more = ¿Amplías una loseta? Quedan: { $upgrades ->
        [one] { $upgrades } mejora
       *[other] { $upgrades } mejoras
    }, { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }. Al confirmar acaba tu turno.
keyflower-panel-carry-to = ¿A qué loseta?
keyflower-panel-carry-where = ¿Adónde llevas { $resource } de { $tile }?
keyflower-panel-where = ¿Dónde va { $tile }?
keyflower-panel-adjust =
    { $count ->
        [0] { $tile }: gírala, muévela o confirma.
       *[other] { $tile }: gírala, muévela o continúa.
    }
keyflower-panel-one-way =
    { $count ->
        [0] La loseta { $tile } solo cabe así. Muévela o confirma.
       *[other] La loseta { $tile } solo cabe así. Muévela o continúa.
    }
keyflower-panel-transport = Tienes { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    } y { $upgrades ->
        [one] 1 mejora
       *[other] { $upgrades } mejoras
    }. Un paso lleva 1 recurso por un camino a la loseta vecina. Una mejora se paga con recursos de esa loseta y con habilidades.
keyflower-panel-effect-chosen = { $others ->
        [0] Única acción posible: { $verb }.
       *[other] Acción: { $verb }. Puedes elegir otra con su botón.
    }
keyflower-panel-carry-what-from = ¿Qué llevas desde { $tile }? { $steps ->
        [one] Queda { $steps } paso.
       *[other] Quedan { $steps } pasos.
    }
keyflower-panel-send-exactly = ¿Qué trabajadores envías? Hacen falta { $need }.
keyflower-panel-only-tile = Ahora solo puedes pujar por esta loseta.
keyflower-panel-pale-bid = Letras grises: ahí no puedes pujar, te faltan trabajadores del color adecuado.
keyflower-panel-pale-use = Por qué una letra gris no es posible: { panel-more } › { panel-why-not }
keyflower-panel-only-bid = { $about } Es la única puja que puedes hacer aquí.
keyflower-panel-gold = El oro sustituye a cualquier otro recurso.
keyflower-panel-home = Mi aldea: mejorar tu casa cuesta aún { $missing }.
keyflower-panel-upgraded = Mejorada: { $face }.
keyflower-panel-boat = { $power } Si ganas este barco, te vale hasta el final de la partida.

### Score sheet

keyflower-score-tile = { $tile }
keyflower-score-upgraded = mejorada
keyflower-score-beside = junto a la aldea
keyflower-score-free-upgrade = { $boat } mejora gratis { $tile }
keyflower-score-free-extension = { $boat } amplía gratis { $tile }
keyflower-score-extension = Ampliación en { $tile }
keyflower-score-contract = { $contract }
keyflower-score-contract-open = Sin cumplir: { $contract }
keyflower-score-gold = Oro sobrante

keyflower-score-as = { $pieces } como { $kind }
keyflower-score-keyple = keyple lila (jugador inicial)
keyflower-score-keyple-as = keyple lila de jugador inicial como { $kind }

keyflower-score-count-steps = { $count ->
    [one] 1 paso de transporte
   *[other] { $count } pasos de transporte
}
keyflower-score-count-upgrades = { $count ->
    [one] 1 símbolo de mejora
   *[other] { $count } símbolos de mejora
}
keyflower-score-count-winter = { $count ->
    [one] 1 loseta de invierno
   *[other] { $count } losetas de invierno
}
keyflower-score-count-upgraded = { $count ->
    [one] 1 loseta mejorada
   *[other] { $count } losetas mejoradas
}
keyflower-score-count-extensions = { $count ->
    [one] 1 ampliación
   *[other] { $count } ampliaciones
}
keyflower-score-count-unfulfilled = { $count ->
    [one] 1 contrato sin cumplir
   *[other] { $count } contratos sin cumplir
}
keyflower-score-count-adjacent = { $count ->
        [one] 1 loseta contigua
       *[other] { $count } losetas contiguas
    }
keyflower-score-count-boats = { $count ->
    [one] 1 barco en el río: { $tiles }
   *[other] { $count } barcos en el río: { $tiles }
}
keyflower-score-count-loop = { $count ->
        [one] 1 loseta en la vuelta por caminos: { $tiles }
       *[other] { $count } losetas en la vuelta por caminos: { $tiles }
    }

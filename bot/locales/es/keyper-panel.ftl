# Keyper: keys and headings of the panel.

keyper-panel-send = Enviar un keyple:
keyper-panel-claim = Reclamar un tablero (keyples que vuelven):
keyper-panel-board = N.º { $number } ({ $count })
keyper-panel-farm = Mi granja
keyper-panel-village = Mi aldea
keyper-panel-fewer = Tomar menos…
keyper-panel-take-nothing = No tomar nada
keyper-panel-at-most = ¿Cuántos tomas como máximo?
keyper-panel-pay-more = { $tile }: { $count ->
    [one] falta pagar 1 bien.
   *[other] falta pagar { $count } bienes.
}
keyper-panel-give-more = { $count ->
    [one] Falta dar 1 bien.
   *[other] Falta dar { $count } bienes.
}
keyper-panel-take-more = { $count ->
    [one] Falta tomar 1 bien.
   *[other] Falta tomar { $count } bienes.
}
keyper-panel-trade = Cambiar { $given } por { $goods }
keyper-panel-instead = También cuentan como materias primas:
keyper-panel-pay = Pagar
keyper-panel-free = Gratis
keyper-panel-plot = Otra parcela
keyper-panel-elsewhere = Construir en otra parcela:
keyper-panel-nothing = Nada
keyper-panel-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
keyper-panel-ask-points = ¿Por cuántos puntos?
keyper-panel-later-build = Primero los demás deciden si se unen. Después eliges qué construir.
keyper-panel-later-upgrade = Primero los demás deciden si se unen. Después eliges qué mejorar.
keyper-panel-later-priced = { $price } { $later }
keyper-panel-upgrade-price = Mejorar cuesta { $farm } en la granja y { $village } en la aldea. El trigo vale por ambos.
keyper-panel-later-tiles = Primero los demás deciden si se unen. Después eliges qué loseta tomar.
keyper-panel-later-exchange = Primero los demás deciden si se unen. Después eliges qué cambiar.
keyper-panel-later-boat = Primero los demás deciden si se unen. Después eliges qué recibir o vender.
keyper-panel-upgrade = { $mark } { $tile } ({ $goods })
keyper-panel-plot-use = ¿Usar, mejorar o cubrir una loseta? ¿O construir en una parcela vacía?
keyper-panel-plot-use-brief = ¿Qué parcela usar, construir o cubrir?
keyper-panel-build-over = Construir encima
keyper-panel-over = ⚠️ Aquí construyes sobre la loseta { $tile }: ya no contará ni alojará animales.
keyper-panel-boat-rule = Aquí no puedes recibir y vender el mismo bien.
keyper-panel-any-plot = La loseta va a la primera parcela vacía de la granja: el sitio da igual.
keyper-panel-any-farm = Cualquier parcela vacía sirve: en la granja el sitio da igual. Si hay una loseta, construyes encima.
keyper-panel-any-place = Ahora todas las parcelas vacías dan lo mismo. Solo losetas como { keyper-tile-drainage } cuentan dónde están las de aldea.
keyper-panel-place-points = + puntos: lo que tus losetas dan de más si esta está ahí.
keyper-panel-only-you = Los demás ya no tienen keyples. Tras el último tuyo, solo ellos tumban una vez más y la estación acaba.
keyper-panel-only-you-brief = Luego solo los demás tumban: acaba la estación.
keyper-panel-plays-last = De todos, tú juegas el último keyple o keyper de la estación. Después solo los demás tumban keyples una vez más.
keyper-panel-last-one = Después, en tus turnos solo tumbas keyples hasta que acabe la estación. { $left }.
keyper-panel-last-one-brief = Después tumbas keyples. { $left }.
keyper-panel-last-one-of = { $who } aún tiene { $pieces }
keyper-panel-keyples = { $count ->
    [one] 1 keyple
   *[other] { $count } keyples
}
keyper-panel-keyper = el keyper
keyper-panel-resting = Tu keyper también te da { $count ->
        [one] un bien por el keyple
       *[other] un bien por cada uno de los { $count } keyples
    } de tu loseta keyp.
keyper-panel-rest = Ahí, { $raw } dan una materia prima; { $animals }, un animal.
keyper-panel-score = Puntos hasta ahora: { $scores }.
keyper-panel-score-of = { $who } { $points }
    .you = tú { $points }
keyper-panel-plot-about = { $tile }: { $about }
keyper-panel-hand-words = ☰ Más › { panel-in-words } dice qué hace cada loseta.
keyper-panel-join-yours = Has reclamado este tablero: los dos keyples vuelven a casa contigo.
keyper-panel-join-theirs = Tu keyple volverá a casa con { $who }, que ha reclamado este tablero.
keyper-panel-homeless = { $count ->
    [one] 1 de tus animales no tiene sitio: se perderá cuando acabe la estación.
   *[other] { $count } de tus animales no tienen sitio: se perderán cuando acabe la estación.
}
keyper-panel-room = { $count ->
    [0] En tu granja no hay sitio para este animal.
    [one] En tu granja solo hay sitio para 1 más.
   *[other] En tu granja solo hay sitio para { $count } más.
} Cuando acabe la estación, se pierden los animales sin sitio.
keyper-panel-acts-first = Primero actúa { $who }. Después eliges tú.

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
keyper-panel-trade = Recibir { $goods }
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
keyper-panel-later-tiles = Primero los demás deciden si se unen. Después eliges qué loseta tomar.
keyper-panel-later-exchange = Primero los demás deciden si se unen. Después eliges qué cambiar.
keyper-panel-later-boat = Primero los demás deciden si se unen. Después eliges qué recibir o vender.
keyper-panel-boat = { $number }: { $goods }
keyper-panel-upgrade = { $mark } { $tile } ({ $goods })
keyper-panel-own-plot = ¿Qué parcela? Si está vacía, construyes.
keyper-panel-farm-plot = Usa una loseta, o construye en una parcela vacía: da igual cuál.
keyper-panel-boat-rule = Aquí no puedes recibir y vender el mismo bien.
keyper-panel-any-plot = La loseta va a la primera parcela vacía de la granja: el sitio da igual.
keyper-panel-only-you = Los demás ya no tienen keyples. Juegas el último, así que esta estación no tendrás turno para tumbar keyples.
keyper-panel-plays-last = Jugarás el último keyple o keyper de la estación, así que no tendrás turno para tumbar keyples.
keyper-panel-resting = Tu keyper también te da { $count ->
        [one] un bien por el keyple
       *[other] un bien por cada uno de los { $count } keyples
    } de tu loseta keyp.
keyper-panel-rest = Ahí, { $raw } dan una materia prima; { $animals }, un animal.
keyper-panel-score = Puntos hasta ahora: { $scores }.
keyper-panel-score-of = { $who } { $points }
    .you = tú { $points }
keyper-panel-plot-about = { $tile }: { $about }
keyper-panel-join-yours = Has reclamado este tablero: los dos keyples vuelven a casa contigo.
keyper-panel-join-theirs = Tu keyple volverá a casa con { $who }, que ha reclamado este tablero.

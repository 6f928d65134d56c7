# What a question is about, for players who meet it for the first time, and what good players look at there.

keyflower-explain-turn = En tu turno pujas, usas una loseta o pasas. La estación acaba cuando todos pasan seguidos. Puedes usar las losetas con un signo negro: dice cuántos trabajadores hacen falta como mínimo.
keyflower-look-turn = Cada trabajador que envías ahora es uno menos para después, pero los de tu propia aldea vuelven al acabar la estación. Mira el color que ya tiene cada loseta: ¿quién puede aún pujar por ella o usarla?
keyflower-explain-bid = La puja más alta gana la loseta al acabar la estación, y sus trabajadores se gastan. Una puja superada la puedes mover durante la estación; si no, la recuperas al acabar la estación.
keyflower-look-bid = ¿Cuántos trabajadores de este color pueden tener aún los demás? Un color escaso es difícil de superar. Quien gana la loseta se queda también con los trabajadores que la usaron.
keyflower-explain-use = Los trabajadores que envías a una loseta la usan al momento. Cada nuevo uso en la misma estación exige más trabajadores que el anterior.
keyflower-look-use = Los recursos de tu propia loseta se quedan en ella; los de cualquier otra van a tu casa. Los trabajadores y las habilidades son para ti. Si envías trabajadores a otra aldea, se los queda su dueño.
keyflower-explain-carry = Con los pasos llevas recursos por los caminos. Una mejora se paga con los recursos de la propia loseta y las habilidades que tienes detrás de tu pantalla.
keyflower-look-carry = ¿Qué mejora te da antes puntos o un efecto mejor? Al final, algunos recursos solo cuentan en una loseta concreta. Los pasos que no usas se pierden.
keyflower-explain-contract = Un contrato puntúa al final si puedes asignarle todo lo que muestra. También puedes canjearlo antes por 1 de esas piezas.
keyflower-look-contract = ¿Qué piezas de las que muestra tendrás al final de todos modos? Cada una cuenta para una sola cosa, así que compara con tus losetas de invierno.
keyflower-explain-winter = Las losetas de invierno que sacas a subasta puntúan al final para quien las gane. Las que te guardas no sirven a nadie.
keyflower-look-winter = Saca las que encajen con tus trabajadores, habilidades y recursos. Guarda las que les irían mejor a los demás. Aún tendrás que ganarlas en la subasta.
keyflower-explain-boat = Tomas un barco por estación: recibes lo que lleva y, en invierno, el propio barco.
keyflower-look-boat = ¿Qué colores te faltarán la próxima estación y qué habilidades piden tus mejoras? En invierno, calcula cuántos puntos te daría cada barco.
keyflower-explain-growth = Las losetas que ganas se unen a tu aldea para siempre. Los lados que se tocan deben coincidir.
keyflower-look-growth = Los caminos cortos hasta las losetas que piden recursos ahorran pasos. Deja el río abierto para los barcos, y sitio junto a las losetas de orden de turno: cuentan las losetas que tienen al lado.
keyflower-aims-hand = Losetas de invierno en tu mano, y lo que cada una añadiría ahora:
keyflower-aims-middle = Losetas de invierno en subasta, y lo que cada una añadiría ahora:
keyflower-aims-contracts = Tus contratos, lo que da ahora cada uno y lo que tienes para él:
keyflower-aims-unassigned = Aún no da puntos:
keyflower-aim-hand = tu loseta de invierno { $tile }
keyflower-aim-hand-keyple = tu loseta de invierno { $tile }, con el keyple de jugador inicial como { $kind }
keyflower-aim-middle = la loseta de invierno { $tile }, en subasta
keyflower-aim-middle-keyple = la loseta de invierno { $tile }, en subasta, con el keyple de jugador inicial como { $kind }
keyflower-aim-keyple = { $help } Tu keyple de jugador inicial cuenta como { $kind }{ $gold ->
    [yes] {" "}en vez de oro
   *[no] { "" }
}.
keyflower-about-contract = Da { $points } puntos al final si puedes asignarle todo lo que muestra. En tu turno puedes canjearlo por 1 de esas piezas.
keyflower-about-extension = Va en una de tus losetas mejoradas. Dobla sus puntos fijos, y desde entonces solo pueden usarla trabajadores de este color.
keyflower-at-middle = Está en el centro esta estación.
keyflower-at-boat = Puedes tomarlo esta estación.
keyflower-at-boat-taken = { $who } lo ha tomado esta estación.
keyflower-at-row = Está a la vista: cualquiera puede tomarlo.
keyflower-at-supply = Aún está disponible.
keyflower-at-village = En la aldea de { $who }, cara básica.
keyflower-at-village-upgraded = En la aldea de { $who }, mejorada.
keyflower-at-village-side = En la aldea de { $who }, lado { $side }.
keyflower-at-village-only = En la aldea de { $who }.
keyflower-at-beside = Junto a la aldea de { $who }, cara básica.
keyflower-at-beside-upgraded = Junto a la aldea de { $who }, mejorada.
keyflower-at-beside-side = Junto a la aldea de { $who }, lado { $side }.
keyflower-at-beside-only = Junto a la aldea de { $who }.
keyflower-at-to-place = De { $who }, aún por colocar, cara básica.
keyflower-at-to-place-upgraded = De { $who }, mejorada, pero aún por colocar.
keyflower-at-to-place-side = De { $who }, aún por colocar, lado { $side }.
keyflower-at-to-place-only = De { $who }, aún por colocar.
keyflower-at-tile = En { $tile }, en la aldea de { $who }.
keyflower-at-hand = En la mano de { $who }.
keyflower-costs-turn = Los trabajadores que envías. Pasar es gratis.
keyflower-costs-bid = Los trabajadores que pujas, pero solo si ganas.
keyflower-costs-use = Los trabajadores que envías. Recuperas los de tu aldea y los de las losetas que ganes.
keyflower-costs-carry = Transportar es gratis. Una mejora cuesta los recursos y habilidades que muestra.
keyflower-costs-contract = Tomar uno no cuesta nada. Si lo canjeas, pierdes sus puntos.
keyflower-costs-winter = Ahora nada, pero otros pueden ganar las losetas que saques.
keyflower-costs-boat = Nada, pero solo puedes tomar 1 barco.
keyflower-costs-growth = Nada, pero una loseta colocada ya no se mueve.

# Marked pieces and places, as `/tile` explains them, and what people call them.

keyflower-spot-hex = sitio { $number }
keyflower-spot-side = { $tile } ({ $side })
keyflower-spot-free = Un sitio libre junto a: { $around }.
keyflower-spot-words-middle = centro, medio
keyflower-spot-words-order = orden de turno, loseta de orden
keyflower-spot-words-boat = barco
keyflower-spot-words-village = aldea, loseta de aldea
keyflower-spot-words-hex = sitio, hexágono, casilla
keyflower-spot-words-contract = contrato
keyflower-spot-words-extension = ampliación, extensión

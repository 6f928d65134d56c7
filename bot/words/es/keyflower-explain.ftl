# What a question is about, for whoever has not met it before; and what good players look at there.

keyflower-explain-turn = Un turno es una puja, usar una loseta o pasar. La estación acaba cuando todos pasan seguidos.
keyflower-look-turn = Cada trabajador que envías ahora te faltará luego, pero los que están en tu propia aldea son tuyos al acabar la estación. Mira el color que ya tiene cada loseta: ¿quién puede seguir ahí?
keyflower-explain-bid = La puja más alta se lleva la loseta al acabar la estación, y sus trabajadores se gastan; una puja que pierde vuelve a ti.
keyflower-look-bid = ¿Cuántos trabajadores de este color pueden tener aún los demás? Un color escaso es difícil de superar. Quien gana la loseta recibe también los trabajadores que la usaron.
keyflower-explain-use = Los trabajadores de una loseta la activan al momento. Cada uso siguiente en la estación pide más trabajadores que el anterior.
keyflower-look-use = Lo que recibes en tu propia loseta se queda en ella; de cualquier otra parte va a tu loseta inicial. Los trabajadores que envías a otra aldea acaban siendo de su dueño.
keyflower-explain-carry = Los pasos llevan recursos por los caminos; una mejora toma los recursos de la propia loseta y las habilidades de tu pantalla.
keyflower-look-carry = ¿Qué mejora te da antes puntos o un efecto mejor? Algunos recursos solo cuentan al final en cierta loseta. Los pasos que no usas se pierden.
keyflower-explain-contract = Un contrato puntúa al final si puedes asignarle todo lo que muestra; o lo canjeas antes por una de esas cosas.
keyflower-look-contract = ¿Qué tendrás al final de todos modos? Cada pieza cuenta solo para una cosa: compáralo con tus losetas de invierno.
keyflower-explain-winter = Las losetas de invierno que sacas se subastan entre todos y puntúan al final; las que te guardas no ayudan a nadie.
keyflower-look-winter = Saca lo que encaje con tus trabajadores, habilidades y recursos, y guarda lo que convendría más a los demás. Aún tienes que ganar la subasta.
keyflower-explain-boat = Cada uno toma un barco por estación: lo que lleva y, en invierno, el propio barco.
keyflower-look-boat = ¿Qué colores te faltarán la próxima estación y qué habilidades piden tus mejoras? En invierno calcula qué te daría cada barco.
keyflower-explain-growth = Las losetas ganadas se unen a tu aldea para siempre; los lados que se tocan deben coincidir.
keyflower-look-growth = Caminos cortos hacia las losetas que piden recursos ahorran pasos. Deja el río abierto para los barcos y sitio junto a las losetas de orden de turno: cuentan lo que tienen al lado.
keyflower-aims-hand = Losetas de invierno en tu mano, y lo que cada una añadiría ahora:
keyflower-aims-middle = Losetas de invierno en subasta, y lo que cada una añadiría ahora:
keyflower-aims-contracts = Tus contratos, lo que da cada uno ahora y lo que tienes de él:
keyflower-aims-unassigned = Aún no cuenta para nada:

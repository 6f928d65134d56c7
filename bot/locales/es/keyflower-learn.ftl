# Keyflower y The Merchants de un vistazo; un número en un círculo está también en la imagen.

keyflower-learn-line = Los trabajadores son a la vez dinero y mano de obra: con ellos pujas por losetas y con ellos las usas. Tras cuatro estaciones cuenta la aldea que más vale.
keyflower-learn-you = Diriges una aldea. Empieza con una loseta de casa y { $workers } trabajadores ① tras tu pantalla: los demás ven cuántos son, no sus colores.
keyflower-learn-turn = Envías trabajadores de un solo color a un solo lugar: como **puja** por una loseta ②, o para **usar** una loseta ③, sea de quien sea. O pasas. Los primeros trabajadores en una loseta fijan su color para quienes vengan después en esa estación.
keyflower-learn-end = Cuando todos pasan seguidos, la estación ⑤ termina. Quien más ha pujado añade la loseta a su aldea y paga la puja; las pujas perdidas vuelven a casa. Antes del invierno, un barco ④ trae además nuevos trabajadores a cada uno. Tras { $seasons } estaciones se acaba la partida.
keyflower-learn-win = Ganan más puntos. Vienen sobre todo de las losetas mejoradas y del invierno: tienes algunas losetas de invierno desde el principio y decides cuáles salen a subasta. Los barcos también puntúan, y cada oro sobrante vale 1.
keyflower-learn-mistake-1 = Pujar alto de entrada. Un trabajador basta para empezar, y quien es superado puede llevar todo el grupo a otra loseta.
keyflower-learn-mistake-2 = Trabajar en otras aldeas sin pensarlo: los trabajadores que envías allí son de su dueño al acabar la estación.
keyflower-learn-mistake-3 = Recursos en el sitio equivocado. Lo que ganas fuera de tus losetas va a tu casa, pero una mejora se paga con lo que hay en la propia loseta: alguien tiene que llevarlo.
keyflower-learn-alt = Una mesa de Keyflower en verano. 1: tus trabajadores y habilidades. 2: una loseta con una puja al lado. 3: una loseta con trabajadores encima, porque se ha usado. 4: los barcos y lo que traen. 5: la estación.

keyflower-learn-merchants-line = Keyflower con contratos por cumplir y ampliaciones que doblan lo que vale una loseta.
keyflower-learn-merchants-you = Como en Keyflower, diriges una aldea, con más metas: se mezclan losetas y barcos nuevos.
keyflower-learn-merchants-turn = Pujas, usas o pasas como siempre. Algunas losetas y barcos traen ahora **contratos**: uno de los { $open } abiertos ① o el primero del montón ②. Y donde puedes mejorar, puedes comprar en su lugar una **ampliación** ③ para una loseta tuya ya mejorada.
keyflower-learn-merchants-end = Tras { $seasons } estaciones, como en Keyflower. Al final de primavera, verano y otoño se descubren contratos nuevos.
keyflower-learn-merchants-win = Un contrato vale { $points } puntos si al final tienes todo lo que indica. Una ampliación dobla los puntos fijos de su loseta. Una cabaña en tu casa añade una mejora a cada uso de esta.
keyflower-learn-merchants-mistake-1 = Contar una pieza dos veces: lo que usa un contrato no puntúa en ningún otro sitio.
keyflower-learn-merchants-mistake-2 = Una ampliación de un color que te falta: desde entonces solo trabajadores de ese color pueden usar la loseta.
keyflower-learn-merchants-mistake-3 = Guardar un contrato que no puedes cumplir: en tu turno se puede canjear por una pieza que muestra.
keyflower-learn-merchants-alt = El mercado de The Merchants. 1: los contratos abiertos con sus puntos. 2: el montón de contratos ocultos. 3: las ampliaciones en cuatro colores con sus precios.

# Keyflower y The Merchants de un vistazo; un número en un círculo está también en la imagen.

keyflower-learn-line = Los trabajadores son tu dinero y tu mano de obra: con ellos pujas por losetas y las usas. Construye la aldea que más valga tras 4 estaciones.
keyflower-learn-you = Diriges una aldea. Empiezas con 1 loseta de casa y { $workers } trabajadores ① detrás de tu pantalla. Los demás ven cuántos tienes, pero no sus colores.
keyflower-learn-turn = Envía trabajadores de un mismo color a un sitio: **puja** por una loseta ② o **usa** casi cualquier loseta ③, incluso la de otro jugador. O pasa. Los primeros trabajadores de una loseta fijan su color para la estación. Cada nuevo uso pide al menos 1 trabajador más, y en una loseta caben 6 como mucho.
keyflower-learn-end = Cuando todos pasan seguidos, acaba la estación ⑤. La puja más alta gana la loseta y se gasta; las pujas perdidas vuelven a casa. Antes del invierno, cada jugador recibe además nuevos trabajadores de un barco ④. La partida termina tras { $seasons } estaciones.
keyflower-learn-win = Gana quien tenga más puntos. Los puntos vienen sobre todo de las losetas mejoradas y del invierno: tienes algunas losetas de invierno desde el principio y decides cuáles salen a subasta. Los barcos también puntúan, y cada oro sobrante vale 1 punto.
keyflower-learn-mistake-1 = Pujar alto de entrada. Para empezar basta con 1 trabajador, y si superan tu puja puedes llevar a todo el grupo a otra loseta.
keyflower-learn-mistake-2 = Enviar demasiados trabajadores a otras aldeas. Al acabar la estación se los queda el dueño de esa aldea.
keyflower-learn-mistake-3 = Dejar recursos donde no toca. Los recursos que ganas fuera de tus losetas van a tu casa, pero los que cuesta una mejora deben estar en la loseta que mejoras. Transpórtalos antes hasta allí.
keyflower-learn-alt = Una mesa de Keyflower en verano. 1: tus trabajadores y habilidades. 2: una loseta con una puja al lado. 3: una loseta ya usada, con trabajadores encima. 4: los barcos y lo que traen. 5: la estación.

keyflower-learn-merchants-line = Keyflower con contratos por cumplir y ampliaciones que doblan los puntos fijos de una loseta.
keyflower-learn-merchants-you = Diriges una aldea como en Keyflower, con más objetivos: hay losetas y barcos nuevos.
keyflower-learn-merchants-turn = Pujas, usas o pasas como en Keyflower. Algunas losetas traen **contratos**: 1 de los { $open } a la vista ① o el primero del montón ②. Algunos barcos traen uno boca abajo. En vez de mejorar una loseta, puedes comprar una **ampliación** ③ para una que ya esté mejorada.
keyflower-learn-merchants-end = La partida termina tras { $seasons } estaciones, como en Keyflower. Al acabar la primavera, el verano y el otoño salen contratos nuevos.
keyflower-learn-merchants-win = Un contrato da { $points } puntos si al final tienes todo lo que muestra. Una ampliación dobla los puntos fijos de su loseta. Con una cabaña, tu casa da una mejora más a cualquier jugador que la use.
keyflower-learn-merchants-mistake-1 = Contar una pieza dos veces. Lo que usas para un contrato no puntúa en ningún otro sitio.
keyflower-learn-merchants-mistake-2 = Comprar una ampliación de un color que no tienes. Desde entonces solo pueden usar la loseta trabajadores de ese color.
keyflower-learn-merchants-mistake-3 = Guardar un contrato que no puedes cumplir. En tu turno puedes canjearlo por 1 pieza de las que muestra.
keyflower-learn-merchants-alt = El mercado de The Merchants. 1: los contratos a la vista con sus puntos. 2: el montón de contratos ocultos. 3: las ampliaciones en 4 colores con sus precios.

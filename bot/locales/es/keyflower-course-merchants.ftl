# Una primera partida con The Merchants, para quien conoce Keyflower.

keyflower-course-merchants-contract-say = Quien conoce Keyflower aprende aquí tres cosas: contratos, ampliaciones y barcos nuevos. Un contrato vale 7 puntos al final si tienes todo lo que muestra.
keyflower-course-merchants-contract-do = Usa { keyflower-tile-assayer } con un trabajador azul y toma el contrato abierto con una sierra y una madera.
keyflower-course-merchants-contract-got = Está tras tu pantalla, y en su lugar se ha descubierto otro.
keyflower-course-merchants-cash-say = En cualquier turno tuyo un contrato se puede canjear por una pieza que muestra. Eso no es un turno: aún pujas, usas o pasas.
keyflower-course-merchants-cash-do = Canjea tu contrato por la madera y puja después un trabajador amarillo por { keyflower-tile-keywood }.
keyflower-course-merchants-cash-got = La madera está en tu loseta de casa, y además has pujado.
keyflower-course-merchants-stone-say = Tu loseta de casa se mejora por una madera y una piedra. La madera ya está.
keyflower-course-merchants-stone-do = Usa { keyflower-tile-workshop } con un trabajador amarillo y toma una piedra.
keyflower-course-merchants-stone-got = Ahora ambas están en tu loseta de casa.
keyflower-course-merchants-upgrade-say = Solo las losetas mejoradas admiten ampliación. Primero, pues, la mejora, y con ella los puntos fijos que una ampliación dobla.
keyflower-course-merchants-upgrade-do = Usa tu loseta de casa con un trabajador azul y mejórala.
keyflower-course-merchants-upgrade-got = Cinco puntos. Allí hay un trabajador azul, así que en esta estación solo encaja una ampliación azul.
keyflower-course-merchants-extend-say = Lo que permite una mejora puede comprar en su lugar una ampliación. Dobla los puntos fijos de la loseta, y desde entonces solo trabajadores de su color pueden usarla.
keyflower-course-merchants-extend-do = Usa { keyflower-tile-stable } con un trabajador amarillo y amplía tu loseta de casa en azul por un trabajador azul.
keyflower-course-merchants-extend-got = Diez puntos en vez de cinco.
keyflower-course-merchants-order-say = Los segundos barcos traen más que trabajadores: oro, cabañas, contratos. Quien gana una loseta de orden de turno elige primero.
keyflower-course-merchants-order-do = Puja un trabajador rojo por la loseta de orden de turno.
keyflower-course-merchants-order-got = Elegirás primero entre los barcos.
keyflower-course-merchants-pass-say = Un trabajador que guardas es uno más en verano. Cuando todos han pasado seguidos, la estación acaba y se descubren contratos nuevos.
keyflower-course-merchants-pass-do = Pasa.
keyflower-course-merchants-pass-got = Una loseta es tuya, y el trabajador de tu aldea ha vuelto contigo.
keyflower-course-merchants-boat-say = { keyflower-tile-keyflower-ii } trae un oro, que va enseguida a tu loseta de casa. El oro vale por cualquier otro recurso y por un punto si sobra.
keyflower-course-merchants-boat-do = Toma el barco con el oro.
keyflower-course-merchants-boat-got = Tienes trabajadores y un oro.
keyflower-course-merchants-place-say = Las losetas nuevas se unen a tu aldea, camino con camino. Procura que sea corto el trayecto de tu casa a donde hacen falta recursos.
keyflower-course-merchants-place-do = Coloca tu loseta como quieras; letras en la imagen nombran los sitios.
keyflower-course-merchants-own = ### 🎓 Por tu cuenta
    El verano es tuyo: juégalo como quieras. En **Más…** encuentras una **Pista** con tres buenas jugadas y por qué, y órdenes para los turnos en que no estés.
keyflower-course-merchants-over = ### 🎓 Bien hecho: aquí acaban las lecciones
    Sabes tomar contratos y canjearlos, ampliar losetas mejoradas y elegir un segundo barco por su oro. Los contratos cuentan al final, con todo lo que muestran.

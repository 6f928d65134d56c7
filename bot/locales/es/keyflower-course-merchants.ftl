# Una primera partida con The Merchants, para quien conoce Keyflower.

keyflower-course-merchants-contract-say = Novedades: contratos, ampliaciones, cabañas (1 mejora más en tu casa) y otras losetas y barcos. Un contrato vale 7 puntos si al final tienes todo lo que muestra y no lo cuentas en otro sitio.
keyflower-course-merchants-contract-do = Pulsa **{ keyflower-key-middle }**, usa la loseta { keyflower-tile-assayer } con 1 trabajador azul y toma el contrato con sierra y madera.
keyflower-course-merchants-contract-got = El contrato está detrás de tu pantalla.
keyflower-course-merchants-cash-say = En tu turno puedes canjear un contrato: lo entregas a cambio de 1 de las piezas que nombra. Después pujas, usas una loseta o pasas.
keyflower-course-merchants-cash-do = Pulsa **{ keyflower-key-cash }** y toma { keyflower-item-wood }; después pulsa **{ keyflower-bid }** y puja 1 trabajador amarillo por la loseta { keyflower-tile-keywood }.
keyflower-course-merchants-cash-got = La madera está en tu loseta de casa.
keyflower-course-merchants-stone-say = Mejorar tu casa cuesta 1 de madera y 1 de piedra. Falta la piedra.
keyflower-course-merchants-stone-do = Pulsa **{ keyflower-key-middle }**, usa la loseta { keyflower-tile-workshop } con 1 trabajador amarillo y toma { keyflower-item-stone }.
keyflower-course-merchants-stone-got = Ya tienes madera y piedra en tu loseta de casa.
keyflower-course-merchants-upgrade-say = Solo se amplían losetas mejoradas, así que primero mejora.
keyflower-course-merchants-upgrade-do = Pulsa **{ keyflower-key-mine }** y envía 1 trabajador azul a tu casa para mejorarla.
keyflower-course-merchants-upgrade-got = Tu casa vale ahora 5 puntos. La ocupa un trabajador azul: en esta estación solo encaja una ampliación azul.
keyflower-course-merchants-extend-say = En vez de mejorar, puedes ampliar una loseta: sus puntos fijos se doblan. Después solo pueden usarla trabajadores de ese color.
keyflower-course-merchants-extend-do = Pulsa **{ keyflower-key-middle }**, usa la loseta { keyflower-tile-stable } con 1 trabajador amarillo y elige la ampliación azul que cuesta 1 trabajador azul.
keyflower-course-merchants-extend-got = Tu casa vale ahora 10 puntos en vez de 5.
keyflower-course-merchants-order-say = Los barcos nuevos también traen oro, cabañas, contratos o trabajadores verdes. Si ganas esta loseta, eliges primero entre todos los barcos.
keyflower-course-merchants-order-do = Pulsa **{ keyflower-bid }** y puja 1 trabajador rojo por la loseta { keyflower-tile-order-1 }.
keyflower-course-merchants-order-got = Vas ganando: si nadie supera tu puja, eliges barco primero.
keyflower-course-merchants-pass-say = Cada trabajador que guardas es uno más para el verano. Al acabar la estación salen contratos nuevos.
keyflower-course-merchants-pass-do = Pulsa **{ keyflower-pass }** y después **{ panel-confirm }** para acabar la primavera.
keyflower-course-merchants-pass-got = Has ganado la loseta { keyflower-tile-keywood }.
keyflower-course-merchants-boat-say = { keyflower-tile-keyflower-ii } trae 1 de oro, que va a tu loseta de casa. El oro sustituye a cualquier otro recurso, y cada oro que sobra vale 1 punto.
keyflower-course-merchants-boat-do = Toma el barco { keyflower-tile-keyflower-ii }, el que lleva oro.
keyflower-course-merchants-boat-got = Hemos saltado al invierno: todos han pasado y has tomado ese barco dos veces más, por 2 de oro.
keyflower-course-merchants-winter-say = { keyflower-tile-jeweller } es una loseta de invierno: cada oro vale ahí 2 puntos en vez de 1.
keyflower-course-merchants-winter-do = Pulsa **{ keyflower-bid }** y puja 1 trabajador amarillo por la loseta { keyflower-tile-jeweller }.
keyflower-course-merchants-over = ### 🎓 Así es The Merchants
    Ya sabes tomar y canjear contratos, ampliar losetas mejoradas y elegir un barco por su oro. Todos pasaron y tu último barco trajo 3 de oro más: 6 en { keyflower-tile-jeweller } son 12 puntos. Nadie pujó por la loseta lila, así que ahora { $rival } es jugador inicial: 1 punto.

# Una primera partida de Keyflower, turno a turno: lo que cada lección dice, pide y ha traído.

keyflower-course-bid-say = Tras cuatro estaciones ganan más puntos, y la mayoría viene de las losetas de tu aldea. Las losetas se ganan pujando con trabajadores, y uno solo ya es una puja.
keyflower-course-bid-do = Puja un trabajador rojo por la loseta { keyflower-tile-woodcutter }.
keyflower-course-bid-got = Tu trabajador está junto a la loseta. Si nadie puja más, será tuya al acabar la estación.
keyflower-course-use-say = Los trabajadores también pueden usar una loseta, incluso una del centro que aún no es de nadie. Como no es tuya, lo que da va a tu loseta de casa.
keyflower-course-use-do = Usa { keyflower-tile-workshop } con un trabajador amarillo y toma una piedra.
keyflower-course-use-got = Hay una piedra en tu loseta de casa. El trabajador se queda allí hasta que acabe la estación.
keyflower-course-group-say = Te han superado: tu trabajador de allí es ahora un grupo perdedor. No lo has perdido, pues todo el grupo puede irse a otra loseta.
keyflower-course-group-do = Muévelo: puja por { keyflower-tile-keywood } con ese grupo.
keyflower-course-group-got = El mismo trabajador puja en otro sitio y no has gastado nada. Mientras dure la estación, una puja perdida siempre puede irse así.
keyflower-course-colour-say = Donde hay trabajadores, quienes vengan después en esta estación necesitan el mismo color. Por { keyflower-tile-woodcutter } pujan rojos, así que solo rojos pueden usarla.
keyflower-course-colour-do = Usa { keyflower-tile-woodcutter } con un trabajador rojo.
keyflower-course-colour-got = Hay dos maderas en tu loseta de casa. Quien use esa loseta después necesita más trabajadores de los que enviaste.
keyflower-course-upgrade-say = Tu loseta de casa se mejora por una madera y una piedra, y ambas están ya en ella. Usarla permite justo eso, y mejorada vale 5 puntos al final.
keyflower-course-upgrade-do = Usa tu loseta de casa con un trabajador azul y mejórala.
keyflower-course-upgrade-got = Cinco puntos son tuyos. El trabajador está en tu propia aldea y vuelve contigo al acabar la estación.
keyflower-course-outbid-say = Ahora tú: tu puja debe ser mayor que cualquier otra por la loseta, en su color. Quien pierde puede irse o volver con más, así que piensa cuánto vale para ti.
keyflower-course-outbid-do = Puja dos trabajadores azules por { keyflower-tile-alehouse }.
keyflower-course-outbid-got = Allí vas ahora en cabeza. Si alguien sube a su vez, ya sabes lo que pueden hacer tus trabajadores.
keyflower-course-order-say = Quien gana una loseta de orden de turno elige primero entre los barcos y quizá empiece la estación siguiente. Nada se juega hasta que entregas el turno: prueba cualquier botón, **Deshacer** lo quita.
keyflower-course-order-do = Puja un trabajador amarillo por la loseta de orden de turno.
keyflower-course-order-got = Nadie más puja por ella. Incluso después de entregar funciona **Deshacer mi turno**, mientras nadie más haya tenido que decidir.
keyflower-course-pass-say = No hace falta jugar todos tus trabajadores: los que quedan tras tu pantalla siguen siendo tuyos. Cuando todos han pasado seguidos, la estación acaba.
keyflower-course-pass-do = Pasa y mira lo que te ha traído la primavera.
keyflower-course-pass-got = Dos losetas son tuyas: sus pujas fueron a la bolsa, pero los trabajadores que había en ellas vinieron contigo.
keyflower-course-boat-say = Al final de primavera, verano y otoño cada uno recibe lo que trae un barco. Ganaste la loseta de orden de turno, así que eliges primero.
keyflower-course-boat-do = Toma el barco con más habilidades: con ellas se pagan mejoras.
keyflower-course-boat-got = Nuevos trabajadores y habilidades esperan tras tu pantalla.
keyflower-course-place-say = Las losetas ganadas se unen a tu aldea para siempre, camino con camino. Los recursos viajan por caminos: procura que sea corto el trayecto de tu casa a donde los necesitas.
keyflower-course-place-do = Coloca ambas losetas como quieras; letras en la imagen nombran los sitios.
keyflower-course-own = ### 🎓 Por tu cuenta
    El verano es tuyo: juégalo como quieras. En **Más…** encuentras una **Pista** con tres buenas jugadas y por qué, lo que no se puede hacer ahora y la razón, y órdenes para los turnos en que no estés.
keyflower-course-over = ### 🎓 Bien hecho: aquí acaban las lecciones
    Sabes pujar por losetas y mover una puja perdida, usar losetas con trabajadores del color adecuado, mejorar, tomar un barco y construir tu aldea. El otoño es igual; en invierno pujas por losetas que puntúan.

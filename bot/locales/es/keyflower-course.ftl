# Una primera partida de Keyflower, turno a turno: lo que cada lección dice, pide y ha traído.

keyflower-course-bid-say = Gana quien tenga más puntos tras 4 estaciones. La mayoría viene de losetas, que ganas pujando con trabajadores: los tuyos están encima de ellas.
keyflower-course-bid-do = Pulsa **{ keyflower-bid }** y puja 1 trabajador rojo por { keyflower-tile-woodcutter }.
keyflower-course-bid-got = Tu trabajador espera ahí. { $rival } puja 1 azul por { keyflower-tile-stable }.
keyflower-course-use-say = Los trabajadores también pueden usar una loseta sin dueño: al menos tantos como dice su signo negro. Los recursos del centro van a tu casa.
keyflower-course-use-do = Pulsa **{ keyflower-key-middle }**, usa { keyflower-tile-workshop } con 1 trabajador amarillo y toma { keyflower-item-stone }.
keyflower-course-use-got = La piedra está en tu casa.
keyflower-course-group-say = Pero { $rival } ha pujado 2 rojos por { keyflower-tile-woodcutter } y supera tu puja. Tu trabajador no se pierde: puedes llevarlo a otra loseta.
keyflower-course-group-do = Pulsa **{ keyflower-bid }** y lleva tu trabajador superado a { keyflower-tile-keywood }.
keyflower-course-group-got = Después de ti, { $rival } necesita 2 amarillos para { keyflower-tile-workshop }: cada vez al menos 1 más.
keyflower-course-colour-say = Los primeros trabajadores de una loseta fijan su color para la estación. En { keyflower-tile-woodcutter } son rojos: solo los rojos pueden usarla.
keyflower-course-colour-do = Pulsa **{ keyflower-key-middle }** y usa { keyflower-tile-woodcutter } con 1 rojo.
keyflower-course-colour-got = Hay 2 de madera en tu casa. { $rival } usa { keyflower-tile-keywood } con 1 rojo.
keyflower-course-upgrade-say = Mejorar tu casa cuesta 1 de madera y 1 de piedra. Ya están ahí; a otras losetas se llevan por caminos. Mejorada, vale 5 puntos.
keyflower-course-upgrade-do = Pulsa **{ keyflower-key-mine }** y envía 1 trabajador azul a tu casa.
keyflower-course-upgrade-got = ¡5 puntos!
keyflower-course-outbid-say = { $rival } ha pujado 1 amarillo por { keyflower-tile-scribes }. Puja más de ese color.
keyflower-course-outbid-do = Pulsa **{ keyflower-bid }** y puja 2 amarillos por { keyflower-tile-scribes }.
keyflower-course-outbid-got = Vas ganando. { $rival } ha pujado 8 trabajadores azules por { keyflower-tile-keythedral }.
keyflower-course-last-say = Para superar eso necesitarías 9 azules, y no los tienes. Si ahora pasan todos, cada uno toma un último barco y se cuentan los puntos.
keyflower-course-last-do = Pulsa **{ keyflower-pass }** y después **{ panel-confirm }**.
keyflower-course-pass-say = Te quedas los trabajadores que no juegas. Cuando todos pasan seguidos, acaba la estación. { $rival } acaba de pasar.
keyflower-course-pass-do = Pulsa **{ keyflower-pass }** y después **{ panel-confirm }** para acabar la primavera.
keyflower-course-pass-got = Has ganado { keyflower-tile-keywood }. Pierdes tu puja, pero todos los trabajadores de tus losetas ya son tuyos.
keyflower-course-boat-say = Ahora cada jugador toma lo que lleva un barco. Nadie pujó por la loseta lila: elige primero el jugador inicial, tú.
keyflower-course-boat-do = Toma el barco { keyflower-tile-sea-bastion }: trae un pico y un yunque.
keyflower-course-boat-got = Tus trabajadores y habilidades están tras tu pantalla: solo tú los ves.
keyflower-course-place-say = Tu nueva loseta se une a tu aldea para siempre. Camino con camino, campo con campo y río con río.
keyflower-course-place-do = Coloca { keyflower-tile-keywood } en el sitio **3** y pulsa **{ panel-confirm }**.
keyflower-course-place-got = Hemos saltado al invierno: has tomado 2 barcos más.
keyflower-course-winter-say = Recibiste 3 losetas de invierno, que dan puntos. Eliges en secreto al menos 1 para subastar. { keyflower-tile-scribes }: 10 puntos por cada trío de sierra, pico y yunque. Tienes 2 tríos.
keyflower-course-winter-do = Pulsa **B** ({ keyflower-tile-scribes }) y después **{ panel-confirm }**.
keyflower-course-winter-got = Se subastan tu loseta de invierno y la de { $rival }.
keyflower-course-over = ### 🎓 ¡Has ganado! Así es Keyflower
    El verano y el otoño son como la primavera. Los barcos también pueden puntuar: el de { $rival } dio 3 puntos; el tuyo, ninguno. Nadie pujó por la loseta lila, así que recibiste el keyple lila (jugador inicial): puede contar como 1 oro: 1 punto.

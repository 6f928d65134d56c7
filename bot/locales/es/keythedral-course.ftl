# Una primera partida de Keythedral, turno a turno: lo que cada lección dice, pide y ha traído.

keythedral-course-field-say = Gana quien tenga más puntos. Los puntos vienen de los asientos de la keythedral. Los pagas con cubos que tus trabajadores traen de los campos. Primero se coloca el mapa entre todos.
keythedral-course-field-do = Has sacado un bosque. Pulsa **3** para colocarlo en el lugar 3.
keythedral-course-field-got = Tu cabaña puede enviar su trabajador a cualquier campo vecino. La máquina ha puesto una cantera y una cabaña.
keythedral-course-cottage-say = Pon tus cabañas donde se junten campos distintos: cada tipo da sus cubos. El número de un campo solo lo nombra.
keythedral-course-cottage-do = Ahora has sacado un viñedo. Pulsa **4** para colocarlo en el lugar 4.
keythedral-course-cottage-got = Hemos colocado el resto: 5 cabañas cada uno.
keythedral-course-call-say = Por turnos se anuncia un número. Las cabañas con ese número envían 1 trabajador a un campo de al lado. Si anuncias tú, la tuya va primero. En cada campo cabe 1.
keythedral-course-call-do = Pulsa **5** para anunciar el número 5 y después la flecha que apunta a la cantera.
keythedral-course-call-got = Tu trabajador está en la cantera.
keythedral-course-follow-say = La máquina ha anunciado el número 3 y ha ido primero. Ahora va tu cabaña 3, a un campo libre de al lado.
keythedral-course-follow-do = Pulsa la flecha que apunta al lago.
keythedral-course-follow-got = Ya han salido todos. Tu cosecha: 1 de piedra, 1 de agua y 3 de madera.
keythedral-course-house-say = Gastas cubos, 1 acción por turno. Una casa cuesta 1 de piedra y 1 de madera. Desde la próxima ronda envía hasta 2 trabajadores.
keythedral-course-house-do = Pulsa **E** y después **2** para convertir la cabaña 2 en casa.
keythedral-course-house-got = La cabaña 2 ya es una casa.
keythedral-course-seat-say = Solo se venden los asientos del número más bajo que queda. Cada uno muestra su precio en cubos y vale tantos puntos como su número.
keythedral-course-seat-do = Pulsa **1c** para comprar ese asiento por 1 de madera y 1 de agua.
keythedral-course-seat-got = Tu primer punto.
keythedral-course-pass-say = Te quedas los cubos que no gastas. La fase de gasto acaba cuando todos pasan seguidos: si alguien actúa, tú puedes volver a actuar.
keythedral-course-pass-do = Pulsa **{ keythedral-menu-pass }** y guarda tu último cubo de madera.
keythedral-course-pass-got = En la ronda 2 ya han salido tus otros trabajadores.
keythedral-course-send-say = Tu casa envía 2 trabajadores.
keythedral-course-send-do = Pulsa la flecha que apunta a la cantera y después la del bosque.
keythedral-course-send-got = Tu cosecha: 2 de piedra, 2 de madera, 1 de agua y 1 de vino. Ya tienes 3 de madera.
keythedral-course-again-say = Alcanza para otro asiento. Tus vallas pueden esperar: una cierra un campo a los trabajadores de una cabaña o casa.
keythedral-course-again-do = Pulsa **1a** para comprar ese asiento por 1 de piedra y 1 de madera.
keythedral-course-again-got = Ya tienes 2 puntos.
keythedral-course-craft-say = Los asientos de los números 3, 4 y 5 piden productos artesanos, que ningún campo da. El herrero hace hierro forjado con 2 cubos cualesquiera.
keythedral-course-craft-do = Pulsa **A** para ir al herrero y paga con madera y vino.
keythedral-course-craft-got = El hierro forjado es tuyo.
keythedral-course-law-say = Una ley es una carta que cambia una regla una vez. Cuesta 1 cubo cualquiera. Solo la ves al comprarla, y después no gastas más en esta ronda.
keythedral-course-law-do = Pulsa **H** para comprar la ley y paga con agua.
keythedral-course-over = ### 🎓 Así son 2 rondas de Keythedral
    ✅ Tu ley: **{ keythedral-law-work-order }**. Al empezar una ronda, decides solo tú el orden de los 5 números.
    Ya sabes anunciar números, enviar trabajadores, hacer una casa y comprar asientos, productos artesanos y leyes. Al final de cada ronda puedes ofrecer cubos por elegir quién empieza la siguiente. El último asiento del número 5 acaba la partida. Con **{ learn-first-game }** juegas sin leyes: así es más sencillo.

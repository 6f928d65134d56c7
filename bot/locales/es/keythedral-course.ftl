# Una primera partida de Keythedral, turno a turno: lo que cada lección dice, pide y ha traído.

keythedral-course-field-say = Ganan más puntos, y los puntos son asientos de la keythedral, comprados con cubos que tus trabajadores traen de los campos. Primero se pone el mapa entre todos: en cada turno un campo y una de tus cabañas.
keythedral-course-field-do = Pon este bosque y tu cabaña 2 donde dice la línea siguiente.
keythedral-course-field-got = Un campo va junto a lo que ya hay, una cabaña en una esquina entre campos.
keythedral-course-cottage-say = Una cabaña trabaja en los campos que comparten un lado con ella, cuatro como mucho. Pon la tuya donde se toquen tipos distintos.
keythedral-course-cottage-do = Pon el viñedo y tu cabaña 4.
keythedral-course-cottage-got = Cada tipo de campo da sus propios cubos: piedra, madera, comida, agua o vino.
keythedral-course-share-say = Los campos no son de nadie: cualquier cabaña contigua puede usarlos. Pero en un campo solo cabe un trabajador por ronda.
keythedral-course-share-do = Pon el bosque y tu cabaña 5.
keythedral-course-share-got = Cerca de otros hay más donde elegir, y más rivales.
keythedral-course-numbers-say = Los números de tus cinco cabañas deciden cuándo envía cada una su trabajador. En cada ronda se elige ese orden de nuevo, número a número.
keythedral-course-numbers-do = Pon el bosque y tu cabaña 1.
keythedral-course-numbers-got = Ningún número es mejor que otro: depende de quién lo llame.
keythedral-course-last-say = Con la quinta cabaña de cada uno el mapa está listo. Una cabaña apartada tiene sus campos para ella sola.
keythedral-course-last-do = Pon la granja y tu cabaña 3.
keythedral-course-last-got = El mapa se queda así, salvo por las vallas. Empieza la primera ronda.
keythedral-course-call-say = Quien dirige llama un número, y todas las viviendas de ese número envían un trabajador: la suya primero. Llama, pues, el número cuyo campo quieras antes que nadie.
keythedral-course-call-do = Llama el número 5 y envía su trabajador a la cantera.
keythedral-course-call-got = Una piedra para ti: aquí escasea.
keythedral-course-follow-say = El otro ha llamado el número 3 y ha enviado primero. La tuya de ese número va después, a un campo contiguo que esté libre.
keythedral-course-follow-do = Envía el trabajador de la cabaña 3 al lago.
keythedral-course-follow-got = El lago te dará agua.
keythedral-course-lead-say = Diriges otra vez: la tarea va rotando. Solo quedan los números que aún no se han llamado.
keythedral-course-lead-do = Llama el número 1 y envía su trabajador al bosque.
keythedral-course-lead-got = La madera sirve para una casa, una valla y muchos asientos.
keythedral-course-second-say = Mira qué queda libre antes de enviar. Una vivienda sin campo contiguo libre no trae nada en esta ronda.
keythedral-course-second-do = Envía el trabajador de la cabaña 2 al bosque.
keythedral-course-second-got = Cuatro de tus trabajadores están fuera.
keythedral-course-fifth-say = El quinto número viene solo. Cuando todos han enviado, llega enseguida la cosecha: un cubo por trabajador.
keythedral-course-fifth-do = Envía el trabajador de la cabaña 4 al bosque.
keythedral-course-fifth-got = La cosecha: una piedra, un agua y tres maderas.
keythedral-course-house-say = Ahora gastas, una acción por turno. Una piedra y una madera convierten una cabaña en casa, que envía hasta dos trabajadores desde la ronda siguiente.
keythedral-course-house-do = Convierte la cabaña 2 en casa.
keythedral-course-house-got = Desde ahora puede traer dos cubos por ronda: cuanto antes, mejor.
keythedral-course-seat-say = Solo se venden los asientos del número más bajo que queda, y cada uno muestra su precio en cubos. Un asiento vale su número.
keythedral-course-seat-do = Compra el asiento 1c por una madera y un agua.
keythedral-course-seat-got = Tu primer punto. Cuando se venden todos los asientos de número 1, se descubren los de número 2.
keythedral-course-pass-say = Los cubos que guardas siguen siendo tuyos en la ronda siguiente. Cuando todos han pasado, la ronda acaba. Cuando no queda nada que elegir, un turno cuenta al instante; **Deshacer mi turno** lo quita mientras nadie más haya tenido que decidir ni se haya descubierto nada desde entonces.
keythedral-course-pass-do = Pasa y guarda tu última madera.
keythedral-course-pass-got = Los trabajadores vuelven a casa.
keythedral-course-start-say = Por último, cada uno puede pujar cubos por nombrar al próximo jugador inicial, que llama el primer número. Solo vale la pena si te importa un campo.
keythedral-course-start-do = Esta vez no pujes nada.
keythedral-course-own = ### 🎓 Por tu cuenta
    La segunda ronda es tuya: juégala como quieras. En **Más…** encuentras una **Pista** con tres buenas jugadas y por qué, lo que no se puede hacer y la razón, y órdenes para cuando no estés.
keythedral-course-over = ### 🎓 Bien hecho: aquí acaban las lecciones
    Sabes poner campos y cabañas, llamar un número y enviar trabajadores, convertir una cabaña en casa y comprar asientos de la keythedral. Todas las demás rondas son iguales; una partida de verdad añade leyes, cartas que doblan una regla una vez.

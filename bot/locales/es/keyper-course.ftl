# Una primera partida de Keyper, turno a turno: lo que cada lección dice, pide y ha traído.

keyper-course-send-say = Los keyples son tus trabajadores. Envía uno a un campo y recibes lo que muestra. Si es del color del borde, recibes 1 más. Gana quien tenga más puntos tras 4 estaciones.
keyper-course-send-do = Pulsa **{ keyper-colour-orange }** y envía el keyple al campo { keyper-field-clay } del tablero 1.
keyper-course-send-got = 2 de arcilla en vez de 1: los colores coinciden.
keyper-course-join-say = La máquina envía un keyple marrón a un campo vacío. Únete con el mismo color: recibes lo mismo y no gastas turno.
keyper-course-join-do = Pulsa **Unirme con marrón**.
keyper-course-join-got = 3 troncos para cada uno: 1 más porque te has unido.
keyper-course-builders-say = Construyes losetas en tu granja y en tu aldea. El campo de construcción tiene el borde naranja.
keyper-course-builders-do = Pulsa **{ keyper-colour-orange }** y envía el keyple al campo { keyper-field-build } del tablero 1.
keyper-course-builders-got = Los colores coinciden: puedes construir dos veces.
keyper-course-build-say = Basta una vez: la { keyper-tile-pig-sty }, por 1 de arcilla y 1 tronco. Caben 4 cerdos, y da 1 punto por cada uno.
keyper-course-build-do = Elige la { keyper-tile-pig-sty }, paga con **{ keyper-good-clay }** y **{ keyper-good-log }**, y omite la segunda acción.
keyper-course-build-got = Ya está construida: esta es tu granja, con la { keyper-tile-pig-sty }.
keyper-course-keyper-say = Una vez por estación tu keyper reclama un tablero: al final, todos sus keyples vuelven contigo. El tablero 2 ya es de la máquina; el 1 tiene 7.
keyper-course-keyper-do = Pulsa **N.º 1 (7)** para reclamar el tablero con 7 keyples.
keyper-course-keyper-got = Todos pueden seguir trabajando en el tablero 1, y sus keyples vuelven a casa contigo.
keyper-course-animals-say = El keyper de la máquina reclama el tablero 2: pronto verás para qué. Los animales también vienen de los campos. El de los cerdos tiene el borde verde claro.
keyper-course-animals-do = Pulsa **{ keyper-colour-light-green }** y envía el keyple al campo { keyper-field-pigs } del tablero 1.
keyper-course-animals-got = 2 cerdos se instalan en tu { keyper-tile-pig-sty }.
keyper-course-decline-say = La máquina envía un keyple verde claro al campo Trigo del tablero 2. Podrías unirte con uno blanco. No lo hagas: guárdalo para los cerdos, que dan más puntos que el trigo.
keyper-course-decline-do = Pulsa **{ keyper-menu-skip }** esta vez.
keyper-course-decline-got = Guardas tus 2 keyples blancos.
keyper-course-lay-say = El blanco toma el color del keyple que ya está. De pie, tu keyple no ayuda: recibes 2. Si lo tumbas, trabaja también: recibes 3, pero ya no trabaja más esta estación.
keyper-course-lay-do = Pulsa **{ keyper-colour-white }**, elige el campo { keyper-field-pigs } del tablero 1 y pulsa **{ keyper-menu-lay-heading }**.
keyper-course-lay-got = Ahora tienes 5 cerdos: 1 de más, pero pronto venderás.
keyper-course-boat-say = El primer keyple en un río trae un barco. Ahí recibes un bien que muestra el barco o vendes uno por 2 puntos de envío.
keyper-course-boat-do = Pulsa **{ keyper-colour-light-blue }**, elige el campo { keyper-field-river } del tablero 1 y después **Barco 3**.
keyper-course-boat-got = Los colores coinciden: tienes 2 acciones de barco.
keyper-course-sell-say = Tienes 5 cerdos y sitio para 4: el quinto se perdería al acabar la estación. Alojado al final de la partida, un cerdo vale 1 punto; vendido, 2.
keyper-course-sell-do = Bajo «Vender por 2 puntos», pulsa dos veces el cerdo.
keyper-course-sell-got = 4 puntos de envío. He jugado tus últimos 3 keyples: 3 rocas, 1 de arcilla, 3 de trigo.
keyper-course-again-say = Ya sin keyples, mientras la máquina sigue, tumbas los que están de pie en tus losetas o tablero. Trabajan otra vez.
keyper-course-again-do = Elige el campo { keyper-field-logs } del tablero 1 y tumba los dos keyples.
keyper-course-again-got = 3 troncos más.
keyper-course-last-say = La máquina acaba de jugar su último keyple. Tumbas una vez más y acaba la primavera, aunque queden keyples de pie. Tu loseta de feria da puntos: muestras 1 cerdo y 1 tronco, y te los quedas.
keyper-course-last-do = Elige el campo { keyper-field-clay } del tablero 1 y tumba el keyple.
keyper-course-last-got = Feria celebrada: 2 puntos. Vuelven tus 12 keyples. Entre 2 jugadores solo puedes enviar 9: en una partida eliges qué 3 esperan y dan 1 bien cada uno.
keyper-course-fold-say = Pliega tu tablero para el verano: eso decide sus campos.
keyper-course-fold-do = A tu feria de verano solo le falta 1 vaca, y A tiene { keyper-field-cows }: pulsa **A** y después **{ panel-confirm }**.
keyper-course-over =
    ### 🎓 Esa ha sido tu primera primavera de Keyper
    Ya sabes enviar y tumbar keyples, unirte o no, construir, alojar animales, vender bienes, reclamar un tablero y plegarlo. Las otras 3 estaciones son iguales. También verás:
    - Flecha naranja: mejorar una loseta construida, para más puntos.
    - Dos cartas: tomar una loseta rural, para construirla después.
    - Martillo con −1: construir por 1 bien menos.
    - Tus parcelas, los espacios de tu granja y tu aldea: un keyple puede construir ahí, o mejorar o usar la loseta. El primero puede ser de cualquier color.
    - Si alguien se une en un martillo o una flecha, actúan por turnos, 1 acción cada uno.
    - Un ladrillo, madera o piedra también cuenta como arcilla, tronco o roca.

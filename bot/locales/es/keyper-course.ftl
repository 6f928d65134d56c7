# Una primera partida de Keyper, turno a turno: lo que cada lección dice, pide y ha traído.

keyper-course-send-say = Tras cuatro estaciones ganan más puntos: de losetas construidas, de envíos y de ferias. Todo empieza con keyples que envías a campos, y uno del color del campo trae más.
keyper-course-send-do = Envía un keyple naranja a la arcilla del tablero 1: su borde es naranja.
keyper-course-send-got = Dos arcillas en vez de una, porque el color coincidía.
keyper-course-join-say = Cuando alguien envía un keyple a un campo vacío, se pregunta a los demás si se unen con el mismo color. Quien se une recibe tanto como quien empezó, y ni siquiera es un turno.
keyper-course-join-do = Únete con tu keyple marrón.
keyper-course-join-got = Tres troncos para cada uno: juntos hay uno más.
keyper-course-builders-say = Lo que tienes sirve para construir: losetas propias y de campo van a tu granja y a tu aldea. Construir es cosa de keyples naranjas.
keyper-course-builders-do = Envía tu otro keyple naranja al campo de construir del tablero 1.
keyper-course-builders-got = Nadie se unió, pero el color coincidía: puedes construir dos veces.
keyper-course-build-say = Las losetas de granja cuestan materias primas, las de aldea productos acabados. La { keyper-tile-pig-sty } da hogar a los cerdos y un punto por cada uno.
keyper-course-build-do = Construye la { keyper-tile-pig-sty } en la primera parcela de tu granja con una arcilla y un tronco, y déjalo ahí.
keyper-course-build-got = Ahí está, con sitio para cuatro cerdos.
keyper-course-keyper-say = Una vez por estación tu keyper reclama un tablero: todos los keyples de sus campos vuelven contigo al acabar la estación, los enviara quien los enviara. Elige un tablero con buena compañía.
keyper-course-keyper-do = Reclama el tablero 1 con tu keyper.
keyper-course-keyper-got = El tablero 1 será tuyo al final de la primavera. Todos pueden seguir trabajando en él.
keyper-course-white-say = Los keyples blancos son comodines: se unen a cualquier color y cuentan como él. Te preguntan si te unes a uno gris en las rocas.
keyper-course-white-do = Únete con un keyple blanco.
keyper-course-white-got = Tres rocas, pues contó como gris.
keyper-course-animals-say = Los animales vienen de campos de borde verde claro. Al acabar la estación, cada uno necesita sitio en una loseta de granja que muestre su especie.
keyper-course-animals-do = Envía tu keyple verde claro a los cerdos del tablero 1.
keyper-course-animals-got = Dos cerdos se instalan en tu { keyper-tile-pig-sty }.
keyper-course-decline-say = No hace falta unirse. Un keyple blanco valdrá más después, y quien envió el otro recibe menos sin ti.
keyper-course-decline-do = Esta vez no te unas.
keyper-course-decline-got = Guardas tu keyple blanco para algo mejor.
keyper-course-lay-say = Un segundo keyple puede ir junto a uno de pie, si el color encaja. Tumba el primero y ambos trabajan: un jugador solo no saca más de un campo.
keyper-course-lay-do = Envía tu keyple blanco a los cerdos del tablero 1 y tumba el que está allí.
keyper-course-lay-got = Tres cerdos más. Un keyple tumbado ya no trabaja en esta estación.
keyper-course-boat-say = El primer keyple en un río trae un barco. Con él tomas un bien que muestra o vendes uno por puntos de envío; su color es el azul claro.
keyper-course-boat-do = Envía tu keyple azul claro al río del tablero 1, en el barco con cerdo y roca.
keyper-course-boat-got = Tienes dos acciones de barco, porque el color coincidía.
keyper-course-sell-say = Un cerdo es demasiado para tu { keyper-tile-pig-sty }, así que deja ir algunos en barco. Cada bien vendido vale 2 puntos para siempre.
keyper-course-sell-do = Vende dos cerdos, uno tras otro.
keyper-course-sell-got = Cuatro puntos de envío, y cada cerdo que queda tiene hogar.
keyper-course-upgraders-say = Una loseta se mejora una vez, y entonces hace o puntúa más. Es cosa de keyples grises.
keyper-course-upgraders-do = Envía tu keyple gris al campo de mejora del tablero 1.
keyper-course-upgraders-got = Puedes mejorar dos veces.
keyper-course-upgrade-say = Una loseta de granja se mejora con una materia prima o trigo, una de aldea con un producto acabado o trigo. Cuando no queda nada que elegir, un turno cuenta al instante; **Deshacer mi turno** lo quita mientras nadie más haya tenido que decidir ni se haya descubierto nada desde entonces.
keyper-course-upgrade-do = Mejora la { keyper-tile-pig-sty } con un tronco, y déjalo ahí.
keyper-course-own = ### 🎓 Por tu cuenta
    Lo que queda de primavera y todo el verano son tuyos: juega como quieras, y a cada turno tuyo le sigue un comentario. En **Más…** encuentras una **Pista** con tres buenas jugadas y por qué, lo que no se puede hacer y la razón, y órdenes para cuando no estés.
keyper-course-over = ### 🎓 Bien hecho: aquí acaban las lecciones
    Sabes enviar keyples y casar colores, unirte a otros o quedarte fuera, construir, mejorar y alojar animales, enviar bienes y reclamar un tablero con tu keyper. El otoño y el invierno son iguales.

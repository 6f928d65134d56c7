# Keyper de un vistazo; un número en un círculo está también en la imagen.

keyper-learn-line = Envía keyples a tableros comunes, únete donde trabajan otros y construye la granja y la aldea que más valgan tras cuatro estaciones.
keyper-learn-you = Tienes una granja y una aldea propias, un keyper y { $keyples } keyples ① de { $colours } colores.
keyper-learn-turn = Envías un keyple a un campo ② de cualquier tablero de campo, o a un edificio tuyo, por lo que allí se muestra. En un campo vacío se pregunta a los demás si quieren *unirse* con el mismo color: entonces ambos reciben más. Una vez por estación, como turno, tu *keyper* reclama un tablero ③. Un keyple de pie puede tumbarse más tarde para trabajar por segunda vez.
keyper-learn-end = Cuando todos han jugado todas sus piezas, la estación ⑤ termina. Se celebran ferias, y el tablero que reclamaste vuelve contigo con los keyples que tiene: lo pliegas de nuevo y sigues con esos keyples. Tras { $seasons } estaciones se acaba la partida.
keyper-learn-win = Ganan más puntos. Vienen de las losetas construidas, de vender a los barcos en los ríos ④ y de las ferias.
keyper-learn-mistake-1 = Quedarse fuera. Quien se une recibe tanto como quien empezó, y no cuesta un turno.
keyper-learn-mistake-2 = Reclamar un tablero y luego trabajar en otra parte: lo que haya en él al acabar la estación es tu equipo para la siguiente.
keyper-learn-mistake-3 = Animales sin hogar. Al acabar una estación cada uno necesita sitio en una loseta de granja que muestre su especie; los demás se escapan.
keyper-learn-alt = Una mesa de Keyper en primavera. 1: tus keyples. 2: un campo donde trabajan dos keyples. 3: un tablero que tu keyper ha reclamado. 4: un río con un barco. 5: la estación.

# Keyper de un vistazo; un número en un círculo está también en la imagen.

keyper-learn-line = Envía keyples a tableros comunes, únete donde trabajan otros y construye la granja y la aldea que más valgan tras 4 estaciones.
keyper-learn-you = Tienes una granja, una aldea, un keyper y { $keyples } keyples ① de { $colours } colores. Con 2 jugadores, tienes 9 keyples.
keyper-learn-turn = Envía un keyple a un campo ② de cualquier tablero rural, o a uno de tus edificios, y recibe lo que muestra. Si el campo está vacío, otro jugador puede *unirse* con el mismo color, y cada uno recibe 1 más. Una vez por estación usas un turno para que tu *keyper* reclame un tablero ③. Más tarde puedes tumbar un keyple de pie para que trabaje otra vez.
keyper-learn-end = Poco después de que todos jueguen todas sus piezas, acaba la estación ⑤. Se celebran ferias, y te llevas a casa el tablero que reclamaste, con los keyples que tiene encima. Lo pliegas de otra forma, y esos keyples pasan a tu próximo equipo. La partida termina tras { $seasons } estaciones.
keyper-learn-win = Gana quien tenga más puntos. Los puntos vienen de las losetas construidas, de vender a los barcos en los ríos ④ y de las ferias.
keyper-learn-mistake-1 = No unirte casi nunca. Si te unes, recibes tanto como el otro jugador, y no gastas turno. Quédate fuera solo si ese keyple te sirve más después.
keyper-learn-mistake-2 = Reclamar demasiado pronto un tablero vacío. Tu próximo equipo son sobre todo los keyples que tenga al acabar la estación.
keyper-learn-mistake-3 = Tener animales sin sitio. Al acabar una estación, cada animal necesita sitio en una loseta de granja que muestre su especie. Los que no lo tienen se pierden.
keyper-learn-alt = Una mesa de Keyper en primavera. 1: tus keyples. 2: un campo donde trabajan 2 keyples. 3: un tablero que tu keyper ha reclamado. 4: un río con un barco. 5: la estación.

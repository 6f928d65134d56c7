# Keythedral de un vistazo; un número en un círculo está también en la imagen.

keythedral-learn-line = Envía trabajadores de tus cabañas a los campos de alrededor, y gasta lo que traen en asientos de la keythedral.
keythedral-learn-you = Tienes { $dwellings } viviendas ① en una aldea que se coloca entre todos alrededor de la keythedral.
keythedral-learn-turn = En cada ronda, las viviendas envían trabajadores a los campos de al lado: una cabaña envía { $cottage }, una casa hasta { $house }. Cada uno trae a casa un cubo ②. Después gastas cubos, con una acción por turno: comprar un asiento ③, convertir una cabaña en casa, construir una valla, comprar un producto artesano ④, cambiar cubos, comprar una ley o pasar.
keythedral-learn-end = Los asientos se venden número a número, del 1 al { $last } ⑤. La partida termina cuando se compra el último asiento del número { $last }.
keythedral-learn-win = Un asiento vale tantos puntos como su número. Gana quien tenga más puntos; los cubos sobrantes solo desempatan. (En la segunda edición los asientos valen más y los cubos cuentan.)
keythedral-learn-mistake-1 = Dar un campo por seguro. Solo cabe 1 trabajador, y va primero el jugador que anuncia el número.
keythedral-learn-mistake-2 = Conformarte con cabañas. Una casa trae hasta 2 cubos por ronda y solo cuesta 1 de piedra y 1 de madera.
keythedral-learn-mistake-3 = Llegar tarde a los artesanos. Los asientos de los números 3, 4 y 5 piden productos artesanos, que ningún campo da.
keythedral-learn-alt = La ciudad de Keythedral en una segunda ronda. 1: tus viviendas, una de ellas casa. 2: tus cubos. 3: los asientos a la venta y sus precios. 4: los artesanos. 5: cuántos asientos quedan de cada número.

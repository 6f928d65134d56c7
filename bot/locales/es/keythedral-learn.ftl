# Keythedral de un vistazo; un número en un círculo está también en la imagen.

keythedral-learn-line = Envía trabajadores de tus cabañas a los campos de alrededor y gasta lo que traen en los asientos de la keythedral.
keythedral-learn-you = Tienes { $dwellings } viviendas ① en una aldea que todos disponéis juntos alrededor de la keythedral.
keythedral-learn-turn = En cada ronda cada vivienda envía trabajadores a los campos contiguos: una cabaña { $cottage }, una casa { $house }. Cada uno trae un cubo ②. Después gastas, una acción cada vez: comprar un asiento ③, convertir una cabaña en casa, poner una valla, encargar un producto artesano ④, comerciar, conseguir una ley o pasar.
keythedral-learn-end = Los asientos se venden número a número, del 1 al { $last } ⑤. En cuanto se paga el último asiento de número { $last }, la partida se acaba.
keythedral-learn-win = Un asiento vale su número y ganan más puntos; los cubos sobrantes solo desempatan. (En la segunda edición los asientos valen más y los cubos cuentan.)
keythedral-learn-mistake-1 = Contar con un campo: en él cabe un trabajador. Qué viviendas envían primero se decide de nuevo en cada ronda.
keythedral-learn-mistake-2 = Quedarse con cabañas. Una casa trae hasta dos cubos por ronda y solo cuesta una piedra y una madera.
keythedral-learn-mistake-3 = Llegar tarde a los artesanos: los asientos de números 4 y 5 piden productos artesanos, que ningún campo da.
keythedral-learn-alt = La ciudad de Keythedral en una segunda ronda. 1: tus viviendas, una de ellas casa. 2: tus cubos. 3: los asientos a la venta y sus costes. 4: los artesanos. 5: cuántos asientos de cada número quedan.

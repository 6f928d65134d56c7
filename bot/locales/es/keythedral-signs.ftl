# The legend of Keythedral’s signs.

keythedral-signs-group-cubes = Cubos
keythedral-signs-any = cualquier cubo
keythedral-signs-group-fields = Campos
keythedral-signs-group-map = En el mapa
keythedral-signs-place = número de un campo o lugar, no una cantidad
keythedral-signs-worker = trabajador, con el número de su vivienda
keythedral-signs-cottage = cabaña: envía 1 trabajador
keythedral-signs-house = casa: envía hasta 2 trabajadores
keythedral-signs-fence = valla, con el signo de quien la puso
keythedral-signs-site = lugar libre para una cabaña
keythedral-signs-halo = amarillo: envía ahora a sus trabajadores
keythedral-signs-keythedral = la keythedral
keythedral-signs-marker = qué número trabaja primero, segundo…
keythedral-signs-start = jugador inicial
keythedral-signs-field-back = reverso del próximo campo
keythedral-signs-group-town = En la ciudad y en la keythedral
keythedral-signs-seat = número de una fila de asientos
keythedral-signs-hidden-seat = asiento que aún no se vende
keythedral-signs-sold = asiento vendido
keythedral-signs-price = ley: 1 cubo más o menos
keythedral-signs-new-house = convertir una cabaña en casa
keythedral-signs-new-fence = valla en mano o por construir
keythedral-signs-no-fence = quitar una valla
keythedral-signs-law = ley

# What a question is about, for whoever has not met it before; and what good players look at there.

keythedral-explain-lay = El mapa se coloca una vez para toda la partida: los campos dan cubos, y una vivienda envía sus trabajadores a los campos de al lado.
keythedral-look-lay = Una cabaña entre varios tipos de campos sigue siendo útil. Un campo junto a muchas viviendas se ocupa pronto.
keythedral-explain-work = Las viviendas del número que se llama envían trabajadores a campos libres de al lado; cada uno trae un cubo en la cosecha.
keythedral-look-work = ¿Qué cubos piden los asientos en venta? En un campo cabe un solo trabajador, y quien llama un número coloca primero.
keythedral-explain-take = Una ley te deja elegir qué recursos traen tus trabajadores de un tipo de campo.
keythedral-look-take = Toma lo que pide el próximo asiento y tus otros campos no dan.
keythedral-explain-spend = Cada turno haces una cosa: un asiento, una casa, una valla, un producto artesano, un trueque, una ley, o pasar.
keythedral-look-spend = Los asientos se venden por orden de número, y los últimos valen más: ¿quién puede pagar el próximo antes que tú? Una casa envía dos trabajadores desde la ronda siguiente. Una ley acaba tus turnos en esta fase.
keythedral-explain-settle = Algo ha cambiado en tu compra: pagas lo que cuesta ahora, o te retiras y eliges de nuevo.
keythedral-look-settle = ¿Podría otro comprar este asiento antes de tu próximo turno? ¿Y para qué más necesitarías los cubos?
keythedral-explain-move = Una vivienda que las vallas separan de todo campo se coloca en otro sitio; conserva número y cara.
keythedral-look-move = Busca un sitio junto a varios campos libres cuyos cubos te falten.
keythedral-explain-auction = Cada uno puja una vez, con cubos, por nombrar al próximo jugador inicial.
keythedral-look-auction = Ser el primero importa más cuando alguien ya puede pagar el próximo asiento. Los cubos que pagas van a otro jugador.
keythedral-explain-law = Aquí puedes jugar leyes de tu mano; cada una se usa una vez y solo en su momento.
keythedral-look-law = ¿Hace la carta más ahora, o le iría mejor un momento posterior? Otros pueden derogarla.
keythedral-explain-answer = Antes de que tenga efecto se puede responder con una ley. Quien no responde a tiempo no juega ninguna.
keythedral-look-answer = ¿Qué te costaría que salga adelante? Una carta que guardas puede valer más luego.
keythedral-explain-end = Tu jugada está hecha; cuenta en cuanto la entregas.
keythedral-look-end = ¿Deja a los demás algo que tú querías antes?
keythedral-aims-seats = Asientos en venta, sus puntos y lo que tienes del precio:
keythedral-aims-laws = Leyes en tu mano:
keythedral-at-hand = En la mano de { $who }.
keythedral-at-played = Ya se ha jugado.
keythedral-aims-seat = asiento { $slot }

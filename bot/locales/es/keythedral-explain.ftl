# What a question is about, for players who meet it for the first time, and what good players look at there.

keythedral-explain-lay = El mapa se coloca una sola vez. Cuando se anuncia el número de una vivienda, envía a sus trabajadores a los campos de al lado, y traen cubos. El mejor sitio de una cabaña es entre campos de tipos distintos.
keythedral-look-lay = Una cabaña entre varios tipos de campos sigue siendo útil. Un campo junto a muchas viviendas se ocupa pronto.
keythedral-explain-work = Todas las viviendas con el número anunciado envían trabajadores a campos libres de al lado. Cada uno trae 1 cubo en la cosecha.
keythedral-look-work = ¿Qué cubos cuestan los asientos a la venta? En un campo solo cabe 1 trabajador, y quien anuncia un número va primero.
keythedral-explain-take = Una ley te deja elegir qué recursos traen tus trabajadores de un tipo de campo.
keythedral-look-take = Toma los cubos que pide el próximo asiento y que tus otros campos no dan.
keythedral-explain-spend = En cada turno haces una cosa de la imagen, o pasas. Pasar no es definitivo: la fase acaba cuando todos pasan seguidos.
keythedral-look-spend = Los asientos se venden por orden de número, y los últimos valen más: ¿quién puede pagar el próximo antes que tú? Una casa envía 2 trabajadores desde la próxima ronda.
keythedral-explain-settle = Tu compra ha cambiado: paga el nuevo precio, o retírate y elige otra vez.
keythedral-look-settle = ¿Podría otro comprar este asiento antes de tu próximo turno? ¿Para qué más necesitas los cubos?
keythedral-explain-move = Las vallas separan esta vivienda de todos los campos, así que la trasladas a otra esquina. Conserva su número y su cara.
keythedral-look-move = Busca una esquina junto a varios campos libres cuyos cubos necesites.
keythedral-explain-auction = Se puja por decidir quién empieza la próxima ronda. Se pregunta a cada uno una sola vez, y cada oferta debe superar la anterior: 2 cubos ganan a 1. Quien más ofrece da esos cubos al jugador con el marcador y elige quién empieza. Solo ese jugador, el último, puede igualar. Sin ofertas, elige él.
keythedral-look-auction = Empezar importa más cuando alguien ya puede pagar el próximo asiento. Solo el jugador con el marcador puede igualar una oferta, y entonces le da los cubos al jugador que la hizo.
keythedral-explain-law = Aquí puedes jugar leyes de tu mano. Cada una se usa una sola vez, y solo en su momento.
keythedral-look-law = ¿Rinde más la carta ahora o más adelante? Los demás pueden derogarla.
keythedral-explain-answer = Puedes contestar a esto con una ley antes de que tenga efecto. Si no contestas a tiempo, no juegas ninguna.
keythedral-look-answer = ¿Qué pierdes si esto sale adelante? Una carta que guardas puede valer más después.
keythedral-explain-end = Tu jugada está lista. Cuenta cuando confirmas.
keythedral-look-end = ¿Tu jugada deja a los demás algo que querías tú?
keythedral-aims-seats = Asientos a la venta, sus puntos y lo que tienes del precio:
keythedral-aims-laws = Leyes en tu mano:
keythedral-at-hand = En la mano de { $who }.
keythedral-at-played = Ya se ha jugado.
keythedral-aims-harvest = Aún no cuenta lo que van a cosechar tus trabajadores.
keythedral-aims-seat = asiento { $slot }
    .the = el asiento { $slot }
keythedral-costs-lay = Nada, pero lo que colocas ya no se mueve.
keythedral-costs-work = Nada: tus trabajadores vuelven tras la ronda.
keythedral-costs-take = Nada: solo eliges qué recibes.
keythedral-costs-spend = Los cubos que indica cada acción. Pasar es gratis.
keythedral-costs-settle = El nuevo precio en cubos. Retirarte es gratis.
keythedral-costs-move = Nada, pero la vivienda se queda donde la coloques.
keythedral-costs-auction = Tu oferta en cubos, pero solo si ganas.
keythedral-costs-law = La ley: cada una se usa una vez.
keythedral-costs-answer = La ley que juegas. No contestar es gratis.
keythedral-costs-end = Nada más.

# Marked pieces and places, as `/tile` explains them, and what people call them.

keythedral-spot-empty = Nadie trabaja ahí.
keythedral-spot-worked = { $who } trabaja ahí (de la vivienda { $number }).
keythedral-spot-reached = Al lado: { $dwellings }.
keythedral-spot-dwelling = { $dwelling } ({ $corner })
keythedral-spot-fences = Vallas: { $fences }.
keythedral-spot-fence = de { $who } en la esquina { $corner }
keythedral-spot-no-field = Aún no hay campo.
keythedral-spot-around = { $arrow } { $field }
keythedral-spot-corner = Libre. Alrededor: { $fields }.
keythedral-spot-words-field = campo, lugar, sitio
keythedral-spot-words-corner = esquina
keythedral-spot-words-dwelling = vivienda, cabaña, casa
keythedral-spot-words-seat = asiento
keythedral-spot-words-shop = ciudad, tienda

# Orders given ahead: the page, what they did, why one stops or is refused.

plan-not-offered = `{ $words }` no era posible
plan-changed = se dio para este caso: { $fact }
plan-unfinished = quedaba algo por elegir
plan-unknown = esta versión del bot ya no la conoce

order-line = Cuando sea mi turno: { $picks }
order-line-if = Cuando sea mi turno: { $picks }, solo si { $facts }
order-line-rest = El resto de mi turno: { $picks }
order-line-handing = Terminar mi turno
order-unknown = Una orden de una versión anterior
order-unclear = Esa no es una orden que conozca aquí. ¿Querías decir { $nearest }?
order-unknown-words = Esa no es una orden que conozca aquí. `/orders show` tiene menús con todas las que hay.
order-no-such-fact = Una línea puede depender de esto: { $facts }.
order-no-facts = Aquí una línea no puede depender de nada.
order-odd-signs = Una línea se compone de elecciones tal como las escribirías para `/play`, separadas por punto y coma.
order-too-many = Tienes { $count } órdenes en esta mesa: retira una antes.
order-twice = Ya has dado esa orden.
order-stops-at-once = Esa orden se detendría al momento: { $why }.

orders-title = **Tus órdenes.** La primera que tiene respuesta contesta por ti, tras una espera al azar; lo que deja abierto se te pregunta. Nadie más puede notar que existen. Terminan con la estación o la ronda.
orders-none = No has dado ninguna.
orders-not-now = En esta parte de la partida no se puede dejar nada decidido; mira más tarde.
orders-entry = { $number }. { $order }
orders-entry-rests = { $number }. { $order } *(en suspenso hasta que juegues: otra orden estaba en duda)*
orders-answering = ⏳ Una de ellas contestará dentro de poco la pregunta que tienes delante. Puedes adelantarte.
orders-add = Añadir una orden
orders-withdraw = ✖ Retirar { $number }
orders-withdraw-all = ✖ Retirar todas
orders-raise = Que una conteste antes
orders-raise-entry = ▲ { $number }. { $order }
orders-play = ▶ Jugar
orders-back = ↩ Órdenes
orders-write = ✍ Dejar escrito un turno
orders-open = 📜 Órdenes

orders-line-title = **Tu próximo turno, por escrito:** { $picks }
orders-line-empty = nada aún
orders-line-pick = Qué viene después
orders-line-fact = Solo si esto sigue como está
orders-line-only-if = solo si { $fact }
orders-line-whole = Se juega tal como está escrito, o no se juega: si entonces no es posible, se te pregunta.
orders-line-uncovers = Una de sus elecciones descubre algo. Lo que sigue se juega si entonces es posible, y tu turno termina; si no, lo jugado queda, la orden se detiene ahí y se te pregunta.
orders-line-set = ✔ Dar esta orden
orders-line-undo = ⌫ Una elección atrás
orders-line-impossible = Ahora no se puede saber cómo será tu próximo turno. Aun así puedes escribir una línea: `/orders add`, con sus elecciones separadas por punto y coma.

orders-notes = **Qué han hecho**
orders-away = **Tus órdenes mientras no estabas**
orders-note-answered = { $when }: **{ $order }** respondió `{ $picks }`.
orders-note-stopped = { $when }: **{ $order }** se ha detenido: { $why }.
orders-note-taken-back = { $when }: **{ $order }** se ha detenido: se deshicieron turnos.

command-orders = Qué debe hacer el bot mientras no estás
command-orders-show = Tus órdenes en una mesa: leer, añadir, retirar
command-orders-add = Dar una orden, como: subir aserradero rojo 4
command-orders-withdraw = Retirar una orden, o todas
command-option-order = La orden con palabras, o un turno: pujar aserradero; rojo 3 si…
command-option-order-number = Su número en la lista; en blanco: todas
order-stand-in = Una máquina ({ $strength }) juega mi próximo turno
orders-note-did = { $when }: **{ $order }** respondió: { $did }.

# Orders given ahead: the page, what they did, why one stops or is refused.

plan-not-offered = `{ $words }` no era posible
plan-changed = la condición ya no se cumple: { $fact }
plan-unfinished = quedaba algo por elegir
plan-unknown = esta versión del bot ya no la conoce

order-line = Cuando me toque: { $picks }
order-line-if = Cuando me toque: { $picks }, solo si { $facts }
order-line-rest = El resto de mi turno: { $picks }
order-line-handing = Terminar mi turno
order-unknown = Una orden de una versión anterior
order-unclear = No conozco esa orden. ¿Querías decir { $nearest }?
order-unknown-words = No conozco esa orden. `/orders show` tiene menús con todas las que puedes dar.
order-no-such-fact = No conozco esa condición. Puedes usar: { $facts }.
order-no-facts = Aquí no puedes poner condiciones.
order-odd-signs = Escribe tus elecciones como para `/play`, separadas por punto y coma.
order-too-many = Ya tienes { $count } órdenes aquí. Borra una primero.
order-twice = Ya tienes esa orden.
order-stops-at-once = Esa orden se detendría al momento: { $why }.

orders-title = **Órdenes**: contestan por ti mientras no estás, tras una espera al azar. Se usa la primera que encaje; para lo demás te pregunto. Solo tú las ves.
orders-none = No tienes ninguna.
orders-not-now = En esta parte de la partida no se pueden dar órdenes. Inténtalo más tarde.
orders-entry = { $number }. { $order }
orders-entry-rests = { $number }. { $order } *(en espera hasta que juegues: otra orden no estaba clara)*
orders-answering = ⏳ Una de ellas contestará enseguida, pero puedes adelantarte.
orders-add = Añadir orden
orders-withdraw = ✖ Borrar { $number }
orders-withdraw-all = ✖ Borrar todas
orders-raise = Subir una orden
orders-raise-entry = ▲ { $number }. { $order }
orders-play = ▶ Jugar
orders-write = ✍ Preparar un turno
orders-open = 📜 Órdenes

orders-line-title = **Tu turno preparado:** { $picks }
orders-line-empty = nada aún
orders-line-pick = Siguiente elección
orders-line-fact = Solo si esto sigue así
orders-line-only-if = solo si { $fact }
orders-line-whole = Se juega exactamente así o no se juega. Si entonces no es posible, te pregunto.
orders-line-uncovers = Una elección revela algo. Lo demás se juega si sigue siendo posible. Si no, la orden se detiene ahí y te pregunto.
orders-line-set = ✔ Guardar orden
orders-line-undo = ⌫ Quitar última
orders-line-impossible = Todavía no sé cómo será tu próximo turno. Puedes escribirlo: `/orders add`, con las elecciones separadas por punto y coma.

orders-notes = **Lo que han hecho**
orders-away = **Tus órdenes mientras no estabas**
orders-note-answered = { $when }: **{ $order }** ha jugado `{ $picks }`.
orders-note-stopped = { $when }: **{ $order }** se ha detenido: { $why }.
orders-note-taken-back = { $when }: **{ $order }** se ha detenido: se han deshecho turnos.

command-orders = Dejar que el bot juegue por ti mientras no estás
command-orders-show = Leer, añadir y borrar tus órdenes
command-orders-add = Añadir una orden, por ejemplo: subir aserradero rojo 4
command-orders-withdraw = Borrar una orden, o todas
command-option-order = La orden con palabras, o un turno: pujar aserradero; rojo 3 si…
command-option-order-number = Su número en la lista; en blanco, todas
order-stand-in = Una máquina ({ $strength }) juega mi próximo turno
order-sit-in = Una máquina ({ $strength }) juega por mí hasta que vuelva
order-computer = La máquina
orders-note-did = { $when }: **{ $order }** ha jugado: { $did }.

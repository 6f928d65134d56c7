# Playing the same again.

rematch-asks = 🔁 { $host } propone una revancha de **{ $game }**: las mismas personas, máquinas y opciones, y empieza otra persona. Comienza cuando todos hayan aceptado. [La mesa]({ $link }) se llama { $name }.
rematch-yes = Me apunto
rematch-no = No, gracias
rematch-waits = 🔁 Una revancha. Hay asientos reservados para { $who }; comienza sola cuando todos hayan aceptado.
rematch-declined-by = Esta vez no: { $who }. Ese asiento queda libre para cualquiera.
rematch-agreed = ✔ Participas en la revancha de **{ $game }**: { $link }
rematch-you-declined = Esta vez no participas en la revancha de { $game }. Los demás lo saben.
rematch-begun = ▶ La revancha de **{ $game }** ha comenzado: { $link }
rematch-off = La revancha de { $game } se ha cancelado.
rematch-told-declined = 🔁 { $who } no viene a la revancha de **{ $game }**. Cualquiera puede ocupar ese asiento, o el anfitrión puede poner una máquina: { $link }
rematch-too-often = Ya has pedido { $most } veces la revancha de esta partida. Los demás aún pueden pedirla, y `/game new` abre una mesa nueva.
rematch-too-many = Son { $most } revanchas en un día que no se han jugado: mañana puede haber más.
rematch-untold = Sin aviso, porque no quieren invitaciones: { $who }. Sus asientos quedan reservados.

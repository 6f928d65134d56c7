# Playing the same again.

rematch-asks = 🔁 { $host } quiere la revancha de **{ $game }**: las mismas personas, máquinas y opciones, con otro jugador inicial. Empieza cuando todos acepten. [La mesa]({ $link }) se llama { $name }.
rematch-yes = Me apunto
rematch-no = No, gracias
rematch-sure = 🔁 ¿Revancha de **{ $game }**? Se lo pregunto a { $who }. Empieza cuando todos estén de acuerdo.
rematch-sure-alone = 🔁 ¿Revancha de **{ $game }** con las mismas máquinas y opciones? Empieza enseguida.
rematch-ask = Pedir revancha
rematch-start = Empezar revancha
rematch-waits = 🔁 Revancha. Plazas reservadas: { $who }. Empieza cuando todos acepten.
rematch-declined-by = Esta vez no: { $who }. La plaza queda libre.
rematch-agreed = ✔ Te has apuntado a la revancha de **{ $game }**: { $link }
rematch-you-declined = No te has apuntado a la revancha de { $game }. Los demás lo saben.
rematch-begun = ▶ Ha empezado la revancha de **{ $game }**: { $link }
rematch-off = La revancha de { $game } se ha cancelado.
rematch-told-declined = 🔁 { $who } no se apunta a la revancha de **{ $game }**. Cualquiera puede ocupar esa plaza, o el anfitrión puede añadir una máquina: { $link }
rematch-too-often = Has pedido { $most } veces la revancha de esta partida. Los demás aún pueden pedirla, y `/game new` abre una mesa nueva.
rematch-too-many = En un día has pedido { $most } revanchas que no se han jugado. Mañana puedes pedir más.
rematch-untold = No quieren invitaciones, así que no les aviso, pero su plaza está reservada: { $who }.

# Invitaciones a una mesa.

invite-letter =
    ### 🔑 { $by } te invita a { $game }, { $name }
    { $seated } de { $seats } plazas ocupadas · { $pace } · [abrir]({ $link })
invite-accept = Aceptar
invite-decline = Rechazar
invite-never = No más invitaciones
invite-declined = Rechazada. No se lo diré a nadie.
invite-in = ✔ Estás dentro: **{ $game }, { $name }** · [abrir]({ $link })
invite-full = **{ $game }, { $name }** está completa. Si queda una plaza libre, puedes unirte aquí.
invite-begun = **{ $game }, { $name }** ha empezado.
invite-off = **{ $game }, { $name }** se ha cancelado.
invite-closed = Ya no recibirás invitaciones ni propuestas de revancha.
invite-again = Permitir invitaciones
invite-open = Puedes volver a recibir invitaciones.
invite-sent = Invitaré a { $who } si puede ver este canal y puedo escribirle.
invite-sits-there = Esa persona ya está en esta mesa.
invite-twice = Ya han invitado a esa persona a esta mesa.
invite-not-wanted = Esa persona no quiere invitaciones.
invite-too-many = Has enviado { $most } invitaciones en un día. Mañana puedes enviar más.
invite-no-bots = Para añadir una máquina, pulsa **{ lobby-computer }** en la sala.

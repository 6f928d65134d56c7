# Invitaciones a una mesa.

invite-letter =
    ### 🔑 { $by } te invita a { $game }, { $name }
    { $seated } de { $seats } plazas ocupadas · { $pace } · [ir allí]({ $link })
invite-accept = Aceptar
invite-decline = Rechazar
invite-never = No más invitaciones
invite-declined = Has rechazado; nadie se entera.
invite-closed = Ya nadie puede invitarte ni pedirte una revancha.
invite-again = Volver a permitir invitaciones
invite-open = Se te puede volver a invitar.
invite-sent = Pregunto a { $who }, si puede ver este canal y puedo escribirle.
invite-sits-there = Esa persona ya está en esta mesa.
invite-twice = Esa persona ya fue invitada a esta mesa.
invite-not-wanted = Esa persona no quiere que la inviten.
invite-too-many = Son { $most } invitaciones en un día: mañana puede haber más.
invite-no-bots = Las máquinas se añaden en la sala: pulsa **{ lobby-computer }**.

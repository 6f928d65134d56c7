# Beside a turn: a computer that plays it, and notes.

aside-stand-in-now = 🤖 **Una máquina juega este turno por ti.** Solo ve lo que tú ves. Elige su nivel:
aside-stand-in-next = 🤖 **Una máquina juega tu próximo turno por ti.** Solo ve lo que tú ves. Elige su nivel:
aside-stood-in = 🤖 Una máquina ha jugado este turno por ti.
aside-will-stand-in = 🤖 Una máquina jugará tu próximo turno. Puedes cancelarlo en tus órdenes.
aside-sit-in = **O todos tus turnos hasta que vuelvas.** Los demás reciben un aviso. Termina en cuanto hagas una jugada.
aside-sits-in = 🤖 Una máquina juega por ti hasta que vuelvas. Termina en cuanto hagas una jugada o la borres en tus órdenes.
aside-notes-title = { $game }, { $name }
aside-notes = Notas que solo ves tú

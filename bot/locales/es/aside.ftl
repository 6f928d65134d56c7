# Beside a turn: a computer that plays it, and notes.

aside-stand-in-now = 🤖 **Una máquina juega este turno por ti.** Solo sabe lo que tú puedes saber. El turno siguiente vuelve a ser tuyo. ¿Con qué fuerza debe jugar?
aside-stand-in-next = 🤖 **Una máquina juega tu próximo turno por ti** en cuanto llegue. Solo sabe lo que tú puedes saber. ¿Con qué fuerza debe jugar?
aside-stood-in = 🤖 Una máquina ha jugado este turno por ti.
aside-will-stand-in = 🤖 Una máquina jugará tu próximo turno. Está entre tus órdenes, y ahí se puede retirar.
aside-notes-title = { $game }, { $name }
aside-notes = Notas que solo tú puedes leer

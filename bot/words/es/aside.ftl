# Beside a turn: a computer that plays it, and notes.

aside-stand-in-now = 🤖 **Un ordenador juega este turno por ti.** Solo sabe lo que tú puedes saber. El turno siguiente vuelve a ser tuyo. ¿Con qué fuerza debe jugar?
aside-stand-in-next = 🤖 **Un ordenador juega tu próximo turno por ti** en cuanto llegue. Solo sabe lo que tú puedes saber. ¿Con qué fuerza debe jugar?
aside-stood-in = 🤖 Un ordenador ha jugado este turno por ti.
aside-will-stand-in = 🤖 Un ordenador jugará tu próximo turno. Está entre tus órdenes, y ahí se puede retirar.
aside-notes-title = { $game }, { $name }
aside-notes = Notas que solo tú puedes leer

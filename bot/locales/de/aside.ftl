# Beside a turn: a computer that plays it, and notes.

aside-stand-in-now = 🤖 **Ein Computer spielt diesen Zug für dich.** Er sieht nur, was du siehst. Wähle seine Stufe:
aside-stand-in-next = 🤖 **Ein Computer spielt deinen nächsten Zug für dich.** Er sieht nur, was du siehst. Wähle seine Stufe:
aside-stood-in = 🤖 Ein Computer hat diesen Zug für dich gespielt.
aside-will-stand-in = 🤖 Ein Computer spielt deinen nächsten Zug. In deinen Anweisungen kannst du das wieder löschen.
aside-sit-in = **Oder lass ihn alle deine Züge spielen, bis du zurück bist.** Die anderen erfahren es. Er hört auf, sobald du selbst ziehst.
aside-sits-in = 🤖 Ein Computer spielt für dich, bis du zurück bist. Er hört auf, sobald du selbst ziehst oder das in deinen Anweisungen löschst.
aside-notes-title = { $game }, { $name }
aside-notes = Notizen, die nur du siehst

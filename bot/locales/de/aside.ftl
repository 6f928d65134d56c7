# Beside a turn: a computer that plays it, and notes.

aside-stand-in-now = 🤖 **Ein Computer spielt diesen Zug für dich.** Er weiß nur, was du wissen darfst. Der nächste Zug ist wieder deiner. Wie stark soll er spielen?
aside-stand-in-next = 🤖 **Ein Computer spielt deinen nächsten Zug für dich**, sobald er kommt. Er weiß nur, was du wissen darfst. Wie stark soll er spielen?
aside-stood-in = 🤖 Ein Computer hat diesen Zug für dich gespielt.
aside-will-stand-in = 🤖 Ein Computer wird deinen nächsten Zug spielen. Das steht bei deinen Anweisungen und lässt sich dort zurückziehen.
aside-notes-title = { $game }, { $name }
aside-notes = Notizen, die nur du lesen kannst

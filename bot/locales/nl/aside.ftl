# Beside a turn: a computer that plays it, and notes.

aside-stand-in-now = 🤖 **Een computer speelt deze beurt voor jou.** Hij weet alleen wat jij mag weten. De volgende beurt is weer van jou. Hoe sterk moet hij spelen?
aside-stand-in-next = 🤖 **Een computer speelt je volgende beurt voor jou**, zodra die komt. Hij weet alleen wat jij mag weten. Hoe sterk moet hij spelen?
aside-stood-in = 🤖 Een computer heeft deze beurt voor jou gespeeld.
aside-will-stand-in = 🤖 Een computer zal je volgende beurt spelen. Het staat bij je opdrachten, en kan daar worden ingetrokken.
aside-notes-title = { $game }, { $name }
aside-notes = Notities die alleen jij kunt lezen

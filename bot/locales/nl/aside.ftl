# Beside a turn: a computer that plays it, and notes.

aside-stand-in-now = 🤖 **Een computer speelt deze beurt voor je.** Hij ziet alleen wat jij ziet. Kies het niveau:
aside-stand-in-next = 🤖 **Een computer speelt je volgende beurt voor je.** Hij ziet alleen wat jij ziet. Kies het niveau:
aside-stood-in = 🤖 Een computer heeft deze beurt voor je gespeeld.
aside-will-stand-in = 🤖 Een computer speelt je volgende beurt. Toch liever zelf? Verwijder dit dan bij je instructies.
aside-sit-in = **Of laat hem al je beurten spelen tot je terug bent.** De anderen krijgen dat te zien. Zodra je zelf een zet doet, stopt de computer.
aside-sits-in = 🤖 Een computer speelt voor je tot je terug bent. Hij stopt zodra je zelf een zet doet of dit bij je instructies verwijdert.
aside-notes-title = { $game }, { $name }
aside-notes = Notities die alleen jij ziet

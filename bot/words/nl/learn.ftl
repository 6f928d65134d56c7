# De spellen op één scherm.

learn-title = ### { $game } op één scherm
learn-which = ### Welk spel wil je leren kennen?
learn-none = Van { $game } is er nog geen inleiding. In `/rules` staat alles wat er te weten valt.
learn-you = **Wie je bent.** { $words }
learn-turn = **Je beurt.** { $words }
learn-end = **Het einde.** { $words }
learn-win = **Wie wint.** { $words }
learn-mistakes = **Drie fouten die beginners maken**
learn-mistake = { $number }. { $words }
learn-button = Wat is dit voor spel?
learn-another = Een ander spel

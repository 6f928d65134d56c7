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

learn-course = Mijn eerste spel, stap voor stap
learn-course-begun = Je eerste spel { $game } begint in onze privéberichten: { $link }
    Ga weg wanneer je wilt: het wacht op je, en het telt nergens mee.
learn-course-waits = Je eerste spel { $game } wacht op je: { $link }
learn-lesson = ### 🎓 Les { $number } van { $of }
learn-got = ✅ { $words }
learn-do = 👉 { $words }
learn-press = -# Druk op: **{ $what }**
learn-strayed = ✋ Er is niets gespeeld: je koos **{ $tried }**, en deze les gaat over **{ $wanted }**.
learn-why-either = In één beurt is het het een of het ander: zo begonnen leidt de beurt daar niet meer heen.
learn-why-early = Daarmee geef je de beurt door voordat dat gedaan is.
learn-why-more = Dat is meer dan deze les nodig heeft: haar beurt eindigt daarvoor.
remark-points = 💡 Je laatste beurt en wat erop volgde: van { $before } naar **{ $after }** { $after ->
        [one] punt
       *[other] punten
    }, als het nu afgelopen was ({ $sources }).
remark-same = 💡 Je laatste beurt en wat erop volgde: nog steeds **{ $after }** { $after ->
        [one] punt
       *[other] punten
    }, als het nu afgelopen was.
remark-source = { $source } { $points }
remark-nearer = een stap dichter bij { $aim }: { $part } { $have }/{ $need }
learn-next = 👣 **En nu?** Speel hier uit of stop met `/game end`: deze tafel telt nergens mee. `/game new` opent er een met anderen of, in deze chat, een alleen tegen computers; `/game plan` telt op elk moment je punten.
remark-figure = { $what } { $before } → { $after }
remark-aim = 🎯 Een gedachte waard: { $what }

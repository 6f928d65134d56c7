# De spellen op één scherm.

learn-title = ### { $game } in het kort
learn-which = ### Welk spel wil je leren?
learn-none = Voor { $game } is er nog geen inleiding. In `/rules` staan de volledige regels.
learn-you = **Aan het begin.** { $words }
learn-turn = **Je beurt.** { $words }
learn-end = **Het einde.** { $words }
learn-win = **Zo win je.** { $words }
learn-mistakes = **3 beginnersfouten**
learn-mistake = { $number }. { $words }
learn-button = Dit spel leren
learn-another = Een ander spel

learn-course = Eerste partij met uitleg
learn-course-begun =
    Je eerste partij { $game } met uitleg begint in je DM’s: { $link }
    Stop wanneer je wilt: de partij wacht op je en telt niet mee.
learn-course-waits = Je eerste partij { $game } met uitleg wacht op je: { $link }
learn-lesson = ### 🎓 Les { $number } van { $of }
learn-got = ✅ { $words }
learn-do = 👉 { $words }
learn-press = Druk op **{ $control }**.
learn-press-named = Druk op **{ $control }** ({ $name }).
learn-strayed = ✋ Er is niets gespeeld. Je koos **{ $tried }**, maar deze les vraagt om **{ $wanted }**.
learn-signs = Tekens
learn-first-game = ▶ Eerste partij spelen
learn-play-on = Deze partij voortzetten
learn-scored = 🏁 **Je punten: { $points }.** { $sources }
learn-scored-source = { $source } (+{ $points })
learn-why-either = Dat kan niet allebei in één beurt.
learn-why-early = Dan eindigt je beurt te vroeg.
learn-why-more = Dat is meer dan deze les vraagt.
remark-points = 💡 Tussenstand: **{ $after }** { $after ->
        [one] punt
       *[other] punten
    }. Vóór je laatste beurt: { $before } ({ $sources }).
remark-source = { $source } { $points }
remark-aim = 🎯 Mogelijk doel: { $what } (+{ $points } { $points ->
        [one] punt
       *[other] punten
    })
remark-aim-lacks = 🎯 Mogelijk doel: { $what } (+{ $points } { $points ->
        [one] punt
       *[other] punten
    }). Je mist nog { $lacking }.
remark-lack = { $count } { $what }

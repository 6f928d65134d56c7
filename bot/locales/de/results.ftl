# How a game has ended, for each of its players.

result-won = ### 🏆 { $game }, { $name }: Du hast gewonnen!
result-won-shared = ### 🏆 { $game }, { $name }: Du teilst dir den Sieg!
result-place = ### 🏁 { $game }, { $name }, ist vorbei: Platz { $rank } von { $count } für dich
result-ended = ### 🛑 { $game }, { $name }, wurde vor dem letzten Zug beendet. Niemand hat gewonnen.
result-decided = **Was den Ausschlag gab:** { $winner } liegt { $margin ->
        [one] 1 Punkt
       *[other] { $margin } Punkte
    } vor { $second }. Der größte Unterschied: { $source }, { $more } zu { $less }.
result-ahead = **Gleich viele Punkte:** { $why }
result-level = **Gleich viele Punkte:** { $who } trennt auch sonst nichts, sie teilen sich den Platz.
result-sources = **Deine Punkte:** { $all }
result-source = { $source } **{ $points }**
result-news = 🏁 **{ $game }**, { $name }, ist vorbei · [hingehen]({ $link })

# How a game has ended, for each of its players.

result-won = ### 🏆 { $game }, { $name }: Du hast gewonnen!
result-won-shared = ### 🏆 { $game }, { $name }: Du teilst dir den Sieg!
result-place = ### 🏁 { $game }, { $name }: Platz { $rank } von { $count }
result-ended = ### 🛑 { $game }, { $name }: vorzeitig beendet, niemand hat gewonnen
result-decided = **Was den Ausschlag gab:** { $winner } liegt { $margin ->
        [one] 1 Punkt
       *[other] { $margin } Punkte
    } vor { $second }. Der größte Unterschied: { $source }, { $more } zu { $less }.
    .you = **Was den Ausschlag gab:** Du liegst { $margin ->
            [one] 1 Punkt
           *[other] { $margin } Punkte
        } vor { $second }. Der größte Unterschied: { $source }, { $more } zu { $less }.
    .yours = **Was den Ausschlag gab:** { $winner } liegt { $margin ->
            [one] 1 Punkt
           *[other] { $margin } Punkte
        } vor dir. Der größte Unterschied: { $source }, { $more } zu { $less }.
result-more = Mehr Punkte für { $who }: { $source }, { $more } zu { $less }.
    .you = Mehr Punkte für dich: { $source }, { $more } zu { $less }.
result-rating = Wertung { $change }, jetzt { $rating }
result-ahead = **Gleich viele Punkte:** { $why }
result-level = **Gleich viele Punkte:** { $who } trennt nichts, sie teilen sich den Platz.
result-sources = **Deine Punkte:** { $all }
result-source = { $source }: **{ $points }**
result-news = 🏁 **{ $game }**, { $name }, ist vorbei · [öffnen]({ $link })
result-level-you = **Gleich viele Punkte:** Dich trennt nichts von { $who }, ihr teilt euch den Platz.

# A finished game as one page to keep and to share.

replay-all = Wat iedereen ziet
replay-player = Speler { $number }
replay-who = { $who }
replay-turn = Beurt { $turn } van { $turns }
replay-start = Het begin
replay-end = Het einde
replay-first = Naar het begin
replay-back = Eén beurt terug
replay-on = Eén beurt verder
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauzeren
replay-slider = Beurt
replay-language = Taal
replay-view = Gezien door
replay-zoom = Afbeelding vergroten
replay-theme = Licht of donker
replay-score = Eindstand
replay-hint = Met pijltjestoetsen, vegen en de schuif ga je van beurt naar beurt; tik om de afbeelding te vergroten.
replay-old = Deze herhaling opent in elke nieuwere browser die scripts mag uitvoeren.
replay-button = 💾 Om te bewaren
replay-drawing = 💾 Ik teken het hele spel. Dat duurt even.
replay-here = 💾 **{ $game }**, beurt voor beurt, in één bestand. Elke browser opent het, ook zonder netwerk; geef het aan wie je wilt.
replay-failed = Deze herhaling kon niet worden getekend. `/game log` vertelt hetzelfde in woorden.
replay-not-over = De herhaling van het hele spel is er zodra het is afgelopen.

# Keyper: keys and headings of the panel.

keyper-panel-send = Keyple sturen:
keyper-panel-claim = Bord claimen (keyples die thuiskomen):
keyper-panel-board = Bord { $number } ({ $count })
keyper-panel-farm = Boerderij
keyper-panel-village = Mijn dorp
keyper-panel-fewer = Minder nemen …
keyper-panel-take-nothing = Niets nemen
keyper-panel-at-most = Hoeveel neem je hooguit?
keyper-panel-pay-more = { $tile }: nog { $count } te betalen.
keyper-panel-give-more = Nog { $count } te geven.
keyper-panel-take-more = Nog { $count } te nemen.
keyper-panel-trade = { $given } ruilen voor { $goods }
keyper-panel-instead = Deze tellen ook als grondstof:
keyper-panel-pay = Betalen
keyper-panel-free = Gratis
keyper-panel-plot = Andere kavel
keyper-panel-elsewhere = Op een andere kavel bouwen:
keyper-panel-nothing = Niets
keyper-panel-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
keyper-panel-ask-points = Voor hoeveel punten?
keyper-panel-later-build = Eerst beslissen de anderen of ze meedoen. Daarna kies je wat je bouwt.
keyper-panel-later-upgrade = Eerst beslissen de anderen of ze meedoen. Daarna kies je wat je opwaardeert.
keyper-panel-later-priced = { $price } { $later }
keyper-panel-upgrade-price = Opwaarderen kost op de boerderij { $farm }, in het dorp { $village }. Tarwe telt als allebei.
keyper-panel-later-tiles = Eerst beslissen de anderen of ze meedoen. Daarna kies je welke tegel je neemt.
keyper-panel-later-exchange = Eerst beslissen de anderen of ze meedoen. Daarna kies je wat je ruilt.
keyper-panel-later-boat = Eerst beslissen de anderen of ze meedoen. Daarna kies je wat je ontvangt of verkoopt.
keyper-panel-upgrade = { $mark } { $tile } ({ $goods })
keyper-panel-plot-use = Tegel gebruiken, opwaarderen, overbouwen? Of op een lege kavel bouwen?
keyper-panel-plot-use-brief = Welke kavel gebruiken, bebouwen, overbouwen?
keyper-panel-build-over = Eroverheen bouwen
keyper-panel-over = ⚠️ Je bouwt hier over de tegel { $tile }: die telt dan niet meer, en er wonen geen dieren meer.
keyper-panel-boat-rule = Dezelfde soort goederen kun je hier niet ontvangen én verkopen.
keyper-panel-any-plot = De tegel komt op de eerste lege kavel van de boerderij: de plek maakt niet uit.
keyper-panel-any-farm = Elke lege kavel is goed: op de boerderij maakt de plek niet uit. Op een bebouwde kavel bouw je over de tegel heen.
keyper-panel-any-place = Elke lege kavel levert nu evenveel op. Alleen tegels zoals { keyper-tile-drainage } tellen waar dorpstegels liggen.
keyper-panel-place-points = + punten: wat je tegels meer opleveren als deze daar ligt.
keyper-panel-only-you = De anderen hebben geen keyples meer. Na jouw laatste leggen alleen zij nog één keer neer; dan eindigt het seizoen.
keyper-panel-only-you-brief = Dan leggen alleen de anderen neer: het seizoen eindigt.
keyper-panel-plays-last = Van alle spelers speel jij dit seizoen de laatste keyple of keyper. Daarna leggen alleen de anderen nog één keer keyples neer.
keyper-panel-last-one = Hierna leg je in je beurten alleen nog keyples neer, tot het seizoen eindigt. { $left }.
keyper-panel-last-one-brief = Hierna leg je keyples neer. { $left }.
keyper-panel-last-one-of = { $who } heeft nog { $pieces }
keyper-panel-keyples = { $count ->
    [one] 1 keyple
   *[other] { $count } keyples
}
keyper-panel-keyper = de keyper
keyper-panel-resting = Je keyper brengt ook { $count ->
        [one] een grondstof of dier voor de keyple
       *[other] een grondstof of dier voor elk van de { $count } keyples
    } op je keyptegel.
keyper-panel-rest = Daar leveren { $raw } een grondstof op, { $animals } een dier.
keyper-panel-score = Punten tot nu toe: { $scores }.
keyper-panel-score-of = { $who } { $points }
    .you = jij { $points }
keyper-panel-plot-about = { $tile }: { $about }
keyper-panel-hand-words = ☰ Meer › { panel-in-words } zegt wat elke tegel doet.
keyper-panel-join-yours = Jij hebt dit bord geclaimd: beide keyples komen met je mee naar huis.
keyper-panel-join-theirs = Je keyple gaat aan het eind mee met { $who }, die dit bord heeft geclaimd.
keyper-panel-homeless = { $count ->
    [one] 1 van je dieren heeft geen plaats en gaat verloren als het seizoen eindigt.
   *[other] { $count } van je dieren hebben geen plaats en gaan verloren als het seizoen eindigt.
}
keyper-panel-room = { $count ->
    [0] Op je boerderij is geen plaats voor dit dier.
    [one] Op je boerderij is nog maar plaats voor 1.
   *[other] Op je boerderij is nog maar plaats voor { $count }.
} Als het seizoen eindigt, gaan dieren zonder plaats verloren.
keyper-panel-acts-first = Eerst is { $who } aan de beurt. Daarna kies jij.

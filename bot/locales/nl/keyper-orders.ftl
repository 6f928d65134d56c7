# Keyper: what may be ordered ahead, how an order reads, and why one stops.

keyper-plan-menu-join = Uitnodigingen
keyper-plan-menu-lay = Neerleggen
keyper-plan-menu-fold = Vouwen
keyper-plan-menu-let-go = Dieren zonder plaats
keyper-plan-menu-rest = Te veel keyples

keyper-plan-on = op { $fields }
keyper-plan-on-any = op elk veld
keyper-plan-on-raw = op velden met klei, boomstammen, rotsen of tarwe
keyper-plan-on-animals = op velden met dieren
keyper-plan-on-gems = op velden met edelstenen
keyper-plan-always = Elke keer
keyper-plan-times = { $count ->
    [one] Eén keer dit seizoen
   *[other] { $count } keer dit seizoen
}

keyper-plan-join = Doe mee { $where }, met wit alleen als ik geen andere passende keyple heb
keyper-plan-join-times = Doe mee { $where }, met wit alleen als ik geen andere passende keyple heb: { $count ->
    [one] nog één keer dit seizoen
   *[other] nog { $count } keer dit seizoen
}
keyper-plan-skip = Doe anders niet mee
keyper-plan-lay = Als ik niets meer kan spelen: leg alle keyples neer op { $place }
keyper-plan-pass = Als ik niets meer kan spelen: pas, als dat mag
keyper-plan-let-go = Als er voor dieren geen plaats is, gaan deze eerst weg: { $animals }
keyper-plan-fold = Vouw mijn bord voor volgend seizoen: { $display }
keyper-plan-rest = Als ik te veel keyples heb, rusten eerst deze: { $colours }

keyper-doubt-others = de instructie noemt geen van de keuzes die er nog zijn

keyper-fact-empty = niemand staat op { $place }
keyper-fact-there = op { $place }: { $keyples }
keyper-fact-unclaimed = niemand heeft { $board } geclaimd
keyper-fact-claimed = { $who } heeft { $board } geclaimd
keyper-plan-always-never-white = Elke keer, nooit met wit
keyper-plan-times-never-white = { $count ->
    [one] Eén keer dit seizoen, nooit met wit
   *[other] { $count } keer dit seizoen, nooit met wit
}
keyper-plan-join-never-white = Doe mee { $where }, nooit met wit
keyper-plan-join-never-white-times = Doe mee { $where }, nooit met wit: { $count ->
    [one] nog één keer dit seizoen
   *[other] nog { $count } keer dit seizoen
}

keyper-orders-end = Ze vervallen aan het eind van het seizoen.
keyper-orders-help =
    Dit kun je bijvoorbeeld opdragen:
    - **Uitnodigingen**: doe dit seizoen één keer mee op velden met klei, boomstammen, rotsen of tarwe, anders niet
    - **Neerleggen**: als ik niets meer kan spelen, leg al mijn keyples neer op één veld
    - **Vouwen**: vouw mijn bord zo voor volgend seizoen
    - **Dieren zonder plaats**: varkens gaan eerst weg
    - **Te veel keyples**: witte rusten eerst

# Keythedral: what may be ordered ahead, how an order reads, and why one stops.

keythedral-plan-menu-work = Arbeit: { $dwelling }
keythedral-plan-menu-fields = Ertragsfeld: { $fields }
keythedral-plan-menu-alone = Ertragsfeld: { $fields }, falls kein zweiter Arbeiter gehen kann
keythedral-plan-menu-lead = Auch Nummer { $number } aufrufen, wenn ich an der Reihe bin
keythedral-plan-menu-follow = Nur, wenn Nummer { $number } aufgerufen wird
keythedral-plan-menu-spend = Ausgeben
keythedral-plan-menu-pass = Passen
keythedral-plan-menu-buy = Sitz kaufen
keythedral-plan-menu-house = Haus bauen
keythedral-plan-menu-craft = Zum Handwerker gehen
keythedral-plan-menu-trade = Zum Händler gehen
keythedral-plan-menu-procure = Gesetz kaufen
keythedral-plan-menu-auction = Startspieler
keythedral-plan-menu-laws = Gesetze
keythedral-plan-menu-ask = Mich fragen
keythedral-plan-menu-decline = Keins spielen

keythedral-plan-work = Arbeiter aus { FORM($dwelling, "dat") }, falls frei: { $fields }
keythedral-plan-work-lead = Arbeiter aus { FORM($dwelling, "dat") }, falls frei: { $fields }; und ich rufe Nummer { $number } auf, wenn ich an der Reihe bin
keythedral-plan-alone = Arbeiter aus { FORM($dwelling, "dat") }, falls frei und falls kein zweiter gehen kann: { $fields }
keythedral-plan-alone-lead = Arbeiter aus { FORM($dwelling, "dat") }, falls frei und falls kein zweiter gehen kann: { $fields }; und ich rufe Nummer { $number } auf, wenn ich an der Reihe bin
keythedral-plan-pass = Passen, bis sich die Sitze zum Verkauf oder ihre Preise ändern
keythedral-plan-buy = Sitz { $slot } kaufen, sobald ich kann, außer er wird getauscht oder sein Preis ändert sich
keythedral-plan-buy-choosing = Sitz { $slot } kaufen, sobald ich kann, außer bei Tausch, neuem Preis oder mehreren Zahlungsmöglichkeiten
keythedral-plan-buy-anyhow = Sitz { $slot } kaufen, sobald ich kann, zu jedem Preis, außer bei mehreren Zahlungsmöglichkeiten
keythedral-plan-house = Zum Haus ausbauen, sobald ich kann: { $dwelling }
keythedral-plan-craft = { $craftsman }: { $kind } für { $cubes } kaufen
keythedral-plan-trade = Händler: { $kind } für { $cubes } bekommen
keythedral-plan-procure = Das Gesetz { $space } für { $kind } kaufen
keythedral-plan-bid =
    So wenig wie nötig bieten, höchstens { $count ->
        [one] { $count } beliebige Ware
       *[other] { $count } Waren
    }
keythedral-plan-bid-none = Nichts bieten
keythedral-plan-name = Wenn ich den Startspieler bestimmen darf: { $who }
keythedral-plan-law-work = { $law } spielen, bevor die Arbeiter losziehen
keythedral-plan-law-work-on = { $law } ({ $aim }) spielen, bevor die Arbeiter losziehen
keythedral-plan-law-harvest = { $law } vor der Ernte spielen
keythedral-plan-law-harvest-on = { $law } ({ $aim }) vor der Ernte spielen
keythedral-plan-law-spend = { $law } vor dem Ausgeben spielen
keythedral-plan-law-spend-on = { $law } ({ $aim }) vor dem Ausgeben spielen
keythedral-plan-law-auction = { $law } vor der Versteigerung spielen
keythedral-plan-law-auction-on = { $law } ({ $aim }) vor der Versteigerung spielen
keythedral-plan-against-purchase = { $law } spielen, wenn jemand anders Sitz { $slot } kauft
keythedral-plan-against-law = { $law } gegen { $other } spielen
keythedral-plan-ask-all = Immer nach Gesetzen fragen, außer in Phase 5, auch wenn keins passt
keythedral-plan-ask-start = Nach Gesetzen fragen, wenn Phase 1, 2 oder 3 beginnt, auch wenn keins passt
keythedral-plan-ask-purchase = Nach Gesetzen fragen, wenn jemand einen Sitz kauft, auch wenn keins passt
keythedral-plan-ask-law = Nach Gesetzen fragen, wenn jemand eins spielt, auch wenn keins passt
keythedral-plan-decline-start = Sonst kein Gesetz spielen, wenn eine Phase beginnt
keythedral-plan-decline-purchase = Sonst kein Gesetz spielen, wenn jemand einen Sitz kauft
keythedral-plan-decline-law = Sonst kein Gesetz gegen ein Gesetz spielen
keythedral-plan-decline-in-work = Sonst kein Gesetz spielen, während die Arbeiter losziehen
keythedral-plan-decline-in-harvest = Sonst vor der Ernte kein Gesetz spielen
keythedral-plan-decline-in-spend = Sonst beim Ausgeben kein Gesetz spielen
keythedral-plan-decline-in-auction = Sonst in der Versteigerung kein Gesetz spielen
keythedral-plan-decline-all = Sonst kein Gesetz spielen, wenn ich gefragt werde

keythedral-doubt-worker = Ein zweiter Arbeiter könnte losziehen
keythedral-doubt-on-sale = Die Sitze zum Verkauf oder ihre Preise haben sich geändert
keythedral-doubt-price = Sitz { $slot } wurde getauscht, oder sein Preis hat sich geändert
keythedral-doubt-payment = Sitz { $slot } kannst du auf mehrere Arten bezahlen

keythedral-fact-free = niemand arbeitet hier: { $field }
keythedral-fact-worked = { $who } arbeitet hier: { $field }
keythedral-fact-on-sale = Sitz { $slot } steht unverändert zum Verkauf
keythedral-fact-passed = { $who } hat gepasst
keythedral-fact-not-passed = { $who } hat noch nicht gepasst

keythedral-orders-end = Sie enden mit der Runde.
keythedral-orders-help =
    Das kannst du zum Beispiel anweisen:
    - **Arbeit**: Der Arbeiter aus Hütte 3 geht auf ein bestimmtes Ertragsfeld, falls es frei ist
    - **Ausgeben**: einen bestimmten Sitz kaufen, sobald ich kann, oder passen, bis sich die Sitze oder ihre Preise ändern
    - **Startspieler**: so wenig wie nötig bieten, höchstens 2 beliebige Waren

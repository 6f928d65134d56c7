# Keythedral: what may be ordered ahead, how an order reads, and why one stops.

keythedral-plan-menu-work = Werk: { $dwelling }
keythedral-plan-menu-fields = Op { FORM($fields, "de") }
keythedral-plan-menu-alone = Op { FORM($fields, "de") }, als er geen tweede arbeider uit kan
keythedral-plan-menu-lead = Roep ook nummer { $number } als ik mag kiezen
keythedral-plan-menu-follow = Alleen als nummer { $number } wordt geroepen
keythedral-plan-menu-spend = Uitgeven
keythedral-plan-menu-pass = Passen
keythedral-plan-menu-buy = Koop een zetel
keythedral-plan-menu-house = Bouw een huis
keythedral-plan-menu-craft = Ambachtsman
keythedral-plan-menu-trade = Ga naar de handelaar
keythedral-plan-menu-procure = Koop een wet
keythedral-plan-menu-auction = Startspeler
keythedral-plan-menu-laws = Wetten
keythedral-plan-menu-ask = Vraag het me
keythedral-plan-menu-decline = Speel er geen

keythedral-plan-work = { $dwelling } werkt op { FORM($fields, "de") }, als het daar vrij is
keythedral-plan-work-lead = { $dwelling } werkt op { FORM($fields, "de") }, als het daar vrij is, en ik roep nummer { $number } als ik mag kiezen
keythedral-plan-alone = { $dwelling } werkt op { FORM($fields, "de") }, als het daar vrij is en er geen tweede arbeider uit kan
keythedral-plan-alone-lead = { $dwelling } werkt op { FORM($fields, "de") }, als het daar vrij is en er geen tweede arbeider uit kan, en ik roep nummer { $number } als ik mag kiezen
keythedral-plan-pass = Pas tot de zetels die te koop zijn of hun prijzen veranderen
keythedral-plan-buy = Koop zetel { $slot } zodra ik kan, tenzij hij wordt geruild of zijn prijs verandert
keythedral-plan-buy-choosing = Koop zetel { $slot } zodra ik kan, behalve bij ruil, een andere prijs of meer manieren om te betalen
keythedral-plan-buy-anyhow = Koop zetel { $slot } zodra ik kan, wat hij dan ook kost, behalve bij meer manieren om te betalen
keythedral-plan-house = Maak van { $dwelling } een huis zodra ik kan
keythedral-plan-craft = { $craftsman }: haal { $kind } voor { $cubes }
keythedral-plan-trade = Handelaar: haal { $kind } voor { $cubes }
keythedral-plan-procure = Koop de wet { $space } voor { $kind }
keythedral-plan-bid = Bied zo weinig als nodig is, tot { $count ->
    [one] { $count } blokje
   *[other] { $count } blokjes
}
keythedral-plan-bid-none = Bied niets
keythedral-plan-name = Als ik de startspeler mag aanwijzen: { $who }
keythedral-plan-law-work = Speel { $law } voordat arbeiders op pad gaan
keythedral-plan-law-work-on = Speel { $law } ({ $aim }) voordat arbeiders op pad gaan
keythedral-plan-law-harvest = Speel { $law } vóór de oogst
keythedral-plan-law-harvest-on = Speel { $law } ({ $aim }) vóór de oogst
keythedral-plan-law-spend = Speel { $law } vóór het uitgeven
keythedral-plan-law-spend-on = Speel { $law } ({ $aim }) vóór het uitgeven
keythedral-plan-law-auction = Speel { $law } vóór de veiling
keythedral-plan-law-auction-on = Speel { $law } ({ $aim }) vóór de veiling
keythedral-plan-against-purchase = Speel { $law } als iemand anders zetel { $slot } koopt
keythedral-plan-against-law = Speel { $law } tegen { $other }
keythedral-plan-ask-all = Vraag me altijd naar wetten, behalve in fase 5, ook als geen van mijn wetten past
keythedral-plan-ask-start = Vraag me naar wetten als fase 1, 2 of 3 begint, ook als geen van mijn wetten past
keythedral-plan-ask-purchase = Vraag me naar wetten als iemand een zetel koopt, ook als geen van mijn wetten past
keythedral-plan-ask-law = Vraag me naar wetten als iemand er een speelt, ook als geen van mijn wetten past
keythedral-plan-decline-start = Speel anders geen wet als een fase begint
keythedral-plan-decline-purchase = Speel anders geen wet als iemand een zetel koopt
keythedral-plan-decline-law = Speel anders geen wet tegen een wet
keythedral-plan-decline-in-work = Speel anders geen wet terwijl arbeiders op pad gaan
keythedral-plan-decline-in-harvest = Speel anders geen wet vóór de oogst
keythedral-plan-decline-in-spend = Speel anders geen wet tijdens het uitgeven
keythedral-plan-decline-in-auction = Speel anders geen wet in de veiling
keythedral-plan-decline-all = Speel anders geen wet als het me gevraagd wordt

keythedral-doubt-worker = er kan een tweede arbeider op pad
keythedral-doubt-on-sale = de zetels die te koop zijn of hun prijzen zijn veranderd
keythedral-doubt-price = zetel { $slot } is geruild of zijn prijs is veranderd
keythedral-doubt-payment = zetel { $slot } kan op verschillende manieren worden betaald

keythedral-fact-free = niemand werkt op { FORM($field, "de") }
keythedral-fact-worked = { $who } werkt op { FORM($field, "de") }
keythedral-fact-on-sale = zetel { $slot } is ongewijzigd te koop
keythedral-fact-passed = { $who } heeft gepast
keythedral-fact-not-passed = { $who } heeft niet gepast

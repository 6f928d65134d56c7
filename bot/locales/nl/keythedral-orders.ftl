# Keythedral: what may be ordered ahead, how an order reads, and why one stops.

keythedral-plan-menu-work = Werk: { $dwelling }
keythedral-plan-menu-fields = Op { FORM($fields, "de") }
keythedral-plan-menu-alone = Op { FORM($fields, "de") }, als er geen tweede arbeider mee kan
keythedral-plan-menu-lead = Noem nummer { $number } ook zelf
keythedral-plan-menu-follow = Alleen als nummer { $number } wordt genoemd
keythedral-plan-menu-spend = Uitgeven
keythedral-plan-menu-pass = Passen
keythedral-plan-menu-buy = Zetel kopen
keythedral-plan-menu-house = Huis bouwen
keythedral-plan-menu-craft = Naar een ambachtsman
keythedral-plan-menu-trade = Naar de handelaar
keythedral-plan-menu-procure = Wet kopen
keythedral-plan-menu-auction = Startspeler
keythedral-plan-menu-laws = Wetten
keythedral-plan-menu-ask = Vraag het mij
keythedral-plan-menu-decline = Speel er geen

keythedral-plan-work = { $dwelling } werkt op { FORM($fields, "de") } als daar plaats is
keythedral-plan-work-lead = { $dwelling } werkt op { FORM($fields, "de") } als daar plaats is, en ik noem zelf nummer { $number } als dat kan
keythedral-plan-alone = { $dwelling } werkt op { FORM($fields, "de") } als daar plaats is en er geen tweede arbeider mee kan
keythedral-plan-alone-lead = { $dwelling } werkt op { FORM($fields, "de") } als daar plaats is en er geen tweede arbeider mee kan, en ik noem zelf nummer { $number } als dat kan
keythedral-plan-pass = Pas tot er andere zetels te koop zijn of een prijs verandert
keythedral-plan-buy = Koop zetel { $slot } zodra ik kan, tenzij hij is geruild of de prijs verandert
keythedral-plan-buy-choosing = Koop zetel { $slot } zodra ik kan, tenzij hij is geruild, de prijs verandert of ik kan kiezen hoe ik betaal
keythedral-plan-buy-anyhow = Koop zetel { $slot } zodra ik kan, voor elke prijs, behalve als ik kan kiezen hoe ik betaal
keythedral-plan-house = Maak van { $dwelling } een huis zodra ik kan
keythedral-plan-craft = Koop { $kind } bij de { $craftsman } voor { $cubes }
keythedral-plan-trade = Ruil { $cubes } bij de handelaar voor { $kind }
keythedral-plan-procure = Koop de wet { $space } voor { $kind }
keythedral-plan-bid = Bied zo weinig mogelijk, tot { $count ->
    [one] { $count } blokje
   *[other] { $count } blokjes
}
keythedral-plan-bid-none = Bied niets
keythedral-plan-name = Als ik de startspeler mag aanwijzen: { $who }
keythedral-plan-law-work = Speel { $law } voordat de arbeiders op pad gaan
keythedral-plan-law-work-on = Speel { $law } ({ $aim }) voordat de arbeiders op pad gaan
keythedral-plan-law-harvest = Speel { $law } vóór de oogst
keythedral-plan-law-harvest-on = Speel { $law } ({ $aim }) vóór de oogst
keythedral-plan-law-spend = Speel { $law } vóór het uitgeven
keythedral-plan-law-spend-on = Speel { $law } ({ $aim }) vóór het uitgeven
keythedral-plan-law-auction = Speel { $law } vóór de veiling
keythedral-plan-law-auction-on = Speel { $law } ({ $aim }) vóór de veiling
keythedral-plan-against-purchase = Speel { $law } als iemand anders zetel { $slot } koopt
keythedral-plan-against-law = Speel { $law } tegen { $other }
keythedral-plan-ask-all = Vraag me altijd naar wetten, behalve in fase 5, ook als geen wet past
keythedral-plan-ask-start = Vraag me naar wetten als fase 1, 2 of 3 begint, ook als geen wet past
keythedral-plan-ask-purchase = Vraag me naar wetten als iemand een zetel koopt, ook als geen wet past
keythedral-plan-ask-law = Vraag me naar wetten als iemand er een speelt, ook als geen van de mijne past
keythedral-plan-decline-start = Speel anders geen wet als een fase begint
keythedral-plan-decline-purchase = Speel anders geen wet als iemand een zetel koopt
keythedral-plan-decline-law = Speel anders geen wet tegen een wet
keythedral-plan-decline-in-work = Speel anders geen wet terwijl arbeiders op pad gaan
keythedral-plan-decline-in-harvest = Speel anders geen wet vóór de oogst
keythedral-plan-decline-in-spend = Speel anders geen wet tijdens het uitgeven
keythedral-plan-decline-in-auction = Speel anders geen wet in de veiling
keythedral-plan-decline-all = Speel anders geen wet als je het me vraagt

keythedral-doubt-worker = er kan een tweede arbeider mee
keythedral-doubt-on-sale = er zijn andere zetels te koop, of een prijs is veranderd
keythedral-doubt-price = zetel { $slot } is geruild of zijn prijs is veranderd
keythedral-doubt-payment = je kunt zetel { $slot } op meerdere manieren betalen

keythedral-fact-free = niemand werkt op { FORM($field, "de") }
keythedral-fact-worked = { $who } werkt op { FORM($field, "de") }
keythedral-fact-on-sale = zetel { $slot } is ongewijzigd te koop
keythedral-fact-passed = { $who } heeft gepast
keythedral-fact-not-passed = { $who } heeft niet gepast

keythedral-orders-end = Ze vervallen aan het eind van de ronde.
keythedral-orders-help =
    Dit kun je bijvoorbeeld opdragen:
    - **Werk**: hutje 3 werkt op een gekozen veld als dat vrij is
    - **Uitgeven**: koop een gekozen zetel zodra ik kan, of pas tot de zetels of hun prijzen veranderen
    - **Startspeler**: bied zo weinig mogelijk, tot 2 blokjes

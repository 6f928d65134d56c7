# Keythedral: what may be ordered ahead, how an order reads, and why one stops.

keythedral-plan-menu-work = Work: { $dwelling }
keythedral-plan-menu-fields = On { FORM($fields, "the") }
keythedral-plan-menu-alone = On { FORM($fields, "the") }, if only 1 worker can go
keythedral-plan-menu-lead = Also call number { $number } when I lead
keythedral-plan-menu-follow = Only when number { $number } is called
keythedral-plan-menu-spend = Spending
keythedral-plan-menu-pass = Pass
keythedral-plan-menu-buy = Buy a seat
keythedral-plan-menu-house = Build a house
keythedral-plan-menu-craft = Go to a craftsman
keythedral-plan-menu-trade = Go to the trader
keythedral-plan-menu-procure = Take a law
keythedral-plan-menu-auction = Start player
keythedral-plan-menu-laws = Laws
keythedral-plan-menu-ask = Ask me
keythedral-plan-menu-decline = Play none

keythedral-plan-work = { $dwelling } works on { FORM($fields, "the") } if it’s free
keythedral-plan-work-lead = { $dwelling } works on { FORM($fields, "the") } if it’s free, and I call number { $number } when I lead
keythedral-plan-alone = { $dwelling } works on { FORM($fields, "the") } if it’s free and only 1 worker can go
keythedral-plan-alone-lead = { $dwelling } works on { FORM($fields, "the") } if it’s free and only 1 worker can go, and I call number { $number } when I lead
keythedral-plan-pass = Pass until the seats on sale or their prices change
keythedral-plan-buy = Buy seat { $slot } as soon as I can, unless it’s swapped or its price changes
keythedral-plan-buy-choosing = Buy seat { $slot } as soon as I can, unless it’s swapped, its price changes or I can pay in several ways
keythedral-plan-buy-anyhow = Buy seat { $slot } as soon as I can at any price, unless I can pay in several ways
keythedral-plan-house = Turn { $dwelling } into a house as soon as I can
keythedral-plan-craft = { $craftsman }: get { $kind } for { $cubes }
keythedral-plan-trade = Trader: get { $kind } for { $cubes }
keythedral-plan-procure = Take the law on the { $space } for { $kind }
keythedral-plan-bid = Offer as little as needed, up to { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
keythedral-plan-bid-none = Offer nothing
keythedral-plan-name = If I can name the start player: { $who }
keythedral-plan-law-work = Play { $law } before workers go out
keythedral-plan-law-work-on = Play { $law } on { $aim } before workers go out
keythedral-plan-law-harvest = Play { $law } before the harvest
keythedral-plan-law-harvest-on = Play { $law } on { $aim } before the harvest
keythedral-plan-law-spend = Play { $law } before spending
keythedral-plan-law-spend-on = Play { $law } on { $aim } before spending
keythedral-plan-law-auction = Play { $law } before the auction
keythedral-plan-law-auction-on = Play { $law } on { $aim } before the auction
keythedral-plan-against-purchase = Play { $law } when someone else buys seat { $slot }
keythedral-plan-against-law = Play { $law } against { $other }
keythedral-plan-ask-all = Always ask me about laws except in phase 5, even if none fits
keythedral-plan-ask-start = Ask me about laws when phase 1, 2 or 3 begins, even if none fits
keythedral-plan-ask-purchase = Ask me about laws when someone buys a seat, even if none fits
keythedral-plan-ask-law = Ask me about laws when someone plays one, even if none fits
keythedral-plan-decline-start = Otherwise play no law when a phase begins
keythedral-plan-decline-purchase = Otherwise play no law when someone buys a seat
keythedral-plan-decline-law = Otherwise play no law against a law
keythedral-plan-decline-in-work = Otherwise play no law while workers go out
keythedral-plan-decline-in-harvest = Otherwise play no law before the harvest
keythedral-plan-decline-in-spend = Otherwise play no law during spending
keythedral-plan-decline-in-auction = Otherwise play no law in the auction
keythedral-plan-decline-all = Otherwise play no law when asked

keythedral-doubt-worker = a second worker could go
keythedral-doubt-on-sale = the seats on sale or their prices have changed
keythedral-doubt-price = seat { $slot } has been swapped or its price has changed
keythedral-doubt-payment = you can pay for seat { $slot } in several ways

keythedral-fact-free = nobody works on { $field }
keythedral-fact-worked = { $who } works on { $field }
keythedral-fact-on-sale = seat { $slot } is on sale, unchanged
keythedral-fact-passed = { $who } has passed
keythedral-fact-not-passed = { $who } hasn’t passed

keythedral-orders-end = They end with the round.
keythedral-orders-help =
    You can order, for example:
    - **Work**: cottage 3 works on a certain field if it’s free
    - **Spending**: buy a certain seat as soon as I can, or pass until the seats or their prices change
    - **Start player**: offer as little as needed, up to 2 cubes

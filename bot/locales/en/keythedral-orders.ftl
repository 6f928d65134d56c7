# Keythedral: what may be ordered ahead, how an order reads, and why one stops.

keythedral-plan-menu-work = Work: { $dwelling }
keythedral-plan-menu-fields = On { FORM($fields, "the") }
keythedral-plan-menu-alone = On { FORM($fields, "the") }, if no second worker can go out
keythedral-plan-menu-lead = Also call number { $number } when it is up to me
keythedral-plan-menu-follow = Only when number { $number } is called
keythedral-plan-menu-spend = Spending
keythedral-plan-menu-pass = Pass
keythedral-plan-menu-buy = Buy a seat
keythedral-plan-menu-house = Build a house
keythedral-plan-menu-craft = Go to a craftsman
keythedral-plan-menu-trade = Go to the trader
keythedral-plan-menu-procure = Procure a law
keythedral-plan-menu-auction = Start player
keythedral-plan-menu-laws = Laws
keythedral-plan-menu-ask = Ask me
keythedral-plan-menu-decline = Play none

keythedral-plan-work = { $dwelling } works on { FORM($fields, "the") } if that is free
keythedral-plan-work-lead = { $dwelling } works on { FORM($fields, "the") } if that is free, and I call number { $number } when it is up to me
keythedral-plan-alone = { $dwelling } works on { FORM($fields, "the") } if that is free and no second worker can go out
keythedral-plan-alone-lead = { $dwelling } works on { FORM($fields, "the") } if that is free and no second worker can go out, and I call number { $number } when it is up to me
keythedral-plan-pass = Pass until the seats on sale or their prices change
keythedral-plan-buy = Buy seat { $slot } as soon as I can, unless it is swapped or its price changes
keythedral-plan-buy-choosing = Buy seat { $slot } as soon as I can, unless it is swapped, its price changes or I can pay in several ways
keythedral-plan-buy-anyhow = Buy seat { $slot } as soon as I can, whatever it costs then, unless I can pay in several ways
keythedral-plan-house = Turn { $dwelling } into a house as soon as I can
keythedral-plan-craft = { $craftsman }: get { $kind } for { $cubes }
keythedral-plan-trade = Trader: get { $kind } for { $cubes }
keythedral-plan-procure = Procure the law on the { $space } for { $kind }
keythedral-plan-bid = Offer as little as it takes, up to { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
keythedral-plan-bid-none = Offer nothing
keythedral-plan-name = If I may name the start player: { $who }
keythedral-plan-law-work = Play { $law } before workers go out
keythedral-plan-law-work-on = Play { $law } on { $aim } before workers go out
keythedral-plan-law-harvest = Play { $law } before the harvest
keythedral-plan-law-harvest-on = Play { $law } on { $aim } before the harvest
keythedral-plan-law-spend = Play { $law } before the spending
keythedral-plan-law-spend-on = Play { $law } on { $aim } before the spending
keythedral-plan-law-auction = Play { $law } before the auction
keythedral-plan-law-auction-on = Play { $law } on { $aim } before the auction
keythedral-plan-against-purchase = Play { $law } when somebody else buys seat { $slot }
keythedral-plan-against-law = Play { $law } against { $other }
keythedral-plan-ask-all = Ask me about laws every time but in phase 5, even where none of mine fits
keythedral-plan-ask-start = Ask me about laws when phase 1, 2 or 3 begins, even where none of mine fits
keythedral-plan-ask-purchase = Ask me about laws when somebody buys a seat, even where none of mine fits
keythedral-plan-ask-law = Ask me about laws when somebody plays one, even where none of mine fits
keythedral-plan-decline-start = Otherwise play no law when a phase begins
keythedral-plan-decline-purchase = Otherwise play no law when somebody buys a seat
keythedral-plan-decline-law = Otherwise play no law against a law
keythedral-plan-decline-in-work = Otherwise play no law while workers go out
keythedral-plan-decline-in-harvest = Otherwise play no law before the harvest
keythedral-plan-decline-in-spend = Otherwise play no law during the spending
keythedral-plan-decline-in-auction = Otherwise play no law in the auction
keythedral-plan-decline-all = Otherwise play no law when asked

keythedral-doubt-worker = a second worker could go out
keythedral-doubt-on-sale = the seats on sale or their prices have changed
keythedral-doubt-price = seat { $slot } has been swapped or its price has changed
keythedral-doubt-payment = seat { $slot } can be paid in several ways

keythedral-fact-free = nobody works on { $field }
keythedral-fact-worked = { $who } works on { $field }
keythedral-fact-on-sale = seat { $slot } is on sale as it is now
keythedral-fact-passed = { $who } has passed
keythedral-fact-not-passed = { $who } has not passed

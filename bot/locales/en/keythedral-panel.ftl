### Keythedral: keys of the panel and the questions above them.

## Keys

keythedral-panel-all = All
keythedral-panel-law = Play a law
keythedral-panel-stay = Stay at home
keythedral-panel-no-law = No law
keythedral-panel-law-name = { FORM($law, "short") }
keythedral-panel-both = Both laws
keythedral-panel-no-offer = No offer
keythedral-panel-match = Match
keythedral-panel-pay = Pay
keythedral-panel-corners = Corners

## Names of keys, and headings

keythedral-panel-seat = for { $cubes }, worth { $points }
keythedral-panel-price = { $cubes }
keythedral-panel-price-dearer = { $cubes }, plus 1 of these
keythedral-panel-price-cheaper = { $cubes }, minus 1 of these
keythedral-panel-price-both = { $cubes }, with 1 of these swapped for another
keythedral-panel-costs = It costs { $cubes }:
keythedral-panel-use = Use a law:
keythedral-panel-zoom = Zoom:
keythedral-panel-beside = beside { $fields }
keythedral-panel-cottage = { $colour } cottage
keythedral-panel-house = { $colour } house

## Questions

keythedral-panel-ask-law = Which law?
keythedral-panel-ask-get = Which cube do you want?
keythedral-panel-ask-house = Which cottage becomes a house?
keythedral-panel-ask-dwelling = Beside which dwelling?
keythedral-panel-ask-side = On which side?
keythedral-panel-note-house = A house sends up to 2 workers from the next round on.
keythedral-panel-note-held = The numbers say how many you have.
keythedral-panel-note-fence = A fence keeps this dwelling’s workers off that field from now on.
keythedral-panel-note-passed = You passed, but spending goes on: act, or pass again.
keythedral-panel-ask-using = Seat { $slot } costs { $cubes }. With a law?
keythedral-panel-ask-pay = Seat { $slot } costs { $cubes }. What do you pay?

## Standing orders of older games

keythedral-panel-orders = Orders
keythedral-panel-stop = End game
keythedral-panel-armed = Let a law answer automatically, or stop it:
keythedral-panel-watch-windows = Always
keythedral-panel-watch-reactions = Reactions
keythedral-panel-watch-later = Not now
keythedral-panel-watch-none = Never

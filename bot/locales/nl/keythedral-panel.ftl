### Keythedral: keys of the panel and the questions above them.

## Keys

keythedral-panel-all = Alles
keythedral-panel-law = Wet spelen
keythedral-panel-stay = Thuisblijven
keythedral-panel-no-law = Geen wet
keythedral-panel-law-name = { FORM($law, "short") }
keythedral-panel-both = Beide wetten
keythedral-panel-no-offer = Geen bod
keythedral-panel-match = Evenaren
keythedral-panel-pay = Betalen
keythedral-panel-corners = Hoeken

## Names of keys, and headings

keythedral-panel-seat = voor { $cubes }, { $points } waard
keythedral-panel-price = { $cubes }
keythedral-panel-price-dearer = { $cubes }, plus 1 daarvan
keythedral-panel-price-cheaper = { $cubes }, min 1 daarvan
keythedral-panel-price-both = { $cubes }, maar 1 daarvan geruild voor een ander
keythedral-panel-costs = Hij kost { $cubes }:
keythedral-panel-use = Gebruik een wet:
keythedral-panel-zoom = Zoom:
keythedral-panel-beside = naast { $fields }
keythedral-panel-cottage = { $colour } hutje
keythedral-panel-house = { $colour } huis

## Questions

keythedral-panel-ask-law = Welke wet?
keythedral-panel-ask-get = Welk blokje wil je?
keythedral-panel-ask-house = Welk hutje wordt een huis?
keythedral-panel-ask-dwelling = Naast welke woning?
keythedral-panel-ask-side = Aan welke kant?
keythedral-panel-note-house = Een huis stuurt vanaf de volgende ronde maximaal 2 arbeiders.
keythedral-panel-note-held = De getallen zeggen hoeveel je er hebt.
keythedral-panel-note-fence = Door een hek kunnen arbeiders van deze woning voortaan niet meer naar dat veld.
keythedral-panel-note-passed = Je hebt gepast, maar het uitgeven gaat door: doe nog iets of pas weer.
keythedral-panel-ask-using = Zetel { $slot } kost { $cubes }. Speel je een wet?
keythedral-panel-ask-pay = Zetel { $slot } kost { $cubes }. Waarmee betaal je?

## Standing orders of older games

keythedral-panel-orders = Instructies
keythedral-panel-stop = Stoppen
keythedral-panel-armed = Laat een wet automatisch antwoorden, of niet meer:
keythedral-panel-watch-windows = Altijd
keythedral-panel-watch-reactions = Reacties
keythedral-panel-watch-later = Nu niet
keythedral-panel-watch-none = Nooit

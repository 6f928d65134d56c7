### Keythedral: keys of the panel and the questions above them.

## Keys

keythedral-panel-all = Todo
keythedral-panel-law = Jugar ley
keythedral-panel-stay = Quedarse en casa
keythedral-panel-no-law = Ninguna ley
keythedral-panel-law-name = { FORM($law, "short") }
keythedral-panel-both = Las dos leyes
keythedral-panel-no-offer = Sin oferta
keythedral-panel-match = Igualar
keythedral-panel-pay = Pagar
keythedral-panel-corners = Esquinas

## Names of keys, and headings

keythedral-panel-seat = por { $cubes }, vale { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
keythedral-panel-price = { $cubes }
keythedral-panel-price-dearer = { $cubes }, más 1 cubo de estos
keythedral-panel-price-cheaper = { $cubes }, menos 1 cubo de estos
keythedral-panel-price-both = { $cubes }, con 1 cubo de estos cambiado por otro
keythedral-panel-costs = Cuesta { $cubes }:
keythedral-panel-use = Usar una ley:
keythedral-panel-zoom = Zoom:
keythedral-panel-beside = junto a { $fields }
keythedral-panel-cottage = cabaña { FORM($colour, "f") }
keythedral-panel-house = casa { FORM($colour, "f") }

## Questions

keythedral-panel-ask-law = ¿Qué ley?
keythedral-panel-ask-get = ¿Qué cubo quieres?
keythedral-panel-ask-house = ¿Qué cabaña pasa a ser casa?
keythedral-panel-ask-dwelling = ¿Junto a qué vivienda?
keythedral-panel-ask-side = ¿En qué lado?
keythedral-panel-note-house = Una casa envía hasta 2 trabajadores desde la próxima ronda.
keythedral-panel-note-held = Los números dicen cuántos tienes.
keythedral-panel-note-fence = Desde ahora, una valla cierra ese campo a los trabajadores de la vivienda.
keythedral-panel-note-passed = Has pasado, pero la fase sigue: actúa o pasa otra vez.
keythedral-panel-ask-using = El asiento { $slot } cuesta { $cubes }. ¿Con una ley?
keythedral-panel-ask-pay = El asiento { $slot } cuesta { $cubes }. ¿Con qué pagas?

## Standing orders of older games

keythedral-panel-orders = Órdenes
keythedral-panel-stop = Terminar
keythedral-panel-armed = Que una ley conteste automáticamente, o que deje de hacerlo:
keythedral-panel-watch-windows = Siempre
keythedral-panel-watch-reactions = Reacciones
keythedral-panel-watch-later = Ahora no
keythedral-panel-watch-none = Nunca

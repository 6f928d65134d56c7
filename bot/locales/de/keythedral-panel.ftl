### Keythedral: keys of the panel and the questions above them.

## Keys

keythedral-panel-all = Alle
keythedral-panel-law = Gesetz
keythedral-panel-stay = Zu Hause bleiben
keythedral-panel-no-law = Kein Gesetz
keythedral-panel-law-name = { FORM($law, "short") }
keythedral-panel-both = Beide Gesetze
keythedral-panel-no-offer = Kein Gebot
keythedral-panel-match = Gleichziehen
keythedral-panel-pay = Zahlen
keythedral-panel-corners = Ecken

## Names of keys, and headings

keythedral-panel-seat = für { $cubes }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
keythedral-panel-price = { $cubes }
keythedral-panel-price-dearer = { $cubes } plus 1 davon
keythedral-panel-price-cheaper = { $cubes } minus 1 davon
keythedral-panel-price-both = { $cubes }, 1 davon gegen eine andere getauscht
keythedral-panel-costs = Er kostet { $cubes }:
keythedral-panel-use = Ein Gesetz nutzen:
keythedral-panel-zoom = Zoom:
keythedral-panel-beside = neben { $fields }
keythedral-panel-cottage = { FORM($colour, "e") } Hütte
keythedral-panel-house = { FORM($colour, "es") } Haus

## Questions

keythedral-panel-ask-law = Welches Gesetz?
keythedral-panel-ask-get = Was möchtest du dafür?
keythedral-panel-ask-house = Welche Hütte wird ein Haus?
keythedral-panel-ask-dwelling = Neben welchem Gebäude?
keythedral-panel-ask-side = Auf welcher Seite?
keythedral-panel-note-house = Ein Haus schickt ab der nächsten Runde bis zu 2 Arbeiter.
keythedral-panel-note-held = Die Zahlen sagen, wie viele du hast.
keythedral-panel-note-fence = Ein Zaun sperrt das Ertragsfeld ab jetzt für die Arbeiter dieses Gebäudes.
keythedral-panel-note-passed = Du hast gepasst, aber das Ausgeben geht weiter: Mach eine Aktion oder passe noch einmal.
keythedral-panel-ask-using = Sitz { $slot } kostet { $cubes }. Mit einem Gesetz?
keythedral-panel-ask-pay = Sitz { $slot } kostet { $cubes }. Was zahlst du?

## Standing orders of older games

keythedral-panel-orders = Anweisungen
keythedral-panel-stop = Partie beenden
keythedral-panel-armed = Ein Gesetz automatisch antworten lassen oder das beenden:
keythedral-panel-watch-windows = Immer
keythedral-panel-watch-reactions = Reaktionen
keythedral-panel-watch-later = Jetzt nicht
keythedral-panel-watch-none = Nie

### Keyflower and The Merchants: names, questions, menus and what is told.

keyflower-name = Keyflower

## Set-up

keyflower-option-merchants = The Merchants
keyflower-option-merchants-off = aus
keyflower-option-merchants-off-help = Du spielst nur das Grundspiel.
keyflower-option-merchants-mix = gemischt
keyflower-option-merchants-mix-help = Mit Verträgen, Ausbauten und Hütten. Welche neuen Plättchen und Schiffe kommen, ist Zufall.
keyflower-option-merchants-all = ganz
keyflower-option-merchants-all-help = Mit Verträgen, Ausbauten und Hütten. Alle neuen Plättchen und Schiffe sind dabei.
keyflower-option-screens = Sichtschirme
keyflower-option-screens-hidden = verdeckt
keyflower-option-screens-hidden-help = Andere sehen, wie viele Teile du hast, aber nicht, welche.
keyflower-option-screens-memory-aid = Gedächtnishilfe
keyflower-option-screens-memory-aid-help = Andere sehen auch eine Liste von allem, was du offen genommen hast.
keyflower-option-screens-open = offen (Variante B)
keyflower-option-screens-open-help = Was du offen bekommst, bleibt vor deinem Sichtschirm liegen, für alle sichtbar.
keyflower-option-green-start = 1 grüner Arbeiter mehr
keyflower-option-green-start-help = Neue Spieler beginnen mit 1 grünen Arbeiter mehr.
keyflower-option-ties = Gleichstand
keyflower-option-ties-rules = nach den Regeln
keyflower-option-ties-rules-help = Mit The Merchants gewinnt, wer zuerst ein Winterschiff nimmt. Sonst teilt ihr euch den Sieg.
keyflower-option-ties-shared = geteilt
keyflower-option-ties-shared-help = Bei Gleichstand teilt ihr euch den Sieg.
keyflower-option-ties-boat = Winterschiff
keyflower-option-ties-boat-help = Bei Gleichstand gewinnt, wer zuerst ein Winterschiff nimmt.

## Workers, skills and resources

keyflower-item-blue = blauer Arbeiter
    .acc = blauen Arbeiter
    .pro = blauem Arbeiter
keyflower-count-blue = { $count } Blau
keyflower-item-red = roter Arbeiter
    .acc = roten Arbeiter
    .pro = rotem Arbeiter
keyflower-count-red = { $count } Rot
keyflower-item-yellow = gelber Arbeiter
    .acc = gelben Arbeiter
    .pro = gelbem Arbeiter
keyflower-count-yellow = { $count } Gelb
keyflower-item-green = grüner Arbeiter
    .acc = grünen Arbeiter
    .pro = grünem Arbeiter
keyflower-count-green = { $count } Grün
keyflower-item-saw = Säge
keyflower-count-saw =
    { $count ->
        [one] { $count } Säge
       *[other] { $count } Sägen
    }
keyflower-item-pickaxe = Spitzhacke
keyflower-count-pickaxe =
    { $count ->
        [one] { $count } Spitzhacke
       *[other] { $count } Spitzhacken
    }
keyflower-item-anvil = Amboss
keyflower-count-anvil =
    { $count ->
        [one] { $count } Amboss
       *[other] { $count } Ambosse
    }
keyflower-item-wood = Holz
keyflower-count-wood = { $count } Holz
keyflower-item-stone = Stein
keyflower-count-stone = { $count } Stein
keyflower-item-iron = Eisen
keyflower-count-iron = { $count } Eisen
keyflower-item-gold = Gold
keyflower-count-gold = { $count } Gold
keyflower-item-any = beliebig
keyflower-count-cabin =
    { $count ->
        [one] { $count } Hütte
       *[other] { $count } Hütten
    }
keyflower-count-contract =
    { $count ->
        [one] { $count } Vertrag
       *[other] { $count } Verträge
    }

## Tiles and boats

keyflower-tile-alehouse = Schenke
keyflower-tile-alehouse-help = Ziehe einen Arbeiter aus dem Beutel. Aufgewertet (Holz + Stein + Eisen): 2 Arbeiter.
keyflower-tile-apprentice-hall = Lehrlingshaus
keyflower-tile-apprentice-hall-help = Ziehe eine Fertigkeit. Aufgewertet (Holz + Stein): 2 Fertigkeiten; 3 Punkte.
keyflower-tile-gold-mine = Goldmine
keyflower-tile-gold-mine-help = 1 Gold. Aufgewertet (Stein + Eisen): 2 Gold; 3 Punkte.
keyflower-tile-key-mine = Key-Mine
keyflower-tile-key-mine-help = 1 Eisen. Aufgewertet (Amboss): 3 Eisen; 3 Punkte.
keyflower-tile-keystone-quarry = Keystone-Bruch
keyflower-tile-keystone-quarry-help = 1 Stein. Aufgewertet (Spitzhacke): 3 Stein; 3 Punkte.
keyflower-tile-keywood = Keywood
keyflower-tile-keywood-help = 1 Holz. Aufgewertet (Säge): 3 Holz; 3 Punkte.
keyflower-tile-miner = Bergmann
keyflower-tile-miner-help = 2 Eisen. Aufgewertet (Amboss): Eisen und Gold; 3 Punkte.
keyflower-tile-peddler = Hausierer
keyflower-tile-peddler-help = Zahle einen gelben Arbeiter für einen grünen. Aufgewertet (Gold): für 2 grüne.
keyflower-tile-quarryman = Steinbrecher
keyflower-tile-quarryman-help = 2 Stein. Aufgewertet (Spitzhacke): Stein und Gold; 3 Punkte.
keyflower-tile-stable = Stall
keyflower-tile-stable-help = 2 Schritte, 1 Aufwertung. Aufgewertet (Holz + Eisen): 4 Schritte, 2 Aufwertungen; 5 Punkte.
keyflower-tile-woodcutter = Holzfäller
keyflower-tile-woodcutter-help = 2 Holz. Aufgewertet (Säge): Holz und Gold; 3 Punkte.
keyflower-tile-workshop = Werkstatt
keyflower-tile-workshop-help = Holz, Stein oder Eisen. Aufgewertet (2 beliebige Rohstoffe): je eins davon; 3 Punkte.
keyflower-tile-brewer = Brauer
keyflower-tile-brewer-help = Zahle 1 Fertigkeit für 2 Arbeiter aus dem Beutel. Aufgewertet (Stein + Eisen): für 3; 3 Punkte.
keyflower-tile-carpenter = Zimmermann
keyflower-tile-carpenter-help = Zahle eine Säge für 3 Holz. Aufgewertet (3 Holz): für 3 Gold; 7 Punkte.
keyflower-tile-farrier = Hufschmied
keyflower-tile-farrier-help = 3 Schritte, 1 Aufwertung. Aufgewertet (2 beliebige Rohstoffe): 5 Schritte, 2 Aufwertungen; 5 Punkte.
keyflower-tile-hiring-fair = Gesindemarkt
keyflower-tile-hiring-fair-help = Zahle 1 beliebige Fertigkeit für 2 Fertigkeiten. Aufgewertet (Holz + Eisen): für 3; 5 Punkte.
keyflower-tile-mason = Steinmetz
keyflower-tile-mason-help = Zahle eine Spitzhacke für 3 Stein. Aufgewertet (3 Stein): für 3 Gold; 7 Punkte.
keyflower-tile-smelter = Schmelzer
keyflower-tile-smelter-help = Zahle einen Amboss für 3 Eisen. Aufgewertet (3 Eisen): für 3 Gold; 7 Punkte.
keyflower-tile-store = Laden
keyflower-tile-store-help = Zahle einen blauen Arbeiter für einen grünen. Aufgewertet (Gold): für 2 grüne; 3 Punkte.
keyflower-tile-tavern = Taverne
keyflower-tile-tavern-help = Zahle 1 beliebigen Arbeiter für 2 aus dem Beutel. Aufgewertet (Holz + Stein + Eisen): für 3.
keyflower-tile-barn = Scheune
keyflower-tile-barn-help = 1 Punkt für jeden Rohstoff, der am Ende darauf liegt. Aufgewertet (1 beliebige Fertigkeit): je 2.
keyflower-tile-blacksmith = Schmied
keyflower-tile-blacksmith-help = 2 Punkte für jedes Eisen, das am Ende darauf liegt. Aufgewertet (Amboss): je 3.
keyflower-tile-fair = Jahrmarkt
keyflower-tile-fair-help = Zahle einen roten Arbeiter für einen grünen. Aufgewertet (Gold): für 2 grüne; 5 Punkte.
keyflower-tile-forge = Schmiede
keyflower-tile-forge-help = 3 Punkte. Aufgewertet (3 Eisen): 10 Punkte.
keyflower-tile-goldsmith = Goldschmied
keyflower-tile-goldsmith-help = Keine Punkte. Aufgewertet (2 Gold): 7 Punkte.
keyflower-tile-inn = Gasthof
keyflower-tile-inn-help = 1 Arbeiter aus dem Beutel. Aufgewertet (beliebiger Rohstoff + beliebige Fertigkeit): 3 Arbeiter.
keyflower-tile-sawmill = Sägewerk
keyflower-tile-sawmill-help = 3 Punkte. Aufgewertet (3 Holz): 10 Punkte.
keyflower-tile-sculptor = Bildhauer
keyflower-tile-sculptor-help = 3 Punkte. Aufgewertet (3 Stein): 10 Punkte.
keyflower-tile-stone-yard = Steinlager
keyflower-tile-stone-yard-help = 2 Punkte für jeden Stein, der am Ende darauf liegt. Aufgewertet (Spitzhacke): je 3.
keyflower-tile-timber-yard = Holzlager
keyflower-tile-timber-yard-help = 2 Punkte für jedes Holz, das am Ende darauf liegt. Aufgewertet (Säge): je 3.
keyflower-tile-wainwright = Stellmacher
keyflower-tile-wainwright-help = 4 Schritte, 2 Aufwertungen. Aufgewertet (2 beliebige Rohstoffe): 6 Schritte statt 4; 5 Punkte.
keyflower-tile-well = Brunnen
keyflower-tile-well-help = 3 Punkte. Aufgewertet (3 beliebige Rohstoffe): 7 Punkte.
keyflower-tile-assayer = Erzprüfer
keyflower-tile-assayer-help = Ein Vertrag, ein Stein oder ein Eisen. Aufgewertet (Spitzhacke): alles zusammen; 3 Punkte.
keyflower-tile-bookkeeper = Buchhalter
keyflower-tile-bookkeeper-help = Ein Vertrag oder eine Fertigkeit. Aufgewertet (Eisen + beliebiger Rohstoff): beides; 3 Punkte.
keyflower-tile-merchant = Kaufmann
keyflower-tile-merchant-help = Ein Vertrag. Aufgewertet (Stein + beliebiger Rohstoff): 2 Verträge; 3 Punkte.
keyflower-tile-apothecary = Apotheker
keyflower-tile-apothecary-help = 3 Punkte für je 5 Arbeiter.
keyflower-tile-craftsmans-guild = Handwerkergilde
keyflower-tile-craftsmans-guild-help = 3 Punkte für jeden Satz aus einem blauen, einem roten und einem gelben Arbeiter.
keyflower-tile-jeweller = Juwelier
keyflower-tile-jeweller-help = Jedes Gold ist 2 Punkte wert statt 1.
keyflower-tile-key-guild = Key-Gilde
keyflower-tile-key-guild-help = 10 Punkte für je 5 Fertigkeiten.
keyflower-tile-keythedral = Keythedral
keyflower-tile-keythedral-help = 12 Punkte.
keyflower-tile-key-market = Key-Markt
keyflower-tile-key-market-help = 2 Punkte für jeden grünen Arbeiter.
keyflower-tile-mercers-guild = Tuchgilde
keyflower-tile-mercers-guild-help = 5 Punkte für jeden Satz aus Holz, Stein und Eisen; Gold ersetzt jedes davon.
keyflower-tile-scholar = Gelehrter
keyflower-tile-scholar-help = 3 Punkte für jede Fertigkeit einer Art deiner Wahl.
keyflower-tile-scribes = Schreiber
keyflower-tile-scribes-help = 10 Punkte für jeden Satz aus Säge, Spitzhacke und Amboss.
keyflower-tile-village-hall = Gemeindehaus
keyflower-tile-village-hall-help = 1 Punkt für jeden Arbeiter einer Farbe deiner Wahl.
keyflower-tile-watermill = Wassermühle
keyflower-tile-watermill-help = 1 Punkt für jeden Rohstoff einer Art deiner Wahl.
keyflower-tile-windmill = Windmühle
keyflower-tile-windmill-help = 5 Punkte für je 5 Rohstoffe.
keyflower-tile-artisan = Handwerker
keyflower-tile-artisan-help = 2 Punkte für jedes aufgewertete Plättchen im Dorf.
keyflower-tile-builder = Baumeister
keyflower-tile-builder-help = 3 Punkte für jeden Ausbau im Dorf.
keyflower-tile-muleteer = Eseltreiber
keyflower-tile-muleteer-help = 3 Punkte für jeden Vertrag, den du hast, aber nicht erfüllst.
keyflower-tile-home-1 = Hof 1
keyflower-tile-home-1-help = 1 Schritt, 1 Aufwertung. Aufgewertet (Holz + Stein): 2 Schritte, 1 Aufwertung; 5 Punkte.
keyflower-tile-home-2 = Hof 2
keyflower-tile-home-2-help = 1 Schritt, 1 Aufwertung. Aufgewertet (Stein + Eisen): 2 Schritte, 1 Aufwertung; 5 Punkte.
keyflower-tile-home-3 = Hof 3
keyflower-tile-home-3-help = 1 Schritt, 1 Aufwertung. Aufgewertet (Holz + Eisen): 2 Schritte, 1 Aufwertung; 5 Punkte.
keyflower-tile-home-4 = Hof 4
keyflower-tile-home-4-help = 1 Schritt, 1 Aufwertung. Aufgewertet (Holz + Stein): 2 Schritte, 1 Aufwertung; 5 Punkte.
keyflower-tile-home-5 = Hof 5
keyflower-tile-home-5-help = 1 Schritt, 1 Aufwertung. Aufgewertet (Stein + Eisen): 2 Schritte, 1 Aufwertung; 5 Punkte.
keyflower-tile-home-6 = Hof 6
keyflower-tile-home-6-help = 1 Schritt, 1 Aufwertung. Aufgewertet (Holz + Eisen): 2 Schritte, 1 Aufwertung; 5 Punkte.
keyflower-side = { $tile } (Seite { $side })
keyflower-tile-summer-boat-1 = Sommerschiff 1
keyflower-tile-summer-boat-1-help = Seite a: { keyflower-power-1a } Seite b: { keyflower-power-1b }
keyflower-power-1a = Du ziehst am Ende von Sommer, Herbst und Winter 2 Arbeiter aus dem Beutel.
keyflower-power-1b = Du bekommst am Ende von Sommer, Herbst und Winter einen grünen Arbeiter.
keyflower-tile-summer-boat-2 = Sommerschiff 2
keyflower-tile-summer-boat-2-help = Seite a: { keyflower-power-2a } Seite b: { keyflower-power-2b }
keyflower-power-2a = Du darfst über Felder transportieren und Plättchen anlegen, auch wenn die Seiten nicht passen.
keyflower-power-2b = Deine Schritte und Aufwertungen verdoppeln sich, auch für Keyflower und Ianvincible II.
keyflower-tile-summer-boat-3 = Sommerschiff 3
keyflower-tile-summer-boat-3-help = Seite a: { keyflower-power-3a } Seite b: { keyflower-power-3b }
keyflower-power-3a = Wenn du eine Aufwertung bezahlst, ersetzt jeder Rohstoff jeden anderen.
keyflower-power-3b = In der Schlusswertung ersetzt jeder deiner Rohstoffe jeden anderen.
keyflower-tile-summer-boat-4 = Sommerschiff 4
keyflower-tile-summer-boat-4-help = Seite a: { keyflower-power-4a } Seite b: { keyflower-power-4b }
keyflower-power-4a = Hat jemand mit Blau, Rot oder Gelb geboten, darfst du ihn mit Arbeitern einer anderen Farbe überbieten.
keyflower-power-4b = Du darfst Plättchen, auf denen schon gearbeitet oder geboten wird, mit Arbeitern beliebiger Farben nutzen, auch gemischt.
keyflower-tile-order-1 = Reihenfolge 1
keyflower-tile-order-1-help = Damit wählst du am Ende der Jahreszeit zuerst ein Schiff; zu zweit bekommst du auch den Startspieler-Keyple. Im Winter ersteigert, kommt es ins Dorf: 1 Punkt für jedes Nachbarplättchen.
keyflower-tile-order-2 = Reihenfolge 2
keyflower-tile-order-2-help = Damit wählst du am Ende der Jahreszeit als Nummer 2 ein Schiff; zu dritt bekommst du auch den Startspieler-Keyple. Im Winter ersteigert, kommt es ins Dorf: 1 Punkt für jedes Nachbarplättchen.
keyflower-tile-order-3 = Reihenfolge 3
keyflower-tile-order-3-help = Damit wählst du am Ende der Jahreszeit als Nummer 3 ein Schiff; zu viert bekommst du auch den Startspieler-Keyple. Im Winter ersteigert, kommt es ins Dorf: 1 Punkt für jedes Nachbarplättchen.
keyflower-tile-order-4 = Reihenfolge 4
keyflower-tile-order-4-help = Damit wählst du am Ende der Jahreszeit als Nummer 4 ein Schiff und bekommst den Startspieler-Keyple. Im Winter ersteigert, kommt es ins Dorf: 1 Punkt für jedes Nachbarplättchen.
keyflower-tile-keyflower = Keyflower
keyflower-tile-keyflower-help = Im Winter: 1 Punkt für jeden Schritt der Transportplättchen im Dorf.
keyflower-tile-sea-bastion = Sea Bastion
keyflower-tile-sea-bastion-help = Im Winter: 1 Punkt für jedes Plättchen auf einem Rundweg, der über Straßen vom Hof wieder zum Hof führt.
keyflower-tile-sea-breese = Sea Breese
keyflower-tile-sea-breese-help = Im Winter: 2, 4, 8, 16 oder 32 Punkte für 1 bis 5 Schiffe, die ein Fluss mit dem Hof verbindet.
keyflower-tile-flipper = Flipper
keyflower-tile-flipper-help = Im Winter: 2 Punkte und eine kostenlose Aufwertung.
keyflower-tile-ianvincible = Ianvincible
keyflower-tile-ianvincible-help = Im Winter: 5 Punkte.
keyflower-tile-white-wind = White Wind
keyflower-tile-white-wind-help = Im Winter: 1 Punkt für jeden Arbeiter, den du dafür behältst.
keyflower-tile-keyflower-ii = Keyflower II
keyflower-tile-keyflower-ii-help = Bringt Gold. Im Winter: 3 Gold für den Hof.
keyflower-tile-sea-bastion-ii = Sea Bastion II
keyflower-tile-sea-bastion-ii-help = Bringt eine Hütte. Wer es nach dem Herbst nimmt, setzt ein anderes Schiff an seine Stelle.
keyflower-tile-sea-breese-ii = Sea Breese II
keyflower-tile-sea-breese-ii-help = Bringt einen Vertrag. Im Winter: 2 Punkte für jedes Winterplättchen im Dorf.
keyflower-tile-flipper-ii = Flipper II
keyflower-tile-flipper-ii-help = Bringt einen grünen Arbeiter. Im Winter: ein kostenloser Ausbau.
keyflower-tile-ianvincible-ii = Ianvincible II
keyflower-tile-ianvincible-ii-help = Bringt eine Hütte. Im Winter: 2 Punkte für jedes Aufwertungssymbol und jede Hütte.
keyflower-tile-white-wind-ii = White Wind II
keyflower-tile-white-wind-ii-help = Bringt einen Vertrag. Im Winter: Erfüllte Verträge sind 10 Punkte wert.

## Contracts

keyflower-contract-01 = Vertrag 01 (4 Blau)
keyflower-contract-02 = Vertrag 02 (4 Rot)
keyflower-contract-03 = Vertrag 03 (4 Gelb)
keyflower-contract-04 = Vertrag 04 (2 Grün)
keyflower-contract-05 = Vertrag 05 (2 Blau + 4 beliebige Arbeiter)
keyflower-contract-06 = Vertrag 06 (2 Rot + 4 beliebige Arbeiter)
keyflower-contract-07 = Vertrag 07 (2 Gelb + 4 beliebige Arbeiter)
keyflower-contract-08 = Vertrag 08 (1 Grün + 4 beliebige Arbeiter)
keyflower-contract-09 = Vertrag 09 (2 Blau + 2 Rot + 1 beliebiger Arbeiter)
keyflower-contract-10 = Vertrag 10 (2 Rot + 2 Gelb + 1 beliebiger Arbeiter)
keyflower-contract-11 = Vertrag 11 (2 Gelb + 2 Blau + 1 beliebiger Arbeiter)
keyflower-contract-12 = Vertrag 12 (1 Blau + 1 Rot + 1 Gelb + 1 Grün)
keyflower-contract-13 = Vertrag 13 (Startspieler-Keyple)
keyflower-contract-14 = Vertrag 14 (Säge + 1 Holz)
keyflower-contract-15 = Vertrag 15 (Spitzhacke + 1 Stein)
keyflower-contract-16 = Vertrag 16 (Amboss + 1 Eisen)
keyflower-contract-17 = Vertrag 17 (Säge + 2 beliebige Rohstoffe)
keyflower-contract-18 = Vertrag 18 (Spitzhacke + 2 beliebige Rohstoffe)
keyflower-contract-19 = Vertrag 19 (Amboss + 2 beliebige Rohstoffe)
keyflower-contract-20 = Vertrag 20 (Säge + beliebige Fertigkeit)
keyflower-contract-21 = Vertrag 21 (Spitzhacke + beliebige Fertigkeit)
keyflower-contract-22 = Vertrag 22 (Amboss + beliebige Fertigkeit)
keyflower-contract-23 = Vertrag 23 (Säge + Spitzhacke + Amboss)
keyflower-contract-24 = Vertrag 24 (3 Holz)
keyflower-contract-25 = Vertrag 25 (3 Stein)
keyflower-contract-26 = Vertrag 26 (3 Eisen)
keyflower-contract-27 = Vertrag 27 (2 Gold)
keyflower-contract-28 = Vertrag 28 (2 Holz + 2 Stein)
keyflower-contract-29 = Vertrag 29 (2 Holz + 2 Eisen)
keyflower-contract-30 = Vertrag 30 (2 Stein + 2 Eisen)
keyflower-contract-31 = Vertrag 31 (2 Holz + 2 beliebige Rohstoffe)
keyflower-contract-32 = Vertrag 32 (2 Stein + 2 beliebige Rohstoffe)
keyflower-contract-33 = Vertrag 33 (2 Eisen + 2 beliebige Rohstoffe)
keyflower-contract-34 = Vertrag 34 (1 Gold + 2 beliebige Rohstoffe)
keyflower-contract-35 = Vertrag 35 (1 Holz + 1 Stein + 1 Eisen)
keyflower-contract-36 = Vertrag 36 (beliebige Fertigkeit + 1 Gold)
keyflower-contract-asks = { $contract } ({ $pieces })

## Extensions

keyflower-extension-blue-1 = Blauer Ausbau 1 (kostet 1 blauen Arbeiter)
keyflower-extension-blue-2 = Blauer Ausbau 2 (kostet 1 beliebigen Arbeiter)
keyflower-extension-blue-3 = Blauer Ausbau 3 (kostet 1 Eisen)
keyflower-extension-blue-4 = Blauer Ausbau 4 (kostet 1 Eisen + beliebigen Rohstoff)
keyflower-extension-blue-5 = Blauer Ausbau 5 (kostet 1 Amboss)
keyflower-extension-red-1 = Roter Ausbau 1 (kostet 1 roten Arbeiter)
keyflower-extension-red-2 = Roter Ausbau 2 (kostet 1 beliebigen Arbeiter)
keyflower-extension-red-3 = Roter Ausbau 3 (kostet 1 Holz)
keyflower-extension-red-4 = Roter Ausbau 4 (kostet 1 Holz + beliebigen Rohstoff)
keyflower-extension-red-5 = Roter Ausbau 5 (kostet 1 Säge)
keyflower-extension-yellow-1 = Gelber Ausbau 1 (kostet 1 gelben Arbeiter)
keyflower-extension-yellow-2 = Gelber Ausbau 2 (kostet 1 beliebigen Arbeiter)
keyflower-extension-yellow-3 = Gelber Ausbau 3 (kostet 1 Stein)
keyflower-extension-yellow-4 = Gelber Ausbau 4 (kostet 1 Stein + beliebigen Rohstoff)
keyflower-extension-yellow-5 = Gelber Ausbau 5 (kostet 1 Spitzhacke)
keyflower-extension-green-1 = Grüner Ausbau 1 (kostet 1 grünen Arbeiter)
keyflower-extension-green-2 = Grüner Ausbau 2 (kostet 1 Gold)
keyflower-extension-green-3 = Grüner Ausbau 3 (kostet 1 Gold + beliebigen Rohstoff)
keyflower-extension-costs = { $extension } (kostet { $price })

## Menus

keyflower-bid = Bieten
keyflower-use-own = Im eigenen Dorf nutzen
keyflower-use-middle = In der Mitte nutzen
keyflower-use-village = Bei { $who } nutzen
keyflower-pass = Passen
keyflower-end = Bestätigen
keyflower-led = { $tile } ({ $who }: { $workers })
keyflower-tile-does = { $tile } – { $help }
keyflower-tile-of = { $tile } von { $who }
keyflower-tile-listed = { $region } **{ $mark }** { $tile }
keyflower-why-no-workers = Du hast keine Arbeiter mehr, die du schicken kannst.
keyflower-why-bid = { $tile }: Zum Bieten brauchst du { $need } (du hast { $have }).
keyflower-why-bid-raise = { $tile }: Um zu führen, brauchst du noch { $need } (du hast { $have }).
keyflower-why-bid-led = { $tile }: Du führst. Um dein Gebot zu erhöhen, brauchst du { $need }, und das hast du nicht.
keyflower-why-bid-any = { $tile }: Zum Bieten brauchst du { $need } Arbeiter einer Farbe (du hast höchstens { $have }).
keyflower-why-use = { $tile }: Zum Nutzen brauchst du { $need } (du hast { $have }).
keyflower-why-use-any = { $tile }: Zum Nutzen brauchst du { $need } Arbeiter einer Farbe.
keyflower-why-use-full = „{ $tile }“ ist voll: Dort sind schon { $most } Arbeiter, mehr gehen in einer Jahreszeit nicht.
keyflower-why-use-closed = { $tile }: Die nächste Nutzung braucht mindestens { $need } Arbeiter, aber es ist nur noch Platz für { $room }. Mehr als { $most } gehen in einer Jahreszeit nicht.
keyflower-why-use-nothing = „{ $tile }“ zu nutzen bringt dir jetzt nichts.
keyflower-why-use-upgrade = { $tile }: Du kannst noch nichts aufwerten. „{ $upgraded }“ aufzuwerten kostet { $price }; Rohstoffe müssen darauf liegen. Dir fehlt: { $missing }.
keyflower-why-use-group = { $tile }: Du kannst jetzt { $need } bis { $room } Arbeiter schicken. Eine Gruppe wechselt als Ganzes, und deine ist zu groß.
keyflower-why-use-mixed = { $tile }: Zum Nutzen brauchst du { $need } Arbeiter beliebiger Farben (du hast { $have }).
keyflower-why-use-price = { $tile }: Zusätzlich zu den Arbeitern, die du schickst, kostet das 1 { FORM($price, "acc") }. Das kannst du nicht bezahlen.
keyflower-why-use-pay = { $tile }: Du könntest jetzt nur ausbauen. Zusätzlich zu den Arbeitern, die du schickst, kostet das 1 Arbeiter, und den hast du nicht.
keyflower-caution-season = Alle anderen haben gepasst: Das beendet die Jahreszeit. Danach kannst du es nicht mehr rückgängig machen.
keyflower-caution-upgrade =
    { $count ->
        [one] Du kannst noch ein Plättchen aufwerten.
       *[other] Du kannst noch { $count }-mal aufwerten.
    }
keyflower-caution-use-own = { $brings } Deine Arbeiter kommen am Ende der Jahreszeit zurück.
keyflower-caution-use-middle = { $brings } Deine Arbeiter gehen an den Gewinner des Plättchens.
keyflower-caution-use-there = { $brings } Deine Arbeiter bleiben dort und gehen am Ende der Jahreszeit an { $owner }.
keyflower-caution-growth = Alle anderen sind fertig. Sobald du bestätigst, geht es weiter.
keyflower-caution-winter = Alle anderen sind fertig: Die Winterplättchen werden sofort aufgedeckt.
keyflower-final-chapter = Das beendet die Jahreszeit. Danach kannst du es nicht mehr rückgängig machen.
keyflower-lying = { $workers } (liegend)
keyflower-added = +{ $workers }
keyflower-group = { $workers } (auf „{ $tile }“ überboten)
keyflower-group-from = { $workers } vom überbotenen Gebot auf „{ $tile }“
keyflower-group-note = Dort überboten. Eine Gruppe wechselt als Ganzes.
keyflower-carry = Transport: { $resource }
keyflower-carry-from = von { $tile }
keyflower-carry-to = auf { $tile }
keyflower-carry-far = { $count ->
        [1] auf { $tile }
       *[other] { $count } auf { $tile }
    } ({ $steps } Schritte)
keyflower-carry-enables = Dann kannst du es aufwerten. { $help }
keyflower-upgrade = Aufwerten
keyflower-upgrade-carrying = { $tile }: { $pieces } hinbringen
keyflower-upgrade-from = Von { $tiles }, { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }. { $help }
keyflower-extend = Ausbau anfügen
keyflower-draw = Ziehen
keyflower-draw-workers = { $count ->
    [one] 1 Arbeiter ziehen
   *[other] { $count } Arbeiter ziehen
}
keyflower-draw-skills = { $count ->
    [one] 1 Fertigkeit ziehen
   *[other] { $count } Fertigkeiten ziehen
}
keyflower-take = Nehmen
keyflower-take-skill = Fertigkeit vom Stapel
keyflower-hidden-contract = verdeckter Vertrag
keyflower-cash = Vertrag einlösen
keyflower-cash-note = Kommt auf „{ $tile }“.
keyflower-pay = { $pieces } zahlen
keyflower-pay-front = { $pieces } zahlen (vor deinem Sichtschirm)
keyflower-pay-behind = { $pieces } zahlen (hinter deinem Sichtschirm)
keyflower-source-one =
    { $front ->
        [0] hinter deinem Sichtschirm
       *[other] vor deinem Sichtschirm
    }
keyflower-source =
    { $front ->
        [0] alle hinter deinem Sichtschirm
       *[other]
            { $behind ->
                [0] alle vor deinem Sichtschirm
               *[other] { $front } vor, { $behind } hinter deinem Sichtschirm
            }
    }
keyflower-pay-instead = { $paid } statt { $owed }
keyflower-pay-group = { $group } zahlen
keyflower-boat-with = { $boat }: { $items }
keyflower-place = Anlegen
keyflower-cell-above = über { $tile }
keyflower-cell-upper-right = rechts über { $tile }
keyflower-cell-lower-right = rechts unter { $tile }
keyflower-cell-below = unter { $tile }
keyflower-cell-lower-left = links unter { $tile }
keyflower-cell-upper-left = links über { $tile }
keyflower-rotation =
    { $turns ->
        [0] nicht gedreht
        [one] { $turns } Seite ↻
       *[other] { $turns } Seiten ↻
    }
keyflower-rotation-roads = Straßen: { $roads }; kein Wasser.
keyflower-rotation-rivers = Wasser: { $rivers }; keine Straßen.
keyflower-rotation-both = Straßen: { $roads }; Wasser: { $rivers }.

# Of turns written earlier, which are kept.
keyflower-other-workers = Andere Arbeiter
keyflower-place-other = Erst ein anderes Plättchen

## Questions

keyflower-ask-turn = Biete, nutze ein Plättchen oder passe.
keyflower-ask-only-pass = Du kannst jetzt weder bieten noch ein Plättchen nutzen. Passen?
keyflower-ask-cash-or-pass = Du kannst jetzt weder bieten noch ein Plättchen nutzen. Einen Vertrag einlösen oder passen?
keyflower-ask-bid = Welche Arbeiter bietest du auf „{ $tile }“? Noch hat niemand geboten.
keyflower-ask-bid-used = Welche Arbeiter bietest du auf „{ $tile }“? Noch hat niemand geboten, aber { $workers } stehen darauf: Biete in ihrer Farbe.
keyflower-ask-bid-used-one = Welche Arbeiter bietest du auf „{ $tile }“? Noch hat niemand geboten, aber { $workers } steht darauf: Biete in dieser Farbe.
keyflower-ask-bid-beat = Welche Arbeiter bietest du auf „{ $tile }“? { $who } führt mit { $workers }.
keyflower-ask-bid-own = Womit erhöhst du dein Gebot auf „{ $tile }“? Du führst mit { $workers }.
keyflower-ask-use =
    Wen schickst du zu „{ $tile }“? { $need ->
        [one] { "" }
       *[other] Mindestens { $need } Arbeiter.{ " " }
    }{ $brings }
keyflower-ask-bid-more = Dein Gebot auf „{ $tile }“: { $workers }. Ist das alles?
keyflower-ask-bid-raised = Du erhöhst dein Gebot auf „{ $tile }“ um { $workers } auf { $total }. Ist das alles?
keyflower-ask-use-more =
    Du nutzt „{ $tile }“ mit { $workers }. { $need ->
        [0] { "" }
        [one] Schick noch 1 Arbeiter.{ " " }
       *[other] Schick noch { $need } Arbeiter.{ " " }
    }{ $brings }
keyflower-brings = Du bekommst { $items }.
keyflower-brings-goods = Auf „{ $tile }“ kommt: { $items }.
keyflower-brings-both = Auf „{ $tile }“ kommt: { $goods }. Du bekommst { $items }.
keyflower-brings-one = Du bekommst { $items }.
keyflower-brings-one-good = Du bekommst { $items }. Rohstoffe kommen auf „{ $tile }“.
keyflower-brings-exchange = Du zahlst 1 { FORM($price, "acc") } und bekommst { $items }.
keyflower-brings-exchange-goods = Du zahlst 1 { FORM($price, "acc") }. Auf „{ $tile }“ kommt: { $items }.
keyflower-brings-transport =
    Du bekommst { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } und { $upgrades ->
        [one] 1 Aufwertung
       *[other] { $upgrades } Aufwertungen
    }.
keyflower-any-worker = Arbeiter beliebiger Farbe
keyflower-any-skill = beliebige Fertigkeit
keyflower-any-resource = Rohstoff beliebiger Art
keyflower-from-bag =
    { $count ->
        [one] 1 Arbeiter aus dem Beutel
       *[other] { $count } Arbeiter aus dem Beutel
    }
keyflower-from-pile =
    { $count ->
        [one] 1 Fertigkeit vom Stapel
       *[other] { $count } Fertigkeiten vom Stapel
    }
keyflower-ask-source = Du schickst { $workers }. Vor deinem Sichtschirm: { $front }, dahinter: { $behind }. Welche schickst du?
keyflower-ask-source-one = Du schickst { $workers }. Vor deinem Sichtschirm: { $front }, dahinter: { $behind }. Welchen schickst du?
keyflower-ask-price = Womit bezahlst du die Aufwertung von „{ $tile }“?
keyflower-ask-price-extension = Womit bezahlst du den Ausbau von „{ $tile }“: { $extension }?
keyflower-ask-extension = Welchen Ausbau bekommt „{ $tile }“?
keyflower-ask-contract =
    { $count ->
        [one] Welchen Vertrag nimmst du?
       *[other] Welchen Vertrag nimmst du zuerst?
    }
keyflower-ask-transport =
    Transport und Aufwerten. Übrig: { $steps ->
        [0] kein Schritt
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } und { $upgrades ->
        [0] keine Aufwertung
        [one] 1 Aufwertung
       *[other] { $upgrades } Aufwertungen
    }.
keyflower-ask-done = Mit „{ $tile }“ bist du fertig. Zug beenden?
keyflower-ask-passed = Passen?
keyflower-ask-winter =
    { $count ->
        [0] Welche Winterplättchen gibst du in die Versteigerung? Wähle mindestens 1.
        [one] 1 Winterplättchen gewählt. Nimm noch eins dazu oder bestätige.
       *[other] { $count } Winterplättchen gewählt. Nimm noch eins dazu oder bestätige.
    }
keyflower-ask-boat = Welches Schiff nimmst du?
keyflower-ask-boat-taken = Das Schiff { $boat } nehmen?
keyflower-ask-replace = Welches Schiff ersetzt Sea Bastion II?
keyflower-ask-place =
    { $count ->
        [0] Alle Plättchen sind angelegt. Bestätigen?
        [one] Welches Plättchen legst du an? Noch 1.
       *[other] Welches Plättchen legst du an? Noch { $count }.
    }
keyflower-ask-stuck =
    { $count ->
        [one] 1 Plättchen passt nirgends und kommt aus dem Spiel. Bestätigen?
       *[other] { $count } Plättchen passen nirgends und kommen aus dem Spiel. Bestätigen?
    }
keyflower-ask-beside =
    { $count ->
        [one] 1 Plättchen passt nirgends. Es bleibt neben deinem Dorf, bis es einen Platz dafür gibt. Bestätigen?
       *[other] { $count } Plättchen passen nirgends. Sie bleiben neben deinem Dorf, bis es einen Platz dafür gibt. Bestätigen?
    }
keyflower-ask-place-beside =
    { $count ->
        [0] Für { $tiles } gibt es jetzt einen Platz. Anlegen oder neben deinem Dorf lassen?
        [one] Welches Plättchen legst du an? 1 ist neu. Du kannst auch anlegen, was neben deinem Dorf liegt: { $tiles }.
       *[other] Welches Plättchen legst du an? { $count } sind neu. Du kannst auch anlegen, was neben deinem Dorf liegt: { $tiles }.
    }
keyflower-ask-cell = Wohin mit „{ $tile }“, und wie gedreht?
keyflower-ask-rotation = { $tile }, { $cell }: Wie gedreht?

## What is told

keyflower-told-season-spring = Der Frühling beginnt. Zur Versteigerung: { $tiles }.
keyflower-told-season-summer = Der Sommer beginnt. Zur Versteigerung: { $tiles }.
keyflower-told-season-autumn = Der Herbst beginnt. Zur Versteigerung: { $tiles }.
keyflower-told-season-winter = Der Winter beginnt. Zur Versteigerung: { $tiles }.
keyflower-told-winter-choice = Alle wählen geheim Winterplättchen für die Versteigerung.
keyflower-told-ready = { $who } ist bereit.
    .you = Du bist bereit.
keyflower-told-put-up =
    { $count ->
        [one] { $who } gibt 1 Winterplättchen in die Versteigerung.
       *[other] { $who } gibt { $count } Winterplättchen in die Versteigerung.
    }
    .you =
        { $count ->
            [one] Du gibst 1 Winterplättchen in die Versteigerung.
           *[other] Du gibst { $count } Winterplättchen in die Versteigerung.
        }
keyflower-told-first = { $who } hat den ersten Zug.
    .you = Du hast den ersten Zug.
keyflower-told-bid = { $who } bietet { $workers } auf „{ $tile }“.
    .you = Du bietest { $workers } auf „{ $tile }“.
keyflower-told-counter-bid = { $who } bietet { $workers } auf „{ $tile }“, in anderer Farbe und liegend.
    .you = Du bietest { $workers } auf „{ $tile }“, in anderer Farbe und liegend.
keyflower-told-raise = { $who } erhöht das Gebot auf „{ $tile }“ um { $workers }, auf insgesamt { $total }.
    .you = Du erhöhst dein Gebot auf „{ $tile }“ um { $workers }, auf insgesamt { $total }.
keyflower-told-outbid = { $who } wird bei „{ $tile }“ überboten.
    .you = Du wirst bei „{ $tile }“ überboten.
keyflower-told-move-groups = { $who } zieht { $groups } ab.
    .you = Du ziehst { $groups } ab.
keyflower-told-stand-up = Bei „{ $tile }“ wird das liegende Gebot von { $who } aufgestellt ({ $workers }) und gibt dort jetzt die Farbe vor.
    .you = Bei „{ $tile }“ wird dein liegendes Gebot aufgestellt ({ $workers }) und gibt dort jetzt die Farbe vor.
keyflower-told-use = { $who } nutzt „{ $tile }“ mit { $workers }.
    .you = Du nutzt „{ $tile }“ mit { $workers }.
keyflower-told-use-there = { $who } nutzt „{ $tile }“ im Dorf von { $owner } mit { $workers }.
    .you = Du nutzt „{ $tile }“ im Dorf von { $owner } mit { $workers }.
    .yours = { $who } nutzt „{ $tile }“ in deinem Dorf mit { $workers }.
keyflower-told-gain = { $who } bekommt { $items }.
    .you = Du bekommst { $items }.
keyflower-told-put = { $who } legt { $items } auf „{ $tile }“.
    .you = Du legst { $items } auf „{ $tile }“.
keyflower-told-put-home = { $who } legt { $items } auf den eigenen Hof.
    .you = Du legst { $items } auf deinen Hof.
keyflower-told-draw-workers =
    { $count ->
        [one] { $who } zieht 1 Arbeiter aus dem Beutel.
       *[other] { $who } zieht { $count } Arbeiter aus dem Beutel.
    }
    .you =
        { $count ->
            [one] Du ziehst 1 Arbeiter aus dem Beutel.
           *[other] Du ziehst { $count } Arbeiter aus dem Beutel.
        }
keyflower-told-draw-skills =
    { $count ->
        [one] { $who } zieht 1 Fertigkeit.
       *[other] { $who } zieht { $count } Fertigkeiten.
    }
    .you =
        { $count ->
            [one] Du ziehst 1 Fertigkeit.
           *[other] Du ziehst { $count } Fertigkeiten.
        }
keyflower-told-you-drew = Du bekommst { $items }.
keyflower-told-boat-workers =
    { $count ->
        [0] Der Beutel ist leer: Das Sommerschiff von { $who } bringt keine Arbeiter.
        [one] Das Sommerschiff von { $who } bringt 1 Arbeiter aus dem Beutel.
       *[other] Das Sommerschiff von { $who } bringt { $count } Arbeiter aus dem Beutel.
    }
    .you =
        { $count ->
            [0] Der Beutel ist leer: Dein Sommerschiff bringt keine Arbeiter.
            [one] Dein Sommerschiff bringt 1 Arbeiter aus dem Beutel.
           *[other] Dein Sommerschiff bringt { $count } Arbeiter aus dem Beutel.
        }
keyflower-told-greens =
    { $count ->
        [0] Für das Sommerschiff von { $who } ist kein grüner Arbeiter mehr da.
       [one] Das Sommerschiff von { $who } bringt 1 grünen Arbeiter.
       *[other] Das Sommerschiff von { $who } bringt { $count } grüne Arbeiter.
    }
    .you =
        { $count ->
            [0] Für dein Sommerschiff ist kein grüner Arbeiter mehr da.
           [one] Dein Sommerschiff bringt 1 grünen Arbeiter.
           *[other] Dein Sommerschiff bringt { $count } grüne Arbeiter.
        }
keyflower-told-pay = { $who } zahlt { $paid }.
    .you = Du zahlst { $paid }.
keyflower-told-carry = { $who } transportiert { $ways }.
    .you = Du transportierst { $ways }.
keyflower-way = { $pieces } von „{ $start }“ auf „{ $to }“
keyflower-way-back = { $pieces } hin und zurück
keyflower-told-upgrade = { $who } wertet „{ $tile }“ für { $paid } auf.
    .you = Du wertest „{ $tile }“ für { $paid } auf.
keyflower-told-extend = { $who } baut „{ $tile }“ für { $paid } aus: { $extension }.
    .you = Du baust „{ $tile }“ für { $paid } aus: { $extension }.
keyflower-told-contract = { $who } nimmt { $contract }.
    .you = Du nimmst { $contract }.
keyflower-told-new-contract = Neuer offener Vertrag: { $contract }.
keyflower-told-hidden-contract = { $who } nimmt einen verdeckten Vertrag.
    .you = Du nimmst einen verdeckten Vertrag.
keyflower-told-your-contract = Es ist { $contract }.
keyflower-told-your-contracts = An Bord: { $contracts }.
keyflower-told-cash = { $who } löst { $contract } ein und bekommt { $item }.
    .you = Du löst { $contract } ein und bekommst { $item }.
keyflower-told-row = Neue offene Verträge: { $contracts }.
keyflower-told-pass = { $who } passt.
    .you = Du passt.
keyflower-told-end-spring = Alle haben gepasst: Der Frühling ist vorbei.
keyflower-told-end-summer = Alle haben gepasst: Der Sommer ist vorbei.
keyflower-told-end-autumn = Alle haben gepasst: Der Herbst ist vorbei.
keyflower-told-end-winter = Alle haben gepasst: Der Winter ist vorbei.
keyflower-told-unwanted =
    { $count ->
        [one] Niemand hat auf { $tiles } geboten. Das Plättchen kommt aus dem Spiel.
       *[other] Niemand hat auf { $tiles } geboten. Die Plättchen kommen aus dem Spiel.
    }
keyflower-told-unwanted-workers = Die Arbeiter von dort kommen in den Beutel: { $workers }.
keyflower-told-won = { $who } ersteigert: { $tiles }.
    .you = Du ersteigerst: { $tiles }.
keyflower-told-taken = { $who } bekommt { $workers }.
    .you = Du bekommst { $workers }.
keyflower-told-taken-open = { $who } bekommt { $workers } (vor den Sichtschirm).
    .you = Du bekommst { $workers } (vor deinen Sichtschirm).
keyflower-told-start-player = { $who } gewinnt den Startspieler-Keyple.
    .you = Du gewinnst den Startspieler-Keyple.
keyflower-told-keyple-moves = Niemand hat auf das Plättchen mit dem Startspieler-Keyple geboten. Er geht nach links, zu { $who }.
    .you = Niemand hat auf das Plättchen mit dem Startspieler-Keyple geboten. Er geht nach links, zu dir.
keyflower-told-boat = { $who } entlädt das Schiff { $boat }: { $items }.
    .you = Du entlädst das Schiff { $boat }: { $items }.
keyflower-told-boat-last = Für { $who } bleibt das Schiff { $boat }: { $items }.
    .you = Für dich bleibt das Schiff { $boat }: { $items }.
keyflower-told-boat-empty = { $who } nimmt { $boat }. Das Schiff ist leer.
    .you = Du nimmst { $boat }. Das Schiff ist leer.
keyflower-told-boat-tile = { $who } nimmt das Schiff { $boat }.
    .you = Du nimmst das Schiff { $boat }.
keyflower-told-replaced = { $who } setzt { $boat } an die Stelle von Sea Bastion II.
    .you = Du setzt { $boat } an die Stelle von Sea Bastion II.
keyflower-told-placed = { $who } legt an: { $tiles }.
    .you = Du legst an: { $tiles }.
keyflower-told-no-place = „{ $tile }“ passt nirgends ins Dorf von { $who } und kommt aus dem Spiel.
    .you = „{ $tile }“ passt nirgends in dein Dorf und kommt aus dem Spiel.
keyflower-told-beside = „{ $tile }“ passt nirgends ins Dorf von { $who } und bleibt daneben liegen.
    .you = „{ $tile }“ passt nirgends in dein Dorf und bleibt daneben liegen.
keyflower-told-over = Die Partie ist vorbei. Die Sichtschirme kommen weg.

## Names of the pictures

keyflower-picture-overview = Übersicht
keyflower-picture-table = Die Mitte
keyflower-picture-contracts = Verträge und Ausbauten
keyflower-picture-score = Wertungsblatt
keyflower-picture-score-of = Punkte von { $who }
keyflower-picture-result = Alle Dörfer
keyflower-picture-screen-of = Sichtschirm von { $who }
keyflower-picture-village-of = Dorf von { $who }

## What people type who look for a rule: a line of "their words: words of the rules" each. Phrases of several
## words are found in any order.

keyflower-synonyms =
    arbeiter, figur, figuren, männchen, leute, meeple, keyple, keyples, worker, people: worker
    auktion, versteigerung, versteigern, ersteigern, bieten, gebot, gebote, überbieten, überboten, kaufen, plättchen gewinnen, auction, bidding, outbid: bid
    gebot verlieren, gebot verloren, verloren, verlieren, gruppe, gruppen, lose bid, losing: losing, group
    wertung, werten, punkte, punkt, siegpunkte, siegpunkt, score, scoring, points, vp: point, score
    gleichstand, unentschieden, geteilter sieg, tie, tied, tiebreak, draw: ties, victory is shared
    spielende, spiel ende, ende des spiels, letzte runde, schluss, end game, game over, finish: end of the game, winter ends
    jahreszeit ende, jahreszeit endet, ende der jahreszeit, alle passen, end season, season over, all pass: season ends, pass
    sieg, sieger, gewinner, gewinnen, gewinnt, ziel, spielziel, win, winner, goal: most points win
    passen, aussetzen, pass, skip: pass
    schiff, schiffe, boot, boote, boat, ship: boat
    transport, transportieren, tragen, bewegen, schritt, schritte, waren, move, carry, goods: carry, step
    aufwerten, aufwertung, aufgewertet, verbessern, umdrehen, upgrade, improve, flip: upgrade
    startspieler, reihenfolge, zugreihenfolge, spielerreihenfolge, lila keyple, start player, first player, turn order: start player, turn order
    geheim, verdeckt, sichtschirm, sichtschirme, secret, hidden, screen: screen
    fertigkeit, fertigkeiten, fähigkeit, fähigkeiten, werkzeug, werkzeuge, säge, spitzhacke, amboss, skill, tool: skill
    rohstoff, rohstoffe, ressource, ressourcen, material, holz, stein, eisen, resource, cube: resource
    dorf, plättchen legen, plättchen anlegen, anlegen, legen, bauen, village, place tile, build: village, place
    ausbau, ausbauten, ausbauen, extension: extension
    hütte, hütten, cabin: cabin
    vertrag, verträge, contract: contract
    farbe, farben, colour, color: colour
    jahreszeit, jahreszeiten, season: season
    frühling, frühjahr, spring: spring
    sommer, summer: summer
    herbst, autumn, fall: autumn
    winter: winter
    hof, hofplättchen, heimat, home: home
    grün, grüne, grüner, green: green

## Parts of a game, in the chart of a review

keyflower-chapter =
    { $number ->
        [0] Frühling
        [1] Sommer
        [2] Herbst
       *[other] Winter
    }
keyflower-chapters = Jahreszeiten
keyflower-chapter-over =
    { $number ->
        [0] Der Frühling ist vorbei
        [1] Der Sommer ist vorbei
        [2] Der Herbst ist vorbei
       *[other] Der Winter ist vorbei
    }

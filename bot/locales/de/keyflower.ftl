### Keyflower and The Merchants: names, questions, menus and what is told.

keyflower-name = Keyflower

## Set-up

keyflower-option-merchants = The Merchants
keyflower-option-merchants-help = Mit der Erweiterung spielen: Verträge, Ausbauten, Hütten und neue Schiffe.
keyflower-option-merchants-off = Nicht im Spiel
keyflower-option-merchants-mix = Zufällig untergemischt
keyflower-option-merchants-all = Alle Plättchen und Schiffe daraus
keyflower-option-screens = Sichtschirme
keyflower-option-screens-help = Was die anderen von deinen Arbeitern, Fertigkeiten und Verträgen sehen.
keyflower-option-screens-hidden = Verdeckt: nur wie viele es sind
keyflower-option-screens-memory-aid = Gedächtnishilfe: auch, was alle dahinter verschwinden sahen
keyflower-option-screens-open = Variante B: Was offen gewonnen wird, bleibt davor liegen
keyflower-option-green-start = Ein grüner Arbeiter mehr
keyflower-option-green-start-help = Wer das Spiel noch nicht kennt, beginnt mit einem grünen Arbeiter mehr.
keyflower-option-ties = Gleichstand
keyflower-option-ties-help = Wer gewinnt, wenn zwei Dörfer gleich viel wert sind.
keyflower-option-ties-rules = Nach den Regeln: geteilter Sieg; mit The Merchants gewinnt, wer zuerst ein Winterschiff nimmt
keyflower-option-ties-shared = Der Sieg wird geteilt
keyflower-option-ties-boat = Es gewinnt, wer zuerst ein Winterschiff nimmt

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
keyflower-tile-brewer-help = 1 beliebige Fertigkeit für 2 Arbeiter aus dem Beutel. Aufgewertet (Stein + Eisen): für 3; 3 Punkte.
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
keyflower-tile-jeweller-help = Jedes Gold zählt 2 Punkte statt 1.
keyflower-tile-key-guild = Key-Gilde
keyflower-tile-key-guild-help = 10 Punkte für je 5 Fertigkeiten.
keyflower-tile-keythedral = Keythedral
keyflower-tile-keythedral-help = 12 Punkte.
keyflower-tile-key-market = Key-Markt
keyflower-tile-key-market-help = 2 Punkte für jeden grünen Arbeiter.
keyflower-tile-mercers-guild = Tuchgilde
keyflower-tile-mercers-guild-help = 5 Punkte für jeden Satz aus Holz, Stein und Eisen; Gold darf einspringen.
keyflower-tile-scholar = Gelehrter
keyflower-tile-scholar-help = 3 Punkte für jede Fertigkeit einer Art.
keyflower-tile-scribes = Schreiber
keyflower-tile-scribes-help = 10 Punkte für jeden Satz aus Säge, Spitzhacke und Amboss.
keyflower-tile-village-hall = Gemeindehaus
keyflower-tile-village-hall-help = 1 Punkt für jeden Arbeiter einer Farbe.
keyflower-tile-watermill = Wassermühle
keyflower-tile-watermill-help = 1 Punkt für jeden Rohstoff einer Art.
keyflower-tile-windmill = Windmühle
keyflower-tile-windmill-help = 5 Punkte für je 5 Rohstoffe.
keyflower-tile-artisan = Handwerker
keyflower-tile-artisan-help = 2 Punkte für jedes aufgewertete Plättchen im Dorf.
keyflower-tile-builder = Baumeister
keyflower-tile-builder-help = 3 Punkte für jeden Ausbau im Dorf.
keyflower-tile-muleteer = Eseltreiber
keyflower-tile-muleteer-help = 3 Punkte für jeden Vertrag, den du hast und nicht erfüllst.
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
keyflower-tile-summer-boat-1-help = { keyflower-power-1a } { keyflower-power-1b }
keyflower-power-1a = Seite a: 2 Arbeiter aus dem Beutel am Ende von Sommer, Herbst und Winter.
keyflower-power-1b = Seite b: ein grüner Arbeiter am Ende von Sommer, Herbst und Winter.
keyflower-tile-summer-boat-2 = Sommerschiff 2
keyflower-tile-summer-boat-2-help = { keyflower-power-2a } { keyflower-power-2b }
keyflower-power-2a = Seite a: Transportiere über Felder und lege Plättchen an, ohne dass die Seiten passen.
keyflower-power-2b = Seite b: Deine Schritte und Aufwertungen verdoppeln sich, auch für Keyflower und Ianvincible II.
keyflower-tile-summer-boat-3 = Sommerschiff 3
keyflower-tile-summer-boat-3-help = { keyflower-power-3a } { keyflower-power-3b }
keyflower-power-3a = Seite a: Beim Aufwerten und Ausbauen zahlt jeder Rohstoff für jeden anderen.
keyflower-power-3b = Seite b: In der Schlusswertung zählt jeder Rohstoff als jeder andere.
keyflower-tile-summer-boat-4 = Sommerschiff 4
keyflower-tile-summer-boat-4-help = { keyflower-power-4a } { keyflower-power-4b }
keyflower-power-4a = Seite a: Biete gegen Blau, Rot oder Gelb in einer anderen Farbe.
keyflower-power-4b = Seite b: Wo schon Arbeiter stehen oder bieten, nutze das Plättchen mit beliebigen Farben.
keyflower-tile-order-1 = Reihenfolge 1
keyflower-tile-order-1-help = Erste Wahl bei den Schiffen; zu zweit auch der Startspieler-Keyple. Im Winter ersteigert, kommt es ins Dorf: 1 Punkt für jedes Nachbarplättchen.
keyflower-tile-order-2 = Reihenfolge 2
keyflower-tile-order-2-help = Zweite Wahl bei den Schiffen; zu dritt auch der Startspieler-Keyple. Im Winter ersteigert, kommt es ins Dorf: 1 Punkt für jedes Nachbarplättchen.
keyflower-tile-order-3 = Reihenfolge 3
keyflower-tile-order-3-help = Dritte Wahl bei den Schiffen; zu viert auch der Startspieler-Keyple. Im Winter ersteigert, kommt es ins Dorf: 1 Punkt für jedes Nachbarplättchen.
keyflower-tile-order-4 = Reihenfolge 4
keyflower-tile-order-4-help = Vierte Wahl bei den Schiffen und der Startspieler-Keyple. Im Winter ersteigert, kommt es ins Dorf: 1 Punkt für jedes Nachbarplättchen.
keyflower-tile-keyflower = Keyflower
keyflower-tile-keyflower-help = Im Winter: 1 Punkt für jeden Schritt der Transportplättchen im Dorf.
keyflower-tile-sea-bastion = Sea Bastion
keyflower-tile-sea-bastion-help = Im Winter: 1 Punkt für jedes Plättchen auf einem Rundweg über Straßen vom Hof und zurück.
keyflower-tile-sea-breese = Sea Breese
keyflower-tile-sea-breese-help = Im Winter: 2, 4, 8, 16 oder 32 Punkte für 1 bis 5 Schiffe, die ein Fluss mit dem Hof verbindet.
keyflower-tile-flipper = Flipper
keyflower-tile-flipper-help = Im Winter: 2 Punkte und eine kostenlose Aufwertung.
keyflower-tile-ianvincible = Ianvincible
keyflower-tile-ianvincible-help = Im Winter: 5 Punkte.
keyflower-tile-white-wind = White Wind
keyflower-tile-white-wind-help = Im Winter: 1 Punkt für jeden dafür aufgehobenen Arbeiter.
keyflower-tile-keyflower-ii = Keyflower II
keyflower-tile-keyflower-ii-help = Bringt Gold. Im Winter: 3 Gold für den Hof.
keyflower-tile-sea-bastion-ii = Sea Bastion II
keyflower-tile-sea-bastion-ii-help = Bringt eine Hütte. Wer es nach dem Herbst nimmt, schickt ein anderes Schiff an seiner Stelle.
keyflower-tile-sea-breese-ii = Sea Breese II
keyflower-tile-sea-breese-ii-help = Bringt einen Vertrag. Im Winter: 2 Punkte für jedes Winterplättchen im Dorf.
keyflower-tile-flipper-ii = Flipper II
keyflower-tile-flipper-ii-help = Bringt einen grünen Arbeiter. Im Winter: ein kostenloser Ausbau.
keyflower-tile-ianvincible-ii = Ianvincible II
keyflower-tile-ianvincible-ii-help = Bringt eine Hütte. Im Winter: 2 Punkte für jedes Aufwertungssymbol und jede Hütte.
keyflower-tile-white-wind-ii = White Wind II
keyflower-tile-white-wind-ii-help = Bringt einen Vertrag. Im Winter: Erfüllte Verträge sind 10 wert.

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
keyflower-use-own = Nutzen: eigenes
keyflower-use-middle = Nutzen: Mitte
keyflower-use-village = Nutzen: bei { $who }
keyflower-pass = Passen
keyflower-end = Bestätigen
keyflower-led = { $tile } ({ $who }: { $workers })
keyflower-why-no-workers = Du hast keine Arbeiter mehr, die du schicken könntest.
keyflower-why-bid = { $tile }: Ein Gebot braucht { $need }, du hast { $have }.
keyflower-why-bid-raise = { $tile }: Um dort zu führen, braucht dein Gebot noch { $need }, du hast { $have }.
keyflower-why-bid-led = { $tile }: Dort führst du. Um dein Gebot zu erhöhen, brauchst du { $need }, und das hast du nicht.
keyflower-why-bid-any = { $tile }: Ein Gebot braucht { $need } von einer Farbe, du hast höchstens { $have }.
keyflower-why-use = { $tile }: Nutzen braucht { $need }, du hast { $have }.
keyflower-why-use-any = { $tile }: Nutzen braucht { $need } Arbeiter einer Farbe.
keyflower-why-use-full = { $tile } ist voll: { $most ->
    [6] Sechs
   *[other] { $most }
} Arbeiter sind schon dort, mehr dürfen in dieser Jahreszeit nicht kommen.
keyflower-why-use-closed = { $tile }: Das nächste Nutzen braucht mindestens { $need } Arbeiter, und nur noch { $room } dürfen kommen: { $most ->
    [6] sechs
   *[other] { $most }
} insgesamt in einer Jahreszeit.
keyflower-why-use-nothing = { $tile }: Nutzen würde jetzt nichts bringen.
keyflower-why-use-group = { $tile }: Jetzt dürfen mindestens { $need } und höchstens { $room } Arbeiter kommen. Eine Gruppe zieht geschlossen weiter, und deine wäre zu groß.
keyflower-why-use-mixed = { $tile }: Nutzen braucht { $need } Arbeiter beliebiger Farben, du hast { $have }.
keyflower-why-use-price = { $tile }: Nutzen kostet außer den geschickten Arbeitern 1 { FORM($price, "acc") }, und das kannst du nicht bezahlen.
keyflower-why-use-pay = { $tile }: Nutzen könnte jetzt nur einen Ausbau bringen. Der kostet außer den geschickten Arbeitern einen weiteren, und den hast du nicht.
keyflower-caution-season = Alle anderen haben gepasst: Das beendet die Jahreszeit, und niemand kann es allein zurücknehmen.
keyflower-caution-upgrade = { $count ->
        [one] Du könntest noch ein Plättchen aufwerten.
       *[other] Du könntest noch { $count }-mal aufwerten.
    }
keyflower-caution-growth = Alle anderen sind fertig: Das Spiel geht sofort weiter, und niemand kann das allein zurücknehmen.
keyflower-caution-winter = Alle anderen sind fertig: Die Winterplättchen werden sofort aufgedeckt, und niemand kann das allein zurücknehmen.
keyflower-final-chapter = Das beendet die Jahreszeit, und niemand kann es allein zurücknehmen.
keyflower-other-workers = Andere Arbeiter
keyflower-lying = { $workers } (liegend)
keyflower-group = die Gruppe aus { $workers } bei { $tile }
keyflower-group-from = die Gruppe aus { $workers } von { $tile }
keyflower-group-note = Dort überboten. Eine Gruppe zieht ganz weiter.
keyflower-carry = Transport: { $resource }
keyflower-carry-from = von { $tile }
keyflower-carry-to = nach { $tile }
keyflower-carry-far = { $count ->
        [1] nach { $tile }
       *[other] { $count } nach { $tile }
    } ({ $steps } Schritte)
keyflower-carry-enables = Macht die Aufwertung dort möglich. { $help }
keyflower-upgrade = Aufwerten
keyflower-upgrade-carrying = { $tile }: Transport { $pieces }
keyflower-upgrade-by = { $tile } mit { $by }, { $workers }
keyflower-upgrade-by-carrying = { $tile } mit { $by }, { $workers }, Transport { $pieces }
keyflower-upgrade-by-itself = { $tile } durch eigenes Nutzen, { $workers }
keyflower-upgrade-by-itself-carrying = { $tile } durch eigenes Nutzen, { $workers }, Transport { $pieces }
keyflower-upgrade-from = Von { $tiles }, { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }. { $help }
keyflower-extend = Ausbau anfügen
keyflower-draw = Ziehen
keyflower-take = Nehmen
keyflower-take-skill = Fertigkeit vom Stapel
keyflower-hidden-contract = verdeckter Vertrag
keyflower-cash = Vertrag einlösen
keyflower-cash-note = Kommt auf { $tile }.
keyflower-pay = Zahle { $pieces }
keyflower-pay-front = Zahle { $pieces }, vor deinem Sichtschirm weg
keyflower-pay-behind = Zahle { $pieces }, hinter deinem Sichtschirm hervor
keyflower-source-one =
    { $front ->
        [0] hinter deinem Sichtschirm hervor
       *[other] vor deinem Sichtschirm weg
    }
keyflower-source =
    { $front ->
        [0] alle hinter deinem Sichtschirm hervor
       *[other]
            { $behind ->
                [0] alle vor deinem Sichtschirm weg
               *[other] { $front } vor, { $behind } hinter deinem Sichtschirm weg
            }
    }
keyflower-pay-group = Zahle { $group }
keyflower-boat-with = { $boat }: { $items }
keyflower-place = Anlegen
keyflower-place-other = Erst ein anderes Plättchen
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

## Questions

keyflower-ask-turn = Biete, nutze ein Plättchen oder passe.
keyflower-ask-only-pass = Du kannst jetzt weder bieten noch ein Plättchen nutzen. Passen?
keyflower-ask-cash-or-pass = So, wie es steht, kannst du weder bieten noch ein Plättchen nutzen. Einen Vertrag einlösen oder passen?
keyflower-ask-bid = Wen schickst du, um auf { $tile } zu bieten? Bisher hat niemand geboten.
keyflower-ask-bid-used = Wen schickst du, um auf { $tile } zu bieten? Bisher hat niemand geboten, aber es stehen schon Arbeiter darauf: { $workers }. Dein Gebot muss ihre Farbe haben.
keyflower-ask-bid-used-one = Wen schickst du, um auf { $tile } zu bieten? Bisher hat niemand geboten, aber es steht schon ein Arbeiter darauf: { $workers }. Dein Gebot muss seine Farbe haben.
keyflower-ask-bid-beat = Wen schickst du, um auf { $tile } zu bieten? { $who } führt mit { $workers }.
keyflower-ask-bid-own = Womit erhöhst du dein Gebot auf { $tile }? Du führst mit { $workers }.
keyflower-ask-use = { $tile } nutzen: Wen schickst du? { $need ->
        [one] {""}
       *[other] Mindestens { $need } Arbeiter müssen kommen.{" "}
    }{ $brings }
keyflower-ask-bid-more = Dein Gebot auf { $tile } bisher: { $workers }. Ist das alles?
keyflower-ask-bid-raised = Du erhöhst dein Gebot auf { $tile } um { $workers }: insgesamt { $total }. Ist das alles?
keyflower-ask-use-more = { $tile }, unterwegs: { $workers }. { $need ->
        [0] {""}
        [one] Einer muss noch mitkommen.{" "}
       *[other] { $need } müssen noch mitkommen.{" "}
    }{ $brings }
keyflower-brings = Du bekommst { $items }.
keyflower-brings-goods = Auf { $tile } kommt: { $items }.
keyflower-brings-both = Auf { $tile } kommt: { $goods }. Du bekommst { $items }.
keyflower-brings-one = Du bekommst { $items }.
keyflower-brings-one-good = Du bekommst { $items }. Rohstoffe kommen auf { $tile }.
keyflower-brings-exchange = Preis: 1 { $price }. Du bekommst { $items }.
keyflower-brings-exchange-goods = Preis: 1 { $price }. Auf { $tile } kommt: { $items }.
keyflower-brings-transport = Das erlaubt { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
    } und { $upgrades ->
        [one] eine Aufwertung
       *[other] { $upgrades } Aufwertungen
    }.
keyflower-any-worker = Arbeiter beliebiger Farbe
keyflower-any-skill = Fertigkeit beliebiger Art
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
keyflower-ask-source = Du schickst { $workers }. Vor deinem Sichtschirm: { $front }, dahinter: { $behind }. Woher kommen sie?
keyflower-ask-source-one = Du schickst { $workers }. Vor deinem Sichtschirm: { $front }, dahinter: { $behind }. Woher kommt der Arbeiter?
keyflower-ask-price = Wie zahlst du für die Aufwertung von { $tile }?
keyflower-ask-price-extension = Wie zahlst du auf { $tile } für: { $extension }?
keyflower-ask-extension = Welchen Ausbau bekommt { $tile }?
keyflower-ask-contract =
    { $count ->
        [one] Welchen Vertrag nimmst du?
       *[other] Welchen Vertrag nimmst du zuerst?
    }
keyflower-ask-transport = Transportieren und aufwerten. Übrig: { $steps ->
        [0] kein Schritt
        [one] ein Schritt
       *[other] { $steps } Schritte
    } und { $upgrades ->
        [0] keine Aufwertung
        [one] eine Aufwertung
       *[other] { $upgrades } Aufwertungen
    }.
keyflower-ask-done = { $tile } ist erledigt. Ist das dein Zug?
keyflower-ask-passed = Du passt. Ist das dein Zug?
keyflower-ask-winter =
    { $count ->
        [0] Welche Winterplättchen gibst du in die Versteigerung? Wähle mindestens eins.
        [one] Ein Winterplättchen ist gewählt. Nimm noch eins dazu oder bestätige.
       *[other] { $count } Winterplättchen sind gewählt. Nimm noch eins dazu oder bestätige.
    }
keyflower-ask-boat = Welches Schiff nimmst du?
keyflower-ask-boat-taken = { $boat }: Ist das deine Wahl?
keyflower-ask-replace = Welches Schiff kommt anstelle von Sea Bastion II?
keyflower-ask-place =
    { $count ->
        [0] Dein Dorf ist gewachsen. Bleibt es so?
        [one] Welches Plättchen legst du an? Eins ist noch übrig.
       *[other] Welches Plättchen legst du an? { $count } sind noch übrig.
    }
keyflower-ask-stuck =
    { $count ->
        [one] Ein Plättchen passt nirgends und kommt aus dem Spiel. Bestätigen?
       *[other] { $count } Plättchen passen nirgends und kommen aus dem Spiel. Bestätigen?
    }
keyflower-ask-beside =
    { $count ->
        [one] Ein Plättchen passt nirgends: Es bleibt neben deinem Dorf, bis ein Platz dafür da ist. Bestätigen?
       *[other] { $count } Plättchen passen nirgends: Sie bleiben neben deinem Dorf, bis ein Platz dafür da ist. Bestätigen?
    }
keyflower-ask-place-beside =
    { $count ->
        [0] { $tiles }: Jetzt wäre Platz dafür. Anlegen oder neben deinem Dorf lassen?
        [one] Welches Plättchen legst du an? Eins ist neu; anlegen darfst du auch, was neben deinem Dorf liegt: { $tiles }.
       *[other] Welches Plättchen legst du an? { $count } sind neu; anlegen darfst du auch, was neben deinem Dorf liegt: { $tiles }.
    }
keyflower-ask-cell = Wohin kommt { $tile }, und wie gedreht?
keyflower-ask-rotation = Wie wird { $tile } gedreht, { $cell }?

## What is told

keyflower-told-season-spring = Der Frühling beginnt. Zur Versteigerung: { $tiles }.
keyflower-told-season-summer = Der Sommer beginnt. Zur Versteigerung: { $tiles }.
keyflower-told-season-autumn = Der Herbst beginnt. Zur Versteigerung: { $tiles }.
keyflower-told-season-winter = Der Winter beginnt. Zur Versteigerung: { $tiles }.
keyflower-told-winter-choice = Der Herbst ist vorbei. Alle wählen geheim Winterplättchen für die Versteigerung.
keyflower-told-ready = { $who } hat gewählt.
keyflower-told-put-up =
    { $count ->
        [one] { $who } gibt ein Winterplättchen in die Versteigerung.
       *[other] { $who } gibt { $count } Winterplättchen in die Versteigerung.
    }
keyflower-told-first = { $who } hat den ersten Zug.
keyflower-told-bid = { $who } bietet { $workers } auf das Plättchen { $tile }.
keyflower-told-counter-bid = { $who } hält bei { $tile } in anderer Farbe dagegen: { $workers }, liegend.
keyflower-told-raise = { $who } erhöht das eigene Gebot auf { $tile } um { $workers }: insgesamt { $total }.
keyflower-told-outbid = { $who } wird bei { $tile } überboten.
keyflower-told-move-groups = { $who } versetzt { $groups }.
keyflower-told-stand-up = Bei { $tile } aufgestanden: { $workers } von { $who }. Das gibt dort die Farbe vor.
keyflower-told-use = { $who } nutzt das Plättchen { $tile } mit { $workers }.
keyflower-told-use-there = { $who } nutzt das Plättchen { $tile } im Dorf von { $owner } mit { $workers }.
keyflower-told-gain = { $who } bekommt { $items }.
keyflower-told-put = { $who } legt { $items } auf das Plättchen { $tile }.
keyflower-told-draw-workers =
    { $count ->
        [one] { $who } zieht einen Arbeiter aus dem Beutel.
       *[other] { $who } zieht { $count } Arbeiter aus dem Beutel.
    }
keyflower-told-draw-skills =
    { $count ->
        [one] { $who } zieht eine Fertigkeit.
       *[other] { $who } zieht { $count } Fertigkeiten.
    }
keyflower-told-you-drew = Du hast { $items } gezogen.
keyflower-told-boat-workers =
    { $count ->
        [0] Der Beutel ist leer: Das Sommerschiff von { $who } bringt niemanden.
        [one] Das Sommerschiff von { $who } bringt einen Arbeiter aus dem Beutel.
       *[other] Das Sommerschiff von { $who } bringt { $count } Arbeiter aus dem Beutel.
    }
keyflower-told-greens =
    { $count ->
        [0] Für das Sommerschiff von { $who } ist kein grüner Arbeiter mehr da.
       *[other] Das Sommerschiff von { $who } bringt { $count } Grün.
    }
keyflower-told-pay = { $who } zahlt { $paid }.
keyflower-told-carry = { $who } transportiert { $ways }.
keyflower-way = { $pieces } von { $start } nach { $to }
keyflower-way-back = { $pieces } hin und zurück
keyflower-told-upgrade = { $who } wertet das Plättchen { $tile } auf und zahlt { $paid }.
keyflower-told-extend = { $who } baut das Plättchen { $tile } aus: { $extension }, bezahlt mit { $paid }.
keyflower-told-contract = { $who } nimmt { $contract }.
keyflower-told-new-contract = Neu in der offenen Auslage: { $contract }.
keyflower-told-hidden-contract = { $who } nimmt einen verdeckten Vertrag.
keyflower-told-your-contract = Du hast { $contract } genommen.
keyflower-told-your-contracts = An Bord findest du { $contracts }.
keyflower-told-cash = { $who } löst { $contract } ein und bekommt { $item }.
keyflower-told-row = Neue offene Verträge: { $contracts }.
keyflower-told-pass = { $who } passt.
keyflower-told-end-spring = Alle haben gepasst: Der Frühling endet.
keyflower-told-end-summer = Alle haben gepasst: Der Sommer endet.
keyflower-told-end-autumn = Alle haben gepasst: Der Herbst endet.
keyflower-told-end-winter = Alle haben gepasst: Der Winter endet.
keyflower-told-unwanted =
    { $count ->
        [one] Niemand hat auf { $tiles } geboten: Das Plättchen kommt aus dem Spiel.
       *[other] Niemand hat auf { $tiles } geboten: Die Plättchen kommen aus dem Spiel.
    }
keyflower-told-unwanted-workers = Die Arbeiter, die dort waren, kommen in den Beutel: { $workers }.
keyflower-told-won = { $who } ersteigert { $tiles }.
keyflower-told-taken = Am Ende der Jahreszeit nimmt { $who } { $workers } hinter den Sichtschirm.
keyflower-told-taken-open = Am Ende der Jahreszeit legt { $who } { $workers } vor den Sichtschirm.
keyflower-told-start-player = { $who } gewinnt den Startspieler-Keyple.
keyflower-told-keyple-moves = Niemand hat auf das Plättchen mit dem Startspieler-Keyple geboten: Er geht nach links, zu { $who }.
keyflower-told-boat = { $who } entlädt { $boat }: { $items }.
keyflower-told-boat-empty = { $who } nimmt { $boat }; das Schiff ist leer.
keyflower-told-boat-tile = { $who } nimmt das Schiff { $boat }.
keyflower-told-replaced = { $who } schickt { $boat } anstelle von Sea Bastion II.
keyflower-told-placed = Das Dorf von { $who } wächst: { $tiles }.
keyflower-told-no-place = { $tile } passt im Dorf von { $who } nirgends und kommt aus dem Spiel.
keyflower-told-beside = { $tile } passt im Dorf von { $who } nirgends und bleibt daneben liegen.
keyflower-told-over = Das Spiel ist aus. Die Sichtschirme gehen hoch.

## Names of the pictures

keyflower-picture-table = Der Tisch
keyflower-picture-contracts = Verträge und Ausbauten
keyflower-picture-score = Wertungsblatt
keyflower-picture-score-of = Wertung von { $who }
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

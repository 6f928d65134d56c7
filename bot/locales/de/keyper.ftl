# Keyper: names, questions, menu entries, news and the score sheet.

## The game

keyper-name = Keyper

## Pieces

keyper-good-clay = Lehm
keyper-good-log = Stamm
keyper-good-rock = Fels
keyper-good-brick = Ziegel
keyper-good-wood = Holz
keyper-good-stone = Stein
keyper-good-wheat = Weizen
keyper-good-emerald = Smaragd
keyper-good-gold = Gold
keyper-good-ruby = Rubin
keyper-good-sapphire = Saphir
keyper-good-chicken = Huhn
keyper-good-cow = Kuh
keyper-good-deer = Hirsch
keyper-good-goat = Ziege
keyper-good-horse = Pferd
keyper-good-pig = Schwein
keyper-good-sheep = Schaf
keyper-good-wild-boar = Wildschwein

keyper-colour-light-blue = Hellblau
    .der = hellblaue
    .den = hellblauen
    .ein = hellblauer
    .many = hellblaue
keyper-colour-orange = Orange
    .der = orange
    .den = orangen
    .ein = oranger
    .many = orange
keyper-colour-light-green = Hellgrün
    .der = hellgrüne
    .den = hellgrünen
    .ein = hellgrüner
    .many = hellgrüne
keyper-colour-brown = Braun
    .der = braune
    .den = braunen
    .ein = brauner
    .many = braune
keyper-colour-black = Schwarz
    .der = schwarze
    .den = schwarzen
    .ein = schwarzer
    .many = schwarze
keyper-colour-grey = Grau
    .der = graue
    .den = grauen
    .ein = grauer
    .many = graue
keyper-colour-white = Weiß
    .der = weiße
    .den = weißen
    .ein = weißer
    .many = weiße

keyper-keyple-light-blue = einen hellblauen Keyple
keyper-keyple-orange = einen orangen Keyple
keyper-keyple-light-green = einen hellgrünen Keyple
keyper-keyple-brown = einen braunen Keyple
keyper-keyple-black = einen schwarzen Keyple
keyper-keyple-grey = einen grauen Keyple
keyper-keyple-white = einen weißen Keyple

keyper-season-spring = Frühling
keyper-season-summer = Sommer
keyper-season-autumn = Herbst
keyper-season-winter = Winter

keyper-field-keyp = Keyp
keyper-field-river = Fluss
keyper-field-clay = Lehm
keyper-field-logs = Stämme
keyper-field-rocks = Felsen
keyper-field-chickens = Hühner
keyper-field-cows = Kühe
keyper-field-deer = Hirsche
keyper-field-goats = Ziegen
keyper-field-horses = Pferde
keyper-field-pigs = Schweine
keyper-field-sheep = Schafe
keyper-field-wheat = Weizen
keyper-field-wild-boar = Wildschweine
keyper-field-emeralds = Smaragde
keyper-field-gold = Gold
keyper-field-rubies = Rubine
keyper-field-sapphires = Saphire
keyper-field-country-tile = Landschaftsplättchen
keyper-field-convert-clay = Lehm zu Ziegeln
keyper-field-convert-logs = Stämme zu Holz
keyper-field-convert-rock = Fels zu Stein
keyper-field-trade-raw = Rohstoffe tauschen
keyper-field-trade-finished = Endprodukte tauschen
keyper-field-build = Bau
keyper-field-discount-build = Günstiger Bau
keyper-field-upgrade = Verbesserung
keyper-no-field = kein Feld

keyper-tile-cow-shed = Kuhstall
keyper-tile-cow-shed-help = Platz für 4 Kühe, je 1 Punkt. Verbessert: je 2.
keyper-tile-pig-sty = Schweinestall
keyper-tile-pig-sty-help = Platz für 4 Schweine, je 1 Punkt. Verbessert: je 2.
keyper-tile-sheep-shelter = Schafstall
keyper-tile-sheep-shelter-help = Platz für 4 Schafe, je 1 Punkt. Verbessert: je 2.
keyper-tile-stable = Pferdestall
keyper-tile-stable-help = Platz für 4 Pferde, je 1 Punkt. Verbessert: je 2.
keyper-tile-farmyard = Hofplatz
keyper-tile-farmyard-help = Platz für 4 Kühe, Pferde, Schweine oder Schafe; 1 Punkt pro Art. Verbessert: 2 pro Art.
keyper-tile-paddock = Koppel
keyper-tile-paddock-help = Platz für 4 Hühner, Hirsche, Ziegen oder Wildschweine; 1 Punkt pro Art. Verbessert: 2 pro Art.
keyper-tile-brickmaker = Ziegler
keyper-tile-brickmaker-help = 1 Lehm zu 1 Ziegel. Verbessert: zu 2 Ziegeln; 5 Punkte.
keyper-tile-carpenter = Zimmermann
keyper-tile-carpenter-help = 1 Stamm zu 1 Holz. Verbessert: zu 2 Holz; 5 Punkte.
keyper-tile-stonemason = Steinmetz
keyper-tile-stonemason-help = 1 Fels zu 1 Stein. Verbessert: zu 2 Stein; 5 Punkte.
keyper-tile-scrapyard = Schrottplatz
keyper-tile-scrapyard-help = 2 Rohstoffe zu 1 Endprodukt. Verbessert: 1 zu 1; 3 Punkte.
keyper-tile-drainage = Abwassersystem
keyper-tile-drainage-help = 1 Punkt, dazu 1 pro Dorfplättchen auf seinen Diagonalen. Verbessert: 2 Punkte, dazu 2 pro Plättchen.
keyper-tile-pavements = Straßenpflaster
keyper-tile-pavements-help = 1 Punkt, dazu 1 pro Dorfplättchen in Reihe und Spalte. Verbessert: 2 Punkte, dazu 2 pro Plättchen.
keyper-tile-alchemist = Alchemist
keyper-tile-alchemist-help = 2 Rohstoffe zu 1 beliebigen Edelstein; 3 Punkte. Verbessert: 1 zu 1 Edelstein; 5 Punkte.
keyper-tile-barn = Scheune
keyper-tile-barn-help = 1 Punkt pro Farmplättchen. Verbessert: 2, aber nur pro verbessertem Farmplättchen.
keyper-tile-boarding-house = Pension
keyper-tile-boarding-house-help = 2 Punkte pro Dorfplättchen direkt links und rechts. Verbessert: auch darüber und darunter.
keyper-tile-builder = Baumeister
keyper-tile-builder-help = Baue etwas für 1 Endprodukt. Verbessert: oder verbessere für 1 Endprodukt oder Weizen; 3 Punkte.
keyper-tile-building-plot = Bauplatz
keyper-tile-building-plot-help = 1 Gratisbau direkt rechts davon; 1 Punkt. Verbessert: auch darüber und darunter; 3 Punkte.
keyper-tile-cluck-cluck-chicken-house = Hühnerhaus Gackgack
keyper-tile-cluck-cluck-chicken-house-help = Platz für 4 Hühner, je 2 Punkte. Verbessert: je 3.
keyper-tile-dock = Dock
keyper-tile-dock-help = 6 Punkte ab 20 Frachtpunkten. Verbessert: 12 Punkte ab 30.
keyper-tile-farm-labourer = Landarbeiter
keyper-tile-farm-labourer-help = Baue ein Farmplättchen gratis. Verbessert: baue oder verbessere eins gratis; 3 Punkte.
keyper-tile-gem-dealer = Edelsteinhändler
keyper-tile-gem-dealer-help = 1 Edelstein zu 1 beliebigen Edelstein. Verbessert: zu 2 beliebigen; 3 Punkte.
keyper-tile-goat-pen = Ziegenstall
keyper-tile-goat-pen-help = Platz für 4 Ziegen, je 2 Punkte. Verbessert: je 3.
keyper-tile-hop-field = Hopfenfeld
keyper-tile-hop-field-help = 1 Weizen zu 1 beliebigen Tier; Platz für 4 beliebige. Verbessert: zu 2 beliebigen; 3 Punkte.
keyper-tile-jewel-cutter = Steinschleifer
keyper-tile-jewel-cutter-help = 1 Stein zu 1 beliebigen Edelstein. Verbessert: zu 2 beliebigen; 3 Punkte.
keyper-tile-livestock-market = Viehmarkt
keyper-tile-livestock-market-help = 1 Tier zu 1 beliebigen Tier; Platz für 4 beliebige. Verbessert: zu 2 beliebigen; 1 Punkt.
keyper-tile-oast-house = Hopfendarre
keyper-tile-oast-house-help = 4 Punkte, wenn alle 8 Farmparzellen bebaut sind. Verbessert: 8 Punkte.
keyper-tile-seafarer = Seefahrer
keyper-tile-seafarer-help = 1 Frachtpunkt bei jeder Nutzung eines Schiffs. Verbessert: 2 Frachtpunkte; 3 Punkte.
keyper-tile-shipping-agent = Frachtmakler
keyper-tile-shipping-agent-help = 1 Frachtpunkt extra für je 2 auf einmal verkaufte Waren. Verbessert: für jede; 3 Punkte.
keyper-tile-statue = Statue
keyper-tile-statue-help = 1 Punkt pro Gutshofplättchen im Dorf. Verbessert: 2, aber nur pro verbessertem.
keyper-tile-thatcher = Strohdecker
keyper-tile-thatcher-help = 1 Punkt für je 2 Dorfplättchen. Verbessert: 1 pro verbessertem Dorfplättchen.
keyper-tile-trading-post = Handelsposten
keyper-tile-trading-post-help = 1 Rohstoff zu 2 Rohstoffen oder 1 Endprodukt zu 2. Verbessert: beides auf einmal; 3 Punkte.
keyper-tile-village-hall = Gemeindehaus
keyper-tile-village-hall-help = 6 Punkte, wenn alle 12 Dorfparzellen bebaut sind. Verbessert: 12 Punkte.
keyper-tile-windmill = Windmühle
keyper-tile-windmill-help = 1 Rohstoff zu 2 Weizen. Verbessert: außerdem 2 Punkte pro Weizen, bis zu 4.
keyper-tile-boatman = Schiffer
keyper-tile-boatman-help = 1 Punkt pro hellblauem oder weißem Keyple, bis zu 4. Verbessert: 2 pro Keyple.
keyper-tile-bracelet-maker = Armreifmacher
keyper-tile-bracelet-maker-help = 4 Punkte pro Paar aus Smaragd und Saphir, bis zu 4 Paare. Verbessert: 6 pro Satz mit Rubin.
keyper-tile-bricklayer = Maurer
keyper-tile-bricklayer-help = 1 Punkt pro orangem oder weißem Keyple, bis zu 4. Verbessert: 2 pro Keyple.
keyper-tile-brickyard = Ziegelei
keyper-tile-brickyard-help = 1 Punkt pro Ziegel, bis zu 4. Verbessert: 2 pro Ziegel.
keyper-tile-copse = Wäldchen
keyper-tile-copse-help = 1 Holz zu Huhn, Hirsch, Ziege oder Wildschwein; Platz für 4 davon. Verbessert: zu 2; 3 Punkte.
keyper-tile-emporium = Handelshaus
keyper-tile-emporium-help = 4 Punkte pro Paar aus Rubin und Saphir, bis zu 4 Paare. Verbessert: 6 pro Satz mit Gold.
keyper-tile-entertainer = Gaukler
keyper-tile-entertainer-help = 1 Punkt pro Jahreszeit, in der du einen Jahrmarkt abhältst. Verbessert: 2 pro Jahreszeit.
keyper-tile-farmer = Bauer
keyper-tile-farmer-help = 1 Punkt pro hellgrünem oder weißem Keyple, bis zu 4. Verbessert: 2 pro Keyple.
keyper-tile-farmers-cottage = Bauernkate
keyper-tile-farmers-cottage-help = 1 Punkt pro hellgrünem Feld auf deiner Wintertafel. Verbessert: 3 pro Feld.
keyper-tile-game-wardens-cottage = Wildhüterhaus
keyper-tile-game-wardens-cottage-help = Platz für 4 Hirsche, je 2 Punkte. Verbessert: je 3.
keyper-tile-gem-merchant = Edelsteinkaufmann
keyper-tile-gem-merchant-help = 4 Punkte pro Paar aus Smaragd und Gold, bis zu 4 Paare. Verbessert: 6 pro Satz mit Rubin.
keyper-tile-goldsmith = Goldschmied
keyper-tile-goldsmith-help = 4 Punkte pro Paar aus Gold und Saphir, bis zu 4 Paare. Verbessert: 6 pro Satz mit Smaragd.
keyper-tile-hunters-lodge = Jagdhütte
keyper-tile-hunters-lodge-help = Platz für 4 Wildschweine, je 2 Punkte. Verbessert: je 3.
keyper-tile-jeweller = Juwelier
keyper-tile-jeweller-help = 4 Punkte pro Paar aus Smaragd und Rubin, bis zu 4 Paare. Verbessert: 6 pro Satz mit Saphir.
keyper-tile-key-market = Key-Markt
keyper-tile-key-market-help = 2 beliebige Waren zu 1 beliebigen, keine Tiere; 3 Punkte. Verbessert: 1 zu 1; 5 Punkte.
keyper-tile-kiln = Brennofen
keyper-tile-kiln-help = 2 Punkte pro orangem Feld auf deiner Wintertafel. Verbessert: 4 pro Feld.
keyper-tile-log-cabin = Blockhütte
keyper-tile-log-cabin-help = 1 Punkt pro braunem Feld auf deiner Wintertafel. Verbessert: 3 pro Feld.
keyper-tile-lumberjack = Holzfäller
keyper-tile-lumberjack-help = 1 Punkt pro braunem oder weißem Keyple, bis zu 4. Verbessert: 2 pro Keyple.
keyper-tile-merchant = Kaufmann
keyper-tile-merchant-help = 3 Punkte. Verbessert: außerdem jedes Mal 1 Schiffsaktion mehr.
keyper-tile-mine = Mine
keyper-tile-mine-help = 1 Punkt pro schwarzem Feld auf deiner Wintertafel. Verbessert: 2 pro Feld.
keyper-tile-open-pit = Tagebau
keyper-tile-open-pit-help = 1 Punkt pro grauem Feld auf deiner Wintertafel. Verbessert: 3 pro Feld.
keyper-tile-prospector = Schürfer
keyper-tile-prospector-help = 1 Punkt pro Edelstein, bis zu 4. Verbessert: 2 pro Edelstein.
keyper-tile-quarryman = Steinbrecher
keyper-tile-quarryman-help = 1 Punkt pro grauem oder weißem Keyple, bis zu 4. Verbessert: 2 pro Keyple.
keyper-tile-ring-maker = Ringmacher
keyper-tile-ring-maker-help = 4 Punkte pro Paar aus Gold und Rubin, bis zu 4 Paare. Verbessert: 6 pro Satz mit Smaragd.
keyper-tile-scrap-dealer = Schrotthändler
keyper-tile-scrap-dealer-help = 1 Punkt für je 2 Waren, bis zu 8 Waren, keine Tiere. Verbessert: 2 für je 2 Waren.
keyper-tile-stoneyard = Steinlager
keyper-tile-stoneyard-help = 1 Punkt pro Stein, bis zu 4. Verbessert: 2 pro Stein.
keyper-tile-timberyard = Holzlager
keyper-tile-timberyard-help = 1 Punkt pro Holz, bis zu 4. Verbessert: 2 pro Holz.

keyper-fold-s1 = Weide und Wald
keyper-fold-s2 = Herde und Ofen
keyper-fold-s3 = Huhn und Fels
keyper-fold-s4 = Bunter Hof
keyper-fold-m1 = Lehm und Holz
keyper-fold-m2 = Holz und Stein
keyper-fold-m3 = Werkstätten
keyper-fold-m4 = Vieh
keyper-fold-w1 = Minen
keyper-fold-w2 = Ernte
keyper-fold-w3 = Wald
keyper-fold-w4 = Gewerke
keyper-fold-other = Seite { $number }
keyper-display-s1 = Weide und Wald
keyper-display-s2 = Herde und Ofen
keyper-display-s3 = Huhn und Fels
keyper-display-s4 = Bunter Hof
keyper-display-m1 = Lehm und Holz
keyper-display-m2 = Holz und Stein
keyper-display-m3 = Werkstätten
keyper-display-m4 = Vieh
keyper-display-w1 = Minen
keyper-display-w2 = Ernte
keyper-display-w3 = Wald
keyper-display-w4 = Gewerke
keyper-display-other = Seite { $number }

keyper-boat-with = { $boat } ({ $goods })
keyper-boat-boat-1 = Schiff 1
keyper-boat-boat-2 = Schiff 2
keyper-boat-boat-3 = Schiff 3
keyper-boat-boat-4 = Schiff 4
keyper-boat-boat-5 = Schiff 5
keyper-boat-boat-6 = Schiff 6

keyper-fair-spring-1 = Frühlingsmarkt 1
keyper-fair-spring-2 = Frühlingsmarkt 2
keyper-fair-spring-3 = Frühlingsmarkt 3
keyper-fair-spring-4 = Frühlingsmarkt 4
keyper-fair-spring-5 = Frühlingsmarkt 5
keyper-fair-spring-6 = Frühlingsmarkt 6
keyper-fair-summer-1 = Sommermarkt 1
keyper-fair-summer-2 = Sommermarkt 2
keyper-fair-summer-3 = Sommermarkt 3
keyper-fair-summer-4 = Sommermarkt 4
keyper-fair-summer-5 = Sommermarkt 5
keyper-fair-summer-6 = Sommermarkt 6
keyper-fair-autumn-1 = Herbstmarkt 1
keyper-fair-autumn-2 = Herbstmarkt 2
keyper-fair-autumn-3 = Herbstmarkt 3
keyper-fair-autumn-4 = Herbstmarkt 4
keyper-fair-autumn-5 = Herbstmarkt 5
keyper-fair-autumn-6 = Herbstmarkt 6
keyper-fair-winter-1 = Wintermarkt 1
keyper-fair-winter-2 = Wintermarkt 2
keyper-fair-winter-3 = Wintermarkt 3
keyper-fair-winter-4 = Wintermarkt 4
keyper-fair-winter-5 = Wintermarkt 5
keyper-fair-winter-6 = Wintermarkt 6
keyper-fair-winter-7 = Wintermarkt 7
keyper-fair-winter-8 = Wintermarkt 8
keyper-fair-autumn = Herbstmarkt
keyper-fair-summer = Sommermarkt
keyper-fair-spring = Frühlingsmarkt

## Places and counts

keyper-board = Tafel { $number }
keyper-place = { $field } ({ $board })
    .on = das Feld { $field } ({ $board })
    .at = dem Feld { $field } ({ $board })
keyper-plot-farm = Farmparzelle { $number ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
    [6] F
    [7] G
   *[8] H
}
    .on = die Farmparzelle { $number ->
        [1] A
        [2] B
        [3] C
        [4] D
        [5] E
        [6] F
        [7] G
       *[8] H
    }
    .at = der Farmparzelle { $number ->
        [1] A
        [2] B
        [3] C
        [4] D
        [5] E
        [6] F
        [7] G
       *[8] H
    }
keyper-plot-village = Dorfparzelle { $number ->
    [1] I
    [2] J
    [3] K
    [4] L
    [5] M
    [6] N
    [7] O
    [8] P
    [9] Q
    [10] R
    [11] S
   *[12] T
}
    .on = die Dorfparzelle { $number ->
        [1] I
        [2] J
        [3] K
        [4] L
        [5] M
        [6] N
        [7] O
        [8] P
        [9] Q
        [10] R
        [11] S
       *[12] T
    }
    .at = der Dorfparzelle { $number ->
        [1] I
        [2] J
        [3] K
        [4] L
        [5] M
        [6] N
        [7] O
        [8] P
        [9] Q
        [10] R
        [11] S
       *[12] T
    }
keyper-plot-with = { $plot } ({ $tile })
    .on = { FORM($plot, "on") } ({ $tile })
    .at = { FORM($plot, "at") } ({ $tile })
keyper-counted-clay = { $count } Lehm
keyper-counted-log = { $count ->
    [one] { $count } Stamm
   *[other] { $count } Stämme
}
keyper-counted-rock = { $count ->
    [one] { $count } Fels
   *[other] { $count } Felsen
}
keyper-counted-brick = { $count ->
    [one] { $count } Ziegel
   *[other] { $count } Ziegel
}
keyper-counted-wood = { $count } Holz
keyper-counted-stone = { $count } Stein
keyper-counted-wheat = { $count } Weizen
keyper-counted-emerald = { $count ->
    [one] { $count } Smaragd
   *[other] { $count } Smaragde
}
keyper-counted-gold = { $count } Gold
keyper-counted-ruby = { $count ->
    [one] { $count } Rubin
   *[other] { $count } Rubine
}
keyper-counted-sapphire = { $count ->
    [one] { $count } Saphir
   *[other] { $count } Saphire
}
keyper-counted-chicken = { $count ->
    [one] { $count } Huhn
   *[other] { $count } Hühner
}
keyper-counted-cow = { $count ->
    [one] { $count } Kuh
   *[other] { $count } Kühe
}
keyper-counted-deer = { $count ->
    [one] { $count } Hirsch
   *[other] { $count } Hirsche
}
keyper-counted-goat = { $count ->
    [one] { $count } Ziege
   *[other] { $count } Ziegen
}
keyper-counted-horse = { $count ->
    [one] { $count } Pferd
   *[other] { $count } Pferde
}
keyper-counted-pig = { $count ->
    [one] { $count } Schwein
   *[other] { $count } Schweine
}
keyper-counted-sheep = { $count ->
    [one] { $count } Schaf
   *[other] { $count } Schafe
}
keyper-counted-wild-boar = { $count ->
    [one] { $count } Wildschwein
   *[other] { $count } Wildschweine
}
keyper-counted-any-raw = { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
}
keyper-counted-any-finished = { $count ->
    [one] 1 Endprodukt
   *[other] { $count } Endprodukte
}
keyper-counted-raw-no-wheat = { $count ->
    [one] 1 Rohstoff, kein Weizen
   *[other] { $count } Rohstoffe, kein Weizen
}
keyper-counted-finished-no-wheat = { $count ->
    [one] 1 Endprodukt, kein Weizen
   *[other] { $count } Endprodukte, kein Weizen
}
keyper-some-raw = { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
}
keyper-some-finished = { $count ->
    [one] 1 Endprodukt
   *[other] { $count } Endprodukte
}
keyper-some-gem = { $count ->
    [one] 1 Edelstein
   *[other] { $count } Edelsteine
}
keyper-some-animal = { $count ->
    [one] 1 Tier
   *[other] { $count } Tiere
}
keyper-some-good = { $count ->
    [one] 1 beliebige Ware
   *[other] { $count } beliebige Waren
}
keyper-some = { $count ->
    [one] 1 Tier der Arten { $kinds }
   *[other] { $count } Tiere der Arten { $kinds }
}
keyper-counted-keyple =
    { $count ->
        [one] { $count } { FORM($colour, "ein") } Keyple
       *[other] { $count } { FORM($colour, "many") } Keyples
    }
keyper-counted-action = { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}
keyper-counted-tile = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
keyper-nothing = nichts
keyper-list = { $goods }

## Questions

keyper-ask-turn = Setz einen Keyple ein oder beanspruche mit deinem Keyper eine Tafel.
keyper-ask-turn-send = Setz einen Keyple ein.
keyper-ask-turn-keyper = Du hast keine Keyples mehr: Beanspruche mit deinem Keyper eine Tafel.
keyper-ask-where = Wo setzt du den { FORM($colour, "den") } Keyple ein?
keyper-ask-where-last = Wohin mit dem letzten Keyple ({ $colour })?
keyper-ask-boat = Welches Schiff holst du an diesen Fluss?
keyper-ask-partner = { $place }: Dort steht schon ein Keyple. Legst du ihn hin, bekommst du { $both } statt { $one }, aber er arbeitet in dieser Jahreszeit nicht mehr. Hinlegen?
keyper-ask-partner-same = { $place }: Dort steht schon ein Keyple. Du bekommst { $one }, ob du ihn hinlegst oder nicht. Hinlegen?
keyper-ask-gain = Du bekommst { $goods }. Bestätigen?
keyper-ask-gain-invite = Du bekommst { $goods }, oder 1 mehr, wenn jemand mitarbeitet. Bestätigen?
keyper-ask-gain-short = Du bekommst { $goods }. Arbeitet jemand mit, teilt ihr euch, was noch da ist. Bestätigen?
keyper-ask-invite = { $place }: Erst werden die anderen gefragt, ob sie mitarbeiten, dann kommt deine Aktion. Bestätigen?
keyper-ask-join = { $who } setzt { $keyple } auf { FORM($place, "at") } ein. Mitarbeiten bringt dir { $gain }. Arbeitest du mit?
keyper-ask-join-short = { $who } setzt { $keyple } auf { FORM($place, "at") } ein. Mitarbeiten bringt dir { $gain }, oder mehr, wenn { $who } weniger nimmt. Arbeitest du mit?
keyper-ask-join-vain = { $who } setzt { $keyple } auf { FORM($place, "at") } ein. Du kannst dort gerade nichts tun. Arbeitest du trotzdem mit?
keyper-ask-lay = Du hast keine Keyples mehr zu spielen: Leg einen stehenden hin.
keyper-ask-lay-or-pass = Du hast keine Keyples mehr zu spielen: Leg einen stehenden hin oder passe.
keyper-ask-lay-count = { $place }: Dort stehen 2 Keyples. Einen hinlegen oder beide?
keyper-ask-keyp = Was bekommst du für den { FORM($colour, "den") } Keyple auf deinem Keyp-Plättchen?
keyper-ask-work = { $count ->
    [0] { $place }: Alles erledigt. Bestätigen?
    [one] { $place }: Noch 1 Aktion.
   *[other] { $place }: Noch { $count } Aktionen.
}
keyper-ask-work-exchange = { $place }: Was tauschst du gegen { $goods }? { $count ->
    [one] Noch 1 Aktion.
   *[other] Noch { $count } Aktionen.
}
keyper-ask-work-build = { $place }: Welches Plättchen baust du? { $count ->
    [one] Noch 1 Aktion.
   *[other] Noch { $count } Aktionen.
}
keyper-ask-work-build-one = { $place }: Du kannst das Plättchen { $tile } bauen. { $count ->
    [one] Noch 1 Aktion.
   *[other] Noch { $count } Aktionen.
}
keyper-ask-work-upgrade = { $place }: Welches Plättchen verbesserst du? { $count ->
    [one] Noch 1 Aktion.
   *[other] Noch { $count } Aktionen.
}
keyper-ask-work-upgrade-one = { $place }: Du kannst das Plättchen { $tile } verbessern. { $count ->
    [one] Noch 1 Aktion.
   *[other] Noch { $count } Aktionen.
}
keyper-ask-work-tiles = { $place }: Welches Plättchen nimmst du? { $count ->
    [one] Noch 1 Aktion.
   *[other] Noch { $count } Aktionen.
}
keyper-ask-work-tiles-one = { $place }: Du kannst das Plättchen { $tile } nehmen. { $count ->
    [one] Noch 1 Aktion.
   *[other] Noch { $count } Aktionen.
}
keyper-ask-work-boat = { $place }: Was bekommst oder verkaufst du? { $count ->
    [one] Noch 1 Aktion.
   *[other] Noch { $count } Aktionen.
}
keyper-ask-work-half = { $place }: Du darfst noch den anderen Tausch machen. Oder lass ihn aus.
keyper-ask-work-then = { $asked } Dazwischen ist { $who } dran.
keyper-ask-work-later = { $place }: Erst ist { $who } dran, dann wieder du.
keyper-ask-work-share = { $place }: Der Vorrat könnte ausgehen, also nehmt ihr abwechselnd je 1. { $who } ist dran.
keyper-ask-none-no-tile = { $place }: Du hast kein Plättchen zum Bauen. Bestätigen?
keyper-ask-none-no-plot = { $place }: Du hast keine Parzelle für deine Plättchen. Bestätigen?
keyper-ask-none-no-price = { $place }: Du kannst keins deiner Plättchen bezahlen. Bestätigen?
keyper-ask-none-nothing-built = { $place }: Du hast noch kein Plättchen zum Verbessern. Bestätigen?
keyper-ask-none-all-upgraded = { $place }: Alle deine Plättchen sind verbessert. Bestätigen?
keyper-ask-none-no-upgrade = { $place }: Du kannst keine Verbesserung bezahlen. Bestätigen?
keyper-ask-none-nothing-to-give = { $place }: Du hast nichts zu geben. Bestätigen?
keyper-ask-none-nothing-to-get = { $place }: Dort ist nichts mehr zu holen. Bestätigen?
keyper-ask-none-same = { $place }: Du würdest nur zurückbekommen, was du gibst. Bestätigen?
keyper-ask-none-none-left = { $place }: Es ist nichts mehr da. Bestätigen?
keyper-ask-none-boat = { $place }: Du kannst hier nichts bekommen oder verkaufen. Bestätigen?
keyper-ask-none-plot = { $place }: Du kannst dort nichts tun. Bestätigen?
keyper-ask-get = Was nimmst du?
keyper-ask-get-one = Was nimmst du? Der Vorrat könnte ausgehen, also nehmt ihr abwechselnd je 1: du und { $who }.
keyper-ask-plot = Wo baust du das Plättchen { $tile }?
keyper-ask-pay-build = { $tile } auf { FORM($plot, "at") }: Womit bezahlst du?
keyper-ask-pay-build-cost = { $tile } auf { FORM($plot, "at") }: Womit bezahlst du { $goods }?
keyper-ask-pay-build-less = { $tile } auf { FORM($plot, "at") }: Womit bezahlst du { $goods }? 1 davon darfst du weglassen.
keyper-ask-pay-upgrade = { $tile } verbessern: Womit bezahlst du { $goods }?
keyper-ask-order = Auf welchen Feldern sollen deine Keyples automatisch mitarbeiten?
keyper-ask-fairs = Welche Wintermärkte hältst du ab?
keyper-ask-fairs-and-own = Welche Jahrmärkte hältst du ab? Deinen eigenen hältst du automatisch ab, wenn du noch alles zeigen kannst, was er verlangt.
keyper-ask-housing = Nicht alle deine Tiere haben Platz. Welches gibst du weg?
keyper-ask-fold = Wie faltest du { $board } für den { $season }? Deine Wahl bleibt geheim, bis alle gewählt haben. Jede Seite hat: { $fields }.
keyper-ask-surplus = { $count ->
    [one] Du hast 1 Keyple zu viel. Welcher ruht auf deinem Keyp-Plättchen?
   *[other] Du hast { $count } Keyples zu viel. Welcher ruht zuerst auf deinem Keyp-Plättchen?
}
keyper-ask-end = Bestätigen?

## Menu entries

keyper-menu-keyper = Keyper spielen
keyper-menu-send = Keyple einsetzen
keyper-menu-colour = { $count ->
    [one] { $colour }
   *[other] { $colour } ×{ $count }
}
keyper-menu-boards = Landschaftstafeln
keyper-menu-vain-none-left = { $place }: nichts mehr da
keyper-menu-vain-no-tile = { $place }: Du hast kein Plättchen
keyper-menu-vain-no-plot = { $place }: keine Parzelle für deine Plättchen
keyper-menu-vain-no-price = { $place }: Du kannst kein Plättchen bezahlen
keyper-menu-vain-nothing-built = { $place }: noch nichts zu verbessern
keyper-menu-vain-all-upgraded = { $place }: schon alles verbessert
keyper-menu-vain-no-upgrade = { $place }: Du kannst keine Verbesserung bezahlen
keyper-menu-vain-nothing-to-give = { $place }: Du hast nichts zu geben
keyper-menu-vain-nothing-to-get = { $place }: nichts mehr zu holen
keyper-menu-vain-same = { $place }: Das würde nichts ändern
keyper-menu-vain-boat = { $place }: nichts zu holen oder zu verkaufen
keyper-menu-vain-plot = { $place }: Dort ist nichts zu tun
keyper-menu-gain = { $place }: { $gain }
keyper-menu-gain-most = { $place }: bis zu { $gain }
keyper-menu-own-board = Deine Spielertafel
keyper-menu-bare = { $place }: dort bauen
keyper-menu-lay-boards = Auf einer Tafel hinlegen
keyper-menu-lay-own = Zu Hause hinlegen
keyper-menu-lay = Ihn hinlegen: { $gain }
keyper-menu-leave = Ihn stehen lassen: { $gain }
keyper-menu-both = Beide: { $gain }
keyper-menu-one = Einen Keyple: { $gain }
keyper-menu-join = Mitarbeiten mit { $colour }
keyper-menu-skip = Nicht mitarbeiten
keyper-menu-pass = Passen
keyper-menu-fold = { $display }
keyper-menu-at-most = Weniger nehmen
keyper-menu-at-most-count = Höchstens { $count }
keyper-menu-give = Tauschen
keyper-menu-give-raw = Tauschen gegen Rohstoffe
keyper-menu-give-finished = Tauschen gegen Endprodukte
keyper-menu-get = { $goods }
keyper-menu-get-first = { $goods }
keyper-menu-receive = Bekommen
keyper-menu-sell = { $points ->
    [one] Verkaufen für 1 Punkt
   *[other] Verkaufen für { $points } Punkte
}
keyper-menu-sell-as = { $good } als { $other }
keyper-menu-build = Bauen
keyper-menu-build-cost = { $tile } ({ $goods })
keyper-menu-build-less = { $tile } ({ $goods }, 1 weniger)
keyper-menu-build-free = { $tile } (gratis)
keyper-menu-build-beside = { $tile } (gratis neben dem Bauplatz)
keyper-menu-plot-over = { $plot }, über { $tile }
keyper-menu-plot-free = { $plot }: gratis
keyper-menu-upgrade = Verbessern
keyper-menu-boat = { $boat }: { $goods }
keyper-menu-hold = { $points ->
    [one] { $fair } für 1 Punkt: { $goods }
   *[other] { $fair } für { $points } Punkte: { $goods }
}
keyper-menu-winter-fair = { $fair }, { $few } Punkte: { $front }; { $many }: { $back }
keyper-menu-orders = Wenn andere dich einladen
keyper-menu-done = Fertig
keyper-caution-leaving =
    { $count ->
        [one] Lässt du den Rest aus, verfällt 1 Aktion.
       *[other] Lässt du den Rest aus, verfallen { $count } Aktionen.
    }
keyper-caution-leaving-some = Lässt du den Rest aus, verfallen { $count } Aktionen. Mindestens 1 davon kannst du noch nutzen.
keyper-caution-leaving-now = { $count ->
    [one] Lässt du sie aus, verfällt nur diese Aktion.
   *[other] Lässt du sie aus, verfallen nur diese { $count } Aktionen.
} { $later ->
    [one] Nach { $who } hast du noch 1.
   *[other] Nach { $who } hast du noch { $later }.
}
keyper-caution-season = Damit endet der { $season }. Du kannst das nicht rückgängig machen.
keyper-final-chapter = Das beendet die Jahreszeit. Danach kannst du es nicht mehr rückgängig machen.
keyper-menu-skip-actions = { $count } auslassen
keyper-menu-end = Fertig
keyper-menu-end-leaving = { $count ->
    [one] Fertig: 1 Aktion verfällt
   *[other] Fertig: { $count } Aktionen verfallen
}

keyper-order-ask = Jedes Mal fragen
keyper-order-always = Immer mitarbeiten
keyper-order-never = Nie mitarbeiten
keyper-order-only = Nur auf manchen Feldern mitarbeiten

## What is told

keyper-told-keyper = { $who } spielt den Keyper und beansprucht { $board }.
    .you = Du spielst deinen Keyper und beanspruchst { $board }.
keyper-told-keyp-gain = { $who } nutzt den { FORM($colour, "den") } Keyple auf dem Keyp-Plättchen: { $goods }.
    .you = Du nutzt den { FORM($colour, "den") } Keyple auf deinem Keyp-Plättchen: { $goods }.
keyper-told-sent =
    { $working ->
        [one] { $who } setzt { $keyple } auf { FORM($place, "at") } ein.
       *[other] { $who } setzt { $keyple } auf { FORM($place, "at") } ein und legt auch den Keyple dort hin.
    }
    .you =
        { $working ->
            [one] Du setzt { $keyple } auf { FORM($place, "at") } ein.
           *[other] Du setzt { $keyple } auf { FORM($place, "at") } ein und legst auch den Keyple dort hin.
        }
keyper-told-boat = { $boat } ({ $goods }) kommt auf diesen Fluss.
keyper-told-joined = { $who } arbeitet mit und setzt { $keyple } auf { FORM($place, "at") } ein.
    .you = Du arbeitest mit und setzt { $keyple } auf { FORM($place, "at") } ein.
keyper-told-declined = { $who } arbeitet nicht mit.
    .you = Du arbeitest nicht mit.
keyper-told-order-joined = Deine Anweisung hat geantwortet: Du arbeitest mit.
keyper-told-order-declined = Deine Anweisung hat geantwortet: Du arbeitest nicht mit.
keyper-told-order-ask = Ich frage dich jedes Mal, wenn du mitarbeiten kannst.
keyper-told-order-always = Du arbeitest mit, wann immer du kannst.
keyper-told-order-never = Du arbeitest bis zum Ende der Jahreszeit nicht mit.
keyper-told-order-only = Du arbeitest nur hier mit: { $fields }.
keyper-told-laid =
    { $count ->
        [one] { $who } legt einen Keyple auf { FORM($place, "at") } hin.
       *[other] { $who } legt beide Keyples auf { FORM($place, "at") } hin.
    }
    .you =
        { $count ->
            [one] Du legst einen Keyple auf { FORM($place, "at") } hin.
           *[other] Du legst beide Keyples auf { FORM($place, "at") } hin.
        }
keyper-told-passed = { $who } passt.
    .you = Du passt.
keyper-told-nothing-to-lay = { $who } kann nichts hinlegen.
    .you = Du kannst nichts hinlegen.
keyper-told-gained = { $who } bekommt { $goods }.
    .you = Du bekommst { $goods }.
keyper-told-took-tile = { $who } nimmt das Plättchen { $tile }.
    .you = Du nimmst das Plättchen { $tile }.
keyper-told-drawn = Neue Plättchen: { $tiles }.
keyper-told-exchanged = { $who } tauscht { $paid } gegen { $goods }.
    .you = Du tauschst { $paid } gegen { $goods }.
keyper-told-exchanged-first = { $who } tauscht { $paid } gegen { $goods }, 1 mehr kommt später.
    .you = Du tauschst { $paid } gegen { $goods }, 1 mehr kommt später.
keyper-told-took-next = { $who } bekommt dafür auch { $goods }.
    .you = Du bekommst dafür auch { $goods }.
keyper-told-none-left = { $who } bekommt nichts mehr: Der Vorrat ist leer.
    .you = Du bekommst nichts mehr: Der Vorrat ist leer.
keyper-told-received = { $who } bekommt { $goods } vom Schiff.
    .you = Du bekommst { $goods } vom Schiff.
keyper-told-sold =
    { $points ->
        [one] { $who } verkauft { $goods } für 1 Frachtpunkt.
       *[other] { $who } verkauft { $goods } für { $points } Frachtpunkte.
    }
    .you =
        { $points ->
            [one] Du verkaufst { $goods } für 1 Frachtpunkt.
           *[other] Du verkaufst { $goods } für { $points } Frachtpunkte.
        }
keyper-told-seafarer =
    { $points ->
        [one] { $who } bekommt 1 Frachtpunkt durch den Seefahrer.
       *[other] { $who } bekommt { $points } Frachtpunkte durch den Seefahrer.
    }
    .you =
        { $points ->
            [one] Du bekommst 1 Frachtpunkt durch den Seefahrer.
           *[other] Du bekommst { $points } Frachtpunkte durch den Seefahrer.
        }
keyper-told-built = { $who } baut das Plättchen { $tile } auf { FORM($plot, "at") } für { $goods }.
    .you = Du baust das Plättchen { $tile } auf { FORM($plot, "at") } für { $goods }.
keyper-told-built-over =
    { $who } baut das Plättchen { $tile } auf { FORM($plot, "at") } über das Plättchen { $below } für { $goods }. { $below } zählt nicht mehr ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }).
    .you =
        Du baust das Plättchen { $tile } auf { FORM($plot, "at") } über das Plättchen { $below } für { $goods }. { $below } zählt nicht mehr ({ $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }).
keyper-told-upgraded = { $who } verbessert das Plättchen { $tile } für { $goods }.
    .you = Du verbesserst das Plättchen { $tile } für { $goods }.
keyper-told-closing = { $who } hat die letzte Figur gespielt. Alle anderen dürfen noch einmal Keyples hinlegen, dann endet die Jahreszeit.
    .you = Du hast die letzte Figur gespielt. Alle anderen dürfen noch einmal Keyples hinlegen, dann endet die Jahreszeit.
keyper-told-closing-joined = { $joiner } hat mit der letzten Figur bei { $who } mitgearbeitet. Alle außer { $who } dürfen noch einmal Keyples hinlegen.
    .you = { $joiner } hat mit der letzten Figur bei dir mitgearbeitet. Alle außer dir dürfen noch einmal Keyples hinlegen.
    .yours = Du hast mit deiner letzten Figur bei { $who } mitgearbeitet. Alle außer { $who } dürfen noch einmal Keyples hinlegen.
keyper-told-season-ends = Der { $season } ist zu Ende: Niemand hat noch Keyples zu spielen.
keyper-told-fairs = Die Jahrmärkte im { $season } finden statt.
keyper-told-no-fairs = Im { $season } hält niemand einen Jahrmarkt ab.
keyper-told-held-showing =
    { $points ->
        [one] { $who } hält den { $fair } für 1 Punkt ab und zeigt { $goods }.
       *[other] { $who } hält den { $fair } für { $points } Punkte ab und zeigt { $goods }.
    }
    .you =
        { $points ->
            [one] Du hältst den { $fair } für 1 Punkt ab und zeigst { $goods }.
           *[other] Du hältst den { $fair } für { $points } Punkte ab und zeigst { $goods }.
        }
# In logs of games from before fairs were told with what was shown.
keyper-told-held =
    { $points ->
        [one] { $who } hält für 1 Punkt einen Jahrmarkt ab: { $fair }.
       *[other] { $who } hält für { $points } Punkte einen Jahrmarkt ab: { $fair }.
    }
    .you =
        { $points ->
            [one] Du hältst für 1 Punkt einen Jahrmarkt ab: { $fair }.
           *[other] Du hältst für { $points } Punkte einen Jahrmarkt ab: { $fair }.
        }
keyper-told-lost = { $who } verliert { $goods }: kein Platz.
    .you = Du verlierst { $goods }: kein Platz.
keyper-told-took-back =
    { $count ->
        [one] { $who } nimmt { $board } mit nach Hause und hat jetzt 1 Keyple.
       *[other] { $who } nimmt { $board } mit nach Hause und hat jetzt { $count } Keyples.
    }
    .you =
        { $count ->
            [one] Du nimmst { $board } mit nach Hause und hast jetzt 1 Keyple.
           *[other] Du nimmst { $board } mit nach Hause und hast jetzt { $count } Keyples.
        }
keyper-told-season = Der { $season } beginnt. Plättchen: { $tiles }. Schiffe: { $boats }.
keyper-told-folded = { $who } faltet { $board }: { $display }.
    .you = Du faltest { $board }: { $display }.
keyper-told-rests = { $who } lässt { $keyple } auf dem Keyp-Plättchen ruhen. Das bringt eine Ware oder ein Tier, sobald der Keyper gespielt wird.
    .you = Du lässt { $keyple } auf deinem Keyp-Plättchen ruhen. Das bringt eine Ware oder ein Tier, sobald du deinen Keyper spielst.
keyper-told-over = Die Partie ist vorbei.

## Score sheet

keyper-score-shipping = Fracht
keyper-score-tile = { $tile }, { $plot }
keyper-score-upgraded = { $tile }, verbessert, { $plot }
keyper-score-fair = { $fair }

## Names of the pictures

keyper-picture-table = Der Tisch
keyper-picture-board = Landschaftstafel { $number }
keyper-picture-tiles = Ausliegende Landschaftsplättchen
keyper-picture-fold = Faltungen der Tafel
keyper-picture-score = Wertungsblatt
keyper-picture-score-of = Punkte von { $who }
keyper-picture-result = Alle Farmen
keyper-picture-screen-of = Sichtschirm von { $who }
keyper-picture-home-of = Farm und Dorf von { $who }
keyper-picture-hand-of = Plättchen von { $who }

## What people type who look for a rule: a line of "their words: words of the rules" each. Phrases of several
## words are found in any order.

keyper-synonyms =
    arbeiter, figur, figuren, männchen, leute, meeple, keyples, worker, workers, people: keyple
    keyper, große figur, chef, anführer, beanspruchen, claim, big meeple: keyper
    auktion, versteigerung, bieten, gebot, auction, bid: claim
    wertung, werten, punkte, punkt, siegpunkte, siegpunkt, score, scoring, points, vp: point, score
    gleichstand, unentschieden, geteilter sieg, tie, tied, tiebreak, draw: tie, shared
    spielende, spiel ende, ende des spiels, letzte runde, schluss, end game, game over, finish: end of the game, winter
    jahreszeit ende, jahreszeit endet, ende der jahreszeit, end season, season over: end of the season
    sieg, sieger, gewinner, gewinnen, gewinnt, ziel, spielziel, win, winner, goal: most points win
    schiff, schiffe, boot, boote, fracht, verschiffen, verkaufen, fluss, boat, ship, shipping, sell: boat, river
    mitmachen, gemeinsam, zusammen, einladen, einladung, join, share, together, invite: join
    hinlegen, legen, liegen, liegend, lay down, lie, lying, activate: lay, lying
    tier, tiere, stall, ställe, unterbringen, vieh, platz tiere, house animal, animals, livestock: animal, room
    bau, bauen, gebäude, build, building: build
    kosten, preis, zahlen, bezahlen, cost, price, pay: cost, pay
    ware, waren, rohstoff, rohstoffe, ressource, ressourcen, material, endprodukt, endprodukte, resource, goods: resource
    jahrmarkt, jahrmärkte, markt, märkte, fair, fairs, market: fair
    falten, faltung, tafel wenden, tafelseite, fold, folding, flip board: fold
    weiß, weiße, weißer, joker, white, wild: white
    tausch, tauschen, umwandeln, handeln, trade, exchange, convert, swap: trade, exchange
    startspieler, reihenfolge, zugreihenfolge, start player, first player, turn order: start player
    aufwerten, aufwertung, aufgewertet, verbessern, upgrade: upgrade
    edelstein, edelsteine, juwel, juwelen, gem, gems: gem
    landschaftstafel, landschaftstafeln, tafel, tafeln, country board: board
    plättchen, landschaftsplättchen, tile, tiles: tile
    jahreszeit, jahreszeiten, season: season
    dorf, village: village
    bauernhof, farm: farm
    weizen, wheat: wheat

# Why something cannot be chosen now.

keyper-area-farm = Farm
keyper-area-village = Dorf
keyper-why-plots-farm = leere Farmparzellen
keyper-why-plots-village = leere Dorfparzellen
keyper-why-claimed = { $board }: Dort ist der Keyper von { $who }.
keyper-why-colour = Nur { FORM($colour, "many") } oder weiße Keyples können hier dazukommen: { $places }.
keyper-why-white = Nur weiße Keyples können hier dazukommen: { $places }.
keyper-why-full = Hier stehen schon 2 Keyples, mehr passen nicht: { $places }.
keyper-why-river = Hierfür ist kein Schiff mehr da: { $places }.
keyper-why-no-tile = Du hast kein Plättchen für { $plots }, und ein Keyple muss dort bauen.
keyper-why-build = { $tile } kostet { $need }; dir fehlt: { $lack }.
keyper-why-build-less = { $tile } kostet { $need }, 1 nach Wahl weniger; dir fehlt: { $lack }.
keyper-why-build-either = { $tile } kostet { $need }, 1 nach Wahl weniger; dir fehlt: { $one } oder { $other }.
keyper-why-build-some = { $tile } kostet { $need }, 1 nach Wahl weniger; dir fehlen { $count } davon, egal welche: { $lack }.
keyper-why-price = { $tile }: Der volle Preis ist { $need }; dir fehlt: { $lack }.
keyper-why-no-plot = { $tile }: Du hast keine Parzelle mehr dafür.
keyper-why-not-here = { $tile } kannst du hier nicht bauen: Das ist ein { $area }plättchen.
keyper-why-upgrade = { $tile }: Verbessern kostet { $need }; dir fehlt: { $lack }.
keyper-why-upgraded = Schon verbessert: { $tiles }.
keyper-why-give = { $good }: Davon hast du nichts zu geben.
keyper-why-supply = { $good }: Davon ist nichts mehr da.
keyper-why-receive-sold = { $good }: Das hast du hier schon verkauft, also kannst du es nicht bekommen.
keyper-why-sell-received = { $good }: Das hast du hier schon bekommen, also kannst du es nicht verkaufen.
keyper-why-sell = { $good }: Davon hast du nichts zu verkaufen.
keyper-why-overbuilt = Schon einmal überbaut: { $plots }.
keyper-why-plot-price = { $tile } kannst du dort nicht bezahlen: { $plots }.
keyper-why-lay-own = Auf anderen Tafeln kannst du Keyples erst hinlegen, wenn auf deinen Parzellen und deiner Tafel keiner mehr steht.
keyper-why-fair = { $fair } verlangt { $need }; dir fehlt: { $lack }.

## Parts of a game, in the chart of a review

keyper-chapter =
    { $number ->
        [0] Frühling
        [1] Sommer
        [2] Herbst
       *[other] Winter
    }
keyper-chapters = Jahreszeiten
keyper-chapter-over =
    { $number ->
        [0] Der Frühling ist vorbei
        [1] Der Sommer ist vorbei
        [2] Der Herbst ist vorbei
       *[other] Der Winter ist vorbei
    }

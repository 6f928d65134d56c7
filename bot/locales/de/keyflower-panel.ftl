### Keyflower's panel: the words on keys, and one short question for each step of a turn.

## Keys

keyflower-key-cash = Einlösen
keyflower-key-middle = Mitte
keyflower-key-mine = Mein Dorf
keyflower-key-carry = Transport
keyflower-key-extend = Ausbauen
keyflower-key-more = Mehr Arbeiter
keyflower-key-groups = Überbotene
keyflower-key-group = { $count } von { $tile } holen
keyflower-key-group-far = Überboten: { $count } von { $tile }
keyflower-key-skill = Fertigkeit
keyflower-key-front = Davor
keyflower-key-behind = Dahinter
keyflower-key-turn-left = ⟲
keyflower-key-turn-right = ⟳
keyflower-key-tile-next = Nächstes
keyflower-key-tile-after = Weiter: { $tile }
keyflower-key-tile-first = Zuerst: { $tile }

keyflower-panel-use-in = Ein Plättchen nutzen:
keyflower-panel-groups = Überbotene Arbeiter hierher holen:
keyflower-panel-pay-groups = Oder mit einem überbotenen Arbeiter bezahlen:

## Questions

keyflower-panel-winter = { $count } Winterplättchen auf der Hand: { panel-more } › { panel-plan }
keyflower-panel-which-bid = Auf welches Plättchen bietest du?
keyflower-panel-which-tile = Welches Plättchen?
keyflower-panel-which-group = Welche überbotenen Arbeiter?
keyflower-panel-which-contract = Welcher Vertrag?
keyflower-panel-cash-for = Was bekommst du dafür?
keyflower-panel-how-many = Wie viele?
keyflower-panel-send = Welche Arbeiter? Hier bietet noch niemand.
keyflower-panel-send-beat = Welche Arbeiter? { $who } führt mit { $workers }.
keyflower-panel-send-raise = Wer kommt dazu? { $who } führt: { $workers } gegen { $own }.
keyflower-panel-send-own = Wer kommt dazu? Du führst mit { $workers }.
keyflower-panel-send-used = Welche Arbeiter? Farbe wie dort: { $workers }.
keyflower-panel-send-use = Welche Arbeiter schickst du? Mindestens { $need }.
keyflower-panel-send-more = Wen schickst du noch?
keyflower-panel-all-sent = Bestätige, oder mach es rückgängig.
keyflower-panel-keyple = { $help } Bietet niemand darauf, ist der Startspieler bei den Schiffen trotzdem zuerst dran; danach geht der Keyple nach links.
keyflower-panel-order = Damit wählst du am Ende der Jahreszeit { $number ->
        [1] zuerst
       *[other] als Nummer { $number }
    } ein Schiff{ $keyple ->
        [yes] {" "}und bekommst den Startspieler-Keyple
       *[no] {""}
    }.{ $winter ->
        [yes] {" "}Im Dorf bringt es 1 Punkt für jedes Plättchen daneben.
       *[no] {""}
    }
keyflower-panel-take = Was nimmst du?
keyflower-panel-pay = Womit bezahlst du?
keyflower-panel-pay-more = Noch { $count } zu zahlen.
keyflower-panel-source = Woher nimmst du sie?
keyflower-panel-source-behind = Wie viele davon nimmst du hinter deinem Sichtschirm hervor?
keyflower-panel-carry-there = { $tile } aufwerten: Was bringst du hin?
keyflower-panel-upgrade-which = Welches Plättchen aufwerten?
keyflower-panel-upgrade-more = Plättchen aufwerten? Übrig: { $upgrades ->
        [one] { $upgrades } Aufwertung
       *[other] { $upgrades } Aufwertungen
    }, { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }. Bestätigen beendet den Zug.
keyflower-panel-carry-which = Von welchem Plättchen transportieren?
keyflower-panel-carry-more = Von wo noch transportieren? { $steps ->
        [one] Noch { $steps } Schritt
       *[other] Noch { $steps } Schritte
    }. Bestätigen beendet den Zug.
keyflower-panel-extend-which = Welches Plättchen ausbauen?
keyflower-panel-extend-more = Plättchen ausbauen? Übrig: { $upgrades ->
        [one] { $upgrades } Aufwertung
       *[other] { $upgrades } Aufwertungen
    }, { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }. Bestätigen beendet den Zug.
keyflower-panel-carry-to = Zu welchem Plättchen?
keyflower-panel-carry-where = Wohin mit { $resource } von „{ $tile }“?
keyflower-panel-where = Wohin kommt „{ $tile }“?
keyflower-panel-adjust =
    { $count ->
        [0] { $tile }: drehen, verschieben oder bestätigen.
       *[other] { $tile }: drehen, verschieben oder weiter.
    }
keyflower-panel-one-way =
    { $count ->
        [0] „{ $tile }“ passt nur so. Verschieben oder bestätigen.
       *[other] „{ $tile }“ passt nur so. Verschieben oder weiter.
    }
keyflower-panel-transport = Du hast { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } und { $upgrades ->
        [one] 1 Aufwertung
       *[other] { $upgrades } Aufwertungen
    }. Ein Schritt bringt 1 Rohstoff über eine Straße zum nächsten Plättchen. Eine Aufwertung zahlst du mit Fertigkeiten und den Rohstoffen auf dem Plättchen selbst.
keyflower-panel-effect-chosen = { $others ->
        [0] Nur das geht hier: { $verb }.
       *[other] Gewählt: { $verb }. Zum Wechseln den anderen Button drücken.
    }
keyflower-panel-carry-what-from = Was transportierst du von „{ $tile }“? { $steps ->
        [one] Noch { $steps } Schritt.
       *[other] Noch { $steps } Schritte.
    }
keyflower-panel-send-exactly = Welche Arbeiter schickst du? Du brauchst { $need }.
keyflower-panel-only-tile = Nur auf dieses Plättchen kannst du jetzt bieten.
keyflower-panel-pale-bid = Blasse Buchstaben: Dort kannst du nicht bieten, dir fehlen Arbeiter in der passenden Farbe.
keyflower-panel-pale-use = Warum ein blasser Buchstabe nicht geht: { panel-more } › { panel-why-not }
keyflower-panel-only-bid = { $about } Ein anderes Gebot kannst du hier nicht abgeben.
keyflower-panel-gold = Gold ersetzt jeden anderen Rohstoff.
keyflower-panel-home = Mein Dorf: Den Hof aufzuwerten kostet noch { $missing }.
keyflower-panel-upgraded = Aufgewertet: { $face }.
keyflower-panel-boat = { $power } Gewinnst du dieses Schiff, gilt das für dich bis zum Ende der Partie.

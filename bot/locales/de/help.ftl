# /help, and what the commands say of themselves.

help-begin =
    ### In 3 Schritten losspielen
    1. Tippe `/game new` in einem Kanal, wähle ein Spiel und drücke **{ lobby-open-table }**.
    2. Die anderen drücken **{ lobby-join }**. Fehlen Leute? Drücke **{ lobby-computer }**.
    3. Drücke **{ lobby-start }**. Die Partie bekommt einen eigenen Thread, deine verdeckten Teile kommen per DM.
help-alone = Allein? `/game new` in einer DM mit mir startet sofort eine Partie gegen Computer.
help-turn =
    ### Dein Zug
    Drücke im Thread **{ table-play }** oder nutze das Panel in deiner DM. Die Buchstaben auf den Buttons passen zum Bild.
    { panel-rule }
    Lieber schreiben? `/play` ergänzt deinen Zug beim Tippen.
help-turn-button = So ziehst du
help-more =
    ### Befehle
    - `/turns`: Partien, die auf dich warten
    - `/game since`: was du verpasst hast
    - `/game board` und `/game screen`: der Tisch und deine verdeckten Teile
    - `/game undo`: letzte Auswahl oder letzten Zug rückgängig machen
    - `/orders`: Ich spiele für dich, während du weg bist
    - `/rules` und `/tile`: nachschlagen
    - `/game list`: die Tische hier
    - `/game move` und `/game end`: mit einer Partie umziehen oder sie beenden
    - `/settings`: Erinnerungen, Ruhezeiten, Urlaub
help-more-button = Alle Befehle

help-learn =
    ### Neu bei einem Spiel?
    Drücke auf den Namen: Du bekommst einen Überblick und auf Wunsch eine geführte erste Partie.

help-rules-missing = Die Regeln von { $game } habe ich hier nicht.
help-tile = ### { $name }
    { $meaning }
help-tile-where = 📍 { $where }
help-tile-adds = 🎯 Bringt dir jetzt: +{ $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
help-tile-names = { $name } ({ $english })
help-tile-of-game = { $name }, { $game }
help-tile-none = Dieses Plättchen oder diese Karte kenne ich nicht. Wähle beim Tippen etwas aus der Liste.
help-tile-more = { $count ->
        [one] 1 weiteres hat
       *[other] { $count } weitere haben
    } dieses Zeichen. Gib auch an, wo: eine Tafel, einen Namen oder ein Wort wie „Ecke“.
help-explain-nothing = In dieser Nachricht finde ich nichts zum Erklären. `/tile` findet ein Plättchen oder eine Karte nach Name oder Buchstabe.
help-tile-nearest = Dieses Plättchen oder diese Karte kenne ich nicht. Meintest du { $names }?

command-game = Tische eröffnen, ansehen und verlassen
command-game-new = Einen neuen Tisch eröffnen
command-game-join = An einem Tisch mitspielen, der noch nicht begonnen hat
command-game-invite = Jemanden an einen Tisch einladen, der noch nicht begonnen hat
command-game-leave = Einen Tisch vor dem Start verlassen
command-game-start = Die Partie starten (nur Host)
command-game-list = Zeigen, welche Tische hier offen sind, laufen oder zu Ende sind
command-game-board = Den Tisch als Bild oder in Worten zeigen
command-game-screen = Zeigen, was nur du sehen kannst
command-game-plan = Deine bisherigen Punkte und was noch Punkte bringen kann
command-game-log = Lesen, was passiert ist
command-game-since = Lesen, was passiert ist, während du weg warst
command-game-replay = Frühere Züge einzeln ansehen; eine beendete Partie auch als Film
command-game-export = Die Partie als Datei holen
command-game-import = Eine Partie aus einer Datei wiederherstellen (nur Moderation)
command-game-undo = Deine letzte Auswahl oder deinen letzten Zug rückgängig machen
command-game-resign = Aufgeben; ein Computer spielt für dich weiter
command-game-replace = Deinen Platz anbieten oder die anderen bitten, jemanden zu ersetzen
command-game-move = Mit einem Tisch in diesen Kanal umziehen
command-game-end = Eine laufende Partie ohne Sieger beenden: der Host sofort, Spieler per Abstimmung
command-game-pause = Um eine Pause bitten oder eine pausierte Partie fortsetzen
command-league = Gemeinsam eine Saison spielen: Ich lose die Tische aus und führe die Tabelle
command-league-new = Hier eine Liga eröffnen
command-league-join = In einer Liga mitspielen oder zurückkommen
command-league-leave = Aus einer Liga aussteigen
command-league-start = Die erste Runde auslosen (nur Veranstalter und Moderation)
command-league-standings = Die Tabelle zeigen
command-league-end = Eine Liga absagen oder beenden (nur Veranstalter und Moderation)
command-play = Deinen Zug eintippen; ohne Angabe öffnet sich dein Panel
command-turns = Alle Partien, die auf dich warten
command-settings = Erinnerungen, Zeiten, Bilder und mehr
command-settings-show = Deine Einstellungen zeigen
command-settings-language = In welcher Sprache ich mit dir spreche; ohne Angabe wie in Discord
command-settings-reminders = Wann du an eine wartende Partie erinnert wirst
command-settings-timezone = Wo du wohnst, für Ruhezeiten und Urlaub
command-settings-quiet = Stunden, in denen deine Uhren stehen und Erinnerungen warten
command-settings-holiday = Deine Uhren anhalten, solange du weg bist
command-settings-server = Wo, wie und von wem hier Tische eröffnet werden (nur Moderation)
command-settings-reach = Noch einmal testen, ob ich dir DMs schicken kann
command-help = In 3 Schritten losspielen
command-learn = Ein Spiel in Kürze und eine geführte erste Partie
command-rules = Eine Regel nachschlagen
command-tile = Nachschlagen, was ein Plättchen oder eine Karte tut
message-command-explain = Diesen Zug erklären

command-option-game = Welches Spiel
command-option-rounds = Wie viele Runden
command-option-points = Wie viele Punkte jeder Platz bringt
command-option-form = Wer gegen wen spielt
command-option-clock-league = Wie viel Zeit jeder hat; danach bekommt ein Computer den Platz
command-option-held = Wie lange ein Platz reserviert bleibt, wenn die Zeit des Spielers abgelaufen ist
command-option-league = Welche Liga, falls es mehrere gibt
command-option-game-last = Welches Spiel; ohne Angabe das zuletzt gewählte
command-option-game-here = Welches Spiel; ohne Angabe das hier gespielte
command-option-search = Ein Wort oder die Nummer einer Regel; ohne Angabe ein Überblick
command-option-tile = Name des Plättchens oder der Karte
command-option-seats = Wie viele Spieler; ohne Angabe wählst du alles auf einer Seite
command-option-options = Erweiterungen und Varianten, zum Beispiel „long=on“
command-option-pace = Wie schnell ihr spielen wollt
command-option-clock = Wie viel Zeit jeder hat; meist ohne Uhr
command-option-timeout = Wenn die Zeit um ist: die anderen fragen, oder ein Computer spielt den Zug oder übernimmt
command-option-where = In einem eigenen Thread oder in diesem Kanal
command-option-own-language = Deine Sprache; ohne Angabe wie in Discord
command-option-language = Die Sprache der Beiträge des Tisches; ohne Angabe die des Servers oder deine
command-option-player-invited = Wen du einlädst
command-option-table = Welcher Tisch, falls es hier nicht klar ist
command-option-text = In Worten statt als Bild
command-option-turn = Ab welchem Zug
command-option-player = Wessen Platz; ohne Angabe deiner
command-option-file = Die Datei, die /spiel exportieren geliefert hat
command-option-move = Dein Zug, zum Beispiel „passen“
command-option-now = Sofort spielen, auch Endgültiges
command-option-zone = Eine Stadt in deiner Nähe, zum Beispiel Paris
command-option-quiet-from = Ab welcher Stunde, 0 bis 23
command-option-quiet-to = Bis zu welcher Stunde; dieselbe wie am Anfang heißt: keine Ruhezeiten
command-option-first = Erster Tag, zum Beispiel 2026-12-24
command-option-last = Letzter Tag
command-option-role = Nur diese Rolle darf Tische eröffnen
command-option-hours = Nach wie vielen Stunden Wartezeit; 0 für nie
command-stats = Beendete Partien in Zahlen
command-stats-show = Deine Partien in Zahlen, oder die von Leuten, die sie teilen
command-stats-server = Alle Partien dieses Servers in Zahlen, ohne Namen
command-stats-ratings = Wertungen der Spieler hier, aus gewerteten Partien
command-stats-game = Diagramme einer beendeten Partie
command-settings-forget-me = Deine Daten löschen: Ein Pseudonym ersetzt für immer deinen Namen und deine ID
command-option-rated-game = Welches Spiel; ohne Angabe alle zusammen
command-option-whose = Wessen Partien; ohne Angabe deine
command-option-rated = Ob die Partie gewertet wird; ohne Angabe wie hier üblich

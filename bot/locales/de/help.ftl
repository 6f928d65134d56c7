# /help, and what the commands say of themselves.

help-begin =
    ### Von null zum laufenden Spiel
    1. `/game new` in einem Kanal eines Servers: Wähle eins der Spiele ({ $games }) und drücke **Tisch eröffnen**.
    2. Die anderen drücken **Mitspielen**. Fehlen Leute? **Computer dazu**.
    3. Du drückst **Starten**. Das Spiel bekommt einen eigenen Thread, und alle bekommen ihren Sichtschirm per DM.
help-alone = Niemand da zum Spielen? `/game new` in einer Direktnachricht an mich spielt allein gegen Computer, sofort.
help-turn =
    ### Dein Zug
    Drücke im Thread **Meinen Zug spielen** oder nutze das Panel in deiner DM: Buttons dafür, was du tust, Menüs dafür, womit, und Buchstaben, die zum Bild passen. Beim Wählen nimmt **Rückgängig** jeden Schritt zurück. { panel-rule }
    Schneller mit Worten: `/play` ergänzt deinen Zug beim Tippen.
help-more =
    ### Gut zu wissen
    `/turns` zeigt alle Spiele, die auf dich warten · `/game list` zeigt die Tische hier · `/game board` und `/game screen` zeigen, wie es steht · `/game since` erzählt, was du verpasst hast · `/game undo` nimmt zurück · `/game end` beendet ein Spiel vorzeitig · `/game move` bringt einen Tisch in einen anderen Kanal · `/orders` sagt, was ich tue, solange du weg bist · `/rules` und `/tile` schlagen nach · `/settings` ändert Erinnerungen, Ruhezeiten und Urlaub.

help-learn =
    ### Neu bei einem Spiel?
    Drück auf seinen Namen: worum es geht, auf einen Blick, und ein erstes Spiel, das Schritt für Schritt erklärt wird. `/learn` tut dasselbe.

help-rules-missing = Die Regeln von { $game } sind hier nicht installiert.
help-tile = ### { $name }
    { $meaning }
help-tile-where = 📍 { $where }
help-tile-adds = 🎯 Wenn es jetzt für dich zählte: +{ $points }
help-tile-names = { $name } ({ $english })
help-tile-of-game = { $name }, { $game }
help-tile-none = Ein Plättchen oder eine Karte mit diesem Namen kenne ich nicht. Wähle beim Tippen etwas aus der Liste.
help-tile-nearest = Ein Plättchen oder eine Karte mit diesem Namen kenne ich nicht. Meintest du { $names }?
help-which-game = Die Regeln welches Spiels? Ergänze `game:` mit einem von { $games }.

command-game = Tische eröffnen, ansehen und verlassen
command-game-new = Einen neuen Tisch eröffnen
command-game-join = An einem Tisch Platz nehmen, der noch nicht begonnen hat
command-game-invite = Jemanden an einen Tisch einladen, der noch nicht begonnen hat
command-game-leave = Vor dem Start deinen Platz aufgeben
command-game-start = Das Spiel beginnen (nur Host)
command-game-list = Zeigen, welche Tische hier offen sind, laufen oder zu Ende sind
command-game-board = Den Tisch als Bild oder in Worten zeigen
command-game-screen = Zeigen, was nur du sehen kannst
command-game-plan = Deine Punkte bisher, und wie weit du mit dem bist, was du hast
command-game-log = Lesen, was passiert ist
command-game-since = Lesen, was passiert ist, seit du zuletzt hier warst
command-game-replay = Frühere Züge einzeln ansehen; ein beendetes Spiel auch als Film
command-game-export = Das Spiel als Datei holen
command-game-import = Ein Spiel aus einer Datei wieder aufbauen (nur Moderation)
command-game-undo = Deinen letzten Schritt oder Zug zurücknehmen
command-game-resign = Aufgeben; ein Computer spielt für dich weiter
command-game-replace = Deinen Platz anbieten oder die anderen fragen, ob jemand ersetzt werden soll
command-game-move = Einen Tisch in diesen Kanal holen, wo er weitergeht
command-game-end = Ein laufendes Spiel ohne Sieger beenden: der Host sofort, Spieler per Abstimmung
command-game-pause = Um eine Pause bitten oder einen pausierten Tisch weiterspielen lassen
command-league = Gemeinsam eine Saison spielen: Ich lose die Tische aus und führe die Tabelle
command-league-new = Hier eine Liga eröffnen
command-league-join = In einer Liga mitspielen oder zurückkommen
command-league-leave = Eine Liga verlassen
command-league-start = Die erste Runde auslosen (wer sie eröffnet hat, und Moderatoren)
command-league-standings = Zeigen, wie alle stehen
command-league-end = Eine Liga absagen oder beenden, wie sie steht (wer sie eröffnet hat, und Moderatoren)
command-play = Mit Worten ziehen; ohne Worte dein Panel öffnen
command-turns = Alle Tische, die auf dich warten
command-settings = Wie du erreicht und erinnert wirst
command-settings-show = Deine Einstellungen zeigen
command-settings-language = In welcher Sprache ich mit dir spreche; ohne Angabe die deines Discord
command-settings-reminders = Wann du an einen wartenden Tisch erinnert wirst
command-settings-timezone = Sag, wo du wohnst, damit Ruhezeiten und Urlaub passen
command-settings-quiet = Ruhezeiten einstellen, in denen niemand auf dich wartet
command-settings-holiday = Urlaub nehmen: Deine Uhren stehen still
command-settings-server = Wo, wie und von wem hier Tische eröffnet werden (nur Moderation)
command-settings-reach = Noch einmal probieren, ob ich dir DMs schicken kann
command-help = Wie man spielt, in drei Schritten
command-learn = Worum es in einem Spiel geht, auf einen Blick
command-rules = Eine Regel nachschlagen
command-tile = Nachschlagen, was ein Plättchen oder eine Karte tut

command-option-game = Welches Spiel
command-option-rounds = Wie viele Runden
command-option-points = Was jeder Platz wert ist
command-option-form = Wer wen trifft
command-option-clock-league = Wie viel Zeit man hat; danach bekommt ein Computer den Platz
command-option-league = Welche Liga, falls es mehrere gibt
command-option-game-last = Welches Spiel; weglassen für das zuletzt gewählte
command-option-game-here = Welches Spiel; weglassen für das hier gespielte
command-option-search = Worum es geht, oder die Nummer einer Regel; weglassen für einen Überblick
command-option-tile = Der Name
command-option-seats = Wie viele Spieler; weglassen, um alles auf einer Seite zu wählen
command-option-options = Erweiterungen und Varianten, zum Beispiel „long=on“
command-option-pace = Wie schnell ihr ziehen wollt
command-option-clock = Wie viel Zeit man hat; meistens ohne Uhr
command-option-timeout = Wenn die Zeit um ist: Tisch fragen, Computer spielt diesen Zug oder übernimmt den Platz
command-option-where = In einem eigenen Thread oder in diesem Kanal
command-option-own-language = Deine Sprache; ohne Angabe die deines Discord
command-option-language = Die Sprache der Beiträge des Tisches; weglassen für die des Servers oder deine
command-option-player-invited = Wen
command-option-table = Welcher Tisch, falls er sich nicht aus dem Ort ergibt
command-option-text = In Worten statt als Bild
command-option-turn = Ab welchem Zug
command-option-player = Wessen Platz; weglassen für deinen eigenen
command-option-file = Die Datei, die /spiel exportieren geliefert hat
command-option-move = Dein Zug, zum Beispiel „passen“
command-option-now = Sofort abgeben, auch was sich nicht zurücknehmen lässt
command-option-zone = Eine Stadt in deiner Nähe, zum Beispiel Paris
command-option-quiet-from = Ab welcher Stunde, 0 bis 23
command-option-quiet-to = Bis zu welcher Stunde; dieselbe wie die erste: keine Ruhezeiten
command-option-first = Der erste Tag, zum Beispiel 2026-12-24
command-option-last = Der letzte Tag
command-option-role = Nur wer diese Rolle hat, darf Tische eröffnen
command-option-hours = Nach wie vielen Stunden Wartezeit; 0 für nie
command-stats = Rückblick auf Partien, in Zahlen
command-stats-show = Deine Partien in Zahlen, oder die von jemandem, der sie zeigt
command-stats-server = Alle Partien dieses Servers in Zahlen, ohne Namen
command-stats-ratings = Wer hier wie gut spielt, nach gewerteten Partien
command-stats-game = Diagramme einer beendeten Partie
command-settings-forget-me = Deinen Namen und deine Nummer endgültig durch ein Pseudonym ersetzen
command-option-rated-game = Von welchem Spiel; ohne Angabe von allen zusammen
command-option-whose = Wessen Partien; ohne Angabe deine
command-option-rated = Ob sie für die Wertung zählt; ohne Angabe wie hier üblich

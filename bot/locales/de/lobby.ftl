# Setting up a table, and the lobby.

lobby-setup =
    ### Neuer Tisch: { $game }
    Wähle aus, dann eröffne den Tisch. Noch siehst nur du das.
lobby-as-last-time = -# So, wie du zuletzt gewählt hast.
lobby-seats = { $seats } Spieler
lobby-flag = { $name }: { $state }
lobby-flag-on = an
lobby-flag-off = aus
lobby-seat-number = Platz { $seat }
lobby-seat-in = { $name }: Platz { $seat } ✓
lobby-seat-out = { $name }: Platz { $seat }
lobby-seats-chosen = { $seats }
lobby-seats-none = niemand
lobby-option = **{ $name }**: { $value }
    -# { $meaning }
lobby-first-game = Erstes Spiel
lobby-first-game-chosen = An diesem Tisch erfahren alle, worum es bei jeder Frage geht und was ihr letzter Zug gebracht hat; `/settings` schaltet das für einen selbst ab. Tipps sind erlaubt.
lobby-language = Sprache der Beiträge
lobby-pace = Tempo
lobby-pace-any = Ohne Eile
lobby-pace-any-help = Ziehe, wenn du kannst. Wo Schweigen als Passen gilt, dann nach 36 Stunden
lobby-pace-daily = Ein Zug am Tag
lobby-pace-daily-help = Alle schauen täglich rein. Wo Schweigen als Passen gilt, dann nach 24 Stunden
lobby-pace-live = Live
lobby-pace-live-help = Alle sind jetzt da. Wo Schweigen als Passen gilt, dann nach 15 Minuten
lobby-in-thread = Wo: eigener Thread
lobby-in-channel = Wo: dieser Kanal
lobby-open-table = Tisch eröffnen
lobby-opened = Der Tisch ist eröffnet: { $link }
    Mit dem Button dort kann man mitspielen. Wenn alle Platz genommen haben, drücke **Starten**. (Tisch #{ $id })
lobby-private =
    ### { $game }, allein gegen Computer
    Wähle aus, dann drücke **{ lobby-start }**. Das Spiel kommt hierher, in deine Direktnachrichten, und niemand sonst sieht es.
lobby-computers = Computer: { $strength }
lobby-private-begun = { $game } beginnt: Dein Panel kommt gleich unten. Mit `/play` ist es jederzeit da, und `/game end` beendet das Spiel.

lobby-open =
    ### 🔑 { $game }, { $name }: Nimm Platz!
    { $seated } von { $seats } Plätzen besetzt · { $pace }
lobby-begun = ### { $game }, { $name }, hat begonnen: { $link }
lobby-over = ### 🏁 { $game }, { $name }, ist vorbei: { $link }
lobby-closed-cancelled = ### { $game }: Dieser Tisch wurde abgesagt
lobby-closed-expired = ### { $game }: geschlossen, weil ihn eine Woche lang niemand gestartet hat
lobby-closed-ended = ### { $game }: Dieses Spiel wurde vorzeitig beendet
lobby-closed-abandoned = ### { $game }: geschlossen, weil alle gegangen sind
lobby-free = *frei*
lobby-seat-host = { $who } (Host) · { $reach }
lobby-seat-player = { $who } · { $reach }
lobby-seat-computer = { $who } ({ $strength })
lobby-reach-unknown = noch nicht erreicht
lobby-reach-dm = erreichbar per DM
lobby-reach-thread = erreichbar in einem privaten Thread
lobby-reach-button = DMs zu: drückt „Meinen Zug spielen“
lobby-foot = Nur der Host startet. Ein Tisch, den niemand startet, schließt nach einer Woche. Tisch #{ $id }

lobby-join = Mitspielen
lobby-leave = Verlassen
lobby-computer = Computer dazu
lobby-nocomputer = Computer weg
lobby-strength = Wie stark die Computer spielen
lobby-strength-entry = { $who }: { $strength }
lobby-strength-easy = Vernünftig, mit Anfängerfehlern
lobby-strength-normal = Denkt einen ganzen Zug voraus
lobby-strength-hard = Bedenkt auch, was die anderen antworten
lobby-strength-expert = Denkt weiter voraus, so lange wie erlaubt
lobby-start = Starten
lobby-cancel = Absagen

lobby-joined = Du sitzt am Tisch für { $game } ({ $reach }). Ich melde mich, wenn du am Zug bist.
lobby-left = Du hast den Tisch für { $game } verlassen.
lobby-started = Das Spiel beginnt: { $link }
lobby-hello =
    👋 Hallo! So erreiche ich dich: Dein Sichtschirm und deine Züge kommen hierher, und du kannst auch gleich hier ziehen.
    `/turns` zeigt alles, was auf dich wartet, `/settings` ändert, wie oft ich dich erinnere.
lobby-rated-on = 🏅 Gewertet: ja
lobby-rated-off = 🏅 Gewertet: nein
lobby-rated = 🏅 **Gewertet:** Diese Partie zählt für die Wertung aller Menschen, die zu Beginn hier sitzen. Computer geben keine Tipps, niemand kann einen seinen Zug spielen lassen, und wer geht, wird Letzter.
lobby-first-game-plain = Die einfachen Regeln und nichts, was man besser später kennenlernt.
lobby-is-first-game = 🎓 **Ein erstes Spiel**: Alle erfahren, worum es bei jeder Frage geht und was ihr letzter Zug gebracht hat. `/settings` schaltet das für dich ab.
lobby-open-score = Stand bisher für alle
lobby-shows-score = 📊 Alle sehen den Stand bisher, nach dem, was offen liegt.
lobby-values = Aufgedruckte Werte
lobby-values-ours = unsere eigenen
lobby-values-box = „{ $name }“
lobby-values-help = Was auf den Teilen steht, wo keine Quelle es zeigt: unsere eigene Wahl, oder was jemand von seiner Schachtel abgelesen hat.
lobby-values-entry = Aufgedruckte Werte: { $values }
lobby-values-which = Aufgedruckte Werte …
lobby-values-gone = Diese aufgedruckten Werte werden nicht mehr angeboten. Bitte öffne die Seite noch einmal und wähle neu.

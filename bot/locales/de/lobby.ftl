# Setting up a table, and the lobby.

lobby-setup =
    ### Neuer Tisch: { $game }
    -# Das siehst bisher nur du.
lobby-as-last-time = -# Wie beim letzten Mal.
lobby-players = -# **Spieler**
lobby-players-computers = -# **Spieler** (Computer fügst du hinzu, sobald der Tisch eröffnet ist)
lobby-seats = { $seats }
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
lobby-option-means = -# **{ $name }:** { $meaning }
lobby-option-seats = -# **{ $name }** ({ $value }): { $meaning }
lobby-first-game = 🎓 Erste Partie
lobby-first-game-chosen = Jede Frage wird erklärt, du siehst, was dein letzter Zug gebracht hat, und Tipps sind an.
lobby-language = Sprache der Beiträge
lobby-pace = Tempo
lobby-pace-any = Ohne Eile
lobby-pace-any-help = Zieh, wenn du Zeit hast. Bei manchen Fragen zählt Schweigen nach 36 Stunden als Passen
lobby-pace-daily = Ein Zug am Tag
lobby-pace-daily-help = Alle schauen täglich rein. Bei manchen Fragen zählt Schweigen nach 24 Stunden als Passen
lobby-pace-live = Live
lobby-pace-live-help = Alle sind jetzt da. Bei manchen Fragen zählt Schweigen nach 15 Minuten als Passen
lobby-in-thread = Wo: eigener Thread
lobby-in-channel = Wo: dieser Kanal
lobby-open-table = Tisch eröffnen
lobby-more = Mehr …
lobby-more-title = ### Neuer Tisch: { $game }
    -# Meist kannst du das so lassen.
lobby-opened = Der Tisch ist offen: { $link }
    Mit dem Button dort können andere mitspielen. Sind alle da, drücke **{ lobby-start }**. (Tisch #{ $id })
lobby-private =
    ### { $game } gegen Computer
    -# Du spielst hier in deinen DMs, und niemand sonst sieht es.
lobby-computers = Computer: { $strength }
lobby-private-begun = { $game } beginnt. Vielleicht zieht zuerst ein Computer. Sobald du dran bist, erscheint das Spiel unten. `/play` zeigt es wieder, `/game end` beendet die Partie.

lobby-open =
    ### 🔑 { $game }, { $name }: Spiel mit!
    { $seated } von { $seats } Plätzen besetzt · { $pace }
lobby-begun = ### { $game }, { $name }, hat begonnen: { $link }
lobby-over = ### 🏁 { $game }, { $name }, ist vorbei: { $link }
lobby-closed-cancelled = ### { $game }, { $name }: Tisch abgesagt
lobby-closed-expired = ### { $game }, { $name }: geschlossen, eine Woche lang nicht gestartet
lobby-closed-ended = ### { $game }, { $name }: Partie vorzeitig beendet
lobby-closed-abandoned = ### { $game }, { $name }: geschlossen, alle sind gegangen
lobby-free = *frei*
lobby-seat-host = { $who } (Host) · { $reach }
lobby-seat-player = { $who } · { $reach }
lobby-seat-computer = { $who } ({ $strength })
lobby-reach-unknown = noch nicht erreicht
lobby-reach-dm = erreichbar per DM
lobby-reach-thread = erreichbar in einem privaten Thread
lobby-reach-button = DMs zu: nutze „{ table-play }“
lobby-foot = Nur der Host kann starten. Tische, die niemand startet, schließen nach einer Woche. Tisch #{ $id }

lobby-join = Mitspielen
lobby-leave = Verlassen
lobby-computer = Computer hinzufügen
lobby-nocomputer = Computer entfernen
lobby-strength = Wie gut die Computer spielen
lobby-strength-entry = { $who }: { $strength }
lobby-strength-easy = Vernünftig, mit Anfängerfehlern
lobby-strength-normal = Denkt einen ganzen Zug voraus
lobby-strength-hard = Bedenkt auch, wie die anderen antworten
lobby-strength-expert = Denkt weiter voraus und lässt sich Zeit
lobby-start = Starten
lobby-cancel = Tisch absagen
lobby-fairness = Fairness
lobby-fairness-about = ### Fairness
    Jede Ziehung folgt aus einem Seed, der vor dem ersten Zug feststeht. Du bekommst jetzt seinen Fingerabdruck und am Ende den Seed. So können alle prüfen, dass nichts geändert wurde.

lobby-joined = Du bist dabei: { $game } ({ $reach }). Ich melde mich, wenn du dran bist.
lobby-left = Du hast den Tisch für { $game } verlassen.
lobby-started = Die Partie beginnt: { $link }
lobby-hello =
    👋 Hallo! Ich schicke dir deinen Sichtschirm und deine Züge hierher, und du kannst gleich hier spielen.
    `/turns` zeigt die Partien, die auf dich warten. Erinnerungen änderst du mit `/settings`.
lobby-rated-on = 🏅 Gewertet: ja
lobby-rated-off = 🏅 Gewertet: nein
lobby-rated = 🏅 **Gewertet:** zählt für alle, die beim Start dabei sind. Keine Tipps, kein Computer zieht für dich, und wer geht, wird Letzter.
lobby-first-game-plain = Nur die Grundregeln.
lobby-is-first-game = 🎓 **Erste Partie:** Fragen werden erklärt, und du siehst, was dein letzter Zug gebracht hat. Ausschalten kannst du das mit `/settings`.
lobby-open-score = Punkte zeigen
lobby-open-score-help = -# **Punkte zeigen:** Alle sehen einen Zwischenstand aus allem, was offen liegt.
lobby-shows-score = 📊 Alle sehen einen Zwischenstand aus allem, was offen liegt.
lobby-values = Werte auf dem Material
lobby-values-ours = von Latchkey
lobby-values-box = „{ $name }“
lobby-values-help = Manche Werte sind nirgends veröffentlicht. Nimm unsere oder die, die jemand von seinem Spielmaterial abgelesen hat.
lobby-values-entry = Werte auf dem Material: { $values }
lobby-values-which = Werte auf dem Material …
lobby-values-gone = Diese Auswahl ist veraltet. Öffne die Seite noch einmal und wähle neu.

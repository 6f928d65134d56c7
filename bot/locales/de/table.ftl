# What everybody at a table reads.

table-begins =
    ### 🔑 { $game } beginnt
    Deine verdeckten Teile bekommst du privat. Wenn du dran bist, drücke hier **{ table-play }** oder nutze das Panel in deiner DM.
table-commitment = Der SHA-256 des Seeds dieser Partie ist { $hash }. Den Seed selbst zeige ich am Ende. Dann kann jeder alle Ziehungen prüfen.
table-play = Meinen Zug spielen
table-screen = Mein Sichtschirm
table-since = Verpasstes zeigen
table-look = Umsehen
table-since-title = **Neu:**
table-since-start = **Bisher:**
table-since-nothing = Nichts Neues, seit du zuletzt nachgesehen hast.
table-since-order = 📜 Deine Anweisung: { $told }
table-since-order-quiet = 📜 Deine Anweisung hat für dich geantwortet.
table-since-limit = ⌛ Deine Zeit war abgelaufen: { $told }
table-since-limit-quiet = ⌛ Deine Zeit war abgelaufen, also hast du gepasst.
table-since-computer = 🤖 Der Computer hat für dich gespielt: { $told }
table-since-computer-quiet = 🤖 Der Computer hat einen Zug für dich gespielt.
table-since-forced = ↪ Nur ein Zug war möglich: { $told }
table-since-forced-quiet = ↪ Nur ein Zug war möglich, also habe ich ihn für dich gespielt.
table-smaller = *… und { $count } { $count ->
        [one] Kleinigkeit
       *[other] Kleinigkeiten
    }: siehe `/game log`*
table-caught-up =
    📬 Ich konnte hier eine Weile nicht schreiben. { $count ->
        [0] So steht es jetzt:
        [one] Inzwischen wurde 1 Zug gespielt:
       *[other] Inzwischen wurden { $count } Züge gespielt:
    }
table-decided = { $who } hat geantwortet.
table-undone = ↩ Ein Zug wurde rückgängig gemacht.
table-undone-turns =
    ↩ { $who } hat { $count ->
        [one] einen Zug
       *[other] { $count } Züge, auch von anderen,
    } rückgängig gemacht.
table-call = { $who }, du bist dran: { $game }. Drücke **Meinen Zug spielen**. Dein Panel siehst nur du.
table-reminder = ⏰ Du bist dran: { $game }. Ich habe dich { $since } gefragt. Dein Panel ist unten. (Erinnerungen änderst du mit `/settings`.)
table-silence = ⏰ { $game } wartet schon lange auf dich. Spielst du nicht, endet die Partie am { $at }. Dein Panel ist unten.
table-told-times = { $told } (×{ $count })
table-digest = ⏰ Partien, die auf dich warten:
table-your-screen = ### { $game }: Nur du siehst das
table-no-screen = Du spielst hier nicht mit, also hast du keinen Sichtschirm. `/game board` zeigt, was alle sehen.
table-thread = { $game } · { $name }
table-thread-over = 🏁 { $game } · { $name } (vorbei)
table-private-thread = { $name } – { $game }

table-status-paused = ⏸ Die Partie ist pausiert.
table-status-advice-on = 💡 Der Host hat an diesem Tisch die Tipps eingeschaltet.
table-status-advice-off = 💡 Der Host hat an diesem Tisch die Tipps abgeschaltet.
table-status-sits-in = 🤖 Ein Computer spielt für { $who }, bis { $who } zurück ist.
table-status-resumed = ▶ Es geht weiter.
table-status-resigned = 🏳 { $who } hat aufgegeben. Ein Computer übernimmt.
table-status-time-turn = ⌛ Die Zeit von { $who } ist abgelaufen. Der Computer spielt diesen Zug.
table-status-time-seat = ⌛ Die Zeit von { $who } ist abgelaufen. Ein Computer spielt, bis jemand den Platz übernimmt.
table-status-abandoned = 🏳 { $who } hat aufgegeben. Niemand ist übrig, also schließt dieser Tisch.
table-status-ended = 🛑 Diese Partie wurde vorzeitig beendet. Niemand hat gewonnen. Du kannst sie exportieren, und nichts darin ist mehr geheim.
table-status-silent = 🛑 2 Wochen lang kein Zug, darum ist diese Partie beendet. Du kannst sie exportieren oder mit dem Button neu beginnen.
table-status-moved = 🚚 Hier geht es weiter.
table-status-left = 🚪 { $who } hat diesen Server verlassen und nimmt keine DMs an. `/game replace` fragt die anderen, ob jemand anders spielen soll.
table-moved = Hier geht es weiter. Gleich zeige ich, was du verpasst hast.
table-moved-away = 🚚 **{ $game }, { $name }** geht anderswo weiter: { $link }
table-status-taken = 🪑 { $who } übernimmt den Platz von { $former }.
table-status-back = 👋 { $who } ist zurück.
table-status-seated = 🪑 { $who } übernimmt den Platz eines Computers.
table-status-ruled = ⚖️ Die Moderation hat entschieden, dass jemand anders für { $who } spielt.
table-replaced = Dort spielt ein Computer, bis jemand den Platz übernimmt. Die Spieler wissen Bescheid.
table-annal-resigned = 🏳 { $when }: { $old } hat aufgegeben.
table-annal-taken = 🪑 { $when }: { $new } hat den Platz von { $old } übernommen.
table-annal-seated = 🪑 { $when }: { $new } hat den Platz eines Computers übernommen.
table-annal-timed = ⌛ { $when }: Die Zeit von { $old } war abgelaufen, ein Computer hat den Platz übernommen.
table-annal-stalled = 🤖 { $when }: { $old } hat die anderen warten lassen, und sie haben den Platz einem Computer gegeben.
table-annal-voted = 🗳 { $when }: Die anderen haben dafür gestimmt, dass jemand anders für { $old } spielt.
table-annal-ruled = ⚖️ { $when }: Die Moderation hat entschieden, dass jemand anders für { $old } spielt.
table-annal-moved = 🚚 { $when }: Der Tisch ist umgezogen.
table-trouble = ⚠️ Ich kann { $game }, { $name } (#{ $id }), nicht im Kanal des Tisches zeigen: { $wrong } Deine Züge kommen weiter per DM, und `/play` geht überall. Host oder Moderation können `/game move` in einem Kanal nutzen, in dem ich schreiben darf.
table-trouble-lobby = ⚠️ Deinen Tisch für { $game }, { $name } (#{ $id }), kann ich nicht zeigen: { $wrong } Er erscheint, sobald das behoben ist; oder eröffne anderswo einen neuen mit `/game new`.
table-trouble-locked = Der Thread { $link } ist gesperrt oder archiviert, und ich darf ihn nicht öffnen.
table-trouble-forbidden = In { $link } darf ich nicht schreiben. Ich brauche dort „Kanal ansehen“, „Nachrichten senden“, „Nachrichten in Threads senden“ und „Dateien anhängen“.
table-trouble-gone = Den Kanal gibt es nicht mehr.
table-trouble-server = Ich bin nicht mehr auf dem Server. Werde ich wieder eingeladen, geht es dort weiter.
table-status-copied = 🔎 Der Betreiber des Bots hat diese laufende Partie kopiert, samt allem Verdeckten.
table-copied = 🔎 { $when }: Der Betreiber des Bots hat diese Partie kopiert, samt allem Verdeckten.
table-status-expired = Dieser Tisch schließt, weil ihn eine Woche lang niemand gestartet hat. `/game new` eröffnet einen neuen.
table-resign-sure = Bei { $game } aufgeben? Ein Computer übernimmt, und du kannst nicht zurück. Spielt sonst kein Mensch mit, schließt der Tisch.
table-resign-yes = Ja, aufgeben
table-end-sure = Diese Partie { $game } für alle beenden? Niemand gewinnt, und alles Verdeckte wird öffentlich.
table-end-yes = Ja, beenden
table-ended = Die Partie ist beendet.
table-resigned = Du hast aufgegeben. Danke fürs Mitspielen.
table-resumed = Es geht weiter.
table-paused = Pausiert. `/game pause` setzt die Partie fort.
table-imported = Die Partie ist wieder da: { $link } (Tisch #{ $id })

table-seat-open = 🪑 Der Platz von **{ $who }** bei { $game } ist frei. Übernimmst du ihn, siehst du auch, was dort verdeckt ist.
table-seat-taken = 🪑 Diesen Platz bei { $game } hat **{ $who }**.
table-take = Platz übernehmen
table-take-back = Platz wieder übernehmen
table-took-back = 🪑 Du sitzt wieder auf deinem Platz bei { $game }.
table-took = Willkommen! Dieser Platz gehört jetzt dir. Ich schicke dir den Sichtschirm dazu.
table-seat-offered = Dein Platz wird angeboten. Spiel weiter, bis ihn jemand übernimmt.
table-seat-withdrawn = Der Platz wird nicht mehr angeboten.

table-picture-part = { $picture }, Teil { $part }
table-picture-changed = ❗ neu seit deinem letzten Besuch
table-other-pictures = Anderes Bild zeigen …

table-log = ### Verlauf, neueste Züge zuerst: Seite { $page } von { $pages }
table-log-turn = **{ $turn }.** { $who } · { $when }
    .you = **{ $turn }.** Du · { $when }
table-log-event = **{ $turn }.** { $when }
table-older = ◀ Älter
table-newer = Neuer ▶
table-replay = ### Zug { $turn } von { $turns }
table-back-ten = ⏪ 10
table-back = ◀
table-on = ▶
table-on-ten = 10 ⏩
table-own-back = ◀ Mein Zug
table-own-on = Mein Zug ▶
table-replay-ask = Zug …
table-replay-which = Nummer des Zugs, 1 bis { $turns }
table-replay-number = Gib die Nummer eines Zugs ein.
table-replay-chapter = Springen zu: { $chapters }
table-film = 🎞 Film
table-film-since = 🎞 Film ansehen
table-film-drawing =
    🎞 Ich zeichne einen Film von { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
    } … Das kann eine Minute dauern.
table-film-title = ### 🎞 { $game }, vom ersten Zug bis zum letzten
table-film-since-title = ### 🎞 { $game }, während du weg warst
table-film-failed = Diesen Film konnte ich nicht zeichnen. `/game log` zeigt alles in Worten.
table-film-alt =
    Ein Film von { $game }, { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    } lang. Ein roter Rahmen zeigt, was jeder Zug geändert hat. Am Ende:
table-export-whole = Die ganze Partie. `latchkey verify` spielt sie nach und prüft jede Ziehung.
table-export-view = Deine Sicht auf die Partie bisher. Die ganze Partie kannst du exportieren, sobald sie vorbei ist.

vote-undo =
    🗳 { $who } möchte { $count ->
        [one] den letzten Zug
       *[other] die letzten { $count } Züge
    } rückgängig machen. Was aus Beutel oder Stapel gezogen wurde, bleibt gezogen. Alle müssen zustimmen.
vote-pause = 🗳 { $who } möchte die Partie pausieren. Alle müssen zustimmen.
vote-end = 🗳 { $who } möchte diese Partie ohne Sieger beenden. Alles Verdeckte wird öffentlich. Alle müssen zustimmen.
vote-end-counts = 🗳 { $who } möchte diese Partie jetzt beenden. Es zählen die Punkte, wie sie stehen. Alles Verdeckte wird öffentlich. Alle müssen zustimmen.
vote-still = Es fehlen noch: { $who }
vote-yes = Ich stimme zu
vote-no = Nein
vote-undo-passed =
    ✔ Alle haben zugestimmt: { $count ->
        [one] 1 Zug wurde
       *[other] { $count } Züge wurden
    } rückgängig gemacht.
vote-undo-refused = ✘ Dagegen: { $refused }. Es wird nichts rückgängig gemacht.
vote-undo-lapsed = Die Partie ist schon weiter, also ist diese Abstimmung vorbei.
vote-pause-passed = ✔ Alle haben zugestimmt: Die Partie ist pausiert. `/game pause` setzt sie fort.
vote-pause-refused = ✘ Dagegen: { $refused }. Es geht weiter.
vote-pause-lapsed = Diese Abstimmung ist vorbei.
vote-end-passed = ✔ Alle haben zugestimmt: Die Partie ist beendet.
vote-end-refused = ✘ Dagegen: { $refused }. Es geht weiter.
vote-end-lapsed = Diese Abstimmung ist vorbei.
vote-ask = Die anderen fragen
vote-asked = Ich habe die anderen gefragt.
vote-asked-everybody = Ich habe alle am Tisch gefragt. Der Tisch zieht um, sobald alle zugestimmt haben.
vote-move = 🗳 Der Host möchte mit diesem Tisch auf einen anderen Server umziehen: { $place } Alle müssen zustimmen. Host und Moderation bleiben gleich.
vote-move-passed = ✔ Alle haben zugestimmt: Es geht anderswo weiter. { $place }
vote-move-refused = ✘ Dagegen: { $refused }. Der Tisch bleibt hier.
vote-move-lapsed = Diese Abstimmung ist vorbei, und der Tisch bleibt hier: Jemand ist gegangen oder hat einen Platz übernommen, oder der andere Server nimmt den Tisch nicht auf.
vote-replace = 🗳 Soll jemand anders für { $who } spielen? Stimmen alle anderen zu, spielt ein Computer, bis jemand den Platz übernimmt. Diese Person sieht dann, was dort verdeckt ist.
vote-replace-passed = ✔ Alle anderen haben zugestimmt: Für { $who } spielt jemand anders.
vote-replace-refused = ✘ Dagegen: { $refused }. { $who } behält den Platz.
vote-replace-lapsed = Diese Abstimmung ist vorbei.

end-title = ### 🏁 { $game } ist vorbei
end-winner = 🏆 { $who } gewinnt mit **{ $points }** { $points ->
        [one] Punkt
       *[other] Punkten
    }
end-place = **{ $rank }.** { $who }: **{ $points }** { $points ->
        [one] Punkt
       *[other] Punkte
    }
end-seed = Seed: `{ $seed }`. Sein SHA-256 wurde schon am Anfang gezeigt: { $hash }
end-rematch = Revanche
end-watch = Wiederholung ansehen
end-log = Verlauf
end-details = Details
end-not-over = Es gibt noch kein Ergebnis: Die Partie läuft noch.

turns-none = Keine Partie wartet auf dich. 🎉
turns-title =
    ### { $count ->
        [one] 1 Partie wartet
       *[other] { $count } Partien warten
    } auf dich
turns-line = **{ $game }**, { $name }, mit { $who } · gefragt { $since } · [öffnen]({ $link })
turns-play = { $number }. { $game } spielen, { $name }

settings-reminders = { $hours ->
        [0] Ich erinnere dich nicht mehr.
        [one] Ich erinnere dich, wenn eine Partie seit 1 Stunde auf dich wartet.
       *[other] Ich erinnere dich, wenn eine Partie seit { $hours } Stunden auf dich wartet.
    }
settings-reach = Kontakt: { $reach }.
table-share = 📤 Teilen
table-shared = Ich poste das am Tisch.
table-shared-by = 📤 { $who } teilt das hier.

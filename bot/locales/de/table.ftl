# What everybody at a table reads.

table-begins =
    ### 🔑 { $game } beginnt
    Was nur du sehen darfst, kommt privat zu dir. Wenn du am Zug bist, drücke hier **Meinen Zug spielen** oder antworte in deiner DM.
table-commitment = Fairness: Der SHA-256 des Seeds dieses Spiels ist { $hash }. Den Seed selbst gibt es am Ende.
table-play = Meinen Zug spielen
table-screen = Mein Sichtschirm
table-since = Seit ich zuletzt hier war
table-look = Umsehen
table-since-title = **Seit du zuletzt hier warst:**
table-since-you = **Für dich:**
table-since-rest = **Der Rest:**
table-since-nothing = Seit du zuletzt hier warst, ist nichts passiert.
table-since-order = 📜 Nach deiner Anweisung: { $told }
table-since-order-quiet = 📜 Deine Anweisung hat geantwortet.
table-since-limit = ⌛ Deine Zeit war um: { $told }
table-since-limit-quiet = ⌛ Deine Zeit war um, und Schweigen galt als Antwort.
table-since-computer = 🤖 Der Computer hat für dich gespielt: { $told }
table-since-computer-quiet = 🤖 Der Computer hat einen Zug für dich gespielt.
table-since-forced = ↪ Du hattest keine Wahl: { $told }
table-since-forced-quiet = ↪ Du hattest keine Wahl, und das Spiel ging weiter.
table-smaller = *… und { $count } { $count ->
        [one] Kleinigkeit
       *[other] Kleinigkeiten
    }: siehe `/game log`*
table-caught-up = 📬 Ich konnte hier eine Weile nichts schreiben. { $count ->
        [0] So steht der Tisch:
        [one] Inzwischen wurde ein Zug gespielt:
       *[other] Inzwischen wurden { $count } Züge gespielt:
    }
table-decided = { $who } hat geantwortet.
table-undone = ↩ Etwas wurde zurückgenommen. Der Tisch steht wieder wie davor.
table-undone-turns = ↩ { $who } hat { $count ->
        [one] einen Zug
       *[other] { $count } Züge, auch von anderen,
    } zurückgenommen. Der Tisch steht wieder wie davor.
table-call = { $who }, { $game } wartet auf dich. Drücke **Meinen Zug spielen**: Nur du siehst es.
table-reminder = ⏰ { $game } wartet auf dich: Du wurdest { $since } gefragt. Dein Panel liegt unten bereit. (`/settings` ändert, wann und wo ich mich melde.)
table-silence = ⏰ { $game } wartet schon lange auf dich. Wenn du nicht zurückkommst, endet das Spiel von selbst: { $at }. Dein Panel liegt unten bereit.
table-told-times = { $told } (×{ $count })
table-digest = ⏰ Diese Spiele warten schon eine Weile auf dich:
table-your-screen = ### { $game }: Das siehst nur du
table-no-screen = Du sitzt nicht an diesem Tisch, also gibt es für dich keinen Sichtschirm. `/game board` zeigt, was alle sehen dürfen.
table-thread = { $game } · { $name }
table-thread-over = 🏁 { $game } · { $name } (beendet)
table-private-thread = { $name } – { $game }

table-status-paused = ⏸ Der Tisch ist pausiert.
table-status-advice-on = 💡 Der Host erlaubt an diesem Tisch wieder Tipps.
table-status-advice-off = 💡 Der Host hat an diesem Tisch die Tipps abgeschaltet.
table-status-resumed = ▶ Der Tisch spielt weiter.
table-status-resigned = 🏳 { $who } hat aufgegeben. Ein Computer spielt für { $who } weiter.
table-status-time-turn = ⌛ Die Zeit von { $who } ist abgelaufen. Wie vereinbart spielt der Computer diesen Zug.
table-status-time-seat = ⌛ Die Zeit von { $who } ist abgelaufen. Wie vereinbart spielt ein Computer weiter, bis jemand den Platz übernimmt.
table-status-abandoned = 🏳 { $who } hat aufgegeben. Niemand spielt mehr, also schließt dieser Tisch.
table-status-ended = 🛑 Dieses Spiel wurde vor dem letzten Zug beendet. Niemand hat gewonnen. Man kann es als Datei mitnehmen, und nichts darin ist mehr geheim.
table-status-silent = 🛑 Hier ist zwei Wochen lang nichts geschehen, darum hat dieses Spiel von selbst geendet. Man kann es als Datei mitnehmen und mit dem Knopf neu beginnen.
table-status-moved = 🚚 Dieser Tisch geht hier weiter.
table-status-left = 🚪 { $who } ist nicht mehr auf diesem Server und nimmt keine Direktnachrichten an. Ob jemand anderes weiterspielen soll, fragt `/game replace` die anderen.
table-moved = Hier geht es weiter. Was noch zu schreiben war, kommt jetzt.
table-moved-away = 🚚 **{ $game }, { $name }** geht anderswo weiter: { $link }
table-status-taken = 🪑 { $who } hat den Platz von { $former } übernommen und spielt weiter.
table-status-seated = 🪑 { $who } hat einen Platz von einem Computer übernommen und spielt weiter.
table-status-ruled = ⚖️ Die Moderation hat entschieden, dass jemand anderes für { $who } weiterspielt.
table-replaced = Dort spielt ein Computer weiter, bis jemand den Platz übernimmt. Der Tisch und der Spieler erfahren davon.
table-annal-resigned = 🏳 { $when }: { $old } hat aufgegeben.
table-annal-taken = 🪑 { $when }: { $new } hat den Platz von { $old } übernommen.
table-annal-seated = 🪑 { $when }: { $new } hat einen Platz von einem Computer übernommen.
table-annal-timed = ⌛ { $when }: Die Zeit von { $old } war um, und wie vereinbart übernahm ein Computer den Platz.
table-annal-stalled = 🤖 { $when }: { $old } hatte den Tisch warten lassen, und er gab den Platz einem Computer.
table-annal-voted = 🗳 { $when }: Die anderen haben dafür gestimmt, dass jemand anderes für { $old } weiterspielt.
table-annal-ruled = ⚖️ { $when }: Die Moderation hat entschieden, dass jemand anderes für { $old } weiterspielt.
table-annal-moved = 🚚 { $when }: Der Tisch ist an einen anderen Ort gezogen.
table-trouble = ⚠️ { $game }, { $name } (#{ $id }), kann nicht gezeigt werden, wo es gespielt wird: { $wrong } Deine Züge kommen weiter per Direktnachricht, und `/play` funktioniert überall. Host und Moderation holen den Tisch mit `/game move` in einen Kanal, in dem ich schreiben darf.
table-trouble-lobby = ⚠️ Dein Tisch für { $game }, { $name } (#{ $id }), kann nicht gezeigt werden: { $wrong } Er kommt von selbst, sobald das behoben ist, oder eröffne anderswo einen neuen mit `/game new`.
table-trouble-locked = Der Thread { $link } ist gesperrt oder archiviert, und ich darf ihn nicht öffnen.
table-trouble-forbidden = In { $link } darf ich nicht schreiben. Ich brauche dort „Kanal anzeigen“, „Nachrichten senden“, „Nachrichten in Threads senden“ und „Dateien anhängen“.
table-trouble-gone = Den Kanal gibt es nicht mehr.
table-trouble-server = Ich bin nicht mehr auf dem Server. Werde ich wieder eingeladen, geht der Tisch dort von selbst weiter.
table-status-copied = 🔎 Wer diesen Bot betreibt, hat eine Kopie dieses laufenden Spiels gezogen, mit allem, was darin verborgen ist.
table-copied = 🔎 { $when }: Wer diesen Bot betreibt, hat eine Kopie dieses Spiels gezogen, mit allem, was darin verborgen ist.
table-status-expired = Dieser Tisch schließt, weil ihn eine Woche lang niemand gestartet hat. `/game new` eröffnet einen neuen.
table-resign-sure = Bei { $game } aufgeben? Ein Computer spielt für dich weiter, und du kannst nicht zurückkommen. Spielt sonst niemand, schließt der Tisch.
table-resign-yes = Ja, aufgeben
table-end-sure = Dieses Spiel ({ $game }) für alle beenden, ohne Sieger? Was verborgen war, ist dann für alle offen, und niemand kann hier weiterspielen.
table-end-yes = Ja, beenden
table-ended = Das Spiel wurde beendet.
table-resigned = Du hast aufgegeben. Danke fürs Mitspielen.
table-resumed = Der Tisch spielt weiter.
table-paused = Der Tisch ist pausiert. Noch einmal `/game pause` lässt ihn weiterspielen.
table-imported = Das Spiel steht wieder: { $link } (Tisch #{ $id })

table-seat-open = 🪑 Der Platz von **{ $who }** bei { $game } ist frei: Alle dürfen ihn übernehmen. Wer ihn übernimmt, bekommt auch den Sichtschirm zu sehen.
table-seat-taken = 🪑 **{ $who }** hat diesen Platz bei { $game }.
table-take = Platz übernehmen
table-took = Willkommen! Dieser Platz gehört jetzt dir. Der Sichtschirm dazu ist unterwegs zu dir.
table-seat-offered = Der Platz wird angeboten. Er spielt wie bisher weiter, bis ihn jemand übernimmt.
table-seat-withdrawn = Der Platz wird nicht mehr angeboten.

table-picture-part = { $picture }, Teil { $part }
table-picture-changed = ❗ geändert, seit du zuletzt hier warst
table-picture-signs = Zeichen auf dem Spielmaterial
table-other-pictures = Anderes Bild zeigen …

table-log = ### Das Protokoll, neueste Züge zuerst: Seite { $page } von { $pages }
table-log-turn = **{ $turn }.** { $who } · { $when }
table-log-event = **{ $turn }.** { $when }
table-older = ◀ Älter
table-newer = Neuer ▶
table-replay = ### Zug { $turn } von { $turns }
table-back-ten = ⏪ 10
table-back = ◀
table-on = ▶
table-on-ten = 10 ⏩
table-film = 🎞 Film
table-film-since = 🎞 Ansehen
table-film-drawing = 🎞 Ich zeichne einen Film von { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    } … Das kann eine Minute dauern.
table-film-title = ### 🎞 { $game }, vom ersten Zug bis zum letzten
table-film-since-title = ### 🎞 { $game }, seit du zuletzt hier warst
table-film-failed = Dieser Film konnte nicht gezeichnet werden. `/game log` erzählt dasselbe in Worten.
table-film-alt = Ein Film von { $game }, { $turns ->
        [one] einen Zug
       *[other] { $turns } Züge
    } lang; was jeder Zug geändert hat, ist rot umrahmt. Am Ende:
table-export-whole = Das ganze Spiel. `latchkey verify` spielt es nach und prüft jede Ziehung.
table-export-view = Deine Sicht auf das Spiel bisher. Das ganze Spiel kann man exportieren, wenn es vorbei ist.

vote-undo = 🗳 { $who } möchte { $count ->
        [one] den letzten Zug
       *[other] die letzten { $count } Züge
    } zurücknehmen. Was gezogen wurde, bleibt gezogen. Alle müssen zustimmen.
vote-pause = 🗳 { $who } möchte den Tisch pausieren. Alle müssen zustimmen.
vote-end = 🗳 { $who } möchte dieses Spiel ohne Sieger beenden. Was verborgen ist, wäre dann für alle offen. Alle müssen zustimmen.
vote-end-counts = 🗳 { $who } möchte dieses Spiel hier beenden; die Punkte zählen, wie sie stehen. Was verborgen ist, wäre dann für alle offen. Alle müssen zustimmen.
vote-still = Es fehlen noch: { $who }
vote-yes = Ich stimme zu
vote-no = Nein
vote-undo-passed = ✔ Alle haben zugestimmt: { $count ->
        [one] Ein Zug wurde
       *[other] { $count } Züge wurden
    } zurückgenommen.
vote-undo-refused = ✘ Dagegen: { $refused }. Also wird nichts zurückgenommen.
vote-undo-lapsed = Der Tisch ist inzwischen weiter, also ist diese Abstimmung vorbei.
vote-pause-passed = ✔ Alle haben zugestimmt: Der Tisch ist pausiert. `/game pause` lässt ihn weiterspielen.
vote-pause-refused = ✘ Dagegen: { $refused }. Also geht es weiter.
vote-pause-lapsed = Diese Abstimmung ist vorbei.
vote-end-passed = ✔ Alle haben zugestimmt: Das Spiel ist beendet.
vote-end-refused = ✘ Dagegen: { $refused }. Also geht es weiter.
vote-end-lapsed = Diese Abstimmung ist vorbei.
vote-ask = Den Tisch fragen
vote-asked = Ich habe den Tisch gefragt.
vote-asked-everybody = Ich habe alle am Tisch gefragt. Er zieht um, sobald alle zugestimmt haben.
vote-move = 🗳 Der Host fragt, ob dieser Tisch auf einem anderen Server weitergehen soll: { $place } Alle müssen zustimmen. Wer über den Tisch zu bestimmen hat, bleibt gleich.
vote-move-passed = ✔ Alle haben zugestimmt: Der Tisch geht anderswo weiter. { $place }
vote-move-refused = ✘ Dagegen: { $refused }. Also bleibt der Tisch hier.
vote-move-lapsed = Diese Abstimmung ist vorbei, und der Tisch bleibt hier: Ein Platz hat gewechselt, oder der andere Server nimmt ihn nicht auf.
vote-replace = 🗳 Soll jemand anderes für { $who } weiterspielen? Wenn alle anderen zustimmen, hat ein Computer den Platz, bis ihn jemand übernimmt; wer das tut, sieht, was dort verborgen ist.
vote-replace-passed = ✔ Alle anderen haben zugestimmt: Für { $who } spielt jemand anderes weiter.
vote-replace-refused = ✘ Dagegen: { $refused }. Also behält { $who } den Platz.
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
end-seed = Der Seed war `{ $seed }`; sein SHA-256 wurde zu Beginn angekündigt: { $hash }.
end-rematch = Revanche
end-watch = Wiederholung ansehen
end-log = Protokoll

turns-none = Niemand wartet auf dich. 🎉
turns-title = ### { $count ->
        [one] Ein Tisch wartet
       *[other] { $count } Tische warten
    } auf dich
turns-line = **{ $game }**, { $name }, mit { $who } · gefragt { $since } · [hingehen]({ $link })
turns-play = { $number }. { $game } spielen, { $name }

settings-show =
    Kontakt: { $reach }.
    { $hours ->
        [0] Du wirst nie erinnert.
        [one] Du wirst nach einer Stunde Wartezeit erinnert, und von da an immer seltener.
       *[other] Du wirst nach { $hours } Stunden Wartezeit erinnert, und von da an immer seltener.
    }
settings-reminders = { $hours ->
        [0] Ich erinnere dich nicht mehr.
        [one] Ich erinnere dich, wenn ein Tisch eine Stunde auf dich gewartet hat.
       *[other] Ich erinnere dich, wenn ein Tisch { $hours } Stunden auf dich gewartet hat.
    }
settings-reach = Kontakt: { $reach }.
table-share = 📤 Teilen
table-shared = Es wird am Tisch gepostet.
table-shared-by = 📤 { $who } teilt das hier.

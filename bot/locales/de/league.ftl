# Eine Liga: ihr Beitrag, ihre Tabelle, die Antworten ihrer Befehle.

league-title-open = ### 🏆 { $game }-Liga, { $name }: spielt mit!
league-title-running = ### 🏆 { $game }-Liga, { $name }: Runde { $round } von { $rounds }
league-title-over = ### 🏆 { $game }-Liga, { $name }: Endstand
league-title-closed = ### { $game }-Liga, { $name }: abgesagt
league-agreed = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
} · { $points } · { $clock }
league-points-even = Punkte 6–4–2–0 (zu dritt: 6–3–0)
league-points-bold = Punkte 7–3–2–0 (zu dritt: 7–2–0)
league-points-wins = Nur Siege zählen
league-form-auto = Je nach Zahl der Leute
league-form-all = Alle treffen alle, so gleichmäßig wie möglich
league-form-swiss = Schweizer System: wer gleich steht, trifft sich
league-people = **Bisher { $count }**: { $who }
league-nobody = Noch ist niemand dabei.
league-rules = Ich lose Tische zu dritt oder zu viert aus und eröffne sie. Bis zwölf Leute treffen alle alle, so gleichmäßig wie möglich; mehr spielen nach dem Schweizer System. Läuft jemandem die Zeit ab, hat ein Computer den Platz. Wer am Ende eines Spiels nicht auf dem eigenen Platz sitzt, bekommt dafür keine Punkte und in der nächsten Runde keinen Tisch, außer nach `/league join`.
league-table = - ▶️ [{ $name }]({ $link }): { $who }
league-table-over = - 🏁 [{ $name }]({ $link }): { $who }
league-place = { $place }. { $who }: { $points }
league-ties = Bei Gleichstand: mehr gewonnene Spiele, dann mehr Punkte derer, die man getroffen hat; wer dann noch gleich ist, teilt sich den Platz.
league-cut-ended = Vorzeitig beendet, nach { $round } von { $rounds } Runden.
league-cut-few = Nach { $round } von { $rounds } Runden zu Ende: Es sind zu wenige übrig.
league-cut-gone = Nach { $round } von { $rounds } Runden zu Ende: Ich bin nicht mehr auf dem Server.
league-cut-idle = Abgesagt: Niemand hat sie innerhalb von 30 Tagen gestartet.
league-run-by = Veranstalter: { $who }
league-overdue = Wenn sie bis { $when } niemand startet, sage ich sie ab.
league-idle = Die { $game }-Liga, { $name }, ist abgesagt: Niemand hat sie innerhalb von 30 Tagen gestartet. Darauf gewartet haben { $who }. `/league new` eröffnet eine neue.
league-picture-title = { $game }-Liga · { $name }
league-picture-after = Nach Runde { $round } von { $rounds }
league-picture-none = Noch ist keine Runde zu Ende
league-picture-total = Punkte
league-alt = Tabelle. { $title }: { $all }
league-alt-line = { $place }. { $who } { $points }
league-join = Mitspielen
league-leave = Aussteigen
league-start = Starten
league-end = Absagen
league-opened = Die { $game }-Liga, { $name }, ist eröffnet: Ihr Beitrag steht hier im Kanal. Starte sie dort, sobald alle dabei sind.
league-joined = Du bist in der { $game }-Liga, { $name }, dabei.
league-left = Du hast die { $game }-Liga, { $name }, verlassen.
league-started = Die { $game }-Liga, { $name }, beginnt.
league-ended = Die { $game }-Liga, { $name }, ist zu Ende.
league-already-in = Du bist schon in dieser Liga.
league-not-in = Du bist nicht in dieser Liga.
league-has-begun = Diese Liga hat begonnen; zurückkommen kann nur, wer schon dabei war.
league-full = Diese Liga ist voll: { $most } Leute.
league-too-few = Eine Liga braucht mindestens { $least } Leute.
league-host-only = Das kann nur der Veranstalter oder die Moderation. Ist der Veranstalter nicht mehr auf dem Server, kann es, wer zuerst beigetreten ist.
league-manager-only = Du spielst in dieser Liga mit, also kannst du sie nicht allein beenden. Das kann eine Moderation mit der Berechtigung „Server verwalten“.
league-end-only = Diese Liga hat begonnen. Beenden kann sie nur eine Moderation mit der Berechtigung „Server verwalten“ oder ein Veranstalter, der nicht mitspielt.
league-is-over = Diese Liga ist zu Ende.
league-none = Eine solche Liga gibt es hier nicht. `/league new` eröffnet eine.
league-several = Hier gibt es mehrere Ligen: Nenne eine mit `league:`.
league-server-only = Eine Liga wird auf einem Server gespielt.

# Eine Liga: ihr Beitrag, ihre Tabelle, die Antworten ihrer Befehle.

league-title-open = ### 🏆 { $game }-Liga, { $name }: Spiel mit!
league-title-running = ### 🏆 { $game }-Liga, { $name }: Runde { $round } von { $rounds }
league-title-over = ### 🏆 { $game }-Liga, { $name }: Endstand
league-title-closed = ### { $game }-Liga, { $name }: abgesagt
league-agreed = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} · { $points } · { $clock }
league-points-even = Punkte 6–4–2–0 (zu dritt: 6–3–0)
league-points-bold = Punkte 7–3–2–0 (zu dritt: 7–2–0)
league-points-wins = Nur Siege zählen
league-form-auto = Je nach Zahl der Mitspieler
league-form-all = Alle gegen alle, so gleichmäßig wie möglich
league-form-swiss = Schweizer System: Spieler mit gleich vielen Punkten spielen gegeneinander
league-people = **Bisher { $count } dabei**: { $who }
league-nobody = Noch spielt niemand mit.
league-rules = Ich lose Tische zu dritt oder zu viert aus und eröffne sie. Bei bis zu 12 Spielern spielen alle gegen alle, so gleichmäßig wie möglich; bei mehr gilt das Schweizer System.
league-hold-game = Bis die Partie endet
league-hold-threedays = 3 Tage, danach können alle den Platz übernehmen
league-hold-week = Eine Woche, danach können alle den Platz übernehmen
league-absence = ⏳ Läuft deine Zeit ab, spielt ein Computer für dich. Dein Platz bleibt { $hold ->
    [threedays] 3 Tage
    [week] eine Woche
   *[other] bis zum Ende der Partie
} für dich frei. Sitzt du am Ende nicht dort, bekommst du 0 Punkte{ $more ->
    [yes] {" und in der nächsten Runde keinen Tisch"}
   *[other] {""}
}.
league-stake = ⏳ Deine Zeit in dieser Ligapartie läuft { $when } ab ({ $at }). Dann spielt ein Computer für dich. Dein Platz bleibt { $hold ->
    [threedays] 3 Tage
    [week] eine Woche
   *[other] bis zum Ende der Partie
} für dich frei. Sitzt du am Ende nicht dort, bekommst du 0 Punkte{ $more ->
    [yes] {" und in der nächsten Runde keinen Tisch"}
   *[other] {""}
}.
league-held = ⌛ Die Zeit von **{ $who }** bei { $game } ist abgelaufen, vorerst spielt ein Computer. Der Platz bleibt für { $who } frei, { $rule ->
    [days] bis { $until }. Danach können ihn alle übernehmen.
   *[other] bis die Partie endet.
} Sitzt { $who } am Ende wieder dort, zählen die Punkte. Sonst gibt es 0 Punkte in der Liga.
league-lost = 🤖 Deine Zeit bei { $game } ist abgelaufen, also spielt ein Computer für dich. Dein Platz bleibt für dich frei, { $rule ->
    [days] bis { $until }
   *[other] bis die Partie endet
}. Übernimm ihn wieder, dann zählen die Punkte für dich. Bist du am Ende nicht da, bekommst du 0 Punkte{ $more ->
    [yes] {" und in der nächsten Runde keinen Tisch"}
   *[other] {""}
}.
league-missed = 🏆 { $game }-Liga, { $name }: Als { $table } endete, warst du nicht auf deinem Platz. Dafür bekommst du 0 Punkte. { $state ->
    [more] Du bekommst keinen Tisch mehr, bis du zurückkommst.
    [last] Es gibt keine weitere Runde.
   *[other] Die Liga ist vorbei.
}
league-come-back = Zurückkommen
league-is-back = 🏆 Du bist wieder in der { $game }-Liga, { $name }. In der nächsten Runde bekommst du einen Tisch.
league-table = - ▶️ [{ $name }]({ $link }): { $who }
league-table-over = - 🏁 [{ $name }]({ $link }): { $who }
league-place = { $place }. { $who }: { $points }
league-ties = Bei Gleichstand zählen Siege, dann die Punkte der Gegner. Ist auch das gleich, wird der Platz geteilt.
league-cut-ended = Vorzeitig beendet, nach { $round } von { $rounds } Runden.
league-cut-few = Nach { $round } von { $rounds } Runden zu Ende: Es sind zu wenige Spieler übrig.
league-cut-gone = Nach { $round } von { $rounds } Runden zu Ende: Ich bin nicht mehr auf dem Server.
league-cut-idle = Abgesagt: Niemand hat sie innerhalb von 30 Tagen gestartet.
league-run-by = Veranstalter: { $who }
league-overdue = Startet sie bis { $when } niemand, sage ich sie ab.
league-idle = Die { $game }-Liga, { $name }, ist abgesagt: Niemand hat sie innerhalb von 30 Tagen gestartet. Angemeldet: { $who }. `/league new` eröffnet eine neue.
league-picture-title = { $game }-Liga · { $name }
league-picture-after = Nach Runde { $round } von { $rounds }
league-picture-none = Noch ist keine Runde vorbei
league-picture-total = Punkte
league-alt = Tabelle nach Punkten. { $title }: { $all }
league-alt-line = { $place }. { $who }: { $points }
league-join = Mitspielen
league-leave = Aussteigen
league-start = Starten
league-end = Liga absagen
league-opened = Die { $game }-Liga, { $name }, ist eröffnet. Ihr Beitrag steht in diesem Kanal: Starte sie dort, sobald alle dabei sind.
league-joined = Du spielst in der { $game }-Liga, { $name }, mit.
league-left = Du bist aus der { $game }-Liga, { $name }, ausgestiegen.
league-started = Die { $game }-Liga, { $name }, hat begonnen.
league-ended = Die { $game }-Liga, { $name }, ist zu Ende.
league-already-in = Du spielst schon in dieser Liga mit.
league-not-in = Du spielst in dieser Liga nicht mit.
league-has-begun = Diese Liga hat begonnen. Zurückkommen kann nur, wer schon dabei war.
league-full = Diese Liga ist voll: Mehr als { $most } Spieler gehen nicht.
league-too-few = Eine Liga braucht mindestens { $least } Spieler. Starte sie, sobald genug dabei sind.
league-host-only = Das können nur der Veranstalter und die Moderation. Ist der Veranstalter nicht mehr auf dem Server, kann es der Spieler, der am längsten dabei ist.
league-manager-only = Du spielst in dieser Liga mit, also kannst du sie nicht allein beenden. Das kann die Moderation mit der Berechtigung „Server verwalten“.
league-end-only = Diese Liga hat begonnen. Beenden kann sie nur die Moderation mit der Berechtigung „Server verwalten“ oder ein Veranstalter, der nicht mitspielt.
league-is-over = Diese Liga ist zu Ende.
league-none = So eine Liga gibt es hier nicht. `/league new` eröffnet eine.
league-several = Hier gibt es mehrere Ligen. Wähle eine mit `league:`.
league-server-only = Eine Liga geht nur auf einem Server.

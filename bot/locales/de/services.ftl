# What the services say when something cannot be done, and before something that cannot be taken back.

services-error = Das hat nicht geklappt. Versuch es noch einmal.
services-no-such-table = Diesen Tisch gibt es nicht mehr.
services-no-such-game = Ein Spiel namens { $game } kenne ich nicht.
services-not-seated = Du spielst nicht an diesem Tisch.
services-not-allowed = Das können nur der Host und die Moderation des Servers, auf dem der Tisch eröffnet wurde.
services-moderator-only = Das kann nur die Moderation.
services-not-running = An diesem Tisch läuft keine Partie.
services-not-paused = Diese Partie ist nicht pausiert.
services-paused = Diese Partie ist pausiert. Alle Spieler können sie mit `/game pause` fortsetzen.
services-busy = Jemand anders hat im selben Moment gezogen. Versuch es noch einmal.
services-stale = Das ist schon beantwortet. So sieht dein Panel jetzt aus.

services-nothing-to-decide = Du bist nicht dran.
services-waits-for = Du bist nicht dran: Wir warten auf { $who }.
services-not-finished = Dein Zug ist noch nicht fertig: Du musst noch etwas wählen.
services-nothing-to-undo = Es gibt nichts rückgängig zu machen.
services-needs-vote = Seitdem hat jemand gezogen, oder etwas wurde aufgedeckt. Du kannst es rückgängig machen, wenn alle zustimmen.
services-hushed = Solange eine geheime Frage offen ist, kannst du nichts rückgängig machen. Danach kannst du die anderen fragen.
services-warning-reveals = Manches davon deckt etwas auf: Danach kannst du deinen Zug nicht mehr rückgängig machen.
services-final-hushed = Antworten sind hier geheim, darum kannst du deine danach nicht mehr ändern.
services-final-secret = Danach werden die anderen geheim gefragt. Dann kannst du es nicht mehr rückgängig machen.
services-final-reveals = Dabei wird etwas gezogen oder aufgedeckt. Danach kannst du es nicht mehr rückgängig machen.
services-final-over = Das beendet die Partie und lässt sich nicht rückgängig machen.

services-unclear-line = Diesen Zug verstehe ich nicht.
services-line-unknown = „{ $typed }“ ist kein erlaubter Zug. Meintest du { $nearest }?
services-line-ambiguous = „{ $typed }“ könnte mehrere Züge bedeuten: { $nearest }.
services-line-nothing = Darin steht kein Zug. Beim Tippen erscheint eine Liste mit allem, was möglich ist.
services-line-final = Nach einer Auswahl, die deinen Zug beendet oder etwas aufdeckt, hast du noch mehr getippt. Triff erst diese Auswahl, dann „{ $typed }“.

services-lobby-already-in = Du sitzt schon an diesem Tisch.
services-lobby-full = An diesem Tisch sind alle Plätze besetzt.
services-lobby-host-only = Das kann nur der Host.
services-lobby-no-computer = An diesem Tisch sitzt kein Computer.
services-lobby-no-such-strength = Einen Computer namens „{ $strength }“ gibt es nicht.
services-lobby-not-open = Diese Partie hat begonnen oder ist vorbei. Mit `/game resign` gibst du deinen Platz auf.
services-lobby-not-over = Eine Revanche gibt es, sobald diese Partie vorbei ist.
services-lobby-cannot-start = So kann die Partie nicht starten. Das Spiel ist für { $seats } Spieler, und die Optionen müssen zur Spielerzahl passen.
services-lobby-seats = Dieses Spiel ist für { $seats } Spieler.
services-lobby-options = Eine dieser Optionen gibt es bei diesem Spiel nicht, oder nicht mit diesem Wert.
services-private = Das ist deine eigene Partie in deinen DMs. Niemand sonst kann einen Platz übernehmen, und sie kann nicht umziehen.

services-no-such-vote = Diese Abstimmung gibt es nicht mehr.
services-vote-over = Diese Abstimmung ist schon entschieden.

services-seat-unknown = So einen Platz gibt es an diesem Tisch nicht.
services-seat-already-offered = Dieser Platz wird schon angeboten.
services-seat-not-offered = Dieser Platz wird nicht angeboten.
services-seat-has-one = Du hast an diesem Tisch schon einen Platz.
services-seat-computer = Auf diesem Platz spielt ein Computer.
services-seat-decided = Diesen Platz kannst du nicht wieder übernehmen: Die anderen oder die Moderation haben ihn vergeben.
services-seat-held = Dieser Platz bleibt für { $who } frei. Vorerst kann ihn sonst niemand übernehmen.
services-replace-few = Für eine Abstimmung müssen mindestens 2 andere Menschen am Tisch sein. Stattdessen kann die Moderation des Servers entscheiden, auf dem der Tisch eröffnet wurde. Lässt euch jemand lange warten, frage ich euch, was passieren soll.
services-vote-first = Eine andere Abstimmung dieser Art läuft noch. Entscheidet erst diese.
services-stall-own = Die anderen warten auf dich: Drücke **Meinen Zug spielen**.

services-film-not-over = Den Film der ganzen Partie gibt es, sobald sie vorbei ist.

services-damaged = Diese Datei ist keine vollständige, gültige Partie, also wurde nichts importiert. Exportiere die Partie noch einmal.
services-too-large = Diese Datei ist zu groß für eine Partie. Nimm eine Datei, die ich exportiert habe.
services-share-not-over = Teilen können eine Partie nur ihre Spieler, und erst, wenn sie vorbei ist.
services-lobby-not-asked = Du wurdest nicht an diesen Tisch eingeladen oder hast schon geantwortet.

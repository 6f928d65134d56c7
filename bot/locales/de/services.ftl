# What the services say when something cannot be done, and before something that cannot be taken back.

services-error = Das hat nicht geklappt.
services-no-such-table = Diesen Tisch gibt es nicht mehr.
services-no-such-game = Ein Spiel namens { $game } kenne ich nicht.
services-not-seated = Du sitzt nicht an diesem Tisch.
services-not-allowed = Das dürfen nur der Host dieses Tisches und die Moderation des Servers, auf dem er eröffnet wurde.
services-not-running = An diesem Tisch läuft kein Spiel.
services-not-paused = Dieses Spiel ist nicht pausiert.
services-paused = Dieses Spiel ist pausiert. Wer am Tisch sitzt, kann es mit `/game pause` weitergehen lassen.
services-busy = Jemand anders hat an diesem Tisch im selben Moment etwas getan. Bitte versuche es noch einmal.
services-stale = Diese Frage ist schon beantwortet. So sieht dein Panel jetzt aus.

services-nothing-to-decide = Du hast gerade nichts zu entscheiden.
services-waits-for = Du hast gerade nichts zu entscheiden: Der Tisch wartet auf { $who }.
services-not-finished = Dein Zug ist noch nicht fertig: Etwas ist noch zu wählen.
services-nothing-to-undo = Es gibt nichts, was du zurücknehmen könntest.
services-needs-vote = Seitdem haben andere etwas getan, oder etwas Verborgenes wurde gezeigt. Zum Zurücknehmen müssen alle am Tisch zustimmen: Schlag eine Abstimmung vor.
services-hushed = Gerade ist eine Frage offen, bei der niemand wissen darf, wer schon geantwortet hat. Eine gegebene Antwort bleibt stehen; ist die Frage geschlossen, kannst du den Tisch bitten, etwas zurückzunehmen.
services-warning-reveals = Manches davon deckt etwas auf: Damit zählt dein Zug bis dahin und lässt sich nicht zurücknehmen.
services-final-hushed = Niemand darf wissen, wer geantwortet hat: Eine Antwort bleibt stehen, sobald sie gegeben ist.
services-final-secret = Danach werden die anderen im Geheimen gefragt, und niemand kann das allein zurücknehmen.
services-final-reveals = Damit wird etwas gezogen oder aufgedeckt, und niemand kann das allein zurücknehmen.
services-final-over = Das beendet das Spiel, und niemand kann es zurücknehmen.

services-unclear-line = Diesen Zug habe ich nicht verstanden.
services-line-unknown = In „{ $typed }“ sehe ich keinen erlaubten Zug. Ähnlich sind: { $nearest }.
services-line-ambiguous = „{ $typed }“ könnte mehrere Züge bedeuten: { $nearest }.
services-line-nothing = In dieser Zeile steht kein Zug.
services-line-final = Die Zeile geht nach einer Wahl weiter, die deinen Zug beendet oder etwas Verborgenes aufdeckt. Triff erst diese Wahl; dann kümmere dich um „{ $typed }“.

services-lobby-already-in = Du hast an diesem Tisch schon einen Platz.
services-lobby-full = An diesem Tisch sind alle Plätze besetzt.
services-lobby-host-only = Das kann nur der Host dieses Tisches.
services-lobby-no-computer = An diesem Tisch sitzt kein Computer.
services-lobby-no-such-strength = Einen Computer namens „{ $strength }“ gibt es nicht.
services-lobby-not-open = Die Partie hier hat begonnen oder ist vorbei: Niemand setzt sich mehr dazu, geht oder ändert, was vereinbart ist. Wer nicht weiterspielen kann, gibt den Platz mit `/game resign` ab.
services-lobby-not-over = Eine Revanche gibt es, wenn dieses Spiel vorbei ist.
services-lobby-cannot-start = So kann das Spiel nicht starten. Es ist für { $seats } Spieler, und die Optionen müssen zu ihrer Zahl passen.
services-lobby-seats = Dieses Spiel ist für { $seats } Spieler.
services-lobby-options = Dieses Spiel kennt eine dieser Optionen nicht, oder nicht mit diesem Wert.
services-private = Dieses Spiel spielst du allein, in deinen Direktnachrichten: Niemand sonst kann dort einen Platz übernehmen, und es bleibt dort.

services-no-such-vote = Diese Abstimmung gibt es nicht mehr.
services-vote-over = Diese Abstimmung ist schon entschieden.

services-seat-unknown = So einen Platz gibt es an diesem Tisch nicht.
services-seat-already-offered = Dieser Platz wird schon angeboten.
services-seat-not-offered = Dieser Platz wird nicht angeboten.
services-seat-has-one = Du hast an diesem Tisch schon einen Platz.
services-seat-computer = Auf diesem Platz spielt ein Computer.
services-seat-decided = Es wurde entschieden, dass jemand anderes auf diesem Platz spielt.
services-replace-few = Mit weniger als zwei anderen Personen am Tisch wird darüber nicht abgestimmt. Die Moderation des Servers, auf dem er eröffnet wurde, kann entscheiden, und ein Tisch, der lange wartet, wird von selbst gefragt.
services-vote-first = Eine andere Abstimmung dieser Art läuft noch. Sie muss zuerst entschieden werden.
services-stall-own = Der Tisch wartet auf dich: Drücke **Meinen Zug spielen**, und alles ist wieder gut.

services-film-not-over = Den Film des ganzen Spiels gibt es, wenn es vorbei ist.

services-damaged = Diese Datei ist keine vollständige und echte Aufzeichnung eines Spiels, also wurde nichts aufgebaut.
services-too-large = Diese Datei ist zu groß für die Aufzeichnung eines Spiels.
services-share-not-over = Was gespielt wurde, wird geteilt, wenn das Spiel vorbei ist, und von denen, die daran saßen.
services-lobby-not-asked = Du wurdest an diesen Tisch nicht gebeten oder hast schon geantwortet.

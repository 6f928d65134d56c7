# What went wrong, and what to do.

errors-ours = Bei mir ist etwas schiefgegangen, und nichts wurde geändert. Bitte versuche es noch einmal; passiert es wieder, nenne der Moderation deines Servers die Nummer { $reference }.
errors-ours-done = Es ist erledigt und gespeichert, aber danach ist bei mir etwas schiefgegangen: Mach es nicht noch einmal. `/turns` und `/play` zeigen, wie es steht. Passiert es wieder, nenne der Moderation deines Servers die Nummer { $reference }.
errors-ours-unsure = Bei mir ist etwas schiefgegangen, und ich kann nicht nachsehen, ob es erledigt ist. `/turns` und `/play` zeigen, wie es steht. Passiert es wieder, nenne der Moderation deines Servers die Nummer { $reference }.
errors-cannot-store = Ich kann gerade nichts speichern, also wurde nichts geändert. Bitte versuche es in ein paar Minuten noch einmal; wer mich betreibt, weiß Bescheid.
errors-not-shown = Discord lässt mich die Antwort hier nicht zeigen: Vielleicht ist die Nachricht gelöscht oder der Thread gesperrt. `/turns` und `/play` funktionieren überall sonst.
errors-not-shown-done = Es ist erledigt und gespeichert, aber Discord lässt mich die Antwort hier nicht zeigen: Vielleicht ist die Nachricht gelöscht oder der Thread gesperrt. `/turns` und `/play` zeigen, wie es steht.
errors-late-done = Deine letzte Aktion ist erledigt und gespeichert, aber die Antwort kam zu spät, als dass Discord sie noch zeigen könnte. `/turns` und `/play` zeigen, wie es steht.
errors-may-not-write =
    Ich darf in { $where } nicht schreiben, darum wurde kein Tisch eröffnet. Was mir dort fehlt: { $missing }.
    Wer den Server verwaltet, kann es mir geben, durch eine Rolle oder in den Einstellungen des Kanals. Versuche es dann noch einmal, oder eröffne den Tisch in einem anderen Kanal.
errors-lacks-view = **Kanal ansehen**
errors-lacks-send = **Nachrichten senden**
errors-old-button = Dieser Button stammt aus einer älteren Version und tut nichts mehr. `/turns` zeigt, was auf dich wartet.
errors-several-tables =
    Mehrere Tische passen:
    { $tables }
    { $hint }
errors-name-a-table = Sag mit der Option `table`, welchen du meinst.
errors-which-table = An welchem Tisch spielst du „{ $line }“?
errors-which-table-long = An welchem Tisch spielst du?
errors-no-table = Ich finde hier keinen passenden Tisch. Nutze den Befehl im Thread des Tisches oder nenne einen Tisch mit der Option `table`. `/game new` eröffnet einen neuen.
errors-no-game = Dieses Spiel kenne ich nicht. Ich kenne { $games }.
errors-not-on-server = Du hast meine Befehle mitgebracht, aber ich selbst bin nicht auf diesem Server. Wer ihn verwaltet, kann [mich einladen]({ $link }). Allein gegen Computer kannst du sofort spielen: mit `/game new` in einer Direktnachricht an mich.
errors-no-option = Diese Optionen verstehe ich nicht. Dieses Spiel hat: { $options }. Trenne sie durch Kommas.
errors-file-too-big = Diese Datei ist zu groß für ein Spiel.

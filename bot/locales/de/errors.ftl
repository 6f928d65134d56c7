# What went wrong, and what to do.

errors-ours = Bei mir ist etwas schiefgegangen. Es wurde nichts geändert. Versuch es noch einmal. Passiert es wieder, nenne der Moderation diese Nummer: { $reference }
errors-ours-done = Deine letzte Aktion ist gespeichert, aber danach ist bei mir etwas schiefgegangen. Wiederhole sie nicht: `/turns` und `/play` zeigen, wie es steht. Nummer für die Moderation: { $reference }
errors-ours-unsure = Bei mir ist etwas schiefgegangen, und ich weiß nicht, ob deine letzte Aktion gespeichert ist. `/turns` und `/play` zeigen, wie es steht. Nummer für die Moderation: { $reference }
errors-cannot-store = Ich kann gerade nicht speichern, also wurde nichts geändert. Versuch es in ein paar Minuten noch einmal.
errors-not-shown = Discord lässt mich hier nicht antworten. Vielleicht ist die Nachricht gelöscht oder der Thread gesperrt. Überall sonst funktionieren `/turns` und `/play`.
errors-not-shown-done = Deine letzte Aktion ist gespeichert, aber Discord lässt mich hier nicht antworten. Vielleicht ist die Nachricht gelöscht oder der Thread gesperrt. `/turns` und `/play` zeigen, wie es steht.
errors-late-done = Deine letzte Aktion ist gespeichert, aber meine Antwort war für Discord zu spät. `/turns` und `/play` zeigen, wie es steht.
errors-may-not-write =
    Ich darf in { $where } nicht schreiben, darum wurde kein Tisch eröffnet. Mir fehlt: { $missing }.
    Frag jemanden, der den Server verwaltet, oder eröffne den Tisch in einem anderen Kanal.
errors-lacks-view = **Kanal ansehen**
errors-lacks-send = **Nachrichten senden**
errors-old-button = Dieser Button ist veraltet. `/turns` zeigt, was auf dich wartet.
errors-several-tables =
    Mehrere Tische passen:
    { $tables }
    { $hint }
errors-name-a-table = Wähle einen mit der Option `table`.
errors-which-table = An welchem Tisch willst du „{ $line }“ spielen?
errors-which-table-long = An welchem Tisch willst du spielen?
errors-no-table = Ich finde keinen passenden Tisch. Nutze den Befehl im Thread des Tisches oder ergänze die Option `table`. `/game new` eröffnet einen neuen.
errors-no-game = Dieses Spiel kenne ich nicht. Ich kenne { $games }.
errors-not-on-server = Ich bin nicht auf diesem Server. Wer ihn verwaltet, kann [mich einladen]({ $link }). Gegen Computer spielst du sofort: `/game new` in einer DM mit mir.
errors-no-option = Diese Optionen verstehe ich nicht. Dieses Spiel hat: { $options }. Trenne sie durch Kommas.
errors-file-too-big = Diese Datei ist zu groß für eine Partie. Nimm eine Datei, die ich exportiert habe.

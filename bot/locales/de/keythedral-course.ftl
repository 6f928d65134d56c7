# Zwei Runden Keythedral, Zug für Zug: was jede Lektion sagt, verlangt und gebracht hat.

keythedral-course-field-say = Wer die meisten Punkte hat, gewinnt. Für Sitze in der Keythedral bekommst du Punkte. Du kaufst sie mit Ressourcen, die deine Arbeiter von Ertragsfeldern holen. Zuerst baut ihr gemeinsam die Landkarte auf.
keythedral-course-field-do = Du hast einen Wald gezogen. Drücke **3**, um ihn auf Platz 3 zu legen.
keythedral-course-field-got = Deine Hütte kann ihren Arbeiter auf jedes Ertragsfeld daneben schicken. Der Computer hat dann Steinbruch und Hütte gelegt.
keythedral-course-cottage-say = Leg Hütten dorthin, wo sich verschiedene Ertragsfelder treffen: Jede Art bringt ihre eigene Ressource. Die Zahl darauf ist nur ein Name.
keythedral-course-cottage-do = Jetzt hast du einen Weinberg gezogen. Drücke **4**, um ihn auf Platz 4 zu legen.
keythedral-course-cottage-got = Den Rest haben wir gelegt: 5 Hütten für jeden.
keythedral-course-call-say = In jeder Runde ruft ihr reihum Nummern auf. Jede Hütte mit dieser Nummer schickt einen Arbeiter auf ein Ertragsfeld daneben. Wer aufruft, beginnt. Auf ein Ertragsfeld passt nur 1 Arbeiter.
keythedral-course-call-do = Drücke **5**, um Nummer 5 aufzurufen, dann den Pfeil zum Steinbruch.
keythedral-course-call-got = Dein Arbeiter ist im Steinbruch.
keythedral-course-follow-say = Der Computer hat Nummer 3 aufgerufen und war zuerst dran. Jetzt schickt deine Hütte 3 ihren Arbeiter auf ein freies Ertragsfeld daneben.
keythedral-course-follow-do = Drücke den Pfeil zum See.
keythedral-course-follow-got = Deine anderen Arbeiter sind losgezogen. Deine Ernte: 1 Stein, 1 Wasser und 3 Holz.
keythedral-course-house-say = Jetzt gibst du Ressourcen aus, 1 Aktion pro Zug. Ein Haus kostet 1 Stein und 1 Holz und schickt ab nächster Runde bis zu 2 Arbeiter.
keythedral-course-house-do = Drücke **E** und dann **2**, um Hütte 2 zum Haus auszubauen.
keythedral-course-house-got = Hütte 2 ist jetzt ein Haus.
keythedral-course-seat-say = Zum Verkauf stehen nur Sitze der niedrigsten Nummer, die noch da ist. Jeder zeigt seinen Preis und ist so viele Punkte wert wie seine Nummer.
keythedral-course-seat-do = Drücke **1c**, um diesen Sitz für 1 Holz und 1 Wasser zu kaufen.
keythedral-course-seat-got = Dein erster Punkt.
keythedral-course-pass-say = Was du nicht ausgibst, behältst du. Das Ausgeben endet, wenn alle direkt nacheinander passen: Handelt jemand, darfst auch du wieder.
keythedral-course-pass-do = Drücke **{ keythedral-menu-pass }** und behalte dein letztes Holz.
keythedral-course-pass-got = Es ist Runde 2, und deine anderen Arbeiter sind schon unterwegs.
keythedral-course-send-say = Dein Haus schickt 2 Arbeiter.
keythedral-course-send-do = Drücke den Pfeil zum Steinbruch, dann den zum Wald.
keythedral-course-send-got = Deine Ernte: 2 Stein, 2 Holz, 1 Wasser und 1 Wein. Jetzt hast du 3 Holz.
keythedral-course-again-say = Das reicht für noch einen Sitz. Zäune brauchst du noch nicht: Jeder hält die Arbeiter einer Hütte oder eines Hauses von einem Ertragsfeld fern.
keythedral-course-again-do = Drücke **1a**, um diesen Sitz für 1 Stein und 1 Holz zu kaufen.
keythedral-course-again-got = 2 Punkte.
keythedral-course-craft-say = Sitze mit den Nummern 3, 4 und 5 kosten Produkte, die kein Ertragsfeld bringt. Beim Schmied bekommst du Kunstschmiedearbeit für 2 beliebige Waren, also Ressourcen oder Produkte.
keythedral-course-craft-do = Drücke **A** für den Schmied und zahle mit Holz und Wein.
keythedral-course-craft-got = Die Kunstschmiedearbeit gehört dir.
keythedral-course-law-say = Ein Gesetz ist eine Karte, die einmal eine Regel ändert. Es kostet 1 beliebige Ware. Du siehst es erst nach dem Kauf, und in dieser Runde gibst du dann nichts mehr aus.
keythedral-course-law-do = Drücke **H** für das Gesetz und zahle mit Wasser.
keythedral-course-over =
    ### 🎓 Das waren 2 Runden Keythedral
    ✅ Dein Gesetz: **{ keythedral-law-work-order }**. Zu Beginn einer Runde bestimmst du allein die Reihenfolge aller 5 Nummern.
    Du kannst Nummern aufrufen, Arbeiter schicken, ein Haus bauen und Sitze, Produkte und Gesetze kaufen. Am Ende jeder Runde kannst du mit Waren darum bieten, wer die nächste beginnt. Ist der letzte Sitz mit Nummer 5 verkauft, endet die Partie. Mit **{ learn-first-game }** lässt du die Gesetze weg: So ist es einfacher.

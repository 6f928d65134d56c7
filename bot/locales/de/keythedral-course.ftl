# Ein erstes Spiel Keythedral, Zug um Zug: was jede Lektion sagt, verlangt und gebracht hat.

keythedral-course-field-say = Die meisten Punkte gewinnen, und Punkte sind Sitze der Keythedral, erworben mit Würfeln, die deine Arbeiter von Feldern bringen. Zuerst legt ihr gemeinsam die Landschaft: in jedem Zug ein Feld und eine deiner Hütten.
keythedral-course-field-do = Leg diesen Wald und deine Hütte 2 dorthin, wo die nächste Zeile es sagt.
keythedral-course-field-got = Ein Feld kommt neben das, was schon liegt, eine Hütte auf eine Ecke zwischen Feldern.
keythedral-course-cottage-say = Eine Hütte arbeitet auf Feldern, die eine Seite mit ihr teilen, höchstens vier. Leg deine, wo sich verschiedene Arten treffen.
keythedral-course-cottage-do = Leg den Weinberg und deine Hütte 4.
keythedral-course-cottage-got = Jede Art Feld gibt ihre eigenen Würfel: Stein, Holz, Nahrung, Wasser oder Wein.
keythedral-course-share-say = Felder gehören niemandem: Jede Hütte daneben darf sie nutzen. Aber auf ein Feld passt je Runde nur ein Arbeiter.
keythedral-course-share-do = Leg den Wald und deine Hütte 5.
keythedral-course-share-got = Nahe bei anderen gibt es mehr Auswahl und mehr Rivalen.
keythedral-course-numbers-say = Die Zahlen deiner fünf Hütten bestimmen, wann jede ihren Arbeiter schickt. In jeder Runde wählt ihr diese Reihenfolge neu, eine Zahl nach der anderen.
keythedral-course-numbers-do = Leg den Wald und deine Hütte 1.
keythedral-course-numbers-got = Keine Zahl ist besser als eine andere: Es kommt darauf an, wer sie aufruft.
keythedral-course-last-say = Mit der fünften Hütte von jedem ist die Landschaft fertig. Eine Hütte abseits hat ihre Felder für sich.
keythedral-course-last-do = Leg den Bauernhof und deine Hütte 3.
keythedral-course-last-got = So bleibt die Landschaft, bis auf Zäune. Jetzt beginnt die erste Runde.
keythedral-course-call-say = Wer führt, ruft eine Zahl auf, und alle Behausungen dieser Zahl schicken einen Arbeiter: zuerst die eigene. Ruf also die Zahl auf, deren Feld du vor allen anderen willst.
keythedral-course-call-do = Ruf die Zahl 5 auf und schick ihren Arbeiter in den Steinbruch.
keythedral-course-call-got = Ein Stein für dich: Stein ist hier knapp.
keythedral-course-follow-say = Der andere hat die Zahl 3 aufgerufen und zuerst geschickt. Deine mit dieser Zahl kommt als Nächste, auf ein freies Feld daneben.
keythedral-course-follow-do = Schick den Arbeiter von Hütte 3 an den See.
keythedral-course-follow-got = Der See wird dir Wasser geben.
keythedral-course-lead-say = Du führst wieder: Die Aufgabe geht reihum. Übrig sind nur Zahlen, die noch nicht aufgerufen wurden.
keythedral-course-lead-do = Ruf die Zahl 1 auf und schick ihren Arbeiter in den Wald.
keythedral-course-lead-got = Holz taugt für ein Haus, einen Zaun und viele Sitze.
keythedral-course-second-say = Sieh nach, was noch frei ist, bevor du schickst. Eine Behausung ohne freies Feld daneben bringt in dieser Runde nichts.
keythedral-course-second-do = Schick den Arbeiter von Hütte 2 in den Wald.
keythedral-course-second-got = Vier deiner Arbeiter sind draußen.
keythedral-course-fifth-say = Die fünfte Zahl kommt von selbst. Haben alle geschickt, folgt gleich die Ernte: ein Würfel für jeden Arbeiter.
keythedral-course-fifth-do = Schick den Arbeiter von Hütte 4 in den Wald.
keythedral-course-fifth-got = Die Ernte: ein Stein, ein Wasser und drei Holz.
keythedral-course-house-say = Jetzt gibst du aus, eine Aktion je Zug. Ein Stein und ein Holz bauen eine Hütte zum Haus aus, das ab der nächsten Runde bis zu zwei Arbeiter schickt.
keythedral-course-house-do = Bau Hütte 2 zum Haus aus.
keythedral-course-house-got = Von nun an kann sie zwei Würfel je Runde bringen: je früher, desto besser.
keythedral-course-seat-say = Zu kaufen sind nur die Sitze der niedrigsten Zahl, die noch da ist, und jeder zeigt seinen Preis in Würfeln. Ein Sitz ist seine Zahl wert.
keythedral-course-seat-do = Erwirb den Sitz 1c für ein Holz und ein Wasser.
keythedral-course-seat-got = Dein erster Punkt. Sind alle Sitze der Zahl 1 verkauft, werden die der Zahl 2 aufgedeckt.
keythedral-course-pass-say = Würfel, die du behältst, hast du in der nächsten Runde noch. Haben alle gepasst, endet die Runde. Bleibt nichts mehr zu wählen, zählt ein Zug sofort; **Zug rückgängig machen** nimmt ihn zurück, solange seither niemand sonst entscheiden musste und nichts aufgedeckt wurde.
keythedral-course-pass-do = Passe und behalte dein letztes Holz.
keythedral-course-pass-got = Die Arbeiter kommen heim.
keythedral-course-start-say = Zuletzt darf jeder Würfel dafür bieten, den nächsten Startspieler zu bestimmen, der die erste Zahl aufruft. Das lohnt sich nur, wenn dir ein Feld wichtig ist.
keythedral-course-start-do = Biete diesmal nichts.
keythedral-course-own = ### 🎓 Auf eigenen Füßen
    Die zweite Runde gehört dir: Spiel sie, wie du magst. Unter **Mehr …** findest du einen **Tipp** mit drei guten Zügen und warum, was gerade nicht geht und weshalb, und Anweisungen, wenn du fort bist.
keythedral-course-over = ### 🎓 Gut gemacht: Hier enden die Lektionen
    Du kannst Felder und Hütten legen, eine Zahl aufrufen und Arbeiter schicken, eine Hütte zum Haus ausbauen und Sitze der Keythedral kaufen. Alle weiteren Runden gehen ebenso; ein richtiges Spiel hat dazu Gesetze, Karten, die einmal eine Regel beugen.

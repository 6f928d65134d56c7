# Ein erstes Spiel Keyper, Zug um Zug: was jede Lektion sagt, verlangt und gebracht hat.

keyper-course-send-say = Nach vier Jahreszeiten gewinnen die meisten Punkte: von gebauten Plättchen, von Fracht und von Jahrmärkten. Alles beginnt mit Keyples, die du auf Felder schickst, und einer in der Farbe des Feldes bringt mehr.
keyper-course-send-do = Schick einen orangen Keyple zum Lehm von Tafel 1: Das Feld ist orange umrandet.
keyper-course-send-got = Zwei Lehm statt einem, weil die Farbe passte.
keyper-course-join-say = Schickt jemand einen Keyple auf ein leeres Feld, werden die anderen gefragt, ob sie mit derselben Farbe mitarbeiten. Wer mitarbeitet, bekommt so viel wie der, der angefangen hat, und ein Zug ist es nicht einmal.
keyper-course-join-do = Arbeite mit deinem braunen Keyple mit.
keyper-course-join-got = Drei Stämme für jeden von euch: Zu zweit gibt es einen mehr.
keyper-course-builders-say = Was du hast, kannst du verbauen: Plättchen vom Gutshof und aus der Landschaft kommen auf deine Farm und in dein Dorf. Bauen ist Arbeit für orange Keyples.
keyper-course-builders-do = Schick deinen anderen orangen Keyple auf das Baufeld von Tafel 1.
keyper-course-builders-got = Niemand hat mitgearbeitet, aber die Farbe passte: Du darfst zweimal bauen.
keyper-course-build-say = Farmplättchen kosten Rohstoffe, Dorfplättchen Endprodukte. Der { keyper-tile-pig-sty } gibt Schweinen ein Zuhause und einen Punkt für jedes.
keyper-course-build-do = Bau den { keyper-tile-pig-sty } auf die erste Parzelle deiner Farm, mit einem Lehm und einem Stamm, und lass es dabei.
keyper-course-build-got = Er steht, mit Platz für bis zu vier Schweine.
keyper-course-keyper-say = Einmal je Jahreszeit beansprucht dein Keyper eine Tafel: Alle Keyples auf ihren Feldern kommen am Ende der Jahreszeit mit zu dir, egal wer sie geschickt hat. Such eine Tafel mit guter Gesellschaft aus.
keyper-course-keyper-do = Beanspruche mit deinem Keyper Tafel 1.
keyper-course-keyper-got = Tafel 1 gehört am Ende des Frühlings dir. Arbeiten dürfen dort weiterhin alle.
keyper-course-white-say = Weiße Keyples sind Joker: Sie arbeiten bei jeder Farbe mit und zählen wie sie. Du wirst gefragt, ob du bei einem grauen an den Felsen mitarbeitest.
keyper-course-white-do = Arbeite mit einem weißen Keyple mit.
keyper-course-white-got = Drei Felsen, denn er zählte als grau.
keyper-course-animals-say = Tiere kommen von Feldern mit hellgrünem Rand. Am Ende der Jahreszeit braucht jedes Platz auf einem Farmplättchen, das seine Art zeigt.
keyper-course-animals-do = Schick deinen hellgrünen Keyple zu den Schweinen von Tafel 1.
keyper-course-animals-got = Zwei Schweine ziehen in deinen { keyper-tile-pig-sty }.
keyper-course-decline-say = Du musst nicht mitarbeiten. Ein weißer Keyple ist später mehr wert, und wer den anderen geschickt hat, bekommt ohne dich weniger.
keyper-course-decline-do = Arbeite diesmal nicht mit.
keyper-course-decline-got = Du behältst deinen weißen Keyple für etwas Besseres.
keyper-course-lay-say = Ein zweiter Keyple darf neben einen stehenden, wenn die Farbe passt. Leg den ersten hin, und beide arbeiten: Mehr holt einer allein nicht aus einem Feld.
keyper-course-lay-do = Schick deinen weißen Keyple zu den Schweinen von Tafel 1 und leg den hin, der dort steht.
keyper-course-lay-got = Drei Schweine mehr. Ein liegender Keyple arbeitet in dieser Jahreszeit nicht mehr.
keyper-course-boat-say = Der erste Keyple auf einem Fluss bringt ein Schiff. Mit ihm nimmst du eine Ware, die es zeigt, oder verkaufst eine für Frachtpunkte; seine Farbe ist Hellblau.
keyper-course-boat-do = Schick deinen hellblauen Keyple auf den Fluss von Tafel 1, auf das Schiff mit Schwein und Felsen.
keyper-course-boat-got = Zwei Schiffsaktionen gehören dir, weil die Farbe passte.
keyper-course-sell-say = Ein Schwein ist zu viel für deinen { keyper-tile-pig-sty }, also lass welche per Schiff gehen. Jede verkaufte Ware ist 2 Punkte wert, für immer.
keyper-course-sell-do = Verkauf zwei Schweine, eins nach dem anderen.
keyper-course-sell-got = Vier Frachtpunkte, und jedes übrige Schwein hat ein Zuhause.
keyper-course-upgraders-say = Ein Plättchen lässt sich einmal verbessern und kann oder zählt dann mehr. Das ist Arbeit für graue Keyples.
keyper-course-upgraders-do = Schick deinen grauen Keyple auf das Verbesserungsfeld von Tafel 1.
keyper-course-upgraders-got = Du darfst zweimal verbessern.
keyper-course-upgrade-say = Ein Farmplättchen verbessert man mit einem Rohstoff oder Weizen, ein Dorfplättchen mit einem Endprodukt oder Weizen. Bleibt nichts mehr zu wählen, zählt ein Zug sofort; **Zug rückgängig machen** nimmt ihn zurück, solange seither niemand sonst entscheiden musste und nichts aufgedeckt wurde.
keyper-course-upgrade-do = Verbessere den { keyper-tile-pig-sty } mit einem Stamm und lass es dabei.
keyper-course-own = ### 🎓 Auf eigenen Füßen
    Der Rest des Frühlings und der ganze Sommer gehören dir: Spiel, wie du magst, und zu jedem deiner Züge kommt eine Bemerkung. Unter **Mehr …** findest du einen **Tipp** mit drei guten Zügen und warum, was gerade nicht geht und weshalb, und Anweisungen, wenn du fort bist.
keyper-course-over = ### 🎓 Gut gemacht: Hier enden die Lektionen
    Du kannst Keyples schicken und auf Farben achten, dich anschließen oder fernbleiben, bauen, verbessern und Tiere unterbringen, Waren verschiffen und mit deinem Keyper eine Tafel beanspruchen. Herbst und Winter gehen ebenso.

# /rules: pages, and what people type when they mean something the rules call otherwise.

rules-overview = ### { $game }
rules-overview-foot = -# { $count } Regeln. Wähle ein Kapitel oder frag: `/rules search: …`
rules-translated = -# Diese Regeln wurden auf Englisch geschrieben. Im Zweifel gilt der englische Text.
rules-untranslated = -# In deiner Sprache gibt es diese Regeln noch nicht; hier stehen sie auf Englisch.
rules-chapters = Kapitel …
rules-chapter = ### { $game }: { $chapter }
rules-found = -# { $game }: { $count ->
        [one] 1 Regel
       *[other] { $count } Regeln
    } zu „{ $search }“
rules-meant = -# Auch gesucht nach: { $words }
rules-nearest = Keine Regel von { $game } passt ganz zu „{ $search }“. Am ehesten passt:
rules-none = Zu „{ $search }“ habe ich bei { $game } nichts gefunden. Versuch ein anderes Wort, eine Nummer wie „{ $example }“ oder ein Kapitel unten.
rules-more = Mehr Regeln …
rules-number = { $number } · { $words }
rules-explain-costs = 💰 Was es kostet: { $costs }
rules-which-menu = Spiel wählen …
rules-which = ### Welches Spiel?
rules-not-played = -# An deinem Tisch nicht im Spiel:
rules-source = -# { $number } · { $game }, { $chapter }
rules-example = -# 💬 Zum Beispiel: { $words }
rules-also = **Siehe auch**
rules-line = - { $words } *({ $number })*

# Words that mean nothing in a search.
rules-idle = ab aber alle als also am an auch auf aus bei bekomme bestimmt bestimmen bekommt bis brauche braucht da dann darf darfst das dass dein deine dem den denn der des die dir doch dort du ein eine einem einen einer eines er erklär erkläre es funktioniert für geht gibt habe haben hat hier ich ihr im in ins ist ja jede jeden jeder jemand kann kannst kein keine können man mehr mein meine meinen mich mir mit muss müssen nach nicht nur ob oder passiert pro regel regeln sein seine sich sie sind so soll über um und uns unter viel viele vom von vor wann warum was welche welchen welcher welches wem wen wenn wer werden wie wieso wieviel wird wo wofür woher wohin womit wozu zu zum zur zwei a and any are as at be by can do does for from get have how i if is it its many may me much must my of on one or that the their there they this to use we what when where which who why will with you your explain rule rules happens mean means about

# What people type when they want to be told how the game goes.
rules-overview-words = wie spielt man, wie spielt man das, wie spiele ich, wie geht das, wie geht das spiel, wie funktioniert das spiel, wie funktioniert das, überblick, übersicht, zusammenfassung, einführung, einleitung, grundlagen, regeln, spielregeln, die regeln, regelwerk, anleitung, spielanleitung, worum geht es, spielablauf
rules-values-ours = -# An deinem Tisch gelten die Werte von Latchkey, wie in diesen Regeln.
rules-values-box = An deinem Tisch gelten die Werte { $values }. Nennen diese Regeln einen Wert von Latchkey, zählt stattdessen eurer.
rules-example-kf-8 = Eine Aufwertung kostet Holz und Stein. 1 Gold kann das Holz ersetzen.
rules-example-kf-30 = Ben bietet 2 rote Arbeiter auf „{ keyflower-tile-sawmill }“. Du brauchst mindestens 3 rote.
rules-example-kf-33 = Deine 2 roten Arbeiter auf „{ keyflower-tile-sawmill }“ sind überboten. Beide können zusammen zu „{ keyflower-tile-miner }“ gehen, aber nicht getrennt.
rules-example-kf-38 = Du nutzt „{ keyflower-tile-miner }“ mit 1 Arbeiter. Die nächste Nutzung braucht mindestens 2, die danach mindestens 3.
rules-example-kf-43 = Nutzt du dein eigenes Plättchen „{ keyflower-tile-miner }“, bleibt das Eisen dort liegen. Nutzt du das von Ben, kommt es auf deinen Hof.
rules-example-kf-47 = Du schickst 2 blaue Arbeiter auf Bens Plättchen „{ keyflower-tile-stable }“. Am Ende der Jahreszeit bekommt Ben sie.
rules-example-kf-51 = Mit 2 Schritten transportierst du 1 Holz über 2 Straßen oder 2 Holz über 1 Straße.
rules-example-kp-24 = Du beanspruchst Tafel 2. Alle Keyples darauf kommen mit dir nach Hause, auch die der anderen.
rules-example-kp-34 = Ein oranger Keyple allein auf einem Lehmfeld mit orangem Rand bringt 2 Lehm. Ein brauner bringt 1 Lehm.
rules-example-kp-44 = Ben setzt einen braunen Keyple ein. Du kannst mit Braun oder Weiß mitarbeiten.
rules-example-kt-35 = Bens Arbeiter steht im Steinbruch neben deiner Hütte. Aus dieser Hütte kannst du keinen Arbeiter in den Steinbruch schicken.
rules-example-kt-46 = Du passt, dann kauft Ben einen Sitz. In deinem nächsten Zug kannst du trotzdem einen kaufen.
rules-example-kt-66 = Deine Hütte grenzt an 2 Ertragsfelder. Mit 2 Zäunen an diesen Seiten ist sie eingeschlossen.
rules-example-kt-71 = Du zahlst 1 Holz und 1 Wasser und bekommst 1 Kunstschmiedearbeit.

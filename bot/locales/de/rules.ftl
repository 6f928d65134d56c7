# /rules: pages, and what people type when they mean something the rules call otherwise.

rules-overview = ### { $game }
rules-overview-foot = -# { $count } nummerierte Regeln. Wähle ein Kapitel oder suche nach etwas: `/rules search: …`
rules-translated = -# Diese Regeln wurden zuerst auf Englisch geschrieben; im Zweifel gilt der englische Text.
rules-untranslated = -# In deiner Sprache gibt es diese Regeln noch nicht; hier stehen sie auf Englisch.
rules-chapters = Kapitel …
rules-chapter = ### { $game }: { $chapter }
rules-found =
    ### { $game }: { $count ->
        [one] eine Regel
       *[other] { $count } Regeln
    } zu „{ $search }“
rules-meant = -# Auch gesucht: { $words }
rules-nearest =
    ### { $game }: nichts zu allem in „{ $search }“
    Am nächsten dran:
rules-none = Keine Regel von { $game } handelt von „{ $search }“. Versuche ein anderes Wort, eine Nummer wie „{ $example }“ oder ein Kapitel unten.
rules-more = Regeln in der Nähe …
rules-number = { $number } · { $words }

# Words that mean nothing in a search.
rules-idle = ab aber alle als also am an auch auf aus bei bekomme bestimmt bestimmen bekommt bis brauche braucht da dann darf darfst das dass dein deine dem den denn der des die dir doch dort du ein eine einem einen einer eines er erklär erkläre es funktioniert für geht gibt habe haben hat hier ich ihr im in ins ist ja jede jeden jeder jemand kann kannst kein keine können man mehr mein meine meinen mich mir mit muss müssen nach nicht nur ob oder passiert pro regel regeln sein seine sich sie sind so soll über um und uns unter viel viele vom von vor wann warum was welche welchen welcher welches wem wen wenn wer werden wie wieso wieviel wird wo wofür woher wohin womit wozu zu zum zur zwei a and any are as at be by can do does for from get have how i if is it its many may me much must my of on one or that the their there they this to use we what when where which who why will with you your explain rule rules happens mean means about

# What people type when they want to be told how the game goes.
rules-overview-words = wie spielt man, wie spielt man das, wie spiele ich, wie geht das, wie geht das spiel, wie funktioniert das spiel, wie funktioniert das, überblick, übersicht, zusammenfassung, einführung, einleitung, grundlagen, regeln, spielregeln, die regeln, regelwerk, anleitung, spielanleitung, worum geht es, spielablauf
rules-values-ours = -# An diesem Tisch gelten unsere eigenen aufgedruckten Werte: die in diesen Regeln genannten.
rules-values-box = An diesem Tisch gelten die aufgedruckten Werte { $values }. Wo diese Regeln einen Wert als unseren nennen, zählt der auf jenen Teilen.

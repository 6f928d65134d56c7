# /settings: one's own, and a server's.

settings-language-which = Sprache …
settings-language = 🌐 Sprache: { $language }
settings-language-discord = 🌐 Sprache: wie in Discord ({ $language })
settings-language-unknown = Diese Sprache spreche ich nicht. Ich kann { $languages }.
settings-topic-notify = -# **Erinnerungen** · { $reach }
settings-topic-time = -# **Deine Zeit** · Urlaub { $year }: noch { $left } von { $of } Tagen
settings-topic-pictures = -# **Bilder**
settings-topic-play = -# **Deine Partien** · mehr Einstellungen: Tippe `/settings`
settings-remind = Erinnere mich …
settings-after = { $hours ->
        [0] Nie erinnern
        [one] Nach 1 Stunde erinnern
        [24] Nach 1 Tag erinnern
        [48] Nach 2 Tagen erinnern
        [168] Nach 1 Woche erinnern
       *[other] Nach { $hours } Stunden erinnern
    }
settings-zone = Bei mir: { $time } ({ $zone })
settings-zone-which = Wie spät ist es bei dir?
settings-zone-unknown = Diese Zeitzone kenne ich nicht. Wähle beim Tippen eine aus der Liste, zum Beispiel Europe/Paris.
settings-quiet-is = Deine Uhren stehen, Erinnerungen warten
settings-quiet-none = Deine Uhren laufen immer
settings-quiet-later = -# Die neuen Ruhezeiten gelten ab { $when }. An diesem Tag zählen nur Stunden, die schon vorher Ruhezeit waren. Bis dahin: { $hours } ({ $zone })
settings-quiet = Ruhezeiten: { $hours }
settings-quiet-off = Keine Ruhezeiten
settings-quiet-which = Ruhezeiten …
settings-quiet-long = Ruhezeiten können höchstens { $hours } Stunden am Tag dauern.
settings-holiday = -# 🏖 Weg von { $first } bis { $last }: Deine Uhren stehen, und du bekommst keine Erinnerungen.
settings-holiday-when = Dein Urlaub muss heute oder in den nächsten 12 Monaten beginnen und darf nicht enden, bevor er beginnt.
settings-holiday-twice = An einem dieser Tage hast du schon Urlaub. Wähle andere Tage.
settings-holiday-many = So viel Urlaub hast du { $year } nicht mehr, nur noch { $left ->
        [one] 1 Tag
       *[other] { $left } Tage
    }. Wähle weniger Tage.
settings-holiday-typed = Schreib einen Tag so: 2026-12-24.
settings-away = { $days ->
        [one] Heute weg
       *[other] Ab heute { $days } Tage weg
    }
settings-away-which = Urlaub nehmen …
settings-back = Ich bin zurück
settings-where-dm = Melden: per DM
settings-where-thread = Melden: im Thread
settings-digest-on = Partien bündeln: an
settings-digest-off = Partien bündeln: aus
settings-night-on = Farben: dunkel
settings-night-off = Farben: hell
settings-big-on = Zoom: extrascharf
settings-big-off = Zoom: normal
settings-confirm-on = Bestätigen: jeder Zug
settings-confirm-off = Bestätigen: Endgültiges
settings-likely-on = ⚡ Ein-Klick-Züge: an
settings-likely-off = ⚡ Ein-Klick-Züge: aus
settings-explain-on = Einstiegshilfe: an
settings-explain-off = Einstiegshilfe: aus
settings-icons-on = Material: Symbole
settings-icons-off = Material: Wörter
settings-tiles-both = Namen: beide
settings-tiles-own = Namen: deutsch
settings-tiles-english = Namen: englisch

server-title = ### Tische auf diesem Server
    Das gilt für neue Tische.
server-anywhere = Tische dürfen in jedem Kanal eröffnet werden.
server-where = Tische dürfen hier eröffnet werden: { $where }.
server-channel-allow = Diesen Kanal erlauben
server-channel-forbid = Diesen Kanal entfernen
server-channel-all = Jeden Kanal erlauben
server-who-which = Wer Tische eröffnen darf …
server-who-all = Alle dürfen Tische eröffnen
server-who-moderators = Nur die Moderation darf Tische eröffnen
server-who-role = Nur die gewählte Rolle darf Tische eröffnen
server-pace-which = Übliches Tempo …
server-pace = Übliches Tempo: { $pace }
server-clock-which = Längste Uhr …
server-clock-any = Jede Uhr oder keine
server-clock-longest = Höchstens: { $clock }
server-icons-on = 🧩 Beiträge: mit Symbolen
server-icons-off = 🧩 Beiträge: nur Wörter
server-foot = Eine Rolle wählst du mit `/settings server role:`. Nur die Moderation kann das ändern.
server-not-yours = Das kann nur die Moderation dieses Servers.
server-elsewhere = Hier kannst du keine Tische eröffnen. Nutze { $where }.
server-role-only = Tische kann hier nur { $role } eröffnen. Bitte jemanden mit dieser Rolle, einen für dich zu eröffnen.
server-moderators-only = Tische kann hier nur die Moderation eröffnen. Bitte sie, einen für dich zu eröffnen.
server-clock = Tische brauchen hier eine Uhr, höchstens „{ $longest }“. Wähle eine andere.
server-news-on = Ergebnisse im Kanal: ja
server-news-off = Ergebnisse im Kanal: nein
settings-statistics-own = Statistik: nur ich
settings-statistics-shared = Statistik: öffentlich
settings-statistics-off = Statistik: aus
settings-forget = ### Meine Daten löschen
    Dein Name und deine ID werden überall durch ein Pseudonym ersetzt, das niemand zurückverfolgen kann. Das lässt sich nicht rückgängig machen.
    Beendete Partien lassen sich weiter ansehen. In laufenden Partien übernimmt ein Computer deinen Platz, offene Tische verlässt du.
    Beiträge auf Discord bleiben: Lösche sie dort oder frag die Moderation. Sicherungskopien werden nach einer Weile gelöscht.
settings-forget-now = Meine Daten löschen
settings-forgotten = Erledigt. Kommst du irgendwann zurück, kenne ich dich nicht mehr.
server-rated-on = 🏅 Neue Tische: gewertet
server-rated-off = 🏅 Neue Tische: nicht gewertet
server-values-entry = { $game }, Werte: { $values }
server-values-which = Übliche Werte von { $game } …
